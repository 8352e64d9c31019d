"""What a scorer found in one hand, in a form that can be compared, whoever the scorer is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.problems import Refused
from tests.oracles.lines import line_of
from tests.oracles.riichi import Hand, best

__all__ = ["Found", "accepted", "by_oracle", "by_program", "differences"]


#: items that the program declares apart because they stand in another section or hold under an option
ALIASES = {"renhou-yakuman": "renhou", "pinfu-tsumo": "tsumo"}


class Found(NamedTuple):
    """``refused``: the codes, and nothing else; otherwise the value of the hand, item by item.

    ``items`` and ``fu_items`` map an id without its ruleset to its amount, summed where it occurs
    more than once.  ``gains`` leaves out who neither pays nor gains.  In a yakuman hand ``han``
    and ``fu`` are 0.
    """

    refused: tuple[str, ...] = ()
    total: int = 0
    limit: str | None = None
    han: int = 0
    fu: int = 0
    yakuman: int = 0
    items: Mapping[str, int] = {}
    fu_items: Mapping[str, int] = {}
    gains: Mapping[str, int] = {}


def accepted(hand: Hand) -> list[Found]:
    """The oracle's answers: more than one where readings tie in all that decides between them (R4)."""
    found = []
    for result in best(hand):
        if result.problems:
            found.append(Found(refused=result.problems))
            continue
        fu_items: Counter[str] = Counter()
        for name, fu in result.fu_items:
            fu_items[name] += fu
        items, han, fu, yakuman = result.items, result.han, result.fu, result.yakuman
        gains = {account: gain for account, gain in (result.gains or {}).items() if gain}
        found.append(Found((), result.total, result.limit, han, fu, yakuman, items, dict(fu_items), gains))
    return found


def by_oracle(hand: Hand) -> Found:
    """The oracle's answer, the first where several readings tie."""
    return accepted(hand)[0]


def by_program(hand: Hand, ruleset: str = "riichi") -> Found:
    """The program's answer to the hand's line."""
    from scorecalc.api import score as score_line

    try:
        breakdown: Any = score_line(line_of(hand, ruleset))
    except Refused as refused:
        return Found(refused=tuple(sorted({problem.code for problem in refused.problems})))
    (scored,) = breakdown.hands.values()
    amounts: dict[str, Counter[str]] = {"han": Counter(), "fu": Counter(), "yakuman": Counter()}
    for section in scored.sections:
        for item in section.items:
            name = item.id.partition(".")[2]
            amounts[section.title][ALIASES.get(name, name)] += item.amount
    totals = {title: sum(found.values()) for title, found in amounts.items()}
    return Found(
        (),
        scored.total.amount,
        scored.limit,
        totals["han"],
        totals["fu"],
        totals["yakuman"],
        {**amounts["han"], **amounts["yakuman"]},
        dict(amounts["fu"]),
        {account: gain for account, gain in breakdown.deltas.items() if gain},
    )


def differences(one: Found, other: Found) -> dict[str, tuple[Any, Any]]:
    """The fields in which two answers differ.

    >>> differences(Found(total=3900), Found(total=3900))
    {}
    >>> differences(Found(refused=("R310",)), Found(total=1000))
    {'refused': (('R310',), ()), 'total': (0, 1000)}
    """
    return {name: (mine, yours) for name, mine, yours in zip(Found._fields, one, other, strict=True) if mine != yours}
