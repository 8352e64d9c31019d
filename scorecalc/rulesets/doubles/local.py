"""Items of a house: what a file of rules declares by a condition, and what of a reading conditions ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorecalc.mahjong import conditions
from scorecalc.mahjong.conditions import Facts
from scorecalc.mahjong.house import condition_of, counting, tiles_of
from scorecalc.mahjong.tiles import EAST
from scorecalc.rules.item import Item, Line
from scorecalc.rulesets.doubles.hand import PAIR, Reading, Show
from scorecalc.rulesets.doubles.tiles import SEATS
from scorecalc.rulesets.doubles.waits import wait_of

__all__ = ["declared", "facts"]


def declared(item: Item, flags: Mapping[str, str]) -> Item:
    """The item with the predicate of its condition; raises BadValue with the place in ``when``."""
    condition = condition_of(item, flags)
    counted = counting(item, condition, facts)
    if item.section == "special" or item.open == item.value:
        return counted

    # worth one number exposed and another hidden: what `each` counts part by part, all else once, by the parts that
    # it speaks of, and by the whole hand where it speaks of none
    def groups(seen: Facts) -> Iterator[tuple[tuple[conditions.Part, ...], bool, int]]:
        times = condition.test(seen)
        each = condition.counted(seen)
        if each:
            yield from (((part,), part.exposed, 1) for part in each)
        elif times:
            parts = () if condition.each else condition.matched(seen)
            yield parts, any(part.exposed for part in parts) if parts else seen.exposed, times

    def test(r: Reading) -> int:
        worth = r.rules.worth[item.id]
        return sum(worth[not exposed] * times for _, exposed, times in groups(facts(r)))

    def lines(r: Reading, show: Show, _value: int) -> list[Line]:
        worth = r.rules.worth[item.id]
        return [
            Line(worth[not exposed] * times, _why(item, parts, show, exposed=exposed))
            for parts, exposed, times in groups(facts(r))
            if worth[not exposed]
        ]

    return counted._replace(test=test, lines=lines)


def _why(item: Item, parts: tuple[conditions.Part, ...], show: Show, *, exposed: bool) -> str:
    state = "exposed" if exposed else "hidden"
    tiles = " ".join(show(tiles_of(part)) for part in parts)
    return f"{tiles} {state}" if tiles else f"{item.doc.rstrip('.')}; the hand is {state}"


def facts(r: Reading) -> Facts:
    """A reading as conditions see it; the hand's or dominant wind stands for the round's."""
    hand = r.hand
    return Facts(
        parts=tuple(conditions.Part(part.shape, part.kind, part.exposed) for part in r.parts) or _pairs(r),
        counts=r.counts,
        bonus=hand.bonus,
        flags=hand.flags,
        win=hand.win,
        wait=wait_of(r),
        own_wind=-1 if hand.seat is None else EAST + SEATS.index(hand.seat),
        round_wind=-1 if hand.wind is None else EAST + SEATS.index(hand.wind),
        exposed=not r.hidden,
        drawn=hand.drawn,
        won=r.won,
        dealer=hand.dealer,
    )


def _pairs(r: Reading) -> tuple[conditions.Part, ...]:
    """The seven pairs that loose tiles make, so that `7 pairs of honours` can be a hand of its own; () for others.

    Four alike are two of them where the table says so for the seven pairs of Columbia (C51).
    """
    hand = r.hand
    whole = r.won and not r.laid_out and sum(r.counts) == 14 and all(part.shape == PAIR for part in hand.parts)
    held = [(kind, count) for kind, count in enumerate(r.counts) if count]
    if not whole or not all(count == 2 or (count == 4 and r.rules.seven_pairs_four_alike) for _, count in held):
        return ()
    claimed = {*hand.claimed, *(part.kind for part in hand.parts)}
    return tuple(conditions.Part(PAIR, kind, kind in claimed) for kind, count in held for _ in range(count // 2))
