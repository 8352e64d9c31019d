"""What a table agreed about the course of its game (riichi:P9 to P12, tokyo:T1, T5)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.table_options import FLOATING, Uma

__all__ = ["Course", "course_of"]

#: the usual points and bonuses, by the number of players
_START = {4: 25000, 3: 35000}
_RETURN = {4: 30000, 3: 40000}
_UMA = {4: (20, 10, -10, -20), 3: (20, 0, -20)}


class Course(NamedTuple):
    """The options of a table that decide how a game goes on and ends, the usual ones filled in.

    Points, uma in thousands.  ``repeat`` is ``tenpai``, ``win`` or, where every draw is played again, ``draw``;
    ``rounds`` how many are played; ``honba`` whether there are counters; ``back`` what results count from;
    ``penalty`` what a chombo takes off the result, None where it is paid at once; ``results`` whether there are
    results beside the scores.
    """

    seats: str
    stick: int
    honba: bool
    repeat: str
    rounds: int
    extra_rounds: bool
    dealer_stop: bool
    start: int
    back: int
    goal: int
    uma: Uma
    oka: int
    ties: str
    bust: bool
    leftover: str
    rounding: str
    penalty: int | None
    results: bool

    def uma_at(self, scores: Collection[int]) -> tuple[int, ...]:
        """The bonus of each place in points; a floating one hangs on how many have less than they began with."""
        thousands = self.uma or (0,) * len(self.seats)
        if isinstance(thousands, str):
            table = FLOATING[thousands]
            thousands = table.get(sum(score < self.start for score in scores), table[-1])
        return tuple(1000 * bonus for bonus in thousands)


def course_of(ruleset: Ruleset) -> Course:
    """The course that a ruleset has.

    >>> from scorecalc.api import load_rules
    >>> course = course_of(load_rules("riichi-sanma"))
    >>> course.start, course.back, course.uma, course.oka
    (35000, 40000, (20, 0, -20), 15000)
    """
    rules: TableRules = ruleset.ready
    chosen = rules.options
    players = rules.players
    start = _START[players] if chosen["start"] is None else chosen["start"]
    back = _RETURN[players] if chosen["return"] is None else chosen["return"]
    return Course(
        seats=rules.seats,
        stick=rules.stick,
        honba="honba" in ruleset.vocabulary.settings,
        repeat=chosen["dealer-repeat"],
        rounds=1 if chosen["length"] == "east" else 2,
        extra_rounds=chosen["extra-rounds"],
        dealer_stop=chosen["dealer-stop"],
        start=start,
        back=back,
        goal=back if chosen["goal"] is None else chosen["goal"],
        uma=_UMA[players] if chosen["uma"] is None else chosen["uma"],
        oka=players * (back - start) if chosen["oka"] == "first" else 0,
        ties=chosen["ties"],
        bust=chosen["bust"],
        leftover=chosen["leftover-sticks"],
        rounding=chosen["result-rounding"],
        penalty=rules.chombo_penalty,
        results=rules.chosen("uma"),
    )
