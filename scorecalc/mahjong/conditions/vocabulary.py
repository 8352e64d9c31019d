"""The words for tiles, and words of other tables that stand for ours.

A class of tiles is a mask: bits 0 to 33 the kinds, 34 to 37 the flowers, 38 to 41 the seasons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scorecalc.mahjong.conditions.facts import Facts
from scorecalc.mahjong.tiles import DRAGONS, EAST, GREEN_TILES, HONOURS, ORPHANS, SIMPLES, SUITS, TERMINALS, WINDS

__all__ = ["FIXED", "FLOWERS", "NUMBERS", "OTHER_WORDS", "PAIRED", "RELATIVE", "SEASONS", "SUIT_TILES", "WAITS"]

FLOWERS, SEASONS = 0xF << 34, 0xF << 38
SUIT_TILES = SUITS[0] | SUITS[1] | SUITS[2]

#: number in a suit -> the mask of its three kinds
NUMBERS = (0, *((1 | 1 << 9 | 1 << 18) << n for n in range(9)))

_NOUNS = {
    "character": SUITS[0],
    "circle": SUITS[1],
    "wind": WINDS,
    "dragon": DRAGONS,
    "honour": HONOURS,
    "honor": HONOURS,
    "terminal": TERMINALS,
    "simple": SIMPLES,
    "end": ORPHANS,
    "flower": FLOWERS,
    "season": SEASONS,
}

#: what a word says of every hand alike
FIXED: Mapping[str, int] = {
    **_NOUNS,
    **{f"{noun}s": mask for noun, mask in _NOUNS.items()},
    "bamboo": SUITS[2],
    "bamboos": SUITS[2],
    "green": GREEN_TILES,  # beside `dragon` what is left of them is the green dragon
    "even": NUMBERS[2] | NUMBERS[4] | NUMBERS[6] | NUMBERS[8],
    "odd": NUMBERS[1] | NUMBERS[3] | NUMBERS[5] | NUMBERS[7] | NUMBERS[9],
    **{name: 1 << EAST + at for at, name in enumerate(("east", "south", "west", "north"))},
    "white dragon": 1 << 31,
    "red dragon": 1 << 33,
}


def _own_wind(facts: Facts) -> int:
    return 1 << facts.own_wind if facts.own_wind >= 0 else 0


def _round_wind(facts: Facts) -> int:
    return 1 << facts.round_wind if facts.round_wind >= 0 else 0


def _guest_winds(facts: Facts) -> int:
    if facts.own_wind < 0 or facts.round_wind < 0:
        return 0  # any of them may be the one that is not known
    return WINDS & ~_own_wind(facts) & ~_round_wind(facts)


#: what hangs on where one sits: name -> what it can be at most, the facts it hangs on, and what it is
RELATIVE: Mapping[str, tuple[int, tuple[str, ...], Callable[[Facts], int]]] = {
    "own wind": (WINDS, ("own_wind",), _own_wind),
    "round wind": (WINDS, ("round_wind",), _round_wind),
    "guest wind": (WINDS, ("own_wind", "round_wind"), _guest_winds),
    "own flower": (FLOWERS, ("own_wind",), lambda facts: _own_wind(facts) << 7),
    "own season": (SEASONS, ("own_wind",), lambda facts: _own_wind(facts) << 11),
}

#: first word of a name of two words -> the second ones
PAIRED: Mapping[str, tuple[str, ...]] = {
    "own": ("wind", "winds", "flower", "flowers", "season", "seasons"),
    "round": ("wind", "winds"),
    "guest": ("wind", "winds"),
    "white": ("dragon", "dragons"),
    "red": ("dragon", "dragons"),
}

WAITS = ("two-sided", "middle", "edge", "pair", "two-pair")

#: what is said elsewhere -> what to say here; offered, never taken
OTHER_WORDS: Mapping[str, str] = {
    **dict.fromkeys(("sequence", "run", "suite", "chi", "straight"), "chow"),
    **dict.fromkeys(("sequences", "runs", "suites", "shuntsu"), "chows"),
    **dict.fromkeys(("triplet", "pon", "kind"), "pung"),
    **dict.fromkeys(("triplets", "koutsu", "trips"), "pungs"),
    **dict.fromkeys(("kan", "quad", "square"), "kong"),
    **dict.fromkeys(("kans", "quads", "squares", "kantsu"), "kongs"),
    **dict.fromkeys(("concealed", "natural"), "hidden"),
    **dict.fromkeys(("melded", "revealed", "claimed", "called"), "exposed"),
    **dict.fromkeys(("identical", "same", "alike"), "equal"),
    **dict.fromkeys(("dots", "dot", "pin", "pinzu", "balls", "p"), "circles"),
    **dict.fromkeys(("craks", "cracks", "man", "manzu", "wan", "m"), "characters"),
    **dict.fromkeys(("bams", "bam", "sou", "souzu", "sticks", "s"), "bamboo"),
    **dict.fromkeys(("orphans", "yaochuu", "majors"), "ends"),
    **dict.fromkeys(("tsumo", "drawn", "self-draw"), "self-drawn"),
    **dict.fromkeys(("ron", "discard"), "on a discard"),
    **dict.fromkeys(("won", "mahjong"), "winner"),
    **dict.fromkeys(("kanchan", "closed-wait"), "wait middle"),
    **dict.fromkeys(("penchan",), "wait edge"),
    **dict.fromkeys(("tanki", "single"), "wait pair"),
    **dict.fromkeys(("ryanmen",), "wait two-sided"),
    **dict.fromkeys(("shanpon",), "wait two-pair"),
    **dict.fromkeys(("seat", "players", "player"), "own"),
    **dict.fromkeys(("dominant", "prevailing"), "round"),
    **dict.fromkeys(("but", "with"), "and"),
    **dict.fromkeys(("any",), "some"),
    **dict.fromkeys(("contains", "has"), "holds"),
}
