"""`examples/king-of-tokyo.md`: every row of the rules is shown, and comes out as it is written."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scorecalc.check import Checked, check_text
from scorecalc.check.report import differing
from scorecalc.check.run import Answer

BOOK = Path(__file__).parents[2] / "examples" / "king-of-tokyo.md"
ROWS = [f"K{number}" for number in range(1, 15)]
#: rows that items cite
ITEMS = ["K1", "K2", "K3", "K4", "K6", "K11", "K12"]
#: what may be refused in a line that can be read
REFUSALS = {f"R34{digit}" for digit in range(10)}


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
    assert len(checked().answers) > 90


def test_every_row_of_the_rules_has_its_heading() -> None:
    """The ids that begin the headings are the rows of the rule file, in their order."""
    assert re.findall(r"^### (K\d+) ", BOOK.read_text("utf-8"), re.MULTILINE) == ROWS


@pytest.mark.parametrize("row", ROWS)
def test_every_row_is_shown_by_a_line_under_its_heading(row: str) -> None:
    """A heading without a line would show nothing."""
    assert under(row)


@pytest.mark.parametrize("row", ITEMS)
def test_a_line_under_a_rows_heading_has_an_item_of_that_row(row: str) -> None:
    """K2 is shown by a line with energy dice."""
    cites = {
        item.cite
        for answer in under(row)
        if answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        for section in hand.sections
        for item in section.items
    }
    assert f"king-of-tokyo:{row}" in cites


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_every_refusal_is_shown(code: str) -> None:
    """By a line that expects it."""
    assert any(problem.code == code for answer in checked().answers for problem in answer.result.problems)
