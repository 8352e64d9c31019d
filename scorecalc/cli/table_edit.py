"""`table edit`: another line in the place of an entry."""

from __future__ import annotations

from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_shown import write_change
from scorecalc.cli.usage import Misused
from scorecalc.ledger.ledger import find
from scorecalc.ledger.sitting import Change, Sitting

__all__ = ["EXAMPLES", "command", "corrected"]

EXAMPLES = (
    "scorecalc table edit friday 1 han=2 fu=40 seat=Ben from=Anna",
    "scorecalc table edit friday 2 --remove",
)


def command(
    name: Name,
    number: Annotated[int, typer.Argument(metavar="N", help="The number of the entry.", show_default=False)],
    line: Annotated[
        list[str] | None, typer.Argument(metavar="[LINE]...", help="The line as it should be.", show_default=False)
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Leave the entry out: it was entered twice.")] = False,
    insert: Annotated[bool, typer.Option("--insert", help="Enter the line before it: it was forgotten.")] = False,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Corrects an entry, leaves one out, or enters one that was forgotten. Those behind it are scored again for the
    same players, and what changed is shown. Formats: text, json.
    """
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        write_change(table, corrected(table, number, line, remove=remove, insert=insert), output)
    return output.code


def corrected(table: Sitting, number: int, line: list[str] | None, *, remove: bool, insert: bool) -> Change:
    """A correction as it was asked for; raises Misused where it says two things, or none."""
    if remove and (line or insert):
        raise Misused("--remove leaves an entry out, and takes no line", "leave one of them away")
    if remove:
        return table.remove(number)
    if not line:
        raise Misused("no line is given", "type the line as it should be, or --remove to leave the entry out")
    return table.insert(number, " ".join(line)) if insert else table.edit(number, " ".join(line))
