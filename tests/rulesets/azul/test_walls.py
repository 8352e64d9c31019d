"""The end bonuses: walls at random against an obvious counter, and once all that there are."""

from __future__ import annotations

import random

import pytest

from scorecalc.api import score
from scorecalc.rulesets.azul.wall import COLUMNS, PRINTED, ROWS, full, full_colours

WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
TILES = 25


def counted(rows: list[str]) -> dict[str, int]:
    """Row by row, column by column, colour by colour (Z12)."""
    bonuses = {
        "azul.rows": 2 * sum("." not in row for row in rows),
        "azul.columns": 7 * sum("." not in column for column in zip(*rows, strict=True)),
        "azul.colours": 10 * sum("".join(rows).count(colour) == 5 for colour in "BYRKW"),
    }
    return {id: amount for id, amount in bonuses.items() if amount}


def grey_wall(rng: random.Random) -> list[str]:
    """A Latin square made of the printed wall, its rows, columns and colours shuffled, with some tiles off."""
    colours = dict(zip("BYRKW", rng.sample("BYRKW", 5), strict=True))
    columns = rng.sample(range(5), 5)
    return ["".join(colours[row[column]] for column in columns) for row in rng.sample(WALL, 5)]


@pytest.mark.parametrize("board", ["azul", "azul-grey"])
def test_the_bonuses_of_walls_at_random_are_those_of_an_obvious_counter(board: str):
    """From walls with a few gaps, where lines are full, to sparse ones."""
    rng = random.Random(25)
    for gaps in range(TILES + 1):
        for _ in range(20):
            rows = grey_wall(rng) if board == "azul-grey" else list(WALL)
            off = set(rng.sample(range(TILES), gaps))
            rows = ["".join("." if 5 * r + c in off else row[c] for c in range(5)) for r, row in enumerate(rows)]
            (hand,) = score(f"{board} wall={'/'.join(rows)} score=1 +final").hands.values()
            (bonuses,) = [section for section in hand.sections if section.title == "bonuses"]
            assert {item.id: item.amount for item in bonuses.items} == counted(rows), rows


@pytest.mark.slow
def test_all_walls_of_the_coloured_board_earn_what_the_tables_of_rows_say():
    """All 2^25 sets of tiles; what is full is worked out by the code of the program, in arrays of a million walls.

    The other side looks up each row of five bits in a table of 32: how many bits, and the row turned
    so that a colour is always the same bit.
    """
    numpy = pytest.importorskip("numpy", reason="33 million walls take minutes one by one, with numpy seconds")
    bits = numpy.array([bin(row).count("1") for row in range(32)])
    turned = numpy.array([[(row >> by | row << (5 - by)) & 31 for row in range(32)] for by in range(5)])
    walls = by_rows = earned = 0
    chunk = 1 << 20
    for start in range(0, 1 << TILES, chunk):
        tiles = numpy.arange(start, start + chunk)
        rows = [tiles >> 5 * row & 31 for row in range(5)]
        colours = [turned[by][row] for by, row in enumerate(rows)]
        full_rows = sum((bits[row] == 5).astype(int) for row in rows)
        full_columns = bits[rows[0] & rows[1] & rows[2] & rows[3] & rows[4]]
        whole_colours = bits[colours[0] & colours[1] & colours[2] & colours[3] & colours[4]]
        wall = tuple(tiles & spaces for spaces in PRINTED)
        assert (sum(full(tiles, ROWS)) == full_rows).all()
        assert (sum(full(tiles, COLUMNS)) == full_columns).all()
        assert (sum(full_colours(wall)) == whole_colours).all()
        walls += len(tiles)
        by_rows += int((full_rows == 0).sum())
        earned += int((2 * full_rows + 7 * full_columns + 10 * whole_colours).sum())
    assert walls == 33_554_432
    assert by_rows == 31**5  # no row full: each row is one of the 31 others
    assert earned == 95 * 2**20  # each of the 15 lines of five is full on every 32nd wall
