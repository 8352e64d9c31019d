"""Yaku and yakuman that hang on how the hand was won, as its flags declare it, and not on its tiles."""

from __future__ import annotations

from scorecalc.rulesets.fuhan.items.registry import han, yakuman
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.shapes import Show

_PINFU = "234m 567m 345p 678s 55s win=8s"
_PLAIN = "123m 456p 789s 22s EEE win=2s"


def _needs_closed(r: Reading, _show: Show) -> str:
    if not r.closed:
        return "needs a closed hand"
    return "" if r.flags & {"double-riichi", "open-riichi"} else "not declared"


@han.item(
    "riichi",
    "Riichi",
    1,
    declared=True,
    open=0,
    cite="Y1",
    why="declared",
    near=_needs_closed,
    names={"ja": "立直", "zh": "立直"},
    yes=f"{_PINFU} +riichi",
    no=f"{_PINFU} +double-riichi",
)
def riichi(r: Reading) -> bool:
    """Declared with a closed hand that lacked one tile; a double or an open riichi takes its place."""
    return "riichi" in r.flags


@han.item(
    "double-riichi",
    "Double riichi",
    2,
    declared=True,
    open=0,
    cite="Y2",
    why="declared on the first turn",
    names={"ja": "ダブル立直", "zh": "双立直"},
    yes=f"{_PINFU} +double-riichi",
    no=f"{_PINFU} +riichi",
)
def double_riichi(r: Reading) -> bool:
    """Riichi declared on the first turn, before any call."""
    return "double-riichi" in r.flags


@han.item(
    "open-riichi",
    "Open riichi",
    1,
    declared=True,
    open=0,
    cite="Y1",
    why="declared with the wait shown, one han more",
    names={"ja": "オープン立直", "zh": "开立直"},
    mark="reading",
    switchable=False,
    yes=f"{_PINFU} +riichi +open-riichi open-riichi=on",
    no=f"{_PINFU} +riichi open-riichi=on",
)
def open_riichi(r: Reading) -> bool:
    """Riichi with the waiting tiles shown: a han on top of the riichi that it is declared with."""
    return "open-riichi" in r.flags


@han.item(
    "ippatsu",
    "Ippatsu",
    1,
    declared=True,
    open=0,
    cite="Y3",
    why="within one turn after riichi",
    names={"ja": "一発", "zh": "一发"},
    yes=f"{_PINFU} +riichi +ippatsu",
    no=f"{_PINFU} +riichi",
)
def ippatsu(r: Reading) -> bool:
    """Won within one turn after riichi, with no call in between."""
    return "ippatsu" in r.flags


def _needs_tsumo(r: Reading, _show: Show) -> str:
    return "needs a self-draw" if r.closed else ""


@han.item(
    "menzen-tsumo",
    "Menzen tsumo",
    1,
    declared=True,
    open=0,
    cite="Y4",
    why="self-draw with a closed hand",
    near=_needs_tsumo,
    aliases=("tsumo",),
    names={"ja": "門前清自摸和", "zh": "门前清自摸和"},
    yes=f"{_PINFU} +tsumo",
    no=f"{_PINFU} +riichi",
)
def menzen_tsumo(r: Reading) -> bool:
    """A closed hand won by self-draw."""
    return r.tsumo


@han.item(
    "rinshan",
    "Rinshan kaihou",
    1,
    declared=True,
    cite="Y9",
    why="won on the replacement tile of a kan",
    names={"ja": "嶺上開花", "zh": "岭上开花"},
    yes="123m 567p 22s chi=678s kan=9999m win=3m +tsumo +rinshan",
    no="123m 567p 22s chi=678s kan=9999m win=3m +tsumo +haitei",
)
def rinshan(r: Reading) -> bool:
    """The tile drawn in the place of a kan's fourth wins."""
    return "rinshan" in r.flags


@han.item(
    "chankan",
    "Chankan",
    1,
    declared=True,
    cite="Y10",
    why="won on the tile added to a pon",
    names={"ja": "搶槓", "zh": "抢杠"},
    yes="123m 567p 22s 999m chi=678s win=3m +chankan",
    no="123m 567p 22s 999m chi=678s win=3m +houtei",
)
def chankan(r: Reading) -> bool:
    """Ron on the tile that another player adds to a pon."""
    return "chankan" in r.flags


