"""Settings that name players, one or several, and how several are written."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.vocabulary import BadValue, Setting

__all__ = ["joined", "lists_players"]


def lists_players(setting: Setting, seats: Mapping[str, str]) -> bool:
    """Whether a setting names several players (`tenpai=`), and not just one (`from=`)."""
    if not setting.player:
        return False
    try:
        setting.kind.read(joined([*seats][:2], seats))
    except BadValue:
        return False
    return True


def joined(found: list[str], seats: Mapping[str, str]) -> str:
    """Several players as the game's lists have them."""
    letters = all(len(seat) == 1 for seat in seats) and any(name != seat for seat, name in seats.items())
    return ("" if letters else "/").join(found)
