"""Everything that scores in riichi, each item declared once.

The order of the modules is the order in which items of one section are shown.
"""

from __future__ import annotations

from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.items import declared, dora, fu, fu_sets, kinds, sequences, triplets, yakuman
from scorecalc.rulesets.fuhan.items.registry import RIICHI

__all__ = ["ITEMS", "declared", "dora", "fu", "fu_sets", "kinds", "sequences", "triplets", "yakuman"]


def _row(item: Item) -> tuple[str, int]:
    """Where an item stands in the rules: Y5 comes before Y13."""
    return item.cite[0], int(item.cite[1:])


#: all items in the order of the rows of the rules
ITEMS = tuple(sorted(RIICHI, key=_row))
