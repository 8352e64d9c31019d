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


def test_two_thousand_built_hands_agree_with_the_oracle():
    """Nothing differs."""
    assert differing(1, 2_000, Counter())[:3] == []


@pytest.mark.slow
def test_twenty_thousand_hands_agree_and_have_every_yaku():
    """Nothing differs, and each yaku comes at least fifty times, closed and open where it may be both."""
    seen: Counter[tuple[str, bool]] = Counter()
    assert differing(2, 20_000, seen)[:3] == []
    wanted = [(item.id, closed) for item in OLD for closed in (True, False) if closed or item.open]
    assert {key: seen[key] for key in wanted if seen[key] < 50 and key not in NEVER} == {}
