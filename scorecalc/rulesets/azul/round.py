"""A round resolved: each full line's tile with its runs, the floor line, the score, the end bonuses."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.model.score import Step
from scorecalc.rulesets.azul.position import Board
from scorecalc.rulesets.azul.wall import COLUMNS, ROWS, Wall, across, down, full, full_colours, laid, occupied
from scorecalc.rulesets.azul.words import Tile

__all__ = ["SPACES", "Laid", "Round", "penalty", "points", "resolved", "settled"]

#: what each space of the floor line costs (Z4)
SPACES = (1, 1, 2, 2, 2, 3, 3)


def points(across: int, down: int) -> int:
    """What a tile scores whose runs are so long, itself counted in both (Z2).

    >>> points(1, 1), points(3, 1), points(1, 4), points(3, 4), points(5, 5)
    (1, 3, 4, 7, 10)
    """
    if across > 1 and down > 1:
        return across + down
    return max(across, down)


def penalty(tiles: int) -> int:
    """What so many tiles on the floor line cost, the marker counted as one (Z4); past the seventh nothing more (Z6).

    >>> [penalty(tiles) for tiles in range(9)]
    [0, 1, 2, 4, 6, 8, 11, 14, 14]
    """
    return sum(SPACES[:tiles])


class Laid(NamedTuple):
    """A full line's tile as it came to the wall: its runs as first and last space, and its points; None fell."""

    tile: Tile
    across: tuple[int, int] | None
    down: tuple[int, int] | None
    points: int


class Round:
    """A board with its round resolved.

    ``laid`` holds the tiles from the top line down, ``wall`` what the wall is then, ``on_floor`` how
    many tiles the floor line holds at the end, the marker and lines that fell among them.  ``rows``,
    ``columns`` and ``colours`` say which of them are full.
    """

    __slots__ = ("board", "colours", "columns", "laid", "on_floor", "penalty", "rows", "wall")

    def __init__(self, board: Board, laid: tuple[Laid, ...], wall: Wall, on_floor: int) -> None:
        self.board = board
        self.laid = laid
        self.wall = wall
        self.on_floor = on_floor
        self.penalty = penalty(on_floor)
        tiles = occupied(wall)
        self.rows = full(tiles, ROWS)
        self.columns = full(tiles, COLUMNS)
        self.colours = full_colours(wall)

    @property
    def game_end(self) -> bool:
        """Whether a row is full (Z11)."""
        return any(self.rows)


def resolved(board: Board) -> Round:
    """The lines from top to bottom, each tile scored on the wall as it is at that moment (Z1)."""
    wall, on_floor = board.wall, board.floor + board.marker
    found = []
    for tile in board.tiles:
        row, colour, column = tile
        if not column:  # Z9: all tiles of the line
            on_floor += row
            found.append(Laid(tile, None, None, 0))
            continue
        wall = laid(wall, colour, row, column)
        tiles = occupied(wall)
        h, v = across(tiles, row, column), down(tiles, row, column)
        found.append(Laid(tile, h, v, points(h[1] - h[0] + 1, v[1] - v[0] + 1)))
    return Round(board, tuple(found), wall, on_floor)


def settled(board: Board, placements: list[int], lost: int, bonuses: list[int], steps: list[Step] | None = None) -> int:
    """The score after the round: placements first, then the floor line, never below 0 (Z5), then the bonuses.

    >>> steps = []
    >>> settled(Board("", (), (), 0, False, 0, True, False), [4], 6, [7], steps)
    7
    >>> [(step.text, step.value) for step in steps]
    [('0 + 4', 4), ('- 6', -2), ('→ not below', 0), ('+ 7', 7)]
    """
    score = board.score
    told = f"{score}"
    for added in (placements, [-lost] if lost else [], bonuses):
        if added:
            score += sum(added)
            told += "".join(f" {'+' if one > 0 else '-'} {abs(one)}" for one in added)
            if steps is not None:
                steps.append(Step(told.strip(), score))
            told = ""
        if score < 0:
            score = 0
            if steps is not None:
                steps.append(Step("→ not below", 0))
    return score
