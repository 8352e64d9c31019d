"""Score tables of a book, unchanged: what heads a row and a column fills the line, and its cell must come out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.check.case import Case, Rules, flaw
from scorecalc.check.fences import Block

__all__ = ["SKIPPED", "table_cases"]

SKIPPED = "-"  #: a cell in which nothing is expected


class _Cell(NamedTuple):
    text: str
    at: int


def table_cases(block: Block, line: str, rules: Rules | None) -> list[Case]:
    """A case for each cell, named after its row and its column; raises Refused (C513) where cells are missing.

    Cells stand between spaces or, where they hold several words, between ``|``.  The first row may
    name the corner or leave it empty.
    """
    shown = [row for row in block.lines if _without_comment(row.text).strip()]
    piped = any("|" in row.text for row in shown)
    if piped and len(shown) > 1 and set(shown[1].text) <= set("|:- \t"):
        del shown[1]
    cells_of = _piped if piped else _spaced
    rows = [(row, cells_of(_without_comment(row.text))) for row in shown]
    if len(rows) < 2:
        help = "the first row holds the columns"
        raise flaw("C513", "a table needs a first row and at least one more", block.opened, help)
    heads = rows[0][1]
    columns = [cell.text for cell in (heads[1:] if _has_corner(heads, [cells for _, cells in rows[1:]]) else heads)]
    cases = []
    for row, (first, *cells) in rows[1:]:
        if len(cells) != len(columns):
            number = f"{len(cells)} cell{'' if len(cells) == 1 else 's'}"
            message = f"{number} in a row of a table with {len(columns)} columns"
            raise flaw("C513", message, row, f"write `{SKIPPED}` where nothing is expected")
        for column, cell in zip(columns, cells, strict=True):
            if cell.text == SKIPPED:
                continue
            words = line.replace("{row}", first.text).replace("{column}", column)
            case = ", ".join(filter(None, [block.heading, f"row {first.text}, column {column}"]))
            cases.append(Case(words, cell.text, row.number, case, rules, row, cell.at, bound=not piped))
    return cases


def _has_corner(heads: Sequence[_Cell], rows: Sequence[Sequence[_Cell]]) -> bool:
    """Whether the first head stands above the first column: as many cells as heads, and not to the right of it."""
    firsts = [cells[0] for cells in rows]
    return len(heads) == max(map(len, rows)) and heads[0].at < max(
        first.at + max(1, len(first.text)) for first in firsts
    )


def _without_comment(text: str) -> str:
    return re.split(r"(?<!\S)#", text, maxsplit=1)[0]


def _spaced(text: str) -> list[_Cell]:
    return [_Cell(match[0], match.start()) for match in re.finditer(r"\S+", text)]


def _piped(text: str) -> list[_Cell]:
    """The cells between bars; those at both ends of the line may be left out."""
    cells: list[_Cell] = []
    at = 0
    for part in text.split("|"):
        inner = part.strip()
        cells.append(_Cell(inner, at + part.index(inner) if inner else at))
        at += len(part) + 1
    stripped = text.strip()
    return cells[stripped.startswith("|") : len(cells) - stripped.endswith("|")]
