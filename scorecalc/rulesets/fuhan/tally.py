"""What a reading is worth: the items that hold, han and fu, base points, and the winner's income."""

from __future__ import annotations

from scorecalc.rules.exclusion import given_way
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.items.fu import ROUNDED_TO, facts
from scorecalc.rulesets.fuhan.points import Share, base_points, limit_base, shares, yakuman_base
from scorecalc.rulesets.fuhan.reading import PAIRS, RENHOU, Reading
from scorecalc.rulesets.fuhan.table import Counting, Found, TableRules

__all__ = ["Found", "Tally", "declared_of", "fu_of", "holding", "of_totals", "tally", "without_weaker"]


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


def holding(table: Counting, reading: Reading) -> list[Found]:
    """The items of a table that hold."""
    return [(item, value * times) for test, value, item in table if (times := test(reading))]


def declared_of(reading: Reading, rules: TableRules) -> tuple[list[Found], list[Found]]:
    """The yakuman and the yaku that the flags alone decide, asked once for each set of flags."""
    key = (reading.flags, reading.closed)
    known = rules.declared.get(key)
    if known is None:
        closed = reading.closed
        known = holding(rules.declared_yakuman[closed], reading), holding(rules.declared_yaku[closed], reading)
        rules.declared[key] = known
    return known


def dora_of(reading: Reading, rules: TableRules) -> list[Found]:
    """The dora that a hand has, asked once for each number of each sort."""
    hand = reading.hand
    key = (hand.dora, hand.ura, hand.red, hand.nuki, reading.flags, reading.closed)
    known = rules.settled_dora.get(key)
    if known is None:
        known = rules.settled_dora[key] = holding(rules.dora[reading.closed], reading)
    return known


def fu_of(reading: Reading, rules: TableRules) -> tuple[list[Found], int]:
    """The fu items that hold, and their sum, rounded (F12; seven pairs are not, F11)."""
    key = facts(reading)
    known = rules.settled_fu.get(key)
    if known is None:
        parts = holding(rules.fu[reading.closed], reading)
        fu = sum(amount for _, amount in parts)
        known = rules.settled_fu[key] = parts, fu if reading.form is PAIRS else -(-fu // ROUNDED_TO) * ROUNDED_TO
    return known


def without_weaker(found: list[Found], rules: TableRules) -> tuple[list[Found], list[Found]]:
    """The items that count, and those that count within another one: iipeikou in ryanpeikou."""
    within = [*given_way(found)] if rules.exclusive else [weaker for item, _ in found for weaker in item.replaces]
    if not within:
        return found, []
    return [f for f in found if f[0].id not in within], [f for f in found if f[0].id in within]


def tally(reading: Reading, rules: TableRules) -> Tally | None:
    """The worth of one reading, None where it has no yaku (R5).

    With a yakuman nothing else counts; without one, dora are added once there is a yaku.
    """
    closed, traits = reading.closed, reading.traits
    yakuman, yaku = rules.declared.get((reading.flags, closed)) or declared_of(reading, rules)
    may_be = rules.possible.get(traits << 1 | closed) or rules.possible_in(traits, closed=closed)
    possible_yakuman, possible_yaku, may_replace = may_be
    found = [*yakuman, *holding(possible_yakuman, reading)] if possible_yakuman else yakuman
    if found:
        return _yakuman(reading, rules, *without_weaker(found, rules))
    if reading.form is RENHOU:
        return _renhou(reading, rules)
    if rules.renhou == "mangan":
        yaku = [f for f in yaku if f[0].id != "renhou"]  # it stands alone, as a reading of its own
    found = yaku.copy()
    for test, value, item in possible_yaku:
        times = test(reading)
        if times:
            found.append((item, value * times))
    if not found:
        return None
    result = Tally()
    result.reading = reading
    result.units = 0
    result.replaced = []
    if may_replace:
        found, result.replaced = without_weaker(found, rules)
    hand = reading.hand
    if hand.dora or hand.ura or hand.red or hand.nuki:
        found += dora_of(reading, rules)
    result.items = found
    han = 0
    for _, amount in found:
        han += amount
    result.han = han
    result.fu_items, result.fu = fu_of(reading, rules)
    key = han << 24 | result.fu << 2 | hand.dealer << 1 | hand.tsumo
    known = rules.ordinary.get(key)
    if known is None:
        result.base, result.limit = base_points(han, result.fu, rules)
        _paid(result, rules)
        known = rules.ordinary[key] = result.base, result.limit, result.shares, result.income
    result.base, result.limit, result.shares, result.income = known
    return result


def _paid(result: Tally, rules: TableRules) -> Tally:
    reading = result.reading
    dealer = reading.dealer if isinstance(reading, Totals) else reading.hand.dealer
    key = (result.base, dealer, reading.tsumo)
    known = rules.paid.get(key)
    if known is None:
        parts = shares(result.base, rules, dealer=dealer, tsumo=reading.tsumo)
        known = rules.paid[key] = parts, sum(amount * count for _, amount, count in parts)
    result.shares, result.income = known
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
        # of two that are worth the same, the one whose feeder is liable
        most = max(found, key=lambda f: (f[1], f[0].id in rules.pao_yakuman))
        replaced = [*replaced, *(f for f in found if f is not most)]
        found = [most]
    result = _bare(reading, found, replaced)
    result.units = sum(amount for _, amount in found)
    result.base, result.limit = yakuman_base(result.units), "yakuman"
    return _paid(result, rules)


def _renhou(reading: Reading, rules: TableRules) -> Tally:
    """A renhou that counts as a mangan, in place of the other yaku."""
    found: list[Found] = [(item, 0) for _, _, item in rules.declared_yaku[True] if item.id == "renhou"]
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
