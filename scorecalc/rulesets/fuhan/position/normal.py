"""One position in one way: where the words have two ways to say a thing, the canonical form has one."""

from __future__ import annotations

from typing import Any

from scorecalc.mahjong.tiles import KIND
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.fuhan.items.dora import before

__all__ = ["normal", "with_all"]


def normal(bound: Bound, players: int = 4, limit_han: int = 5) -> Bound:
    """The bound words of the same position.

    Dora are told by their indicators (``dora=2m`` is ``ind=1m``), the winning tile by its kind alone,
    the dealer by his seat, and open riichi without a word of the riichi that it is; after a chombo nobody
    won.  ``players`` holds where the line does not say how many there are; from ``limit_han`` on totals say
    nothing of fu.
    """
    players = bound.options.get("players", players)
    table = with_all(bound, players).table
    settings: dict[str, Any] = dict(table.settings)
    for counted, shown in (("dora", "ind"), ("ura", "uraind")):
        if counted in settings:
            pieces = tuple(before(KIND[p], players) for group in settings.pop(counted) for p in group)
            settings[shown] = (*settings.get(shown, ()), pieces)
    flags = table.flags | {"nobody-won"} if "chombo" in settings else table.flags
    changed = HandWords(table.label, table.tiles, flags, settings, table.words)
    hands = tuple(_hand(hand, limit_han, alone=len(bound.hands) == 1) for hand in bound.hands)
    return bound._replace(table=changed, hands=hands)


def with_all(bound: Bound, players: int) -> Bound:
    """The line with those for ``all`` who play, where it says itself how many do (``players=3 tenpai=all``)."""
    table = bound.table
    said = [key for key, word in table.words if word.value == "all"] if "players" in bound.options else []
    if not said:
        return bound
    settings = {**table.settings, **{key: tuple("ESWN"[:players]) for key in said}}
    return bound._replace(table=HandWords(table.label, table.tiles, table.flags, settings, table.words))


def _hand(hand: HandWords, limit_han: int, *, alone: bool) -> HandWords:
    settings, flags = dict(hand.settings), hand.flags
    if "win" in settings:
        settings["win"] = (KIND[settings["win"][0]],)
    if "open-riichi" in flags and "double-riichi" not in flags:
        flags -= {"riichi"}
    seat = hand.label or ("E" if "dealer" in flags else None)
    if seat is not None and settings.get("seat", seat) == seat:
        flags -= {"dealer"}
        settings.pop("seat", None)
        if alone or not hand.label:
            settings["seat"] = seat
    if "yakuman" in flags and "yakuman" not in settings:
        flags, settings["yakuman"] = flags - {"yakuman"}, 1
    if settings.get("han", 0) >= limit_han:
        settings.pop("fu", None)  # from a mangan on they do not matter
    return HandWords("" if alone else hand.label, hand.tiles, flags, settings, hand.words)