@han.item(
    "haitei",
    "Haitei",
    1,
    declared=True,
    cite="Y11",
    why="won on the last tile of the wall",
    names={"ja": "海底摸月", "zh": "海底摸月"},
    yes="123m 567p 22s 999m chi=678s win=3m +tsumo +haitei",
    no="123m 567p 22s 999m chi=678s win=3m +houtei",
)
def haitei(r: Reading) -> bool:
    """Self-draw of the last tile of the wall."""
    return "haitei" in r.flags


@han.item(
    "houtei",
    "Houtei",
    1,
    declared=True,
    cite="Y12",
    why="won on the last discard",
    names={"ja": "河底撈魚", "zh": "河底捞鱼"},
    yes="123m 567p 22s 999m chi=678s win=3m +houtei",
    no="123m 567p 22s 999m chi=678s win=3m +tsumo +haitei",
)
def houtei(r: Reading) -> bool:
    """Ron on the last discard."""
    return "houtei" in r.flags


@han.item(
    "renhou",
    "Renhou",
    1,
    declared=True,
    open=0,
    cite="M2",
    why="won on a discard before the first draw",
    names={"ja": "人和", "zh": "人和"},
    mark="reading",
    switchable=False,
    yes=f"{_PINFU} +renhou renhou=5",
    no=f"{_PINFU} renhou=5",
)
def renhou(r: Reading) -> bool:
    """A non-dealer's win on a discard before his first draw and any call; worth what the option says."""
    return "renhou" in r.flags


@yakuman.item(
    "tenhou",
    "Tenhou",
    1,
    declared=True,
    open=0,
    cite="M1",
    why="the dealer's win with the dealt tiles",
    names={"ja": "天和", "zh": "天和"},
    yes=f"{_PLAIN} +tsumo +tenhou seat=E round=E",
    no=f"{_PLAIN} +tsumo +chiihou seat=S round=E",
)
def tenhou(r: Reading) -> bool:
    """The dealer wins with the tiles that were dealt."""
    return "tenhou" in r.flags


@yakuman.item(
    "chiihou",
    "Chiihou",
    1,
    declared=True,
    open=0,
    cite="M2",
    why="a win with the first draw",
    names={"ja": "地和", "zh": "地和"},
    yes=f"{_PLAIN} +tsumo +chiihou seat=S round=E",
    no=f"{_PLAIN} +tsumo +tenhou seat=E round=E",
)
def chiihou(r: Reading) -> bool:
    """A non-dealer wins with his first draw, before any call."""
    return "chiihou" in r.flags


@yakuman.item(
    "renhou-yakuman",
    "Renhou",
    1,
    declared=True,
    open=0,
    cite="M2",
    why="won on a discard before the first draw",
    aliases=("renhou",),
    names={"ja": "人和", "zh": "人和"},
    mark="reading",
    switchable=False,
    yes=f"{_PLAIN} +renhou renhou=yakuman seat=S round=E",
    no=f"{_PLAIN} +renhou renhou=4 seat=S round=E",
)
def renhou_yakuman(r: Reading) -> bool:
    """A non-dealer's win on a discard before his first draw, where the option makes it a yakuman."""
    return "renhou" in r.flags


@yakuman.item(
    "sashikomi",
    "Open riichi dealt into",
    1,
    declared=True,
    open=0,
    cite="Y1",
    why="discarded into an open riichi by a player not in riichi",
    names={"ja": "オープン立直振り込み", "zh": "放铳开立直"},
    mark="reading",
    switchable=False,
    yes=f"{_PLAIN} +open-riichi open-riichi=yakuman seat=S round=E",
    no=f"{_PLAIN} +open-riichi open-riichi=on seat=S round=E",
)
def sashikomi(r: Reading) -> bool:
    """A discard into an open riichi, where the option makes that a yakuman."""
    return "open-riichi" in r.flags and not r.tsumo
