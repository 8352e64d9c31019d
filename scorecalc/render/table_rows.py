"""A table as rows of CSV or TSV, one an entry: what it moved, and the scores behind it."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.money import BANK, POT
from scorecalc.model.table_view import TableView
from scorecalc.render.rows import encoder
from scorecalc.render.signs import safe

__all__ = ["table_rows"]


def table_rows(view: TableView, form: str) -> Iterator[str]:
    """Each row as a line of ``form`` (``csv`` or ``tsv``) without its newline, the header first.

    The columns are number, line and outcome; the change of each player, under his name, of the pot and of the bank,
    which sum to zero; and the score of each player behind the entry (``Anna after``).  The line is the whole one,
    with all that the table filled in.
    """
    encoded = encoder(form)
    players = view.players
    yield encoded([*map(safe, ("n", "line", "outcome", *players, POT, BANK, *(f"{one} after" for one in players)))])
    for entry, *_ in view.played:
        changes = view.changes(entry)
        moved = [f"{changes.get(account, 0)}" for account in (*players, POT, BANK)]
        after = [f"{entry.after.scores[player]}" for player in players]
        yield encoded([f"{entry.number}", safe(entry.line), entry.outcome, *moved, *after])
