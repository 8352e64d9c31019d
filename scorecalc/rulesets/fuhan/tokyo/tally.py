"""What a reading is worth under the Tokyo rules: counted han, or a limit of its own (tokyo:T8, T9, T73)."""

from __future__ import annotations

from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.points import shares
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.table import Found
from scorecalc.rulesets.fuhan.tally import Tally, declared_of, fu_of, holding, without_weaker
from scorecalc.rulesets.fuhan.tokyo.points import LIMITS, base_points, limit_base
from scorecalc.rulesets.fuhan.tokyo.table import TokyoRules

__all__ = ["TokyoTally", "of_totals", "tally"]

_NAMES = {base: name for name, base in LIMITS.items()}


class TokyoTally(Tally):
    """A reading and its numbers; ``has_dora`` decides from how many han on it is a haneman.

    ``units`` stay 0.  ``passed_over`` is a limit that pays less than its yaku counted as han (T9).
    """

    __slots__ = ("has_dora", "passed_over")

    has_dora: bool
    passed_over: list[Found]

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """What decides between readings: income, then how many limits hold, then han, then fu."""
        return self.income, 0 if self.han else len(self.items), self.han, self.fu


def tally(reading: Reading, rules: TokyoRules) -> TokyoTally | None:
    """The worth of one reading, None where it has no yaku (riichi:R5)."""
    closed = reading.closed
    limits = holding(rules.limits[closed], reading)
    counted = _counted(reading, rules)
    if not limits:
        return counted
    most = max(value for _, value in limits)
    highest = [found for found in limits if found[1] == most]
    if counted is not None and counted.base > most:
        counted.passed_over = highest
        return counted
    result = _made(reading)
    result.limit, result.base = _NAMES[most], most
    _pay(result, rules, dealer=reading.hand.dealer, tsumo=reading.tsumo)
    # T73: the highest counts, and of several that are as high the first has all of it
    result.items = [(item, 0 if n else result.income) for n, (item, _) in enumerate(highest)]
    result.replaced = [found for found in limits if found[1] < most]
    return result


def _counted(reading: Reading, rules: TokyoRules) -> TokyoTally | None:
    _, yaku = declared_of(reading, rules)
    found = yaku + holding(rules.yaku[reading.closed], reading)
    if not found:
        return None
    result = _made(reading)
    found, result.replaced = without_weaker(found, rules)
    extra = holding(rules.dora[reading.closed], reading)
    result.items = found + extra
    result.has_dora = any(item.id == "dora" for item, _ in extra)
    result.han = sum(amount for _, amount in result.items)
    result.fu_items, result.fu = fu_of(reading, rules)
    result.base, result.limit = base_points(result.han, result.fu, has_dora=result.has_dora)
    _pay(result, rules, dealer=reading.hand.dealer, tsumo=reading.tsumo)
    return result


def _made(reading: Reading | Totals) -> TokyoTally:
    result = TokyoTally()
    result.reading = reading
    result.items, result.replaced, result.fu_items, result.passed_over = [], [], [], []
    result.han = result.fu = result.units = 0
    result.has_dora = False
    return result


def _pay(result: TokyoTally, rules: TokyoRules, *, dealer: bool, tsumo: bool) -> None:
    result.shares = shares(result.base, rules, dealer=dealer, tsumo=tsumo)
    result.income = sum(share.amount * share.times for share in result.shares)


def of_totals(totals: Totals, rules: TokyoRules) -> TokyoTally:
    """The worth of a win given by its numbers; they are taken to be without dora."""
    result = _made(totals)
    result.han, result.fu = totals.han, totals.fu
    if totals.limit:
        result.limit, result.base = totals.limit, limit_base(totals.limit)
    else:
        result.base, result.limit = base_points(totals.han, totals.fu, has_dora=False)
    _pay(result, rules, dealer=totals.dealer, tsumo=totals.tsumo)
    return result
