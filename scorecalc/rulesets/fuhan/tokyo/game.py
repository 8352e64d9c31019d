"""The Tokyo rules of 1957 as the engine sees them: the fu-and-han family with their own words, items and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown, Note
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option, switch_of
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style, Terms
from scorecalc.rulesets.fuhan.breakdown import breakdown
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.words import SEAT_NAMES
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.tokyo.items import ITEMS
from scorecalc.rulesets.fuhan.tokyo.options import OPTIONS
from scorecalc.rulesets.fuhan.tokyo.points import LIMITS
from scorecalc.rulesets.fuhan.tokyo.position import tokyo_deal
from scorecalc.rulesets.fuhan.tokyo.readings import is_shiisan, other_flags, variants
from scorecalc.rulesets.fuhan.tokyo.table import TokyoRules
from scorecalc.rulesets.fuhan.tokyo.tally import TokyoTally, of_totals, tally
from scorecalc.rulesets.fuhan.tokyo.words import vocabulary

if TYPE_CHECKING:
    from scorecalc.rulesets.fuhan.flow.table import FuHanFlow

__all__ = ["GAME"]


class Tokyo:
    """The Tokyo rules."""

    name = "tokyo"
    accounts: Mapping[str, str] = SEAT_NAMES
    #: the section of an item -> its unit, where that is another word
    units: Mapping[str, str] = {"dora": "han", "limit": "base points"}
    sections = ("han", "limit")
    #: of limits the highest counts anyway (T73)
    terms = Terms(rivals=(("han",),), worths={"limit": tuple(sorted(LIMITS.values()))})

    def __init__(self, items: tuple[Item, ...]) -> None:
        self.items = items
        switches = [option for item in items if (option := self.option_of(item))]
        self.options = (*OPTIONS, *switches)

    def option_of(self, item: Item) -> Option | None:
        """The switch of an item."""
        return switch_of(item, self.name)

    def with_items(self, items: tuple[Item, ...]) -> Tokyo:
        """The rules with the items of a house."""
        return Tokyo(items)

    def declare(self, item: Item, flags: Mapping[str, str]) -> Item:
        """A yaku by its condition."""
        from scorecalc.rulesets.fuhan.local import declared

        return declared(item, flags)

    def ready(self, options: Mapping[str, Any]) -> TokyoRules:
        """The rules of one table, prepared once."""
        return TokyoRules(options, self.items)

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, {option.name: option.setting(options[option.name]) for option in self.options})

    def position(self, bound: Bound, rules: TokyoRules) -> Deal:
        """The deal that the words tell."""
        return tokyo_deal(bound, rules)

    def hands(self, position: Deal) -> Sequence[Hand | Totals]:
        """The winners."""
        return position.winners

    def variants(self, hand: Hand | Totals, rules: TokyoRules) -> Sequence[tuple[str, Sequence[Reading | Totals]]]:  # noqa: ARG002
        """Each tile that may have won with the readings under it."""
        return (("", (hand,)),) if isinstance(hand, Totals) else variants(hand)

    def tally(self, reading: Reading | Totals, rules: TokyoRules) -> TokyoTally | None:
        """The worth of a reading."""
        return of_totals(reading, rules) if isinstance(reading, Totals) else tally(reading, rules)

    def refuse(self, bound: Bound, hand: Hand, rules: TokyoRules) -> Refused:
        """No winning shape, no yaku, or a shiisanpuutaa that something else happened to (T37)."""
        from scorecalc.rulesets.fuhan.refusal import refusal

        others = other_flags(hand)
        words = next(w for w in bound.hands if w.label == hand.label)
        if is_shiisan(hand) and hand.tsumo and others:
            message = f"+{others[0]} with a shiisanpuutaa"
            help = "it is won on the first draw, before anything else: leave the flag out"
            return Refused([Problem("R210", message, *words.place(f"+{others[0]}"), help)], bound.line)
        if is_shiisan(hand) and not hand.tsumo:
            help = "a shiisanpuutaa is won by self-draw only: +tsumo"
            return Refused([Problem("R204", "no winning shape", *words.place("tiles"), help)], bound.line)
        return refusal(bound, hand, rules)

    def items_at(self, rules: TokyoRules) -> Sequence[tuple[Item, bool]]:
        """Every item at the value that the options give it, and whether it is on."""
        return [(rules.valued(item), rules.counts(item)) for item in self.items]

    def charts(self, rules: TokyoRules) -> Sequence[Chart]:
        """The rulebook's two tables."""
        from scorecalc.rulesets.fuhan.tokyo.chart import charts

        return charts(rules)

    def flow(self, ruleset: Ruleset) -> FuHanFlow:
        """The course of a game."""
        from scorecalc.rulesets.fuhan.flow.table import FuHanFlow

        return FuHanFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Deal, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.fuhan.tokyo.notes import hand_notes

        result = breakdown(ruleset, bound, position, choices, style)
        hands = dict(result.hands)
        for choice, (label, hand) in zip(choices, result.hands.items(), strict=True):
            notes: tuple[Note, ...] = tuple(hand_notes(choice, position))
            hands[label] = hand._replace(notes=(*hand.notes, *notes))
        return result._replace(hands=hands)


GAME = Tokyo(ITEMS)
