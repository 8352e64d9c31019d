"""Azul played at random with bag and factories: rounds as they come up at a table, and rounds spoiled on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from tests.oracles.azul import (
    COLOURS,
    EMPTY,
    NUMBERS,
    Placed,
    Result,
    Round,
    Wall,
    column,
    column_of,
    laid,
    legal_columns,
    score,
)

__all__ = ["full_wall", "played_games", "spoiled_round"]

FACTORIES = {2: 5, 3: 7, 4: 9}
LONGEST = 25  #: rounds: a line gives one tile a round, so every game is over by then or has run dry


@dataclass
class Board:
    """A player's side of the table in the middle of a round; ``lines`` holds colour and tiles by line."""

    wall: Wall = EMPTY
    score: int = 0
    lines: dict[int, tuple[str, int]] = field(default_factory=dict)
    floor: int = 0
    marker: bool = False

    def takes(self, line: int, colour: str) -> bool:
        """Whether a line may hold more of the colour."""
        held, tiles = self.lines.get(line, (colour, 0))
        return held == colour and tiles < line and colour not in self.wall[line - 1]

    def put(self, line: int, colour: str, tiles: int) -> None:
        """Fills a line; what is left over falls to the floor, all of it on line 0."""
        held = self.lines.get(line, (colour, 0))[1]
        room = min(tiles, line - held)
        if line:
            self.lines[line] = (colour, held + room)
        self.floor += tiles - room

    def put_somewhere(self, rng: random.Random, colour: str, tiles: int) -> None:
        """Mostly the line that it fills best, at times any."""
        lines = [line for line in NUMBERS if self.takes(line, colour)]
        if not lines:
            return self.put(0, colour, tiles)
        best = min(lines, key=lambda line: abs(line - self.lines.get(line, (colour, 0))[1] - tiles))
        return self.put(best if rng.random() < 0.8 else rng.choice(lines), colour, tiles)


def drafted(rng: random.Random, boards: list[Board], bag: list[str]) -> None:
    """One round of picking, until every factory and the centre are empty."""
    factories = [[bag.pop() for _ in range(min(4, len(bag)))] for _ in range(FACTORIES[len(boards)])]
    centre: list[str] = []
    turn, marker = rng.randrange(len(boards)), True
    while any(factories) or centre:
        board, turn = boards[turn], (turn + 1) % len(boards)
        source = rng.choice([one for one in [*factories, centre] if one])
        colour = rng.choice(source)
        tiles = source.count(colour)
        rest = [other for other in source if other != colour]
        if source is centre:
            board.marker, marker = board.marker or marker, False
        else:
            centre += rest
        source[:] = rest if source is centre else []
        board.put_somewhere(rng, colour, tiles)


def chosen(rng: random.Random, wall: Wall, full: list[tuple[int, str]], grey: bool) -> list[Placed]:
    """The full lines with their columns, on the grey board any legal one."""
    placed: list[Placed] = []
    for row, colour in sorted(full):
        columns = legal_columns(wall, row, colour) if grey else [column_of(row, colour)]
        one = (row, rng.choice(columns or [0]), colour)
        placed.append(one)
        wall = laid(wall, one) if columns else wall
    return placed


def played_games(rng: random.Random, *, grey: bool) -> Iterator[list[list[tuple[Round, Result]]]]:
    """Games without end; each is a list of rounds, a round what every player has and what it gives him."""
    while True:
        boards = [Board() for _ in range(rng.choice([2, 3, 4]))]
        game: list[list[tuple[Round, Result]]] = []
        while len(game) < LONGEST:
            on_walls = "".join("".join(board.wall) for board in boards)
            in_lines = dict.fromkeys(COLOURS, 0)
            for board in boards:
                for colour, tiles in board.lines.values():
                    in_lines[colour] += tiles
            bag = [colour for colour in COLOURS for _ in range(20 - on_walls.count(colour) - in_lines[colour])]
            rng.shuffle(bag)
            drafted(rng, boards, bag)
            game.append([resolved(rng, board, grey) for board in boards])
            if any(result.game_end for _, result in game[-1]):
                break
        yield game


def resolved(rng: random.Random, board: Board, grey: bool) -> tuple[Round, Result]:
    """Clears the full lines and the floor, and says what was there; the lines are named in any order."""
    full = [(row, colour) for row, (colour, tiles) in board.lines.items() if tiles == row]
    placed = chosen(rng, board.wall, full, grey)
    rng.shuffle(placed)
    game = Round(board.wall, placed, board.floor, board.marker, board.score, grey)
    result = score(game)
    assert result.refused is None
    for row, _ in full:
        del board.lines[row]
    board.wall, board.score, board.floor, board.marker = result.wall, result.after, 0, False
    return game, result


