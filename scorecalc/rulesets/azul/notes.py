"""What a result should not be read without: the end of the game, a tie, a score that was not given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorecalc.model.score import Note, listed
from scorecalc.rulesets.azul.tally import Tally
from scorecalc.rulesets.azul.wall import NUMBERS, ROWS, full, occupied

__all__ = ["board_notes", "ranking_notes"]


def board_notes(tally: Tally) -> Iterator[Note]:
    """Notes on one board."""
    round = tally.round
    board = round.board
    before = full(occupied(board.wall), ROWS)
    fallen = [tile for tile in board.tiles if not tile.column]
    if fallen:
        rows = " and ".join(str(tile.row) for tile in fallen)
        yield Note(
            "azul.fallen-line",
            f"row {rows}: no column was legal, so the whole line fell to the floor (a reading of Z9)",
        )
    if any(before) and round.laid:
        row = before.index(True) + 1
        yield Note("azul.over-before", f"row {row} was full before this round, so the game was over already (Z11)")
    elif round.game_end and not board.final:
        row = next(n for n in NUMBERS if round.rows[n - 1])
        yield Note("azul.game-end", f"row {row} is full, so the game ends; +final adds the end bonuses")
    if board.final and not (any(round.rows) or any(round.columns) or any(round.colours)):
        yield Note("azul.no-bonuses", "no full row, column or colour, so there are no end bonuses")
    earned = sum(one.points for one in round.laid)
    if not board.scored and earned < round.penalty:
        text = (
            f"no score= is given, so 0 is taken, and of the {round.penalty} for the floor line only {earned} are lost"
        )
        yield Note("azul.score-not-given", text)


def ranking_notes(tallies: Mapping[str, Tally], places: Sequence[Sequence[str]], *, final: bool) -> Iterator[Note]:
    """Notes on the order of the players."""
    for score in sorted({tally.score for tally in tallies.values()}, reverse=True):
        equal = [group for group in places if tallies[group[0]].score == score]
        if len(equal) > 1:
            rows = [(group, sum(tallies[group[0]].round.rows)) for group in equal]
            told = ", ".join(f"{listed(group)} {count}" for group, count in rows)
            yield Note("azul.tie-break", f"{score} points each, so more full rows decide (Z13): {told}")
        for group in equal:
            if len(group) > 1:
                what = "the place" if group is not places[0] or not final else "the win"
                text = f"{listed(group)} are equal in points and full rows and share {what} (a reading of Z13)"
                yield Note("azul.shared", text)
    if final and not any(tally.round.game_end for tally in tallies.values()):
        yield Note("azul.no-full-row", "no wall has a full row, so the game would go on (Z11)")
