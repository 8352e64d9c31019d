"""`table list`: all tables of a file."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.listing import write_listing
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, ledger
from scorecalc.ledger.ledger import listed
from scorecalc.ledger.view import local
from scorecalc.render.table_words import clock

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table list",
    "scorecalc table list --json",
)


def command(
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Lists all tables, the one played last first. Formats: text, json, csv, tsv, md."""
    formats = ("text", "json", "csv", "tsv", "md")
    with (
        Output(formats, format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        rows = [
            [
                one.name, one.ruleset, " ".join(one.players), one.leads, one.entries, one.over or "goes on",
                one.last_at if output.format in ("json", "csv", "tsv") else clock(local(one.last_at)),
            ]
            for one in listed(file)
        ]  # fmt: skip
        heads = ["table", "ruleset", "players", "leads", "entries", "state", "last"]
        write_listing(output, "tables", heads, rows)
    return output.code
