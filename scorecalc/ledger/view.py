"""A table of a file as it is shown."""

from __future__ import annotations

from datetime import datetime

from scorecalc.api import score
from scorecalc.ledger.replay import nameless
from scorecalc.ledger.rows import Kept
from scorecalc.ledger.sitting import Sitting
from scorecalc.model.table import State
from scorecalc.model.table_view import Played, TableView
from scorecalc.table import agreed

__all__ = ["local", "view"]


def view(table: Sitting, *, whole: bool = False) -> TableView:
    """The table with its entries, ``whole`` with their breakdowns too, which scores every line again."""
    with table.file.reading():
        kept = table.entries()
    states = [table.first, *(one.entry.after for one in kept)]
    state, seats = states[-1], table.flow.seats(states[-1])
    return TableView(
        name=table.name,
        ruleset=table.rules.name,
        title=table.rules.title,
        rules_hash=str(table.rules.hash),
        unit=table.flow.unit,
        start=table.first,
        state=state,
        played=tuple(
            _played(table, one, before, whole=whole) for one, before in zip(kept, states[:-1], strict=True)
        ),
        final=table.flow.final(state),
        seats={player: letter for letter, player in seats.items() if letter != player},
        spelled=table.rules.game.accounts,
        begun=local(table.begun_at),
        latest=local(kept[-1].written_at) if kept else "",
        ended=bool(kept) and kept[-1].kind == "end",
        shown=table.flow.shown(state),
        deals=table.flow.deals,
        rounds=table.flow.rounds,
        at_table=table.flow.at_table,
        agreed=agreed(table.rules),
    )  # fmt: skip


def local(kept: str) -> str:
    """A time as it was on the clock of this place."""
    try:
        return datetime.fromisoformat(kept).astimezone().isoformat(timespec="seconds")
    except (ValueError, OverflowError):  # a file that somebody wrote into
        return kept


def _played(table: Sitting, one: Kept, before: State, *, whole: bool) -> Played:
    breakdown = score(nameless(one.entry.line, table.rules), table.rules) if whole and one.kind == "line" else None
    return Played(one.entry, breakdown, table.flow.seats(before))
