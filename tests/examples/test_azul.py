"""`examples/azul.md`: every row of the rules is shown, and comes out as it is written."""

from __future__ import annotations

import pytest

from tests.examples.book import Book

BOOK = Book("azul")
ROWS = [f"Z{number}" for number in range(1, 15)]
#: rows that items cite
ITEMS = ["Z2", "Z4", "Z9", "Z12"]
#: what may be refused in a line that can be read, and words that cannot
REFUSALS = {f"R33{digit}" for digit in range(10)} | {"N133"}


def test_every_example_comes_out_as_it_is_written() -> None:
    """No case differs, none cannot be used, and each expects something."""
    assert BOOK.faults == []
    assert len(BOOK.checked.answers) > 120


def test_every_row_of_the_rules_has_its_heading() -> None:
    """The ids that begin the headings are the rows of the rule file, in their order."""
    assert BOOK.rows("###") == ROWS


@pytest.mark.parametrize("row", ROWS)
def test_every_row_is_shown_by_a_line_under_its_heading(row: str) -> None:
    """A heading without a line would show nothing."""
    assert BOOK.under(row)


@pytest.mark.parametrize("row", ITEMS)
def test_a_line_under_a_rows_heading_has_an_item_of_that_row(row: str) -> None:
    """Z4 is shown by a line with a floor line."""
    assert f"azul:{row}" in {cite for _, cite in BOOK.items(row)}


def test_every_refusal_is_shown() -> None:
    """Each code of the game, and values that cannot be read."""
    assert BOOK.codes == REFUSALS


def test_every_number_of_the_floor_line_is_shown() -> None:
    """From no tile to more than the line holds, with the marker and without it (Z4, Z6)."""
    table = [answer.case for answer in BOOK.under("Z4")]
    assert {case.expectation for case in table} == {"0", "-1", "-2", "-4", "-6", "-8", "-11", "-14"}
    assert len(table) == 20


def test_every_pair_of_runs_is_shown() -> None:
    """Rows and columns of one to five tiles (Z2)."""
    table = [answer.case for answer in BOOK.under("Z2") if ", row " in answer.case.name]
    assert len(table) == 25
