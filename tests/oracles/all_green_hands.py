"""All Green hands for the oracle: the 160 that win, random ones, spoiled ones, and each of them as a line."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from tests.oracles.all_green import CARDS, Hand, splits

__all__ = ["WINNING", "card_word", "line_of", "random_hand", "random_options", "seats_of", "spoiled_hand"]

#: the other ways in which the open points may be read
OTHER_READINGS: dict[str, Any] = {
    "hatsu-pair": "7",
    "chanta-triplets": True,
    "pinfu-wait": "edge-too",
    "pinfu-shared-card": "pair",
    "dora-indicator": "next",
    "dealer-bonus-from": "bank",
    "yakuman-base": True,
    "yakuman-dealer-bonus": False,
    "yaku-needed": True,
}


def winning_hands() -> list[str]:
    """All hands of five that win, in the order of the deck (A1).

    >>> len(winning_hands()), winning_hands()[:3]
    (160, ['11122', '11123', '11133'])
    """
    hands = ["".join(hand) for hand in combinations_with_replacement(CARDS, 5)]
    return [hand for hand in hands if splits(hand) and max(Counter(hand).values()) <= 4]


WINNING = winning_hands()


def seats_of(players: int) -> list[str]:
    """The seats in turn order, the dealer first.

    >>> seats_of(5)
    ['E', 'S', 'W', 'N', 'P5']
    """
    return ["E", "S", "W", "N", "P5", "P6"][:players]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Some of the open points read otherwise."""
    return {name: value for name, value in OTHER_READINGS.items() if rng.random() < 0.3}


def random_hand(rng: random.Random, options: dict[str, Any] | None = None) -> Hand:
    """Any of the winning hands, won in any way."""
    cards = rng.choice(WINNING)
    shown = rng.choice([None, *CARDS])
    as_indicator = shown is not None and rng.random() < 0.3
    tsumo = rng.random() < 0.5
    return Hand(
        cards,
        rng.choice(cards),
        tsumo,
        rng.randrange(2, 7),
        rng.random() < 0.5,
        None if as_indicator else shown,
        tsumo and rng.random() < 0.3,
        shown if as_indicator else None,
        options or {},
    )


def card_word(cards: str) -> str:
    """Cards as a word: the numbers as bamboo, then H.

    >>> card_word("H9H"), card_word("H")
    ('9sHH', 'H')
    """
    numbers = "".join(sorted(card for card in cards if card != "H"))
    return numbers + "s" * bool(numbers) + "H" * cards.count("H")


def line_of(hand: Hand) -> str:
    """The hand in the project's notation; nothing is checked.

    >>> line_of(Hand("99123", "1", tsumo=True, players=3, dealer=True, dora="H", first_draw=True))
    'all-green 12399s win=1s +tsumo +tenhou +dealer dora=H players=3'
    """
    words = ["all-green", card_word(hand.cards)]
    if hand.win is not None:
        words.append(f"win={card_word(hand.win)}")
    if hand.tsumo:
        words.append("+tsumo")
    if hand.first_draw:
        words.append("+tenhou" if hand.dealer else "+chiihou")
    if hand.dealer:
        words.append("+dealer")
    if hand.dora is not None:
        words.append(f"dora={card_word(hand.dora)}")
    if hand.indicator is not None:
        words.append(f"ind={card_word(hand.indicator)}")
    options = [f"{name}={str(value).lower()}" for name, value in hand.options.items()]
    return " ".join([*words, f"players={hand.players}", *options])


# --- spoiled hands ---

Spoil = Callable[[random.Random, Hand], Hand]


def another_card(rng: random.Random, hand: Hand) -> Hand:
    """One card is another one."""
    at = rng.randrange(5)
    return replace(hand, cards=hand.cards[:at] + rng.choice(CARDS) + hand.cards[at + 1 :])


def four_or_six_cards(rng: random.Random, hand: Hand) -> Hand:
    return replace(hand, cards=rng.choice([hand.cards[1:], hand.cards + rng.choice(CARDS)]))


def five_alike(rng: random.Random, hand: Hand) -> Hand:
    card = rng.choice(CARDS)
    return replace(hand, cards=card * 5, win=card)


def win_elsewhere(rng: random.Random, hand: Hand) -> Hand:
    return replace(hand, win=rng.choice([card for card in CARDS if card not in hand.cards]))


def too_few_or_many_players(rng: random.Random, hand: Hand) -> Hand:
    return replace(hand, players=rng.choice([0, 1, 7, 8, 11]))


def first_draw_on_a_discard(_: random.Random, hand: Hand) -> Hand:
    return replace(hand, tsumo=False, first_draw=True)


def strange_card(rng: random.Random, hand: Hand) -> Hand:
    """A nought where a number stood, or as the Dora."""
    return rng.choice([replace(hand, cards="0" + hand.cards[1:]), replace(hand, dora="0"), replace(hand, win="0")])


SPOILS: list[Spoil] = [
    another_card,
    another_card,
    four_or_six_cards,
    five_alike,
    win_elsewhere,
    too_few_or_many_players,
    first_draw_on_a_discard,
    strange_card,
]


def spoiled_hand(rng: random.Random) -> Hand:
    """A hand with something wrong in it; now and then it is still a hand."""
    return rng.choice(SPOILS)(rng, random_hand(rng))
