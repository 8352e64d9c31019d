"""From bound words to boards: a wall that cannot be, and lines that cannot be full, are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorecalc.model.score import listed
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.azul.wall import (
    COLOURS,
    EMPTY,
    NAMES,
    NUMBERS,
    PRINTED,
    ROWS,
    Wall,
    colour_at,
    has,
    laid,
    legal_columns,
    printed_column,
    space,
)
from scorecalc.rulesets.azul.words import Tile, tiles_in

__all__ = ["Board", "Table", "table_of"]


_MOST_PLAYERS = 4


class Board(NamedTuple):
    """One player's board at the end of a round.

    ``tiles`` are those of his full lines from the top, each with its column, 0 where it falls;
    ``floor`` counts without the ``marker``.  ``scored`` says that the ``score`` was given, ``final`` that
    the end bonuses are added.
    """

    label: str
    wall: Wall
    tiles: tuple[Tile, ...]
    floor: int
    marker: bool
    score: int
    scored: bool
    final: bool


class Table(NamedTuple):
    """The boards of a line, and whether the game is over."""

    boards: tuple[Board, ...]
    final: bool


class _Written(NamedTuple):
    """A tile with its place in the line."""

    tile: Tile
    start: int
    end: int


def table_of(bound: Bound, *, grey: bool) -> Table:
    """The boards that a line tells; raises Refused with everything that is wrong with them (R330 to R339, R360)."""
    problems: list[Problem] = []
    final = "final" in bound.table.flags
    boards = tuple(_board(words, problems, final=final, grey=grey) for words in bound.hands)
    problems.extend(_too_many(bound, boards))
    if problems:
        raise Refused(sorted(problems, key=lambda p: p.start or 0), bound.line)
    return Table(boards, final)


def _too_many(bound: Bound, boards: tuple[Board, ...]) -> Iterator[Problem]:
    """More boards or starting markers than the game has (two to four play)."""
    if len(boards) > _MOST_PLAYERS:
        at = bound.hands[_MOST_PLAYERS].place("label")
        yield Problem("R360", f"{len(boards)} boards; two to four play", *at, "leave out who does not play")
    marked = [words for words in bound.hands if "marker" in words.flags]
    if len(marked) > 1:
        message = f"{len(marked)} starting markers; there is one"
        yield Problem("R360", message, *marked[1].place("+marker"), "leave it with the player who took it first")
    if marked and "no-marker" in bound.table.flags:
        message = "a starting marker, and +no-marker; nobody or one player takes it"
        yield Problem("R360", message, *bound.table.place("+no-marker"), "leave one of them out")


def _board(words: HandWords, problems: list[Problem], *, final: bool, grey: bool) -> Board:
    settings = words.settings
    if words.tiles:
        help = "tiles stand in the wall, wall=BY.../WB..., or on full lines, place=R1K3"
        problems.append(Problem("R333", "tiles that lie nowhere", *words.place("tiles"), help))
    wall: Wall = settings.get("wall", EMPTY)
    problems += _wall_problems(wall, words, grey=grey)
    written = sorted(_written(words), key=lambda one: one.tile.row)
    tiles = []
    after = wall
    for at, one in enumerate(written):
        row, colour, column = one.tile
        above = written[at - 1].tile if at else None
        if above is not None and above.row == row:
            message = f"two tiles for line {row}: {COLOURS[above.colour]} and {COLOURS[colour]}"
            problems.append(Problem("R334", message, one.start, one.end, "a line gives one tile a round"))
            continue
        found = list(_tile_problems(one, after, grey=grey))
        problems += found
        if not found:
            number = printed_column(row, colour) if column is None else column
            after = laid(after, colour, row, number) if number else after
            tiles.append(Tile(row, colour, number))
    floor, score = settings.get("floor", 0), settings.get("score", 0)
    marker = "marker" in words.flags
    return Board(words.label, wall, tuple(tiles), floor, marker, score, "score" in settings, final)


def _written(words: HandWords) -> Iterator[_Written]:
    """The tiles of ``place=`` as they were written."""
    for key, word in words.words:
        if key == "place" and word.value != "none":
            start = word.end - len(word.value)
            for tile, first, last in tiles_in(word.value):
                yield _Written(tile, start + first, start + last)


def _wall_problems(wall: Wall, words: HandWords, *, grey: bool) -> Iterator[Problem]:
    """Tiles of the wall that cannot lie where they do, each at its letter."""
    if not grey and all(tiles & ~printed == 0 for tiles, printed in zip(wall, PRINTED, strict=True)):
        return
    origin = next((word.end - len(word.value) for key, word in words.words if key == "wall"), 0)
    for row in NUMBERS:
        for column in NUMBERS:
            colour = colour_at(wall, row, column)
            if colour is None:
                continue
            letter, at = COLOURS[colour], origin + 6 * (row - 1) + column - 1
            if not grey:
                printed = printed_column(row, colour)
                if printed != column:
                    message = f"{letter} in row {row} of the wall is printed in column {printed}, not in {column}"
                    yield Problem("R331", message, at, at + 1, "on the grey side tiles lie anywhere: azul-grey")
                continue
            # what stands before it is there already, so of two alike the second is told
            if has(wall, colour, sum(space(row, n) for n in range(1, column))):
                help = "a row holds each colour once"
                yield Problem("R330", f"{letter} twice in row {row} of the wall", at, at + 1, help)
            if has(wall, colour, sum(space(n, column) for n in range(1, row))):
                help = "a column holds each colour once"
                yield Problem("R332", f"{letter} twice in column {column} of the wall", at, at + 1, help)


def _tile_problems(one: _Written, wall: Wall, *, grey: bool) -> Iterator[Problem]:
    """Why the tile of a full line cannot go to the wall as it is then; one problem at most (azul:Z7 to Z9)."""
    row, colour, column = one.tile
    letter, at = COLOURS[colour], (one.start, one.end)
    if has(wall, colour, ROWS[row - 1]):
        help = f"line {row} may only hold a colour that row {row} of the wall lacks"
        yield Problem("R335", f"{NAMES[colour]} is in row {row} of the wall already", *at, help)
        return
    if not grey:
        printed = printed_column(row, colour)
        if column not in (None, printed):
            message = f"{letter} in row {row} is printed in column {printed}, not in {column}"
            if column == 0:
                message = (
                    f"{letter} in row {row} has its space in column {printed}: only on the grey side may a line fall"
                )
            yield Problem("R331", message, *at, f"write `{letter}{row}`", (f"{letter}{row}",))
        elif (there := colour_at(wall, row, printed)) is not None:
            yield _taken(row, printed, there, at, "the wall is not the one that this line goes with")
        return
    legal = legal_columns(wall, colour, row)
    hints = tuple(f"{letter}{row}:{number}" for number in legal or [0])
    ways = listed((f"`{hint}`" for hint in hints), "or")
    help = f"write {ways}" if legal else f"no column is legal, so the line falls to the floor: write {ways}"
    if column is None:
        yield Problem("R338", f"the column of {letter} in row {row} is not said", *at, help, hints)
    elif column == 0 and legal:
        which = "columns" if len(legal) > 1 else "column"
        message = f"{letter} in row {row} cannot fall: it has the legal {which} {listed(legal)}"
        yield Problem("R339", message, *at, help, hints)
    elif column and (there := colour_at(wall, row, column)) is not None:
        yield _taken(row, column, there, at, help, hints)
    elif column and column not in legal:
        where = next(n for n in NUMBERS if colour_at(wall, n, column) == colour)
        message = f"{NAMES[colour]} is in column {column} already, in row {where}"
        yield Problem("R337", message, *at, help, hints)


def _taken(row: int, column: int, there: int, at: tuple[int, int], help: str, hints: tuple[str, ...] = ()) -> Problem:
    return Problem("R336", f"row {row}, column {column} is taken by {NAMES[there]}", *at, help, hints)
