"""`table import`: a table that was exported as JSON, scored again and taken in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
    sources: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="Tables exported as JSON; - is standard input.", show_default=False),
    ],
    name: Annotated[str | None, typer.Option("--as", metavar="NAME", help="Another name for the table.")] = None,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Takes in tables that were exported as JSON. Every line is scored again, and must come to what it says; of a table
    that does not, nothing is taken in. Formats: text, json.
    """
    with Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output:
        if name and len(sources) > 1:
            raise Misused("--as gives one name, and several files are named", "take them in one by one")
        texts = {}
        for source in sources:
            with _told(output, source):
                texts[source] = _read(source)
        if not texts:
            return output.code
        with ledger(db, output, create=True) as file:
            for at, (source, text) in enumerate(texts.items()):
                if at and output.format == "text":
                    output.write("")
                with _told(output, source):
                    write_table(imported(file, text, name), output)
    return output.code


@contextmanager
def _told(output: Output, source: str) -> Iterator[None]:
    """A file that is refused is told, and the others are taken in all the same."""
    try:
        yield
    except Refused as refused:
        output.refuse([problem._replace(file=problem.file or source) for problem in refused.problems], refused.line)


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
