"""What the tests of All Green ask of a line."""

from __future__ import annotations

from scorecalc.api import score
from scorecalc.model.score import Breakdown, HandScore
from scorecalc.problems import Refused

__all__ = ["codes", "hand_of", "items_of", "payments_of", "result", "total_of"]


def result(line: str) -> Breakdown:
    return score(f"all-green {line}")


def hand_of(line: str) -> HandScore:
    (hand,) = result(line).hands.values()
    return hand


def total_of(line: str) -> int:
    total = hand_of(line).total
    assert total is not None
    assert total.unit == "chips"
    return total.amount


def items_of(line: str) -> dict[str, int]:
    """Ids without the ruleset, and their chips; a dora that the hand does not hold is among them with 0."""
    return {item.id.removeprefix("all-green."): item.amount for part in hand_of(line).sections for item in part.items}


def payments_of(line: str) -> list[tuple[str, str, int, int]]:
    """Payer, payee, chips, how many pay as much."""
    return [(p.payer, p.payee, p.amount, p.times) for p in result(line).payments]


def codes(line: str) -> list[str]:
    """The codes of a line that is refused, [] where it is not."""
    try:
        result(line)
    except Refused as refused:
        return [problem.code for problem in refused.problems]
    return []