def full_wall(rng: random.Random, tiles: int) -> Wall:
    """A grey wall with so many tiles laid at random or nearly, where lines without a legal column are common."""
    wall: Wall = EMPTY
    for _ in range(tiles):
        row, colour = rng.choice(NUMBERS), rng.choice(COLOURS)
        columns = legal_columns(wall, row, colour)
        if columns and wall[row - 1].count(".") > 1:  # Z11: no row is full before a round
            wall = laid(wall, (row, rng.choice(columns), colour))
    return wall


# --- spoiled rounds ---

Spoil = Callable[[random.Random, Round], Round | None]


def colour_in_the_row(rng: random.Random, game: Round) -> Round | None:
    """Z7: a line of a colour that the row has."""
    rows = [row for row in NUMBERS if set(game.wall[row - 1]) != {"."}]
    if not rows:
        return None
    row = rng.choice(rows)
    colour = rng.choice(game.wall[row - 1].replace(".", ""))
    free = [number for number in NUMBERS if game.wall[row - 1][number - 1] == "."]
    others = [one for one in game.placed if one[0] != row]
    return replace(game, placed=[*others, (row, rng.choice(free) if game.grey else column_of(row, colour), colour)])


def two_tiles_from_one_line(rng: random.Random, game: Round) -> Round | None:
    """Z7: a second tile from a line."""
    if not game.placed:
        return None
    row, _, colour = rng.choice(game.placed)
    other = rng.choice([letter for letter in COLOURS if letter != colour])
    return replace(
        game, placed=[*game.placed, (row, rng.choice(NUMBERS) if game.grey else column_of(row, other), other)]
    )


def strange_colour(rng: random.Random, game: Round) -> Round | None:
    """Z7: green."""
    if rng.random() < 0.5:
        return replace(game, wall=["G....", *game.wall[1:]])
    return replace(game, placed=[*game.placed, (rng.choice(NUMBERS), 1, "G")])


def strange_row(rng: random.Random, game: Round) -> Round | None:
    """A sixth line."""
    return replace(game, placed=[*game.placed, (rng.choice([0, 6, 7]), 1, rng.choice(COLOURS))])


def strange_column(rng: random.Random, game: Round) -> Round | None:
    """A sixth column of the grey board."""
    if not game.grey or not game.placed:
        return None
    row, _, colour = game.placed[0]
    return replace(game, placed=[(row, rng.choice([6, 9]), colour), *game.placed[1:]])


def taken_space_or_column(rng: random.Random, game: Round) -> Round | None:
    """Z8: a column that is not legal, often because of an earlier line of the same round."""
    if not game.grey or not game.placed:
        return None
    at = rng.randrange(len(game.placed))
    row, _, colour = game.placed[at]
    elsewhere = [number for number in NUMBERS if column(game.wall, number).count(colour) or rng.random() < 0.4]
    others = [one for one in game.placed if one[0] != row]
    return replace(game, placed=[*others, (row, rng.choice(elsewhere or [1]), colour)])


def needless_fall(rng: random.Random, game: Round) -> Round | None:
    """Z9: only a line without a legal column may fall."""
    if not game.grey or not game.placed:
        return None
    row, _, colour = rng.choice(game.placed)
    others = [one for one in game.placed if one[0] != row]
    return replace(game, placed=[*others, (row, 0, colour)])


def impossible_wall(rng: random.Random, game: Round) -> Round | None:
    """A tile where it cannot lie: elsewhere than printed, or a colour twice in a row or column."""
    row, number = rng.choice(NUMBERS), rng.choice(NUMBERS)
    return replace(game, wall=laid(game.wall, (row, number, rng.choice(COLOURS))))


def crooked_wall(rng: random.Random, game: Round) -> Round | None:
    """Six rows, or a row that is too short or too long."""
    at = rng.randrange(5)
    wrong = rng.choice([game.wall[at][:-1], game.wall[at] + "."])
    crooked = [*game.wall[:at], wrong, *game.wall[at + 1 :]]
    return replace(game, wall=rng.choice([crooked, [*game.wall, "....."]]))


SPOILS: list[Spoil] = [
    colour_in_the_row,
    two_tiles_from_one_line,
    strange_colour,
    strange_row,
    strange_column,
    taken_space_or_column,
    taken_space_or_column,
    needless_fall,
    impossible_wall,
    crooked_wall,
]


def spoiled_round(rng: random.Random, game: Round) -> Round | None:
    """The round with something wrong in it, None where that mistake does not fit; rarely it is still a round."""
    return rng.choice(SPOILS)(rng, game)
