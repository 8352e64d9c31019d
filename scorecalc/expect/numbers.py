"""Expected numbers of the one hand of a line: the amount, the total, a section, the limit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scorecalc.expect.difference import NOTHING, Difference, Seen, differ, field, number, refuse
from scorecalc.expect.items import declared
from scorecalc.expect.reasons import amounts, bare, lines
from scorecalc.model.score import HandScore, Section, Total
from scorecalc.notation import read
from scorecalc.notation.expectation import Expected
from scorecalc.problems import closest
from scorecalc.render.text import item_unit

__all__ = ["amount", "limit", "section", "total"]

_UNITS = ("points", "chips", "P", "han", "fu", "yakuman", "doubles", "stars", "energy", "hearts", "smashes")


def amount(word: Expected, seen: Seen) -> Difference | None:
    """``3900``, ``11P``: the total of the hand, in its unit where one is written."""
    if word.name and word.name not in _UNITS:
        near = closest(word.name, _UNITS)
        refuse("C503", f"no unit `{word.name}`", word, "" if near else f"the units are {', '.join(_UNITS)}", near)
    wanted = number(word, word.value)
    found, because = _total(word, seen, "the amount")
    if found is None:
        return Difference("amount", wanted, None, seen.heading, (word,), f"total={NOTHING}")
    got, unit = found
    if word.name in ("", unit, item_unit(unit)):
        return differ("amount", wanted, got, because, word, f"{got}{word.name}")
    return differ("amount", f"{wanted} {word.name}", f"{got} {unit}", because, word, f"{got}{item_unit(unit)}")


def total(word: Expected, seen: Seen) -> Difference | None:
    """``total=3900``, ``total=none``."""
    found, because = _total(word, seen, "the total")
    wanted = None if word.value == NOTHING else number(word, word.value)
    return field(word, wanted, None if found is None else found.amount, because)


def _total(word: Expected, seen: Seen, what: str) -> tuple[Total | None, Callable[[], str]]:
    """The total of the only hand, or that of a line of several hands where its game has one; and its reasons."""
    if seen.result.several and (seen.result.total is not None or word.value == NOTHING):
        return seen.result.total, lambda: seen.heading
    hand = seen.hand(word, what)
    return (hand.total if hand else None), lambda: _value(hand, seen)


def limit(word: Expected, seen: Seen) -> Difference | None:
    """``limit=mangan``, ``limit=none``."""
    hand = seen.hand(word, "the limit")
    wanted = None if word.value == NOTHING else word.value
    return field(word, wanted, hand.limit if hand else None, lambda: _value(hand, seen))


def section(word: Expected, seen: Seen) -> Difference | None:
    """``fu=40``: the sum of a section, or of the items declared in it; else the line's own total of that name."""
    hand = seen.hand(word, f"the {word.name}")
    sections = hand.sections if hand else ()
    if "/" in word.value:
        return _one_by_one(word, next((found for found in sections if found.title == word.name), None))
    wanted = None if word.value == NOTHING else number(word, word.value)
    if hand is None or not sections:
        given = _given(seen.result.line, word.name) if hand else None
        return field(word, wanted, given, lambda: "the line gives totals, and no tiles" if hand else seen.heading)
    for found in sections:
        if found.title == word.name:
            return field(word, wanted, found.total, partial(lines, found))
    ids = declared(seen.rules, word.name)  # dora are declared apart, and shown among the han
    counted = tuple(item for part in sections for item in part.items if bare(item.id) in ids)
    if counted:
        apart = Section(word.name, word.name, counted)
        return field(word, wanted, apart.total, partial(lines, apart))
    return field(word, wanted, None, lambda: "; ".join(map(lines, sections)))


def _one_by_one(word: Expected, found: Section | None) -> Difference | None:
    """``placements=5/2/3``: the amounts of a section's lines in their order."""
    wanted = "/".join(f"{number(word, part)}" for part in word.value.split("/"))
    got = "/".join(f"{item.amount}" for item in found.items) if found and found.items else None
    return field(word, wanted, got, lambda: lines(found) if found else "")


def _given(line: str, name: str) -> int | None:
    """A total that the line gives in the place of tiles."""
    own = [word.value for word in read(line).words if word.kind == "setting" and word.name == name]
    return next((int(value) for value in own if value.isdigit()), None)


def _value(hand: HandScore | None, seen: Seen) -> str:
    return amounts(hand) if hand else seen.heading
