"""Everything that scores under the Tokyo rules: items of riichi at their own value, and the old yaku.

The order of the modules is the order in which items of one section are shown.
"""

from __future__ import annotations

from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.tokyo.items import adopted, declared, limits, oldyaku, triplets
from scorecalc.rulesets.fuhan.tokyo.items.registry import TOKYO

__all__ = ["ITEMS", "adopted", "declared", "limits", "oldyaku", "triplets"]


def _row(item: Item) -> tuple[bool, int]:
    """Where an item stands in the rule file; the fu rows, which are riichi's, come last."""
    digits = "".join(filter(str.isdigit, item.cite))
    # T2x, the list that was recovered, stands between T13 and T31
    return ":" in item.cite, 20 if item.cite == "T2x" else int(digits)


#: all items in the order of the rule file's rows
ITEMS = tuple(sorted(TOKYO, key=_row))
