"""What a result should not be read without: a missing winning card, a reading that decided, a default."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from scorecalc.model.score import Note
from scorecalc.rules.ruleset import Choice, Ruleset
from scorecalc.rulesets.all_green.cards import NAMES
from scorecalc.rulesets.all_green.deal import Deal
from scorecalc.rulesets.all_green.options import OPTIONS, READINGS
from scorecalc.rulesets.all_green.reading import readings
from scorecalc.rulesets.all_green.table import TableRules
from scorecalc.rulesets.all_green.tally import Tally, tally

__all__ = ["decided", "hand_notes", "marked", "table_notes"]

_OPTIONS = {option.name: option for option in OPTIONS}


#: an option, and the best tally under its other value, None where the hand would not win
Decided = tuple[str, Tally | None]


def decided(best: Tally, ruleset: Ruleset) -> list[Decided]:
    """The options whose other value would give this hand another total."""
    hand, win = best.reading.hand, best.reading.win
    found: list[Decided] = []
    for name in READINGS:
        rules: TableRules = ruleset.with_options({name: _other(name, ruleset)}).ready
        tallies = [t for t in [tally(reading, rules) for reading in readings(hand, win, rules)] if t is not None]
        other = max(tallies, key=lambda t: t.income, default=None)
        if other is None or other.income != best.income:
            found.append((name, other))
    return found


def _other(name: str, ruleset: Ruleset) -> Any:
    """The other one of an option's two values."""
    kind = _OPTIONS[name].kind
    return next(value for word in kind.words if (value := kind.read(word)) != ruleset.options[name])


def marked(best: Tally, decisions: Iterable[Decided]) -> frozenset[str]:
    """The ids of the items that another reading would not count, or would count otherwise (G1, G3, G5)."""
    own = {item.id: chips for item, chips in best.items}
    found: set[str] = set()
    for _, other in decisions:
        if other is not None and other.yakuman == best.yakuman:
            chips = {item.id: chips for item, chips in other.items}
            found.update(id for id in own if chips.get(id) != own[id])
    return frozenset(found)


def hand_notes(choice: Choice, ruleset: Ruleset, decisions: Iterable[Decided]) -> Iterator[Note]:
    """Notes on one hand."""
    best: Tally = choice.best
    if choice.depends:
        by_total: dict[int, list[str]] = {}
        for win, other in choice.alternatives:
            if other.income != best.income:
                by_total.setdefault(other.income, []).append(win)
        others = "; ".join(f"with win={' or '.join(wins)}: {total} P" for total, wins in by_total.items())
        text = f"the winning card is not given, so pinfu is not counted; {others}"
        yield Note("all-green.win-not-given", text)
    for name, under in decisions:
        option = _OPTIONS[name]
        instead = option.written(_other(name, ruleset))
        total = "no win" if under is None else f"{under.income} P"
        held = f"{name}={option.written(ruleset.options[name])} is a reading of {option.cite}"
        yield Note(f"all-green.{name}", f"{held}; with {name}={instead}: {total}")


def table_notes(deal: Deal, choices: Sequence[Choice], paid: Sequence[Choice]) -> Iterator[Note]:
    """Notes on the settlement."""
    if len(paid) < len(choices):
        text = "only the first in turn after the discarder is paid (multiple-ron=first, a reading of all-green:G14)"
        yield Note("all-green.multiple-ron", text)
    elif len(choices) > 1:
        text = "the discarder pays each winner in full (multiple-ron=all, a reading of all-green:G14)"
        yield Note("all-green.multiple-ron", text)
    if "players" in deal.assumed and any(choice.hand.tsumo for choice in choices):
        text = "four players are assumed; say how many there are, as in players=3"
        yield Note("all-green.players-assumed", text)
    wins = {NAMES[choice.best.reading.win] for choice in choices}
    if len(wins) > 1:
        yield Note("all-green.one-discard", "one discard is one card: say win= in one of the hands")
