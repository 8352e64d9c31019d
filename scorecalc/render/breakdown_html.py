"""A breakdown as HTML: what scores, how it adds up, what should be known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest

from scorecalc.model.score import Breakdown, Grid, HandScore, Note
from scorecalc.render.markup import escaped, number
from scorecalc.render.text import item_label, item_unit, joined, notes_of, rejected_text, rows_of

__all__ = ["breakdown_html", "grid_html"]


def breakdown_html(breakdown: Breakdown, names: Mapping[str, str]) -> Iterator[str]:
    """The breakdown element by element, without its payments.  ``names`` spell out its labels (``{"E": "Ben"}``)."""
    heading = breakdown.heading[1:]
    if heading:
        yield f"<p>{' · '.join(map(escaped, heading))}</p>"
    rows = rows_of(breakdown)
    if rows is not None:
        called = [(names.get(row[0], row[0]), *row[1:]) if breakdown.several else row for row in rows.rows]
        yield from grid_html(rows._replace(rows=tuple(called)))
    for label, hand in breakdown.hands.items():
        called_by = names.get(label, label)
        if rows is None:
            if breakdown.several:
                yield f"<h3><bdi>{escaped(called_by)}</bdi></h3>"
            yield from _hand(hand)
        yield from _rejected(hand, f"{called_by}: " if rows is not None and breakdown.several else "")
        if breakdown.several:
            yield from _notes(hand.notes)
    for grid in breakdown.grids:
        yield from grid_html(grid)
    yield from _notes(breakdown.notes if breakdown.several else notes_of(breakdown))


def _hand(hand: HandScore) -> Iterator[str]:
    items = [(section.unit, item) for section in hand.sections for item in section.items]
    if items:
        yield "<table>"
        yield (
            '<thead><tr><th scope="col">item</th><th scope="col" class="n">amount</th>'
            '<th scope="col">why</th></tr></thead><tbody>'
        )
        for unit, item in items:
            amount = f"{number(item.amount)} {escaped(item_unit(unit, item.amount))}"
            mark = f' <span class="mark">[{escaped(item.mark)}]</span>' if item.mark else ""
            cite = f" <cite>{escaped(item.cite)}</cite>" if item.cite else ""
            yield (
                f'<tr><th scope="row">{escaped(item_label(item))}</th><td class="n">{amount}</td>'
                f'<td class="why">{escaped(item.why)}{mark}{cite}</td></tr>'
            )
        yield "</tbody></table>"
    worth = f'<span class="worth">{escaped(hand.summary)}</span>' if hand.summary else ""
    told = ": ".join(filter(None, [worth, escaped(joined(hand.steps))]))
    if told:
        yield f"<p>{told}</p>"


def _rejected(hand: HandScore, whose: str) -> Iterator[str]:
    for other in hand.rejected:
        yield f"<p>rejected: {escaped(whose + rejected_text(other))}</p>"


def _notes(notes: Iterable[Note]) -> Iterator[str]:
    for note in notes:
        yield f"<p>note: {escaped(note.text)}</p>"


def grid_html(grid: Grid) -> Iterator[str]:
    """Rows of one cell without a head are a list, others a table, amounts to the right; a picture keeps its spaces."""
    if grid.title:
        yield f"<h3>{escaped(grid.title)}</h3>"
    if not grid.heads and all(len(row) == 1 for row in grid.rows):
        yield "<ol>"
        yield from (f"<li>{escaped(row[0])}</li>" for row in grid.rows)
        yield "</ol>"
        return
    yield '<table class="drawn">' if grid.drawn else "<table>"
    kinds = [' class="n"' if all(map(str.isdigit, column)) else "" for column in zip_longest(*grid.rows, fillvalue="")]
    if grid.heads:
        heads = zip_longest(grid.heads, kinds[: len(grid.heads)], fillvalue="")
        cells = (f'<th scope="col"{kind}><bdi>{escaped(head)}</bdi></th>' for head, kind in heads)
        yield f"<thead><tr>{''.join(cells)}</tr></thead>"
    yield "<tbody>"
    for row in grid.rows:
        cells = (f"<td{kind}>{escaped(cell)}</td>" for cell, kind in zip(row, kinds, strict=False))
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table>"
