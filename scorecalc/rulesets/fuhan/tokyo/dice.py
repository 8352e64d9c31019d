"""Zoroba: what the dice of the deal add, as rolled or by number (tokyo:T2)."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.vocabulary import BadValue, ValueKind
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem

__all__ = ["DICE", "Rolls", "dice_problems", "zoroba_of"]

Rolls = tuple[tuple[int, int], ...]

_SHAPE = "rolls of two dice joined by /, as 16/34"


def _read(text: str) -> Rolls:
    rolls = []
    at = 0
    for part in text.split("/"):
        if len(part) != 2 or any(die not in "123456" for die in part):
            raise BadValue(f"expected {_SHAPE}, not `{part}`", start=at, end=at + len(part))
        rolls.append((int(part[0]), int(part[1])))
        at += len(part) + 1
    return tuple(rolls)


DICE = ValueKind(_SHAPE, _read, lambda rolls: "/".join(f"{a}{b}" for a, b in rolls))


def _adds(rolls: Rolls) -> int:
    """Han of the two rolls of a deal: each 1 or 6, and each roll that sums to 7.

    >>> _adds(((1, 6), (3, 4))), _adds(((2, 5), (3, 3))), _adds(((2, 3), (4, 5)))
    (4, 1, 0)
    """
    return sum((a in (1, 6)) + (b in (1, 6)) + (a + b == 7) for a, b in rolls)


def zoroba_of(table: HandWords) -> tuple[int, int]:
    """Han and re-rolls that the words of the table tell; 0 han where they tell none that stand."""
    settings = table.settings
    if "dice" in settings:
        rolls: Rolls = settings["dice"]
        return _adds(rolls[-2:]), max(len(rolls) // 2 - 1, 0)
    return settings.get("zoroba", 0), settings.get("rerolls", 0)


def dice_problems(table: HandWords, *, needed: bool) -> Iterator[Problem]:
    """What is wrong with the dice (R221), or that they are missing where a hand ``needs`` them (R220)."""
    settings = table.settings
    if "dice" in settings:
        for name in ("zoroba", "rerolls"):
            if name in settings:
                message = f"dice= and {name}= say the same thing twice"
                yield Problem("R221", message, *table.place(name), "leave one of them out")
        rolls: Rolls = settings["dice"]
        at = table.place("dice")
        if len(rolls) % 2:
            yield Problem("R221", f"{_rolls(len(rolls))} in dice=: a deal has two", *at, "write both, as dice=16/34")
            return
        for n in range(0, len(rolls), 2):
            pair, last = DICE.write(rolls[n : n + 2]), n + 2 == len(rolls)
            if last and not _adds(rolls[n:]):
                help = "both are rolled again: write the next two rolls behind them"
                yield Problem("R221", f"{pair} adds nothing, so it is not the last", *at, help)
            elif not last and _adds(rolls[n : n + 2]):
                han = _adds(rolls[n : n + 2])
                yield Problem(
                    "R221", f"{pair} adds {han} han, so nothing is rolled again", *at, f"end there: dice=…{pair}"
                )
    elif "zoroba" not in settings and needed:
        help = "say dice=16/34, or the han that they add: zoroba=4"
        yield Problem("R220", "the dice of the deal are not given", *table.place("rerolls"), help)


def _rolls(count: int) -> str:
    return "1 roll" if count == 1 else f"{count} rolls"
