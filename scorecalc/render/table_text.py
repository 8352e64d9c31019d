"""A table for a terminal: how things stand, the ranking, the entries with what each moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.model.table_view import TableView
from scorecalc.render.payments import signed
from scorecalc.render.signs import bold, cells, dim, plain, safe
from scorecalc.render.table_words import closing, known, otherwise, played_in, ranking, stands, times

__all__ = ["cut", "table_text"]

_GAP = "  "
_LEAST_NAME = 5  #: columns that a player's name keeps however narrow the terminal is
_LEAST_RANKED = 12  #: columns that it has in the ranking
_LEAST_WORDS = 14  #: columns for the result behind the changes
_MOST_NAME = 12  #: columns of a name over the changes


class _Look(NamedTuple):
    color: bool
    ascii: bool
    width: int | None

    def shown(self, text: str) -> str:
        return plain(safe(text)) if self.ascii else safe(text)

    def cut(self, text: str, column: int = 0) -> str:
        """The text as it is shown from a column on, as far as there is room."""
        shown = self.shown(text)
        return shown if self.width is None else cut(shown, self.width - column, ascii=self.ascii)


def table_text(view: TableView, *, color: bool = False, ascii: bool = False, width: int | None = None) -> str:
    """The table as it is printed, without a newline at the end.

    ``ascii`` spells the signs that are not ASCII.  ``width`` is the number of columns that no line exceeds: what is
    longer ends in ``…``.
    """
    look = _Look(color, ascii, width)
    blocks = [_heading(view, look), _ranking(view, look), _notes(view, look), *_shown(view, look), _entries(view, look)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def cut(text: str, room: int, *, ascii: bool = False) -> str:
    """The text in at most so many columns; what is left out is told by ``…``.

    >>> cut("Alexandra", 6), cut("Alexandra", 6, ascii=True), cut("平和平和", 5), cut("Ben", 6)
    ('Alexa…', 'Ale...', '平和…', 'Ben')
    """
    if cells(text) <= room:
        return text
    dots = "..." if ascii else "…"
    if room <= len(dots):
        return dots[: max(room, 0)]
    kept, taken = [], len(dots)
    for c in text:
        taken += cells(c)
        if taken > room:
            break
        kept.append(c)
    return "".join(kept) + dots


def _heading(view: TableView, look: _Look) -> list[str]:
    name = look.cut(view.name)
    rules = look.cut("   ".join(filter(None, [view.ruleset, view.title])), cells(name) + 3)
    lines = [f"{bold(name, color=look.color)}   {rules}".rstrip(), look.cut(stands(view))]
    if view.agreed:
        lines.append(look.cut(otherwise(view)))
    when = times(view)
    return [*lines, dim(look.cut(when), color=look.color)] if when else lines


def _ranking(view: TableView, look: _Look) -> list[str]:
    """A row a player; at the end what he takes home, and of what it is made."""
    heads, rows = ranking(view)
    room = max(_LEAST_RANKED, (look.width or 0) // 4) if look.width else None
    named = [[row[0], row[1] if room is None else _cut(row[1], room, look), *row[2:]] for row in rows]
    lines = _columns([[*map(look.shown, row)] for row in (heads, *named)], {1, 2}, look)
    if view.provisional and view.played:
        lines[0] = look.cut(f"{lines[0]}   (so far)")
    return [dim(line, color=look.color) if at == 0 else line for at, line in enumerate(lines)]


def _notes(view: TableView, look: _Look) -> list[str]:
    """What the end moved, and what should be known of the ranking."""
    moved = [
        " ".join(filter(None, clause[:2])) + (f"   {clause.why}" if clause.why else "") for clause in closing(view)
    ]
    return [look.cut(told) for told in [*moved, *(f"note: {note.text}" for note in known(view))]]


def _shown(view: TableView, look: _Look) -> list[list[str]]:
    """What else the game remembers, amounts to the right."""
    blocks = []
    for grid in view.shown:
        rows = [[*map(look.shown, row)] for row in ((grid.heads, *grid.rows) if grid.heads else grid.rows)]
        columns = [*zip(*rows[1 if grid.heads else 0 :], strict=True)]
        words = {at for at, column in enumerate(columns) if not all(cell.isdigit() for cell in column)}
        lines = _columns(rows, words, look)
        lines[:1] = [dim(lines[0], color=look.color)] if grid.heads else lines[:1]
        blocks.append([*([look.cut(grid.title)] if grid.title else []), *lines])
    return blocks


def _entries(view: TableView, look: _Look) -> list[str]:
    """Two lines an entry: what it moved and its result, and below as it was typed."""
    played = view.played
    if not played:
        return []
    numbers = [f"{one.entry.number}" for one in played]
    hands = [look.shown(played_in(view, at)) for at in range(len(played))]
    changes = [view.changes(one.entry) for one in played]
    shown = [[signed(moved[player]) for player in view.players] for moved in changes]
    called = view.rounds if any(hands) else ""
    number, hand = (max(map(cells, column)) for column in (numbers, [called, *hands]))
    indent = number + len(_GAP)
    before = indent + (hand + len(_GAP) if hand else 0)
    least = [max(map(len, column)) for column in zip(*shown, strict=True)]
    names, widths = _names(view.players, least, before, look)
    lines = [dim(_row("", called, names, "", (number, hand, widths), look), color=look.color)]
    for at, one in enumerate(played):
        lines.append(_row(numbers[at], hands[at], shown[at], one.entry.summary, (number, hand, widths), look))
        typed = look.cut(one.entry.typed, indent)
        lines += [" " * indent + dim(typed, color=look.color)] if typed else []
    return lines


def _names(players: Sequence[str], least: Sequence[int], before: int, look: _Look) -> tuple[list[str], list[int]]:
    """The names over the changes, so wide that the result has room behind them, and the widths of their columns."""
    for most in range(_MOST_NAME, _LEAST_NAME - 1, -1):
        names = [_cut(player, most, look) for player in players]
        widths = [max(cells(name), own) for name, own in zip(names, least, strict=True)]
        if look.width is None or before + sum(widths) + len(_GAP) * len(widths) + _LEAST_WORDS <= look.width:
            break
    return names, widths


def _row(
    number: str, hand: str, changes: Sequence[str], words: str, widths: tuple[int, int, Sequence[int]], look: _Look
) -> str:
    counted = _left if hand.isdigit() else _right
    parts = [_left(number, widths[0]), *([counted(hand, widths[1])] if widths[1] else [])]
    parts += [_left(change, width) for change, width in zip(changes, widths[2], strict=True)]
    start = _GAP.join(parts)
    if look.width is not None and cells(start) > look.width:
        return cut(start, look.width, ascii=look.ascii)
    return (start + _GAP + look.cut(words, cells(start) + len(_GAP))).rstrip()


def _columns(rows: Sequence[Sequence[str]], left: frozenset[int] | set[int], look: _Look) -> list[str]:
    """Rows in columns as wide as they need, those of ``left`` to the left; without those that have a head alone."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        padded = [
            _right(cell, width) if at in left else _left(cell, width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            if any(other[at] for other in rows[1:]) or len(rows) == 1
        ]
        line = _GAP.join(padded).rstrip()
        lines.append(line if look.width is None else cut(line, look.width, ascii=look.ascii))
    return lines


def _cut(text: str, room: int, look: _Look) -> str:
    return cut(look.shown(text), room, ascii=look.ascii)


def _left(text: str, width: int) -> str:
    """Spaces to the left of it."""
    return " " * (width - cells(text)) + text


def _right(text: str, width: int) -> str:
    """Spaces to the right of it."""
    return text + " " * (width - cells(text))
