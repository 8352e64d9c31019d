"""`table end`: the final ranking."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_shown import write_table
from scorecalc.ledger.ledger import find

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table end friday",
    "scorecalc table end friday --json",
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
    """Closes a table: pays out what is left over, and ranks the players. A game that is not over can be ended too;
    `table undo` opens it again. Formats: text, json.
    """
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        table.end()
        write_table(table, output)
    return output.code
