"""The flow of riichi and of the Tokyo rules: seats that turn with the deal, sticks in the pot, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, Grid
from scorecalc.model.table import Final, State
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.fuhan.flow.course import course_of
from scorecalc.rulesets.fuhan.flow.following import following
from scorecalc.rulesets.fuhan.flow.ranking import ranking
from scorecalc.rulesets.fuhan.flow.shown import remembered, summary
from scorecalc.rulesets.fuhan.flow.told import told

__all__ = ["FuHanFlow"]

_NUMBERS = {3: "three", 4: "four"}


class FuHanFlow:
    """The course of a game; the pot holds the riichi sticks, in points."""

    __slots__ = ("course", "ruleset")

    unit = "points"
    deals = "deals"
    rounds = ""
    at_table: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.course = course_of(ruleset)

    def begin(self, players: tuple[str, ...]) -> State:
        """East 1, the first player dealing; raises Refused (R384) where so many do not play, or uma fit fewer."""
        seats = len(self.course.seats)
        if len(players) != seats:
            message = f"{self.ruleset.name} is played by {seats} here, not by {len(players)}"
            help = f"name {_NUMBERS[seats]} players"
            if "players" in self.ruleset.options:
                other = 7 - seats
                named = "riichi-sanma, or " if other == 3 else ""
                help += f"; {_NUMBERS[other]} play under {named}players={other}"
            raise Refused([Problem("R384", message, help=help)])
        uma = self.course.uma
        places = 4 if isinstance(uma, str) else len(uma or ())
        if places not in (0, seats):
            kind = next(option for option in self.ruleset.game.options if option.name == "uma")
            message = f"uma={kind.written(uma)} has {places} places, but {seats} play"
            raise Refused([Problem("R384", message, help="give a bonus for each place, or uma=usual")])
        scores = dict.fromkeys(players, self.course.start)
        return State(players, scores, round="E", hand=1, dealer=players[0])

    def seats(self, state: State) -> Mapping[str, str]:
        """The winds, East being the dealer, and who sits there."""
        turn = state.players.index(state.dealer)
        order = state.players[turn:] + state.players[:turn]
        return dict(zip(self.course.seats, order, strict=True))

    def complete(self, state: State, bound: Bound) -> Bound:
        """The line with round, counters, sticks and the stakes of winners in riichi."""
        return told(state, bound, self.course, self.ruleset.vocabulary)

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:  # noqa: ARG002
        """Those of the hand."""
        return breakdown.payments

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:
        """The next hand, or the end."""
        return following(state, bound, breakdown, self.course)

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:
        """Who won with what, or how the deal ended without a winner."""
        return summary(bound, breakdown, self.seats(state), state.players)

    def shown(self, state: State) -> tuple[Grid, ...]:
        """An extra round, and what chombos will take off results."""
        return remembered(state, self.course)

    def final(self, state: State) -> Final:
        """The ranking with its results."""
        return ranking(state, self.course)
