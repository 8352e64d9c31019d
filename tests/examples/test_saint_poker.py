"""The examples of Saint Poker: every row of the rules has a heading, and hands under it that show it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.check import check_text
from scorecalc.rulesets.saint_poker.game import GAME

EXAMPLES = Path(__file__).parents[2] / "examples" / "saint-poker.md"
TEXT = EXAMPLES.read_text("utf-8")
CHECKED = check_text(TEXT, EXAMPLES.name)
#: rows that one showdown shows; P9, P13 and P14 are about the game around it
OF_A_SHOWDOWN = "P1 P2 P3 P4 P5 P6 P7 P8 P10 P11 P12"


def test_every_case_comes_out_as_it_is_written():
    """None differs, none cannot be used, none is without an expectation."""
    assert [str(flaw) for flaw in CHECKED.flaws] == []
    assert [found for answer in CHECKED.differing for found in answer.differences] == []
    assert CHECKED.bare == 0
    assert len(CHECKED.answers) > 80


def test_every_row_of_the_rules_has_its_place():
    """P1 to P14, each once, in the headings."""
    headings = " ".join(re.findall(r"^## (.*)$", TEXT, re.MULTILINE))
    assert sorted(re.findall(r"P\d+", headings), key=lambda row: int(row[1:])) == [f"P{n}" for n in range(1, 15)]


@pytest.mark.parametrize("row", OF_A_SHOWDOWN.split())
def test_every_row_of_a_showdown_is_shown_by_one(row):
    """A heading without a case would show nothing."""
    assert [answer for answer in CHECKED.answers if answer.case.name.startswith(f"{row} ")]


def test_every_class_and_every_refusal_occurs():
    """Nine classes, four problems of the game."""
    shown = {
        item.id
        for answer in CHECKED.answers
        if answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        for section in hand.sections
        for item in section.items
    }
    assert shown == {f"saint-poker.{item.id}" for item in GAME.items}
    expected = {answer.case.expectation for answer in CHECKED.answers}
    assert {f"error {code}" for code in ("R350", "R351", "R352", "R353", "N101", "N133")} <= expected
