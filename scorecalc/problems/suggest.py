"""Did you mean: the nearest known word, or nothing."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["closest"]


def closest(word: str, known: Iterable[str], limit: int = 2) -> tuple[str, ...]:
    """The known words that ``word`` was probably meant to be, best first; () where none is near.

    Two slips are forgiven in a word of six letters or more, one in a shorter one, none in a single
    letter: what is further away is a guess, and a wrong guess costs more than none.

    >>> closest("tsum", ["tsumo", "chankan"])
    ('tsumo',)
    >>> closest("xyz", ["tsumo"]), closest("Q", ["E", "S"])
    ((), ())

    A word that was cut short or is the tail of a longer name was meant as that, unless another is one
    slip away.

    >>> closest("chiitoi", ["chiihou", "chiitoitsu"]), closest("tenhou", ["riichi", "riichi-tenhou"])
    (('chiitoitsu',), ('riichi-tenhou',))
    """
    slips = 0 if len(word) < 2 else 1 if len(word) < 6 else 2
    near = [(d, other) for other in set(known) if (d := _distance(word, other, slips)) <= slips]
    if len(word) > 3 and not any(d < 2 for d, _ in near):
        near = [(1, other) for other in known if other.startswith(word) or other.endswith(f"-{word}")] or near
    return tuple(other for _, other in sorted(near)[:limit])


def _distance(a: str, b: str, most: int) -> int:
    """Edits (insert, delete, replace, swap neighbours) from ``a`` to ``b``, or ``most + 1``."""
    if abs(len(a) - len(b)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, last, row = row, before, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
