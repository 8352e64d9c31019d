"""`examples/azul.md`: every row of the rules is shown, and comes out as it is written."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scorecalc.check import Checked, check_text
from scorecalc.check.report import differing
from scorecalc.check.run import Answer

BOOK = Path(__file__).parents[2] / "examples" / "azul.md"
ROWS = [f"Z{number}" for number in range(1, 15)]
#: rows that items cite
ITEMS = ["Z2", "Z4", "Z9", "Z12"]
#: what may be refused in a line that can be read, and words that cannot
REFUSALS = {f"R33{digit}" for digit in range(10)} | {"N133"}


@cache
def checked() -> Checked:
    return check_text(BOOK.read_text("utf-8"), BOOK.name)


def under(row: str) -> list[Answer]:
    return [answer for answer in checked().answers if re.match(rf"{row}\b", answer.case.name)]


def test_every_example_comes_out_as_it_is_written() -> None:
    """No case differs, none cannot be used, and each expects something."""
    assert [str(flaw) for flaw in checked().flaws] == []
    assert list(differing(checked())) == []
    assert checked().bare == 0
    assert len(checked().answers) > 120


def test_every_row_of_the_rules_has_its_heading() -> None:
    """The ids that begin the headings are the rows of the rule file, in their order."""
    assert re.findall(r"^### (Z\d+) ", BOOK.read_text("utf-8"), re.MULTILINE) == ROWS


@pytest.mark.parametrize("row", ROWS)
def test_every_row_is_shown_by_a_line_under_its_heading(row: str) -> None:
    """A heading without a line would show nothing."""
    assert under(row)


@pytest.mark.parametrize("row", ITEMS)
def test_a_line_under_a_rows_heading_has_an_item_of_that_row(row: str) -> None:
    """Z4 is shown by a line with a floor line."""
    cites = {
        item.cite
        for answer in under(row)
        if answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        for section in hand.sections
        for item in section.items
    }
    assert f"azul:{row}" in cites


def test_every_refusal_is_shown() -> None:
    """Each code of the game, and values that cannot be read."""
    shown = {problem.code for answer in checked().answers for problem in answer.result.problems}
    assert shown == REFUSALS


def test_every_number_of_the_floor_line_is_shown() -> None:
    """From no tile to more than the line holds, with the marker and without it (Z4, Z6)."""
    table = [answer.case for answer in under("Z4")]
    assert {case.expectation for case in table} == {"0", "-1", "-2", "-4", "-6", "-8", "-11", "-14"}
    assert len(table) == 20


def test_every_pair_of_runs_is_shown() -> None:
    """Rows and columns of one to five tiles (Z2)."""
    table = [answer.case for answer in under("Z2") if ", row " in answer.case.name]
    assert len(table) == 25
