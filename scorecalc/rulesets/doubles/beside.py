"""Items of a house that do not count beside others: within the points and doubles, and among the special hands.

Of the ordinary count and a special hand only the better counts as it is, so nothing of the one pushes out the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.exclusion import given_way
from scorecalc.rules.item import Item

__all__ = ["Found", "out_of_the_count"]

Found = tuple[Item, int]


def out_of_the_count(points: Sequence[Found], doubles: Sequence[Found]) -> dict[str, Item]:
    """The ids of the points and doubles that give way, each with the item that it gives way to.

    A double and some points are compared by what the hand would lose: with 30 points and 2 doubles a double is 60
    and 4 points are 16.
    """
    inside, times = (sum(amount for _, amount in part) for part in (points, doubles))
    return given_way(
        [
            *((item, amount << times) for item, amount in points),
            *((item, (inside << times) - (inside << times - amount)) for item, amount in doubles),
        ]
    )
