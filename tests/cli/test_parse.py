"""`parse`: how a line was understood."""

import json

import jsonschema
import pytest

from scorecalc.render.schema import schema
from tests.console import answer, run

LINE = "riichi 678s 55s 234567m 345p +riichi from=W seat=S win=8s"

pytestmark = pytest.mark.usefixtures("quiet_place")


def test_the_canonical_form_is_printed_and_reads_back_as_itself():
    """Tiles by suit, the winning tile, flags, settings in the vocabulary's order."""
    form = "riichi 234567m 345p 55678s win=8s +riichi seat=S from=W"
    assert run(f"scorecalc parse {LINE}").shown.endswith(f"\n\ncanonical: {form}\n")
    assert answer(f"scorecalc parse --json {form}")["canonical"] == form


def test_each_word_is_told_with_its_kind_and_place():
    """Places are characters of the line."""
    shown = answer(f"scorecalc parse --json {LINE}")
    assert [(word["kind"], word["text"]) for word in shown["words"]][:3] == [
        ("ruleset", "riichi"),
        ("tiles", "678s"),
        ("tiles", "55s"),
    ]
    assert all(shown["line"][word["start"] : word["end"]] == word["text"] for word in shown["words"])
    jsonschema.validate(shown, schema()["$defs"]["parse"] | {"$defs": schema()["$defs"]})


def test_an_option_and_an_alias_are_told_by_what_they_mean():
    """The listing is for the reader who wonders what was made of his words."""
    shown = run("scorecalc parse riichi 123m +self-drawn kiriage-mangan=true").shown
    assert "won by self-draw" in shown
    assert "4 han 30 fu and 3 han 60 fu count as mangan (an option)" in shown


def test_a_line_that_the_rules_would_refuse_can_be_parsed():
    """Parsing asks what the words mean, not whether it can be so."""
    assert run("scorecalc parse riichi 123m").code == 0
    assert run("scorecalc parse riichi 123m +tsum").code == 2


def test_standard_input_is_parsed_line_by_line():
    """One object a line."""
    lines = run("scorecalc parse - --json -q", "riichi 1m\n# no line\nriichi 2m => 3\n").shown.splitlines()
    assert [json.loads(line)["canonical"] for line in lines] == ["riichi 1m", "riichi 2m"]


def test_the_schema_is_printed_as_it_stands():
    """It is the one that the tests of the output use."""
    assert answer("scorecalc parse --schema") == schema()
