"""The ledger that a command works on, and the arguments that all commands on a table share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.ledger.file import File, usual_path

__all__ = ["Db", "Name", "ledger"]


def _names(incomplete: str) -> list[str]:
    """The tables of the usual file, for a shell's completion."""
    from scorecalc.cli.config import settled
    from scorecalc.ledger.ledger import listed
    from scorecalc.problems import Refused

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


def ledger(db: str | None, output: Output, *, create: bool = False) -> File:
    """The file of the tables: the option's, the configuration's (SCORECALC_DB is one), or the usual one."""
    named = db or output.config.get("db")
    return File(Path(native(named)) if named else usual_path(), create=create)
