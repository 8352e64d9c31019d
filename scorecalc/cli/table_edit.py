"""`table edit`: another line in the place of an entry."""

from __future__ import annotations

from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_shown import write_change
from scorecalc.ledger.ledger import find

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table edit friday 1 han=2 fu=40 seat=Ben from=Anna",
    "scorecalc table edit friday 2 +nobody-won tenpai=none",
)


def command(
    name: Name,
    number: Annotated[int, typer.Argument(metavar="N", help="The number of the entry.", show_default=False)],
    line: Annotated[list[str], typer.Argument(metavar="LINE...", help="The line as it should be.", show_default=False)],
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Corrects an entry. Those behind it are scored again for the same players, and what changed is shown. Formats:
    text, json.
    """
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        write_change(table, table.edit(number, " ".join(line)), output)
    return output.code
