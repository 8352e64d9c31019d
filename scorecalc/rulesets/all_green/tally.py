"""What a reading is worth: a yakuman, or a base with its yaku; and the bonuses (all-green:A2 to A7)."""

from __future__ import annotations

from scorecalc.rules.item import Item
from scorecalc.rulesets.all_green.items.bonuses import ON_YAKUMAN
from scorecalc.rulesets.all_green.items.yaku import BASES
from scorecalc.rulesets.all_green.reading import Reading
from scorecalc.rulesets.all_green.table import TableRules

__all__ = ["Found", "Tally", "tally"]

#: an item that holds, with its chips
Found = tuple[Item, int]


class Tally:
    """A reading and its chips.

    ``items`` count; ``left_out`` hold too, but a yakuman stands alone and a first draw has the point for
    the self-draw inside.  ``income`` is the hand's value, the dealer's 2 included; ``bonus`` are the chips
    of it that the bank pays.
    """

    __slots__ = ("bonus", "income", "items", "left_out", "reading", "yakuman")

    def __init__(
        self, reading: Reading, items: list[Found], left_out: list[Found], bonus: int, *, yakuman: bool
    ) -> None:
        self.reading = reading
        self.items = items
        self.left_out = left_out
        self.yakuman = yakuman
        self.bonus = bonus
        self.income = sum(chips for _, chips in items)

    @property
    def rank(self) -> tuple[int]:
        """What decides between readings (G3)."""
        return (self.income,)


def tally(reading: Reading, rules: TableRules) -> Tally | None:
    """The worth of one reading, None where the table asks for a yaku and there is none (G10)."""
    found = [(item, item.value * times) for item in rules.items if (times := item.test(reading))]
    yakuman = any(item.section == "yakuman" for item, _ in found)
    if not yakuman and rules.yaku_needed and all(i.id in BASES for i, _ in found if i.section == "chips"):
        return None
    within = {weaker for item, _ in found for weaker in item.replaces}
    items: list[Found] = []
    left_out: list[Found] = []
    for item, chips in found:
        counts = item.id not in within and (not yakuman or _beside_yakuman(item, rules))
        (items if counts else left_out).append((item, chips))
    bank = rules.dealer_bonus_from == "bank"
    bonus = sum(chips for item, chips in items if item.id == "dealer") if bank else 0
    return Tally(reading, items, left_out, bonus, yakuman=yakuman)


def _beside_yakuman(item: Item, rules: TableRules) -> bool:
    """Whether an item counts in a hand with a yakuman (G8)."""
    if item.id in BASES:
        return rules.yakuman_base
    if item.id == "dealer":
        return rules.yakuman_dealer_bonus
    return item.section == "yakuman" or item.id in ON_YAKUMAN
