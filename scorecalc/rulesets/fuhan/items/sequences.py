"""Yaku made of sequences."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST, HONOURS, ORPHANS, SIMPLES
from scorecalc.rulesets.fuhan.items.registry import han
from scorecalc.rulesets.fuhan.reading import SETS, TWO_SIDED, Reading
from scorecalc.rulesets.fuhan.shapes import Show, blocking, kinds_in, pair_value, three_suits, tile_sets, win_side
from scorecalc.rulesets.fuhan.traits import (
    NO_HONOUR,
    NO_TRIPLET,
    SEQUENCE,
    SEQUENCES_3,
    SOME_HONOUR,
    THREE_SUITS,
    TWINS,
)

#: first kinds of the sequences that hold a 1 or 9
_EDGES = sum(1 << 9 * suit + n for suit in range(3) for n in (0, 6))
_STRAIGHT = 0b1001001

_PINFU = "234m 567m 345p 678s 55s win=8s"


def _pinfu_why(r: Reading, show: Show) -> str:
    return f"four sequences, {show((r.pair, r.pair))} has no value, {win_side(r, show)}"


def _pinfu_near(r: Reading, show: Show) -> str:
    if r.form != SETS:
        return ""
    missed = []
    if not r.closed:
        missed.append("needs a closed hand")
    if r.triplet_mask:
        missed.append(blocking(r, show, r.triplet_mask))
    if pair_value(r):
        missed.append(f"the pair {show((r.pair, r.pair))} has value")
    if r.wait != TWO_SIDED:
        missed.append(f"needs a two-sided wait: {win_side(r, show)}")
    return missed[0] if len(missed) == 1 else ""


@han.item(
    "pinfu",
    "Pinfu",
    1,
    open=0,
    cite="Y5",
    why=_pinfu_why,
    near=_pinfu_near,
    names={"ja": "平和", "zh": "平和"},
    needs=NO_TRIPLET,
    yes=f"{_PINFU} +riichi",
    no="234m 567m 345p 678s 55s win=7s +riichi",
)
def pinfu(r: Reading) -> bool:
    """Four sequences, a pair without value, and a two-sided wait."""
    return r.wait is TWO_SIDED and not r.triplet_mask and (r.pair < EAST or not pair_value(r))


def _twin_words(r: Reading, show: Show) -> str:
    firsts = sorted({first for first in r.sequences if r.sequences.count(first) > 1})
    return " and ".join(f"{show((first, first + 1, first + 2))} twice" for first in firsts)


@han.item(
    "iipeikou",
    "Iipeikou",
    1,
    open=0,
    cite="Y7",
    why=_twin_words,
    names={"ja": "一盃口", "zh": "一杯口"},
    near=lambda r, _show: "needs a closed hand" if not r.closed and r.twins else "",
    needs=TWINS,
    yes="223344m 567p 789s 99s win=2m",
    no="223344p 223344s 99m win=2p",
)
def iipeikou(r: Reading) -> bool:
    """Two identical sequences; three alike are still one pair."""
    return r.twins > 0


@han.item(
    "ryanpeikou",
    "Ryanpeikou",
    3,
    open=0,
    cite="Y21",
    why=_twin_words,
    replaces=("iipeikou",),
    names={"ja": "二盃口", "zh": "二杯口"},
    needs=TWINS,
    yes="223344p 223344s 99m win=2p",
    no="223344m 567p 789s 99s win=2m",
)
def ryanpeikou(r: Reading) -> bool:
    """Two pairs of identical sequences; four alike are two pairs."""
    return r.twins == 2


def _doujun_why(r: Reading, show: Show) -> str:
    n = next(kinds_in(three_suits(r.sequence_mask)))
    return ", ".join(show((k, k + 1, k + 2)) for k in (n, n + 9, n + 18))


@han.item(
    "sanshoku-doujun",
    "Sanshoku doujun",
    2,
    open=1,
    cite="Y14",
    why=_doujun_why,
    aliases=("sanshoku",),
    names={"ja": "三色同順", "zh": "三色同顺"},
    needs=SEQUENCES_3 | THREE_SUITS,
    yes="234m 234p 234s 567m 99s win=2m",
    no="234m 234p 345s 678m 99s win=2m +riichi",
)
def sanshoku_doujun(r: Reading) -> bool:
    """The same sequence in the three suits."""
    return three_suits(r.sequence_mask) != 0


def _straight(r: Reading) -> tuple[int, int, int]:
    first = next(k for k in (0, 9, 18) if r.sequence_mask >> k & _STRAIGHT == _STRAIGHT)
    return first, first + 3, first + 6


@han.item(
    "ittsuu",
    "Ittsuu",
    2,
    open=1,
    cite="Y15",
    aliases=("ittsu", "ikkitsuukan"),
    names={"ja": "一気通貫", "zh": "一气通贯"},
    why=lambda r, show: ", ".join(show((k, k + 1, k + 2)) for k in _straight(r)),
    needs=SEQUENCES_3,
    yes="123456789m 345p 55s win=9m",
    no="123456m 789p 345p 55s win=9p +riichi",
)
def ittsuu(r: Reading) -> bool:
    """123, 456 and 789 of one suit."""
    mask = r.sequence_mask
    return mask & _STRAIGHT == _STRAIGHT or mask >> 9 & _STRAIGHT == _STRAIGHT or mask >> 18 & _STRAIGHT == _STRAIGHT


def _outside(r: Reading) -> bool:
    """Every set and the pair hold a 1, 9 or honour, and there is a sequence."""
    mask = r.sequence_mask
    return mask != 0 and not mask & ~_EDGES and not (r.triplet_mask | 1 << r.pair) & SIMPLES


def _inside_set(r: Reading, show: Show) -> str:
    if r.form is not SETS or not r.sequences:
        return ""
    inside = [s for s in tile_sets(r) if not any(ORPHANS >> kind & 1 for kind in s.kinds)]
    return f"blocked by {show(inside[0].kinds)}" if len(inside) == 1 else ""


@han.item(
    "chanta",
    "Chanta",
    2,
    open=1,
    cite="Y16",
    why="every set and the pair hold a 1, 9 or honour",
    names={"ja": "混全帯幺九", "zh": "混全带幺九"},
    near=lambda r, show: _inside_set(r, show) if r.kinds & HONOURS else "",
    needs=SEQUENCE | SOME_HONOUR,
    yes="123m 789p 999s EE chi=123s win=3m seat=S round=S",
    no="123m 789p 999s 11s chi=123p win=3m +houtei",
)
def chanta(r: Reading) -> bool:
    """A 1, a 9 or an honour in each set and in the pair, honours among them, and not triplets alone."""
    return r.kinds & HONOURS != 0 and _outside(r)


@han.item(
    "junchan",
    "Junchan",
    3,
    open=2,
    cite="Y25",
    why="every set and the pair hold a 1 or 9",
    names={"ja": "純全帯幺九", "zh": "纯全带幺九"},
    near=lambda r, show: "" if r.kinds & HONOURS else _inside_set(r, show),
    needs=SEQUENCE | NO_HONOUR,
    yes="123m 789p 999s 11s chi=123p win=3m",
    no="123m 789p 999s EE chi=123s win=3m seat=S round=S",
)
def junchan(r: Reading) -> bool:
    """A 1 or a 9 in each set and in the pair, and not triplets alone."""
    return not r.kinds & HONOURS and _outside(r)
