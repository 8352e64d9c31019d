"""What a condition of a house asks of a doubles hand: the wait, the winds, and a special hand of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.rules.ruleset import Ruleset
from tests.rules.test_beside import columbia, item
from tests.rules.test_house import amounts, rules_of, total


def waits_for(folder: Path, wait: str) -> Ruleset:
    """Columbia with a point for a wait, which shows in the line of the item."""
    return columbia(folder, item("waited", "points", 1, f"wait {wait}", ""))


@pytest.mark.parametrize(
    ("line", "waits"),
    [
        # drawn: each set of the concealed tiles that may have been completed
        ("chow=234s 123m 555p 999s 88p win=3m +drawn", {"edge"}),
        ("chow=234s 789m 555p 999s 88p win=7m +drawn", {"edge"}),
        ("chow=234s 123m 555p 999s 88p win=2m +drawn", {"middle"}),
        ("chow=234s 123m 555p 999s 88p win=1m +drawn", {"two-sided"}),
        ("chow=234s 789m 555p 999s 88p win=9m +drawn", {"two-sided"}),
        ("chow=234s 123m 555p 999s 88p win=8p +drawn", {"pair"}),
        ("chow=234s 123m 555p 999s 88p win=5p +drawn", {"two-pair"}),
        ("234m 555p 111s 678s 33m win=3m +drawn", {"middle", "pair"}),
        ("chow=567m 567m 555p 111s 33m win=6m +drawn", {"middle"}),
        # claimed: the call that holds it, or the set that it exposes
        ("chow=234m 555p 111s 678s 99p win=3m", {"middle"}),
        ("pung=555p 234m 111s 678s 99p win=5p", {"two-pair"}),
        ("234m 555p 111s 678s pair=99p", {"pair"}),
        ("234m 555p 111s 678s 33m win=3m", {"middle", "pair"}),
        ("chow=567m 7m 5m 555p 111s 33m pair=6m", {"middle"}),
        # 6m lies in both chows, but the call holds it
        ("chow=567m 678m 555p 111s 33m win=6m", {"middle"}),
        # untold, no win, a kong
        ("234m 555p 111s 678s 33m", set()),
        ("123m 555p", set()),
        ("ckong=5555p 234m 111s 678s 33m win=6s +drawn", {"two-sided"}),
    ],
)
def test_a_condition_knows_the_wait(tmp_path, line, waits):
    """Of several parts that the tile may have completed the one that the item wants; never one that is a call."""
    found = set()
    for wait in ("two-sided", "middle", "edge", "pair", "two-pair"):
        found |= {wait} if amounts(score(line, waits_for(tmp_path, wait))).get("waited") else set()
    assert found == waits


def test_the_wait_that_brings_most_counts_and_the_other_is_shown(tmp_path):
    """columbia: 2 for the pair wait on 3m, 1 for the middle; 4 + 8 + 20 + 2 beside."""
    rules = columbia(
        tmp_path, item("one", "points", 1, "wait middle", ""), item("two", "points", 2, "wait pair", "")
    )  # fmt: skip
    breakdown = score("234m 555p 111s 678s 33m win=3m +drawn", rules)
    assert total(breakdown) == 36
    (hand,) = breakdown.hands.values()
    assert [(one.what, one.amount) for one in hand.rejected] == [("234m 678s 555p 111s 33m (middle wait)", 35)]


def test_a_winning_tile_that_is_not_told_may_cost_an_item_of_a_house(tmp_path):
    """As with columbia:C32 and C33."""
    (hand,) = score("234m 555p 111s 678s 33m +drawn", waits_for(tmp_path, "pair")).hands.values()
    text = "the winning tile is not told, so waited may be missing; win= tells it"
    assert text in [note.text for note in hand.notes]


@pytest.mark.parametrize(
    ("when", "line", "messages"),
    [
        # no wind in the hand at all: a flower of the seat, a set that is there or not
        ("2 kinds of guest winds", "EEE SSS WW 123m 555p +drawn wind=E", ["hangs on the seat"]),
        ("some tile is own wind", "E 123m wind=S", ["hangs on the seat"]),
        ("some tile is own wind", "E 123m seat=S", []),
        ("some tile is round wind", "E 123m seat=S", ["hangs on the hand's wind"]),
        ("some tile is guest wind", "E 123m", ["hangs on the seat", "hangs on the hand's wind"]),
        ("some tile is own wind", "123m 555p", []),
        ("a pung of dragons", "E 123m CCC", []),
    ],
)
def test_a_wind_that_a_condition_asks_for_must_be_told(tmp_path, when, line, messages):
    """R371, as where a set of the book's hangs on it; who asks for nothing else gets an answer."""
    rules = columbia(tmp_path, item("asks", "points", 6, when, ""))
    if not messages:
        score(line, rules)
        return
    with pytest.raises(Refused) as caught:
        score(line, rules)
    found = [(problem.code, problem.message) for problem in caught.value.problems]
    assert found == [("R371", f"what the hand is worth {message}") for message in messages]


def test_a_special_hand_of_a_house_may_hang_on_the_seat(tmp_path):
    """Loose tiles are a win by it alone, so the seat is asked for before they are called no shape."""
    when = "7 kinds of honours and exactly 2 tiles are own wind"
    rules = columbia(tmp_path, item("court", "special", 300, when, ""))
    line = "EE S W N P F C 147m 258p"
    assert total(score(f"{line} seat=E wind=S", rules)) == 300
    for told, code, message in (
        ("", "R371", "whether the hand is won hangs on the seat"),
        ("seat=S", "R370", "14 tiles that make no winning shape"),
    ):
        with pytest.raises(Refused) as caught:
            score(f"{line} {told}", rules)
        assert [(one.code, one.message) for one in caught.value.problems] == [(code, message)]


def test_a_wind_of_three_sets_is_asked_for_in_riichi():
    """riichi: with sets of S, W and N every seat has its own, and none at all would be a han too few."""
    with pytest.raises(Refused, match="R215: whether SSS and WWW and NNN count hangs on the seat"):
        score("riichi pon=SSS pon=WWW pon=NNN 123m 55p win=3m round=S")
    assert total(score("riichi pon=SSS pon=WWW pon=NNN 123m 55p win=3m round=S seat=W")) == 2600


def test_a_condition_of_a_yaku_that_hangs_on_a_wind_without_a_set(tmp_path):
    """Two guest winds for the dealer of another round, three for East in his own."""
    text = 'extends = "riichi"\n' + item("guests", "yakuman", 1, "3 kinds of guest winds", "")
    rules = rules_of(tmp_path, text)
    with pytest.raises(Refused, match="R215: whether `guests` counts hangs on the round"):
        score("19m19p19sESWNPFC1m win=1m seat=S", rules)
