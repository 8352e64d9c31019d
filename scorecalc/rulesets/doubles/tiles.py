"""The 144 tiles of the doubles games: the 34 kinds, four flowers and four seasons.

A tile is an int: 0 to 33 the kinds of `scorecalc.mahjong.tiles`, 34 to 37 the flowers, 38 to 41 the seasons.
Flower and season n belong to the n-th wind: East, South, West, North.
"""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.mahjong.tiles import EAST, NAMES
from scorecalc.model.pieces import Alphabet

__all__ = [
    "FIRST_BONUS",
    "FIRST_SEASON",
    "SEATS",
    "SEAT_NAMES",
    "TILES",
    "is_honour",
    "is_terminal",
    "sign",
    "so_many",
    "text",
]

SEATS = "ESWN"
SEAT_NAMES = {"E": "East", "S": "South", "W": "West", "N": "North"}
FIRST_BONUS, FIRST_SEASON = 34, 38
_ALL = (*NAMES, *(f"{n}f" for n in range(1, 5)), *(f"{n}g" for n in range(1, 5)))

# the Unicode block: winds, Red Green White, characters, bamboo, circles, plum orchid bamboo chrysanthemum, seasons
_SIGNS = (27, 28, 29, 30, 33, 32, 31, *range(9), *range(18, 27), *range(9, 18), 34, 35, 37, 36, *range(38, 42))


def _alphabet() -> Alphabet:
    runs = {suit: {str(n + 1): 9 * i + n for n in range(9)} for i, suit in enumerate("mps")}
    runs |= {suit: {str(n + 1): first + n for n in range(4)} for suit, first in (("f", 34), ("g", 38))}
    runs["z"] = {str(n + 1): EAST + n for n in range(7)}
    singles = {letter: EAST + n for n, letter in enumerate("ESWNPFC")}
    singles |= {chr(0x1F000 + at) + tail: tile for at, tile in enumerate(_SIGNS) for tail in ("", "\ufe0f", "\ufe0e")}
    alphabet = Alphabet(_ALL, runs=runs, singles=singles)
    for kind in range(EAST, EAST + 7):  # honours are printed as letters, not as 1z to 7z
        del alphabet.suit_of[kind]
    return alphabet


#: how tiles are written: `123m`, `EE`, `2f` a flower, `2g` a season
TILES = _alphabet()


def text(tiles: Iterable[int]) -> str:
    """Tiles of one set as they are written.

    >>> text((1, 2, 3)), text((27, 27)), text((35,))
    ('234m', 'EE', '2f')
    """
    return TILES.write(tiles).replace(" ", "")


def sign(tiles: Iterable[int]) -> str:
    """The same tiles as signs of the Unicode block.

    >>> sign((0, 36)) == "\U0001f007\U0001f025"
    True
    """
    return "".join(chr(0x1F000 + _SIGNS.index(tile)) for tile in tiles)


def so_many(count: int) -> str:
    """A number of tiles in words.

    >>> so_many(1), so_many(3)
    ('1 tile', '3 tiles')
    """
    return "1 tile" if count == 1 else f"{count} tiles"


def is_honour(kind: int) -> bool:
    """Whether a kind is a wind or a dragon."""
    return kind >= EAST


def is_terminal(kind: int) -> bool:
    """Whether a kind is a 1 or a 9 of a suit."""
    return kind < EAST and kind % 9 in (0, 8)
