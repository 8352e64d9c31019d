"""What can be wrong with a table, check by check: silent where all is well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from scorecalc.ledger.file import File
from scorecalc.ledger.history import strayed
from scorecalc.ledger.ledger import find, listed
from scorecalc.ledger.replay import closing
from scorecalc.ledger.rows import Kept
from scorecalc.ledger.sitting import Sitting
from scorecalc.model.money import BANK, POT
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.table import enter_line

__all__ = ["CHECKS", "Finding", "audit", "checked"]


class Finding(NamedTuple):
    """What is wrong: the name of the check, and the problem (C52x); ``number`` is the entry's, 0 that of none."""

    check: str
    number: int
    problem: Problem


def checked(file: File, name: str | None = None) -> tuple[list[str], list[tuple[str, Finding]]]:
    """The names of the tables that were checked, all of a file or one, and what is wrong with each.

    What is wrong with the file itself is found under the name "".  Raises Refused where there is no such table
    (D467), and where nothing of the file can be read.
    """
    damage = [("", Finding("whole file", 0, Problem("C524", f"the file is damaged: {told}"))) for told in file.damage()]
    try:
        names = [name] if name else [one.name for one in listed(file)]
    except Refused:
        if not damage:
            raise
        names = []
    return names, [*((one, finding) for one in names for finding in _audited(file, one)), *damage]


def _audited(file: File, name: str) -> list[Finding]:
    try:
        return audit(find(file, name))
    except Refused as refused:
        if any(problem.code == "D467" for problem in refused.problems):
            raise
        return [_unreadable(refused)]


def audit(table: Sitting) -> list[Finding]:
    """Everything that is wrong with a table as it stands."""
    with table.file.reading():
        try:
            kept = table.entries()
        except Refused as refused:
            return [_unreadable(refused)]
        return [
            Finding(name, number, problem) for name, check in CHECKS.items() for number, problem in check(table, kept)
        ]


def _unreadable(refused: Refused) -> Finding:
    return Finding("reproducible", 0, Problem("C521", "; ".join(problem.message for problem in refused.problems)))


Found = Iterator[tuple[int, Problem]]


def _ordered(table: Sitting, kept: list[Kept]) -> Found:
    """Numbers from 1 without a gap, each entry written behind the one before it, nothing behind the end; each step
    leads where it says.
    """
    behind = dict(table.file.rows("SELECT id, previous FROM entry WHERE game = ?", table.game))
    for at, one in enumerate(kept, 1):
        if behind[one.id] != (kept[at - 2].id if at > 1 else None):
            yield (
                at,
                Problem(
                    "C522",
                    f"entry {at} names {f'another than entry {at - 1}' if at > 1 else 'an entry'} as the one before it",
                ),
            )
        if one.entry.number != at:
            yield at, Problem("C522", f"entry {one.entry.number} stands where entry {at} belongs")
        if at > 1 and one.id <= kept[at - 2].id:
            yield at, Problem("C522", f"entry {at} was written before entry {at - 1}")
        if one.kind == "end" and at < len(kept):
            yield at, Problem("C522", f"the table was ended by entry {at}, and more follow")
    for (number,) in table.file.rows(_LOST, table.game):
        yield number, Problem("C522", "the entry was written, and no step leads to it")
    stray = strayed(table.steps())
    if stray:
        yield 0, Problem("C522", stray)


_LOST = """
WITH RECURSIVE back (id) AS (
    SELECT entry FROM step WHERE entry IS NOT NULL
    UNION
    SELECT previous FROM entry JOIN back USING (id) WHERE previous IS NOT NULL
)
SELECT number FROM entry WHERE game = ? AND id NOT IN back ORDER BY id
"""


def _known(table: Sitting, kept: list[Kept]) -> Found:
    """Whoever pays or is paid sits at the table, or is the pot or the bank; those who sit there are as it was begun."""
    seated = tuple(name for (name,) in table.file.rows(_SEATED, table.game))
    if seated != table.first.players:
        message = f"{', '.join(seated)} are kept as its players, and it was begun with {', '.join(table.first.players)}"
        yield 0, Problem("C523", message)
    accounts = {*table.first.players, POT, BANK}
    for one in kept:
        for account in sorted({a for p in one.entry.payments for a in (p.payer, p.payee)} - accounts):
            yield one.entry.number, Problem("C523", f"`{account}` is paid or pays, and does not sit at the table")


_SEATED = "SELECT name FROM player WHERE game = ? ORDER BY turn"


