"""Winds that a line leaves open, and a hand whose worth hangs on them."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.mahjong.tiles import EAST, WINDS, copies, text
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import tally
from scorecalc.rulesets.fuhan.variants import variants

__all__ = ["unknown_winds"]


def unknown_winds(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """A default must not decide what a wind is worth: R215 where it would (notation, rule 4).

    ``SSS`` without a seat may be a yakuhai; in a hand of four concealed triplets it does not matter.
    """
    if not hand.kinds & WINDS or (hand.seat is not None and "round" in table.settings):
        return
    held = [EAST + wind for wind in range(4) if copies(hand.all_count, EAST + wind) > 1]
    if not held:
        return
    seats = range(1, rules.players) if hand.seat is None else (hand.seat,)
    rounds = (hand.round,) if "round" in table.settings else range(4)
    worth = {(seat, round): _worth(hand.under(seat, round), rules) for seat in seats for round in rounds}
    tiles = " and ".join(text((kind,) * copies(hand.all_count, kind)) for kind in held)
    verb = "counts" if len(held) == 1 else "count"
    if any(len({worth[seat, round] for seat in seats}) > 1 for round in rounds):
        message = f"whether {tiles} {verb} hangs on the seat"
        yield Problem("R215", message, *words.place("tiles"), "say seat=S, seat=W or seat=N")
    if any(len({worth[seat, round] for round in rounds}) > 1 for seat in seats):
        message = f"whether {tiles} {verb} hangs on the round"
        yield Problem("R215", message, *words.place("tiles"), "say round=E or round=S")


def _worth(hand: Hand, rules: TableRules) -> tuple[tuple[int, ...], ...]:
    """The rank of the best tally under each tile that may have won."""
    found = []
    for _, readings in variants(hand, rules):
        ranks = [t.rank for t in [tally(reading, rules) for reading in readings] if t is not None]
        found.append(max(ranks, default=()))
    return tuple(found)
