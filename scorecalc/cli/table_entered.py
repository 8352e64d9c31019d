"""What is shown of a hand that was entered: its breakdown with the players by their names, and how the table stands."""

from __future__ import annotations

from shlex import quote
from typing import NamedTuple

from scorecalc.cli.output import Output
from scorecalc.cli.table_shown import write_state
from scorecalc.ledger.sitting import Sitting
from scorecalc.ledger.view import view
from scorecalc.model.money import deltas
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry
from scorecalc.model.table_view import TableView

__all__ = ["Entered", "enter", "write_entered"]


class Entered(NamedTuple):
    """A hand that was entered, and the table as it left it, whoever enters or undoes the next."""

    entry: Entry
    breakdown: Breakdown
    shown: TableView


def enter(table: Sitting, line: str) -> Entered:
    """Enters a line; raises Refused as :meth:`Sitting.add` does."""
    with table.file.writing():
        return Entered(*table.add(line), view(table))


def write_entered(
    table: Sitting, entered: Entered, output: Output, *, explain: bool = False, number: int | None = None
) -> None:
    """The breakdown, then where the table goes on; in JSON the object of `score` with the table's beside it.

    ``number`` is that of the line where it came from standard input.
    """
    entry, breakdown, shown = entered
    if output.format != "text":
        from scorecalc.render.table_json import table_json
        from scorecalc.render.to_json import as_json, as_row, dumps

        there = table_json(shown)
        beside = {key: there[key] for key in ("table", "state", "players")}
        whole = {**as_json(breakdown), "n": entry.number, **beside}
        output.write(dumps(as_row(whole, number or 1, "ok") if output.format == "jsonl" else whole))
        return
    from scorecalc.render.at_table import at_table
    from scorecalc.render.text import text

    seats = table.flow.seats(shown.before(entry.number - 1))
    paid = [payment for payment in entry.payments if payment.unit == shown.unit]
    named = at_table(breakdown, seats, shown.spelled, shown.at_table)._replace(
        payments=tuple(paid), deltas=deltas(paid, shown.players)
    )
    output.write(text(named, explain=explain, color=output.color, ascii=output.ascii, width=output.width, names=seats))
    output.write("")
    write_state(shown, output)
    before = shown.played[entry.number - 2].entry if entry.number > 1 else None
    if before is not None and before.typed == entry.typed and breakdown.winner:
        output.note(f"note: the same line as entry {before.number}; `table undo`, if it was entered twice")
    if shown.state.over:
        output.note(f"the game is over; `scorecalc table end {quote(table.name)}` gives the final ranking")
