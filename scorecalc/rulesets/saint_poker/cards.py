"""Cards as numbers: 0 is the ace of spades, 51 the two of clubs, better ranks first.

The letters of a card are read in either case (`AH`, `ah` behind another card): no letter is a rank
and a suit as well, so nothing is guessed.  `10` is another way to write `T`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from scorecalc.model.pieces import Alphabet

__all__ = ["CARDS", "NAMES", "RANK", "SUIT", "SUITS", "places", "sign", "text"]

_LETTERS = "AKQJT98765432"
SUITS = "shdc"
#: suits as they stand in print where letters are not wanted, in the order of SUITS
_SIGNS = "♠♥♦♣"

NAMES = tuple(letter + suit for letter in _LETTERS for suit in SUITS)

#: card -> its rank, 14 for the ace down to 2
RANK = tuple(14 - card // 4 for card in range(52))
#: card -> the place of its suit in SUITS
SUIT = tuple(card % 4 for card in range(52))

_CARD = re.compile("10[shdc]|[2-9tjqka][shdc]", re.IGNORECASE)


def _spellings() -> dict[str, int]:
    spelled: dict[str, int] = {}
    for card, name in enumerate(NAMES):
        rank, suit = name[0], name[1]
        for one in (rank, rank.lower(), *["10"] * (rank == "T")):
            spelled |= {one + suit: card, one + suit.upper(): card}
    return spelled


CARDS = Alphabet(
    NAMES, singles=_spellings(), shape="a card is a rank, `2` to `9` or `T J Q K A`, and a suit, `s h d c`: `Ah`, `Td`"
)


def places(word: str) -> list[tuple[int, int]]:
    """Where each card of a word of cards stands in it.

    >>> places("Ah10d2c")
    [(0, 2), (2, 5), (5, 7)]
    """
    return [match.span() for match in _CARD.finditer(word)]


def text(cards: Iterable[int]) -> str:
    """Cards as they are read at a table, with spaces.

    >>> text((0, 17))
    'As Th'
    """
    return " ".join(NAMES[card] for card in cards)


def sign(cards: Iterable[int]) -> str:
    """The same with the suits as signs.

    >>> sign((0, 17))
    'A♠ T♥'
    """
    return " ".join(NAMES[card][0] + _SIGNS[SUIT[card]] for card in cards)
