"""`table undo`: takes back what was done last."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_shown import write_change
from scorecalc.ledger.ledger import find

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table undo friday",
    "scorecalc table undo friday --json",
)


def command(
    name: Name,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Takes back what was done last: an entry, a correction, the end. Nothing is lost: `table redo` does it again.
    Formats: text, json.
    """
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        write_change(table, table.undo(), output)
    return output.code
