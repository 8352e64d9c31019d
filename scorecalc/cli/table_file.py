"""The ledger that a command works on, and the arguments that all commands on a table share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.config import settled
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.ledger.file import File, usual_path
from scorecalc.ledger.ledger import find, listed
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Refused

__all__ = ["Db", "Name", "ledger", "on_a_table"]


def _names(incomplete: str) -> list[str]:
    """The tables of the usual file, for a shell's completion."""
    try:
        with File(Path(settled().get("db") or usual_path())) as file:
            return [one.name for one in listed(file) if one.name.startswith(incomplete)]
    except Refused:
        return []


Name = Annotated[
    str, typer.Argument(metavar="NAME", help="The table's name.", show_default=False, autocompletion=_names)
]
Db = Annotated[
    str | None,
    typer.Option("--db", metavar="FILE", help="The file of the tables, instead of SCORECALC_DB or the usual one."),
]


def on_a_table(does: Callable[[Sitting, Output], None], about: str) -> Callable[..., int]:
    """A command that takes the name of a table and does one thing to it."""

    def command(
        name: Name,
        db: Db = None,
        format: options.Format = None,
        json: options.Json = False,
        out: options.Out = None,
        color: options.Color = None,
        quiet: options.Quiet = False,
    ) -> int:
        with (
            Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
            ledger(db, output) as file,
        ):
            does(find(file, name), output)
        return output.code

    command.__doc__ = f"{about} Formats: text, json."
    return command


def ledger(db: str | None, output: Output, *, create: bool = False) -> File:
    """The file of the tables: the option's, the configuration's (SCORECALC_DB is one), or the usual one."""
    named = db or output.config.get("db")
    return File(Path(native(named)) if named else usual_path(), create=create)
