"""Who pays whom for a win (all-green:A7, A8)."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.model.money import BANK, Payment
from scorecalc.model.score import Step
from scorecalc.rules.settle import all_pay, one_pays, split_up
from scorecalc.rulesets.all_green.deal import Deal
from scorecalc.rulesets.all_green.hand import Hand
from scorecalc.rulesets.all_green.table import TableRules
from scorecalc.rulesets.all_green.tally import Tally

__all__ = ["UNIT", "settle", "share"]

UNIT = "chips"


def share(tally: Tally, rules: TableRules, steps: list[Step] | None = None) -> int:
    """What each payer pays: the discarder all, of a self-draw each other player an equal part, rounded up (G11)."""
    paid = tally.income - tally.bonus
    return split_up(paid, rules.players - 1, steps) if tally.reading.hand.tsumo else paid


def settle(deal: Deal, wins: Sequence[tuple[Hand, Tally]], rules: TableRules) -> tuple[Payment, ...]:
    """Every payment of the deal; each winner on a discard is paid in full (G14)."""
    payments: list[Payment] = []
    for hand, tally in wins:
        payee = hand.seat or "winner"
        each = share(tally, rules)
        if not hand.tsumo:
            payments += one_pays(deal.source or "discarder", payee, each, UNIT, "discard")
        elif deal.settled:
            payments += all_pay(deal.seats, payee, each, UNIT, "self-draw")
        else:
            payments.append(Payment("other", payee, each, UNIT, "self-draw", rules.players - 1))
        payments += one_pays(BANK, payee, tally.bonus, UNIT, "the dealer's 2")
    return tuple(payments)
