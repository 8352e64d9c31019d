"""Readings of the text that decided what a hand is worth: the options whose other value gives another total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorecalc.model.score import Note
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.doubles.hand import Hand, Reading
from scorecalc.rulesets.doubles.options import READINGS
from scorecalc.rulesets.doubles.tally import Tally, best_tally

__all__ = ["Decided", "decided", "marked", "reading_notes"]


class Decided(NamedTuple):
    """An option as it stands and as it might, with its row, and the best tally then, None where nothing wins."""

    name: str
    held: str
    instead: str
    cite: str
    other: Tally | None


def decided(hand: Hand, best: Tally, ruleset: Ruleset) -> list[Decided]:
    """The options whose other value would give this hand another total."""
    found: list[Decided] = []
    for option in ruleset.game.options:
        held = ruleset.options[option.name]
        usual = held == option.default
        if option.name not in READINGS or not _may_matter(option.name, hand, best, usual=usual):
            continue
        for value in map(option.kind.read, option.kind.words):
            other = best if value == held else best_tally(hand, ruleset.with_options({option.name: value}).ready)
            if other is None or other.value != best.value:
                found.append(Decided(option.name, option.written(held), option.written(value), option.cite, other))
    return found


def _may_matter(name: str, hand: Hand, best: Tally, *, usual: bool) -> bool:
    """Whether a reading could change this hand at all, so that most are not tried.

    ``usual``: as the rules come, so that a special hand which another reading has was found.
    """
    if name == "limit-losers":
        return not hand.won and bool(best.doubles)
    if name in ("own-bonus-doubles", "bouquet-and-own", "appellant-doubles"):
        return bool(hand.bonus)
    if name == "wind-pairs":
        return True
    if name in ("event", "dealer-one-shot"):
        return bool(hand.flags & {"one-shot", "last-tile", "last-discard"})
    if name == "additional":
        return hand.won and bool(best.doubles)
    if name == "hidden-claimed":
        return hand.won and not hand.drawn
    if name in ("one-suit-honours", "pure-honours", "seven-pairs-four-alike"):
        return hand.won
    if name == "last-gap":
        return "last-discard" in hand.flags or {"last-tile", "dead-wall"} <= hand.flags
    if name == "invoked-discards":
        return "invoked" in hand.flags
    if name == "only-honours-is":
        return isinstance(best.reading, Reading) and len(best.reading.sets) == 4 and hand.won
    return bool(best.specials) or (hand.won and not usual)


def marked(best: Tally, decisions: Iterable[Decided]) -> frozenset[str]:
    """The ids of the items that another reading would not count, or would count otherwise."""
    own = _amounts(best)
    return frozenset(
        id
        for one in decisions
        if one.other is not None
        for id, amount in own.items()
        if _amounts(one.other).get(id) != amount
    )


def _amounts(tally: Tally) -> dict[str, int]:
    amounts = {item.id: amount for item, amount in (*tally.points, *tally.doubles)}
    return amounts | {special.item.id: special.value for special in tally.specials}


def reading_notes(decisions: Iterable[Decided], book: str) -> Iterator[Note]:
    """What the other reading would give."""
    for one in decisions:
        total = "no win" if one.other is None else f"{one.other.value}"
        text = f"{one.name}={one.held} is a reading of {one.cite}; with {one.name}={one.instead}: {total}"
        yield Note(f"{book}.{one.name}", text)
