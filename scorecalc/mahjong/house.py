"""Items that a file declares by a condition, for every game of tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scorecalc.mahjong.conditions import BadCondition, Condition, Facts, Part, read
from scorecalc.model.vocabulary import BadValue
from scorecalc.problems import closest
from scorecalc.rules.item import Item

__all__ = ["condition_of", "counting", "tiles_of"]

Show = Callable[[tuple[int, ...]], str]
_COPIES = {"pair": 2, "pung": 3, "kong": 4}


def condition_of(item: Item, flags: Mapping[str, str]) -> Condition:
    """The condition of an item; ``flags`` maps each way to write a flag to its name.

    Raises BadValue, with the place in the condition, where it cannot be read or asks for a flag that there is not.
    """
    try:
        condition = read(item.when)
    except BadCondition as bad:
        raise BadValue(bad.message, bad.help, bad.hints, bad.start, bad.end) from None
    for name, start, end in condition.flag_places:
        if flags.get(name) != name:
            near = (flags[name],) if name in flags else closest(name, flags)
            help = f"did you mean `+{near[0]}`?" if near else ""
            raise BadValue(f"no flag `+{name}` in this game", help, tuple(f"+{n}" for n in near), start, end)
    return condition


def counting(item: Item, condition: Condition, facts: Callable[[Any], Facts]) -> Item:
    """The item with its condition as predicate; ``facts`` tells of a reading what conditions ask.

    It is shown with the parts of the hand that fulfil it, or with its own words where it speaks of no parts.
    """

    def test(reading: Any) -> int:
        return condition.test(facts(reading))

    def why(reading: Any, show: Show) -> str:
        parts = condition.matched(facts(reading))
        return " ".join(show(tiles_of(part)) for part in parts) or item.doc.rstrip(".")

    return item._replace(test=test, why=why, asks=condition.asks)


def tiles_of(part: Part) -> tuple[int, ...]:
    """The tiles of a part.

    >>> tiles_of(Part("chow", 3, False)), tiles_of(Part("pair", 27, True))
    ((3, 4, 5), (27, 27))
    """
    if part.shape == "chow":
        return part.kind, part.kind + 1, part.kind + 2
    return (part.kind,) * _COPIES[part.shape]
