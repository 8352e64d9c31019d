"""What an item is worth in its unit: how much at most, and parts of a limit as whole percents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.problems import Problem
from scorecalc.rules.changes import Change

__all__ = ["PERCENT", "in_units", "most"]

PERCENT = "percent of the limit"
#: what a number of each unit may be at most: no table plays for more, and doubles are a power of two
_MOST = {"han": 100, "yakuman": 100, "doubles": 100, PERCENT: 100}
_MOST_OTHERWISE = 100_000


def most(unit: str) -> int:
    """The most that an item may be worth of its unit, which often is its section.

    >>> most("han"), most("points")
    (100, 100000)
    """
    return _MOST.get(unit, _MOST_OTHERWISE)


def in_units(
    change: Change, section: str, units: Mapping[str, str], worths: Mapping[str, Sequence[int]]
) -> tuple[Change, list[Problem]]:
    """The change with its numbers in the unit of the section, and what is wrong with them; such a number is left out.

    A part of a limit is held in percent, 0.5 and 50 alike.  ``worths`` are the only numbers that some sections take.
    """
    unit = units.get(section, section)
    said = {key: number if isinstance(number, tuple) else (number,) for key in ("value", "open")
            if (number := getattr(change, key)) is not None}  # fmt: skip
    # beside 0.5 a whole number of 1 is the limit, and not a hundredth of it
    parts = unit == PERCENT and any(isinstance(number, float) for numbers in said.values() for number in numbers)
    problems: list[Problem] = []
    for key, numbers in said.items():
        typed = [_typed(number, parts=parts) if unit == PERCENT else number for number in numbers]
        problem = _wrong(change, key, typed, unit, worths.get(section, ()))
        if problem:
            problems.append(problem)
            change = change.without(key)
        else:
            plain: Any = tuple(map(int, typed)) if len(typed) > 1 else _plain(typed[0])
            change = change._replace(value=plain) if key == "value" else change._replace(open=plain)
    return change, problems


def _plain(number: Any) -> Any:
    return int(number) if isinstance(number, _Percent) else number


class _Percent(int):
    """A part that was told as one, so that a hundredth is not taken for a slip."""


def _typed(number: Any, *, parts: bool) -> Any:
    """A part of a limit in percent; as it was where it cannot be one."""
    if isinstance(number, str) and number in ("0", "1"):
        number = float(number)  # as a line writes it
    if isinstance(number, float) or (parts and number in (0, 1)):
        whole = round(100 * number)
        return _Percent(whole) if 0 <= number <= 1 and abs(100 * number - whole) < 1e-9 else number
    return number


def _wrong(change: Change, key: str, typed: Sequence[Any], unit: str, worths: Sequence[int]) -> Problem | None:
    odd = next((number for number in typed if isinstance(number, float)), None)
    if odd is not None:
        shape = "a whole number"
        if unit == PERCENT:
            shape = "whole percents of the limit, as in 25, or a part of it, as in 0.25"
        return change.problem(f"`{key}` must be {shape}, not `{odd!r}`", key, code="D406")
    numbers = [number for number in typed if isinstance(number, int)]
    if any(number > most(unit) for number in numbers):
        return change.problem(f"is worth {most(unit)} {unit} at most", key)
    if unit == PERCENT and any(number == 1 and not isinstance(number, _Percent) for number in numbers):
        help = "write 100 or 1.0 for the whole limit, 0.01 for a hundredth of it"
        return change.problem(f"`{key}` is in {unit}, and 1 may be meant for all of it", key, help)
    if worths and any(number and number not in worths for number in numbers):
        known = ", ".join(map(str, worths[:-1]))
        help = "no other number names a limit of these rules; less than the least never wins"
        return change.problem(f"`{key}` is in {unit}: {known} or {worths[-1]}", key, help)
    return None
