"""Two or three Tokyo hands that one discard completes, at random, with their line (T6)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from tests.oracles.tokyo import score
from tests.oracles.tokyo_hand import TokyoHand, line_of
from tests.oracles.tokyo_hands import SEATS, random_hand
from tests.oracles.tokyo_refusals import FIRST_TURN

__all__ = ["line_of_rons", "random_rons"]

#: the words that stand before the first player
TABLE_WORDS = ("round", "from", "ind", "dora", "dice", "zoroba", "rerolls", "sticks", "declared")
OWN_MOMENT = FIRST_TURN | {"chankan", "ketsupai"}


def random_rons(rng: random.Random) -> list[TokyoHand]:
    """The words of the table are the same in each hand; every hand can win."""
    while True:
        first = random_hand(rng)
        if first.tsumo or first.flags & OWN_MOMENT or first.source is None:
            continue
        others = SEATS.replace(first.source, "").replace(first.seat, "")
        hands = [first]
        for seat in rng.sample(others, rng.randrange(1, len(others) + 1)):
            hands += other_ron(rng, first, seat)
        if len(hands) > 1 and together(hands):
            riichi = {hand.seat: bool(hand.flags & {"riichi", "double-riichi"}) for hand in hands}
            declared = "".join(s for s in SEATS if riichi.get(s, s != first.source) and rng.random() < 0.4)
            hands = [replace(hand, declared=declared, pao=None) for hand in hands]
            if not any(score(hand).problems for hand in hands):
                return hands


def other_ron(rng: random.Random, first: TokyoHand, seat: str) -> list[TokyoHand]:
    """A hand in another seat that the same tile completes, if one comes up soon."""
    for _ in range(60):
        hand = random_hand(rng)
        if hand.tsumo or hand.flags & OWN_MOMENT or first.win not in hand.concealed:
            continue
        names = ("source", "indicators", "dora", "rolls", "zoroba", "rerolls", "sticks")
        flags = (hand.flags - {"houtei"}) | (first.flags & {"houtei"})
        return [replace(hand, win=first.win, seat=seat, flags=flags, **{name: getattr(first, name) for name in names})]
    return []


def together(hands: list[TokyoHand]) -> bool:
    """All hands can lie on one table: no fifth copy, the winning tile and the indicator counted once."""
    win = hands[0].win or ""
    copies: Counter[str] = Counter(hands[0].indicators)
    for hand in hands:
        copies.update(hand.all_tiles)
        copies[win] -= 1
    copies[win] += 1
    return max(copies.values()) <= 4


def line_of_rons(hands: list[TokyoHand]) -> str:
    """One line for all winners: the table's words, then each player's own behind his label."""
    table = [word for word in line_of(hands[0]).split() if word.partition("=")[0] in TABLE_WORDS]
    line = ["tokyo", *table]
    for hand in hands:
        own = line_of(hand).split()[1:]
        line += [f"{hand.seat}:", *(word for word in own if word.partition("=")[0] not in (*TABLE_WORDS, "seat"))]
    return " ".join(line)
