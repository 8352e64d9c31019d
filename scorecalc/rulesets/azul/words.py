"""The words of Azul: the wall, this round's full lines, the floor line, and how their values are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from scorecalc.model.pieces import Alphabet
from scorecalc.model.vocabulary import BadValue, Flag, Setting, ValueKind, Vocabulary, number
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.azul.wall import COLOURS, EMPTY, NUMBERS, Wall, laid, printed_column, rows_of

__all__ = ["MOST_TILES", "Tile", "tiles_in", "vocabulary", "wall_text"]

MOST_TILES = 100  #: twenty of each colour
_TILE = re.compile("([A-Za-z])([0-9]+)(?::([0-9]+))?(?:/(?=[A-Za-z]))?")
_SWAPPED = re.compile("([0-9]):?([A-Z])(?![0-9])")


class Tile(NamedTuple):
    """The tile of a full line: the row of its line, its colour, and the column that is named for it.

    Column 0: it found no legal one (azul:Z9).  None: none is named.
    """

    row: int
    colour: int
    column: int | None

    def __str__(self) -> str:
        """As a line writes it: ``R1``, ``R1:4``."""
        return f"{COLOURS[self.colour]}{self.row}" + ("" if self.column is None else f":{self.column}")


def _read_wall(text: str) -> Wall:
    rows = text.split("/")
    if len(rows) == 1 and len(text) in (10, 15, 20, 25):
        apart = "/".join(text[at : at + 5] for at in range(0, len(text), 5))
        raise BadValue("rows are separated by `/`", hints=(apart,))
    if len(rows) > 5:
        raise BadValue(f"{len(rows)} rows; a wall has five", start=len("/".join(rows[:5])) + 1)
    wall, at = EMPTY, 0
    for row, cells in enumerate(rows, 1):
        if len(cells) != 5:
            message = f"row {row} has {len(cells)} spaces; a row has five, `.` for an empty one"
            start = min(at, len(text) - 1)
            raise BadValue(message, f"write `{(cells + '.....')[:5]}`" * (len(cells) < 5), (), start, at + len(cells))
        for column, cell in enumerate(cells, 1):
            if cell == ".":
                continue
            wall = laid(wall, _colour(cell, at + column - 1), row, column)
        at += len(cells) + 1
    return wall


def _colour(letter: str, at: int) -> int:
    if letter not in COLOURS:
        message = f"no colour `{letter}`: they are {', '.join(COLOURS)}"
        raise BadValue(message, hints=(letter.upper(),) if letter.upper() in COLOURS else (), start=at, end=at + 1)
    return COLOURS.index(letter)


def wall_text(wall: Wall) -> str:
    """A wall as a line writes it: empty rows at the bottom are left out."""
    rows = list(rows_of(wall))
    while len(rows) > 1 and rows[-1] == ".....":
        rows.pop()
    return "/".join(rows)


def tiles_in(text: str) -> Iterator[tuple[Tile, int, int]]:
    """The tiles of a ``place=`` with the places of each in its value; raises BadValue at what is none.

    >>> [(str(tile), start, end) for tile, start, end in tiles_in("R1K3:2")]
    [('R1', 0, 2), ('K3:2', 2, 6)]
    """
    at = 0
    while at < len(text):
        found = _TILE.match(text, at)
        if found is None:
            swapped = _SWAPPED.match(text, at)
            if swapped:
                meant = (f"{swapped[2]}{swapped[1]}",)
                raise BadValue("the colour stands before its row", hints=meant, start=at, end=swapped.end())
            end = min(len(text), at + 1)
            raise BadValue(f"`{text[at:end]}` is no colour with its row", f"write {_SHAPE}", start=at, end=end)
        letter, row, column = found.groups()
        end = found.end() - found[0].endswith("/")
        colour = _colour(letter, at)
        if len(row) > 1 or int(row) not in NUMBERS:
            raise BadValue(f"no row {row[:9]}: rows are 1 to 5 from the top", start=at + 1, end=at + 1 + len(row))
        if column is not None and (len(column) > 1 or int(column) > 5):
            message = f"no column {column[:9]}: columns are 1 to 5 from the left, and 0 where none is legal"
            raise BadValue(message, start=end - len(column), end=end)
        yield Tile(int(row), colour, None if column is None else int(column)), at, end
        at = found.end()


_SHAPE = "colours and rows (`R1K3`), on the grey board with columns (`R1:4K3:2`)"


def _read_place(text: str) -> tuple[Tile, ...]:
    return () if text == "none" else tuple(tile for tile, _, _ in tiles_in(text))


def _place_text(tiles: Iterable[Tile]) -> str:
    """The tiles from the top line down: the order in which they are resolved, whatever was written."""
    return "".join(map(str, sorted(tiles, key=lambda tile: tile.row))) or "none"


_WALL = ValueKind("rows from the top separated by `/`, `.` an empty space (`BY.../WB...`)", _read_wall, wall_text)
_PLACE = ValueKind(_SHAPE, _read_place, _place_text)
_TILES = Alphabet(
    COLOURS,
    singles={letter: colour for colour, letter in enumerate(COLOURS)},
    shape="tiles stand in the wall, wall=BY.../WB..., or on full lines, place=R1K3",
)

_FLAGS = (
    Flag("marker", "the starting marker is on the floor line", ("start-marker", "starting-marker")),
    Flag("no-marker", "nobody took the starting marker; said where a table asks for it", ("no-starting-marker",)),
    Flag("final", "the game is over: add the end bonuses", ("end-bonuses",)),
)
_SETTINGS = (
    Setting("wall", _WALL, "the wall before the round; rows left out at the bottom are empty"),
    Setting("place", _PLACE, "this round's full lines: colour and row, on the grey board column too", repeats=True),
    Setting("floor", number(0, MOST_TILES), "tiles on the floor line, the marker not among them"),
    Setting("score", number(0), "the score before the round"),
)


def vocabulary(ruleset: str, options: Mapping[str, Setting]) -> Vocabulary:
    """The vocabulary of a ruleset of this game, its options among the settings."""
    board = options["board"].default

    def normal(bound: Bound) -> Bound:
        side = bound.options.get("board", board)
        hands = tuple(_normal(hand, side == "grey") for hand in bound.hands)
        first = hands[0]
        said = first.label or first.tiles or first.flags or first.settings or bound.table.flags or side != board
        if not said:  # a line needs a word, and an empty wall is one
            hands = (HandWords("", first.tiles, first.flags, {"wall": EMPTY}, first.words),)
        return bound._replace(hands=hands)

    return Vocabulary(
        ruleset, _TILES, _FLAGS, (*_SETTINGS, *options.values()), table_flags=("final", "no-marker"), normal=normal
    )


def _normal(hand: HandWords, grey: bool) -> HandWords:
    """One position in one way: no column where it is the printed one, nothing that is empty or 0."""
    settings: dict[str, Any] = {name: value for name, value in hand.settings.items() if value not in (0, EMPTY)}
    tiles = tuple(tile for group in settings.pop("place", ()) for tile in group)
    if tiles:
        settings["place"] = (tuple(tile if grey else _plain(tile) for tile in tiles),)
    return HandWords(hand.label, hand.tiles, hand.flags, settings, hand.words)


def _plain(tile: Tile) -> Tile:
    printed = tile.column == printed_column(tile.row, tile.colour)
    return tile._replace(column=None) if printed else tile
