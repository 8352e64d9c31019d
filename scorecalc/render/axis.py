"""Where the numbers of an axis stand: at even steps of 1, 2 or 5, whatever lies between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

__all__ = ["apart", "span", "ticks"]


def ticks(low: int, high: int, most: int) -> list[int]:
    """The multiples of an even step from ``low`` to ``high``, as many as there is room for.

    >>> ticks(-7, 12, 6), ticks(0, 1, 9), ticks(1, 400, 5)
    ([-5, 0, 5, 10], [0, 1], [100, 200, 300, 400])
    """
    step = next(step for step in _steps() if high // step - -(-low // step) < max(most, 2))
    return list(range(-(-low // step) * step, high + 1, step))


def span(values: Sequence[int], most: int) -> list[int]:
    """The numbers of an axis that holds all values between its first and its last, at most so many, but three.

    Three it may need in any case: on both sides of 0 there is one more at least.

    >>> span([6000, 36300], 5), span([25000], 5), span([-35, 20], 3), span([], 3)
    ([0, 10000, 20000, 30000, 40000], [20000, 25000, 30000], [-50, 0, 50], [-2, 0, 2])
    """
    low, high = min(values, default=0), max(values, default=0)
    if low == high:
        around = max(2, abs(low) // 5)
        low, high = low - around, high + around
    step = next(step for step in _steps() if -(-high // step) - low // step < max(most, 3))
    return list(range(low // step * step, high + step, step))


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as may be to those wanted, in their order, at least a gap from each other, and between the ends.

    >>> apart([10, 12, 50], 10, 0, 100), apart([0, 0, 0], 10, 0, 100), apart([99, 100], 10, 0, 100)
    ([6.0, 16.0, 50.0], [0.0, 10.0, 20.0], [90.0, 100.0])
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    groups: list[list[float]] = []  # how many stand together, and where the first of them stands
    for at in order:
        groups.append([1, min(max(wanted[at], low), high)])
        while len(groups) > 1 and groups[-2][1] + groups[-2][0] * gap > groups[-1][1]:
            number, first = groups.pop()
            before, start = groups.pop()
            middle = (start * before + (first - before * gap) * number) / (before + number)
            whole = before + number
            groups.append([whole, max(low, min(middle, high - (whole - 1) * gap))])
    spread = [first + gap * place for number, first in groups for place in range(int(number))]
    found = [0.0] * len(wanted)
    for at, place in zip(order, spread, strict=True):
        found[at] = float(place)
    return found


def _steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 …"""
    step = 1
    while True:
        yield from (step, 2 * step, 5 * step)
        step *= 10
