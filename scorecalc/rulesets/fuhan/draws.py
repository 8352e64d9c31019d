"""What moves when nobody won: tenpai payments, nagashi mangan, abortive draws, chombo (riichi:P8, P10, P12)."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.model.money import Payment
from scorecalc.rules.settle import all_pay, one_pays, shared_pool
from scorecalc.rulesets.fuhan.deal import Deal
from scorecalc.rulesets.fuhan.payments import declared_sticks
from scorecalc.rulesets.fuhan.points import shares
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["settle_draw"]


def settle_draw(deal: Deal, rules: TableRules) -> tuple[Payment, ...]:
    """What moves when nobody won (P8); the sticks stay on the table, but after a chombo this deal's go back (P12)."""
    if deal.outcome == "chombo":
        if rules.chombo_penalty is not None:
            return ()  # points that are taken off the result of the game
        won = _mangan(deal.chombo, rules, "chombo")
        return tuple(payment._replace(payer=payment.payee, payee=payment.payer) for payment in won)
    payments = declared_sticks(deal, rules)
    if deal.outcome == "nagashi":
        for seat in deal.nagashi:
            payments += _mangan(seat, rules, "nagashi mangan")
    elif deal.outcome == "draw":
        tenpai = deal.tenpai or ()
        noten: Sequence[str] = [s for s in rules.seats if s not in tenpai]
        payments += shared_pool(noten, tenpai, rules.noten_payment, "points", "tenpai")
    return tuple(payments)


def _mangan(seat: str, rules: TableRules, why: str) -> list[Payment]:
    """A mangan as by self-draw, without counters."""
    payments: list[Payment] = []
    for payer, amount, count in shares(rules.mangan, rules, dealer=seat == "E", tsumo=True):
        if payer == "dealer":
            payments += one_pays("E", seat, amount, "points", why)
        else:
            everybody = count == rules.players - 1
            payers = [s for s in rules.seats if s != seat and (everybody or s != "E")]
            payments += all_pay(payers, seat, amount, "points", why)
    return payments
