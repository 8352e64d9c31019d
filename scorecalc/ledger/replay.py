"""Entries made again: behind a corrected one, to check them, and the one that closes a table."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.api import score_line
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.notation.seated import named
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of, repeats_only
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line

__all__ = ["again", "closing", "nameless"]

_PASSES = 20  #: a game may object to one word after another


def again(entry: Entry, rules: Ruleset, before: State, state: State) -> Entry:
    """An entry made again where the table stands otherwise than ``before``: for the same players, whose seats may be
    others now; what its line says of the table gives way.

    Raises Refused (R385) where it cannot be entered any more, or where others would win.
    """
    seats, now = flow_of(rules).seats(before), flow_of(rules).seats(state)
    whole = nameless(entry.line, rules)
    why = []
    try:
        won = _winners(score_line(read(whole), rules), seats)
    except Refused as refused:
        raise _unfit(entry.number, _told(refused)) from None
    # a line may say who won by where he sat (`+dealer`); the whole line has his seat
    for text in (entry.typed, whole):
        try:
            made, breakdown = _giving_way(named(read(text), rules.vocabulary, seats), rules, state)
        except Refused as refused:
            why.append(_told(refused))
            continue
        wins = _winners(breakdown, now)
        if wins == won:
            return made._replace(number=entry.number)
        why.append(f"{', '.join(won) or 'nobody'} won, and now it would be {', '.join(wins) or 'nobody'}")
    raise _unfit(entry.number, why[0])


def nameless(line: str, rules: Ruleset) -> str:
    """A whole line without the name of its ruleset, to be scored under the rules that were kept.

    Those of a file have its name, and no line can begin with `My House`.
    """
    return line.removeprefix(f"{rules.name} ")


def _giving_way(typed: str, rules: Ruleset, state: State) -> tuple[Entry, Breakdown]:
    """A line entered without those words that only repeat what the table knows, and knows otherwise now."""
    text = typed
    for _ in range(_PASSES):
        try:
            return enter_line(read(text), rules, state)
        except Refused as refused:
            if not all(map(repeats_only, refused.problems)):
                raise
            for problem in refused.problems:
                start, end = problem.start or 0, problem.end or 0
                text = text[:start] + " " * (end - start) + text[end:]
            text = " ".join(text.split())
    return enter_line(read(text), rules, state)


def _winners(breakdown: Breakdown, seats: Mapping[str, str]) -> list[str]:
    return sorted(seats.get(label, label) for label in breakdown.winner)


def closing(rules: Ruleset, state: State, number: int) -> Entry:
    """The entry that closes a table as it stands: what is left over is paid out."""
    flow = flow_of(rules)
    final = flow.final(state)
    after = state.paid(final.payments, flow.unit)._replace(over=state.over or "ended early")
    first = ", ".join(place.player for place in final.places if place.place == 1)
    return Entry(number, "", "", "end", f"{first}: first place" if first else "nobody won", final.payments, after)


def _told(refused: Refused) -> str:
    return "; ".join(problem.message for problem in refused.problems)


def _unfit(number: int, why: str) -> Refused:
    help = "nothing was changed: correct that one first, or undo the entries from it on"
    return Refused([Problem("R385", f"entry {number} no longer fits: {why}", help=help)])
