"""`table redo`: does again what was taken back last."""

from __future__ import annotations

from scorecalc.cli.output import Output
from scorecalc.cli.table_file import on_a_table
from scorecalc.cli.table_shown import write_change
from scorecalc.ledger.sitting import Sitting

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table redo friday",
    "scorecalc table redo friday --json",
)


def _redo(table: Sitting, output: Output) -> None:
    write_change(table, table.redo(), output)


command = on_a_table(
    _redo,
    "Does again what `table undo` took back last.",
)
