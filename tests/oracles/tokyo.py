"""A slow, obvious scorer for Tokyo 1957, written from the rule rows alone, to hold the program against.

:func:`best` takes a hand apart into every reading, counts each one as the limit hand that it is and
as han (T9), and keeps what pays the winner most (R4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.oracles.riichi_hand import plain
from tests.oracles.riichi_readings import Reading, readings
from tests.oracles.tokyo_hand import TokyoHand
from tests.oracles.tokyo_limits import LEVELS, liable_for, limits_of
from tests.oracles.tokyo_payments import Win, base_of, ron_value, self_draw, settle
from tests.oracles.tokyo_refusals import is_shiisanpuutaa, refusals, refusals_of_readings
from tests.oracles.tokyo_yaku import dora_of, fu_of, yaku_of

__all__ = ["Result", "all_readings", "best", "score", "settle_together"]


@dataclass
class Result:
    """What a hand is worth.

    ``problems`` say what is wrong with it; where there are any, the rest is empty.  ``yaku`` are
    the yaku with their han, or the limit hands of the level that counts, each with 0 (T73).
    ``han`` and ``fu`` are 0 for a limit hand.  ``total`` is the value before re-rolls and bets,
    ``gains`` what every seat and the pot gain; None where the discarder is not told.
    """

    problems: tuple[str, ...] = ()
    yaku: dict[str, int] = field(default_factory=dict)
    zoroba: int = 0
    rerolls: int = 0
    dora: int = 0
    han: int = 0
    fu: int = 0
    base: int = 0
    limit: str | None = None
    total: int = 0
    gains: dict[str, int] | None = None
    reading: Reading | None = None


def all_readings(hand: TokyoHand) -> list[Reading]:
    """Every reading of riichi's shapes, and T37."""
    win = plain(hand.win or "")
    found = list(readings(hand, win))
    if is_shiisanpuutaa(hand):
        found.append(Reading("shiisanpuutaa", (), "", win))
    return found


def worth(hand: TokyoHand, reading: Reading) -> Iterator[Result]:
    """One reading as the limit hand that it is and as han (T9); nothing where it holds no yaku (R5)."""
    assert hand.luck is not None
    zoroba, rerolls = hand.luck
    dora = dora_of(hand)
    limits = limits_of(hand, reading)
    if limits:
        level = max(limits.values(), key=LEVELS.__getitem__)  # T73
        highest = {name: 0 for name, of in limits.items() if of == level}
        yield Result((), highest, zoroba, rerolls, dora, base=LEVELS[level], limit=level, reading=reading)
    yaku = yaku_of(hand, reading)
    if yaku:  # T2: zoroba is none
        han, fu = sum(yaku.values()) + dora + zoroba, fu_of(hand, reading)  # T8
        base, limit = base_of(han, fu, dora)
        yield Result((), yaku, zoroba, rerolls, dora, han, fu, base, limit, reading=reading)


def best(hand: TokyoHand) -> list[Result]:
    """The readings that pay the winner most, more than one where they tie in han and fu too (R4).

    >>> from tests.oracles.tokyo_hand import hand_of
    >>> (one,) = best(hand_of("tokyo 456p 12344556688s win=6p seat=E from=S ind=1s dice=53/24/56/32"))
    >>> one.yaku, one.han, one.fu, one.total
    ({'pinfu': 1, 'iipeikou': 1}, 4, 30, 2880)
    >>> one.gains
    {'E': 3180, 'S': -3180, 'W': 0, 'N': 0, 'pot': 0}
    """
    problems = refusals(hand)
    if problems:
        return [Result(tuple(problems))]
    found = all_readings(hand)
    problems = refusals_of_readings(hand, found) if found else ["no winning shape"]
    if problems:
        return [Result(tuple(problems))]
    worths = [result for reading in found for result in worth(hand, reading)]
    if not worths:
        return [Result(("no yaku",))]
    highest = max((result.base, result.han, result.fu) for result in worths)
    tied = [result for result in worths if (result.base, result.han, result.fu) == highest]
    for result in tied:
        shares = self_draw(result.base, hand.seat)
        result.total = sum(shares.values()) if hand.tsumo else ron_value(result.base, hand.seat)
        if hand.pao is not None and not liable_for(hand, result.yaku):
            return [Result(("nobody is liable",))]  # T14
        if hand.tsumo or hand.source is not None:
            win = Win(hand.seat, result.base, hand.pao)
            result.gains = settle([win], hand.source, result.rerolls, hand.sticks, hand.declared)
    return tied


def score(hand: TokyoHand) -> Result:
    """The hand's best reading with its payment, or what is wrong with the hand."""
    return best(hand)[0]


def settle_together(hands: list[TokyoHand]) -> dict[str, int]:
    """Several rons on one discard (T6): the first hand's table words hold for all."""
    table = hands[0]
    results = [score(hand) for hand in hands]
    wins = [Win(hand.seat, result.base) for hand, result in zip(hands, results, strict=True)]
    return settle(wins, table.source, results[0].rerolls, table.sticks, table.declared)
