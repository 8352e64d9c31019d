"""Saint Poker against the slow oracle: random and dense showdowns of two to five, and spoiled ones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json
from tests.oracles.saint_poker import (
    CLASSES,
    Showdown,
    groups,
    line_of,
    pick_up,
    points,
    ranks,
    refusals,
    value,
    worth,
)
from tests.oracles.saint_poker_deals import SPOILS, dense_showdown, random_showdown


def by_oracle(dealt: Showdown) -> dict[str, Any]:
    """What the showdown's JSON must say."""
    values = worth(dealt)
    order = groups(values)
    each = points(order, dealt.round)
    found = {
        "order": order,
        "pick_up": pick_up(order),
        "winner": order[0],
        "total": {"amount": each[order[0][0]], "unit": "points"},
        "deltas": {**each, "bank": -sum(each.values())},
        "points": each,
        "class": {player: CLASSES[which] for player, (which, _) in values.items()},
    }
    if not dealt.flushes_by_top:
        found["ranks"] = {player: ranks(value) for player, value in values.items()}
    return found


def by_program(line: str) -> dict[str, Any]:
    """The same out of the program's JSON, or the codes of a refusal."""
    try:
        shown = as_json(score(line))
    except Refused as refused:
        return {"refused": sorted({problem.code for problem in refused.problems})}
    hands = shown["hands"]
    return {
        **{name: shown[name] for name in ("order", "pick_up", "winner", "total", "deltas")},
        "points": {player: hand["total"]["amount"] for player, hand in hands.items()},
        "class": {player: hand["class"] for player, hand in hands.items()},
        "ranks": {player: "".join(card[0] for card in hand["cards"]) for player, hand in hands.items()},
        "cards": {player: hand["cards"] for player, hand in hands.items()},
    }


def disagreement(dealt: Showdown) -> tuple[str, Any] | None:
    """The line and what differs: the oracle's answer, the program's."""
    line, expected, got = line_of(dealt), by_oracle(dealt), by_program(line_of(dealt))
    different: dict[str, Any] = {
        name: (value, got.get(name)) for name, value in expected.items() if value != got.get(name)
    }
    for player, cards in got.get("cards", {}).items():
        # any five that are worth as much may be shown, but they must be five of his seven
        if len(set(cards)) != 5 or not {*cards} <= {*dealt.river, *dealt.hands[player]}:
            different[f"cards of {player}"] = cards
        elif CLASSES[value(tuple(cards))[0]] != expected["class"][player]:
            different[f"class of the cards of {player}"] = cards
    return (line, different) if different else None


def showdowns_that_differ(showdowns: Iterable[Showdown]) -> list[Any]:
    return [found for found in map(disagreement, showdowns) if found]


def test_five_hundred_random_showdowns_agree_with_the_oracle():
    """Order with ties, classes, ranks, points and the pick-up from the whole deck (P1 to P12)."""
    rng = random.Random(1)
    assert showdowns_that_differ(random_showdown(rng) for _ in range(500)) == []


def test_a_thousand_dense_showdowns_agree_with_the_oracle():
    """Small decks: every class, two to five winners, ties behind the winner, the seven-card traps (P7, P8)."""
    rng = random.Random(20)
    dealt = [dense_showdown(rng) for _ in range(1_000)]
    values = [worth(one) for one in dealt]
    assert {CLASSES[which] for one in values for which, _ in one.values()} == set(CLASSES)
    assert {len(groups(one)[0]) for one in values} == {1, 2, 3, 4, 5}
    assert any(len(group) > 1 for one in values for group in groups(one)[1:])
    assert showdowns_that_differ(dealt) == []


def test_flushes_told_apart_by_their_highest_card_agree_with_the_oracle():
    """The rulebook's own words about flushes as an option (P6)."""
    rng = random.Random(3)
    dealt = [replace(dense_showdown(rng), flushes_by_top=True) for _ in range(200)]
    assert sum(groups(worth(one)) != groups(worth(replace(one, flushes_by_top=False))) for one in dealt) > 10
    assert showdowns_that_differ(dealt) == []


def test_cards_may_be_written_with_10_and_in_any_case_of_rank_and_suit():
    """`10h` is Th, `KH` is Kh; the rank of a word's first card stays a capital or a digit (P2)."""
    rng = random.Random(4)
    for _ in range(100):
        dealt = random_showdown(rng)
        spelled = Showdown(
            [spelling(rng, card) for card in dealt.river],
            {player: [spelling(rng, card) for card in own] for player, own in dealt.hands.items()},
            dealt.round,
        )
        assert by_program(line_of(spelled)) == by_program(line_of(dealt)), line_of(spelled)


def spelling(rng: random.Random, card: str) -> str:
    rank = "10" if card[0] == "T" and rng.random() < 0.5 else card[0]
    return rank + rng.choice([card[1], card[1].upper()])


def test_showdowns_that_cannot_be_are_refused_for_the_reasons_that_the_oracle_finds():
    """A card twice, river or hand of another length, one or six players, no such card or round (P2, P3, P11)."""
    rng, tried, different = random.Random(5), Counter[str](), []
    for _ in range(400):
        spoil = rng.choice(SPOILS)
        dealt = spoil(rng, random_showdown(rng))
        tried[spoil.__name__] += 1
        expected, got = refusals(dealt), by_program(line_of(dealt)).get("refused")
        if got != expected:
            different.append((spoil.__name__, line_of(dealt), expected, got))
    assert set(tried) == {spoil.__name__ for spoil in SPOILS}
    assert different == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 11))
def test_many_more_showdowns_agree_with_the_oracle(seed):
    """The same for 50,000 showdowns."""
    rng = random.Random(seed)
    assert showdowns_that_differ(random_showdown(rng) for _ in range(4_000)) == []
    assert showdowns_that_differ(dense_showdown(rng) for _ in range(4_000)) == []
    assert showdowns_that_differ(replace(dense_showdown(rng), flushes_by_top=True) for _ in range(2_000)) == []
