"""Why a complete hand cannot be settled: no winning shape, no yaku and what was nearest, nobody liable."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.mahjong.tiles import text
from scorecalc.model.score import running
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.variants import variants

__all__ = ["not_liable", "refusal"]

_MOST = 4


def refusal(bound: Bound, hand: Hand, rules: TableRules) -> Refused:
    """R204 where the tiles make no winning shape, R310 where they do but without a yaku (R2, R5)."""
    words = next(w for w in bound.hands if w.label == hand.label)
    at = words.place("tiles")
    found = [reading for _, group in variants(hand, rules) for reading in group]
    if not found:
        help = "a win is four sets and a pair, seven different pairs, or thirteen orphans"
        return Refused([Problem("R204", "no winning shape", *at, help)], bound.line)
    closest = [f"{item}, {missed}" for item, missed in _near(found, rules)]
    help = "closest: " + "; ".join(closest[:_MOST]) if closest else "dora are no yaku"
    return Refused([Problem("R310", "a winning shape, but no yaku", *at, help)], bound.line)


def _near(found: Sequence[Reading], rules: TableRules) -> list[tuple[str, str]]:
    """Items that missed by one condition, each once, with the condition."""
    near: dict[str, str] = {}
    names: dict[str, str] = {}
    for reading in found:
        # an open hand too is told about what a closed one would have
        for test, _, item in (*rules.declared_yaku[True], *rules.yaku[True], *rules.yakuman[True]):
            if item.near is None or item.id in near or (test(reading) and reading.closed):
                continue
            missed = item.near(reading, text)
            if missed:
                near[item.id] = missed
                names[item.id] = running(item.name)
    order = sorted(near, key=lambda id: (id in ("riichi", "menzen-tsumo"), not near[id].startswith("blocked")))
    return [(names[id], near[id]) for id in order]


def not_liable(bound: Bound, label: str, rules: TableRules) -> Refused:
    """R218: somebody is named as liable, but no yakuman of the hand makes its feeder so (P7)."""
    words = next(w for w in bound.hands if w.label == label)
    named = ", ".join(rules.pao_yakuman) or "none"
    seat, what = words.settings["pao"]
    message = f"pao={seat}{f':{what}' if what else ''}, but nothing in the hand makes its feeder liable for that"
    if rules.chosen("pao-yakuman"):
        help = f"yakuman that make liable: {named} (pao-yakuman), by a dragon, wind or kan that was called"
    else:
        help = f"hands that make liable: {named}, the last two with four calls and by self-draw"
    return Refused([Problem("R218", message, *words.place("pao"), help)], bound.line)
