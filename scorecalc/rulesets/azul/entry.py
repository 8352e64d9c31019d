"""Who may be entered in a round: everybody once, and one starting marker among all."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.score import listed
from scorecalc.model.table import State
from scorecalc.model.words import Bound
from scorecalc.problems import Problem

__all__ = ["checked", "marker_after", "to_come"]

_NOBODY = "none"
_CORRECT = "`table edit` corrects a line that is in"


def to_come(state: State, bound: Bound) -> list[str]:
    """Who has still to be entered in this round, the players of the line counted as in."""
    present = {*state.memory["in"], *(hand.label for hand in bound.hands)}
    return [player for player in state.players if player not in present]


def marker_after(state: State, bound: Bound) -> str:
    """Who has taken the starting marker of the round, "none" where nobody did, "" where that is not said yet."""
    took = next((hand.label for hand in bound.hands if "marker" in hand.flags), "")
    said: str = state.memory["marker"]
    return took or said or (_NOBODY if "no-marker" in bound.table.flags else "")


def checked(state: State, bound: Bound) -> Iterator[Problem]:
    """What a line has wrong in the round that is played; how boards look is not asked here."""
    for hand in bound.hands:
        if not hand.label:
            help = f"begin with the player and a colon: `{state.players[0]}: …`"
            yield Problem("R382", "whose board is it?", *hand.place("place", "floor", "wall", "score", "+marker"), help)
        elif hand.label in state.memory["in"]:
            message = f"{hand.label} is in round {state.round} already"
            missing = listed(to_come(state, bound._replace(hands=())))
            yield Problem("R380", message, *hand.place("label"), f"still to come: {missing}; {_CORRECT}")
    yield from _marker(state, bound)


def _marker(state: State, bound: Bound) -> Iterator[Problem]:
    """One player takes the starting marker; what a line has wrong by itself is refused with its boards (R360)."""
    said = state.memory["marker"]
    for hand in bound.hands:
        if "marker" in hand.flags and said:
            has = "nobody took the starting marker" if said == _NOBODY else f"{said} has the starting marker"
            message = f"+marker, but {has} of round {state.round}"
            yield Problem("R380", message, *hand.place("+marker"), f"leave it out here; {_CORRECT}")
    if "no-marker" in bound.table.flags and said not in ("", _NOBODY):
        message = f"+no-marker, but {said} has the starting marker of round {state.round}"
        yield Problem("R380", message, *bound.table.place("+no-marker"), f"leave it out here; {_CORRECT}")
    if not marker_after(state, bound) and not to_come(state, bound):
        help = "write +marker with the player who took it first, or +no-marker if nobody did"
        if state.memory["in"]:
            help += f"; {_CORRECT}"
        yield Problem("R382", f"who has the starting marker of round {state.round}?", help=help)
