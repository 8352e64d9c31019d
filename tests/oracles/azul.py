"""A slow, obvious Azul scorer, written from the rule rows alone, to hold the program against.

A wall is five rows of five letters, ``.`` for an empty space; rows and columns count from 1 at the
top left.  :func:`score` resolves one round, :func:`ranking` orders the players at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

__all__ = [
    "COLOURS", "EMPTY", "NUMBERS", "PRINTED", "Placed", "Result", "Round", "bonuses", "column_of", "full_rows",
    "legal_columns", "line_of", "ranking", "refusal", "score", "words_of",
]  # fmt: skip

COLOURS = "BYRKW"
PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
EMPTY = (".....",) * 5
FLOOR = (1, 2, 4, 6, 8, 11, 14)  #: what that many tiles on the floor line cost together
NUMBERS = range(1, 6)

Wall = Sequence[str]
Placed = tuple[int, int, str]  #: row, column and colour; column 0: the line found no legal column (Z9)


@dataclass
class Round:
    """One player's wall before a round, his full lines, his floor line without the marker, his score."""

    wall: Wall
    placed: list[Placed]
    floor: int = 0
    marker: bool = False
    score: int = 0
    grey: bool = False


@dataclass
class Result:
    """A round resolved: the points of each full line from the top, the penalty as a negative number.

    ``after`` leaves the end bonuses out, which ``bonuses`` holds as the wall would earn them now.
    """

    refused: str | None = None
    placements: list[int] = field(default_factory=list)
    floor: int = 0
    after: int = 0
    wall: Wall = EMPTY
    bonuses: dict[str, int] = field(default_factory=dict)
    game_end: bool = False

    @property
    def final(self) -> int:
        """The score with the end bonuses."""
        return self.after + sum(self.bonuses.values())


def tile(wall: Wall, row: int, column: int) -> str:
    """What lies on a space; ``.`` outside the wall too."""
    return wall[row - 1][column - 1] if row in NUMBERS and column in NUMBERS else "."


def column_of(row: int, colour: str) -> int:
    """Where the colour is printed.

    >>> column_of(1, "B"), column_of(3, "B"), column_of(5, "W")
    (1, 3, 4)
    """
    return PRINTED[row - 1].index(colour) + 1


def column(wall: Wall, number: int) -> str:
    return "".join(row[number - 1] for row in wall)


def laid(wall: Wall, placed: Placed) -> Wall:
    """The wall with one more tile on it."""
    at, number, colour = placed
    return [
        "".join(colour if (row, here) == (at, number) else tile(wall, row, here) for here in NUMBERS) for row in NUMBERS
    ]


def run(wall: Wall, row: int, number: int, down: int, right: int) -> int:
    """The tiles in an unbroken line through a space, both ways, the space with them (Z2, Z3)."""
    length = 1
    for way in (1, -1):
        step = 1
        while tile(wall, row + way * step * down, number + way * step * right) != ".":
            length, step = length + 1, step + 1
    return length


def points(wall: Wall, row: int, number: int) -> int:
    """What a tile scores that was just laid (Z2).

    >>> points(["BYR..", ".B...", ".W...", ".....", "....."], 1, 2)
    6
    >>> points(["B....", ".B...", ".....", ".....", "....."], 2, 2)
    1
    """
    across, down = run(wall, row, number, 0, 1), run(wall, row, number, 1, 0)
    if across > 1 and down > 1:
        return across + down
    return max(across, down)


def legal_columns(wall: Wall, row: int, colour: str) -> list[int]:
    """The grey board's columns for a colour in a row (Z8).

    >>> legal_columns(["B.Y..", "..B..", "....B", ".....", "....."], 4, "B")
    [2, 4]
    >>> legal_columns(["B.Y..", "..B..", "....B", ".....", "....."], 1, "B")
    []
    """
    if colour in wall[row - 1]:
        return []
    return [number for number in NUMBERS if tile(wall, row, number) == "." and colour not in column(wall, number)]


def wall_refusal(wall: Wall, grey: bool) -> str | None:
    """What makes it no wall of this board."""
    if len(wall) != 5 or any(len(row) != 5 for row in wall):
        return "a wall is five rows of five"
    for row, letters in enumerate(wall, 1):
        for number, letter in enumerate(letters, 1):
            if letter == ".":
                continue
            if letter not in COLOURS:
                return "no such colour"
            if grey and (letters.count(letter) > 1 or column(wall, number).count(letter) > 1):
                return "a colour twice in a row or column"
            if not grey and column_of(row, letter) != number:
                return "the colour is printed elsewhere"
    return None


