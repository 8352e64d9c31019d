"""Rows to values and back: the table between two hands as JSON, entries with their payments."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from scorecalc.ledger.file import File
from scorecalc.model.money import Payment
from scorecalc.model.table import Entry, State
from scorecalc.problems import Problem, Refused

__all__ = ["Kept", "chain", "keep", "now", "state_of", "written"]


class Kept(NamedTuple):
    """An entry as it stands in the file: its row, whether it is a ``line`` or the ``end``, when it was written."""

    id: int
    kind: str
    entry: Entry
    written_at: str


def now() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def written(state: State) -> str:
    """A state as JSON; :func:`state_of` is the inverse.

    >>> state = State(("Anna", "Ben"), {"Anna": 1, "Ben": -1}, round="E", memory={"pick_up": [["Ben"], ["Anna"]]})
    >>> state_of(written(state)) == state
    True
    """
    return json.dumps(state._asdict(), ensure_ascii=False, separators=(",", ":"))


def state_of(text: str, what: str = "how a table stands") -> State:
    """The state that was kept as JSON; ``what`` it belongs to is named where it is none (D463, raised as Refused).

    >>> state_of('{"players": ["Anna"], "scores": {"Anna": "many"}}', "the table behind entry 3")
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: D463: the ledger is damaged: the table behind entry 3 cannot be read
    """
    try:
        known: Mapping[str, Any] = json.loads(text)
        state = State(**{**known, "players": tuple(known["players"])})
        sound = _sound(state)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        sound = False
    if not sound:
        help = "keep a copy of the file as it is; `scorecalc table check` says what can still be read"
        raise Refused([Problem("D463", f"the ledger is damaged: {what} cannot be read", help=help)])
    return state


def _sound(state: State) -> bool:
    """Whether all that any table has is of its type; what else a game remembers only the game can judge."""
    texts = (*state.players, state.round, state.dealer, state.over)
    return (
        all(isinstance(text, str) for text in texts)
        and [*state.scores] == [*state.players]
        and all(type(number) is int for number in (*state.scores.values(), state.pot, state.hand, state.honba))
        and state.dealer in ("", *state.players)
        and isinstance(state.memory, dict)
    )


def keep(file: File, game: int, previous: int | None, kind: str, entry: Entry, at: str = "") -> int:
    """Writes an entry and its payments, two postings each; the number of its row.  ``at`` is its time, now else."""
    after = written(entry.after)
    if state_of(after) != entry.after:
        raise ValueError(f"the state of the game is not what JSON holds: {entry.after.memory}")
    row = file.insert(
        "entry",
        game=game, previous=previous, number=entry.number, kind=kind, typed=entry.typed, line=entry.line,
        outcome=entry.outcome, summary=entry.summary, state=after, written_at=at or now(),
    )  # fmt: skip
    for number, payment in enumerate(entry.payments):
        amount = payment.amount * payment.times
        if amount and payment.payer != payment.payee:
            for account, gain in ((payment.payer, -amount), (payment.payee, amount)):
                file.insert(
                    "posting",
                    entry=row, payment=number, account=account, amount=gain, unit=payment.unit, why=payment.why,
                )  # fmt: skip
    return row


_CHAIN = """
WITH RECURSIVE back (id) AS (
    SELECT ?
    UNION  -- not ALL: in a damaged file the way back may be a circle
    SELECT entry.previous FROM entry JOIN back ON entry.id = back.id WHERE entry.previous IS NOT NULL
)
SELECT entry.id, kind, number, typed, line, outcome, summary, state, written_at
FROM entry JOIN back USING (id) ORDER BY number
"""
_POSTINGS = """
SELECT payer.entry, payer.account, payee.account, payee.amount, payee.unit, payee.why
FROM posting AS payer JOIN posting AS payee
    ON payer.entry = payee.entry AND payer.payment = payee.payment AND payer.amount < 0 AND payee.amount > 0
WHERE payer.entry IN (SELECT id FROM entry WHERE game = (SELECT game FROM entry WHERE id = ?))
ORDER BY payer.entry, payer.payment
"""


def chain(file: File, last: int | None) -> list[Kept]:
    """The entries of a table up to the last one, in their order."""
    if last is None:
        return []
    payments: dict[int, list[Payment]] = {}
    for entry, *payment in file.rows(_POSTINGS, last):
        payments.setdefault(entry, []).append(Payment(*payment))
    return [*_entries(file.rows(_CHAIN, last), payments)]


def _entries(rows: Iterable[Any], payments: Mapping[int, list[Payment]]) -> Iterable[Kept]:
    for id, kind, number, typed, line, outcome, summary, state, written_at in rows:
        paid = tuple(payments.get(id, ()))
        after = state_of(state, f"the table behind entry {number}")
        yield Kept(id, kind, Entry(number, typed, line, outcome, summary, paid, after), written_at)
