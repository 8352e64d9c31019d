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

#: the code of what the oracle finds wrong; declarations that cannot be true are R210
CODES = {
    "fifth copy": "R201",
    "red five": "R202",
    "wrong count": "R203",
    "no winning shape": "R204",
    "winning tile elsewhere": "R205",
    "crooked call": "R206",
    "two dora": "R212",
    "round": "R213",
    "half of what nobody pays": "R213",
    "from the winner": "R213",
    "nobody is liable": "R218",
    "no yaku": "R310",
    "unknown flag": "N120",
    "dice": "R220",
}
#: what is wrong with the dice has several codes: no dice at all, a deal that cannot be, zoroba out of bounds
DICE = {"R220", "R221", "N133"}


class Found(NamedTuple):
    """``refused``: the codes, and nothing else; otherwise the value of the hand, item by item.

    ``items`` maps a yaku's id to its han; the limit hands of the level that counts have 0 there
    (then ``han`` and ``fu`` are 0 too, and neither zoroba nor dora is an item).  ``gains`` leaves
    out who neither pays nor gains.
    """

    refused: tuple[str, ...] = ()
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
        return Found(refused=tuple(sorted({CODES.get(problem, "R210") for problem in result.problems})))
    zoroba, dora = (result.zoroba, result.dora) if result.han else (0, 0)
    gains = {account: gain for account, gain in (result.gains or {}).items() if gain}
    return Found((), result.total, result.limit, result.han, result.fu, zoroba, dora, result.yaku, gains)


def by_program(hand: TokyoHand) -> Found:
    """The program's answer to the hand's line."""
    try:
        breakdown: Any = score_line(line_of(hand))
    except Refused as refused:
        codes = {problem.code for problem in refused.problems}
        return Found(refused=tuple(sorted({"R220" if code in DICE else code for code in codes})))
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
        (),
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
