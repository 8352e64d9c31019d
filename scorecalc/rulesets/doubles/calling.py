"""Which limit hands a loser waited on with his thirteen tiles, as the British table counts them."""

from __future__ import annotations

from functools import lru_cache

from scorecalc.rulesets.doubles.hand import Hand
from scorecalc.rulesets.doubles.readings import readings
from scorecalc.rulesets.doubles.table import TableRules

__all__ = ["calls_for"]


def calls_for(hand: Hand, rules: TableRules) -> frozenset[str]:
    """The ids of the hands that one more tile, drawn, would have made; of a limit hand worth the limit one alone.

    Winds, flowers and what else does not make a shape is left out, so that the answer is remembered for all of them.
    """
    if hand.won or hand.counted != 13 or not rules.has_calls:
        return frozenset()
    bare = hand._replace(
        label="", seat=None, wind=None, tower=None, dealer=False, bonus=(), flags=frozenset({"drawn"}), dealer_seat=None
    )
    return _calls(bare, rules)


@lru_cache(maxsize=512)
def _calls(hand: Hand, rules: TableRules) -> frozenset[str]:
    found: set[str] = set()
    for kind in range(34):
        if hand.tiles.count(kind) < 4:
            full = hand._replace(loose=tuple(sorted((*hand.loose, kind))), won=True, win=kind)
            found |= _made(full, rules)
    return frozenset(found)


def _made(hand: Hand, rules: TableRules) -> set[str]:
    """What the best way to lay a full hand out has: the first of its hands that are worth the limit, or all it has."""
    from scorecalc.rulesets.doubles.tally import tally

    tallies = [found for reading in readings(hand, rules) if (found := tally(reading, rules)) is not None]
    if not tallies:
        return set()
    best = max(tallies, key=lambda found: found.rank)
    whole = [special.item.id for special in best.specials if special.value >= rules.limit]
    if whole:
        return {whole[0]}
    return {item.id for item, _ in best.doubles} | {special.item.id for special in best.specials}
