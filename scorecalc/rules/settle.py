"""The ways in which money moves, common to all games; each gives payments, so every sum is zero."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from scorecalc.model.money import Payment
from scorecalc.model.score import Step

__all__ = ["all_pay", "one_pays", "shared_pool", "split_up"]

_FRACTIONS = {
    (1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾", (1, 5): "⅕", (2, 5): "⅖", (3, 5): "⅗", (4, 5): "⅘",
}  # fmt: skip


def one_pays(payer: str, payee: str, amount: int, unit: str, why: str) -> tuple[Payment, ...]:
    """One payment, none where nothing is due or the payer would pay himself."""
    return (Payment(payer, payee, amount, unit, why),) if amount and payer != payee else ()


def all_pay(payers: Iterable[str], payee: str, amount: int, unit: str, why: str) -> tuple[Payment, ...]:
    """Each payer pays the same amount.

    >>> [p.payer for p in all_pay("EW", "S", 500, "points", "self-draw")]
    ['E', 'W']
    """
    return tuple(p for payer in payers for p in one_pays(payer, payee, amount, unit, why))


def shared_pool(payers: Sequence[str], payees: Sequence[str], pool: int, unit: str, why: str) -> tuple[Payment, ...]:
    """A pool that the payers bring up in equal parts and the payees share in equal parts.

    Payer and payee are matched in order; nothing moves where one side is empty.

    >>> [(p.payer, p.payee, p.amount) for p in shared_pool("EN", "SW", 3000, "points", "tenpai")]
    [('E', 'S', 1500), ('N', 'W', 1500)]
    >>> [(p.payer, p.payee, p.amount) for p in shared_pool("E", "SWN", 3000, "points", "tenpai")]
    [('E', 'S', 1000), ('E', 'W', 1000), ('E', 'N', 1000)]
    """
    if not payers or not payees:
        return ()
    if len(payers) == len(payees):
        part = pool // len(payers)
        return tuple(p for a, b in zip(payers, payees, strict=True) for p in one_pays(a, b, part, unit, why))
    part = pool // (len(payers) * len(payees))
    return tuple(p for payer in payers for payee in payees for p in one_pays(payer, payee, part, unit, why))


def split_up(total: int, parts: int, steps: list[Step] | None = None) -> int:
    """A total in equal parts, each rounded up to a whole; written down as a step where there are several.

    >>> steps: list[Step] = []
    >>> split_up(10, 3, steps), split_up(9, 3, steps), split_up(7, 1, steps)
    (4, 3, 7)
    >>> [step.text for step in steps]
    ['10 / 3 = 3⅓, rounded up', '9 / 3']
    """
    each = -(-total // parts)
    if steps is not None and parts > 1:
        whole, rest = divmod(total, parts)
        divisor = gcd(rest, parts)
        exact = f"{whole or ''}{_FRACTIONS.get((rest // divisor, parts // divisor), f' {rest}/{parts}')}".strip()
        steps.append(Step(f"{total} / {parts} = {exact}, rounded up" if rest else f"{total} / {parts}", each))
    return each
