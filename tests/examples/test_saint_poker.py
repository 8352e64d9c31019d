"""The examples of Saint Poker: every row of the rules has a heading, and hands under it that show it."""

from __future__ import annotations

import re

import pytest

from scorecalc.rulesets.saint_poker.game import GAME
from tests.examples.book import Book

BOOK = Book("saint-poker")
#: rows that one showdown shows; P9, P13 and P14 are about the game around it
OF_A_SHOWDOWN = "P1 P2 P3 P4 P5 P6 P7 P8 P10 P11 P12"


def test_every_case_comes_out_as_it_is_written():
    """None differs, none cannot be used, none is without an expectation."""
    assert BOOK.faults == []
    assert len(BOOK.checked.answers) > 80


def test_every_row_of_the_rules_has_its_place():
    """P1 to P14, each once, in the headings."""
    headings = " ".join(re.findall(r"^## (.*)$", BOOK.text, re.MULTILINE))
    assert sorted(re.findall(r"P\d+", headings), key=lambda row: int(row[1:])) == [f"P{n}" for n in range(1, 15)]


@pytest.mark.parametrize("row", OF_A_SHOWDOWN.split())
def test_every_row_of_a_showdown_is_shown_by_one(row):
    """A heading without a case would show nothing."""
    assert BOOK.under(row)


def test_every_class_and_every_refusal_occurs():
    """Nine classes, four problems of the game."""
    assert {id for id, _ in BOOK.items()} == {f"saint-poker.{item.id}" for item in GAME.items}
    expected = {answer.case.expectation for answer in BOOK.checked.answers}
    assert {f"error {code}" for code in ("R350", "R351", "R352", "R353", "N101", "N133")} <= expected
