"""Riichi as the engine sees it: from words to a deal, readings, tallies and a breakdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.problems import Refused
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option, switch_of
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style, Terms
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.items import ITEMS
from scorecalc.rulesets.fuhan.options import OPTIONS
from scorecalc.rulesets.fuhan.position.read import deal_of
from scorecalc.rulesets.fuhan.position.words import SEAT_NAMES, vocabulary
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import Tally, of_totals, tally
from scorecalc.rulesets.fuhan.variants import variants

if TYPE_CHECKING:
    from scorecalc.rulesets.fuhan.flow.table import FuHanFlow
    from scorecalc.rulesets.fuhan.quick import Quick

__all__ = ["GAME"]

#: the section of an item -> its unit, where that is another word
_UNITS = {"dora": "han"}
#: dora and fu count beside everything, and with a yakuman no yaku does
_TERMS = Terms(
    rivals=(("han",), ("yakuman",)),
    switched_by={
        "nuki-dora": "players = 3",
        "open-riichi": "open-riichi",
        "sashikomi": 'open-riichi = "yakuman"',
        "open-pinfu": "open-pinfu-fu = 30",
        "pinfu-tsumo": "pinfu-tsumo-fu = 30",
        "renhou-yakuman": 'renhou = "yakuman"',
    },
)


class FuHan:
    """The fu-and-han family."""

    name = "riichi"
    accounts = SEAT_NAMES
    units = _UNITS
    sections = ("han", "yakuman")
    terms = _TERMS

    def __init__(self, items: tuple[Item, ...]) -> None:
        self.items = items
        switches = [option for item in items if (option := self.option_of(item))]
        self.options = (*OPTIONS, *switches)

    def option_of(self, item: Item) -> Option | None:
        """The switch of an item."""
        return switch_of(item, self.name)

    def with_items(self, items: tuple[Item, ...]) -> FuHan:
        """The family with the items of a house."""
        return FuHan(items)

    def declare(self, item: Item, flags: Mapping[str, str]) -> Item:
        """A local yaku by its condition."""
        from scorecalc.rulesets.fuhan.local import declared

        return declared(item, flags)

    def defaults(self) -> dict[str, Any]:
        """The options as the rules have them."""
        return {option.name: option.default for option in self.options}

    def ready(self, options: Mapping[str, Any]) -> TableRules:
        """The rules of one table, prepared once."""
        return TableRules(options, self.items)

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, {option.name: option.setting(options[option.name]) for option in self.options})

    def position(self, bound: Bound, rules: TableRules) -> Deal:
        """The deal that the words tell."""
        return deal_of(bound, rules)

    def hands(self, position: Deal) -> Sequence[Hand | Totals]:
        """The winners."""
        return position.winners

    def variants(self, hand: Hand | Totals, rules: TableRules) -> Sequence[tuple[str, Sequence[Reading | Totals]]]:
        """Each tile that may have won with the readings under it."""
        if isinstance(hand, Totals):
            return (("", (hand,)),)
        return variants(hand, rules)

    def tally(self, reading: Reading | Totals, rules: TableRules) -> Tally | None:
        """The worth of a reading."""
        if isinstance(reading, Totals):
            return of_totals(reading, rules)
        return tally(reading, rules)

    def refuse(self, bound: Bound, hand: Hand, rules: TableRules) -> Refused:
        """No winning shape, or no yaku."""
        from scorecalc.rulesets.fuhan.refusal import refusal

        return refusal(bound, hand, rules)

    def items_at(self, rules: TableRules) -> Sequence[tuple[Item, bool]]:
        """Every item at the value that the options give it, and whether it is on."""
        return [(rules.valued(item), rules.counts(item)) for item in self.items]

    def charts(self, rules: TableRules) -> Sequence[Chart]:
        """Fu and han to what is paid."""
        from scorecalc.rulesets.fuhan.chart import charts

        return charts(rules)

    def quick(self, rules: TableRules) -> Quick | None:
        """The quick way of the usual line, for four players."""
        from scorecalc.rulesets.fuhan.quick import Quick

        return Quick(rules) if rules.players == 4 and rules.kazoe != "multiple" else None

    def flow(self, ruleset: Ruleset) -> FuHanFlow:
        """The course of a game."""
        from scorecalc.rulesets.fuhan.flow.table import FuHanFlow

        return FuHanFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Deal, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.fuhan.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices, style)


GAME = FuHan(ITEMS)
