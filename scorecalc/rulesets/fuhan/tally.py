"""What a reading is worth: the items that hold, han and fu, base points, and the winner's income."""

from __future__ import annotations

from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.fu import ROUNDED_TO
from scorecalc.rulesets.fuhan.points import Share, base_points, limit_base, shares, yakuman_base
from scorecalc.rulesets.fuhan.reading import PAIRS, RENHOU, Reading
from scorecalc.rulesets.fuhan.table import Counting, TableRules

__all__ = ["Found", "Tally", "of_totals", "tally"]

#: an item that holds, with its amount
Found = tuple[Item, int]


class Tally:
    """A reading and its numbers.

    ``han`` counts dora too; ``fu`` is rounded; ``units`` are yakuman, and where there are any, han
    and fu are 0.  ``income`` is what the winner receives without counters and sticks, in points.
    """

    __slots__ = ("base", "fu", "fu_items", "han", "income", "items", "limit", "reading", "replaced", "shares", "units")

    reading: Reading | Totals
    items: list[Found]
    replaced: list[Found]
    fu_items: list[Found]
    han: int
    fu: int
    units: int
    base: int
    limit: str | None
    shares: tuple[Share, ...]
    income: int

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """What decides between readings (R4): income, then units, then han, then fu."""
        return self.income, self.units, self.han, self.fu


def _holding(table: Counting, reading: Reading) -> tuple[list[Found], list[Found]]:
    """The items that hold, and those of them that count within another one."""
    found: list[Found] = []
    within: tuple[str, ...] = ()
    for test, value, item in table:
        times = test(reading)
        if times:
            found.append((item, value * times))
            if item.replaces:
                within += item.replaces
    if not within:
        return found, []
    return [f for f in found if f[0].id not in within], [f for f in found if f[0].id in within]


def tally(reading: Reading, rules: TableRules) -> Tally | None:
    """The worth of one reading, None where it has no yaku (R5).

    With a yakuman nothing else counts; without one, dora are added once there is a yaku.
    """
    closed = reading.closed
    found, replaced = _holding(rules.yakuman[closed], reading)
    if found:
        return _yakuman(reading, rules, found, replaced)
    if reading.form is RENHOU:
        return _renhou(reading, rules)
    found, replaced = _holding(rules.yaku[closed], reading)
    if rules.renhou == "mangan":
        found = [f for f in found if f[0].id != "renhou"]  # it stands alone, as a reading of its own
    if not found:
        return None
    result = Tally()
    result.reading = reading
    result.units = 0
    han = 0
    for test, value, item in rules.dora[closed]:
        times = test(reading)
        if times:
            found.append((item, value * times))
    for _, amount in found:
        han += amount
    result.items = found
    result.replaced = replaced
    result.han = han
    fu = 0
    result.fu_items = parts = []
    for test, value, item in rules.fu[closed]:
        times = test(reading)
        if times:
            parts.append((item, value * times))
            fu += value * times
    result.fu = fu = fu if reading.form is PAIRS else -(-fu // ROUNDED_TO) * ROUNDED_TO
    result.base, result.limit = base_points(han, fu, rules)
    return _paid(result, rules)


def _paid(result: Tally, rules: TableRules) -> Tally:
    reading = result.reading
    dealer = reading.dealer if isinstance(reading, Totals) else reading.hand.dealer
    result.shares = shares(result.base, rules, dealer=dealer, tsumo=reading.tsumo)
    income = 0
    for _, amount, count in result.shares:
        income += amount * count
    result.income = income
    return result


def _bare(reading: Reading | Totals, found: list[Found], replaced: list[Found]) -> Tally:
    result = Tally()
    result.reading = reading
    result.items, result.replaced = found, replaced
    result.fu_items = []
    result.han = result.fu = result.units = 0
    return result


def _yakuman(reading: Reading, rules: TableRules, found: list[Found], replaced: list[Found]) -> Tally:
    if not rules.stack_yakuman and len(found) > 1:
        most = max(found, key=lambda f: f[1])
        replaced = [*replaced, *(f for f in found if f is not most)]
        found = [most]
    result = _bare(reading, found, replaced)
    result.units = sum(amount for _, amount in found)
    result.base, result.limit = yakuman_base(result.units), "yakuman"
    return _paid(result, rules)


def _renhou(reading: Reading, rules: TableRules) -> Tally:
    """A renhou that counts as a mangan, in place of the other yaku."""
    found: list[Found] = [(item, 0) for _, _, item in rules.yaku[True] if item.id == "renhou"]
    result = _bare(reading, found, [])
    result.base, result.limit = limit_base("mangan"), "mangan"
    return _paid(result, rules)


def of_totals(totals: Totals, rules: TableRules) -> Tally:
    """The worth of a win given by its numbers."""
    result = _bare(totals, [], [])
    result.han, result.fu, result.units = totals.han, totals.fu, totals.units
    if totals.units:
        result.base, result.limit = yakuman_base(totals.units), "yakuman"
    elif totals.limit:
        result.base, result.limit = limit_base(totals.limit), totals.limit
    else:
        result.base, result.limit = base_points(totals.han, totals.fu, rules)
    return _paid(result, rules)
