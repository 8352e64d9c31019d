"""Hands whose value is fixed: shoumangan, daimangan and chuuren poutou (tokyo:T61, T71, T72).

Their values are in base points.
"""

from __future__ import annotations

from scorecalc.mahjong.tiles import HONOURS, SIMPLES, TERMINALS, WINDS
from scorecalc.rulesets.fuhan.reading import PAIRS, Reading
from scorecalc.rulesets.fuhan.shapes import SUIT_NAMES, shown, suit_of
from scorecalc.rulesets.fuhan.tokyo.items.oldyaku import alike
from scorecalc.rulesets.fuhan.tokyo.items.registry import adopt, limit
from scorecalc.rulesets.fuhan.tokyo.points import LIMITS

__all__ = ["CHUUREN", "DAIMANGAN", "SHOUMANGAN"]

SHOUMANGAN, DAIMANGAN, CHUUREN = (LIMITS[name] for name in ("shoumangan", "daimangan", "chuuren"))

_PLAIN = "123m 456p 789s 22s EEE win=2s"
#: the dragon that goes with each suit: Red with characters, Green with circles, White with bamboo
_LINKED = (33, 32, 31)


@limit.item(
    "isshoku-yonjun",
    "Isshoku yonjun",
    SHOUMANGAN,
    cite="T61",
    mark="reading",
    why=lambda r, show: f"{show((r.sequences[0], r.sequences[0] + 1, r.sequences[0] + 2))} four times",
    names={"ja": "一色四順", "zh": "一色四同顺"},
    yes="778899m 22s chi=789m chi=789m win=7m zoroba=1",
    no="778899m 22s chi=789m chi=789p win=7m zoroba=1",
)
def isshoku_yonjun(r: Reading) -> bool:
    """The same sequence four times, open or closed."""
    return alike(r) == 4


@limit.item(
    "rentsuu-honitsu",
    "Rentsuu honitsu",
    SHOUMANGAN,
    cite="T61",
    mark="reading",
    why=lambda r, show: f"{SUIT_NAMES[suit_of(r.kinds) or 0]} with {show((_LINKED[suit_of(r.kinds) or 0],) * 3)}",
    names={"ja": "連通混一色", "zh": "连通混一色"},
    yes="123m 567m 99m CCC chi=789m win=3m zoroba=1",
    no="123m 567m 99m PPP chi=789m win=3m zoroba=1",
)
def rentsuu_honitsu(r: Reading) -> bool:
    """Honitsu with the triplet of its suit's dragon: circles Green, bamboo White, characters Red."""
    suit = suit_of(r.kinds)
    return suit is not None and bool(r.triplet_mask >> _LINKED[suit] & 1)


adopt("chinitsu", "T61", SHOUMANGAN, section="limit")


@limit.item(
    "dorahairi-chinroutou-chiitoitsu",
    "Dorahairi chinroutou chiitoitsu",
    SHOUMANGAN,
    open=0,
    cite="T61",
    why="pairs of all six terminals and of the dora",
    names={"ja": "ドラ入り清老頭七対子", "zh": "宝牌清老头七对子"},
    yes="115599m 1199p 1199s win=9s ind=4m zoroba=1",
    no="115599m 1199p 1199s win=9s ind=5m zoroba=1",
)
def dorahairi(r: Reading) -> bool:
    """Pairs of all six terminals, and of the dora, which then is no terminal."""
    if r.form is not PAIRS or TERMINALS & ~r.kinds:
        return False
    return not r.kinds & ~TERMINALS & ~r.hand.dora_kinds


@limit.item(
    "daichiishin",
    "Daichiishin",
    SHOUMANGAN,
    open=0,
    cite="T61",
    why="seven pairs of all honours",
    names={"ja": "大七星", "zh": "大七星"},
    yes="EESSWWNNPPFFCC win=N zoroba=1 seat=S",
    no="EESSWWNNPPFF99p win=N zoroba=1 seat=S",
)
def daichiishin(r: Reading) -> bool:
    """Seven pairs of all seven honours."""
    return r.form is PAIRS and r.kinds == HONOURS


