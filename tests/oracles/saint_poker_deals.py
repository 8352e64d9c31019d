"""Showdowns to try a Saint Poker scorer on: whole deck, small decks full of ties and traps, and such as cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from tests.oracles.saint_poker import DECK, RANKS, ROUNDS, Showdown

__all__ = ["SPOILS", "dense_showdown", "random_showdown"]

#: few ranks bring pairs, triples and ties, neighbours bring straights, the ace both ways
FEW_RANKS = ["AKQ2", "KQJT9", "A2345", "A23456", "56789T", "TJQKA", "A2JQK", "89TJQKA", "2345678"]


def showdown(rng: random.Random, deck: list[str]) -> Showdown:
    """Two to five players, as many as the deck has cards for."""
    players = rng.randint(2, min(5, (len(deck) - 5) // 2))
    cards = rng.sample(deck, 5 + 2 * players)
    names = rng.sample("ABCDE", players)
    hands = {name: [cards.pop(), cards.pop()] for name in names}
    return Showdown(cards, hands, rng.randint(1, ROUNDS))


def random_showdown(rng: random.Random) -> Showdown:
    """Dealt from all 52 cards."""
    return showdown(rng, DECK)


def dense_showdown(rng: random.Random) -> Showdown:
    """Dealt from a deck of few ranks, of few suits, of few of both, or one where one suit is whole."""
    kept = rng.choice(FEW_RANKS)
    suits = "".join(rng.sample("shdc", rng.randint(1, 2)))
    deck = rng.choice(
        [
            [card for card in DECK if card[0] in kept],
            [card for card in DECK if card[1] in suits],
            [card for card in DECK if card[0] in kept and card[1] in (suits * 2 + "sh")[:3]],
            [card for card in DECK if card[1] == suits[0] or card[0] in rng.sample(RANKS, 1)],
        ]
    )
    return showdown(rng, deck) if len(deck) >= 9 else dense_showdown(rng)


def card_twice(rng: random.Random, dealt: Showdown) -> Showdown:
    """One card a second time, wherever both are."""
    places = [dealt.river, *dealt.hands.values()]
    everything = [(place, at) for place, cards in enumerate(places) for at in range(len(cards))]
    (to, to_at), (source, source_at) = rng.sample(everything, 2)
    river, *hands = [[*cards] for cards in places]
    [river, *hands][to][to_at] = places[source][source_at]
    return Showdown(river, dict(zip(dealt.hands, hands, strict=True)), dealt.round)


def river_of_another_length(rng: random.Random, dealt: Showdown) -> Showdown:
    """Three, four, six or seven cards."""
    spare = [card for card in DECK if card not in dealt.river and all(card not in own for own in dealt.hands.values())]
    return replace(
        dealt, river=rng.choice([dealt.river[:3], dealt.river[:4], dealt.river + spare[:1], dealt.river + spare[:2]])
    )


def hand_of_another_length(rng: random.Random, dealt: Showdown) -> Showdown:
    """One player with one card or three."""
    spare = [card for card in DECK if card not in dealt.river and all(card not in own for own in dealt.hands.values())]
    name = rng.choice([*dealt.hands])
    own = dealt.hands[name]
    return replace(dealt, hands={**dealt.hands, name: rng.choice([own[:1], own + spare[:1]])})


def no_such_card(rng: random.Random, dealt: Showdown) -> Showdown:
    """A rank or a suit that no card has."""
    name = rng.choice([*dealt.hands])
    wrong = rng.choice(["1h", "0s", "Xd", "Ax", "11c", "Jm"])
    return replace(dealt, hands={**dealt.hands, name: [dealt.hands[name][0], wrong]})


def one_player(_: random.Random, dealt: Showdown) -> Showdown:
    return replace(dealt, hands=dict([*dealt.hands.items()][:1]))


def six_players(_: random.Random, dealt: Showdown) -> Showdown:
    deck = [card for card in DECK if card not in dealt.river]
    return replace(dealt, hands={name: [deck.pop(), deck.pop()] for name in "ABCDEF"})


def no_such_round(rng: random.Random, dealt: Showdown) -> Showdown:
    return replace(dealt, round=rng.choice([0, 9]))


#: each makes of a showdown one that the rows forbid
SPOILS: list[Callable[[random.Random, Showdown], Showdown]] = [
    card_twice,
    river_of_another_length,
    hand_of_another_length,
    no_such_card,
    one_player,
    six_players,
    no_such_round,
]
