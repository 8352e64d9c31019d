"""Every way to split the tiles of one suit into sets and at most one pair, found in two slow ways.

:func:`splits` takes apart: it takes away any set that the tiles hold, or a pair if none was taken
yet, and goes on with the rest; no order, no pruning, no memory, and what comes out twice is counted
once.  :func:`built` puts together: it lays every possible set and pair side by side and notes
which suit that makes.  The second answers for all suits of at most 14 tiles at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

__all__ = ["Counts", "Split", "built", "shapes", "splits"]

Counts = tuple[int, ...]
Split = tuple[tuple[int, ...], ...]

SETS = [(r, r, r) for r in range(1, 10)] + [(r, r + 1, r + 2) for r in range(1, 8)]
PAIRS = [(r, r) for r in range(1, 10)]


def splits(counts: Sequence[int]) -> set[Split]:
    """All distinct splits of a suit, ``counts[i]`` being the copies of the tile of rank ``i + 1``.

    A split is the sorted tuple of its sets and pair, each a tuple of ranks from 1.  A pair may be
    missing.  The result is empty where the tiles cannot be used up.

    >>> sorted(splits([3, 3, 3, 0, 0, 0, 0, 0, 0]))
    [((1, 1, 1), (2, 2, 2), (3, 3, 3)), ((1, 2, 3), (1, 2, 3), (1, 2, 3))]
    >>> splits([2, 0, 0, 0, 0, 0, 0, 0, 0])
    {((1, 1),)}
    >>> splits([0] * 9)
    {()}
    >>> splits([1, 0, 0, 0, 0, 0, 0, 0, 0])
    set()
    """
    if sum(counts) == 0:
        return {()}
    found: set[Split] = set()
    for group in SETS + PAIRS:
        if any(counts[r - 1] < group.count(r) for r in group):
            continue
        rest = list(counts)
        for r in group:
            rest[r - 1] -= 1
        for others in splits(rest):
            if len(group) == 2 and any(len(other) == 2 for other in others):
                continue  # at most one pair
            found.add(tuple(sorted((group, *others))))
    return found


def built() -> dict[Counts, set[Split]]:
    """All splits of every suit of at most 14 tiles that has one; a suit that is missing has none.

    >>> table = built()
    >>> sorted(table[3, 3, 3, 0, 0, 0, 0, 0, 0]) == sorted(splits([3, 3, 3, 0, 0, 0, 0, 0, 0]))
    True
    >>> (1, 0, 0, 0, 0, 0, 0, 0, 0) in table
    False
    """
    table: dict[Counts, set[Split]] = {}
    for number_of_sets in range(5):
        for sets in combinations_with_replacement(SETS, number_of_sets):
            for pair in [(), *[(p,) for p in PAIRS]]:
                split = tuple(sorted(sets + pair))
                laid = [r for group in split for r in group]
                counts = tuple(laid.count(r) for r in range(1, 10))
                if max(counts) <= 4:
                    table.setdefault(counts, set()).add(split)
    return table


def shapes(most: int = 14) -> Iterator[Counts]:
    """Every suit of at most ``most`` tiles with at most four copies of each: 405,350 of up to 14 tiles.

    >>> sum(1 for _ in shapes(2))  # none, nine single tiles, nine pairs, 36 of two different tiles
    55
    """

    def grow(ranks: int, left: int) -> Iterator[Counts]:
        if ranks == 0:
            yield ()
            return
        for copies in range(min(4, left) + 1):
            for rest in grow(ranks - 1, left - copies):
                yield (copies, *rest)

    yield from grow(9, most)
