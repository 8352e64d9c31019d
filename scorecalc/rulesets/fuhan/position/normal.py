"""One position in one way: where the words have two ways to say a thing, the canonical form has one."""

from __future__ import annotations

from typing import Any

from scorecalc.mahjong.tiles import KIND
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.fuhan.items.dora import before

__all__ = ["normal"]


def normal(bound: Bound, players: int = 4) -> Bound:
    """The bound words of the same position.

    Dora are told by their indicators (``dora=2m`` is ``ind=1m``), the winning tile by its kind alone,
    the dealer by his seat, and open riichi without a word of the riichi that it is.  ``players`` holds
    where the line does not say how many there are.
    """
    players = bound.options.get("players", players)
    table = bound.table
    settings: dict[str, Any] = dict(table.settings)
    for counted, shown in (("dora", "ind"), ("ura", "uraind")):
        if counted in settings:
            pieces = tuple(before(KIND[p], players) for group in settings.pop(counted) for p in group)
            settings[shown] = (*settings.get(shown, ()), pieces)
    changed = HandWords(table.label, table.tiles, table.flags, settings, table.words)
    return bound._replace(table=changed, hands=tuple(map(_hand, bound.hands)))


def _hand(hand: HandWords) -> HandWords:
    settings = dict(hand.settings)
    if "win" in settings:
        settings["win"] = (KIND[settings["win"][0]],)
    flags = hand.flags - {"riichi"} if "open-riichi" in hand.flags else hand.flags
    if "dealer" in flags:
        flags -= {"dealer"}
        if not hand.label:
            settings["seat"] = "E"
    return HandWords(hand.label, hand.tiles, flags, settings, hand.words)
