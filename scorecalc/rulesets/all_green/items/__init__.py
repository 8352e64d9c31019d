"""Everything that scores in All Green, each item declared once.

The order of the modules is the order in which items are shown.
"""

from __future__ import annotations

from scorecalc.rulesets.all_green.items import bonuses, yaku, yakuman
from scorecalc.rulesets.all_green.items.registry import ALL_GREEN

__all__ = ["ITEMS", "bonuses", "yaku", "yakuman"]

_SECTIONS = ("chips", "yakuman", "bonus")

#: base and yaku, then yakuman, then what is added to them
ITEMS = tuple(sorted(ALL_GREEN, key=lambda item: _SECTIONS.index(item.section)))
