"""`examples/king-of-tokyo.md`: every row of the rules is shown, and comes out as it is written."""

from __future__ import annotations

import pytest

from tests.examples.book import Book

BOOK = Book("king-of-tokyo")
ROWS = [f"K{number}" for number in range(1, 15)]
#: rows that items cite
ITEMS = ["K1", "K2", "K3", "K4", "K6", "K11", "K12"]
#: what may be refused in a line that can be read
REFUSALS = {f"R34{digit}" for digit in range(10)}


def test_every_example_comes_out_as_it_is_written() -> None:
    """No case differs, none cannot be used, and each expects something."""
    assert BOOK.faults == []
    assert len(BOOK.checked.answers) > 90


def test_every_row_of_the_rules_has_its_heading() -> None:
    """The ids that begin the headings are the rows of the rule file, in their order."""
    assert BOOK.rows("###") == ROWS


@pytest.mark.parametrize("row", ROWS)
def test_every_row_is_shown_by_a_line_under_its_heading(row: str) -> None:
    """A heading without a line would show nothing."""
    assert BOOK.under(row)


@pytest.mark.parametrize("row", ITEMS)
def test_a_line_under_a_rows_heading_has_an_item_of_that_row(row: str) -> None:
    """K2 is shown by a line with energy dice."""
    assert f"king-of-tokyo:{row}" in {cite for _, cite in BOOK.items(row)}


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_every_refusal_is_shown(code: str) -> None:
    """By a line that expects it."""
    assert code in BOOK.codes
