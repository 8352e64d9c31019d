"""What is shown beside the items: the wall drawn before the round and after it, and the players in their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from scorecalc.model.score import Grid
from scorecalc.rulesets.azul.round import Round
from scorecalc.rulesets.azul.tally import Tally
from scorecalc.rulesets.azul.wall import Wall, rows_of

__all__ = ["picture", "standing", "walls"]


def picture(round: Round) -> Grid:
    """The wall row by row, this round's tiles in brackets; drawn once where the round brought none.

    >>> from scorecalc.rulesets.azul.position import Board
    >>> from scorecalc.rulesets.azul.round import resolved
    >>> from scorecalc.rulesets.azul.words import Tile
    >>> picture(resolved(Board("", (1, 0, 0, 0, 0), (Tile(2, 4, 1),), 0, False, 0, True, False))).rows[:2]
    ((' B  .  .  .  . ', ' B  .  .  .  . '), (' .  .  .  .  . ', '[W] .  .  .  . '))
    """
    label = round.board.label
    new = {(one.tile.row, one.tile.column) for one in round.laid if one.across}
    before = _drawn(round.board.wall, ())
    title = f"{label}'s wall" if label else "wall"
    if not new:
        return Grid("", tuple((row,) for row in before), (title,), drawn=True)
    after = _drawn(round.wall, new)
    return Grid("", tuple(zip(before, after, strict=True)), (f"{title} before", "after"), drawn=True)


def _drawn(wall: Wall, new: Collection[tuple[int, int | None]]) -> list[str]:
    return [
        "".join(f"[{letter}]" if (row, column) in new else f" {letter} " for column, letter in enumerate(letters, 1))
        for row, letters in enumerate(rows_of(wall), 1)
    ]


def walls(of: Mapping[str, Wall]) -> Grid:
    """The walls of players beside each other.

    >>> walls({"Anna": (1, 0, 0, 0, 0), "Ben": (0, 0, 0, 0, 0)}).rows[0]
    ('B . . . .', '. . . . .')
    """
    rows = zip(*([" ".join(letters) for letters in rows_of(wall)] for wall in of.values()), strict=True)
    return Grid("", tuple(rows), tuple(f"{player}'s wall" for player in of), drawn=True)


def standing(tallies: Mapping[str, Tally], order: Sequence[Sequence[str]]) -> Grid:
    """The players with their places, scores and full rows; equal ones share a place."""
    rows: list[tuple[str, ...]] = []
    for group in order:
        place = f"{len(rows) + 1}"
        rows += [(place, name, f"{tallies[name].score}", f"{sum(tallies[name].round.rows)}") for name in group]
    return Grid("", tuple(rows), ("place", "player", "score", "full rows"))
