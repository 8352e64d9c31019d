"""The scores of a table over its entries as a picture: a line for each player, told apart without colours too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from scorecalc.model.table_view import TableView
from scorecalc.render.axis import apart, span, ticks
from scorecalc.render.markup import escaped, number, sheet
from scorecalc.render.payments import signed
from scorecalc.render.signs import cells, safe
from scorecalc.render.table_chart import scores_of
from scorecalc.render.table_text import cut

__all__ = ["table_svg"]

_CELL = 8.4  #: pixels that a sign takes at most, as a rule, in the font of the style sheet
_LINE = 17  #: pixels from one label to the next
_TOP, _BOTTOM = 34, 40
_LEVELS, _NUMBERS = 44, 56  #: pixels from a number to the next, up and across, at least
_MARKS = 24  #: marks on a line at most
_STYLES = 6  #: lines that the style sheet tells apart

#: marks around a point, as paths
_SHAPES = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.5-3.5h7v7h-7z",
    "M0-4.5l4.5 8h-9z",
    "M0-5l5 5l-5 5l-5-5z",
    "M0 4.5l4.5-8h-9z",
    "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
)


class _Field(NamedTuple):
    """Where the lines are drawn, in pixels, and which scores and entries lie there."""

    left: float
    right: float
    top: float
    bottom: float
    low: int
    high: int
    last: int

    def x(self, at: int) -> float:
        """Where an entry is; the start is 0."""
        return self.left + (self.right - self.left) * (at / self.last if self.last else 0)

    def y(self, score: int) -> float:
        return self.top + (self.bottom - self.top) * (self.high - score) / (self.high - self.low)


def table_svg(view: TableView, *, width: int = 860, height: int = 420, id: str = "chart", style: bool = True) -> str:
    """The picture as one ``<svg>`` element, so many pixels wide and high where nothing makes it smaller.

    ``id`` is what the ids in it begin with; without ``style`` the page around it has the style sheet.
    """
    lines = scores_of(view)
    levels = span([score for line in lines for score in line], round((height - _TOP - _BOTTOM) / _LEVELS))
    labels = [_label(player, view.state.scores[player], width) for player in view.players]
    left = 12 + _CELL * max(len(f"{level}") for level in levels)
    right = width - 24 - _CELL * max((cells(name) + 1 + len(score) for name, score in labels), default=0)
    field = _Field(left, right, _TOP, height - _BOTTOM, levels[0], levels[-1], len(view.played))
    ends = ", ".join(f"{player} {view.state.scores[player]}" for player in view.players)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" aria-labelledby="{id}-title {id}-desc">',
        f'<title id="{id}-title">{escaped(f"{view.name}: {view.unit} after each entry")}</title>',
        f'<desc id="{id}-desc">{escaped(f"Now {ends}" if view.provisional else f"At the end {ends}")}</desc>',
        *([f"<style>\n{sheet('chart')}</style>"] if style else []),
        f'<rect class="paper" width="{width}" height="{height}"/>',
        *_axes(view, levels, field),
        *_rounds(view, field),
        *_lines(view, lines, field),
        *_labels(view, lines, labels, field),
        "</svg>",
    ]
    return "\n".join(parts)


def _label(player: str, score: int, width: int) -> tuple[str, str]:
    """What stands behind a line, the name cut to less than a fifth of the picture."""
    return cut(safe(player), int(width / _CELL / 5)), number(score)


def _axes(view: TableView, levels: Sequence[int], field: _Field) -> Iterator[str]:
    """Levels of scores with their numbers, entries with theirs, zero and the start."""
    yield f'<text x="8" y="16">{escaped(view.unit)}</text>'
    for level in levels:
        kind = "zero" if level == 0 else "grid"
        yield _straight(kind, field.left, field.y(level), field.right, field.y(level))
        yield f'<text x="{field.left - 8:.1f}" y="{field.y(level) + 4.5:.1f}" text-anchor="end">{number(level)}</text>'
    starts = {*view.start.scores.values()}
    if len(starts) == 1:
        start = field.y(starts.pop())
        yield _straight("level", field.left, start, field.right, start)
    for at in ticks(0, field.last, int((field.right - field.left) / _NUMBERS)):
        x = field.x(at)
        yield _straight("axis", x, field.bottom, x, field.bottom + 5)
        yield f'<text x="{x:.1f}" y="{field.bottom + 20:.1f}" text-anchor="middle">{at}</text>'
    middle = (field.left + field.right) / 2
    yield f'<text x="{middle:.1f}" y="{field.bottom + 36:.1f}" text-anchor="middle">entries</text>'


def _rounds(view: TableView, field: _Field) -> Iterator[str]:
    """A line where a round begins, and its word as far as there is room until the next."""
    tables = [view.start, *(one.entry.after for one in view.played)]
    begun = [at for at in range(len(tables) - 1) if at == 0 or tables[at].round != tables[at - 1].round]
    for at, end in pairwise([*begun, field.last]):
        word = view.spelled.get(tables[at].round, tables[at].round)
        if at:
            yield _straight("grid", field.x(at), field.top - 12, field.x(at), field.bottom)
        if word and _CELL * cells(word) + 8 < field.x(end) - field.x(at):
            yield f'<text x="{field.x(at) + 4:.1f}" y="{field.top - 4:.1f}">{escaped(word)}</text>'


def _lines(view: TableView, lines: Sequence[Sequence[int]], field: _Field) -> Iterator[str]:
    """The line of each player; its marks say on pointing at them what happened."""
    every = -(-(field.last + 1) // _MARKS)
    for who, (player, line) in enumerate(zip(view.players, lines, strict=True)):
        points = " ".join(f"{field.x(at):.1f},{field.y(score):.1f}" for at, score in enumerate(line))
        yield f'<g class="p{who % _STYLES}">'
        if field.last:
            yield f'<polyline class="line" points="{points}"/>'
        for at, score in enumerate(line):
            if at % every == 0 or at == field.last:
                change = f" ({signed(score - line[at - 1])})" if at else ""
                told = escaped(f"{player}, {at}: {score}{change}" if at else f"{player}: {score}")
                yield _mark(who, field.x(at), field.y(score), told)
        yield "</g>"


def _labels(
    view: TableView, lines: Sequence[Sequence[int]], labels: Sequence[tuple[str, str]], field: _Field
) -> Iterator[str]:
    """The names behind the ends of the lines, none over another."""
    ends = [field.y(line[-1]) for line in lines]
    for who, (name, score) in enumerate(labels):
        y = apart(ends, _LINE, field.top, field.bottom)[who]
        x = field.x(field.last)
        yield f'<g class="p{who % _STYLES}">'
        if abs(y - ends[who]) > 2:
            yield f'<path class="leader" d="M{x + 6:.1f} {ends[who]:.1f}L{x + 15:.1f} {y:.1f}"/>'
        yield (
            f'<text x="{x + 18:.1f}" y="{y + 4.5:.1f}"><title>{escaped(view.players[who])}</title>'
            f'<tspan class="name">{escaped(name)}</tspan> {score}</text>'
        )
        yield "</g>"


def _mark(who: int, x: float, y: float, told: str) -> str:
    shape = _SHAPES[who % _STYLES]
    return f'<path class="mark" d="{shape}" transform="translate({x:.1f} {y:.1f})"><title>{told}</title></path>'


def _straight(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
