"""Listings and charts in aligned columns; the one place that loads tabulate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from scorecalc.render.signs import cells, plain, safe

__all__ = ["chart", "table"]

#: tabulate counts characters; behind a wide one this makes up for its second column, and is then taken out
_SECOND = "\0"


def table(
    rows: Iterable[Sequence[Any]],
    headers: Sequence[str] = (),
    *,
    style: str = "text",
    right: Iterable[int] = (),
    ascii: bool = False,
) -> str:
    """Rows under their headers, without a newline at the end; ``style`` is ``text`` or ``markdown``.

    ``right`` are the columns that are set to the right, from 0; None is an empty cell.  In Markdown
    a cell is taken as Markdown, but for its bars.

    >>> print(table([["pinfu", 1], ["honitsu", 3]], ["yaku", "han"], right=[1]))
    yaku       han
    -------  -----
    pinfu        1
    honitsu      3
    """
    from tabulate import tabulate

    markdown = style == "markdown"
    shown = [[_cell(cell, markdown, ascii) for cell in row] for row in rows]
    heads = [_cell(head, markdown, ascii) for head in headers]
    columns = max(map(len, [*shown, heads]), default=0)
    if columns == 0:
        return ""
    numbers = frozenset(right)
    text = tabulate(
        [row + [""] * (columns - len(row)) for row in shown],
        heads + [""] * (columns - len(heads)) if heads or markdown else (),
        tablefmt="pipe" if markdown else "simple" if heads else "plain",
        colalign=["right" if column in numbers else "left" for column in range(columns)] if shown else None,
        disable_numparse=True,
    )
    return "\n".join(line.rstrip() for line in text.replace(_SECOND, "").split("\n"))


def chart(
    columns: Sequence[Any], rows: Iterable[tuple[Any, Sequence[Any]]], *, style: str = "text", ascii: bool = False
) -> str:
    """A score table: what varies in the first row and column, everything to the right, ``-`` where nothing is.

    >>> print(chart([20, 30], [(1, [None, 1000]), (2, [1300, 2000])]))
         20    30
    1     -  1000
    2  1300  2000
    """
    body = [[label, *("-" if cell is None else cell for cell in cells)] for label, cells in rows]
    heads = ["", *columns]
    right = range(1, len(heads))
    if style == "markdown":
        return table(body, heads, style=style, right=right, ascii=ascii)
    return table([heads, *body], right=right, ascii=ascii)


def _cell(value: Any, markdown: bool, ascii: bool) -> str:
    text = safe("" if value is None else str(value))
    if ascii:
        text = plain(text)
    if markdown:
        text = text.replace("|", "\\|")
    return "".join(c + _SECOND * (cells(c) - 1) for c in text) if not text.isascii() else text
