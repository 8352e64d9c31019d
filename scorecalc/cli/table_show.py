"""`table show`: how a table stands, and what has happened at it."""

from __future__ import annotations

from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_shown import write_chart, write_table
from scorecalc.cli.usage import Misused
from scorecalc.ledger.ledger import find

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table show friday",
    "scorecalc table show friday --chart",
)


def command(
    name: Name,
    chart: Annotated[bool, typer.Option("--chart", help="With the scores over the hands drawn.")] = False,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Shows a table: standings, what comes next, and every entry. Formats: text, json."""
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        if chart and output.format != "text":
            raise Misused("--chart draws in text only", "`table export --format html` has a chart too")
        table = find(file, name)
        write_table(table, output)
        if chart:
            output.write("")
            write_chart(table, output)
    return output.code
