"""What comes after a hand: the dealer's repeat, the next hand or round, the end (riichi:P9 to P11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.model.score import Breakdown
from scorecalc.model.table import State
from scorecalc.model.words import Bound
from scorecalc.rulesets.fuhan.flow.course import Course

__all__ = ["following"]

#: what a game is in after its own rounds; the state remembers it under `stage`
EXTRA_ROUND, EXTRA_HANDS = "extra round", "extra hands"


def following(state: State, bound: Bound, breakdown: Breakdown, course: Course) -> State:
    """The table after a hand whose payments are made."""
    if breakdown.outcome == "chombo":
        return _spoiled(state, bound, course)
    stays = _dealer_stays(bound, breakdown, course)
    cleared = breakdown.outcome in ("win", "totals") and not stays
    counters = 0 if cleared or not course.honba else state.honba + 1
    over, stage = _end(state, breakdown.outcome, course, stays=stays)
    state = state._replace(honba=counters)
    if over:
        stopped = {"stopped": state.dealer} if stays and over == "last hand" and not state.memory.get("stage") else {}
        return state._replace(over=over, memory={**state.memory, **stopped})
    if stage:
        state = state._replace(memory={**state.memory, "stage": stage})
    return state if stays else _rotated(state, course)


def _dealer_stays(bound: Bound, breakdown: Breakdown, course: Course) -> bool:
    """Whether the dealer deals again (P9): he won, perhaps among others, or was tenpai; an abortive draw."""
    if breakdown.outcome in ("win", "totals"):
        return "E" in breakdown.winner
    if breakdown.outcome == "abortive" or course.repeat == "draw":
        return True
    return course.repeat == "tenpai" and "E" in bound.table.settings.get("tenpai", ())


def _end(state: State, outcome: str, course: Course, *, stays: bool) -> tuple[str, str]:
    """Why the game is over, "" where it goes on; and the stage that it then comes into, "" where it stays in its own.

    A game ends in its last hand, when a score falls below 0, when a leading dealer stops it, in an extra round as
    soon as somebody has the goal, or with that round; a tie for the win may have to be played off.
    """
    stage = state.memory.get("stage", "")
    best = max(state.scores.values())
    tied = sum(score == best for score in state.scores.values()) > 1
    if course.bust and min(state.scores.values()) < 0:
        return "bust", ""
    if stage == EXTRA_HANDS:
        return ("", "") if tied else ("tie played off", "")
    last_deal = state.hand == len(course.seats)
    over = ""
    if stage == EXTRA_ROUND:
        if best >= course.goal:
            over = "last hand"
        elif last_deal and not stays:
            over = "extra round over"
    elif last_deal and "ESWN".index(state.round) == course.rounds - 1:
        enough = not course.extra_rounds or best >= course.goal
        if not stays:
            if not enough:
                return "", EXTRA_ROUND
            over = "last hand"
        elif course.dealer_stop and outcome != "abortive" and enough and not tied:
            over = "last hand" if state.scores[state.dealer] == best else ""
    if over and tied and course.ties == "extra-hands":
        return "", EXTRA_HANDS
    return over, ""


def _rotated(state: State, course: Course) -> State:
    """The next dealer's hand; behind the last one the next wind's round begins."""
    hand, round = state.hand + 1, state.round
    if hand > len(course.seats):
        hand, round = 1, course.seats[(course.seats.index(round) + 1) % len(course.seats)]
    return state._replace(hand=hand, round=round, dealer=state.next_of(state.dealer))


def _spoiled(state: State, bound: Bound, course: Course) -> State:
    """The same hand again (P12), and what the chombo takes off a result at the end."""
    if course.bust and min(state.scores.values()) < 0:
        return state._replace(over="bust")
    if course.penalty is None:
        return state
    seat = course.seats.index(bound.table.settings["chombo"])
    dealer = state.players.index(state.dealer)
    offender = state.players[(dealer + seat) % len(state.players)]
    spoiled: Mapping[str, Any] = state.memory.get("chombo", {})
    memory = {**state.memory, "chombo": {**spoiled, offender: spoiled.get(offender, 0) + 1}}
    return state._replace(memory=memory)