def placed_refusal(wall: Wall, placed: Placed, grey: bool) -> str | None:
    """What forbids a full line's tile on the wall as it is at that moment (Z7 to Z9)."""
    row, number, colour = placed
    if row not in NUMBERS or number not in range(6) or (number == 0 and not grey):
        return "no such space"
    if colour not in COLOURS:
        return "no such colour"
    if colour in wall[row - 1]:
        return "the colour is in that row"
    if not grey and number != column_of(row, colour):
        return "the colour is printed elsewhere"
    if grey and number == 0 and legal_columns(wall, row, colour):
        return "there is a legal column"
    if grey and number and number not in legal_columns(wall, row, colour):
        return "the space is taken or the colour is in that column"
    return None


def refusal(game: Round) -> str | None:
    """What makes the round impossible."""
    problem = wall_refusal(game.wall, game.grey)
    if problem:
        return problem
    rows = [row for row, _, _ in game.placed]
    if len(set(rows)) < len(rows):
        return "two tiles from one line"
    if game.score < 0 or game.floor < 0:
        return "below 0"
    wall = game.wall
    for placed in sorted(game.placed):
        problem = placed_refusal(wall, placed, game.grey)
        if problem:
            return problem
        wall = laid(wall, placed)
    return None


def full_rows(wall: Wall) -> int:
    """Rows without an empty space."""
    return sum("." not in row for row in wall)


def bonuses(wall: Wall) -> dict[str, int]:
    """The end bonuses (Z12, Z10).

    >>> bonuses(PRINTED)
    {'rows': 10, 'columns': 35, 'colours': 50}
    """
    whole_columns = sum("." not in column(wall, number) for number in NUMBERS)
    whole_colours = sum("".join(wall).count(colour) == 5 for colour in COLOURS)
    return {"rows": 2 * full_rows(wall), "columns": 7 * whole_columns, "colours": 10 * whole_colours}


def score(game: Round) -> Result:
    """The round, resolved from the top line to the bottom one (Z1 to Z6).

    >>> result = score(Round(["BY...", ".B...", ".....", ".....", "....."], [(2, 1, "W"), (3, 1, "K")], 1, True))
    >>> result.placements, result.floor, result.after, result.wall[:3]
    ([4, 3], -2, 5, ['BY...', 'WB...', 'K....'])
    >>> score(Round(["B....", *EMPTY[1:]], [(1, 1, "B")])).refused
    'the colour is in that row'
    """
    problem = refusal(game)
    if problem:
        return Result(refused=problem)
    wall, on_floor, placements = list(game.wall), game.floor + game.marker, []
    for placed in sorted(game.placed):
        row, number, _ = placed
        if number == 0:  # Z9: the whole line falls
            on_floor += row
            placements.append(0)
            continue
        wall = list(laid(wall, placed))
        placements.append(points(wall, row, number))
    penalty = FLOOR[min(on_floor, 7) - 1] if on_floor else 0
    after = max(0, game.score + sum(placements) - penalty)  # Z5: the placements first
    return Result(None, placements, -penalty, after, wall, bonuses(wall), full_rows(wall) > 0)


def ranking(players: Mapping[str, tuple[int, int]]) -> list[list[str]]:
    """Players by final score, then full rows; groups of equals, the best first (Z13).

    >>> ranking({"A": (50, 1), "B": (50, 2), "C": (20, 3), "D": (50, 1)})
    [['B'], ['A', 'D'], ['C']]
    """
    keys = sorted(set(players.values()), reverse=True)
    return [[name for name, key in players.items() if key == one] for one in keys]


def words_of(game: Round, *, final: bool = False) -> list[str]:
    """The words of one player; nothing is checked."""
    words = [f"wall={'/'.join(game.wall)}"]
    if game.placed:
        where = [f"{row}:{number}" if game.grey else str(row) for row, number, _ in game.placed]
        words.append("place=" + "".join(colour + at for at, (_, _, colour) in zip(where, game.placed, strict=True)))
    words += [f"floor={game.floor}"] * bool(game.floor) + [f"score={game.score}"] * bool(game.score)
    return words + ["+marker"] * game.marker + ["+final"] * final


def line_of(game: Round, *, final: bool = False) -> str:
    """The round in the project's notation.

    >>> line_of(Round(["BY...", *EMPTY[1:]], [(2, 1, "W"), (1, 3, "R")], 1, True, 7))
    'azul wall=BY.../...../...../...../..... place=W2R1 floor=1 score=7 +marker'
    >>> line_of(Round(EMPTY, [(2, 5, "W"), (1, 0, "R")], grey=True), final=True)
    'azul-grey wall=...../...../...../...../..... place=W2:5R1:0 +final'
    """
    return " ".join(["azul-grey" if game.grey else "azul", *words_of(game, final=final)])
