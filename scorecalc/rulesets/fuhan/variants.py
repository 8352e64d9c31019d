"""The readings of a hand under each tile that may have won it."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.mahjong.tiles import NAMES, copies
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.reading import RENHOU, Reading, readings
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["variants"]


def variants(hand: Hand, rules: TableRules) -> Sequence[tuple[str, Sequence[Reading]]]:
    """Each tile that may have won with the readings under it; one entry, with "", where it is named.

    A tenhou has no tile that came last; where the option says so, the best one counts (M1).
    """
    best_of_all = "tenhou" in hand.flags and rules.tenhou_wait == "best"
    if hand.win >= 0 and not best_of_all:
        return (("", _readings(hand, rules)),)
    # a robbed tile is the fourth of its kind: the hand holds it once
    most = 1 if "chankan" in hand.flags else 4
    found = [
        (NAMES[kind], _readings(hand.winning_on(kind), rules))
        for kind in range(34)
        if copies(hand.count, kind) and copies(hand.all_count, kind) <= most
    ]
    return (("", [reading for _, group in found for reading in group]),) if best_of_all else found


def _readings(hand: Hand, rules: TableRules) -> Sequence[Reading]:
    found = readings(hand)
    if rules.renhou == "mangan" and "renhou" in hand.flags and found:
        first = found[0]
        alone = Reading(
            hand, RENHOU, first.runs, 0, first.sequence_mask, 0, 0, 0, first.pair, first.wait, first.win_set, 0
        )
        return [*found, alone]
    return found
