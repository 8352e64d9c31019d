"""`table undo`: takes back what was done last."""

from __future__ import annotations

from scorecalc.cli.output import Output
from scorecalc.cli.table_file import on_a_table
from scorecalc.cli.table_shown import write_change
from scorecalc.ledger.sitting import Sitting

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table undo friday",
    "scorecalc table undo friday --json",
)


def _undo(table: Sitting, output: Output) -> None:
    write_change(table, table.undo(), output)


command = on_a_table(
    _undo,
    "Takes back what was done last: an entry, a correction, the end. Nothing is lost: `table redo` does it again.",
)
