"""A column of a table, or a field of JSONL, as the line: rows of all kinds, and what is no row."""

import csv
import io
import json

import jsonschema
import pytest

from scorecalc.batch.fields import column, field, form_of
from scorecalc.problems import Refused
from scorecalc.render.schema import schema
from tests.console import call, quiet_place

__all__ = ["quiet_place"]

GOOD = "riichi han=4 fu=30"


def picked(found):
    """Number, line and code of each row."""
    return [
        (number, line, flaws[at].code if at in flaws else None)
        for numbers, lines, flaws in found
        for at, (number, line) in enumerate(zip(numbers, lines, strict=True))
    ]


def table(text, name="hand", form="csv"):
    """The rows of a table that comes in one piece."""
    return picked(column(iter([text.split("\n")]), name, form))


@pytest.mark.parametrize(("path", "form"), [("a.csv", "csv"), ("A.TSV", "tsv"), ("x.ndjson", "jsonl"), ("csv", None)])
def test_the_name_of_a_file_says_what_it_is(path, form):
    """By its end."""
    assert form_of(path) == form


def test_a_cell_may_be_quoted_and_hold_line_ends():
    """They are spaces; the number is that of the line at which the row begins."""
    text = 'n, hand ,x\n1,"riichi 234m\n567m",\n2,a,"say ""b"", c"\n\n3,"b\r\nc",d'
    assert table(text) == [(2, "riichi 234m 567m", None), (4, "a", None), (5, "", None), (6, "b  c", None)]


def test_a_tsv_is_what_batch_writes():
    """Tabs between cells, commas within."""
    assert table("n\thand\n1\ta,b", form="tsv") == [(2, "a,b", None)]


@pytest.mark.parametrize(
    "broken",
    ['2,"abc', '2,"abc"d', f"2,{'x' * 70_000}", f'2,"{"x" * 140_000}'],
    ids=["an open quotation mark", "more behind a quoted cell", "a line without end", "an open cell without end"],
)
def test_a_row_that_is_broken_costs_no_other_row(broken):
    """Whether another cell is quoted later or none is."""
    for rest in ("3,c\n4,d", '3,"c"\n4,d'):
        rows = table(f"n,hand\n1,a\n{broken}\n{rest}")
        assert [(number, code) for number, _, code in rows] == [(2, None), (3, "D442"), (4, None), (5, None)]
        assert [line for _, line, _ in rows[2:]] == ["c", "d"]


def test_a_row_is_given_as_soon_as_it_is_there():
    """Not only when the next one is."""
    taken = []

    def blocks():
        for text in ("n,hand", "1,a", '2,"b', 'c"', "3,d"):
            taken.append(text)
            yield [text]

    found = column(blocks(), "hand", "csv")
    assert picked([next(found)]) == [(2, "a", None)]
    assert taken[-1] == "1,a"
    assert picked([next(found)]) == [(3, "b c", None)]
    assert taken[-1] == 'c"'


@pytest.mark.parametrize("text", ["", "n,m\n1,2", "hand,hand\n1,2", '"n\n1'])
def test_a_table_without_the_column_is_refused(text):
    """At once: none of its rows could be scored."""
    with pytest.raises(Refused, match="D440"):
        table(text)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ('{"hand": "a\\nb"}', None),
        ("", None),
        ('{"hand": null}', "D441"),
        ('{"hand": ["a"]}', "D441"),
        ('{"hand": true}', "D441"),
        ("{}", "D441"),
        ("[]", "D442"),
        ("hand", "D442"),
        ('{"hand": ' + "9" * 5000 + "}", "D442"),
        ("[" * 60_000, "D442"),
        ('{"hand": "' + "x" * 70_000 + '"}', "D442"),
        ('{"hand": "\udcff"}', None),
    ],
)
def test_a_row_of_jsonl(row, code):
    """A text, nothing, or a problem of this row alone."""
    found = picked(field(iter([[row[:65_536], '{"hand": "a"}']]), "hand"))
    assert [(number, found) for number, _, found in found] == [(1, code), (2, None)]
    assert "\n" not in found[0][1]


def test_rows_of_batch_can_be_read_again(quiet_place):
    """The column `line` of what it wrote gives the same results."""
    lines = f"{GOOD}\nriichi 234m 567m 345p 678s 55s win=8s +riichi\nriichi han=4\n"
    for form in ("csv", "tsv", "jsonl"):
        call(["batch", "-q", "--format", form, "-o", f"out.{form}"], lines)
        again = call(["batch", f"out.{form}", "--field", "line", "--format", "csv", "-q"])
        rows = list(csv.DictReader(io.StringIO(again.shown)))
        assert [(row["status"], row["total"]) for row in rows] == [("ok", "7700"), ("ok", "3900"), ("refused", "")]
        assert quiet_place.joinpath(f"out.{form}").exists()


def test_rows_that_are_none_are_results_in_their_place():
    """With their codes; the row itself stands for the line."""
    rows = [json.dumps({"hand": GOOD}), '{"hand"', '{"hnd": "x"}', json.dumps({"hand": f"{GOOD} => 7600"})]
    ran = call(["batch", "-q", "--field", "hand", "--from", "jsonl", "-"], "\n".join(rows))
    found = [json.loads(row) for row in ran.shown.splitlines()]
    assert ran.code == 1
    assert [(row["line_number"], row["status"]) for row in found] == [
        (1, "ok"),
        (2, "unreadable"),
        (3, "unreadable"),
        (4, "differs"),
    ]
    assert [row["line"] for row in found] == [GOOD, '{"hand"', '{"hnd": "x"}', GOOD]
    assert [problem["code"] for row in found[1:3] for problem in row["problems"]] == ["D442", "D441"]
    assert found[1]["problems"][0]["start"] == 7
    for row in found:
        jsonschema.validate(row, {**schema(), "anyOf": [{"$ref": "#/$defs/row"}]})


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--field", "hand"], "--field does not say what standard input is"),
        (["--field", "hand", "hands.txt"], "--field does not say what `hands.txt` is"),
        (["--from", "csv"], "--from csv without --field"),
        (["--from", "csw", "--field", "hand"], "no form `csw`"),
    ],
)
def test_what_is_read_must_be_known(words, message, quiet_place):
    """By the name of the file, or by `--from`."""
    (quiet_place / "hands.txt").write_text("hand\n", "utf-8")
    ran = call(["batch", *words], "hand\n")
    assert ran.code == 2
    assert ran.shown.startswith(f"error: {message}\n")
