"""What a hand waited on before its winning tile came."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scorecalc.rulesets.doubles.hand import CHOW, PAIR, Hand, Reading
from scorecalc.rulesets.doubles.readings import laid_out
from scorecalc.rulesets.doubles.table import TableRules

__all__ = ["completed_its_pair", "wait_of", "was_the_only_kind"]


def was_the_only_kind(r: Reading) -> bool:
    """Whether no other kind of tile would have completed the hand, in any arrangement or as a special hand.

    A kind of which the hand holds all four is none that could have come.  False where the winning tile is not told.
    """
    return r.hand.win >= 0 and _only(r.hand, r.rules)


@lru_cache(maxsize=64)  # every reading of a hand asks the same
def _only(hand: Hand, rules: TableRules) -> bool:
    others = [kind for kind in range(34) if kind != hand.win]
    return any(not any(_completes(short, kind, rules) for kind in others) for short in _before(hand))


def completed_its_pair(r: Reading) -> bool:
    """Whether the winning tile is one of the pair: drawn, or claimed for it and for no set."""
    pair = next((part for part in r.parts if part.shape == PAIR), None)
    return pair is not None and pair.kind == r.hand.win and (r.hand.drawn or pair.exposed)


def wait_of(r: Reading) -> str:
    """What the part that the winning tile completed waited on, in the words of conditions; "" where it is not told.

    3m in 123m was an edge, in 234m the middle, in 345m two-sided; in 333m two pairs waited for each other.
    """
    part = r.last
    if part is None:
        return ""
    if part.shape != CHOW:
        return "pair" if part.shape == PAIR else "two-pair"
    at = r.hand.win - part.kind
    if at == 1:
        return "middle"
    return "edge" if (part.kind % 9, at) in ((0, 2), (6, 0)) else "two-sided"


def _before(hand: Hand) -> Iterator[Hand]:
    """The hand without its winning tile, once for each part that the claimed tile may have completed."""
    tiles = [*hand.loose, *hand.claimed]
    called = not hand.drawn and not hand.claimed
    completed = [part for part in hand.parts if part.exposed and hand.win in part.tiles] if called else []
    for part in completed:
        parts = [*hand.parts]
        parts.remove(part)
        yield hand._replace(loose=_without(hand.win, [*tiles, *part.tiles]), parts=tuple(parts), claimed=())
    if not completed:
        yield hand._replace(loose=_without(hand.win, tiles), claimed=())


def _without(tile: int, tiles: list[int]) -> tuple[int, ...]:
    tiles.remove(tile)
    return tuple(tiles)


def _completes(hand: Hand, kind: int, rules: TableRules) -> bool:
    if hand.tiles.count(kind) == 4:
        return False
    full = hand._replace(loose=tuple(sorted((*hand.loose, kind))))
    if next(laid_out(full, rules.max_chows), None) is not None:
        return True
    loose = Reading(full, (), rules, laid_out=False)
    return any(item.test(loose) for item in rules.loose_hands)