@limit.item(
    "honroutou",
    "Honroutou",
    SHOUMANGAN,
    cite="T61",
    why="only 1, 9 and honours",
    names={"ja": "混老頭", "zh": "混老头"},
    yes="111m 999p EE pon=111s pon=CCC win=1m seat=S zoroba=1",
    no="111m 999p 22s pon=111s pon=CCC win=1m zoroba=1",
)
def honroutou(r: Reading) -> bool:
    """Only 1, 9 and honours; seven pairs too."""
    return not r.kinds & SIMPLES


@limit.item(
    "renhou",
    "Renhou",
    SHOUMANGAN,
    open=0,
    declared=True,
    cite="T61",
    mark="reading",
    why="won during the first go-around",
    names={"ja": "人和", "zh": "人和"},
    yes=f"{_PLAIN} +renhou seat=S zoroba=1",
    no=f"{_PLAIN} +chiihou seat=S zoroba=1",
)
def renhou(r: Reading) -> bool:
    """Won by a discard or a draw of the first go-around, before any call; tenhou and chiihou are dearer."""
    return "renhou" in r.flags


adopt("chinroutou", "T71", DAIMANGAN, section="limit")
adopt("daisangen", "T71", DAIMANGAN, section="limit")


@limit.item(
    "suushiihou",
    "Suushiihou",
    DAIMANGAN,
    cite="T71",
    names={"ja": "四喜和", "zh": "四喜和"},
    why=lambda r, show: shown(r, show, lambda s: bool(WINDS >> s.kinds[0] & 1)),
    yes=("EEE SSS NN 234m pon=WWW win=4m seat=E zoroba=1", "EEE SSS 99s NNN pon=WWW win=9s seat=E zoroba=1"),
    no="EEE SSS 99s 234m pon=WWW win=4m seat=E zoroba=1",
)
def suushiihou(r: Reading) -> bool:
    """Triplets of three winds and at least the pair of the fourth."""
    winds = (r.triplet_mask & WINDS).bit_count()
    return winds == 4 or (winds == 3 and r.pair >= 0 and bool(WINDS >> r.pair & 1))


@limit.item(
    "tsuuiisou",
    "Tsuuiisou",
    DAIMANGAN,
    cite="T71",
    why="only honours",
    names={"ja": "字一色", "zh": "字一色"},
    yes="EEE SSS WW pon=PPP pon=FFF win=W seat=S zoroba=1",
    no="EESSWWNNPPFFCC win=N zoroba=1 seat=S",
)
def tsuuiisou(r: Reading) -> bool:
    """Only honours, in four sets and a pair; seven pairs are a daichiishin."""
    return not r.kinds & ~HONOURS and r.form is not PAIRS


adopt("suuankou", "T71", DAIMANGAN, 0, section="limit")
adopt("suukantsu", "T71", DAIMANGAN, section="limit")
adopt("tenhou", "T71", DAIMANGAN, 0, section="limit", no=f"{_PLAIN} +tsumo seat=E zoroba=1")


@limit.item(
    "chiihou",
    "Chiihou",
    DAIMANGAN,
    open=0,
    declared=True,
    cite="T71",
    why="won on the dealer's first discard",
    names={"ja": "地和", "zh": "地和"},
    yes=f"{_PLAIN} +chiihou seat=S from=E zoroba=1",
    no=f"{_PLAIN} +renhou seat=S from=N zoroba=1",
)
def chiihou(r: Reading) -> bool:
    """A non-dealer wins on the dealer's first discard, before any call."""
    return "chiihou" in r.flags


adopt("kokushi", "T71", DAIMANGAN, 0, section="limit", new_id="kokushi-musou", no=f"{_PLAIN} +riichi seat=S zoroba=1")
adopt(
    "chuuren",
    "T72",
    CHUUREN,
    0,
    section="limit",
    mark="reading",
    new_id="chuuren-poutou",
    no="11123456789m 555m win=3m zoroba=1",
)
