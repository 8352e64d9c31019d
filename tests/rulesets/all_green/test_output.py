"""What is shown: the design's own example to the letter, JSON, languages, signs."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.check import check_text
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json

SAMPLE = "all-green 99s 123s +tsumo dora=H players=4"
SHOWN = """\
  chin itsu   6 P   one suit, no H
  junchan     3 P   pair 99s, sequence 123s
  tsumo       1 P   self-draw
  dora        0 P   dora is H, none in the hand
  10 P              10 / 3 = 3⅓, rounded up: 4
  three others pay 4 each, 12 in all
  note: the winning card is not given, so pinfu is not counted; with win=1s: 11 P"""


def test_the_example_of_the_design_is_shown_to_the_letter():
    """cli.md, second example."""
    assert text(score(SAMPLE), names=load_rules("all-green").game.accounts) == SHOWN


def test_the_example_as_json_tells_that_it_hangs_on_the_winning_card():
    """Rule 3 of the notation: the lowest is the result, the others are named."""
    shown = as_json(score(SAMPLE))
    payment = {"from": "other", "to": "winner", "amount": 4, "unit": "chips", "why": "self-draw", "count": 3}
    assert shown["total"] == {"amount": 10, "unit": "chips"}
    assert shown["payments"] == [payment]
    assert shown["depends_on_win"] is True
    assert shown["alternatives"] == [{"win": "1s", "total": {"amount": 11, "unit": "chips"}, "payments": [payment]}]
    assert shown["notes"][0]["id"] == "all-green.win-not-given"
    assert shown["reading"] == {"sets": ["123s"], "pair": "99s", "wait": None, "win": None}
    assert [(s["title"], s["unit"], s["total"]) for s in shown["sections"]] == [("chips", "chips", 10)]


@pytest.mark.parametrize(
    ("line", "wait"),
    [
        ("99s 123s win=1s", "two-sided"),
        ("99s 123s win=2s", "middle"),
        ("99s 123s win=3s", "edge"),
        ("99s 123s win=9s", "pair"),
        ("99s HHH win=H", "two-pair"),
    ],
)
def test_the_reading_tells_the_wait(line: str, wait: str):
    """In the words of the other tile games."""
    reading = as_json(score(f"all-green {line}"))["reading"]
    assert reading["wait"] == wait
    assert reading["win"] == line.rpartition("=")[2]


def test_a_breakdown_tells_what_does_not_count_and_why():
    """`-e`: beside a yakuman, inside of a first draw, in the other place of the winning card."""
    shown = text(score("all-green 66s 888s win=8s +tsumo dora=8s players=4"), explain=True)
    assert "rejected: chin itsu: a yakuman counts alone" in shown
    assert "rejected: dora: a yakuman counts alone" in shown
    assert "rejected: tsumo: counted in chiihou" in text(
        score("all-green 66s 777s win=7s +tsumo +chiihou"), explain=True
    )
    assert "rejected: 4s completing 44s: no pinfu, 7" in text(score("all-green 444s 56s win=4s"), explain=True)


def test_names_and_signs_of_the_pieces_follow_the_reader():
    """`--names ja --pieces unicode`."""
    shown = text(score("all-green 99s HHH win=H", names="ja", pieces="unicode"))
    assert "對" not in shown
    assert "發" in shown
    assert "pair 🀘🀘, triplet 🀅🀅🀅" in shown


def test_two_winners_have_a_heading_and_a_hand_each():
    """Several hands are set with room between them."""
    shown = text(score("all-green from=N E: 66s 777s win=7s S: 55s 567s"), names=load_rules("all-green").game.accounts)
    assert shown.startswith("all-green   2 wins on a discard by North\n\n  East\n    chin itsu   6 P")
    assert "  North pays East   11\n  North pays South   8\n  E +11  S +8  W 0  N -19" in shown


def test_a_draw_says_that_nobody_pays():
    """G16."""
    assert text(score("all-green +nobody-won")) == "all-green   nobody won   the deal passes\n\n  nobody pays"


@pytest.mark.parametrize(
    ("expected", "differs"), [("", False), (" dora", False), (" dora tsumo", True), (" item=dora:0", False)]
)
def test_a_dora_that_is_not_held_may_be_listed_or_left_out(expected: str, differs: bool):
    """An expectation lists what counts, and it counts 0."""
    checked = check_text(f"all-green 99s 123s win=1s dora=H => 10P chin-itsu pinfu junchan{expected}", "hands.txt")
    assert bool(list(checked.differing)) is differs
