"""Payments in words: who pays whom, equal payments together.

``West pays South`` with the amount 3900; ``East, West and North pay South 2000 each, 6000 in all``;
``the dealer pays 2000, the two others 1000 each, 4000 in all``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorecalc.model.money import BANK, Payment
from scorecalc.model.score import Breakdown, listed

__all__ = ["Clause", "amount", "clauses", "counted", "marked", "moved", "settlement", "shares", "signed"]

#: accounts that are no name of a player
_ACCOUNTS = {
    "pot": "the pot",
    "bank": "the bank",
    "discarder": "the discarder",
    "dealer": "the dealer",
    "winner": "the winner",
    "player": "the player",
}
_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
#: reasons that the heading and the payers tell already
_PLAIN_REASONS = ("", "discard", "self-draw")
#: units that go without saying
_PLAIN_UNITS = ("points", "chips")
#: units that have a singular
_SINGULARS = {
    "chips": "chip", "points": "point", "stars": "star", "hearts": "heart", "smashes": "smash", "doubles": "double",
}  # fmt: skip


class Clause(NamedTuple):
    """One line of a settlement: ``West pays South``, ``3900`` and ``honba``.

    ``amount`` is empty where the amounts stand in the words; ``why`` is empty where it goes without
    saying.
    """

    words: str
    amount: str
    why: str


class _Equal(NamedTuple):
    """Payments that differ in their payer or in their payee alone."""

    payers: tuple[tuple[str, int], ...]
    payees: tuple[str, ...]
    payment: Payment

    @property
    def number(self) -> int:
        return sum(count for _, count in self.payers) * len(self.payees)


def signed(number: int) -> str:
    """A change: ``+3900``, ``-3900``, ``0``."""
    return f"{number:+d}" if number else "0"


def amount(number: int, unit: str) -> str:
    """An amount as it is paid: digits alone, and the unit where it is neither points nor chips.

    >>> amount(12000, "points"), amount(3, "stars"), amount(1, "stars")
    ('12000', '3 stars', '1 star')
    """
    return f"{number}" if unit in _PLAIN_UNITS else f"{number} {counted(unit, number)}"


def counted(unit: str, number: int) -> str:
    """The unit as it stands behind a number: ``1 smash``, ``2 smashes``."""
    return _SINGULARS.get(unit, unit) if abs(number) == 1 else unit


def marked(payments: Sequence[Payment]) -> bool:
    """Whether nobody pays: all comes from the bank, or goes there, and is marked on a score sheet."""
    return bool(payments) and all(BANK in (p.payer, p.payee) for p in payments)


def settlement(breakdown: Breakdown, names: Mapping[str, str]) -> list[Clause]:
    """All of a line's payments; that there are none is said where players could have paid."""
    nothing = not breakdown.payments and breakdown.deltas and breakdown.outcome != "marks"
    if nothing:
        return [Clause("nobody pays", "", "")]
    return moved(breakdown.payments, names)


def moved(payments: Sequence[Payment], names: Mapping[str, str]) -> list[Clause]:
    """Payments as players speak of them: what only the bank gives or takes is marked, all else is paid.

    >>> moved([Payment("bank", "Anna", 3, "stars", "turn")], {})
    [Clause(words='Anna marks', amount='+3 stars', why='turn')]
    """
    return [_mark(payment, names) for payment in payments] if marked(payments) else clauses(payments, names)


def _mark(payment: Payment, names: Mapping[str, str]) -> Clause:
    """``Anna marks``, ``+3 stars``."""
    gains = payment.payer == BANK
    player = payment.payee if gains else payment.payer
    change = f"{'+' if gains else '-'}{amount(payment.amount * payment.times, payment.unit)}"
    return Clause(f"{_name(player, 1, names)} marks", change, payment.why)


def clauses(payments: Sequence[Payment], names: Mapping[str, str]) -> list[Clause]:
    """The settlement line by line, in the order of its payments; ``names`` spells out accounts.

    >>> clauses([Payment("dealer", "winner", 2000, "points", "self-draw"),
    ...          Payment("other", "winner", 1000, "points", "self-draw", 2)], {})[0].words
    'the dealer pays 2000, the two others 1000 each, 4000 in all'
    """
    lines: list[Clause] = []
    groups = _grouped(_together(payments))
    while groups:
        first = groups.pop(0)
        share = first.payment
        why = "" if share.why in _PLAIN_REASONS else share.why
        # shares of one sum, where no payee's name could be taken for a payer's
        parts = [first]
        while first.payees == ("winner",) and groups and _same_share(groups[0], first):
            parts.append(groups.pop(0))
        if len(parts) == 1 and first.number == 1:
            payer, payee = _name(*first.payers[0], names), _payee(first.payees, names)
            lines.append(Clause(f"{payer} pays {payee}".rstrip(), amount(share.amount, share.unit), why))
        else:
            lines.append(Clause(_sentence(parts, names), "", why))
    return lines


