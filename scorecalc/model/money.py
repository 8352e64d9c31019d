"""Who pays whom.  A settlement is made of payments and of nothing else, so it sums to zero."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

__all__ = ["ACCOUNTS", "BANK", "POT", "Payment", "deltas"]

POT = "pot"  #: stakes and sticks on the table
BANK = "bank"  #: what a game marks and nobody pays
#: accounts that are nobody's, or of somebody who is not known: no player is called so
ACCOUNTS = (POT, BANK, "discarder", "dealer", "other", "winner", "player")


class Payment(NamedTuple):
    """``amount`` goes from one account to another; ``times`` payers that are not told apart each pay it.

    Accounts are seats (``E``), players' names, ``pot`` and ``bank``; where a seat is not known they
    are ``discarder``, ``dealer``, ``other``, ``winner`` and ``player``.
    """

    payer: str
    payee: str
    amount: int
    unit: str
    why: str
    times: int = 1


def deltas(payments: Iterable[Payment], accounts: Sequence[str]) -> dict[str, int]:
    """What each account gains, the accounts named first and in their order; the sum is always 0.

    >>> deltas([Payment("W", "S", 3900, "points", "discard")], "ESWN")
    {'E': 0, 'S': 3900, 'W': -3900, 'N': 0}
    """
    gains = dict.fromkeys(accounts, 0)
    for payment in payments:
        sum_paid = payment.amount * payment.times
        gains[payment.payer] = gains.get(payment.payer, 0) - sum_paid
        gains[payment.payee] = gains.get(payment.payee, 0) + sum_paid
    return gains
