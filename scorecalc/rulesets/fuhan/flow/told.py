"""What a table tells a line: round, counters, sticks, and the riichi of a winner (riichi:P5, P9)."""

from __future__ import annotations

from typing import Any

from scorecalc.model.table import State
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import completed
from scorecalc.rulesets.fuhan.flow.course import Course
from scorecalc.rulesets.fuhan.position.declarations import RIICHI_FLAGS
from scorecalc.rulesets.fuhan.position.words import SEAT_NAMES

__all__ = ["told"]


def told(state: State, bound: Bound, course: Course, vocabulary: Vocabulary) -> Bound:
    """A line with all that the table knows; asks (R382) whether the dealer was tenpai where nothing else tells."""
    known: dict[str, Any] = {"round": "ESWN".index(state.round)}
    if course.honba:
        known["honba"] = state.honba
    known["sticks"] = state.pot // course.stick
    bound = completed(_with_stakes(bound), known, vocabulary, _standing(state, course))
    _ask_for_tenpai(bound, course)
    return bound


def _standing(state: State, course: Course) -> str:
    """How things stand: ``it is East 2, 1 honba, no sticks``."""
    honba = f", {state.honba or 'no'} honba" if course.honba else ""
    sticks = state.pot // course.stick
    lying = f"{sticks or 'no'} {'stick' if sticks == 1 else 'sticks'}"
    return f"it is {SEAT_NAMES[state.round]} {state.hand}{honba}, {lying} on the table"


def _with_stakes(bound: Bound) -> Bound:
    """The line with the winners in riichi among those whose stick of this hand is still to be put down."""
    table = bound.table
    in_riichi = set()
    for hand in bound.hands:
        seat = hand.label or hand.settings.get("seat") or ("E" if "dealer" in hand.flags else "")
        if seat and hand.flags.intersection(RIICHI_FLAGS):
            in_riichi.add(seat)
    declared = table.settings.get("declared", ())
    if in_riichi.issubset(declared):
        return bound
    stakes = tuple(seat for seat in "ESWN" if seat in declared or seat in in_riichi)
    settings = {**table.settings, "declared": stakes}
    return bound._replace(table=HandWords(table.label, table.tiles, table.flags, settings, table.words))


def _ask_for_tenpai(bound: Bound, course: Course) -> None:
    """R382: after a nagashi, or where a draw moves nothing, the line may leave out who was tenpai."""
    flags, settings = bound.table.flags, bound.table.settings
    drawn = "nobody-won" in flags and "abortive" not in flags and "chombo" not in settings
    if drawn and course.repeat == "tenpai" and "tenpai" not in settings:
        help = "say tenpai=E or tenpai=none, or all who were: it decides whether the dealer stays"
        place = bound.table.place("nagashi", "+nobody-won")
        raise Refused([Problem("R382", "was the dealer tenpai?", *place, help)], bound.line)
