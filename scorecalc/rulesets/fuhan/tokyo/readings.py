"""The readings of a hand under the Tokyo rules: riichi's, and a shiisanpuutaa (tokyo:T37)."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.mahjong.tiles import NAMES, ORPHANS, copies
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.reading import Reading, odd_reading, readings
from scorecalc.rulesets.fuhan.tokyo.items.adopted import SHIISAN

__all__ = ["is_shiisan", "other_flags", "variants"]

#: flags that say nothing of how a hand was won beyond the draw
_PLAIN = frozenset(("tsumo", "dealer"))


def is_shiisan(hand: Hand) -> bool:
    """Whether 14 tiles are a pair and otherwise alone, no two of a suit within two of each other."""
    if hand.melds or len(hand.tiles) != 14 or hand.kinds.bit_count() != 13 or hand.kinds == ORPHANS:
        return False
    suits = (hand.kinds >> first & 0x1FF for first in (0, 9, 18))
    return not any(numbers & (numbers >> 1 | numbers >> 2) for numbers in suits)


def other_flags(hand: Hand) -> list[str]:
    """Flags that do not go with a shiisanpuutaa: it is won on the first draw, and nothing else happened."""
    return sorted(hand.flags - _PLAIN)


def variants(hand: Hand) -> Sequence[tuple[str, Sequence[Reading]]]:
    """Each tile that may have won with the readings under it; one entry, with "", where it is named."""
    if hand.win >= 0:
        return (("", _readings(hand)),)
    # a robbed tile is the fourth of its kind: the hand holds it once
    most = 1 if "chankan" in hand.flags else 4
    return [
        (NAMES[kind], _readings(hand.winning_on(kind)))
        for kind in range(34)
        if copies(hand.count, kind) and copies(hand.all_count, kind) <= most
    ]


def _readings(hand: Hand) -> list[Reading]:
    found = readings(hand)
    if hand.tsumo and is_shiisan(hand) and not other_flags(hand):
        found.append(odd_reading(hand, SHIISAN))
    return found
