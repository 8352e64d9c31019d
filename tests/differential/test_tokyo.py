"""The program against the slow oracle of Tokyo 1957: values, items, zoroba, dora, limits, payments, refusals."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from scorecalc.api import score as score_line
from tests.differential.tokyo_found import disagreement
from tests.oracles.tokyo import score, settle_together
from tests.oracles.tokyo_hand import hand_of, line_of
from tests.oracles.tokyo_hands import CLOSED_ONLY, OPEN_ONLY, built_hand, random_hand
from tests.oracles.tokyo_payments import base_of, ron_value, self_draw
from tests.oracles.tokyo_spoiled import spoiled_hand
from tests.oracles.tokyo_tables import line_of_rons, random_rons
from tests.oracles.tokyo_themes import PLANS

BUILDS = [
    *((yaku, False) for yaku in PLANS if yaku not in OPEN_ONLY),
    *((yaku, True) for yaku in PLANS if yaku not in CLOSED_ONLY),
]

DRAGONS = "99p123s pon=555z pon=666z kan=7777z win=9p"

#: what random hands seldom meet
RARE_HANDS = {
    "green tiles without Green, worth more as han (T9, T43)": "22233344466s pon=888s win=6s from=W zoroba=4",
    "six terminals and a pair that is no dora (T61)": "1199m1199p1199s55m win=5m from=W ind=8p zoroba=3",
    "half each, re-rolls by the feeder (T7)": f"{DRAGONS} pao=N from=W zoroba=1 rerolls=2",
    "the feeder discards himself (T7)": f"{DRAGONS} pao=W from=W zoroba=1 rerolls=2",
    "the feeder pays a self-draw (T7)": f"{DRAGONS} pao=W +tsumo zoroba=1 rerolls=2",
    "another 456 beside the one completed (T42)": "123456789m99p chi=456m win=5m from=W zoroba=1",
    "an open hand of 20 fu (T4)": "234m55p678s chi=345p chi=567s win=2m from=W zoroba=1",
    "three calls and a concealed kan (T12)": "55s chi=345p chi=567s chi=234m ankan=2222p win=5s from=W zoroba=1",
    "seven honours worth more as han (T9)": "11223344556677z win=1z +tsumo zoroba=6",
}


def hands_that_differ(seed: int, number: int) -> tuple[Counter[str], list[Any]]:
    """How often each yaku came up, and refusals; what differs."""
    rng, counted, different = random.Random(seed), Counter[str](), []
    for _ in range(number):
        hand = random_hand(rng)
        counted.update(list(score(hand).yaku) or ["refused"])
        found = disagreement(hand)
        different += [found] if found else []
    return counted, different


def built_hands_that_differ(number: int) -> list[Any]:
    """So many hands for each yaku, closed and open."""
    different: list[Any] = []
    for yaku, is_open in BUILDS:
        rng = random.Random(f"{yaku} {is_open}")
        found = [disagreement(built_hand(rng, yaku, is_open=is_open)) for _ in range(number)]
        different += [one for one in found if one]
    return different


def test_fifteen_hundred_random_hands_agree_with_the_oracle():
    """Total, limit, han, fu, zoroba, dora, yaku and gains; no yaku is missing, few hands are refused."""
    counted, different = hands_that_differ(1, 1_500)
    assert different == []
    assert [yaku for yaku in PLANS if counted[yaku] == 0] == []
    assert counted["refused"] < 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_more_random_hands_agree_with_the_oracle(seed):
    """The same for 20,000 hands."""
    counted, different = hands_that_differ(seed, 5_000)
    assert different == []
    assert [yaku for yaku in PLANS if counted[yaku] < 5] == []


def test_hands_built_for_each_yaku_agree_with_the_oracle():
    """Each yaku of T12 to T72 twice, closed and open where it may be."""
    assert built_hands_that_differ(2) == []


@pytest.mark.slow
def test_fifty_hands_built_for_each_yaku_agree_with_the_oracle():
    """The same for 50 of each, some 4,000 hands."""
    assert len(BUILDS) * 50 > 2_000
    assert built_hands_that_differ(50) == []


@pytest.mark.parametrize("hand", RARE_HANDS.values(), ids=RARE_HANDS)
@pytest.mark.parametrize("seat", "ES")
def test_a_rare_hand_agrees_with_the_oracle(hand, seat):
    """One at a time, for the dealer and for another."""
    assert disagreement(hand_of(f"tokyo {hand} seat={seat}")) is None


def spoiled_hands_that_differ(seed: int, number: int) -> list[Any]:
    rng = random.Random(seed)
    return [found for found in (disagreement(spoiled_hand(rng)) for _ in range(number)) if found]


def test_spoiled_hands_are_refused_for_the_reasons_that_the_oracle_finds():
    """Riichi's refusals that stand, and those of T2, T3, T5, T7, T13, T14 and T37: all codes, and no others."""
    assert spoiled_hands_that_differ(6, 600) == []


