"""Who is before whom: points, then full rows (azul:Z13)."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.table import in_groups

__all__ = ["order"]


def order(players: Mapping[str, tuple[int, int]]) -> tuple[tuple[str, ...], ...]:
    """Players by score and full rows, the best first, those who are equal in both together.

    >>> order({"Anna": (50, 1), "Ben": (50, 2), "Cleo": (20, 3), "Dora": (50, 1)})
    (('Ben',), ('Anna', 'Dora'), ('Cleo',))
    """
    return tuple(map(tuple, in_groups(players, players.__getitem__)))
