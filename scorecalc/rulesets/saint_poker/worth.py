"""What five cards are worth: their class, and their ranks within it (P4 to P7)."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.rules.item import Item
from scorecalc.rulesets.saint_poker.classes import CLASSES
from scorecalc.rulesets.saint_poker.five import Five
from scorecalc.rulesets.saint_poker.options import HIGHEST

__all__ = ["Worth", "worth_of"]

#: the strength of each class, the best first
_STRENGTHS = tuple((len(CLASSES) - at, item.test, item) for at, item in enumerate(CLASSES))


class Worth(NamedTuple):
    """Five cards with their class; of two, the higher ``rank`` wins and equal ones tie.

    ``income`` is 0: what a hand brings hangs on the others.
    """

    rank: tuple[int, ...]
    of: Item
    five: Five
    income: int = 0


def worth_of(five: Five, flush_ties: str = "all-five") -> Worth:
    """The best class that the cards are, and the ranks that settle a tie.

    >>> worth_of(Five((0, 5, 10, 15, 16))).rank  # As Kh Qd Jc Ts
    (5, 14, 13, 12, 11, 10)
    """
    for strength, test, item in _STRENGTHS:
        if test(five):
            if flush_ties == HIGHEST and item.id == "flush":
                return Worth((strength, five.ranks[0]), item, five)
            return Worth((strength, *five.ranks), item, five)
    raise AssertionError("five cards are of some class")
