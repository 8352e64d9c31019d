"""The wall: five rows of five spaces, its tiles by colour, unbroken runs, and lines that are full.

A wall is five masks of spaces, one for each colour in the order ``BYRKW``; bit ``5 × (row - 1) + column - 1``
is a space.  Rows and columns count from 1 at the top left, as they do in a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

__all__ = [
    "COLOURS",
    "COLUMNS",
    "EMPTY",
    "NAMES",
    "NUMBERS",
    "PRINTED",
    "ROWS",
    "Wall",
    "across",
    "colour_at",
    "column_of",
    "down",
    "full",
    "full_colours",
    "has",
    "laid",
    "legal_columns",
    "occupied",
    "printed_column",
    "rows_of",
    "space",
]

COLOURS = "BYRKW"
NAMES = ("blue", "yellow", "red", "black", "white")
NUMBERS = range(1, 6)  #: of rows and of columns

Wall = tuple[int, ...]
EMPTY: Wall = (0,) * 5


def space(row: int, column: int) -> int:
    """The mask of one space."""
    return 1 << 5 * row + column - 6


def printed_column(row: int, colour: int) -> int:
    """The column in which the coloured board has a colour: each row is the one above it, a step to the right.

    >>> [printed_column(row, COLOURS.index("B")) for row in NUMBERS]
    [1, 2, 3, 4, 5]
    """
    return (colour + row - 1) % 5 + 1


ROWS = tuple(sum(space(row, column) for column in NUMBERS) for row in NUMBERS)
COLUMNS = tuple(sum(space(row, column) for row in NUMBERS) for column in NUMBERS)
#: by colour, its spaces on the coloured board
PRINTED = tuple(sum(space(row, printed_column(row, colour)) for row in NUMBERS) for colour in range(5))


def full(tiles: int, lines: Sequence[int]) -> list[bool]:
    """Of each line of spaces, whether there is a tile on all of them.

    >>> full(space(1, 1) | ROWS[2], ROWS)
    [False, False, True, False, False]
    """
    return [tiles & line == line for line in lines]


def full_colours(wall: Wall) -> list[bool]:
    """Of each colour, whether all five of its tiles are on the wall, one in each row wherever it lies (azul:Z10, Z12).

    >>> full_colours((PRINTED[0], PRINTED[1] & ~ROWS[4], 0, 0, 0))
    [True, False, False, False, False]
    """
    return [sum(tiles & row != 0 for row in ROWS) == 5 for tiles in wall]


def occupied(wall: Wall) -> int:
    """All spaces that hold a tile."""
    blue, yellow, red, black, white = wall
    return blue | yellow | red | black | white


def laid(wall: Wall, colour: int, row: int, column: int) -> Wall:
    """The wall with one more tile."""
    return (*wall[:colour], wall[colour] | space(row, column), *wall[colour + 1 :])


def has(wall: Wall, colour: int, line: int) -> bool:
    """Whether a colour lies somewhere on a line of spaces."""
    return wall[colour] & line != 0


def colour_at(wall: Wall, row: int, column: int) -> int | None:
    """The colour that lies on a space."""
    here = space(row, column)
    return next((colour for colour, tiles in enumerate(wall) if tiles & here), None)


def legal_columns(wall: Wall, colour: int, row: int) -> list[int]:
    """Where the grey board takes a colour in a row: free spaces in columns that lack it (azul:Z8).

    >>> wall = laid(laid(EMPTY, 0, 1, 1), 2, 2, 4)
    >>> legal_columns(wall, 2, 1), legal_columns(wall, 2, 2)
    ([2, 3, 5], [])
    """
    if has(wall, colour, ROWS[row - 1]):
        return []
    taken = occupied(wall)
    return [n for n in NUMBERS if not taken & space(row, n) and not has(wall, colour, COLUMNS[n - 1])]


def across(tiles: int, row: int, column: int) -> tuple[int, int]:
    """The first and the last column of the unbroken run through a space, that space included (azul:Z2, Z3).

    >>> across(ROWS[0] ^ space(1, 2), 1, 4), across(ROWS[0] ^ space(1, 2), 1, 1)
    ((3, 5), (1, 1))
    """
    first = last = column
    while first > 1 and tiles & space(row, first - 1):
        first -= 1
    while last < 5 and tiles & space(row, last + 1):
        last += 1
    return first, last


def down(tiles: int, row: int, column: int) -> tuple[int, int]:
    """The first and the last row of the unbroken run through a space, that space included."""
    first = last = row
    while first > 1 and tiles & space(first - 1, column):
        first -= 1
    while last < 5 and tiles & space(last + 1, column):
        last += 1
    return first, last


@lru_cache(maxsize=1000)
def rows_of(wall: Wall) -> tuple[str, ...]:
    """All five rows as they are written.

    >>> rows_of(laid(EMPTY, 0, 1, 2))
    ('.B...', '.....', '.....', '.....', '.....')
    """
    cells = ["."] * 25
    for letter, tiles in zip(COLOURS, wall, strict=True):
        rest = tiles
        while rest:
            lowest = rest & -rest
            cells[lowest.bit_length() - 1] = letter
            rest ^= lowest
    return tuple("".join(cells[at : at + 5]) for at in range(0, 25, 5))


def column_of(wall: Wall, column: int) -> str:
    """A column as it is written, from the top.

    >>> column_of(laid(EMPTY, 0, 2, 2), 2)
    '.B...'
    """
    return "".join(row[column - 1] for row in rows_of(wall))
