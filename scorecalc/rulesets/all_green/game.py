"""All Green as the engine sees it: from words to a deal, readings, tallies and a breakdown."""

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
from scorecalc.rulesets.all_green.deal import Deal
from scorecalc.rulesets.all_green.hand import Hand
from scorecalc.rulesets.all_green.items import ITEMS
from scorecalc.rulesets.all_green.options import OPTIONS
from scorecalc.rulesets.all_green.position import deal_of
from scorecalc.rulesets.all_green.reading import Reading, variants
from scorecalc.rulesets.all_green.seats import SEAT_NAMES
from scorecalc.rulesets.all_green.table import TableRules
from scorecalc.rulesets.all_green.tally import Tally, tally
from scorecalc.rulesets.all_green.words import vocabulary

if TYPE_CHECKING:
    from scorecalc.rules.flow import Flow

__all__ = ["GAME"]


class AllGreen:
    """Five-card hands paid in chips."""

    name = "all-green"
    accounts = SEAT_NAMES
    units = dict.fromkeys(("chips", "yakuman", "bonus"), "chips")
    sections: tuple[str, ...] = ()
    terms = Terms()

    def __init__(self, items: tuple[Item, ...]) -> None:
        self.items = items
        switches = [option for item in items if (option := self.option_of(item))]
        self.options = (*OPTIONS, *switches)

    def option_of(self, item: Item) -> Option | None:
        """The switch of an item."""
        return switch_of(item, self.name)

    def with_items(self, items: tuple[Item, ...]) -> AllGreen:
        """The game with other values and names."""
        return AllGreen(items)

    def declare(self, item: Item, _flags: Mapping[str, str]) -> Item:
        """Never asked for: the game has no sections for it."""
        raise AssertionError(item.id)

    def ready(self, options: Mapping[str, Any]) -> TableRules:
        """The rules of one table, prepared once."""
        return TableRules(options, self.items)

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, {option.name: option.setting(options[option.name]) for option in self.options})

    def position(self, bound: Bound, rules: TableRules) -> Deal:
        """The deal that the words tell."""
        return deal_of(bound, rules)

    def hands(self, position: Deal) -> Sequence[Hand]:
        """The winners."""
        return position.winners

    def variants(self, hand: Hand, rules: TableRules) -> Sequence[tuple[str, Sequence[Reading]]]:
        """Each card that may have won with the readings under it."""
        return variants(hand, rules)

    def tally(self, reading: Reading, rules: TableRules) -> Tally | None:
        """The worth of a reading."""
        return tally(reading, rules)

    def refuse(self, bound: Bound, hand: Hand, rules: TableRules) -> Refused:  # noqa: ARG002  (the engine's signature)
        """No yaku, where the table asks for one."""
        from scorecalc.rulesets.all_green.refusal import refusal

        return refusal(bound, hand)

    def items_at(self, rules: TableRules) -> Sequence[tuple[Item, bool]]:
        """Every item, and whether it is on."""
        return [(item, rules.counts(item)) for item in self.items]

    def charts(self, rules: TableRules) -> Sequence[Chart]:
        """Hand types, and what self-draws come to."""
        from scorecalc.rulesets.all_green.chart import charts

        return charts(rules)

    def flow(self, ruleset: Ruleset) -> Flow:
        """Two passes of the deal and what ends them early."""
        from scorecalc.rulesets.all_green.flow import AllGreenFlow

        return AllGreenFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Deal, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.all_green.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices, style)


GAME = AllGreen(ITEMS)
