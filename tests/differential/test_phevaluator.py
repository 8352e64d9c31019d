"""The order of hands against an independent evaluator, and the classes of all hands of five cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from scorecalc.api import load_rules
from scorecalc.rules.engine import choose
from scorecalc.rulesets.saint_poker.cards import NAMES
from scorecalc.rulesets.saint_poker.chart import charts
from scorecalc.rulesets.saint_poker.five import Five
from scorecalc.rulesets.saint_poker.position import Hand
from scorecalc.rulesets.saint_poker.worth import Worth, worth_of

RULES = load_rules("saint-poker")
DEALS = 100_000
#: how many of the 2,598,960 hands of five cards are of a class, as published
PUBLISHED = {
    "straight-flush": 40,
    "four-of-a-kind": 624,
    "full-house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three-of-a-kind": 54_912,
    "two-pair": 123_552,
    "one-pair": 1_098_240,
    "high-card": 1_302_540,
}


def deals() -> Iterator[list[int]]:
    """Seven cards each: first from the whole deck, then from few ranks or suits, full of ties and traps."""
    rng = random.Random(52)
    for _ in range(DEALS):
        yield rng.sample(range(52), 7)
    narrow = [
        [card for card in range(52) if card % 4 < 2],
        [card for card in range(52) if card // 4 < 6],
        [card for card in range(52) if card // 4 in (0, 8, 9, 10, 11, 12)],
        [card for card in range(52) if card % 4 == 0 or card // 4 == 3],
    ]
    for at in range(DEALS // 5):
        yield rng.sample(narrow[at % 4], 7)


def best(cards: list[int]) -> Worth:
    """What the engine takes for the best five of seven."""
    chosen = choose(Hand("", tuple(cards[5:]), tuple(cards[:5])), RULES)
    assert chosen is not None
    worth: Worth = chosen.best
    return worth


def test_seven_cards_are_ordered_as_the_independent_evaluator_orders_them():
    """Hands are equal here exactly where they are equal there, and one beats another where it does there (P4 to P8).

    Its numbers go from 1, the best hand, to 7462; each must have one rank here, and the ranks their order.
    """
    ranks: dict[int, tuple[int, ...]] = {}
    for cards in deals():
        theirs = evaluate_cards(*(NAMES[card] for card in cards))
        ours = best(cards).rank
        assert ranks.setdefault(theirs, ours) == ours, [NAMES[card] for card in cards]
    in_their_order = [ranks[number] for number in sorted(ranks)]
    assert in_their_order == sorted({*in_their_order}, reverse=True)
    assert len(ranks) > 4000  # of the 4824 values that seven cards can have


def test_the_classes_of_random_deals_occur_as_often_as_the_chart_says():
    """The chart's column of seven cards: each class within five standard deviations."""
    rng = random.Random(7)
    number = 20_000
    found = Counter(best(rng.sample(range(52), 7)).of.name.lower() for _ in range(number))
    for name, cells in charts()[0].rows:
        share = int(cells[3].replace(",", "")) / 133_784_560
        assert abs(found[name] - number * share) <= 5 * (number * share * (1 - share)) ** 0.5 + 1, name


def test_the_chart_has_the_published_counts():
    """Of five cards, and of the best five of seven, where their sum is the number of all."""
    (rows,) = (chart.rows for chart in charts()[:1])
    assert [int(cells[1].replace(",", "")) for _, cells in rows] == list(PUBLISHED.values())
    assert sum(int(cells[3].replace(",", "")) for _, cells in rows) == 133_784_560


@pytest.mark.slow
def test_all_hands_of_five_cards_have_their_published_classes():
    """Every one of 2,598,960."""
    found = Counter(worth_of(Five(cards)).of.id for cards in combinations(range(52), 5))
    assert dict(found) == PUBLISHED
    assert found.total() == 2_598_960
