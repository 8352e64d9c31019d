"""Saint Poker as the engine sees it: from words to hands, choices of five, worths and a breakdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style
from scorecalc.rulesets.saint_poker.classes import CLASSES, SECTION
from scorecalc.rulesets.saint_poker.five import Five, readings
from scorecalc.rulesets.saint_poker.options import FLUSH_TIES, OPTIONS
from scorecalc.rulesets.saint_poker.position import Hand, Showdown, showdown_of
from scorecalc.rulesets.saint_poker.words import vocabulary
from scorecalc.rulesets.saint_poker.worth import Worth, worth_of

if TYPE_CHECKING:
    from scorecalc.rules.flow import Flow

__all__ = ["GAME"]


class SaintPoker:
    """A showdown of two to five hands.  All that decides a showdown is what settles a tie of flushes."""

    name = "saint-poker"
    items = CLASSES
    options = OPTIONS
    accounts: Mapping[str, str] = {}
    units: Mapping[str, str] = {SECTION: "points"}

    def ready(self, options: Mapping[str, Any]) -> str:
        """The one option that concerns a hand."""
        flush_ties: str = options[FLUSH_TIES]
        return flush_ties

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, {option.name: option.setting(options[option.name]) for option in self.options})

    def position(self, bound: Bound, _rules: str) -> Showdown:
        """The showdown that the words tell."""
        return showdown_of(bound)

    def hands(self, position: Showdown) -> Sequence[Hand]:
        """The players' hands in the order given."""
        return position.hands

    def variants(self, hand: Hand, _rules: str) -> Sequence[tuple[str, Sequence[Five]]]:
        """The choices of five that can be the best; no card came last."""
        return (("", readings((*hand.river, *hand.own))),)

    def tally(self, reading: Five, rules: str) -> Worth:
        """Its class and its ranks."""
        return worth_of(reading, rules)

    def refuse(self, _bound: Bound, hand: Hand, _rules: str) -> Exception:
        """Seven cards are always some hand."""
        return AssertionError(f"no class for {hand}")

    def items_at(self, _rules: str) -> Sequence[tuple[Item, bool]]:
        """Every class; none can be turned off."""
        return [(item, True) for item in self.items]

    def charts(self, _rules: str) -> Sequence[Chart]:
        """How strong the classes are, and what the rounds bring."""
        from scorecalc.rulesets.saint_poker.chart import charts

        return charts()

    def flow(self, ruleset: Ruleset) -> Flow:
        """Eight rounds of everybody."""
        from scorecalc.rulesets.saint_poker.flow import SaintPokerFlow

        return SaintPokerFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Showdown, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.saint_poker.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices, style)


GAME = SaintPoker()
