"""The JSON Schema holds for what is printed, and for nothing else that is near it."""

from __future__ import annotations

import copy
import json

import pytest
from jsonschema import Draft202012Validator

from scorecalc.problems import Problem
from scorecalc.render.schema import schema
from scorecalc.render.to_json import as_json, as_row, dumps, refusal_json
from tests.render.breakdowns import ALL, ALL_GREEN, RIICHI, TWO_RONS

REFUSAL = refusal_json([Problem("N101", "no piece `5x`", 10, 12, "write `5s`", ("5s",)), Problem("R203", "13 tiles")])
CHECK = {
    "schema": "scorecalc/1",
    "cases": 23,
    "differing": 1,
    "differences": [
        {
            "file": "a.md",
            "line_number": 3,
            "case": "Example 1",
            "what": "fu",
            "expected": 40,
            "got": 30,
            "because": "no triplet",
            "next": "scorecalc score -e riichi 123m",
        }
    ],
}
PARSE = {
    "schema": "scorecalc/1",
    "ruleset": "riichi",
    "line": "riichi 123m",
    "words": [{"kind": "ruleset", "text": "riichi", "start": 0, "end": 6}],
    "canonical": "riichi 123m",
}


def holds(value, name=None):
    """Whether the schema, or one of the objects in it, accepts a value as it is printed."""
    found = schema()
    if name:
        found = {"$defs": found["$defs"], "$ref": f"#/$defs/{name}"}
    return Draft202012Validator(found).is_valid(json.loads(dumps(value)))


def without(value, key):
    return {k: v for k, v in value.items() if k != key}


def test_the_schema_is_a_schema():
    """Of the draft that it names."""
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_every_shape_of_breakdown_holds(breakdown):
    """One hand, several, positions, poker, a draw; alone and as a row."""
    shown = as_json(breakdown)
    assert holds(shown)
    assert holds(shown, "score")
    assert not holds(shown, "row")
    assert holds(as_row(shown, 1, "ok"), "row")


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_every_key_that_is_always_there_is_asked_for(breakdown):
    """Leaving any one of them out is noticed."""
    shown = as_json(breakdown)
    optional = {"reading", "hands", *breakdown.facts}
    assert [key for key in shown if key not in optional and holds(without(shown, key), "score")] == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("schema",), "scorecalc/2"),
        (("total", "amount"), 3900.5),
        (("total", "unit"), "P"),
        (("outcome",), "won"),
        (("settled",), True),
        (("sections", 0, "items", 0, "mark"), "sure"),
        (("sections", 0, "items", 0, "id"), "Pinfu"),
        (("payments", 0, "count"), 0),
        (("deltas",), {"E": "0"}),
        (("limit",), "Mangan!"),
        (("reading",), None),
        (("reading", "sets"), "234m"),
        (("line_number",), 4),
        (("steps", 0, "value"), "960"),
    ],
)
def test_a_wrong_value_is_noticed(path, value):
    """Labels instead of ids, text instead of ints, a number of a line without its status."""
    shown = copy.deepcopy(as_json(RIICHI))
    inner = shown
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert not holds(shown)


def test_a_hand_of_several_needs_its_keys():
    """The reading is there even where it is null."""
    shown = copy.deepcopy(as_json(TWO_RONS))
    del shown["hands"]["W"]["reading"]
    assert not holds(shown)


def test_refusals_hold():
    """With and without a place; never without a problem."""
    assert holds(REFUSAL)
    assert holds(refusal_json([Problem("R310", "no yaku", file="f.md", line_number=4)], "riichi 1m"))
    assert not holds(refusal_json([]))
    assert not holds(refusal_json([Problem("X1", "no such code")]))


def test_rows_hold():
    """A row that differs says what differs, and no other does."""
    differing = [{"what": "fu", "expected": 40, "got": 30}]
    assert holds(as_row(REFUSAL, 2, "unreadable"), "row")
    assert holds(as_row(as_json(ALL_GREEN), 2, "differs", differing), "row")
    assert not holds(as_row(as_json(ALL_GREEN), 2, "differs"), "row")
    assert not holds(as_row(as_json(ALL_GREEN), 2, "ok", differing), "row")
    assert not holds(as_row(as_json(ALL_GREEN), 0, "ok"), "row")
    assert not holds(as_row(as_json(ALL_GREEN), 1, "fine"), "row")


@pytest.mark.parametrize(("value", "name"), [(CHECK, "check"), (PARSE, "parse")])
def test_what_check_and_parse_print_holds(value, name):
    """As the command line's description lists their keys; each but the ruleset is asked for."""
    assert holds(value)
    assert [key for key in value if key != "ruleset" and holds(without(value, key), name)] == []


def test_fields_may_be_added():
    """A reader of the first version can read a later one."""
    assert holds(as_json(RIICHI) | {"new": 1})
