"""What scores on a wall, declared once: placements, the floor line, the end bonuses (azul:Z2 to Z12)."""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.model.score import listed
from scorecalc.rules.item import Items, Line
from scorecalc.rulesets.azul.phrases import tiles
from scorecalc.rulesets.azul.round import SPACES, Laid, Round
from scorecalc.rulesets.azul.wall import NAMES, NUMBERS, column_of, rows_of

__all__ = ["AZUL", "ITEMS", "UNITS"]

AZUL = Items("azul")
placements = AZUL.section("placements")
floor = AZUL.section("floor")
bonuses = AZUL.section("bonuses")
#: every section is counted in points
UNITS = {"placements": "points", "floor": "points", "bonuses": "points"}


def _placement_lines(r: Round, _show: object, value: int) -> list[Line]:
    return [Line(one.points * value, _runs(one, r)) for one in r.laid if one.across]


@placements.item(
    "placement",
    "placement",
    1,
    cite="Z2",
    lines=_placement_lines,
    switchable=False,
    yes=("place=B1", "wall=BY.KW place=R1K3", "board=grey place=R1:4K3:2"),
    no=("wall=BY.KW floor=2", "board=grey wall=BYRK./....W place=W1:0"),
)
def placement(r: Round) -> int:
    """A point for each tile of the unbroken row and column that a tile joins, itself in both; one where it is alone."""
    return sum(one.points for one in r.laid)


def _fallen_lines(r: Round, _show: object, value: int) -> list[Line]:
    found = []
    for (row, colour, _), runs, _, _ in r.laid:
        if runs is None:
            whole = "its tile goes" if row == 1 else f"its {row} tiles go"
            why = f"{NAMES[colour]} in row {row}: no legal column, so {whole} to the floor line"
            found.append(Line(value, why))
    return found


@placements.item(
    "fallen-line",
    "fallen line",
    0,
    cite="Z9",
    lines=_fallen_lines,
    mark="reading",
    switchable=False,
    yes="board=grey wall=BYRK./....W place=W1:0",
    no="board=grey wall=BYRK./....B place=W1:5",
)
def fallen_line(r: Round) -> int:
    """A full line that no column may take goes to the floor line, all of it, and is charged in the same round."""
    return sum(one.across is None for one in r.laid)


def _floor_why(r: Round, _show: object) -> str:
    fallen = sum(one.tile.row for one in r.laid if one.across is None)
    counted = (
        (r.board.floor, tiles(r.board.floor)),
        (fallen, f"{tiles(fallen)} of fallen lines"),
        (r.board.marker, "the marker"),
    )
    held = listed(words for number, words in counted if number)
    costs = " ".join(f"-{cost}" for cost in SPACES[: r.on_floor])
    free = r.on_floor - len(SPACES)
    return f"{held}: {costs}" + (f", {free} more cost{'s' * (free == 1)} nothing" if free > 0 else "")


@floor.item(
    "floor-line",
    "floor line",
    -1,
    cite="Z4",
    why=_floor_why,
    switchable=False,
    yes=("floor=3 score=20", "+marker score=20", "board=grey wall=BYRK./....W place=W1:0"),
    no="place=B1 score=20",
)
def floor_line(r: Round) -> int:
    """Tiles and the starting marker on the floor line cost 1, 1, 2, 2, 2, 3 and 3; past the seventh nothing (Z6)."""
    return r.penalty


def _rows_why(r: Round, _show: object) -> str:
    return _numbered("row", r.rows)


@bonuses.item(
    "rows",
    "full rows",
    2,
    cite="Z12",
    why=_rows_why,
    switchable=False,
    yes="wall=BYRKW +final",
    no=("wall=BYRK. +final", "wall=BYRKW"),
)
def rows(r: Round) -> int:
    """At the end of the game: a row of five tiles."""
    return r.board.final * sum(r.rows)


def _columns_why(r: Round, _show: object) -> str:
    return _numbered("column", r.columns)


@bonuses.item(
    "columns",
    "full columns",
    7,
    cite="Z12",
    why=_columns_why,
    switchable=False,
    yes="wall=B..../W..../K..../R..../Y.... +final",
    no=("wall=B..../W..../K..../R.... +final", "wall=B..../W..../K..../R..../Y...."),
)
def columns(r: Round) -> int:
    """At the end of the game: a column of five tiles."""
    return r.board.final * sum(r.columns)


def _colours_why(r: Round, _show: object) -> str:
    found = [name for name, whole in zip(NAMES, r.colours, strict=True) if whole]
    return f"{listed(found)}: five tiles" + (" each" if len(found) > 1 else "")


@bonuses.item(
    "colours",
    "full colours",
    10,
    cite="Z12",
    why=_colours_why,
    aliases=("colors",),
    switchable=False,
    yes=("wall=B..../.B.../..B../...B./....B +final", "board=grey wall=B..../..B../.B.../...B./....B +final"),
    no=("wall=B..../.B.../..B../...B. +final", "wall=B..../.B.../..B../...B./....B"),
)
def colours(r: Round) -> int:
    """At the end of the game: five tiles of a colour, wherever they lie (Z10)."""
    return r.board.final * sum(r.colours)


ITEMS = tuple(AZUL)


def _runs(one: Laid, r: Round) -> str:
    """``red in row 1, column 3: row of 5 (BYRKW) + column of 3 (RYB)``; the runs as they lay at that moment."""
    row, colour, column = one.tile
    assert one.across is not None  # noqa: S101  (for the type checker: a line that fell has no runs)
    assert one.down is not None  # noqa: S101
    assert column is not None  # noqa: S101
    first, last = one.across
    told = [f"row of {last - first + 1} ({rows_of(r.wall)[row - 1][first - 1 : last]})"] if first < last else []
    first, last = one.down
    if first < last:
        told.append(f"column of {last - first + 1} ({column_of(r.wall, column)[first - 1 : last]})")
    return f"{NAMES[colour]} in row {row}, column {column}: {' + '.join(told) or 'no tile beside it'}"


def _numbered(what: str, lines: Iterable[bool]) -> str:
    """``rows 1 and 3``."""
    found = [f"{number}" for number, whole in zip(NUMBERS, lines, strict=True) if whole]
    return f"{what}{'s' * (len(found) > 1)} {listed(found)}"
