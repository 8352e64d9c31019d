"""The doubles games as the engine sees them: a rulebook's items and options on one way to score and to settle."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style, Terms
from scorecalc.rulesets.doubles.deal import Deal
from scorecalc.rulesets.doubles.hand import Hand, Reading, Totals
from scorecalc.rulesets.doubles.options import COLUMBIA_OPTIONS, FRENCH_OPTIONS, worth
from scorecalc.rulesets.doubles.position import Short, deal_of
from scorecalc.rulesets.doubles.readings import readings
from scorecalc.rulesets.doubles.table import TableRules, named
from scorecalc.rulesets.doubles.tally import Tally, of_totals, tally
from scorecalc.rulesets.doubles.tiles import SEAT_NAMES
from scorecalc.rulesets.doubles.words import vocabulary

if TYPE_CHECKING:
    from scorecalc.rules.flow import Flow

__all__ = ["GAMES"]


class Doubles:
    """A rulebook of points and doubles."""

    accounts = SEAT_NAMES
    sections = ("points", "doubles", "special")

    def __init__(
        self,
        name: str,
        items: tuple[Item, ...],
        options: Sequence[Option],
        short: Short,
        off: Container[str],
    ) -> None:
        self.name = name
        self.items = items
        #: limit hands of the classical game are worth a part of the limit, other special hands have points
        self.units: Mapping[str, str] = {"special": "percent of the limit" if name == "classical" else "points"}
        # a double that a special hand of Columbia contains does not double it
        with_special = ("doubles", "special") if name == "columbia" else ("special",)
        self.terms = Terms(rivals=(("points", "doubles"), with_special))
        self._own_options, self._off = options, off
        self.options = (*options, *(self.option_of(item) for item in items))
        self._short = short

    def option_of(self, item: Item) -> Option:
        """What an item is worth."""
        return worth(self.name, item, self._off)

    def with_items(self, items: tuple[Item, ...]) -> Doubles:
        """The rulebook with the items of a house."""
        return Doubles(self.name, items, self._own_options, self._short, self._off)

    def declare(self, item: Item, flags: Mapping[str, str]) -> Item:
        """An item of a house by its condition."""
        from scorecalc.rulesets.doubles.local import declared

        return declared(item, flags)

    def ready(self, options: Mapping[str, Any]) -> TableRules:
        """The rules of one table, prepared once."""
        return TableRules(self.name, options, self.items)

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        settings = {option.name: option.setting(options[option.name]) for option in self.options}
        return vocabulary(ruleset, settings, named(self.name, self.items))

    def position(self, bound: Bound, rules: TableRules) -> Deal:
        """The deal that the words tell."""
        return deal_of(bound, rules, self._short)

    def hands(self, position: Deal) -> Sequence[Hand | Totals]:
        """All hands, winner or loser."""
        return position.hands

    def variants(self, hand: Hand | Totals, rules: TableRules) -> Sequence[tuple[str, Sequence[Reading | Totals]]]:
        """The readings of a hand; it hangs on no winning tile that is not told."""
        return (("", (hand,) if isinstance(hand, Totals) else readings(hand, rules)),)

    def tally(self, reading: Reading | Totals, rules: TableRules) -> Tally | None:
        """The worth of a reading."""
        return of_totals(reading, rules) if isinstance(reading, Totals) else tally(reading, rules)

    def refuse(self, bound: Bound, _hand: Hand, _rules: TableRules) -> Refused:
        """A hand without a shape; the position refuses it before it comes here."""
        return Refused([Problem("R370", "no winning shape")], bound.line)

    def items_at(self, rules: TableRules) -> Sequence[tuple[Item, bool]]:
        """Every item at the value that the options give it, and whether it is on."""
        return [(rules.valued(item), rules.counts(item)) for item in self.items]

    def charts(self, rules: TableRules) -> Sequence[Chart]:
        """Points and doubles to what a hand is worth."""
        from scorecalc.rulesets.doubles.chart import charts

        return charts(rules)

    def flow(self, ruleset: Ruleset) -> Flow:
        """Its course at a table."""
        from scorecalc.rulesets.doubles.flow import DoublesFlow

        return DoublesFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Deal, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.doubles.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices, style)


def _no_short(_hand: Hand, _rules: TableRules) -> bool:
    return False


# a rulebook's items are loaded when one of its rulesets is asked for: each has some eighty


@cache
def _columbia() -> Doubles:
    from scorecalc.rulesets.doubles.items import columbia, columbia_special

    return Doubles("columbia", tuple(columbia_special.special.items), COLUMBIA_OPTIONS, _no_short, columbia.OFF)


@cache
def _classical() -> Doubles:
    from scorecalc.rulesets.doubles.classical_options import CLASSICAL_OPTIONS
    from scorecalc.rulesets.doubles.items import classical, classical_calling

    return Doubles("classical", tuple(classical.CLASSICAL), CLASSICAL_OPTIONS, _no_short, classical_calling.OFF)


@cache
def _french() -> Doubles:
    from scorecalc.rulesets.doubles.items import french_great, french_optional

    items = tuple(french_great.great.items)
    return Doubles("french", items, FRENCH_OPTIONS, french_great.wins_short, french_optional.OFF)


#: the ruleset that extends nothing -> what makes its game, once
GAMES = {"columbia": _columbia, "dmjl": _classical, "french-simple": _french}
