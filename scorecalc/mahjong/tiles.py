"""Tiles as numbers, and sets of tiles as bit masks.

A kind of tile is an int: 0 to 8 characters, 9 to 17 circles, 18 to 26 bamboo, 27 to 33 East South
West North White Green Red.  A piece is a kind, or 34 35 36 for the red fives.  A mask has bit ``k``
set where kind ``k`` is present.  A count packs how many of each kind there are into one int, six
bits a kind, so that counts of a hand add up and a fifth copy shows in one test.
"""

from __future__ import annotations

from functools import lru_cache

from scorecalc.model.pieces import Alphabet

__all__ = [
    "BIT", "DRAGONS", "EAST", "FIELD", "FIELD_BITS", "GREEN_TILES", "HONOURS", "KIND", "NAMES", "NINE", "ORPHANS",
    "RED_FIVES", "SIMPLES", "SUITS", "TERMINALS", "TILES", "TWOS", "UNIT", "WINDS", "copies", "more_than_four", "text",
]  # fmt: skip

NAMES = tuple(f"{n}{suit}" for suit in "mps" for n in range(1, 10)) + tuple("ESWNPFC")
NINE = 9  #: kinds in a suit
EAST = 27
RED_FIVES = (34, 35, 36)

#: piece -> kind
KIND: tuple[int, ...] = (*range(34), 4, 13, 22)

FIELD_BITS = 6
FIELD = (1 << FIELD_BITS) - 1

#: piece -> the mask of its kind
BIT = tuple(1 << kind for kind in KIND)

#: piece -> 1 in the field of its kind
UNIT = tuple(1 << FIELD_BITS * kind for kind in KIND)

SUITS = (0x1FF, 0x1FF << 9, 0x1FF << 18)  #: masks of the three suits
HONOURS = 0x7F << 27
WINDS = 0xF << 27
DRAGONS = 0x7 << 31
TERMINALS = sum(1 << k for k in (0, 8, 9, 17, 18, 26))
ORPHANS = TERMINALS | HONOURS
SIMPLES = (1 << 34) - 1 & ~ORPHANS
GREEN_TILES = sum(1 << 18 + n - 1 for n in (2, 3, 4, 6, 8)) | 1 << 32

#: the count of two of every kind: a hand whose count has no other bit is made of pairs
TWOS = sum(2 << FIELD_BITS * k for k in range(34))
_THREES = sum(3 << FIELD_BITS * k for k in range(34))
_EIGHTS = sum(0b111000 << FIELD_BITS * k for k in range(34))


def copies(count: int, kind: int) -> int:
    """How many of a kind a packed count holds.

    >>> copies(UNIT[4] + UNIT[34], 4)
    2
    """
    return count >> FIELD_BITS * kind & FIELD


def more_than_four(count: int) -> bool:
    """Whether some kind occurs five times or more: five and the three that is added make the eight's bit.

    >>> more_than_four(4 * UNIT[0]), more_than_four(5 * UNIT[0])
    (False, True)
    """
    return bool((count + _THREES) & _EIGHTS)


class _Tiles(Alphabet):
    """Tile letters; a red five is written before the plain ones of its suit."""

    __slots__ = ()

    def rank(self, piece: int) -> int:
        """By kind, a red five before the plain ones."""
        return 2 * KIND[piece] - (piece > 33)


def _alphabet() -> Alphabet:
    runs = {suit: {str(n + 1): 9 * i + n for n in range(9)} | {"0": 34 + i} for i, suit in enumerate("mps")}
    honours = {letter: EAST + i for i, letter in enumerate("ESWNPFC")}
    # the Unicode block has the winds first, then Red Green White, characters, bamboo, circles
    signs = [27, 28, 29, 30, 33, 32, 31, *range(9), *range(18, 27), *range(9, 18)]
    unicode = {chr(0x1F000 + i) + tail: kind for i, kind in enumerate(signs) for tail in ("", "\ufe0f", "\ufe0e")}
    z = {str(i + 1): EAST + i for i in range(7)}
    alphabet = _Tiles((*NAMES, "0m", "0p", "0s"), runs={**runs, "z": z}, singles={**honours, **unicode})
    for kind in range(EAST, EAST + 7):  # honours are printed as letters, not as 1z to 7z
        del alphabet.suit_of[kind]
    return alphabet


#: the tiles of every mahjong without flowers
TILES = _alphabet()


@lru_cache(maxsize=4096)
def text(kinds: tuple[int, ...]) -> str:
    """Tiles of one set as they are written: suits in a run, honours as letters.

    >>> text((1, 2, 3)), text((27, 27)), text((34, 4))
    ('234m', 'EE', '05m')
    """
    return TILES.write(kinds).replace(" ", "")


_SIGNS = tuple(chr(0x1F000 + i) for i in (*range(7, 16), *range(25, 34), *range(16, 25), 0, 1, 2, 3, 6, 5, 4))


def sign(kinds: tuple[int, ...]) -> str:
    """The same tiles as signs of the Unicode block.

    >>> sign((0, 9, 18, 27, 33)) == "🀇🀙🀐🀀🀄"
    True
    """
    return "".join(_SIGNS[KIND[kind]] for kind in kinds)
