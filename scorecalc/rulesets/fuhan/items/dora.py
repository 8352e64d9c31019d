"""Dora: han for tiles that an indicator, a colour or a North set aside makes worth more (riichi:D1 to D3)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST, NINE
from scorecalc.rulesets.fuhan.items.registry import dora_han
from scorecalc.rulesets.fuhan.reading import Reading

__all__ = ["after", "before"]

_RIICHI = frozenset(("riichi", "double-riichi", "open-riichi"))


def after(indicator: int, players: int = 4) -> int:
    """The dora that an indicator shows (D1): 9 wraps to 1, North to East, Red to White.

    Three players have no 2 to 8 of characters: there the 1 shows the 9.

    >>> after(8), after(30), after(33), after(0, players=3)
    (0, 27, 31, 8)
    """
    if indicator >= EAST + 4:
        return EAST + 4 + (indicator - EAST - 3) % 3
    if indicator >= EAST:
        return EAST + (indicator - EAST + 1) % 4
    if players == 3 and indicator in (0, 8):
        return 8 - indicator
    return indicator - indicator % NINE + (indicator + 1) % NINE


def before(dora: int, players: int = 4) -> int:
    """The indicator that shows a dora: the inverse of `after`.

    >>> all(before(after(k)) == k for k in range(34))
    True
    """
    if dora >= EAST + 4:
        return EAST + 4 + (dora - EAST - 5) % 3
    if dora >= EAST:
        return EAST + (dora - EAST - 1) % 4
    if players == 3 and dora < 9:
        return 8 - dora if dora in (0, 8) else dora  # 2m to 8m do not exist, and are told as they are
    return dora - dora % NINE + (dora - 1) % NINE


@dora_han.item(
    "dora",
    "Dora",
    1,
    cite="D1",
    switchable=False,
    names={"ja": "ドラ", "zh": "宝牌"},
    why=lambda r, _show: _tiles(r.hand.dora),
    yes="234m 567m 345p 678s 55s win=8s +riichi ind=4s",
    no="234m 567m 345p 678s 55s win=8s +riichi ind=1s",
)
def dora(r: Reading) -> int:
    """A tile that follows an indicator on the table."""
    return r.hand.dora


@dora_han.item(
    "ura-dora",
    "Ura dora",
    1,
    open=0,
    cite="D2",
    names={"ja": "裏ドラ", "zh": "里宝牌"},
    why=lambda r, _show: _tiles(r.hand.ura),
    yes="234m 567m 345p 678s 55s win=8s +riichi uraind=4s",
    no="234m 567m 345p 678s 55s win=8s +tsumo uraind=4s",
)
def ura_dora(r: Reading) -> int:
    """A tile that follows an indicator under the dora indicators; only with riichi."""
    return r.hand.ura if r.flags & _RIICHI else 0


@dora_han.item(
    "red-five",
    "Red five",
    1,
    cite="D3",
    switchable=False,
    aliases=("aka-dora",),
    names={"ja": "赤ドラ", "zh": "赤宝牌"},
    why=lambda r, _show: _tiles(r.hand.red),
    yes="234m 067m 345p 678s 55s win=8s +riichi",
    no="234m 567m 345p 678s 55s win=8s +riichi",
)
def red_five(r: Reading) -> int:
    """A red five, beside what it counts as a dora."""
    return r.hand.red


@dora_han.item(
    "nuki-dora",
    "North",
    1,
    cite="D1",
    switchable=False,
    aliases=("kita",),
    names={"ja": "抜きドラ", "zh": "拔北"},
    why="North set aside",
    yes="999m 567p 345p 678s 55s win=8s +riichi nuki=1 players=3",
    no="999m 567p 345p 678s 55s win=8s +riichi players=3",
)
def nuki_dora(r: Reading) -> int:
    """A North that was set aside (three players)."""
    return r.hand.nuki


def _tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"
