"""Several rons on one discard, and hands that nobody won, at random, with their lines."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from tests.oracles.hands import SEATS, random_hand
from tests.oracles.lines import line_of, option_words
from tests.oracles.riichi_hand import Hand, plain

__all__ = ["line_of_nobody", "line_of_table", "random_rons"]

#: the words that stand before the first player
TABLE_WORDS = ("round", "from", "ind", "uraind", "honba", "sticks", "declared")


def random_rons(rng: random.Random, options: dict[str, Any]) -> list[Hand]:
    """Two or three hands that one discard completes; the words of the table are the same in each."""
    while True:
        first = random_hand(rng, options)
        if first.tsumo or first.flags & {"chankan", "renhou"}:
            continue
        seats = SEATS[: first.players].replace(first.source or "", "").replace(first.seat, "")
        hands = [first]
        for seat in rng.sample(seats, rng.randrange(1, len(seats) + 1)):
            hands += other_ron(rng, first, seat)
        if len(hands) > 1 and together(hands):
            riichi = {hand.seat: bool(hand.flags & {"riichi", "double-riichi"}) for hand in hands}
            declared = "".join(seat for seat in SEATS[: first.players] if riichi.get(seat, True) and rng.random() < 0.4)
            return [replace(hand, declared=declared) for hand in hands]


def other_ron(rng: random.Random, first: Hand, seat: str) -> list[Hand]:
    """A hand in another seat that the same tile completes, if one comes up soon."""
    for _ in range(60):
        hand = random_hand(rng, first.options)
        wins = [tile for tile in hand.concealed if tile == first.win]
        if hand.tsumo or hand.flags & {"chankan", "renhou"} or not wins:
            continue
        kept = {name: getattr(first, name) for name in ("round", "source", "indicators", "ura", "honba", "sticks")}
        flags = (hand.flags - {"houtei"}) | (first.flags & {"houtei"})
        return [replace(hand, win=first.win, seat=seat, flags=flags, pao=None, pao_of=None, **kept)]
    return []


def together(hands: list[Hand]) -> bool:
    """All hands can lie on one table: no fifth copy, the winning tile and the indicators counted once."""
    copies: Counter[str] = Counter(map(plain, hands[0].indicators + hands[0].ura))
    for hand in hands:
        copies.update(map(plain, hand.all_tiles))
        copies[plain(hand.win or "")] -= 1
        copies["4z"] += hand.nuki
    copies[plain(hands[0].win or "")] += 1
    reds = [tile for hand in hands for tile in hand.all_tiles if tile[0] == "0"] + hands[0].indicators
    return max(copies.values()) <= 4 and all(reds.count("0" + suit) <= 1 for suit in "mps")


def line_of_table(hands: list[Hand]) -> str:
    """One line for all winners: the table's words, then each player's own behind his label."""
    words = line_of(replace(hands[0], options={})).split()
    table = [word for word in words if word.partition("=")[0] in TABLE_WORDS]
    line = ["riichi", *table, *option_words(hands[0].options)]
    for hand in hands:
        own = line_of(replace(hand, options={})).split()[1:]
        line += [f"{hand.seat}:", *(w for w in own if w.partition("=")[0] not in (*TABLE_WORDS, "seat"))]
    return " ".join(line)


def line_of_nobody(words: dict[str, str], options: dict[str, Any]) -> str:
    """A hand that nobody won: ``tenpai=``, ``nagashi=``, ``declared=`` or, with none of them, abortive.

    >>> line_of_nobody({"tenpai": "EW", "declared": ""}, {"noten-payment": 1500})
    'riichi +nobody-won tenpai=EW noten-payment=1500'
    """
    told = [f"{name}={value}" for name, value in words.items() if value]
    abortive = [] if {"tenpai", "nagashi"} & set(words) else ["+abortive"]
    return " ".join(["riichi", "+nobody-won", *abortive, *told, *option_words(options)])
