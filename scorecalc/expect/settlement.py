"""What a line is expected to settle: what an account gains, who won, how the hand ended."""

from __future__ import annotations

from scorecalc.expect.difference import NOTHING, Difference, Seen, differ, field, number, refuse
from scorecalc.expect.reasons import gains
from scorecalc.model.money import ACCOUNTS, BANK, POT
from scorecalc.model.score import Breakdown
from scorecalc.notation.expectation import Expected
from scorecalc.render.payments import clauses, signed

__all__ = ["accounts", "gain", "outcome", "winner"]


def accounts(seen: Seen) -> set[str]:
    """Every account that the line or its rules know."""
    result = seen.result
    paid = {account for payment in result.payments for account in (payment.payer, payment.payee)}
    return {*ACCOUNTS, *(seen.rules.vocabulary.labels or ()), *result.deltas, *result.hands, *paid} - {""}


def gain(word: Expected, seen: Seen) -> Difference | None:
    """``S=+850``, ``pot=-1000``."""
    got = gains(seen.result).get(word.name)
    if got is None and word.name not in accounts(seen):
        players = ", ".join(sorted(accounts(seen) - set(ACCOUNTS)))
        refuse("C507", f"no account `{word.name}`", word, f"the players are {players}" if players else "")
    if got is None and word.name in (POT, BANK):
        got = 0
    instead = None if got is None else f"{word.name}={signed(got)}"
    return differ(word.name, number(word, word.value), got, lambda: _told(word.name, seen.result), word, instead)


def _told(account: str, result: Breakdown) -> str:
    """The payments by and to an account, in words."""
    mine = [payment for payment in result.payments if account in (payment.payer, payment.payee)]
    told = [" ".join(filter(None, [c.words, c.amount, f"({c.why})" if c.why else ""])) for c in clauses(mine, {})]
    return "; ".join(told) or ("no payment" if result.deltas else "not all seats are known")


def winner(word: Expected, seen: Seen) -> Difference | None:
    """``winner=SW``, ``winner=Anna/Bert``, ``winner=none``."""
    got, value = seen.result.winner, word.value
    wanted = (
        () if value == NOTHING else (value,) if value in got else tuple(value.split("/") if "/" in value else value)
    )
    if set(wanted) == set(got):
        return None
    won = ("" if all(len(name) == 1 for name in got) else "/").join(got) or None
    return Difference("winner", value, won, seen.heading, (word,), f"winner={won or NOTHING}")


def outcome(word: Expected, seen: Seen) -> Difference | None:
    """``outcome=draw``."""
    return field(word, word.value, seen.result.outcome, lambda: seen.heading)
