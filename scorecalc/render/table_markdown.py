"""A table as a Markdown document: how things stand, the ranking, the entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.score import Grid
from scorecalc.model.table_view import TableView
from scorecalc.render.inline import code, escaped
from scorecalc.render.payments import signed
from scorecalc.render.table_words import closing, known, otherwise, played_in, ranking, stands, times

__all__ = ["table_markdown"]


def table_markdown(view: TableView) -> Iterator[str]:
    """The lines of the document, without their newlines; entries are made one at a time."""
    yield f"# {escaped(view.name)}"
    yield ""
    yield " · ".join(map(escaped, filter(None, [view.ruleset, view.title])))
    for told in filter(None, [stands(view), otherwise(view), times(view)]):
        yield ""
        yield escaped(told)
    heads, rows = ranking(view)
    yield from ("", "## So far" if view.provisional else "## Ranking", "")
    yield from _table([heads, *rows], left=(1, 2))
    moved = [f"- {escaped(' '.join(filter(None, [one.words, one.amount, one.why])))}" for one in closing(view)]
    yield from ["", *moved] if moved else []
    for note in known(view):
        yield from ("", f"> {escaped(note.text)}")
    if view.shown:
        yield from ("", "## On the table")
        for grid in view.shown:
            yield ""
            yield from _shown(grid)
    if view.played:
        yield from ("", "## Entries", "")
        yield from _entries(view)


def _shown(grid: Grid) -> Iterator[str]:
    """Sentences are items of a list, all else is a table; pictures are code."""
    if not grid.heads and all(len(row) == 1 for row in grid.rows):
        yield from (f"- {escaped(row[0])}" for row in grid.rows)
        return
    yield _row([*map(escaped, grid.heads)])
    yield _row(["-:" if all(cell.isdigit() for cell in column) else "-" for column in zip(*grid.rows, strict=True)])
    for row in grid.rows:
        yield _row([code(cell) if grid.drawn else escaped(cell) for cell in row])


def _entries(view: TableView) -> Iterator[str]:
    heads = ["", view.rounds or "hand", *map(escaped, view.players), "result", "line"]
    yield _row(heads)
    yield _row(["-:", "-", *["-:"] * len(view.players), "-", "-"])
    for at, (entry, *_) in enumerate(view.played):
        changes = view.changes(entry)
        moved = [signed(changes[player]) for player in view.players]
        hand = escaped(played_in(view, at))
        yield _row([f"{entry.number}", hand, *moved, escaped(entry.summary), _line(entry.typed)])


def _line(typed: str) -> str:
    """A line as code, but where a backslash before a bar would end the cell inside of it."""
    return escaped(typed) if not typed or "\\|" in typed else code(typed)


def _table(rows: Sequence[Sequence[str]], left: Sequence[int]) -> Iterator[str]:
    """Rows of plain text under the first of them; a column without a word is left out."""
    kept = [at for at in range(len(rows[0])) if any(row[at] for row in rows[1:])]
    for number, row in enumerate(rows):
        yield _row([escaped(row[at]) for at in kept])
        if not number:
            yield _row(["-" if at in left else "-:" for at in kept])


def _row(cells: Sequence[str]) -> str:
    """A row of a table; a bar inside a cell is escaped, in code too, as tables have it."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
