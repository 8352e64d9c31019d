"""JSON: the objects as the command line's description lists them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.model.score import Note
from scorecalc.problems import Problem
from scorecalc.render.to_json import as_json, as_row, dumps, refusal_json
from tests.render.breakdowns import ALL, ALL_GREEN, AZUL, POKER, RIICHI, TWO_RONS

ALWAYS = [
    "schema",
    "ruleset",
    "rules_hash",
    "line",
    "total",
    "limit",
    "sections",
    "steps",
    "payments",
    "deltas",
    "depends_on_win",
    "alternatives",
    "rejected",
    "notes",
    "winner",
    "outcome",
    "assumed",
    "settled",
]


def test_a_riichi_hand_is_the_object_described():
    """The sample of the description, its two sections whole."""
    shown = as_json(RIICHI._replace(hands={"S": RIICHI.hands["S"]._replace(rejected=())}))
    sections = shown.pop("sections")
    assert shown == {
        "schema": "scorecalc/1",
        "ruleset": "riichi",
        "rules_hash": "b2:0123",
        "line": "riichi 234567m 345p 55678s win=8s +riichi seat=S from=W",
        "total": {"amount": 3900, "unit": "points"},
        "limit": None,
        "steps": [
            {"text": "30 × 2^(2+3)", "value": 960},
            {"text": "× 4", "value": 3840},
            {"text": "rounded up to 100", "value": 3900},
        ],
        "payments": [{"from": "W", "to": "S", "amount": 3900, "unit": "points", "why": "discard"}],
        "deltas": {"E": 0, "S": 3900, "W": -3900, "N": 0},
        "depends_on_win": False,
        "alternatives": [],
        "rejected": [],
        "notes": [],
        "winner": ["S"],
        "outcome": "win",
        "assumed": {"round": "E", "players": 4},
        "settled": "all",
        "reading": {"sets": ["234m", "567m", "345p", "678s"], "pair": "55s", "wait": "two-sided", "win": "8s"},
    }
    assert [(s["title"], s["unit"], s["total"]) for s in sections] == [("han", "han", 3), ("fu", "fu", 30)]
    assert sections[0]["items"][1] == {
        "id": "riichi.pinfu",
        "label": "Pinfu",
        "amount": 1,
        "why": "four sequences, 55s has no value, 67s waits on 5s and 8s",
        "cite": "riichi:Y5",
        "mark": None,
    }


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_every_object_has_the_same_keys_in_the_same_order(breakdown):
    """Hands, reading and a game's own facts come behind them."""
    assert list(as_json(breakdown))[: len(ALWAYS)] == ALWAYS


def test_payers_that_are_not_told_apart_have_a_count():
    """Three others pay 4 each; a count of one is left out."""
    shown = as_json(ALL_GREEN)
    paid = {"from": "other", "to": "winner", "amount": 4, "unit": "chips", "why": "self-draw", "count": 3}
    assert shown["payments"] == [paid]
    assert shown["deltas"] == {}
    assert "count" not in as_json(RIICHI)["payments"][0]


def test_other_winning_tiles_are_alternatives():
    """The All Green sample without a winning card."""
    shown = as_json(ALL_GREEN)
    assert shown["depends_on_win"] is True
    assert [(a["win"], a["total"]) for a in shown["alternatives"]] == [("1s", {"amount": 11, "unit": "chips"})]
    assert [note["id"] for note in shown["notes"]] == ["all-green.win-not-given"]


def test_what_lost_is_rejected_with_its_income():
    """An item that lost has no income of its own."""
    assert as_json(RIICHI)["rejected"] == [
        {"what": "chiitoitsu", "amount": 1600, "why": "2 han 25 fu"},
        {"what": "iipeikou", "amount": None, "why": "counted in ryanpeikou"},
    ]


def test_several_hands_stand_around_one_settlement():
    """The keys of a single hand are empty at the top and full in the hands."""
    shown = as_json(TWO_RONS)
    assert (shown["total"], shown["limit"], shown["sections"], shown["steps"]) == (None, None, [], [])
    assert "reading" not in shown
    assert list(shown["hands"]) == ["S", "W"]
    assert list(shown["hands"]["S"]) == [
        "line",
        "total",
        "limit",
        "reading",
        "sections",
        "steps",
        "rejected",
        "notes",
        "assumed",
    ]
    assert shown["hands"]["W"]["limit"] == "mangan"
    assert shown["hands"]["W"]["reading"] is None
    assert [note["id"] for note in shown["notes"]] == ["riichi.honba"]


def test_a_game_adds_its_own_facts():
    """Azul's positions, poker's order and, in a hand, its class and cards."""
    assert as_json(AZUL)["after"] == {"wall": "BYR../...../...../...../.....", "score": 4}
    assert as_json(AZUL)["game_end"] is False
    shown = as_json(POKER)
    assert shown["order"] == [["B"], ["A", "C"]]
    assert shown["hands"]["B"]["cards"] == ["Jh", "Jc", "Jd", "6d", "6s"]


def test_what_a_single_hand_brings_stands_at_the_top():
    """Its defaults, its notes (each once) and its facts join those of the line."""
    note = Note("x.y", "only once")
    hand = RIICHI.hands["S"]._replace(assumed={"win": "8s"}, notes=(note,), facts={"class": "flush"})
    shown = as_json(RIICHI._replace(hands={"S": hand}, notes=(note,)))
    assert shown["assumed"] == {"round": "E", "players": 4, "win": "8s"}
    assert shown["notes"] == [{"id": "x.y", "text": "only once"}]
    assert shown["class"] == "flush"


def test_a_refusal_is_the_object_described():
    """The sample of the description, with help; a file adds where."""
    assert refusal_json([Problem("N101", "no piece", 10, 12, hints=("5s",))]) == {
        "schema": "scorecalc/1",
        "problems": [{"code": "N101", "message": "no piece", "start": 10, "end": 12, "hints": ["5s"], "help": ""}],
    }
    shown = refusal_json([Problem("R310", "no yaku", help="closest: tanyao", file="f.md", line_number=4)], "riichi 1m")
    assert shown["problems"][0]["start"] is None
    assert (shown["problems"][0]["file"], shown["problems"][0]["line_number"]) == ("f.md", 4)
    assert shown["line"] == "riichi 1m"


def test_a_row_of_a_batch_ends_in_its_number_and_status():
    """Differences are there only where there are some."""
    assert list(as_row(as_json(RIICHI), 12, "ok"))[-2:] == ["line_number", "status"]
    shown = as_row(as_json(RIICHI), 12, "differs", [{"what": "fu", "expected": 40, "got": 30}])
    assert shown["differences"] == [{"what": "fu", "expected": 40, "got": 30}]


def test_json_is_one_line_in_utf_8_as_it_stands():
    """Signs stay readable; amounts are plain ints without separators."""
    assert dumps({"text": "30 × 2", "value": 12000}) == '{"text": "30 × 2", "value": 12000}'


@given(
    st.recursive(
        st.text() | st.integers() | st.none(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_any_json_is_one_harmless_line_that_reads_back(value):
    """Control codes, separators and surrogates of any kind survive as escapes."""
    shown = dumps(value)
    assert json.loads(shown.encode()) == value
    assert len(shown.splitlines()) == 1
    assert shown.isprintable()


@given(st.text(st.characters(categories=["Cs"]), min_size=1, max_size=1))
def test_a_lone_surrogate_survives(surrogate):
    """A byte of the command line that is no UTF-8 arrives as one."""
    assert json.loads(dumps([surrogate]).encode()) == [surrogate]
