"""What random doubles hands are made of: sets and a pair, or bare tiles, for each special hand and Great Game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.oracles.doubles_hand import DRAGONS, ENDS, HONOURS, SUITED, WINDS

__all__ = ["OWN", "PLANS", "RUNS", "TRIPLETS", "Group", "Plan", "any_theme"]

Group = tuple[str, ...]

TRIPLETS: list[Group] = [(tile,) * 3 for tile in SUITED + HONOURS]
RUNS: list[Group] = [(f"{r}{s}", f"{r + 1}{s}", f"{r + 2}{s}") for s in "mps" for r in range(1, 8)]
ALL = RUNS + TRIPLETS
#: stands for the wind of the player's seat
OWN = "own"
JADE = ["2s", "3s", "4s", "6s", "8s", "F"]


@dataclass
class Plan:
    """Sets that the hand must have, sets that the others are drawn from, and the pair.

    ``bare`` stands instead of all sets, beside ``groups`` that may be called.  ``kongs`` are hidden
    kongs that the hand must have and of which four tiles count.  ``flowers`` False keeps bonus tiles
    away.
    """

    must: list[Group] = field(default_factory=list)
    others: list[Group] = field(default_factory=lambda: ALL)
    pair: str | None = None
    bare: list[str] | None = None
    kongs: list[str] = field(default_factory=list)
    flowers: bool = True


Maker = Callable[[random.Random], Plan]


def three(tile: str) -> Group:
    return (tile,) * 3


def out_of(keep: Callable[[str], bool], among: list[Group] = ALL) -> list[Group]:
    return [group for group in among if all(map(keep, group))]


def anything(rng: random.Random) -> Plan:
    return Plan(others=rng.choice([ALL, ALL, RUNS, TRIPLETS, RUNS + TRIPLETS[-7:]]))


def one_suit(rng: random.Random) -> Plan:
    kept = rng.choice("mps") + rng.choice(["", "ESWNPFC"])
    others = out_of(lambda tile: tile[-1] in kept)
    return Plan(others=others, pair=rng.choice(rng.choice(others)))


def of_kinds(kinds: list[str], among: list[Group] = ALL) -> Maker:
    def make(rng: random.Random) -> Plan:
        others = out_of(lambda tile: tile in kinds, among)
        return Plan(others=others, pair=rng.choice(kinds))

    return make


def chows(rng: random.Random) -> Plan:
    """Four chows, and a pair of any kind."""
    kept = rng.choice(["mps", "m", "p", "s"])
    others = out_of(lambda tile: tile[1] in kept, RUNS)
    if rng.random() < 0.3:
        others = out_of(lambda tile: tile not in ENDS, others)
    pair = rng.choice([rng.choice(rng.choice(others)), rng.choice(HONOURS)])
    return Plan(others=others, pair=pair, flowers=False)


def three_colours(rng: random.Random) -> Plan:
    rank = rng.choice("1234567")
    return Plan([run for run in RUNS if run[0][0] == rank])


def straight(rng: random.Random) -> Plan:
    """Some of them are three-colour straights or all chows as well."""
    suit = rng.choice("mps")
    must = [run for run in RUNS if run[0][1] == suit and run[0][0] in "147"]
    return Plan(must, rng.choice([ALL, RUNS, out_of(lambda tile: tile[1:] == suit)]), rng.choice([None, "5" + suit]))


def dragons(rng: random.Random) -> Plan:
    others = rng.choice([ALL, TRIPLETS, out_of(lambda tile: tile in HONOURS)])
    return Plan([three(tile) for tile in DRAGONS], others)


def winds(rng: random.Random) -> Plan:
    return Plan([three(tile) for tile in WINDS], pair=rng.choice([None, *DRAGONS]))


def many_doubles(rng: random.Random) -> Plan:
    """Pungs of honours that come to the limit."""
    return Plan([three(tile) for tile in rng.sample(HONOURS, 3)], TRIPLETS, rng.choice(HONOURS))


def jade(rng: random.Random) -> Plan:
    others = out_of(lambda tile: tile in JADE)
    return Plan(rng.choice([[], [three("F")]]), others, rng.choice(JADE))


def alike(rng: random.Random) -> Plan:
    """Triplets in a row, which are chows too."""
    suit, low = rng.choice("mps"), rng.randrange(1, 8)
    must = [three(f"{low + step}{suit}") for step in range(3)]
    return Plan(must, out_of(lambda tile: tile[1:] == suit) if rng.random() < 0.5 else ALL)


def seven_pairs(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    of_suit = [tile for tile in SUITED if tile[1] == suit]
    kinds = rng.choice([SUITED + HONOURS, HONOURS, of_suit, of_suit, [t for t in SUITED if t not in ENDS]])
    return Plan(bare=rng.sample(kinds, 7) * 2)


def four_alike_in_pairs(rng: random.Random) -> Plan:
    some = rng.sample(SUITED + HONOURS, 6)
    return Plan(bare=[*some * 2, some[0], some[0]])


def two_rows_of_pairs(rng: random.Random) -> Plan:
    """Pairs that are chows as well."""
    rows = rng.sample(RUNS, 2)
    return Plan(bare=[*rows[0] * 2, *rows[1] * 2, *[rng.choice(SUITED + HONOURS)] * 2])


def thirteen(rng: random.Random) -> Plan:
    return Plan(bare=[*ENDS, *HONOURS, rng.choice(ENDS + HONOURS)])


def nine(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    return Plan(bare=[rank + suit for rank in "1112345678999" + rng.choice("123456789")])


def nine_with_calls(rng: random.Random) -> Plan:
    """Pungs and kongs of 1 and 9, chows, and a pair."""
    suit, pair = rng.choice("mps"), rng.choice("258")
    low = {"2": "345", "5": "234", "8": "234"}[pair]
    high = {"2": "678", "5": "678", "8": "567"}[pair]
    chows: list[Group] = [tuple(rank + suit for rank in ranks) for ranks in (low, high)]
    return Plan([three("1" + suit), three("9" + suit), *chows], pair=pair + suit)


def small_snake(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    return Plan(bare=[rank + suit for rank in "123456789"] + WINDS + [rng.choice(HONOURS)])


def great_snake(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    must = [run for run in RUNS if run[0][1] == suit and run[0][0] in "147"]
    pung, pair = rng.sample(HONOURS, 2)
    return Plan([*must, three(pung)], pair=pair)


def great_green(_: random.Random) -> Plan:
    return Plan([three(tile) for tile in ("2s", "4s", "6s", "F")], pair="8s")


def mandarin(rng: random.Random) -> Plan:
    *kongs, pair = rng.sample(WINDS, 4)
    return Plan(bare=[pair, pair], kongs=kongs)


def imperial(_: random.Random) -> Plan:
    return Plan(bare=[OWN, OWN], kongs=list(DRAGONS))


COMMON: dict[str, Maker] = {
    "anything": anything,
    "one-suit": one_suit,
    "only-ends": of_kinds(ENDS + HONOURS, TRIPLETS),
    "no-ends": of_kinds([tile for tile in SUITED if tile not in ENDS]),
    "all-honors": of_kinds(HONOURS, TRIPLETS),
    "chows": chows,
    "many-doubles": many_doubles,
    "alike": alike,
    "straight": straight,
    "jade": jade,
    "four-winds": winds,
    "nine": nine,
    "nine-with-calls": nine_with_calls,
    "thirteen": thirteen,
}
PLANS: dict[str, dict[str, Maker]] = {
    "columbia": {
        **COMMON,
        "seven-pairs": seven_pairs,
        "four-alike": four_alike_in_pairs,
        "rows-of-pairs": two_rows_of_pairs,
        "three-color-straight": three_colours,
        "three-dragons": dragons,
    },
    "french": {
        **COMMON,
        "little-snake": small_snake,
        "great-snake": great_snake,
        "big-green": great_green,
        "mandarin": mandarin,
        "imperial": imperial,
    },
}


def any_theme(rng: random.Random, ruleset: str) -> Maker:
    """A third of all hands has no theme."""
    if rng.random() < 0.35:
        return anything
    plans = PLANS["columbia" if ruleset == "columbia" else "french"]
    return plans[rng.choice(sorted(plans))]
