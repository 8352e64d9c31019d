"""How a game of All Green goes: who deals next, what ends it, who has won (A9, G14, G16 to G20)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import Payment
from scorecalc.model.names import folded
from scorecalc.model.score import Breakdown, Grid, Note, listed
from scorecalc.model.table import Final, Place, State, in_groups, in_places
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import FILLED_IN, completed
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.all_green.options import (
    AT_ZERO,
    BELOW_ZERO,
    BUST,
    DEALER_STAYS,
    ONLY_WINNER,
    PASSES,
    START_CHIPS,
)  # fmt: skip
from scorecalc.rulesets.all_green.payments import UNIT
from scorecalc.rulesets.all_green.seats import DEALER, SEATS

__all__ = ["AllGreenFlow"]

_WINDS = ("E", "S", "W", "N")  #: what is turned up in each pass of the deal; E and S of two (A9)
_TIMES = ("", "once", "twice", "three times", "four times")
_FEWEST = 2


class AllGreenFlow:
    """The deal goes round, and stays with a dealer who wins (A9).

    ``State.round`` is the wind that is turned up, ``State.hand`` the number of the dealer in this pass.
    """

    __slots__ = ("_ruleset",)

    unit = UNIT
    deals = "deals"
    rounds = ""
    at_table: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def begin(self, players: tuple[str, ...]) -> State:
        """Two to six players with the same chips, the first of them the dealer (A9, G19); raises Refused (R384)."""
        problem = _cannot_play(players, self._ruleset.options["players"])
        if problem:
            raise Refused([problem], " ".join(players))
        chips: int = self._option(START_CHIPS)
        return State(players, dict.fromkeys(players, chips), round=_WINDS[0], hand=1, dealer=players[0])

    def seats(self, state: State) -> Mapping[str, str]:
        """The players from the dealer on, as E, S, W, N, P5 and P6."""
        first = state.players.index(state.dealer)
        return dict(zip(SEATS, (*state.players[first:], *state.players[:first]), strict=False))

    def complete(self, state: State, bound: Bound) -> Bound:
        """The line with the number of players, the dealer's seat, and of two players the other one.

        Raises Refused (R380) where it says another number, other names, or that somebody else deals.
        """
        seats = self.seats(state)
        problems = [*_other_players(bound, state), *_other_dealer(bound, seats)]
        if problems:
            raise Refused(problems, bound.line)
        bound = bound._replace(options={**bound.options, "players": len(state.players)})
        winner = bound.hands[0]
        if "nobody-won" in bound.table.flags or len(bound.hands) > 1:
            return bound
        source = bound.table.settings.get("from")
        seat = winner.label or winner.settings.get("seat") or self._winner(winner, source, seats)
        if seat is None:
            return bound
        known = f"{seats[DEALER]} deals"
        if not winner.label:
            bound = completed(bound, {"seat": seat}, self._ruleset.vocabulary, known, winner.label)
        if source is None and "tsumo" not in winner.flags and len(seats) == 2:
            bound = completed(bound, {"from": _other(seat, seats)}, self._ruleset.vocabulary, known)
        return bound

    @staticmethod
    def _winner(words: HandWords, source: str | None, seats: Mapping[str, str]) -> str | None:
        """Who won, where it is not said: the dealer, or of two players the one who did not discard."""
        if words.flags & {"dealer", "tenhou"}:
            return DEALER
        return _other(source, seats) if source is not None and len(seats) == 2 else None

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:  # noqa: ARG002
        """Those of the hand, in full whatever the payer has left (G17)."""
        return breakdown.payments

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:  # noqa: ARG002
        """The dealer deals again if he won, else the next one, with another wind after a whole pass (A9, G14, G16).

        A table that is over stands as in its last deal.
        """
        out = [player for player in state.players if self._out(state.scores[player])]
        if out:
            below = "out of chips" if self._option(BUST) == AT_ZERO else "below 0"
            return state._replace(over=f"{listed(out)} {'is' if len(out) == 1 else 'are'} {below}")
        winners = breakdown.winner
        alone = self._option(DEALER_STAYS) == ONLY_WINNER
        if DEALER in winners and not (alone and len(winners) > 1):
            return state
        passes: int = self._option(PASSES)
        if state.hand < len(state.players):
            following = state._replace(hand=state.hand + 1)
        elif state.round != _WINDS[passes - 1]:
            following = state._replace(round=_WINDS[_WINDS.index(state.round) + 1], hand=1)
        else:
            return state._replace(over=f"every player has dealt {_TIMES[passes]}")
        return following._replace(dealer=state.next_of(state.dealer))

    def _out(self, score: int) -> bool:
        bust = self._option(BUST)
        return (score < 0 and bust in (BELOW_ZERO, AT_ZERO)) or (score == 0 and bust == AT_ZERO)

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:  # noqa: ARG002
        """Each winner and what his hand is worth."""
        if not breakdown.winner:
            return "nobody won"
        seats = self.seats(state)
        worth = [(seats[seat], breakdown.hands[seat].total) for seat in breakdown.winner]
        return "; ".join(f"{player}: {total.amount} P" for player, total in worth if total)

    def shown(self, state: State) -> tuple[Grid, ...]:  # noqa: ARG002
        """Nothing: wind, dealer and chips are all."""
        return ()

    def final(self, state: State) -> Final:
        """Most chips first; who has as many shares the place (G20)."""
        groups = in_groups(state.players, state.scores.__getitem__)
        places = tuple(Place(player, place, state.scores[player]) for player, place in in_places(groups).items())
        tied = (Note("all-green.final-tie", "who has as many chips shares the place (a reading of all-green:G20)"),)
        return Final(places, notes=tied if len(groups) < len(places) else ())

    def _option(self, name: str) -> Any:
        return self._ruleset.options[name]


def _other(seat: str, seats: Mapping[str, str]) -> str:
    """The other one of two."""
    return next(one for one in seats if one != seat)


def _cannot_play(players: tuple[str, ...], agreed: int | tuple[str, ...] | None) -> Problem | None:
    """So many, or other ones than the rules of this table name."""
    count = len(players)
    if not _FEWEST <= count <= len(SEATS):
        help = "name two to six, in turn order from the first dealer"
        return Problem("R384", f"{count} {'player' if count == 1 else 'players'}; All Green has 2 to 6", help=help)
    if isinstance(agreed, int) and agreed != count:
        help = "name as many, or leave the option out of the rules"
        return Problem("R384", f"{count} players, but the rules are for players={agreed}", help=help)
    if isinstance(agreed, tuple) and sorted(agreed) != sorted(players):
        help = "name them in turn order from the first dealer, or leave the option out of the rules"
        return Problem("R384", f"the rules are for players={'/'.join(agreed)}", help=help)
    return None


def _other_players(bound: Bound, state: State) -> Iterator[Problem]:
    """A line that says another number of players than sit there, or others, or in another order."""
    said = bound.options.get("players")
    count = len(state.players)
    at = bound.table.place("players")
    help = FILLED_IN
    if isinstance(said, int) and said != count:
        yield Problem("R380", f"players={said}, but {count} play: {', '.join(state.players)}", *at, help)
    elif isinstance(said, tuple):
        around = [state.players[first:] + state.players[:first] for first in range(count)]
        if tuple(map(folded, said)) not in [tuple(map(folded, names)) for names in around]:
            yield Problem(
                "R380", f"players={'/'.join(said)}, but in turn order it is {', '.join(state.players)}", *at, help
            )


def _other_dealer(bound: Bound, seats: Mapping[str, str]) -> Iterator[Problem]:
    """A winner who is said to be the dealer and sits elsewhere."""
    for words in bound.hands:
        seat = words.label or words.settings.get("seat", DEALER)
        if "dealer" in words.flags and seat != DEALER:
            message = f"+dealer for {seats.get(seat, seat)}, but {seats[DEALER]} deals"
            yield Problem("R380", message, *words.place("+dealer"), FILLED_IN)
