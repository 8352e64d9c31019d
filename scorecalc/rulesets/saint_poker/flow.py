"""How a game of Saint Poker goes: round after round with everybody, points that add up (P9 to P14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, Grid, Note, listed
from scorecalc.model.table import Final, Place, State, in_groups, in_places
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import completed
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.saint_poker.cards import CARDS
from scorecalc.rulesets.saint_poker.count import miscounted
from scorecalc.rulesets.saint_poker.options import COUNT_CARDS
from scorecalc.rulesets.saint_poker.position import showdown_of
from scorecalc.rulesets.saint_poker.rounds import LEAST_PLAYERS, MOST_PLAYERS, ROUNDS

__all__ = ["SaintPokerFlow"]


class SaintPokerFlow:
    """Eight rounds, the number of each its points (P10, P11).

    ``State.round`` is the number of the round.  The memory has under ``pick_up`` who takes cards back after the last
    one, the first group first and equal ones together (P12), and under ``shown`` the cards of each round.
    """

    __slots__ = ("_ruleset",)

    unit = "points"
    deals = ""
    rounds = "round"
    at_table: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def begin(self, players: tuple[str, ...]) -> State:
        """Two to five players without points before the first round (P3); raises Refused (R384)."""
        if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
            count = f"{len(players)} {'player' if len(players) == 1 else 'players'}"
            help = f"name {LEAST_PLAYERS} to {MOST_PLAYERS}: each holds ten cards of one deck"
            message = f"{count}; Saint Poker has {LEAST_PLAYERS} to {MOST_PLAYERS}"
            raise Refused([Problem("R384", message, help=help)], " ".join(players))
        return State(players, dict.fromkeys(players, 0), round="1", memory={"pick_up": [], "shown": []})

    def seats(self, state: State) -> Mapping[str, str]:
        """Players are called by their names."""
        return {player: player for player in state.players}

    def complete(self, state: State, bound: Bound) -> Bound:
        """The line with its round, the hands in the order in which the players sit.

        Raises Refused where somebody shows nothing (R382), where it is another round, or cards are shown that cannot
        be in play any more (R380).
        """
        hands = {hand.label: hand for hand in bound.hands}
        missing = [player for player in state.players if player not in hands]
        if missing:
            message = f"what {'does' if len(missing) == 1 else 'do'} {listed(missing)} show?"
            help = f"everybody shows two cards, behind his name: {missing[0]}: AhKd"
            raise Refused([Problem("R382", message, help=help)], bound.line)
        told = {"round": int(state.round)}
        bound = completed(bound, told, self._ruleset.vocabulary, f"it is round {state.round}")
        bound = bound._replace(hands=tuple(hands[player] for player in state.players))
        showdown_of(bound)  # cards that are no showdown are refused as everywhere, and not counted
        if self._ruleset.options[COUNT_CARDS]:
            rounds = [CARDS.read(cards)[0] for cards in state.memory["shown"]]
            problems = [*miscounted(bound, rounds, len(state.players))]
            if problems:
                raise Refused(sorted(problems, key=lambda problem: problem.start or 0), bound.line)
        return bound

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:  # noqa: ARG002
        """The points of the round, which nobody pays."""
        return breakdown.payments

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:
        """The next round, or the end after the eighth (P11); a game that is over stands in its last round."""
        showdown = showdown_of(bound)
        cards = (*showdown.river, *(card for hand in showdown.hands for card in hand.own))
        memory = {
            "pick_up": [[*group] for group in breakdown.facts["pick_up"]],
            "shown": [*state.memory["shown"], CARDS.write(sorted(cards)).replace(" ", "")],
        }
        if int(state.round) == ROUNDS:
            return state._replace(memory=memory, over=f"all {ROUNDS} rounds are played")
        return state._replace(memory=memory, round=f"{int(state.round) + 1}")

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:  # noqa: ARG002
        """Who won with what, and the points that each of them marks."""
        points = breakdown.total.amount if breakdown.total else 0
        winners = [player for player in state.players if player in breakdown.winner]
        hands = [*dict.fromkeys(breakdown.hands[player].facts["class"] for player in winners)]
        each = " each" if len(winners) > 1 else ""
        return f"{listed(winners)}: {listed(hands)}, {points} {'point' if points == 1 else 'points'}{each}"

    def shown(self, state: State) -> tuple[Grid, ...]:
        """In which order cards are taken back before the next round (P12)."""
        groups = state.memory["pick_up"]
        if state.over or not groups:
            return ()
        order = ", then ".join(listed(group) + (" by lot" if len(group) > 1 else "") for group in groups)
        return (Grid("", ((f"cards are taken back after round {int(state.round) - 1} by {order}",),)),)

    def final(self, state: State) -> Final:
        """Most points first; who has as many shares the place (P14)."""
        groups = in_groups(state.players, state.scores.__getitem__)
        places = tuple(Place(player, place, state.scores[player]) for player, place in in_places(groups).items())
        tied = (
            Note("saint-poker.final-tie", "who has as many points shares the place (a reading of saint-poker:P14)"),
        )
        return Final(places, notes=tied if len(groups) < len(places) else ())
