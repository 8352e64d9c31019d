"""Listings and charts."""

from __future__ import annotations

from scorecalc.render.table import chart, table


def test_a_listing_has_a_line_under_its_headers():
    """Names to the left, numbers where they are asked for to the right."""
    assert table([["riichi", 1], ["ryanpeikou", 3]], ["yaku", "han"], right=[1]) == (
        "yaku          han\n----------  -----\nriichi          1\nryanpeikou      3"
    )


def test_a_listing_without_headers_is_columns_alone():
    """Nothing is taken for a number: 007 keeps its zeros."""
    assert table([["a", "007"], ["bb", "1.50"]]) == "a   007\nbb  1.50"


def test_an_empty_listing_is_its_headers():
    """And nothing at all where it has none."""
    assert table([], ["yaku", "han"]) == "yaku    han\n------  -----"
    assert table([]) == ""


def test_short_rows_and_nothing_are_empty_cells():
    """None is no word."""
    assert table([["a", None, "c"], ["b"]], ["x", "y", "z"]) == "x    y    z\n---  ---  ---\na         c\nb"


def test_wide_characters_take_two_columns():
    """立直 is as wide as four letters."""
    assert table([["立直", "1"], ["abcd", "2"]]) == "立直  1\nabcd  2"


def test_a_markdown_table_keeps_its_bars():
    """A bar inside a cell is escaped."""
    assert table([["a|b", 10]], ["x", "n"], style="markdown", right=[1]) == (
        "| x    |   n |\n|:-----|----:|\n| a\\|b |  10 |"
    )


def test_cells_cannot_break_the_table():
    """A newline and an escape character are shown; ASCII is spelled where asked for."""
    assert table([["a\n\x1b"]]) == r"a\x0a\x1b"
    assert table([["×"]], ascii=True) == "x"


def test_a_chart_is_the_table_of_a_rulebook():
    """P1: non-dealer self-draws of 1 to 3 han; 20 fu with 1 han does not exist."""
    rows = [(1, [None, 1000]), (2, [1300, 2000]), (3, [2600, 3900])]
    assert chart([20, 30], rows) == "     20    30\n1     -  1000\n2  1300  2000\n3  2600  3900"


def test_a_chart_in_markdown():
    """The corner is empty, the first column to the left."""
    assert chart([20, 30], [(1, [None, 1000])], style="markdown") == (
        "|    |   20 |   30 |\n|:---|-----:|-----:|\n| 1  |    - | 1000 |"
    )
