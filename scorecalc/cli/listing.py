"""Listings: the same rows as text, Markdown, CSV, TSV or JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from scorecalc.cli.output import Output
from scorecalc.render.signs import bold, safe
from scorecalc.render.to_json import SCHEMA, dumps

__all__ = ["write_heading", "write_json", "write_listing", "write_table"]

Rows = Sequence[Sequence[Any]]


def write_json(output: Output, shown: Mapping[str, Any]) -> None:
    """An object, with the name of its schema first."""
    output.write(dumps({"schema": SCHEMA, **shown}))


def write_listing(output: Output, name: str, heads: Sequence[str], rows: Rows) -> None:
    """One table in any format; in JSON a list of objects under ``name``, whose keys are the heads."""
    if output.format == "json":
        write_json(output, {name: [dict(zip(heads, row, strict=True)) for row in rows]})
    elif output.format in ("csv", "tsv"):
        from scorecalc.render.rows import encoded

        for line in encoded([heads, *rows], output.format, header=False):
            output.write(line)
    else:
        write_table(output, heads, rows)


def write_table(output: Output, heads: Sequence[str], rows: Rows, right: Iterable[int] = ()) -> None:
    """One table as text or Markdown."""
    from scorecalc.render.table import table

    style = "markdown" if output.format == "md" else "text"
    output.write(table(rows, heads, style=style, right=right, ascii=output.ascii))


def write_heading(output: Output, title: str, level: int = 2) -> None:
    """A title over what follows; an empty line before one that is not the first."""
    if level > 1:
        output.write("")
    if output.format == "md":
        output.write(f"{'#' * level} {safe(title)}\n")
    else:
        output.write(bold(safe(title), color=output.color))
