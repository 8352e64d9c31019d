"""`table import`: a table that was exported as JSON, scored again and taken in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.source import decoded, is_terminal, native, standard_input
from scorecalc.cli.table_file import Db, ledger
from scorecalc.cli.table_shown import write_table
from scorecalc.cli.usage import Misused
from scorecalc.ledger.exchange import imported
from scorecalc.problems import Problem, Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table import friday.json",
    "scorecalc table import friday.json --as friday-2",
)
_MOST_BYTES = 20_000_000


def command(
    source: Annotated[
        str, typer.Argument(metavar="FILE", help="A table exported as JSON; - is standard input.", show_default=False)
    ],
    name: Annotated[str | None, typer.Option("--as", metavar="NAME", help="Another name for the table.")] = None,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Takes in a table that was exported as JSON. Every line is scored again, and must come to what it says. Formats:
    text, json.
    """
    with Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output:
        text = _read(source)
        with ledger(db, output, create=True) as file:
            write_table(imported(file, text, name), output)
    return output.code


def _read(source: str) -> str:
    if source == "-":
        if is_terminal():
            raise Misused("standard input is a terminal", "pipe a table, or name a file")
        return "\n".join(standard_input())
    try:
        with Path(native(source)).open("rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise Refused([Problem("D401", f"cannot be read: {error.strerror or error}", file=source)]) from None
    if len(content) > _MOST_BYTES:
        raise Refused([Problem("D471", "larger than a table can be", file=source)])
    return decoded(content)
