"""Yaku that hang on the kinds of tiles in the hand, whatever its sets."""

from __future__ import annotations

from scorecalc.mahjong.tiles import HONOURS, ORPHANS, SIMPLES, SUITS, TERMINALS
from scorecalc.rulesets.fuhan.items.registry import han
from scorecalc.rulesets.fuhan.reading import PAIRS, Reading
from scorecalc.rulesets.fuhan.shapes import SUIT_NAMES, Show, blocking, suit_of
from scorecalc.rulesets.fuhan.traits import NO_HONOUR, NO_ORPHAN, NO_SIMPLE, ODD, ONE_SUIT, SOME_HONOUR

_NUMBERS = TERMINALS | SIMPLES
_NO_CHARACTERS, _NO_CIRCLES, _NO_BAMBOO = (_NUMBERS & ~suit for suit in SUITS)


@han.item(
    "tanyao",
    "Tanyao",
    1,
    cite="Y6",
    why="only 2 to 8",
    names={"ja": "断幺九", "zh": "断幺九"},
    near=lambda r, show: blocking(r, show, ORPHANS),
    needs=NO_ORPHAN,
    yes="234m 456p 66s 888s chi=678p win=6s",
    no="123m 456p 66s 888s win=6s chi=678p +houtei",
)
def tanyao(r: Reading) -> bool:
    """Only tiles from 2 to 8."""
    return not r.kinds & ORPHANS


@han.item(
    "chiitoitsu",
    "Chiitoitsu",
    2,
    open=0,
    cite="Y13",
    why="seven different pairs",
    names={"ja": "七対子", "zh": "七对子"},
    needs=ODD,
    yes="1133m 5577p 99s EECC win=C",
    no="223344p 223344s 99m win=2p",
)
def chiitoitsu(r: Reading) -> bool:
    """Seven different pairs."""
    return r.form is PAIRS


@han.item(
    "honroutou",
    "Honroutou",
    2,
    cite="Y22",
    why="only 1, 9 and honours",
    names={"ja": "混老頭", "zh": "混老头"},
    near=lambda r, show: "" if r.sequences else blocking(r, show, SIMPLES),
    needs=NO_SIMPLE | SOME_HONOUR,
    yes="111m 999p EE pon=111s pon=CCC win=1m seat=S round=S",
    no="111m 999p 22s pon=111s pon=CCC win=1m",
)
def honroutou(r: Reading) -> bool:
    """Only 1, 9 and honours."""
    return not r.kinds & SIMPLES and bool(r.kinds & HONOURS) and bool(r.kinds & TERMINALS)


def _one_suit(kinds: int) -> bool:
    """Whether the tiles that are no honours are of one suit at most."""
    return not kinds & _NO_CHARACTERS or not kinds & _NO_CIRCLES or not kinds & _NO_BAMBOO


def _flush_why(r: Reading, _show: Show) -> str:
    suit = suit_of(r.kinds)
    return "" if suit is None else SUIT_NAMES[suit] + (" and honours" if r.kinds & HONOURS else " only")


def _flush_near(r: Reading, show: Show) -> str:
    """One set of another suit than all the rest."""
    words = [blocking(r, show, 0x1FF << 9 * suit) for suit in range(3) if r.kinds >> 9 * suit & 0x1FF]
    return next((w for w in words if w), "") if len(words) == 2 else ""


@han.item(
    "honitsu",
    "Honitsu",
    3,
    open=2,
    cite="Y24",
    why=_flush_why,
    near=lambda r, show: _flush_near(r, show) if r.kinds & HONOURS else "",
    names={"ja": "混一色", "zh": "混一色"},
    needs=ONE_SUIT | SOME_HONOUR,
    yes="123m 567m 99m CCC chi=789m win=3m",
    no="123m 567m 99p CCC chi=789m win=3m",
)
def honitsu(r: Reading) -> bool:
    """One suit, and honours."""
    return r.kinds & HONOURS != 0 and r.kinds & _NUMBERS != 0 and _one_suit(r.kinds)


@han.item(
    "chinitsu",
    "Chinitsu",
    6,
    open=5,
    cite="Y26",
    why=_flush_why,
    near=lambda r, show: "" if r.kinds & HONOURS else _flush_near(r, show),
    names={"ja": "清一色", "zh": "清一色"},
    needs=ONE_SUIT | NO_HONOUR,
    yes="123m 567m 99m 444m chi=789m win=3m",
    no="123m 567m 99m CCC chi=789m win=3m",
)
def chinitsu(r: Reading) -> bool:
    """One suit only."""
    return not r.kinds & HONOURS and _one_suit(r.kinds)
