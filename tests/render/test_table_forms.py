"""A table as rows, as Markdown and as JSON: the same entries, exact, and harmless whatever is in them."""

from __future__ import annotations

import csv
import io
import json

import pytest
from jsonschema import Draft202012Validator

from scorecalc.model.money import Payment
from scorecalc.model.table import Final, Place
from scorecalc.render.schema import schema
from scorecalc.render.table_json import table_json
from scorecalc.render.table_markdown import table_markdown
from scorecalc.render.table_rows import table_rows
from scorecalc.render.to_json import dumps
from tests.render.tables import EMPTY, ENTRIES, OVER, RUNNING, many, renamed

HOSTILE = ("a|b", "<script>*_", '"q",\x1b[2J', "D\u202e`")


def valid(value, name=None):
    found = schema()
    if name:
        found = {"$defs": found["$defs"], "$ref": f"#/$defs/{name}"}
    return Draft202012Validator(found).is_valid(json.loads(dumps(value)))


def test_rows_have_changes_that_sum_to_zero_and_the_scores_behind_them():
    """The stick of the second hand lies in the pot until the third."""
    rows = list(table_rows(RUNNING, "csv"))
    assert [row.split(",")[-10:] for row in rows[2:]] == [
        ["-1000", "-1000", "-1000", "2000", "1000", "0", "24000", "27900", "20100", "27000"],
        ["-2100", "-2100", "-4100", "9300", "-1000", "0", "21900", "25800", "16000", "36300"],
        ["2000", "8000", "-10000", "0", "0", "0", "23900", "33800", "6000", "36300"],
    ]
    assert rows[:2] == [
        "n,hand,typed,line,outcome,summary,Anna,Ben,Cleo,Dora,pot,bank,Anna after,Ben after,Cleo after,Dora after",
        "1,E1,234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo,"
        "riichi 234567m 345p 55678s win=8s +riichi seat=S from=W,win,Ben: 3 han 30 fu,"
        "0,3900,-3900,0,0,0,25000,28900,21100,25000",
    ]


@pytest.mark.parametrize("form", ["csv", "tsv"])
def test_rows_of_hostile_names_are_read_back(form):
    """Quotes, commas and escapes in a name shift no column."""
    text = "\n".join(table_rows(renamed(RUNNING, HOSTILE), form))
    rows = list(csv.reader(io.StringIO(text), delimiter="\t" if form == "tsv" else ","))
    assert rows[0][6:10] == ["a|b", "<script>*_", '"q",\\x1b[2J', "D\\u202e`"]
    assert [len(row) for row in rows] == [16] * 5
    assert [sum(map(int, row[6:12])) for row in rows[1:]] == [0] * 4


def test_rows_of_no_entries_are_a_header():
    """So that a reader of the file finds its columns."""
    assert len(list(table_rows(EMPTY, "tsv"))) == 1


def test_other_units_do_not_count():
    """Hearts that a monster loses are not stars (King of Tokyo)."""
    paid = (Payment("bank", "Anna", 2, "stars", "turn"), Payment("Ben", "bank", 3, "hearts", "hit"))
    entry = ENTRIES[0]._replace(payments=paid)
    view = RUNNING._replace(unit="stars", played=(RUNNING.played[0]._replace(entry=entry),))
    assert view.changes(entry) == {"Anna": 2, "Ben": 0, "Cleo": 0, "Dora": 0, "bank": -2}


def test_a_markdown_document():
    """Headings, the ranking and the entries as tables; a column that nobody has (seats, results) is left out."""
    assert list(table_markdown(RUNNING)) == [
        "# Thursday",
        "",
        "riichi · Riichi, the common Japanese rules",
        "",
        "South 1, Anna deals",
        "",
        "begun 2026-03-05 19:30, last entry 2026-03-05 20:15",
        "",
        "## So far",
        "",
        "| place | player | seat | points | behind |",
        "| -: | - | - | -: | -: |",
        "| 1 | Dora | North | 36300 |  |",
        "| 2 | Ben | South | 33800 | 2500 |",
        "| 3 | Anna | East | 23900 | 12400 |",
        "| 4 | Cleo | West | 6000 | 30300 |",
        "",
        "## Entries",
        "",
        "|  | hand | Anna | Ben | Cleo | Dora | result | line |",
        "| -: | - | -: | -: | -: | -: | - | - |",
        "| 1 | E1 | 0 | +3900 | -3900 | 0 | Ben: 3 han 30 fu |"
        " `234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo` |",
        "| 2 | E2 | -1000 | -1000 | -1000 | +2000 | draw | `+nobody-won tenpai=Dora riichi=Dora` |",
        "| 3 | E3-1 | -2100 | -2100 | -4100 | +9300 | Dora: 5 han 30 fu, mangan | `Dora: han=5 fu=30 +tsumo` |",
        "| 4 | E4 | +2000 | +8000 | -10000 | 0 | Anna: 2 han 30 fu; Ben: 5 han 30 fu, mangan |"
        " `from=Cleo Anna: 234567m 345p 55678s win=8s Ben: han=5 fu=30` |",
    ]


