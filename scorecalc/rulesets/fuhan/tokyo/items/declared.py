"""Yaku that hang on how the hand was won and on what tile, and the han of dice and dora."""

from __future__ import annotations

from scorecalc.mahjong.tiles import copies
from scorecalc.rulesets.fuhan.reading import EDGE, MIDDLE, Reading
from scorecalc.rulesets.fuhan.shapes import win_side
from scorecalc.rulesets.fuhan.tokyo.items.registry import adopt, dora_han, han

__all__ = ["chinchii_by_kanchan"]

_ONE_OF_CIRCLES, _FIVE_OF_CIRCLES, _TWO_OF_BAMBOO = 9, 13, 19


@han.item(
    "ketsupaihou",
    "Ketsupaihou",
    1,
    cite="T13",
    names={"ja": "缺牌和", "zh": "绝张"},
    why=lambda r, show: f"the other three {show((r.hand.win,))} lie on the table, {win_side(r, show)}",
    yes="234m 77p 123456s chi=789s win=3m +ketsupai zoroba=1",
    no="234m 77p 123456s chi=789s win=2m +houtei zoroba=1",
)
def ketsupaihou(r: Reading) -> bool:
    """Won on an edge or middle wait whose three other tiles already lie on the table."""
    if "ketsupai" not in r.flags or r.wait not in (EDGE, MIDDLE):
        return False
    return copies(r.hand.count, r.hand.win) == 1


@han.item(
    "renkaihou",
    "Renkaihou",
    3,
    declared=True,
    cite="T36",
    mark="reading",
    why="won on the replacement tile of a kan made with a replacement tile",
    names={"ja": "連開花", "zh": "杠上杠开花"},
    yes="234m 456p 77s ankan=9999m ankan=1111s win=6p +tsumo +renkaihou zoroba=1",
    no="234m 456p 77s ankan=9999m ankan=1111s win=6p +tsumo +rinshan zoroba=1",
)
def renkaihou(r: Reading) -> bool:
    """Self-draw of the replacement tile of a kan that was itself made with a replacement tile."""
    return "renkaihou" in r.flags


@han.item(
    "iipin-mouyue",
    "Iipin mouyue",
    4,
    cite="T47",
    why="the last tile of the wall is the one of circles",
    replaces=("haitei",),
    names={"ja": "一筒撈月", "zh": "一筒捞月"},
    yes="234567m 111p 67899s win=1p +tsumo +haitei zoroba=1",
    no="234567m 111p 67899s win=8s +tsumo +haitei zoroba=1",
)
def iipin_mouyue(r: Reading) -> bool:
    """Haitei, by self-draw, on the one of circles; in its place."""
    return "haitei" in r.flags and r.hand.win == _ONE_OF_CIRCLES


@han.item(
    "uupin-kaihou",
    "Uupin kaihou",
    4,
    cite="T48",
    mark="reading",
    why="the replacement tile is the five of circles",
    replaces=("rinshan", "renkaihou"),
    names={"ja": "五筒開花", "zh": "五筒开花"},
    yes="345789p 55888s ankan=2222p win=5p +tsumo +rinshan zoroba=1",
    no="345789p 55888s ankan=2222p win=8s +tsumo +rinshan zoroba=1",
)
def uupin_kaihou(r: Reading) -> bool:
    """Rinshan or renkaihou on the five of circles; in its place."""
    return r.hand.win == _FIVE_OF_CIRCLES and not r.flags.isdisjoint(("rinshan", "renkaihou"))


@han.item(
    "ryansou-chankan",
    "Ryansou chankan",
    4,
    cite="T49",
    why="the robbed tile is the two of bamboo",
    replaces=("chankan", "ketsupaihou", "chinchii-toushii"),
    names={"ja": "二索搶槓", "zh": "二索抢杠"},
    yes="22567p 234456s pon=666s win=2s +chankan zoroba=1",
    no="22567p 234456s pon=666s win=3s +chankan zoroba=1",
)
def ryansou_chankan(r: Reading) -> bool:
    """Chankan on the two of bamboo; in its place."""
    return "chankan" in r.flags and r.hand.win == _TWO_OF_BAMBOO


@han.item(
    "chinchii-toushii",
    "Chinchii toushii",
    4,
    cite="T50",
    mark="reading",
    why=lambda r, show: ("a robbed kan, " if "chankan" in r.flags else "") + win_side(r, show),
    replaces=("chankan", "ketsupaihou"),
    switchable=False,
    names={"ja": "金鶏奪食", "zh": "金鸡夺食"},
    yes=("234m 234p 33678s chi=567p win=7s +chankan zoroba=1",
         "234m 77p 123456s chi=789s win=3m +ketsupai zoroba=1 chinchii-toushii=kanchan"),
    no="234m 234p 33678s chi=567p win=8s +chankan zoroba=1",
)  # fmt: skip
def chinchii_toushii(r: Reading) -> bool:
    """A robbed kan that fills an edge or middle wait, in place of chankan and ketsupaihou (T49 comes first)."""
    return "chankan" in r.flags and r.wait in (EDGE, MIDDLE)


def chinchii_by_kanchan(r: Reading) -> bool:
    """The predicate in its place where the option follows the text: a middle wait that is a ketsupaihou."""
    return r.wait is MIDDLE and bool(ketsupaihou(r))


@dora_han.item(
    "zoroba",
    "Zoroba",
    1,
    cite="T2",
    switchable=False,
    names={"ja": "ゾロ場", "zh": "骰子番"},
    why="the dice of the deal",
    yes="234m 567m 345p 678s 55s win=8s +riichi dice=16/34",
    no="han=3 fu=30",
)
def zoroba(r: Reading) -> int:
    """Han that the dice of the deal add: each 1 or 6, and each roll that sums to 7."""
    return r.hand.zoroba


adopt("dora", "T3", 1, section="dora")
