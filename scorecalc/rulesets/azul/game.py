"""Azul as the engine sees it: from words to boards, a round on each, and what it scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary, choice
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Chart, Choice, Ruleset, Style
from scorecalc.rulesets.azul.items import ITEMS, UNITS
from scorecalc.rulesets.azul.position import Board, Table, table_of
from scorecalc.rulesets.azul.round import Round, resolved
from scorecalc.rulesets.azul.tally import Tally, tally
from scorecalc.rulesets.azul.words import vocabulary

if TYPE_CHECKING:
    from scorecalc.rules.flow import Flow

__all__ = ["GAME"]

_BOARD = Option(
    "board",
    choice(
        {"colour": "colour", "grey": "grey"},
        {"color": "colour", "coloured": "colour", "colored": "colour", "gray": "grey"},
    ),
    "colour",
    "the side of the board: with printed spaces, or grey, where the player chooses the column",
    "azul:Z8",
)


class Azul:
    """Both sides of the board.  What is prepared for a table is whether it is the grey one."""

    name = "azul"
    items = ITEMS
    accounts: Mapping[str, str] = {}
    units = UNITS
    options = (_BOARD,)

    def ready(self, options: Mapping[str, Any]) -> bool:
        """Whether the board is grey."""
        return bool(options["board"] == "grey")

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line."""
        return vocabulary(ruleset, {option.name: option.setting(options[option.name]) for option in self.options})

    def position(self, bound: Bound, rules: bool) -> Table:
        """The boards that the words tell."""
        return table_of(bound, grey=rules)

    def hands(self, position: Table) -> Sequence[Board]:
        """Each player's board."""
        return position.boards

    def variants(self, hand: Board, rules: bool) -> Sequence[tuple[str, Sequence[Round]]]:  # noqa: ARG002
        """A round is read in one way."""
        return (("", (resolved(hand),)),)

    def tally(self, reading: Round, rules: bool) -> Tally:  # noqa: ARG002
        """The worth of a round."""
        return tally(reading)

    def refuse(self, bound: Bound, hand: Board, rules: bool) -> Exception:  # noqa: ARG002
        """Never asked for: what is wrong with a board is said before it is scored."""
        return AssertionError(f"a board without a score: {bound.line}")

    def items_at(self, rules: bool) -> Sequence[tuple[Item, bool]]:
        """All items; a line falls only on the grey board."""
        return [(item, rules or item.id != "fallen-line") for item in self.items]

    def charts(self, rules: bool) -> Sequence[Chart]:  # noqa: ARG002
        """The floor line, placements, end bonuses."""
        from scorecalc.rulesets.azul.chart import charts

        return charts()

    def flow(self, ruleset: Ruleset) -> Flow:
        """A game from its first round to the ranking."""
        from scorecalc.rulesets.azul.flow import AzulFlow

        return AzulFlow(ruleset)

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Table, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""
        from scorecalc.rulesets.azul.breakdown import breakdown

        return breakdown(ruleset, bound, position, choices, style)


GAME = Azul()
