"""One line under several rulesets, side by side: the items as rows, a column for each ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorecalc.model.score import Breakdown
from scorecalc.render.payments import counted, shares, signed

__all__ = ["Row", "side_by_side"]

#: what a row is about, and a cell for each ruleset
Row = tuple[str, tuple[str, ...]]


def side_by_side(breakdowns: Sequence[Breakdown | None], names: Mapping[str, str]) -> list[Row]:
    """Items, totals and payments; None stands for a ruleset that refused the line, and its cells are empty.

    ``names`` spells out accounts and labels (``{"E": "East"}``).
    """
    found = [_cells(breakdown, names) for breakdown in breakdowns]
    return [
        (next(cells[key][0] for cells in found if key in cells),
         tuple(cells[key][1] if key in cells else "-" if cells else "" for cells in found))
        for key in _merged([[*cells] for cells in found])
    ]  # fmt: skip


def _merged(orders: Sequence[Sequence[str]]) -> list[str]:
    """All keys, each behind the one that it follows in its own ruleset."""
    merged: list[str] = []
    for order in orders:
        at = 0
        for what in order:
            if what in merged:
                at = merged.index(what) + 1
            else:
                merged.insert(at, what)
                at += 1
    return merged


def _cells(breakdown: Breakdown | None, names: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """The cells of one ruleset by the key of their row, and what the row is called there."""
    cells: dict[str, tuple[str, str]] = {}
    if breakdown is None:
        return cells
    for label, hand in breakdown.hands.items():
        who = f"{names.get(label, label)}: " if breakdown.several else ""
        amounts: dict[tuple[str, str, str], int] = {}
        for section in hand.sections:
            for item in section.items:
                key = (f"{label} {item.id.partition('.')[2]}", item.running, section.unit)
                amounts[key] = amounts.get(key, 0) + item.amount
        for (id, label_of_item, unit), amount in amounts.items():
            cells[f"{id} {unit}"] = f"{who}{label_of_item}", f"{amount} {counted(unit, amount)}"
        if hand.total is not None:
            told = f"{hand.total.amount}"
            summary = f" ({hand.summary})" if hand.summary and not hand.summary.startswith(told) else ""
            cells[f"{label} total"] = f"{who}total", told + summary
    if breakdown.deltas:
        for account, change in breakdown.deltas.items():
            cells[f"gets {account}"] = names.get(account, account), signed(change)
    else:
        cells |= {f"pays {words}": (words, amount) for words, amount in shares(breakdown.payments, names)}
    return cells