def shares(payments: Sequence[Payment], names: Mapping[str, str]) -> list[tuple[str, str]]:
    """Each payment by itself, who pays whom and how much, so that those of several settlements can be compared.

    >>> shares([Payment("dealer", "winner", 2000, "points", ""), Payment("other", "winner", 1000, "points", "", 2)], {})
    [('the dealer pays', '2000'), ('two others pay', '1000 each')]
    """
    found = []
    for p in _together(payments):
        payee = "" if p.payee == "winner" else f" {_name(p.payee, 1, names)}"
        each = " each" if p.times > 1 else ""
        verb = "pay" if p.times > 1 else "pays"
        found.append((f"{_name(p.payer, p.times, names)} {verb}{payee}", amount(p.amount, p.unit) + each))
    return found


def _together(payments: Sequence[Payment]) -> list[Payment]:
    """What one account pays another as one sum, its parts as the reason: what is handed over at the table.

    >>> _together([Payment("W", "S", 3900, "points", "discard"), Payment("W", "S", 300, "points", "1 honba")])
    [Payment(payer='W', payee='S', amount=4200, unit='points', why='3900 + 300 for 1 honba', times=1)]
    """
    between: dict[tuple[str, str, str, int], list[Payment]] = {}
    for p in payments:
        between.setdefault((p.payer, p.payee, p.unit, p.times), []).append(p)
    return [
        parts[0]
        if len(parts) == 1
        else parts[0]._replace(amount=sum(p.amount for p in parts), why=" + ".join(map(_part, parts)))
        for parts in between.values()
    ]


def _part(payment: Payment) -> str:
    share = amount(payment.amount, payment.unit)
    return share if payment.why in _PLAIN_REASONS else f"{share} for {payment.why}"


def _grouped(payments: Sequence[Payment]) -> list[_Equal]:
    """Equal payments by several to one, then those by one to several."""
    by_payee: dict[tuple[str, int, str, str], list[Payment]] = {}
    for p in payments:
        by_payee.setdefault((p.payee, p.amount, p.unit, p.why), []).append(p)
    groups: list[_Equal] = []
    for same in by_payee.values():
        found = _Equal(tuple((p.payer, p.times) for p in same), (same[0].payee,), same[0])
        at = next((i for i, other in enumerate(groups) if _same_payer(other, found)), None)
        if at is None:
            groups.append(found)
        else:
            groups[at] = groups[at]._replace(payees=groups[at].payees + found.payees)
    return groups


def _same_payer(a: _Equal, b: _Equal) -> bool:
    """Whether one single payer gives the same to both."""
    one = a.payers == b.payers and len(a.payers) == 1 and a.payers[0][1] == 1
    return one and (a.payment.amount, a.payment.unit, a.payment.why) == (
        b.payment.amount,
        b.payment.unit,
        b.payment.why,
    )


def _same_share(a: _Equal, b: _Equal) -> bool:
    """Whether both are parts of what one payee gets for one reason."""
    return (a.payees, a.payment.unit, a.payment.why) == (b.payees, b.payment.unit, b.payment.why)


def _sentence(parts: Sequence[_Equal], names: Mapping[str, str]) -> str:
    spelled: list[str] = []
    for part in parts:
        who = listed(
            _name(payer, count, names, article=bool(spelled) or at > 0) for at, (payer, count) in enumerate(part.payers)
        )
        each = " each" if part.number > 1 else ""
        share = amount(part.payment.amount, part.payment.unit) + each
        if not spelled:
            verb = "pay" if sum(count for _, count in part.payers) > 1 else "pays"
            payee = "" if part.payees == ("winner",) else _payee(part.payees, names) + " "
            share = f"{verb} {payee}{share}"
        spelled.append(f"{who} {share}")
    in_all = sum(part.payment.amount * part.number for part in parts)
    return ", ".join([*spelled, f"{amount(in_all, parts[0].payment.unit)} in all"])


def _payee(payees: Sequence[str], names: Mapping[str, str]) -> str:
    return listed(_name(payee, 1, names) for payee in payees)


def _name(account: str, count: int, names: Mapping[str, str], *, article: bool = False) -> str:
    if account == "other":
        number = _COUNTS[count] if count < len(_COUNTS) else f"{count}"
        return "the other" if count == 1 else f"the {number} others" if article else f"{number} others"
    name = names.get(account) or _ACCOUNTS.get(account, account)
    return name if count == 1 else f"{count} × {name}"
