"""The faces of the dice, and how they are written."""

from __future__ import annotations

from scorecalc.model.pieces import Alphabet

__all__ = ["DICE", "ENERGY", "FACES", "HEART", "NUMBERS", "ROLLED", "SMASH", "Show", "counts_of", "text"]

from collections.abc import Callable, Iterable

#: how some dice are shown
Show = Callable[[Iterable[int]], str]

FACES = ("1", "2", "3", "H", "E", "S")
NUMBERS = (0, 1, 2)
HEART, ENERGY, SMASH = 3, 4, 5
#: dice of a roll (K1)
ROLLED = 6

#: a face by itself, in capitals or not: ``11SSHE``, ``11sshe``
DICE = Alphabet(FACES, singles={spelled: piece for piece, face in enumerate(FACES) for spelled in (face, face.lower())})


def counts_of(dice: Iterable[int]) -> tuple[int, ...]:
    """How many dice show each face, in the order of `FACES`.

    >>> counts_of(DICE.read("11SSHE")[0])
    (2, 0, 0, 1, 1, 2)
    """
    found = [0] * len(FACES)
    for die in dice:
        found[die] += 1
    return tuple(found)


def text(dice: Iterable[int]) -> str:
    """Dice as one word, sorted.

    >>> text((5, 0, 3, 0))
    '11HS'
    """
    return DICE.write(dice)
