"""A table as rows of CSV or TSV, one an entry: what it moved, and the scores behind it."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.money import BANK, POT
from scorecalc.model.table_view import TableView
from scorecalc.render.rows import encoder
from scorecalc.render.signs import safe
from scorecalc.render.table_words import played_in

__all__ = ["table_rows"]


def table_rows(view: TableView, form: str) -> Iterator[str]:
    """Each row as a line of ``form`` (``csv`` or ``tsv``) without its newline, the header first.

    The columns are the number of the entry, which hand it was, the line as it was typed and as it is whole, the
    outcome, and the result in words; the change of each player, under his name, of the pot and of the bank,
    which sum to zero; and the score of each player behind the entry (``Anna after``).  The line is the whole one,
    with all that the table filled in.
    """
    encoded = encoder(form)
    players = view.players
    heads = ("n", "hand", "typed", "line", "outcome", "summary", *players, POT, BANK)
    yield encoded([*map(safe, (*heads, *(f"{one} after" for one in players)))])
    for at, (entry, *_) in enumerate(view.played):
        changes = view.changes(entry)
        moved = [f"{changes.get(account, 0)}" for account in (*players, POT, BANK)]
        after = [f"{entry.after.scores[player]}" for player in players]
        told = (played_in(view, at), entry.typed, entry.line, entry.outcome, entry.summary)
        yield encoded([f"{entry.number}", *map(safe, told), *moved, *after])
