"""The scores of a table over its entries as a chart for a terminal, a letter for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from scorecalc.model.table_view import TableView
from scorecalc.render.axis import span, ticks
from scorecalc.render.signs import bold, cells, dim, plain, safe
from scorecalc.render.table_text import cut

__all__ = ["letters", "scores_of", "table_chart"]

_LEAST_ROWS, _LEAST_COLUMNS = 5, 16
_EVERY = 4  #: rows from one number to the next at least
_ROOM = 3  #: columns between the numbers of two entries
_NAME = 16  #: columns of a name in the legend


class _Signs(NamedTuple):
    """What lines are made of: a corner, axes and their ticks, the way between two entries, the level of the start."""

    across: str
    up: str
    corner: str
    tick: str
    below: str
    way: str
    level: str


_UNICODE = _Signs("─", "│", "└", "┤", "┬", "·", "┄")
_ASCII = _Signs("-", "|", "+", "+", "+", ".", "-")


def table_chart(
    view: TableView, *, color: bool = False, ascii: bool = False, width: int | None = None, height: int | None = None
) -> str:
    """The chart as it is printed, without a newline at the end, in ``width`` columns and ``height`` lines, 80 by 24.

    Where the lines of several players meet, their letters take turns.  Behind the chart stand the letters of those
    who end at that height.  More entries than columns are shown as the last one of each column.
    """
    signs = _ASCII if ascii else _UNICODE
    legend = [dim(line, color=color) for line in _legend(view, ascii, width or 80)]
    rows = max(_LEAST_ROWS, (height or 24) - len(legend) - 3)  # above is the unit, below the axis and its numbers
    lines = scores_of(view)
    levels = span([score for line in lines for score in line], rows // _EVERY)
    low, high = levels[0], levels[-1]
    marks = {_row(level, low, high, rows): f"{level}" for level in levels}
    margin = max(map(len, marks.values()))
    columns = max(_LEAST_COLUMNS, (width or 80) - margin - 3 - len(lines))
    field = _field(view, lines, _Frame(low, high, rows, columns), signs, color=color)
    named = letters(view.players)
    unit = cut(_shown(view.unit, ascii), (width or 80) - 1, ascii=ascii)
    shown = [" " * max(0, margin - cells(unit)) + unit]
    for row, body in enumerate(field):
        ends = "".join(
            bold(letter, color=color)
            for letter, line in zip(named, lines, strict=True)
            if _row(line[-1], low, high, rows) == row
        )
        edge = signs.tick if row in marks else signs.up
        shown.append(f"{marks.get(row, ''):>{margin}} {dim(edge, color=color)}{body} {ends}".rstrip())
    return "\n".join([*shown, *_below(len(view.played), margin, columns, signs, color=color), *legend])


def letters(players: Sequence[str]) -> list[str]:
    """A sign for each player: the first letter or digit of his name that nobody before him has, else of the alphabet.

    >>> letters(["Anna", "Ben", "anton", "平"]), letters(["P1", "P2", "1p"])
    (['A', 'B', 'N', 'C'], ['P', '2', '1'])
    """
    taken: list[str] = []
    for player in players:
        own = [c for c in player.upper() if c.isascii() and c.isalnum()]
        taken.append(next(c for c in [*own, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"] if c not in taken))
    return taken


def scores_of(view: TableView) -> list[list[int]]:
    """The scores of each player: at the start, and after each entry."""
    tables = [view.start, *(one.entry.after for one in view.played)]
    return [[table.scores[player] for table in tables] for player in view.players]


class _Frame(NamedTuple):
    low: int
    high: int
    rows: int
    columns: int


def _row(score: float, low: int, high: int, rows: int) -> int:
    """The row of a score, the highest is 0."""
    return round((high - score) * (rows - 1) / (high - low))


def _column(at: int, last: int, columns: int) -> int:
    """The column after so many entries, the start is 0."""
    return round(at * (columns - 1) / last) if last else 0


def _field(
    view: TableView, lines: Sequence[Sequence[int]], frame: _Frame, signs: _Signs, *, color: bool
) -> Iterator[str]:
    """The rows of the chart from the top."""
    grid = [[" "] * frame.columns for _ in range(frame.rows)]
    starts = {*view.start.scores.values()}
    if len(starts) == 1:
        grid[_row(starts.pop(), *frame[:3])] = [dim(signs.level, color=color)] * frame.columns
    last = len(lines[0]) - 1 if lines else 0
    columns = {_column(at, last, frame.columns): at for at in range(last + 1)}  # the last one of each column
    places = sorted(columns)
    for line in lines:
        for left, right in pairwise(places):
            before, after = line[columns[left]], line[columns[right]]
            for column in range(left + 1, right):
                score = before + (after - before) * (column - left) / (right - left)
                grid[_row(score, *frame[:3])][column] = dim(signs.way, color=color)
    named = letters(view.players)
    for turn, column in enumerate(places):
        meeting: dict[int, list[str]] = {}
        for letter, line in zip(named, lines, strict=True):
            meeting.setdefault(_row(line[columns[column]], *frame[:3]), []).append(letter)
        for row, there in meeting.items():
            grid[row][column] = bold(there[turn % len(there)], color=color)
    return ("".join(row) for row in grid)


def _below(entries: int, margin: int, columns: int, signs: _Signs, *, color: bool) -> list[str]:
    """The axis of the entries, and their numbers."""
    longest = len(f"{entries}")
    axis, numbers = [signs.across] * columns, [" "] * (columns + longest)
    for number in ticks(0, entries, columns // (longest + _ROOM)):
        column = _column(number, entries, columns)
        axis[column] = signs.below
        written = f"{number}"
        first = max(0, column - len(written) // 2)
        numbers[first : first + len(written)] = written
    left = " " * (margin + 1)
    line = f"{left}{dim(signs.corner + ''.join(axis), color=color)}"
    return [line, f"{left} {''.join(numbers)}".rstrip()]


def _legend(view: TableView, ascii: bool, width: int) -> list[str]:
    """Letters, names and scores, in as many lines as they need."""
    lines: list[str] = []
    for letter, player in zip(letters(view.players), view.players, strict=True):
        name = cut(_shown(player, ascii), _NAME, ascii=ascii)
        one = f"{letter} {name} {view.state.scores[player]}"
        if lines and cells(lines[-1]) + 3 + cells(one) <= width:
            lines[-1] += f"   {one}"
        else:
            lines.append(one)
    return lines


def _shown(text: str, ascii: bool) -> str:
    return plain(safe(text)) if ascii else safe(text)