@pytest.mark.slow
def test_many_more_spoiled_hands_are_refused_for_the_reasons_that_the_oracle_finds():
    """The same for 10,000."""
    assert spoiled_hands_that_differ(7, 10_000) == []


def test_without_a_winning_tile_the_lowest_of_all_winning_tiles_is_the_result():
    """Each concealed tile is tried; where the values differ, the result says that it hangs on the tile."""
    rng, tried = random.Random(10), 0
    while tried < 150:
        hand = replace(random_hand(rng), pao=None)
        each = [score(replace(hand, win=win)) for win in sorted(set(hand.concealed))]
        if hand.flags & {"chankan", "ketsupai"} or any(result.problems for result in each):
            continue
        tried += 1
        line, totals = line_of(replace(hand, win=None)), {result.total for result in each}
        breakdown = score_line(line)
        (scored,) = breakdown.hands.values()
        assert scored.total is not None
        assert (scored.total.amount, breakdown.depends_on_win) == (min(totals), len(totals) > 1), line


def rons_that_differ(seed: int, number: int) -> tuple[Counter[int], list[Any]]:
    rng, tried, different = random.Random(seed), Counter[int](), []
    for _ in range(number):
        hands = random_rons(rng)
        tried[len(hands)] += 1
        line, expected = line_of_rons(hands), nonzero(settle_together(hands))
        if nonzero(score_line(line).deltas) != expected:
            different.append((line, expected))
    return tried, different


def test_several_rons_on_one_discard_are_settled_as_the_oracle_does():
    """The nearest is paid in full, the other half; each his own bet, the others to the nearest; three are a draw."""
    tried, different = rons_that_differ(8, 25)
    assert different == []
    assert min(tried[2], tried[3]) > 0


@pytest.mark.slow
def test_many_more_rons_on_one_discard_are_settled_as_the_oracle_does():
    """The same for 1,000 tables."""
    assert rons_that_differ(9, 1_000)[1] == []


@pytest.mark.parametrize("seat", "ES")
@pytest.mark.parametrize("how", ["+tsumo", "from=W"])
def test_all_fu_and_han_give_the_points_of_the_formula(seat, how):
    """Totals without tiles: 20 to 110 fu, 2 to 6 han, all exact."""
    for fu in (20, 25, *range(30, 120, 10)):
        for han in range(3 if fu == 25 else 2, 7):
            base, limit = base_of(han, fu, 0)
            total = sum(self_draw(base, seat).values()) if how == "+tsumo" else ron_value(base, seat)
            (scored,) = score_line(f"tokyo han={han} fu={fu} seat={seat} {how}").hands.values()
            assert (scored.total.amount, scored.limit) == (total, limit), (han, fu)


def nonzero(gains: Any) -> dict[str, int]:
    return {account: gain for account, gain in gains.items() if gain}
