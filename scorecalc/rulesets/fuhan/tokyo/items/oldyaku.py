"""Old yaku made of sequences, kinds and waits (tokyo:T12, T2x, T37, T41 to T43)."""

from __future__ import annotations

from itertools import permutations

from scorecalc.mahjong.tiles import GREEN_TILES, NINE
from scorecalc.rulesets.fuhan.reading import MIDDLE, PAIR, Reading
from scorecalc.rulesets.fuhan.shapes import Show, win_side
from scorecalc.rulesets.fuhan.tokyo.items.adopted import SHIISAN
from scorecalc.rulesets.fuhan.tokyo.items.registry import han

__all__ = ["alike"]

_GREEN = 1 << 32
_STRAIGHT = 0b1001001
#: 123, 456 and 789, one in each suit, in every order
_MIXED = tuple(tuple(9 * suit + 3 * n for n, suit in enumerate(suits)) for suits in permutations(range(3)))


@han.item(
    "shiiaru-raotai",
    "Shiiaru raotai",
    1,
    cite="T12",
    mark="reading",
    names={"ja": "十二落抬", "zh": "十二落抬"},
    why=lambda r, show: f"four open sets, {win_side(r, show)}",
    near=lambda r, _show: "a concealed kan is not open" if len(r.hand.melds) == 4 and r.wait is PAIR else "",
    yes="WW chi=456s chi=789s pon=EEE chi=123s win=W zoroba=1",
    no="55m ankan=PPPP pon=FFF chi=789s pon=999p win=5m zoroba=1",
)
def shiiaru_raotai(r: Reading) -> bool:
    """Four open sets and a wait on the pair, by a discard or by self-draw; concealed kans are not open."""
    return len(r.hand.melds) == 4 and all(meld.call != "ankan" for meld in r.hand.melds)


def _mixed(r: Reading) -> tuple[int, ...]:
    return next((firsts for firsts in _MIXED if all(r.sequence_mask >> first & 1 for first in firsts)), ())


@han.item(
    "sanshoku-ittsuu",
    "Sanshoku ittsuu",
    2,
    cite="T2x",
    names={"ja": "三色一気通貫", "zh": "三色贯通"},
    why=lambda r, show: ", ".join(show((k, k + 1, k + 2)) for k in _mixed(r)),
    yes="123m 456p 55p 789s chi=234m win=3m zoroba=1",
    no="123m 456p 55p 789p chi=234m win=3m +houtei zoroba=1",
)
def sanshoku_ittsuu(r: Reading) -> bool:
    """123, 456 and 789, one in each suit."""
    return bool(_mixed(r))


@han.item(
    "shiisanpuutaa",
    "Shiisanpuutaa",
    3,
    open=0,
    cite="T37",
    mark="reading",
    names={"ja": "十三不塔", "zh": "十三不搭"},
    why="a pair, and no two other tiles alike or near each other",
    yes="149m 159p 339s EWPFC win=3s +tsumo zoroba=1",
    no="19m 19p 19s ESWNPFCC win=C +tsumo zoroba=1",
)
def shiisanpuutaa(r: Reading) -> bool:
    """The first draw makes one pair; no other tiles are alike, or of a suit and within two of each other."""
    return r.form == SHIISAN


def alike(r: Reading) -> int:
    """How many identical sequences the reading has at most."""
    return max(map(r.sequences.count, set(r.sequences)), default=0)


def _alike_words(r: Reading, show: Show) -> str:
    first = max(r.sequences, key=r.sequences.count)
    return f"{show((first, first + 1, first + 2))} {'three' if alike(r) == 3 else 'four'} times"


@han.item(
    "isshoku-sanjun",
    "Isshoku sanjun",
    4,
    open=3,
    cite="T41",
    why=_alike_words,
    replaces=("iipeikou", "ryanpeikou"),
    names={"ja": "一色三順", "zh": "一色三同顺"},
    yes="223344m 66s chi=234m chi=678s win=2m zoroba=1",
    no="223344m 66s 345p chi=678s win=2m zoroba=1",
)
def isshoku_sanjun(r: Reading) -> bool:
    """Three identical sequences, in place of iipeikou; four, where they count as han (T9)."""
    return alike(r) >= 3


@han.item(
    "uushin-tsuukan",
    "Uushin tsuukan",
    4,
    cite="T42",
    mark="reading",
    why=lambda r, show: f"the straight is completed by the middle {show((r.hand.win,))}",
    replaces=("ittsuu",),
    names={"ja": "五心通貫", "zh": "五心通贯"},
    yes="123456789s CC chi=234m win=5s zoroba=1",
    no="123456789s CC chi=234m win=6s zoroba=1",
)
def uushin_tsuukan(r: Reading) -> bool:
    """A straight whose 456 was completed by its middle 5, in place of ittsuu; another 456 beside it may be."""
    if r.wait is not MIDDLE or r.win_set % NINE != 3:
        return False
    return r.sequence_mask >> (r.win_set - 3) & _STRAIGHT == _STRAIGHT


@han.item(
    "ryuuiisou",
    "Ryuuiisou",
    2,
    cite="T43",
    why="only 2 3 4 6 8 of bamboo and green, beside honitsu",
    names={"ja": "緑一色", "zh": "绿一色"},
    yes="223344s 666s 88s pon=FFF win=2s zoroba=1",
    no="223344s 666s 99s pon=FFF win=2s zoroba=1",
)
def ryuuiisou(r: Reading) -> bool:
    """Only 2, 3, 4, 6, 8 of bamboo and Green; without Green it is a chinitsu."""
    return r.kinds & _GREEN != 0 and not r.kinds & ~GREEN_TILES
