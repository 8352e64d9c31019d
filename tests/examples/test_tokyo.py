"""`examples/tokyo.md`: every row of the rules is shown, and comes out as it is written."""

from __future__ import annotations

import re

import pytest

from scorecalc.api import load_rules
from tests.examples.book import Book

BOOK = Book("tokyo")
NUMBERS = [*range(1, 15), *range(31, 38), *range(41, 51), 61, 71, 72, 73]
ROWS = [f"T{n}" for n in NUMBERS]


def test_every_example_comes_out_as_it_is_written() -> None:
    """No case differs, none cannot be used, and each expects something."""
    assert BOOK.faults == []
    assert len(BOOK.checked.answers) > 250


def test_every_row_of_the_rules_has_its_heading() -> None:
    """The ids that begin the headings are the rows of the rule file, the recovered list after T14."""
    wanted = [*ROWS[:14], "T2x", *ROWS[14:]]
    assert re.findall(r"^### (T\d+x?)\b", BOOK.text, re.MULTILINE) == wanted


def test_every_item_scores_in_some_example() -> None:
    """Yaku, limits, dora and zoroba, and all fu but a few that riichi's book shows."""
    items = {f"tokyo.{item.id}" for item in load_rules("tokyo").game.items if item.section != "fu"}
    assert items - {id for id, _ in BOOK.items()} == set()


@pytest.mark.parametrize("code", ["R202", "R204", "R210", "R212", "R213", "R218", "R220", "R221"])
def test_refusals_are_shown(code: str) -> None:
    """By a line that expects it."""
    assert code in BOOK.codes
