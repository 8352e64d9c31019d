"""Short ways to declare what most items of the doubles games are: sets of a class of tiles, and flags of the winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scorecalc.rules.item import Line, Section
from scorecalc.rulesets.doubles.hand import KONG, PUNG, Part, Reading, Show

__all__ = ["called", "of_flag", "of_parts", "of_sets"]

Match = Callable[[Reading, Part], bool]


def called(part: Part, show: Show) -> str:
    """``555m hidden``, ``9999p exposed``."""
    return f"{show(part.tiles)} {'exposed' if part.exposed else 'hidden'}"


def of_parts(
    section: Section, id: str, name: str, exposed: int, hidden: int, match: Match, doc: str, **more: Any
) -> None:
    """An item of points, counted for each part that matches; its predicate gives the whole amount."""

    def lines(r: Reading, show: Show, _value: int) -> list[Line]:
        worth = r.rules.worth[id]
        return [Line(worth[not p.exposed], called(p, show)) for p in r.parts if match(r, p) and worth[not p.exposed]]

    def test(r: Reading) -> int:
        worth = r.rules.worth[id]
        return sum(worth[not part.exposed] for part in r.parts if match(r, part))

    test.__doc__ = doc
    section.item(id, name, hidden, open=exposed, lines=lines, **more)(test)


def of_sets(section: Section, id: str, name: str, match: Callable[[Reading, int], bool], doc: str, **more: Any) -> None:
    """A double for each pung or kong of a kind that matches, in any hand."""

    def matching(r: Reading) -> list[Part]:
        return [part for part in r.sets if match(r, part.kind)]

    def test(r: Reading) -> int:
        return len(matching(r))

    def lines(r: Reading, show: Show, value: int) -> list[Line]:
        return [Line(value, show(part.tiles)) for part in matching(r)]

    test.__doc__ = doc
    section.item(id, name, 1, lines=lines, **more)(test)


def of_flag(section: Section, id: str, name: str, value: int, flag: str, doc: str, **more: Any) -> None:
    """An item of the winner that a flag declares."""

    def test(r: Reading) -> bool:
        return r.won and flag in r.hand.flags

    test.__doc__ = doc
    more.setdefault("why", "declared")
    section.item(id, name, value, declared=True, **more)(test)


def shaped(shape: str, of: Callable[[int], bool]) -> Match:
    """Parts of one shape whose kind is of a class."""
    return lambda _r, part: part.shape == shape and of(part.kind)


def is_set(part: Part) -> bool:
    """A pung or a kong."""
    return part.shape in (PUNG, KONG)
