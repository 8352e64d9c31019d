"""What can be wrong with a table, check by check: silent where all is well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from scorecalc.api import enter_line
from scorecalc.ledger.replay import closing
from scorecalc.ledger.rows import Kept
from scorecalc.ledger.sitting import Sitting
from scorecalc.model.money import BANK, POT
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused

__all__ = ["CHECKS", "Finding", "audit"]


class Finding(NamedTuple):
    """What is wrong: the name of the check, and the problem (C52x); ``number`` is the entry's, 0 that of none."""

    check: str
    number: int
    problem: Problem


def audit(table: Sitting) -> list[Finding]:
    """Everything that is wrong with a table as it stands."""
    with table.file.reading():
        kept = table.entries()
        return [
            Finding(name, number, problem) for name, check in CHECKS.items() for number, problem in check(table, kept)
        ]


Found = Iterator[tuple[int, Problem]]


def _ordered(_: Sitting, kept: list[Kept]) -> Found:
    """Numbers from 1 without a gap, each entry written behind the one before it, nothing behind the end."""
    for at, one in enumerate(kept, 1):
        if one.entry.number != at:
            yield at, Problem("C522", f"entry {one.entry.number} stands where entry {at} belongs")
        if at > 1 and one.id <= kept[at - 2].id:
            yield at, Problem("C522", f"entry {at} was written before entry {at - 1}")
        if one.kind == "end" and at < len(kept):
            yield at, Problem("C522", f"the table was ended by entry {at}, and more follow")


def _known(table: Sitting, kept: list[Kept]) -> Found:
    """Whoever pays or is paid sits at the table, or is the pot or the bank."""
    accounts = {*table.first.players, POT, BANK}
    for one in kept:
        for account in sorted({a for p in one.entry.payments for a in (p.payer, p.payee)} - accounts):
            yield one.entry.number, Problem("C523", f"`{account}` is paid or pays, and does not sit at the table")


def _balanced(table: Sitting, kept: list[Kept]) -> Found:
    """The scores behind an entry are those before it and its payments; each unit sums to zero."""
    state = table.first
    unbalanced = dict(table.file.rows(_UNBALANCED, table.game))
    for one in kept:
        if one.id in unbalanced:
            yield one.entry.number, Problem("C520", f"the postings sum to {unbalanced[one.id]:+d}, not to 0")
        after, paid = one.entry.after, state.paid(one.entry.payments, table.flow.unit)
        if (after.scores, after.pot) != (paid.scores, paid.pot):
            message = f"the scores kept are {_scores(after)}; the payments make them {_scores(paid)}"
            yield one.entry.number, Problem("C520", message)
        state = after


_UNBALANCED = """
SELECT entry, SUM(amount) FROM posting WHERE entry IN (SELECT id FROM entry WHERE game = ?)
GROUP BY entry, unit HAVING SUM(amount) <> 0
"""


def _reproducible(table: Sitting, kept: list[Kept]) -> Found:
    """Each line, entered again under the rules that were kept, gives what was kept."""
    state = table.first
    for one in kept:
        try:
            entry = _made_again(table, one, state)
        except Refused as refused:
            message = f"the line is refused now: {'; '.join(problem.message for problem in refused.problems)}"
            yield one.entry.number, Problem("C521", message)
        else:
            yield from ((one.entry.number, problem) for problem in _differences(entry, one.entry, table.flow.unit))
        state = one.entry.after


def _made_again(table: Sitting, one: Kept, state: State) -> Entry:
    if one.kind == "end":
        return closing(table.rules, state, one.entry.number)
    return enter_line(read(one.entry.typed), table.rules, state)[0]


def _differences(now: Entry, kept: Entry, unit: str) -> Iterator[Problem]:
    nothing = State(now.after.players, dict.fromkeys(now.after.players, 0))
    gains, before = (nothing.paid(entry.payments, unit) for entry in (now, kept))
    if (gains.scores, gains.pot) != (before.scores, before.pot):
        message = f"the line gives {_scores(gains)} now, and {_scores(before)} was kept"
        yield Problem("C521", message)
    elif now.after != kept.after:
        differing = [name for name in State._fields if getattr(now.after, name) != getattr(kept.after, name)]
        yield Problem("C521", f"the table goes on otherwise now: {', '.join(differing)}")
    elif now.line != kept.line:
        yield Problem("C521", f"the line is read as `{now.line}` now, and as `{kept.line}` when it was kept")


def _scores(state: State) -> str:
    pot = f", pot {state.pot}" if state.pot else ""
    return ", ".join(f"{player} {score}" for player, score in state.scores.items()) + pot


#: the checks by their names
CHECKS: dict[str, Callable[[Sitting, list[Kept]], Found]] = {
    "ordered": _ordered,
    "known players": _known,
    "balanced": _balanced,
    "reproducible": _reproducible,
}
