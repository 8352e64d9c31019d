"""The examples of the doubles games: every row that scores has a heading, and hands that show it."""

from __future__ import annotations

import re

import pytest

from scorecalc.api import load_rules
from tests.examples.book import Book

BOOKS = {"columbia": ("columbia",), "french": ("french-simple", "french-advanced"), "kajongg": ("dmjl", "bmja")}
#: hands that are worth something only where another edition or no example plays them
UNSHOWN = {"kajongg": set(), "columbia": set(), "french": {"dead-wall", "pair-tower-wind"}}


@pytest.mark.parametrize("name", BOOKS)
def test_every_case_comes_out_as_it_is_written(name):
    """None differs, none cannot be used, none is without an expectation."""
    book = Book(name)
    assert book.faults == []
    assert len(book.checked.answers) > 75


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("columbia", [1, 3, 4, *range(10, 21), 30, 31, *range(40, 63), *range(70, 74)]),
        ("french", [*range(1, 14), 20, 21, 22, *range(30, 37), *range(40, 48), 50, 51, 52, *range(60, 68), 80, 81, 82]),
    ],
)
def test_every_row_has_its_place_in_the_headings(name, rows):
    """A heading names rows (`C14 to C16`): each that concerns a hand or its payment stands in one."""
    named: set[int] = set()
    for first, last in re.findall(r"^## [CF](\d+)(?: (?:to|and) [CF](\d+))?", Book(name).text, re.MULTILINE):
        named.update(range(int(first), int(last or first) + 1))
    assert named >= set(rows) - {8}


@pytest.mark.parametrize("name", BOOKS)
def test_every_item_is_shown_by_a_hand(name):
    """No item is declared that the examples do not have."""
    rules = load_rules(BOOKS[name][0])
    shown = {id for id, _ in Book(name).items()}
    missing = {item.id for item in rules.game.items} - {id.partition(".")[2] for id in shown}
    assert missing <= UNSHOWN[name]
