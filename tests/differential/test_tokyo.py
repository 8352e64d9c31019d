"""The program against the slow oracle of the Tokyo rules: value, limit, yaku, han and fu."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scorecalc.api import load_rules, score
from scorecalc.problems import Refused
from tests.oracles.tokyo import Result, best
from tests.oracles.tokyo_hands import line_of, random_hand

#: old yaku and limits, each of which a run of 20,000 hands must have often
OLD = [item for item in load_rules("tokyo").game.items if item.section in ("han", "limit")]
#: what cannot be
NEVER = {("shiiaru-raotai", True)}


def by_program(line: str) -> Result | None:
    """What the program says, None where it says that there is no win."""
    try:
        breakdown = score(line)
    except Refused as refused:
        if {p.code for p in refused.problems} <= {"R204", "R310"}:
            return None
        raise
    (hand,) = breakdown.hands.values()
    assert hand.total is not None
    yaku: dict[str, int] = {}
    fu = han = 0
    for section in hand.sections:
        for item in section.items:
            name = item.id.removeprefix("tokyo.")
            if section.title == "fu":
                fu += item.amount
            else:
                yaku[name] = yaku.get(name, 0) + (item.amount if section.title == "han" else 0)
        han += sum(item.amount for item in section.items) if section.title == "han" else 0
    return Result(hand.total.amount, han, fu, hand.limit, yaku)


def differing(seed: int, number: int, seen: Counter[tuple[str, bool]]) -> list[tuple[str, object, object]]:
    rng = random.Random(seed)
    wrong = []
    for _ in range(number):
        hand = random_hand(rng)
        line = line_of(hand)
        theirs, ours = best(hand), by_program(line)
        if (ours is None) != (not theirs) or (ours is not None and ours not in theirs):
            wrong.append((line, ours, theirs))
        if ours is not None:
            seen.update((name, hand.closed) for name in ours.yaku)
    return wrong


@pytest.mark.parametrize("seed", [3, 4])
def test_a_self_draw_is_shared_exactly_and_rerolls_come_on_top(seed):
    """The dealer pays two shares and each other one, all of the dealer's payers two; 100 each for a re-roll."""
    rng, tried = random.Random(seed), 0
    while tried < 150:
        hand, rerolls = random_hand(rng), rng.randrange(3)
        theirs = best(hand)
        if not hand.tsumo or not theirs:
            continue
        tried += 1
        base = theirs[0].income // (6 if hand.seat == "E" else 4)
        owed = {seat: base * (2 if "E" in (seat, hand.seat) else 1) + 100 * rerolls for seat in "ESWN"}
        del owed[hand.seat]
        deltas = score(f"{line_of(hand)} rerolls={rerolls}").deltas
        assert deltas == {hand.seat: sum(owed.values()), **{seat: -points for seat, points in owed.items()}}


@pytest.mark.parametrize("words", ["", "declared=W"])
def test_a_double_ron_pays_the_nearest_in_full_and_the_other_half(words):
    """Random pairs of winners on one discard, re-rolls and a bet among it."""
    rng, tried = random.Random(5), 0
    while tried < 25:
        first, second = random_hand(rng), random_hand(rng)
        first.seat, second.seat, second.win, second.zoroba = "S", "W", first.win, first.zoroba
        for hand in (first, second):
            hand.flags, hand.tsumo, hand.indicator = set(), False, None
        second.flags = {"riichi"} if words and second.closed else set()
        if second.win not in second.concealed or max((Counter(first.tiles) + Counter(second.tiles)).values()) > 4:
            continue
        one, two = best(first), best(second)
        if not one or not two or (words and not second.closed):
            continue
        tried += 1
        spoken = []
        for hand in (first, second):
            line = line_of(hand).split()
            kept = [word for word in line[1:] if not word.startswith(("seat=", "zoroba="))]
            spoken.append(f"{hand.seat}: {' '.join(kept)}")
        breakdown = score(f"tokyo from=E zoroba={first.zoroba} rerolls=1 {words} {' '.join(spoken)}")
        full, half = one[0].income + 300, (two[0].income + 300) // 2
        won = {seat: breakdown.deltas[seat] for seat in "ESWN"}
        assert won == {"E": -full - half, "S": full, "W": half, "N": 0}


def test_two_thousand_built_hands_agree_with_the_oracle():
    """Nothing differs."""
    assert differing(1, 2_000, Counter())[:3] == []


@pytest.mark.slow
def test_thirty_thousand_hands_agree_and_have_every_yaku():
    """Nothing differs, and each yaku comes at least fifty times, closed and open where it may be both."""
    seen: Counter[tuple[str, bool]] = Counter()
    assert differing(2, 30_000, seen)[:3] == []
    wanted = [(item.id, closed) for item in OLD for closed in (True, False) if closed or item.open]
    assert {key: seen[key] for key in wanted if seen[key] < 50 and key not in NEVER} == {}
