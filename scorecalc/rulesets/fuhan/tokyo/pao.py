"""Who is liable for a hand that he fed (tokyo:T7)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, WINDS
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.tokyo.tally import TokyoTally

__all__ = ["is_liable"]

_OPEN = ("pon", "kan", "kakan")
#: what of a hand makes its feeder liable: the item, the calls that can have been fed, their kinds
_FED = {
    "daisangen": ("daisangen", _OPEN, DRAGONS),
    "daisuushii": ("suushiihou", _OPEN, WINDS),
    "suukantsu": ("suukantsu", ("kan",), (1 << 34) - 1),
}
#: hands that make liable with four open sets, by self-draw
_FOUR_CALLS = ("tsuuiisou", "chinroutou")


def is_liable(winner: Hand | Totals, tally: TokyoTally, what: str | int | None) -> bool:
    """Whether something of the hand, ``what`` where it is named, makes its feeder liable.

    Totals do not tell their yaku: there a daimangan is taken to be one that does.
    """
    if isinstance(winner, Totals):
        return tally.limit == "daimangan" and (winner.tsumo or what not in _FOUR_CALLS)
    held = {item.id for item, _ in tally.items} if not tally.han else set()
    for name, (item, calls, kinds) in _FED.items():
        if what in (None, name) and item in held:
            if name == "daisuushii" and _winds(tally) < 4:
                continue
            if any(meld.call in calls and kinds >> meld.kind & 1 for meld in winner.melds):
                return True
    opened = [meld for meld in winner.melds if meld.call != "ankan"]
    return winner.tsumo and len(opened) == 4 and any(what in (None, name) and name in held for name in _FOUR_CALLS)


def _winds(tally: TokyoTally) -> int:
    """How many triplets of winds the hand was read with: little four winds make nobody liable."""
    reading = tally.reading
    return 0 if isinstance(reading, Totals) else (reading.triplet_mask & WINDS).bit_count()
