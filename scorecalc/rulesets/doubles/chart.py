"""The table of what points and doubles come to."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.ruleset import Chart
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import value_of

__all__ = ["charts"]

_POINTS = (*range(2, 41, 2), *range(44, 81, 4), 90, 100)
_DOUBLES = range(8)


def charts(rules: TableRules) -> Sequence[Chart]:
    """Points down, doubles across, cut by the limit."""
    rows = tuple((f"{p}", tuple(f"{min(value_of(p, d), rules.limit)}" for d in _DOUBLES)) for p in _POINTS)
    heads = tuple("1 double" if d == 1 else f"{d} doubles" for d in _DOUBLES)
    return (Chart(f"points and doubles, limit {rules.limit}", heads, rows),)
