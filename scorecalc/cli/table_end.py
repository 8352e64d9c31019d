"""`table end`: the final ranking."""

from __future__ import annotations

from scorecalc.cli.output import Output
from scorecalc.cli.table_file import on_a_table
from scorecalc.cli.table_shown import write_table
from scorecalc.ledger.sitting import Sitting

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table end friday",
    "scorecalc table end friday --json",
)


def _end(table: Sitting, output: Output) -> None:
    table.end()
    write_table(table, output)


command = on_a_table(
    _end,
    "Closes a table: pays out what is left over, and ranks the players. A game that is not over can be ended too; "
    "`table undo` opens it again.",
)
