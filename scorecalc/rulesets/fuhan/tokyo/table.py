"""The Tokyo rules of one table made ready."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorecalc.model.score import Step
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tokyo.items.declared import chinchii_by_kanchan
from scorecalc.rulesets.fuhan.tokyo.options import FIXED

__all__ = ["TokyoRules"]


class TokyoRules(TableRules):
    """Riichi's rules where the table has no choice, and its own items; ``limits`` are those that fix a value."""

    name = "tokyo"
    mangan = 1000
    stick = 100  # T1
    rounded_to = 1
    later_winners = 2  # T6
    counter = ("re-roll", "re-rolls")
    one_round = True  # T1
    limit_flags = ("mangan", "shoumangan", "haneman", "daimangan", "chuuren")
    free_han = 1  # T8: zoroba
    limit_han = 6  # 5 han 20 fu are no limit yet

    def __init__(self, options: Mapping[str, Any], items: Iterable[Item]) -> None:
        self.chinchii_toushii: str = options["chinchii-toushii"]
        self.own_options = options
        items = tuple(items)
        super().__init__({**FIXED, **options}, items)
        counted = [item for item in items if item.section == "limit" and self.counts(item)]
        self.limits = tuple(
            tuple((item.test, value, item) for item in counted if (value := item.value if closed else item.open))
            for closed in (False, True)
        )

    def chosen(self, option: str) -> bool:
        """Whether the game has this option."""
        return option in self.own_options

    def counts(self, item: Item) -> bool:
        """Whether an item is on at this table."""
        value = self.own_options.get(item.id, True)
        return value if isinstance(value, bool) else True

    def valued(self, item: Item) -> Item:
        """The item as the options make it."""
        if item.id == "chinchii-toushii" and self.chinchii_toushii == "kanchan":
            return item._replace(test=chinchii_by_kanchan)
        return item

    def base_of(self, tally: Any, steps: list[Step] | None = None) -> int:
        """The base points of a tally again, written down this time."""
        from scorecalc.rulesets.fuhan.tokyo.points import base_points, limit_base

        if not tally.han:
            return limit_base(tally.limit, steps)
        return base_points(tally.han, tally.fu, has_dora=tally.has_dora, steps=steps)[0]

    def liable_units(self, winner: Any, tally: Any, what: str | int | None) -> int:
        """1 where the feeder who is named is liable for the hand, which is paid as one; else 0 (T7)."""
        from scorecalc.rulesets.fuhan.tokyo.pao import is_liable

        return int(is_liable(winner, tally, what))
