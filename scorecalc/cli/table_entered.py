"""What is shown of a hand that was entered: its breakdown with the players by their names, and how the table stands."""

from __future__ import annotations

from scorecalc.cli.output import Output
from scorecalc.cli.table_shown import write_state
from scorecalc.ledger.sitting import Sitting
from scorecalc.ledger.view import view
from scorecalc.model.money import deltas
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry

__all__ = ["write_entered"]


def write_entered(table: Sitting, entry: Entry, breakdown: Breakdown, output: Output, *, explain: bool) -> None:
    """The breakdown, then where the table goes on; in JSON the object of `score` with the table's beside it."""
    shown = view(table)
    if output.format != "text":
        from scorecalc.render.table_json import table_json
        from scorecalc.render.to_json import as_json, dumps

        there = table_json(shown)
        beside = {key: there[key] for key in ("table", "state", "players")}
        output.write(dumps({**as_json(breakdown), "n": entry.number, **beside}))
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
    if shown.state.over:
        output.note(f"the game is over; `scorecalc table end {table.name}` gives the final ranking")
