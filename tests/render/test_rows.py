"""CSV and TSV."""

from __future__ import annotations

import csv

from hypothesis import given
from hypothesis import strategies as st

from scorecalc.problems import Problem
from scorecalc.render.rows import COLUMNS, encoded, refused_row, scored_row
from tests.render.breakdowns import ABORTIVE, ALL_GREEN, RIICHI, TWO_RONS


def test_the_columns_are_those_described():
    """In this order, as the header."""
    header = "line_number,status,ruleset,total,unit,limit,payments,deltas,items,problems,line"
    assert list(encoded([], "csv")) == [header]
    assert list(encoded([], "tsv")) == [header.replace(",", "\t")]


def test_a_scored_line_is_a_row():
    """Lists inside a cell are joined by spaces, ids stand without their ruleset."""
    assert dict(zip(COLUMNS, scored_row(RIICHI, 1), strict=True)) == {
        "line_number": "1",
        "status": "ok",
        "ruleset": "riichi",
        "total": "3900",
        "unit": "points",
        "limit": "",
        "payments": "W>S:3900",
        "deltas": "E:0 S:+3900 W:-3900 N:0",
        "items": "riichi pinfu tanyao base closed",
        "problems": "",
        "line": "riichi 234567m 345p 55678s win=8s +riichi seat=S from=W",
    }


def test_payers_that_are_not_told_apart_are_counted():
    """Three others pay 4 each."""
    row = dict(zip(COLUMNS, scored_row(ALL_GREEN, 2, "differs"), strict=True))
    assert (row["status"], row["payments"], row["deltas"]) == ("differs", "other>winner:4x3", "")


def test_several_hands_share_a_row():
    """What belongs to one hand stands behind its label, what they share does not."""
    row = dict(zip(COLUMNS, scored_row(TWO_RONS, 3), strict=True))
    assert (row["total"], row["unit"], row["limit"]) == ("S:2000 W:8000", "points", "W:mangan")
    assert row["items"] == "S:tanyao S:base"
    assert row["payments"] == "N>S:2000 N>W:8000 N>W:300 pot>W:1000"


def test_a_draw_has_empty_cells():
    """No hand, no total, no item."""
    assert scored_row(ABORTIVE, 4)[3:7] == ("", "", "", "")


def test_a_refused_line_names_its_problems():
    """All of their codes, and the line as it was."""
    found = [Problem("N101", "no piece"), Problem("N120", "no flag")]
    assert refused_row(found, "riichi 1x +t", 7, "unreadable") == (
        *("7", "unreadable", "", "", "", "", "", "", ""),
        *("N101 N120", "riichi 1x +t"),
    )


def test_a_line_that_looks_like_a_formula_is_left_as_it_is():
    """`=>` begins an expectation, not a formula; the cell is the line."""
    assert refused_row([], "=1+1", 1, "refused")[-1] == "=1+1"


def test_cells_are_quoted_where_they_must_be():
    """A comma and a quotation mark in CSV, and in TSV neither."""
    assert list(encoded([["a,b", 'c"d']], "csv", header=False)) == ['"a,b","c""d"']
    assert list(encoded([["a,b"]], "tsv", header=False)) == ["a,b"]


def test_rows_are_encoded_as_they_come():
    """The first row is out before the second is asked for."""
    asked = []

    def rows():
        for number in "12":
            asked.append(number)
            yield [number]

    stream = encoded(rows(), "csv", header=False)
    assert next(stream) == "1"
    assert asked == ["1"]


@given(st.text(max_size=30), st.sampled_from(["csv", "tsv"]))
def test_any_line_is_one_row_that_reads_back(line, form):
    """Newlines, tabs and surrogates become escapes, so that a row is a line that every reader splits alike."""
    row = refused_row([Problem("N100", "no word")], line, 1, "unreadable")
    (shown,) = encoded([row], form, header=False)
    assert len(shown.splitlines()) == 1
    assert shown.encode()
    (back,) = csv.reader([shown], delimiter="\t" if form == "tsv" else ",")
    assert tuple(back) == row
