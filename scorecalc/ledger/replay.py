"""Entries made again: behind a corrected one, to check them, and the one that closes a table."""

from __future__ import annotations

from scorecalc.api import enter_line
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset

__all__ = ["again", "closing"]

#: the code of a line that says otherwise than the table
_OTHERWISE = "R380"


def again(typed: str, rules: Ruleset, state: State, number: int) -> Entry:
    """A line entered again where the table stands otherwise: what it says of the table gives way.

    Raises Refused (R385) where it cannot be entered any more.
    """
    try:
        return enter_line(read(typed), rules, state)[0]
    except Refused as refused:
        said = [(p.start, p.end) for p in refused.problems if p.code == _OTHERWISE]
        if len(said) < len(refused.problems) or (None, None) in said:
            raise _unfit(refused, number) from None
        text = typed
        for start, end in said:
            text = text[:start] + " " * ((end or 0) - (start or 0)) + text[end:]
        try:
            return enter_line(read(text), rules, state)[0]
        except Refused as still:
            raise _unfit(still, number) from None


def closing(rules: Ruleset, state: State, number: int) -> Entry:
    """The entry that closes a table as it stands: what is left over is paid out."""
    flow = flow_of(rules)
    final = flow.final(state)
    after = state.paid(final.payments, flow.unit)._replace(over=state.over or "ended early")
    first = ", ".join(place.player for place in final.places if place.place == 1)
    return Entry(number, "", "", "end", f"{first}: first place" if first else "nobody won", final.payments, after)


def _unfit(refused: Refused, number: int) -> Refused:
    why = "; ".join(problem.message for problem in refused.problems)
    help = "nothing was changed: correct that one first, or undo the entries from it on"
    return Refused([Problem("R385", f"entry {number} no longer fits: {why}", help=help)])
