"""The score table: stars of one number by how many dice show it (king-of-tokyo:K1)."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.ruleset import Chart
from scorecalc.rulesets.king_of_tokyo.dice import ENERGY, FACES, NUMBERS, ROLLED, counts_of
from scorecalc.rulesets.king_of_tokyo.options import TableRules
from scorecalc.rulesets.king_of_tokyo.table import Position
from scorecalc.rulesets.king_of_tokyo.tally import tally
from scorecalc.rulesets.king_of_tokyo.turn import rolled

__all__ = ["charts"]


def charts(rules: TableRules) -> Sequence[Chart]:
    """Stars by number and count, worked out as rolls are."""
    counts = range(1, ROLLED + 1)
    columns = tuple("1 die" if count == 1 else f"{count} dice" for count in counts)
    rows = tuple((f"of {FACES[face]}", tuple(_stars(face, count, rules) for count in counts)) for face in NUMBERS)
    return (Chart("stars for dice that show the same number", columns, rows),)


def _stars(face: int, count: int, rules: TableRules) -> str | None:
    dice = (face,) * count + (ENERGY,) * (ROLLED - count)
    stars = tally(rolled(Position(dice, counts_of(dice))), rules).income
    return f"{stars}" if stars else None
