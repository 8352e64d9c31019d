"""The course of the doubles games: who deals, which wind a hand has, what a table fills in, when it is over.

In Columbia the chairs keep their winds for the whole game and the deal moves (C1); in the other games the dealer
sits East, so that the winds move with the deal (F84).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, Grid, Note, listed
from scorecalc.model.table import Final, Place, State, in_groups, in_places
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import FILLED_IN, completed
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.doubles.asked import all_hands_told, nobody_knows_who_won
from scorecalc.rulesets.doubles.ninth import NINTH, ninth_told
from scorecalc.rulesets.doubles.schemes import STAKE
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import SEAT_NAMES, SEATS

__all__ = ["DoublesFlow"]

#: who changes places before the second, the third and the fourth round, as Kajongg has it; no row says it
_EXCHANGES = ((("S", "W"), ("E", "N")), (("S", "E"),), (("W", "E"),))


class DoublesFlow:
    """The course of Columbia, of the French rules or of the classical game, under the options of a table.

    A state's ``round`` is the wind of the round, ``hand`` the number of the deal in it; where a French round is four
    hands, that of the hand (F32).  When the game is over both are those of its last hand.  ``memory`` has the number
    of the ``round`` from 1, and for the classical game the ``seats`` as they are now and how often the dealer has
    won since he became East (``wins``).
    """

    unit = "points"
    deals = "deals"
    rounds = ""
    at_table: Mapping[str, str] = {"columbia.pot": ""}  # `shown` tells it, and the next line needs none
    __slots__ = ("_book", "_options", "_rules", "_ruleset")

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._rules: TableRules = ruleset.ready
        self._options = ruleset.options
        self._book = self._rules.book

    def begin(self, players: tuple[str, ...]) -> State:
        """Four players, the first of them in the chair of East; raises Refused (R384) for another number.

        >>> from scorecalc.api import load_rules
        >>> flow = DoublesFlow(load_rules("columbia"))
        >>> flow.begin(("Anna", "Ben", "Cleo", "Dora")).scores["Ben"]
        2000
        >>> flow.begin(("Anna", "Ben"))
        Traceback (most recent call last):
        ...
        scorecalc.problems.Refused: R384: 2 players, but four play columbia
        """
        if len(players) != len(SEATS):
            so_many = f"{len(players)} player{'' if len(players) == 1 else 's'}"
            help = "name four, in the order of turns: East, South, West, North"
            message = f"{so_many}, but four play {self._ruleset.name}"
            raise Refused([Problem("R384", message, help=help)], " ".join(players))
        memory: dict[str, Any] = {"round": 1}
        if self._book == "classical":
            memory |= {"seats": [*players], "wins": 0}
        scores = dict.fromkeys(players, self._options["start"])
        return State(players, scores, round="E", hand=1, dealer=players[0], memory=memory)

    def seats(self, state: State) -> Mapping[str, str]:
        """Chairs for the whole game in Columbia (C1), else the winds as they are now: the dealer is East (F84)."""
        sitting = state.memory.get("seats", state.players)
        first = 0 if self._book == "columbia" else sitting.index(state.dealer)
        return dict(zip(SEATS, (*sitting[first:], *sitting[:first]), strict=True))

    def complete(self, state: State, bound: Bound) -> Bound:
        """The line with the winds, the dealer and the stakes that the table knows.

        Raises Refused where it says otherwise (R380), or where hands are missing that the settlement needs (R382).
        """
        seats = self.seats(state)
        dealer = next(seat for seat, name in seats.items() if name == state.dealer)
        stands = f"it is {SEAT_NAMES[state.round]} {state.hand}, and {state.dealer} deals"
        words = self._ruleset.vocabulary
        told, agrees = self._known(state, dealer)
        completed(bound, agrees, words, stands)
        whole = completed(bound, told, words, stands)
        _dealer_flags(bound, dealer, stands)
        if self._book == "columbia":
            whole = self._stakes(state, whole, seats)
        elif self._book == "french" and "tower" in bound.table.settings and not self._options["play-tower"]:
            help = "leave it out; play-tower=true, when a table is begun, plays it"
            message = f"tower={bound.table.settings['tower']}, but no tower wind is played at this table"
            raise Refused([Problem("R380", message, *bound.table.place("tower"), help)], bound.line)
        all_hands_told(whole, self._rules, seats, dealer)
        if self._book == "classical" and self._rules.worth[NINTH][1]:
            whole = ninth_told(whole, self._ruleset, state)
        return whole

    def payments(self, _state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:
        """Those of the settlement; raises Refused (R382) where nobody knows who won."""
        if not breakdown.winner and breakdown.outcome != "draw":
            nobody_knows_who_won(bound)
        return breakdown.payments

    def after(self, state: State, _bound: Bound, breakdown: Breakdown) -> State:
        """The deal stays or passes (C1, C74, F84; nobody won: CA17, FA14), a round ends, and at last the game."""
        # "out of points entirely" (C74) is 0 too: a player with nothing left could pay no hand
        broke = [player for player, score in state.scores.items() if score <= 0]
        if broke and self._options.get("out-of-points") == "ends":
            return state._replace(over=f"{listed(broke)} {'is' if len(broke) == 1 else 'are'} out of points")
        winner = self.seats(state)[breakdown.winner[0]] if breakdown.winner else None
        stays = winner == state.dealer if winner else self._options["drawn-deal"] == "stays"
        wins = state.memory.get("wins", 0) + (winner == state.dealer)
        if stays and wins == 9 and self._rules.worth[NINTH][1]:
            stays = False  # a ninth win is worth the limit, and the winds move on all the same
        memory = {**state.memory, "wins": wins if stays else 0} if "wins" in state.memory else dict(state.memory)
        sitting = [*self.seats(state).values()]
        seats = memory.get("seats", [*state.players])
        dealer = state.dealer if stays else seats[(seats.index(state.dealer) + 1) % len(seats)]
        # four hands make a round of the French rules whoever deals, by the letter; elsewhere four deals that passed
        hand = state.hand + (not stays or self._options.get("round-length") == "hands")
        if hand <= len(sitting):
            return state._replace(hand=hand, dealer=dealer, memory=memory)
        if memory["round"] == self._options["rounds"]:
            return state._replace(over="last hand")
        memory["round"] += 1
        wind = SEATS[(memory["round"] - 1) % len(SEATS)]
        if self._options.get("exchange-seats"):
            first = seats.index(dealer)
            memory["seats"] = _exchanged([*seats[first:], *seats[:first]], memory["round"])
            dealer = memory["seats"][0]
        return state._replace(round=wind, hand=1, dealer=dealer, memory=memory)

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:  # noqa: ARG002
        """The winner, a special hand that counts, and what the hand is worth."""
        if not breakdown.winner:
            return "nobody won"
        hand = breakdown.hands[breakdown.winner[0]]
        lines = [item for part in hand.sections if part.title == "special" for item in part.items]
        specials = [item.running for item in lines if item.counted]
        worth = hand.total.amount if hand.total else 0
        told = ", ".join([*specials, f"{worth} {'point' if worth == 1 else 'points'}"])
        return f"{self.seats(state)[breakdown.winner[0]]}: {told}"

    def shown(self, state: State) -> tuple[Grid, ...]:
        """The stakes in the pot (C72)."""
        if not state.pot or state.over:
            return ()
        stakes = state.pot // STAKE
        lie = "a stake" if stakes == 1 else f"{stakes} stakes"
        return (Grid("", ((f"{lie} of {STAKE} points {'lies' if stakes == 1 else 'lie'} in the pot",),)),)

    def final(self, state: State) -> Final:
        """The most points first; equal players share a place.  Stakes that nobody has won stay where they are."""
        places = in_places(in_groups(state.players, state.scores.__getitem__))
        ranking = tuple(Place(player, place, state.scores[player]) for player, place in places.items())
        if not state.pot or not state.over:
            return Final(ranking)
        text = f"{state.pot} points of stakes stay in the pot: the rules do not say whose they are (columbia:C72)"
        return Final(ranking, notes=(Note("columbia.pot-left", text),))

    def _known(self, state: State, dealer: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the line is told, and what it must agree with if it says it."""
        if self._book == "classical":
            return {"round": state.round}, {"dealer": dealer}
        if self._book == "french":
            tower = {"tower": state.round} if self._options["play-tower"] else {}
            return tower, {"dealer": dealer, "round": state.round}
        if self._rules.hand_wind == "round":  # CA10
            return {"dealer": dealer, "round": state.round}, {"wind": state.round}
        return {"wind": dealer, "dealer": dealer}, {"round": state.round}

    def _stakes(self, state: State, bound: Bound, seats: Mapping[str, str]) -> Bound:
        """The stakes in the pot, and those of this hand: whoever is in reach has put down his (C72)."""
        words, sticks = self._ruleset.vocabulary, state.pot // STAKE
        lie = {0: "no stake lies", 1: "one stake lies"}.get(sticks, f"{sticks} stakes lie")
        bound = completed(bound, {"sticks": sticks}, words, f"{lie} in the pot")
        reached = {hand.label or hand.settings.get("seat") for hand in bound.hands if "reach" in hand.flags}
        declared = bound.table.settings.get("declared")
        if declared is None:
            told = tuple(seat for seat in SEATS if seat in reached)
            return completed(bound, {"declared": told}, words, "") if told else bound
        for seat in SEATS:
            if seat in reached and seat not in declared:
                all_of_them = "".join(one for one in SEATS if one in reached or one in declared)
                message = f"declared={''.join(declared)}, but {seats[seat]} is in reach too"
                place, help = bound.table.place("declared"), f"say declared={all_of_them}"
                raise Refused([Problem("R380", message, *place, help)], bound.line)
        return bound


def _dealer_flags(bound: Bound, dealer: str, stands: str) -> None:
    """Refuses (R380) a `+dealer` in another seat than that of the dealer."""
    for hand in bound.hands:
        seat = hand.label or hand.settings.get("seat")
        if "dealer" in hand.flags and seat not in (None, dealer):
            raise Refused([Problem("R380", f"+dealer, but {stands}", *hand.place("+dealer"), FILLED_IN)], bound.line)


def _exchanged(sitting: list[str], round: int) -> list[str]:
    """Who sits where in a new round, East first.

    >>> _exchanged(["Anna", "Ben", "Cleo", "Dora"], 2)
    ['Dora', 'Cleo', 'Ben', 'Anna']
    >>> _exchanged(["Anna", "Ben", "Cleo", "Dora"], 3)
    ['Ben', 'Anna', 'Cleo', 'Dora']
    """
    there = dict(zip(SEATS, sitting, strict=True))
    # a second game of four rounds begins where the first ended: nobody moves before its East round
    for one, other in _EXCHANGES[(round - 2) % len(SEATS)] if (round - 1) % len(SEATS) else ():
        there[one], there[other] = there[other], there[one]
    return [*there.values()]
