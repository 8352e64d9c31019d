"""The engine: of all readings of a hand the one that brings its winner most, with those that lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.model.score import Breakdown, Note
from scorecalc.model.words import Bound
from scorecalc.rules.ruleset import Choice, Ruleset, Style

__all__ = ["choose", "score"]


def choose(hand: Any, ruleset: Ruleset) -> Choice | None:
    """The best tally of a hand, None where no reading of it may win.

    A winning piece under which nothing scores cannot have been the one, since the hand did win.
    """
    game, rules = ruleset.game, ruleset.ready
    found: list[tuple[str, list[Any]]] = []
    for win, readings in game.variants(hand, rules):
        tallies = [t for t in [game.tally(reading, rules) for reading in readings] if t is not None]
        if tallies:
            if len(tallies) > 1:
                tallies.sort(key=lambda t: t.rank, reverse=True)
            found.append((win, tallies))
    if not found:
        return None
    if len(found) == 1:
        win, tallies = found[0]
        return Choice(hand, tallies[0], tuple(tallies[1:]), win)
    win, tallies = min(found, key=lambda pair: pair[1][0].rank)
    alternatives = tuple((w, ts[0]) for w, ts in found)
    depends = any(t.income != tallies[0].income for _, t in alternatives)
    return Choice(hand, tallies[0], tuple(tallies[1:]), win, alternatives, depends)


def score(bound: Bound, ruleset: Ruleset, style: Style = Style()) -> Breakdown:  # noqa: B008  (immutable)
    """A bound line under a ruleset, itemised; raises Refused where the rules object."""
    own = ruleset.options
    ruleset = ruleset.with_options(bound.options)
    game = ruleset.game
    position = game.position(bound, ruleset.ready)
    choices = []
    for hand in game.hands(position):
        choice = choose(hand, ruleset)
        if choice is None:
            raise game.refuse(bound, hand, ruleset.ready)
        choices.append(choice)
    breakdown = game.breakdown(ruleset, bound, position, choices, style)
    if bound.options:
        # one of the ruleset's own value is no part of the canonical form, which must give the same result
        told = [name for name, value in bound.options.items() if value != own[name]]
        idle = [option.name for option in game.options if option.table and option.name in told]
        if idle:
            text = f"{', '.join(idle)}: decided where a table is kept, nothing about a single hand"
            breakdown = breakdown._replace(notes=(*breakdown.notes, Note(f"{game.name}.of-the-table", text)))
    return _with_house_rules(breakdown, ruleset.house, game.name) if ruleset.house else breakdown


def _with_house_rules(breakdown: Breakdown, house: Mapping[str, str], game: str) -> Breakdown:
    """A result with a note on the items that count as a file of rules has them, where there are any."""
    counted: dict[str, dict[str, None]] = {}
    for hand in breakdown.hands.values():
        for item in (item for section in hand.sections for item in section.items):
            if item.id in house and item.counted:
                counted.setdefault(house[item.id], {})[item.running] = None
    notes = tuple(
        Note(f"{game}.house-rules", f"as {file} has it: {', '.join(labels)}") for file, labels in counted.items()
    )
    return breakdown._replace(notes=(*breakdown.notes, *notes)) if notes else breakdown
