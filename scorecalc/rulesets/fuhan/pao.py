"""For how much of a hand somebody is liable (riichi:P7)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, WINDS
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import Tally

__all__ = ["liable_units"]

#: which called sets can have made a yakuman certain: the calls, and the kinds they may be of
_FED = {
    "daisangen": (("pon", "kan", "kakan"), DRAGONS),
    "daisuushii": (("pon", "kan", "kakan"), WINDS),
    "suukantsu": (("kan",), (1 << 34) - 1),
}


def liable_units(winner: Hand | Totals, tally: Tally, what: str | int | None, rules: TableRules) -> int:
    """For how many units of yakuman the feeder pays; 0 where nothing of the hand makes him liable.

    ``what`` names the yakuman, or says how many units; None leaves it to the hand.  Totals do not
    tell their yakuman: there a named one counts what it is worth at this table, and else one unit is
    taken.  With the option `pao-scope=whole-hand` he who is liable is so for all of it.
    """
    wanted = rules.pao_yakuman if not isinstance(what, str) else (what,) if what in rules.pao_yakuman else ()
    if not wanted:
        return 0
    if isinstance(winner, Totals):
        worth = 2 if isinstance(what, str) and what in rules.options["double-yakuman"] else 1
        units = what if isinstance(what, int) else worth
    else:
        units = sum(amount for item, amount in tally.items if item.id in wanted and _was_fed(winner, item.id))
        if isinstance(what, int) and units:
            units = what
    if units > tally.units:
        return 0
    return tally.units if units and rules.pao_scope == "whole-hand" else units


def _was_fed(hand: Hand, yakuman: str) -> bool:
    """Whether a set of the yakuman was called, so that somebody can have fed it."""
    calls, kinds = _FED[yakuman]
    return any(meld.call in calls and kinds >> meld.kind & 1 for meld in hand.melds)
