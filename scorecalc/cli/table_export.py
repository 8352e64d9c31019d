"""`table export`: a table as a page, a document, rows, or to be taken in elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.cli import options
from scorecalc.cli.codes import code_of
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.ledger.ledger import find
from scorecalc.ledger.sitting import Sitting
from scorecalc.ledger.view import view
from scorecalc.problems import Refused

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
    with Output(_FORMATS, format=format, json=json, out=out, quiet=quiet) as output:
        try:
            with ledger(db, output) as file:
                lines = [*_lines(find(file, name), output.format)]
        except Refused as refused:  # a refusal is nobody's table: a file that is there already stays as it is
            output.worst(code_of(refused.problems))
            output.problems(refused.problems, refused.line)
            return output.code
        for line in lines:
            output.write(line)
    return output.code


def _lines(table: Sitting, form: str) -> Iterable[str]:
    """The table as lines of a format."""
    if form == "json":
        from scorecalc.ledger.exchange import exported
        from scorecalc.render.to_json import dumps

        return [dumps(exported(table))]
    if form in ("csv", "tsv"):
        from scorecalc.render.table_rows import table_rows

        return table_rows(view(table), form)
    if form == "md":
        from scorecalc.render.table_markdown import table_markdown

        return table_markdown(view(table))
    from scorecalc.render.table_html import table_html

    return table_html(view(table, whole=True))
