"""A long file in which every hundredth line is broken in another way."""

import csv
import io

import pytest

from scorecalc.problems import Problem, status_of
from tests.batch.hands import WRONG, wins
from tests.console import call, quiet_place

__all__ = ["quiet_place"]

LINES = 10_000


@pytest.mark.parametrize("jobs", [2])
def test_every_hundredth_line_is_reported_and_the_others_are_intact(jobs, quiet_place):
    """A hundred kinds of breakage from the catalogue, each told with its own codes; all else pays what it paid."""
    assert len(WRONG) >= LINES // 100
    lines = wins(LINES)
    broken = {100 * n: WRONG[n - 1] for n in range(1, LINES // 100 + 1)}
    for number, (line, _) in broken.items():
        lines[number - 1] = line
    (quiet_place / "hands.txt").write_text("\n".join(lines) + "\n", "utf-8")
    ran = call(["batch", "hands.txt", "--jobs", str(jobs), "--format", "csv", "-o", "out.csv"])
    assert ran.code == 1
    rows = list(csv.DictReader(io.StringIO((quiet_place / "out.csv").read_text("utf-8"))))
    assert [row["line_number"] for row in rows] == [str(number) for number in range(1, LINES + 1)]
    for number, row in enumerate(rows, 1):
        if number in broken:
            codes = broken[number][1]
            assert row["problems"].split() == list(codes), row["line"]
            assert row["status"] == status_of([Problem(code, "") for code in codes])
            assert row["total"] == row["payments"] == row["items"] == ""
        else:
            assert (row["status"], row["problems"]) == ("ok", ""), row["line"]
            assert row["total"]
    failed = sum(row["status"] != "ok" for row in rows)
    assert failed == 100
    assert "10000 lines: 9900 ok, " in ran.shown


def test_lines_of_other_kinds_of_wrong_are_reported_too():
    """All kinds of the catalogue, with a good line between each two."""
    lines = [text for line, _ in WRONG for text in (line, "riichi han=4 fu=30")]
    ran = call(["batch", "-q", "--format", "csv"], "\n".join(lines))
    rows = list(csv.DictReader(io.StringIO(ran.shown)))
    assert [row["problems"].split() for row in rows[::2]] == [list(codes) for _, codes in WRONG]
    assert {(row["status"], row["total"]) for row in rows[1::2]} == {("ok", "7700")}