def test_the_end_in_markdown():
    """Results with their parts, and the note as a quotation."""
    lines = list(table_markdown(OVER))
    at = lines.index("## Ranking")
    assert lines[at + 2 : at + 5] == [
        "| place | player | seat | points | behind | score | uma | oka | result |",
        "| -: | - | - | -: | -: | -: | -: | -: | -: |",
        "| 1 | Dora | North | 36300 |  | +6.3 | +20 | +20 | +46.3 |",
    ]
    assert "> equal scores go by the first seats" in lines


def test_markdown_escapes_what_is_stored():
    """Bars, tags, emphasis and control codes, in names and in lines; a bar behind a backslash is no code."""
    entry = ENTRIES[0]._replace(typed="x | y\x1b", summary="<b>*")
    other = ENTRIES[1]._replace(typed="a\\|b")
    view = renamed(
        RUNNING._replace(name="# [x](y)", played=tuple(RUNNING.played[0]._replace(entry=e) for e in (entry, other))),
        HOSTILE,
    )
    lines = list(table_markdown(view))
    assert lines[0] == "# \\# \\[x\\](y)"
    assert '|  | hand | a\\|b | &lt;script>\\*\\_ | "q",\\\\x1b\\[2J | D\\\\u202e\\` | result | line |' in lines
    assert lines[-2].endswith("| &lt;b>\\* | `x \\| y\\x1b` |")
    assert lines[-1].endswith("| a\\\\\\|b |")


def test_the_object_of_a_table():
    """The keys of the command line's description in its order, players as they sat down, ids and ints."""
    shown = table_json(RUNNING)
    assert list(shown)[:7] == ["schema", "ruleset", "rules_hash", "table", "state", "players", "entries"]
    assert shown["state"] == {"round": "S", "hand": 1, "dealer": "Anna", "honba": 0, "pot": 0, "over": None}
    assert shown["players"][:2] == [
        {"name": "Anna", "seat": "E", "score": 23900, "place": 3, "result": None, "parts": []},
        {"name": "Ben", "seat": "S", "score": 33800, "place": 2, "result": None, "parts": []},
    ]
    assert shown["entries"][1] == {
        "n": 2,
        "line": "riichi +nobody-won tenpai=W riichi=W",
        "deltas": {"Anna": -1000, "Ben": -1000, "Cleo": -1000, "Dora": 2000, "pot": 1000},
        "result": "draw",
        "typed": "+nobody-won tenpai=Dora riichi=Dora",
        "summary": "draw",
    }


def test_the_object_at_the_end_has_results_in_points():
    """Not in thousands: ints (riichi P12)."""
    shown = table_json(OVER)
    assert shown["state"]["over"] == "last hand"
    assert shown["players"][3] == {
        "name": "Dora",
        "seat": "N",
        "score": 36300,
        "place": 1,
        "result": 46300,
        "parts": [
            {"what": "score", "amount": 6300},
            {"what": "uma", "amount": 20000},
            {"what": "oka", "amount": 20000},
        ],
    }


def test_what_a_game_has_not_is_null():
    """No seats, no rounds, no dealer: chips on a plain table."""
    view = many(3, 1, unit="chips")
    shown = table_json(view._replace(final=Final(tuple(Place(name, 1, 0) for name in view.players))))
    assert shown["state"] == {"round": None, "hand": 2, "dealer": None, "honba": 0, "pot": 0, "over": None}
    assert [player["seat"] for player in shown["players"]] == [None] * 3
    assert (shown["begun"], shown["latest"]) == (None, None)


@pytest.mark.parametrize("view", [RUNNING, OVER, EMPTY, many(6, 400, unit="chips"), renamed(OVER, HOSTILE)])
def test_the_schema_holds_for_every_table(view):
    """As one of all objects, and as the table that it is; each key is asked for."""
    shown = table_json(view)
    assert valid(shown)
    assert valid(shown, "table")
    assert not valid(shown, "score")
    assert [key for key in shown if valid({k: v for k, v in shown.items() if k != key}, "table")] == []


@pytest.mark.parametrize(
    "wrong", [{"unit": "P"}, {"table": ""}, {"ended": "no"}, {"state": {"round": "E"}}, {"players": [{"name": "Anna"}]}]
)
def test_a_wrong_table_is_noticed(wrong):
    """Labels for ids, texts for truths, an object without its keys."""
    assert not valid(table_json(RUNNING) | wrong, "table")
