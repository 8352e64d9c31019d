"""Results as JSONL, CSV and TSV: the fields of cli.md."""

import csv
import json

import pytest

from scorecalc.batch import results
from scorecalc.batch.written import written

HAND = "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"
LINES = [f"{HAND} => 3900", f"{HAND} => fu=40 pinfu", "riichi han=4", 'riichi "', "riichi han=4 => error R214"]


def test_jsonl_is_an_object_a_line():
    """The object of `score --json`, and its number, its status, what differs."""
    rows = [json.loads(row) for row in written(results(LINES), "jsonl")]
    assert [(row["line_number"], row["status"]) for row in rows] == [
        (1, "ok"),
        (2, "differs"),
        (3, "refused"),
        (4, "unreadable"),
        (5, "ok"),
    ]
    assert rows[0]["total"] == {"amount": 3900, "unit": "points"}
    assert rows[0]["deltas"] == {"E": 0, "S": 3900, "W": -3900, "N": 0}
    assert "differences" not in rows[0]
    assert rows[1]["differences"] == [
        {"what": "fu", "expected": 40, "got": 30},
        {"what": "items", "expected": "pinfu", "got": "riichi pinfu tanyao"},
    ]
    assert rows[2]["line"] == "riichi han=4"
    assert [problem["code"] for problem in rows[2]["problems"]] == ["R214"]
    assert rows[4]["problems"] == rows[2]["problems"]


@pytest.mark.parametrize(("form", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_csv_and_tsv_have_a_header_and_a_row_a_line(form, delimiter):
    """Lists in a cell are joined by spaces; a problem is its code."""
    rows = list(csv.reader(written(results(LINES), form), delimiter=delimiter))
    columns = "line_number,status,ruleset,total,unit,limit,payments,deltas,items,problems,line"
    assert rows[0] == columns.split(",")
    items = "riichi pinfu tanyao base closed-ron"
    assert rows[1] == [
        "1",
        "ok",
        "riichi",
        "3900",
        "points",
        "",
        "W>S:3900",
        "E:0 S:+3900 W:-3900 N:0",
        items,
        "",
        HAND,
    ]
    assert rows[2][:2] == ["2", "differs"]
    assert rows[3] == ["3", "refused", "riichi", *[""] * 6, "R214", "riichi han=4"]
    assert rows[4] == ["4", "unreadable", "riichi", *[""] * 6, "N105", 'riichi "']
    assert len(rows) == 6


def test_the_header_stands_alone_where_nothing_is_read():
    """An empty file is a table without rows; JSONL has none either."""
    assert list(written(results([]), "csv")) == list(written(results([]), "csv"))[:1]
    assert list(written(results([]), "jsonl")) == []
