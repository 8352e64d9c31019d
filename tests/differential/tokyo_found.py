"""What the Tokyo oracle and the program found in one hand, in a form that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.api import score as score_line
from scorecalc.problems import Refused
from tests.oracles.tokyo import Result, best
from tests.oracles.tokyo_hand import TokyoHand, line_of

__all__ = ["Found", "by_oracle", "by_program", "disagreement"]

LUCK = ("zoroba", "dora")


class Found(NamedTuple):
    """``refused``, and nothing else; otherwise the value of the hand, item by item.

    ``items`` maps a yaku's id to its han; the limit hands of the level that counts have 0 there
    (then ``han`` and ``fu`` are 0 too, and neither zoroba nor dora is an item).  ``gains`` leaves
    out who neither pays nor gains.
    """

    refused: bool = False
    total: int = 0
    limit: str | None = None
    han: int = 0
    fu: int = 0
    zoroba: int = 0
    dora: int = 0
    items: Mapping[str, int] = {}
    gains: Mapping[str, int] = {}


def by_oracle(hand: TokyoHand) -> list[Found]:
    """The oracle's answers: more than one where readings tie in all that decides between them (R4)."""
    return [of_result(result) for result in best(hand)]


def of_result(result: Result) -> Found:
    if result.problems:
        return Found(refused=True)
    zoroba, dora = (result.zoroba, result.dora) if result.han else (0, 0)
    gains = {account: gain for account, gain in (result.gains or {}).items() if gain}
    return Found(False, result.total, result.limit, result.han, result.fu, zoroba, dora, result.yaku, gains)


def by_program(hand: TokyoHand) -> Found:
    """The program's answer to the hand's line."""
    try:
        breakdown: Any = score_line(line_of(hand))
    except Refused:
        return Found(refused=True)
    (scored,) = breakdown.hands.values()
    amounts: dict[str, Counter[str]] = {section.title: Counter() for section in scored.sections}
    for section in scored.sections:
        for item in section.items:
            amounts[section.title][item.id.partition(".")[2]] += item.amount
    han, fu = amounts.pop("han", Counter()), amounts.pop("fu", Counter())
    limits = {name: 0 for others in amounts.values() for name in others}
    yaku = {name: value for name, value in han.items() if name not in LUCK}
    gains = {account: gain for account, gain in breakdown.deltas.items() if gain}
    return Found(
        False,
        scored.total.amount,
        scored.limit,
        sum(han.values()),
        sum(fu.values()),
        han["zoroba"],
        han["dora"],
        {**yaku, **limits},
        gains,
    )


def disagreement(hand: TokyoHand) -> tuple[str, Any] | None:
    """The hand's line and what differs, None where the program gives one of the readings that the oracle accepts."""
    ours, theirs = by_program(hand), by_oracle(hand)
    if ours in theirs:
        return None
    pairs = zip(Found._fields, ours, theirs[0], strict=True)
    return line_of(hand), {name: (mine, yours) for name, mine, yours in pairs if mine != yours}
