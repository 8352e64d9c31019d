"""Random tables of four doubles hands out of 144 tiles, some of them as totals, won and not."""

from __future__ import annotations

import random

from tests.oracles.doubles_hand import SEATS, DoublesHand
from tests.oracles.doubles_hands import loser, random_options, wall, winner
from tests.oracles.doubles_settlement import Table

__all__ = ["random_table"]


def random_table(rng: random.Random, ruleset: str) -> Table:
    """Who sits where, deals and wins is left to chance."""
    options = random_options(rng, ruleset)
    wind, won, free = rng.choice(SEATS), rng.choice([*SEATS, *SEATS, None]), wall()
    tower = rng.choice(SEATS) if ruleset != "columbia" and rng.random() < 0.4 else None
    hands = {seat: DoublesHand(ruleset, seat=seat, wind=wind, tower=tower, options=options) for seat in SEATS}
    totals = rng.choice([0, 0, 0, 0.3, 1])
    for seat in sorted(SEATS, key=lambda seat: seat != won):
        hand = hands[seat]
        if rng.random() < totals:
            hand.points, hand.doubles = rng.randrange(0, 200), rng.choice([0, 0, 1, 2, 3])
            hand.flags = frozenset({"mahjong"} if seat == won else ())
            if seat == won and ruleset == "columbia" and rng.random() < 0.4:
                hand.flags |= {"drawn"}
        elif seat == won:
            winner(rng, hand, free)
            hand.flags -= {"robbed-kong"}  # nobody here has the pung that was added to
        else:
            loser(rng, hand, free)
    if won is None:
        for hand in hands.values():
            hand.flags |= {"nobody-won"}
    elif not hands[won].drawn and hands[won].points is None and rng.random() < 0.3:
        source = rng.choice(SEATS.replace(won, ""))
        for hand in hands.values():
            hand.source = source
    dealer(rng, hands, options.get("hand-wind-is") == "round")
    declared = ""
    if ruleset == "columbia":
        able = [s for s, hand in hands.items() if hand.points is not None or "reach" in hand.flags]
        declared = "".join(seat for seat in able if rng.random() < 0.7)
    return Table(ruleset, hands, declared, won is None, options)


def dealer(rng: random.Random, hands: dict[str, DoublesHand], by_flag: bool) -> None:
    """Under CA10 the wind does not tell who deals."""
    if by_flag and rng.random() < 0.7:
        hand = rng.choice(list(hands.values()))
        if hand.points is None:
            hand.flags |= {"dealer"}
