"""The deck of All Green as numbers and bit masks: four each of 1s to 9s and of H (all-green:A1).

A card is an int: 0 to 8 for 1s to 9s, 9 for H.  A mask has bit ``c`` set where card ``c`` is present.
"""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.model.pieces import Alphabet

__all__ = ["CARDS", "COPIES", "GREEN", "NAMES", "SIMPLES", "TERMINALS", "H", "mask", "sign", "text"]

NAMES = (*(f"{n}s" for n in range(1, 10)), "H")
H = 9
COPIES = 4  #: of each card

# the Unicode block of mahjong tiles has the bamboo in a row, and H is its green dragon
_SIGNS = (*(chr(0x1F010 + n) for n in range(9)), "\U0001f005")

#: how cards are written: `99s`, `HHH`
CARDS = Alphabet(
    NAMES,
    runs={"s": {str(n + 1): n for n in range(9)}},
    singles={"H": H, **{sign: card for card, sign in enumerate(_SIGNS)}},
    shape="cards are numbers with their suit, as in `123s`, and `H`",
)


def mask(cards: Iterable[int]) -> int:
    """The mask of some cards.

    >>> mask((0, 2, 2))
    5
    """
    found = 0
    for card in cards:
        found |= 1 << card
    return found


TERMINALS = mask((0, 8))
SIMPLES = mask(range(1, 8))
GREEN = mask((1, 2, 3, 5, 7))  #: 2 3 4 6 8: tiles painted in green alone


def text(cards: tuple[int, ...]) -> str:
    """Cards as they are written.

    >>> text((8, 8)), text((9, 9, 9)), text((9, 0))
    ('99s', 'HHH', '1sH')
    """
    return CARDS.write(cards).replace(" ", "")


def sign(cards: tuple[int, ...]) -> str:
    r"""The same cards as signs of the Unicode block.

    >>> sign((0, 9)) == "\U0001f010\U0001f005"
    True
    """
    return "".join(_SIGNS[card] for card in cards)
