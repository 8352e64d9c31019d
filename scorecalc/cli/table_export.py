"""`table export`: a table as a page, a document, rows, or to be taken in elsewhere."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.ledger.ledger import find
from scorecalc.ledger.view import view

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table export friday --format html -o friday.html",
    "scorecalc table export friday --format csv",
)
_FORMATS = ("json", "csv", "tsv", "md", "html")


def command(
    name: Name,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    quiet: options.Quiet = False,
) -> int:
    """Writes a table: json to be taken in again, csv and tsv a row an entry, md and html to be read. Formats: json,
    csv, tsv, md, html.
    """
    with (
        Output(_FORMATS, format=format, json=json, out=out, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        if output.format == "json":
            from scorecalc.ledger.exchange import exported
            from scorecalc.render.to_json import dumps

            output.write(dumps(exported(table)))
        elif output.format in ("csv", "tsv"):
            from scorecalc.render.table_rows import table_rows

            for row in table_rows(view(table), output.format):
                output.write(row)
        elif output.format == "md":
            from scorecalc.render.table_markdown import table_markdown

            for line in table_markdown(view(table)):
                output.write(line)
        else:
            from scorecalc.render.table_html import table_html

            for line in table_html(view(table, whole=True)):
                output.write(line)
    return output.code
