"""How walls and lines are written: spellings that mean the same, canonical forms, any words at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import bind_line, load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.notation import read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.markdown import markdown
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json, dumps


def canon(line: str) -> str:
    bound, rules = bind_line(read(line))
    return canonical(bound, rules.vocabulary, rules.name)


@pytest.mark.parametrize(
    ("line", "form"),
    [
        ("azul place=K3R1 wall=BY.../...../..... score=0 floor=0", "azul wall=BY... place=R1K3"),
        ("azul place=K3 place=R1", "azul place=R1K3"),
        ("azul place=R1/K3", "azul place=R1K3"),
        ("azul place=R1:3K3:1", "azul place=R1K3"),
        ("azul place=none score=4", "azul score=4"),
        ("azul wall=...../..... score=4", "azul score=4"),
        ("azul wall=...../.....", "azul wall=....."),
        ("azul floor=0 place=none", "azul wall=....."),
        ("azul wall=..... +final", "azul +final"),
        ("azul A: wall=..... B:", "azul A: B:"),
        ("azul-grey place=K3:2/R1:4 floor=2 +start-marker", "azul-grey +marker place=R1:4K3:2 floor=2"),
        ("azul board=gray place=R1:3", "azul place=R1:3 board=grey"),
        ("azul-grey board=coloured place=R1:3", "azul-grey place=R1 board=colour"),
        ("azul Anna: score=5 +end-bonuses Ben: +marker", "azul +final Anna: score=5 Ben: +marker"),
    ],
)
def test_a_position_has_one_canonical_form(line: str, form: str):
    """Rule 10 of the notation: top line first, empty rows at the bottom and printed columns left out."""
    assert canon(line) == form


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("azul wall=BYRKWWBYRK", "BYRKW/WBYRK"),
        ("azul place=1R", "R1"),
        ("azul place=r1k3", "R1K3"),
        ("azul wall=by...", "BY..."),
    ],
)
def test_what_was_probably_meant_is_offered(line: str, hint: str):
    """Rows without `/`, the row before its colour, small letters."""
    with pytest.raises(Refused) as refused:
        score(line)
    (problem,) = refused.value.problems
    assert problem.code == "N133"
    assert problem.hints == (hint,)


@pytest.mark.parametrize(
    ("value", "start", "end"),
    [("R1K9", 14, 15), ("R1:7", 14, 15), ("R1Q2", 13, 14), ("R", 11, 12), ("R1//K2", 13, 14), ("R1/", 13, 14)],
)
def test_a_value_that_cannot_be_read_is_shown_at_its_characters(value: str, start: int, end: int):
    """Each at the row, the column or the colour that does not exist."""
    with pytest.raises(Refused) as refused:
        score(f"azul place={value}")
    (problem,) = refused.value.problems
    assert (problem.start, problem.end) == (start, end)


CELL = st.sampled_from(".....BYRKW")
ROW = st.lists(CELL, min_size=5, max_size=5).map("".join)
PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
COLOURED = st.lists(st.booleans(), min_size=25, max_size=25).map(
    lambda on: "/".join("".join(PRINTED[r][c] if on[5 * r + c] else "." for c in range(5)) for r in range(5))
)
WALL = st.one_of(COLOURED, st.lists(ROW, min_size=1, max_size=6).map("/".join))
TILE = st.builds("{}{}".format, st.sampled_from("BYRKW"), st.integers(1, 5))
PLACED = st.builds(
    lambda tiles, columns: "".join(tile + column for tile, column in zip(tiles, columns, strict=False)),
    st.lists(TILE, min_size=1, max_size=4),
    st.lists(st.sampled_from(["", "", ":0", ":1", ":2", ":3", ":4", ":5"]), min_size=4, max_size=4),
)
WORD = st.one_of(
    WALL.map("wall={}".format),
    PLACED.map("place={}".format),
    PLACED.map("place={}".format),
    st.integers(-1, 12).map("floor={}".format),
    st.integers(0, 99).map("score={}".format),
    st.sampled_from(["+marker", "+final", "board=grey", "board=colour", "BY", "A:", "Ben:"]),
)
LINE = st.builds(
    lambda name, words: " ".join([name, *words]),
    st.sampled_from(["azul", "azul-grey"]),
    st.lists(WORD, min_size=1, max_size=5),
)


def scored(line: str) -> Breakdown | Refused:
    """What the program answers."""
    try:
        return score(line)
    except Refused as refused:
        return refused


@given(LINE)
@settings(max_examples=600, deadline=None)
def test_any_words_give_a_result_or_problems_and_the_canonical_form_gives_the_same(line: str):
    """No combination of words ends in anything else; what is marked sums to zero with the bank."""
    found = scored(line)
    if isinstance(found, Refused):
        assert found.problems
        assert all(p.start is None or 0 <= p.start < (p.end or 0) <= len(line) for p in found.problems)
        return
    assert sum(found.deltas.values()) == 0
    assert text(found, explain=True)
    assert markdown(found)
    assert dumps(as_json(found))
    form = canon(line)
    assert canon(form) == form
    again = score(form)
    assert again.facts == found.facts
    assert again.payments == found.payments
    assert [h.sections for h in again.hands.values()] == [h.sections for h in found.hands.values()]


def test_both_rulesets_are_one_game():
    """They differ in the side of the board alone."""
    azul, grey = load_rules("azul"), load_rules("azul-grey")
    assert azul.game is grey.game
    assert [name for name in azul.options if azul.options[name] != grey.options[name]] == ["board"]
