"""`examples/all-green.md` leaves out no row of the rules, no worked example and no hand."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scorecalc.api import load_rules
from scorecalc.check import Checked, check_text
from scorecalc.check.answers import Answer
from scorecalc.rulesets.all_green.options import OPTIONS

BOOK = Path(__file__).parents[2] / "examples" / "all-green.md"

#: A9, G17, G18 and G20 are about the game, not about a hand
ROWS = "A1 A2 A3 A4 A5 A6 A7 A8 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 G15 G16 G19 G21 G22"
SCORING = ("A2", "A3", "A4", "A5", "A6", "A7")


@cache
def book() -> Checked:
    return check_text(BOOK.read_text("utf-8"), str(BOOK))


def row(heading: str) -> str:
    """`A5` of the heading `A5 Yakuman`, "" where it begins with none."""
    found = re.match(r"[AG]\d+\b", heading)
    return found[0] if found else ""


def under(wanted: str) -> list[Answer]:
    return [answer for answer in book().answers if row(answer.case.name) == wanted]


def test_every_row_has_a_heading_and_a_hand_under_it() -> None:
    """The ids that begin the headings are exactly the rows of one hand and its payment."""
    headings = re.findall(r"^#+ +(.*)$", BOOK.read_text("utf-8"), re.MULTILINE)
    assert [id for id in map(row, headings) if id] == ROWS.split()
    assert [id for id in ROWS.split() if not under(id)] == []
    assert book().bare == 0


@pytest.mark.parametrize("id", SCORING)
def test_the_items_of_a_row_are_all_shown_under_its_heading(id: str) -> None:
    """A3: pinfu, toitoi, tanyao and junchan score in the hands there."""
    items = {f"all-green.{item.id}" for item in load_rules("all-green").game.items if item.cite == id}
    shown = {
        item.id
        for answer in under(id)
        if answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        for section in hand.sections
        for item in section.items
    }
    assert items
    assert items <= shown


def test_every_option_is_tried_under_the_heading_of_its_row() -> None:
    """hatsu-pair= under G1, and so on; those of a table are flipped in `tests/rules/table_flips`."""
    missing = [
        option.name
        for option in OPTIONS
        if not option.table
        and not any(f" {option.name}=" in f" {answer.case.line}" for answer in under(option.cite.partition(":")[2]))
    ]
    assert missing == []


def test_all_160_hands_and_the_four_worked_examples_are_there() -> None:
    """The two tables of hands have a cell for each, and the examples come to 11, 9, 8 and 7."""
    hands = [answer.case.line for answer in book().answers if answer.case.name.startswith("All 160 hands")]
    assert len(set(hands)) == len(hands) == 160
    totals = [
        hand.total.amount
        for answer in book().answers
        if answer.case.name.startswith("Example ") and answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        if hand.total is not None
    ]
    assert totals == [11, 9, 8, 7]
