"""The score tables: the floor line with its running totals, a placement by its runs, the end bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.ruleset import Chart
from scorecalc.rulesets.azul.items import ITEMS
from scorecalc.rulesets.azul.round import SPACES, penalty, points
from scorecalc.rulesets.azul.wall import NUMBERS

__all__ = ["charts"]


def charts() -> Sequence[Chart]:
    """What the board and the rules list: Z4 and Z6, Z2, Z12."""
    spaces = range(1, len(SPACES) + 2)
    heads = tuple(f"{n}" if n <= len(SPACES) else f"{n}+" for n in spaces)
    each = tuple(f"{penalty(n - 1) - penalty(n)}" for n in spaces)
    in_all = tuple(f"{-penalty(n)}" for n in spaces)
    bonuses = [item for item in ITEMS if item.section == "bonuses"]
    return (
        Chart("floor line: tiles, the marker among them", heads, (("space", each), ("in all", in_all))),
        Chart(
            "placement: the tile's run in its row, and in its column",
            tuple(f"column of {down}" for down in NUMBERS),
            tuple((f"row of {across}", tuple(f"{points(across, down)}" for down in NUMBERS)) for across in NUMBERS),
        ),
        Chart(
            "end bonuses",
            tuple(f"{n}" for n in NUMBERS),
            tuple((item.name, tuple(f"{n * item.value}" for n in NUMBERS)) for item in bonuses),
        ),
    )
