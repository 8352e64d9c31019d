"""Expected numbers of the one hand of a line: the amount, the total, a section, the limit."""

from __future__ import annotations

from functools import partial

from scorecalc.expect.difference import NOTHING, Difference, Seen, differ, field, number, refuse
from scorecalc.expect.reasons import amounts, lines
from scorecalc.model.score import HandScore
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
    hand = seen.hand(word, "the amount")
    if hand is None or hand.total is None:
        return Difference("amount", wanted, None, seen.heading, (word,), f"total={NOTHING}")
    got, unit = hand.total
    because = partial(amounts, hand)
    if word.name in ("", unit, item_unit(unit)):
        return differ("amount", wanted, got, because, word, f"{got}{word.name}")
    return differ("amount", f"{wanted} {word.name}", f"{got} {unit}", because, word, f"{got}{item_unit(unit)}")


def total(word: Expected, seen: Seen) -> Difference | None:
    """``total=3900``, ``total=none``."""
    hand = seen.hand(word, "the total")
    wanted = None if word.value == NOTHING else number(word, word.value)
    got = hand.total.amount if hand is not None and hand.total is not None else None
    return field(word, wanted, got, lambda: _value(hand, seen))


def limit(word: Expected, seen: Seen) -> Difference | None:
    """``limit=mangan``, ``limit=none``."""
    hand = seen.hand(word, "the limit")
    wanted = None if word.value == NOTHING else word.value
    return field(word, wanted, hand.limit if hand else None, lambda: _value(hand, seen))


def section(word: Expected, seen: Seen) -> Difference | None:
    """``fu=40``: the sum of the section of that title, or the line's own total of that name."""
    hand = seen.hand(word, f"the {word.name}")
    wanted = None if word.value == NOTHING else number(word, word.value)
    sections = hand.sections if hand else ()
    for found in sections:
        if found.title == word.name:
            return field(word, wanted, found.total, partial(lines, found))
    if sections or hand is None:
        return field(word, wanted, None, lambda: "; ".join(map(lines, sections)) or seen.heading)
    own = [w.value for w in read(seen.result.line).words if w.kind == "setting" and w.name == word.name]
    given = next((int(value) for value in own if value.isdigit()), None)
    return field(word, wanted, given, lambda: "the line gives totals, and no tiles")


def _value(hand: HandScore | None, seen: Seen) -> str:
    return amounts(hand) if hand else seen.heading
