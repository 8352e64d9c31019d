"""Winds that a line leaves open, and a hand whose worth hangs on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.mahjong.tiles import EAST, KIND, WINDS, copies, text
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.places import place_of
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import tally
from scorecalc.rulesets.fuhan.variants import variants

SEATS = "ESWN"

__all__ = ["unknown_winds"]


Worth = Callable[[Hand, TableRules], tuple[tuple[int, ...], ...]]


def unknown_winds(
    hand: Hand, words: HandWords, table: HandWords, rules: TableRules, worth_of: Worth | None = None
) -> Iterator[Problem]:
    """A default must not decide what a wind is worth: R215 where it would (notation, rule 4).

    ``SSS`` without a seat may be a yakuhai; in a hand of four concealed triplets it does not matter.  An item of a
    house may hang on a wind of which there is one tile, or none.
    """
    source, round_known = table.settings.get("from"), "round" in table.settings or rules.one_round
    if not (hand.kinds & WINDS or rules.asking) or (hand.seat is not None and round_known):
        return
    held = [EAST + wind for wind in range(4) if copies(hand.all_count, EAST + wind) > 1]
    if not held and not rules.asking:
        return
    others = [seat for seat in range(1, rules.players) if SEATS[seat] != source]
    seats = others if hand.seat is None else [hand.seat]
    rounds = [hand.round] if round_known else list(range(rules.players))
    # None stands for what is not told: with sets of S, W and N all seats agree, but none at all is worth less
    worth = {
        (seat, round): (worth_of or _worth)(hand.under(seat, round), rules)
        for seat in dict.fromkeys((hand.seat, *seats))
        for round in rounds
    }
    what = " and ".join(text((kind,) * copies(hand.all_count, kind)) for kind in held)
    what = what or " or ".join(f"`{item.id}`" for item in rules.asking)
    verb = "count" if len(held) > 1 else "counts"
    at = place_of({p for p, kind in enumerate(KIND) if kind in held}, words) if held else words.place("tiles")
    for name, asked, told in (
        ("seat", seats, [[worth[seat, round] for round in rounds] for seat in seats]),
        ("round", rounds, [[worth[seat, round] for seat in seats] for round in rounds]),
    ):
        differing = [wind for n, wind in enumerate(asked) if told[n] not in told[:n]]
        if len(differing) > 1:
            # one wind for each answer that is possible: WWW in the West round, or in any other
            first, *rest = (f"{name}={SEATS[wind]}" for wind in differing)
            choice = " or ".join([first, *rest])
            if len(differing) < len(asked):
                choice = f"{' or '.join(rest)}, or {first} for any other"
        elif name == "seat" and told[0] != [worth[hand.seat, round] for round in rounds]:
            choice = " or ".join(f"seat={SEATS[seat]}" for seat in seats)
        else:
            continue
        yield Problem("R215", f"whether {what} {verb} hangs on the {name}", *at, f"say {choice}")


def _worth(hand: Hand, rules: TableRules) -> tuple[tuple[int, ...], ...]:
    """The rank of the best tally under each tile that may have won."""
    found = []
    for _, readings in variants(hand, rules):
        ranks = [t.rank for t in [tally(reading, rules) for reading in readings] if t is not None]
        found.append(max(ranks, default=()))
    return tuple(found)
