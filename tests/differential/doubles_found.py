"""What the doubles oracle and the program found in one hand, or on one table, in a form that can be compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.api import score as score_line
from scorecalc.problems import Refused
from tests.oracles.doubles import Result, best
from tests.oracles.doubles_great import GREAT_GAMES
from tests.oracles.doubles_hand import DoublesHand, line_of
from tests.oracles.doubles_settlement import Table, line_of_table, mark_of, nets_of

__all__ = ["Found", "by_oracle", "by_program", "disagreement", "table_disagreement"]


class Found(NamedTuple):
    """``refused``: the codes, and nothing else; otherwise the value of the hand, item by item.

    ``special`` are the special hands that count or would, ``special_points`` their sum with the event.
    ``mark`` is what the French simple system marks.
    """

    refused: tuple[str, ...] = ()
    total: int = 0
    limit: str | None = None
    points: Mapping[str, int] = {}
    doubles: Mapping[str, int] = {}
    special: frozenset[str] = frozenset()
    special_points: int = 0
    mark: int | None = None


def by_oracle(hand: DoublesHand) -> list[Found]:
    """The oracle's answers: more than one where layouts or special hands tie."""
    return [of_result(hand, result) for result in best(hand)]


def of_result(hand: DoublesHand, result: Result) -> Found:
    if result.problem:
        return Found(("R370",))
    special = frozenset(result.special)
    mark = mark_of(hand, result) if hand.ruleset == "french-simple" else None
    found = Found((), result.total, result.limit, result.points, result.doubles, special, result.special_points, mark)
    return without_what_does_not_count(hand, found)


def without_what_does_not_count(hand: DoublesHand, found: Found) -> Found:
    """No row says what is told beside a Great Game, or of one that is worth less than the ordinary count."""
    if not hand.french:
        return found
    if found.limit in GREAT_GAMES:
        return found._replace(points={}, doubles={})
    return found._replace(special=frozenset(), special_points=0)


def by_program(hand: DoublesHand) -> Found:
    """The program's answer to the hand's line."""
    try:
        breakdown: Any = score_line(line_of(hand))
    except Refused as refused:
        return Found(tuple(sorted({problem.code for problem in refused.problems})))
    (scored,) = breakdown.hands.values()
    mark = breakdown.deltas.get(hand.seat, 0) if hand.ruleset == "french-simple" else None
    return of_score(hand, scored, mark)


def of_score(hand: DoublesHand, scored: Any, mark: int | None) -> Found:
    items: dict[str, dict[str, int]] = {}
    for section in scored.sections:
        of = items[section.title] = {}
        for item in section.items:
            id = item.id.partition(".")[2]
            of[id] = of.get(id, 0) + item.amount
    special = items.get("special", {})
    points, doubles = items.get("points", {}), items.get("doubles", {})
    return without_what_does_not_count(
        hand,
        Found((), scored.total.amount, scored.limit, points, doubles, frozenset(special), sum(special.values()), mark),
    )


def differences(ours: Found, theirs: list[Found]) -> dict[str, Any] | None:
    if ours in theirs:
        return None
    pairs = zip(Found._fields, ours, theirs[0], strict=True)
    return {name: (mine, yours) for name, mine, yours in pairs if mine != yours}


def disagreement(hand: DoublesHand) -> tuple[str, Any] | None:
    """The hand's line and what differs, None where the program gives one of the layouts that the oracle accepts."""
    found = differences(by_program(hand), by_oracle(hand))
    return (line_of(hand), found) if found else None


def table_disagreement(table: Table) -> tuple[str, Any] | None:
    """The table's line and what differs: hand by hand, then what every seat and the pot gain."""
    line = line_of_table(table)
    try:
        breakdown: Any = score_line(line)
    except Refused as refused:
        return line, [(problem.code, problem.message) for problem in refused.problems]
    for seat, hand in table.hands.items():
        if hand.points is not None:
            continue
        theirs = [one._replace(mark=None) for one in by_oracle(hand)]
        found = differences(of_score(hand, breakdown.hands[seat], None), theirs)
        if found:
            return line, {seat: found}
    nets = {account: gain for account, gain in nets_of(table).items() if gain}
    gains = {account: gain for account, gain in breakdown.deltas.items() if gain and account != "bank"}
    return (line, {"nets": (gains, nets)}) if gains != nets else None
