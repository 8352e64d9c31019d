"""Local yaku: what a file of rules declares by a condition, and what of a reading conditions ask."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.mahjong.conditions import Facts, Part
from scorecalc.mahjong.house import condition_of, counting
from scorecalc.mahjong.tiles import EAST, copies
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.reading import PAIRS, SETS, Reading
from scorecalc.rulesets.fuhan.shapes import tile_sets

__all__ = ["declared", "facts"]

_SHAPES = {"sequence": "chow", "triplet": "pung", "kan": "kong", "pair": "pair"}


def declared(item: Item, flags: Mapping[str, str]) -> Item:
    """The item with the predicate of its condition; raises BadValue with the place in ``when``."""
    return counting(item, condition_of(item, flags), facts)


def facts(r: Reading) -> Facts:
    """A reading as conditions see it; a set that was completed on a discard is exposed, as R3 has it."""
    parts: tuple[Part, ...] = ()
    if r.form in (SETS, PAIRS):
        parts = tuple(Part(_SHAPES[s.shape], s.kinds[0], s.state != "concealed") for s in tile_sets(r))
    hand = r.hand
    return Facts(
        parts=parts,
        counts=tuple(copies(hand.all_count, kind) for kind in range(34)),
        bonus=(),
        flags=r.flags,
        win=hand.win,
        wait=r.wait,
        own_wind=-1 if hand.seat is None else EAST + hand.seat,
        round_wind=EAST + hand.round,
        exposed=not r.closed,
        drawn=r.tsumo,
        won=True,
        dealer=hand.dealer,
    )
