"""King of Tokyo as the engine sees it: from words to a position, a turn, its tally and a breakdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.problems import Refused
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style
from scorecalc.rulesets.king_of_tokyo.items import ITEMS
from scorecalc.rulesets.king_of_tokyo.options import OPTIONS, TableRules
from scorecalc.rulesets.king_of_tokyo.position import position_of
from scorecalc.rulesets.king_of_tokyo.table import Position
from scorecalc.rulesets.king_of_tokyo.tally import Tally, tally
from scorecalc.rulesets.king_of_tokyo.turn import Turn, play, rolled
from scorecalc.rulesets.king_of_tokyo.words import vocabulary

if TYPE_CHECKING:
    from scorecalc.rules.flow import Flow

__all__ = ["GAME"]


class KingOfTokyo:
    """Six dice, and the turn that is made of them."""

    name = "king-of-tokyo"
    items = ITEMS
    accounts: Mapping[str, str] = {}
    units: Mapping[str, str] = {}
    options = OPTIONS

    def ready(self, options: Mapping[str, Any]) -> TableRules:
        """The rules of one table, prepared once."""
        return TableRules(options, self.items)

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, [option.setting(options[option.name]) for option in self.options])

    def position(self, bound: Bound, rules: TableRules) -> Position:
        """The roll, and the table that it falls on."""
        return position_of(bound, rules)

    def hands(self, position: Position) -> Sequence[Position]:
        """One turn is scored."""
        return (position,)

    def variants(self, hand: Position, rules: TableRules) -> Sequence[tuple[str, Sequence[Turn]]]:
        """A turn is read in one way."""
        return (("", (play(hand, rules) if hand.monsters else rolled(hand),)),)

    def tally(self, reading: Turn, rules: TableRules) -> Tally:
        """The worth of a turn."""
        return tally(reading, rules)

    def refuse(self, bound: Bound, hand: Position, rules: TableRules) -> Refused:  # noqa: ARG002  (as the engine asks)
        """Every roll has a tally."""
        raise AssertionError(f"a roll without a tally: {bound.line}")

    def items_at(self, rules: TableRules) -> Sequence[tuple[Item, bool]]:
        """Every item, and that it counts."""
        return [(item, True) for item in rules.items]

    def charts(self, rules: TableRules) -> Sequence[Chart]:
        """Stars by number and count of dice."""
        from scorecalc.rulesets.king_of_tokyo.chart import charts

        return charts(rules)

    def flow(self, ruleset: Ruleset) -> Flow:
        """A game from its first turn to the ranking."""
        from scorecalc.rulesets.king_of_tokyo.flow import KingOfTokyoFlow

        return KingOfTokyoFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Position, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.king_of_tokyo.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices[0].best, style)


GAME = KingOfTokyo()