def _balanced(table: Sitting, kept: list[Kept]) -> Found:
    """The scores behind an entry are those before it and its payments; each unit sums to zero."""
    state = table.first
    unbalanced: dict[int, list[int]] = {}
    for id, sum in table.file.rows(_UNBALANCED, table.game):
        unbalanced.setdefault(id, []).append(sum)
    for one in kept:
        for sum in unbalanced.get(one.id, ()):
            yield one.entry.number, Problem("C520", f"the postings sum to {sum:+d}, not to 0")
        after, paid = one.entry.after, state.paid(one.entry.payments, table.flow.unit)
        if (after.scores, after.pot) != (paid.scores, paid.pot):
            message = f"the scores kept are {_scores(after)}; the payments make them {_scores(paid)}"
            yield one.entry.number, Problem("C520", message)
        state = after


_UNBALANCED = """
SELECT entry, SUM(amount) FROM posting WHERE entry IN (SELECT id FROM entry WHERE game = ?)
GROUP BY entry, unit HAVING SUM(amount) <> 0 ORDER BY entry, unit
"""


def _reproducible(table: Sitting, kept: list[Kept]) -> Found:
    """The table, begun again under the rules that were kept, and each line, entered again, give what was kept."""
    state = table.first
    begun = _begun_again(table)
    if begun:
        yield 0, begun
    for one in kept:
        try:
            entry = _made_again(table, one, state)
        except Refused as refused:
            message = f"the line is refused now: {'; '.join(problem.message for problem in refused.problems)}"
            yield one.entry.number, Problem("C521", message)
        except Exception as error:  # what a game remembers was changed, and no game is ready for that
            message = f"the line cannot be entered on what is kept before it: {type(error).__name__}: {error}"
            yield one.entry.number, Problem("C521", message)
        else:
            yield from ((one.entry.number, problem) for problem in _differences(entry, one.entry, table))
        state = one.entry.after


def _begun_again(table: Sitting) -> Problem | None:
    try:
        begun = table.flow.begin(table.first.players)
    except Refused as refused:
        return Problem("C521", f"the table cannot be begun so now: {'; '.join(p.message for p in refused.problems)}")
    differing = _differing(begun, table.first)
    return Problem("C521", f"the table begins otherwise now: {differing}") if differing else None


def _made_again(table: Sitting, one: Kept, state: State) -> Entry:
    if one.kind == "end":
        return closing(table.rules, state, one.entry.number)
    return enter_line(read(one.entry.typed), table.rules, state)[0]


def _differences(now: Entry, kept: Entry, table: Sitting) -> Iterator[Problem]:
    known = (*now.after.players, POT)  # whoever else is paid is found by another check
    moved, before = (
        {account: gain for account, gain in entry.moved(table.flow.unit).items() if account in known}
        for entry in (now, kept)
    )
    if moved != before:
        yield Problem("C521", f"the line gives {_amounts(moved)} now, and {_amounts(before)} was kept")
    elif _paid(now) != _paid(kept):
        yield Problem("C521", f"the line makes other payments now: {_words(now)}; {_words(kept)} was kept")
    elif now.after != kept.after:
        yield Problem("C521", f"the table goes on otherwise now: {_differing(now.after, kept.after)}")
    elif _bare(now.line, table) != _bare(kept.line, table):
        yield Problem("C521", f"the line is read as `{now.line}` now, and as `{kept.line}` when it was kept")


def _bare(line: str, table: Sitting) -> list[str]:
    """The words of a line but for those of options: which of them differ hangs on what its ruleset says today."""
    options = {option.name for option in table.rules.game.options}
    return [word for word in line.split() if word.partition("=")[0] not in options]


def _differing(now: State, kept: State) -> str:
    return ", ".join(name for name in State._fields if getattr(now, name) != getattr(kept, name))


def _paid(entry: Entry) -> Counter[tuple[str, str, str]]:
    """Who pays whom how much of each unit, however many payments it is told in."""
    paid: Counter[tuple[str, str, str]] = Counter()
    for one in entry.payments:
        if one.payer != one.payee:
            paid[one.payer, one.payee, one.unit] += one.amount * one.times
    return paid


def _words(entry: Entry) -> str:
    paid = ((key, amount) for key, amount in sorted(_paid(entry).items()) if amount)
    return ", ".join(f"{payer} {amount} {unit} to {payee}" for (payer, payee, unit), amount in paid) or "nothing"


def _scores(state: State) -> str:
    return _amounts({**state.scores, **({POT: state.pot} if state.pot else {})})


def _amounts(amounts: Mapping[str, int]) -> str:
    return ", ".join(f"{account} {amount}" for account, amount in amounts.items())


#: the checks by their names
CHECKS: dict[str, Callable[[Sitting, list[Kept]], Found]] = {
    "ordered": _ordered,
    "known players": _known,
    "balanced": _balanced,
    "reproducible": _reproducible,
}
