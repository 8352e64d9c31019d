"""The two bases and the yaku that are added to them (all-green:A2 to A4)."""

from __future__ import annotations

from scorecalc.rulesets.all_green.cards import SIMPLES, TERMINALS, H
from scorecalc.rulesets.all_green.items.registry import chips
from scorecalc.rulesets.all_green.reading import EDGE, TWO_SIDED, Reading, Show

__all__ = ["BASES"]

#: items that are no yaku: one of them is always paid
BASES = ("chin-itsu", "hon-itsu")

_ENDS = TERMINALS | 1 << H


def _parts(r: Reading, show: Show) -> str:
    return f"pair {show((r.pair, r.pair))}, {'triplet' if r.triplet else 'sequence'} {show(r.cards)}"


@chips.item(
    "chin-itsu",
    "Chin itsu",
    6,
    cite="A2",
    switchable=False,
    why="one suit, no H",
    aliases=("chinitsu",),
    names={"ja": "清一色", "zh": "清一色"},
    yes="11s 456s win=1s",
    no="HH 456s win=4s",
)
def chin_itsu(r: Reading) -> bool:
    """The base of a hand without H."""
    return not r.honour


@chips.item(
    "hon-itsu",
    "Hon itsu",
    3,
    cite="A2",
    switchable=False,
    why="one suit and H",
    aliases=("honitsu",),
    names={"ja": "混一色", "zh": "混一色"},
    yes="HH 456s win=5s",
    no="11s 456s win=5s",
)
def hon_itsu(r: Reading) -> bool:
    """The base of a hand with H."""
    return r.honour


def _pinfu_why(r: Reading, show: Show) -> str:
    held = show(tuple(card for card in r.cards if card != r.win))
    outer = (r.cards[0] - 1, r.cards[0] + 2) if r.win == r.cards[2] else (r.cards[0], r.cards[2] + 1)
    waits = [show((card,)) for card in outer if 0 <= card < H]
    return f"pair {show((r.pair, r.pair))}, {held} waits on {' and '.join(waits)}"


@chips.item(
    "pinfu",
    "Pinfu",
    1,
    cite="A3",
    why=_pinfu_why,
    names={"ja": "平和", "zh": "平和"},
    yes=("99s 123s win=1s +tsumo", "444s 56s win=4s"),
    no=("99s 123s win=3s +tsumo", "99s 456s win=5s", "HH 567s win=5s"),
)
def pinfu(r: Reading) -> bool:
    """A pair and a sequence of numbers, won on an outside number of two neighbours: 56 on 4 or 7."""
    if r.honour or r.triplet:
        return False
    return r.wait is TWO_SIDED or (r.wait is EDGE and r.rules.pinfu_wait == "edge-too")


@chips.item(
    "toitoi",
    "Toitoi",
    2,
    cite="A3",
    why=_parts,
    aliases=("toitoihou",),
    names={"ja": "対々和", "zh": "对对和"},
    yes=("66s 777s win=7s", "11s HHH win=H"),
    no="66s 678s win=7s",
)
def toitoi(r: Reading) -> bool:
    """A pair and a triplet, with H in one of them or without."""
    return r.triplet


@chips.item(
    "tanyao",
    "Tanyao",
    1,
    cite="A3",
    why="only 2 to 8",
    names={"ja": "断幺九", "zh": "断幺九"},
    yes="66s 777s win=7s",
    no=("66s 999s win=9s", "HH 567s win=5s"),
)
def tanyao(r: Reading) -> bool:
    """Only the numbers 2 to 8."""
    return not r.kinds & ~SIMPLES


@chips.item(
    "junchan",
    "Junchan",
    3,
    cite="A3",
    why=_parts,
    names={"ja": "純全帯幺", "zh": "纯全带幺"},
    yes="99s 123s win=2s",
    no=("99s 234s win=2s", "HH 123s win=2s"),
)
def junchan(r: Reading) -> bool:
    """A pair of 1 or 9 and a sequence with 1 or 9: 123 or 789."""
    return bool(1 << r.pair & TERMINALS) and r.outside


@chips.item(
    "hatsu",
    "Hatsu",
    1,
    cite="A4",
    why=lambda r, show: f"triplet HHH beside the pair {show((r.pair, r.pair))}",
    names={"ja": "發", "zh": "发"},
    yes=("77s HHH win=7s", "99s HHH win=H"),
    no="HH 777s win=7s",
)
def hatsu(r: Reading) -> bool:
    """The triplet HHH and a pair of numbers, any or 7 alone."""
    return r.triplet and r.cards[0] == H and (r.rules.hatsu_pair == "any" or r.pair == 6)


@chips.item(
    "honrou",
    "Honrou",
    2,
    cite="A4",
    why="only 1, 9 and H",
    aliases=("honroutou",),
    names={"ja": "混老頭", "zh": "混老头"},
    yes="99s HHH win=H",
    no=("77s HHH win=H", "HH 789s win=9s"),
)
def honrou(r: Reading) -> bool:
    """A pair and a triplet of 1, 9 and H alone, with H in one of them."""
    return r.triplet and r.honour and not r.kinds & ~_ENDS


@chips.item(
    "chanta",
    "Chanta",
    2,
    cite="A4",
    why=_parts,
    names={"ja": "混全帯幺", "zh": "混全带幺"},
    yes="HH 789s win=8s",
    no=("HH 678s win=8s", "99s HHH win=H"),
)
def chanta(r: Reading) -> bool:
    """The pair HH and a sequence with 1 or 9: 123 or 789."""
    if r.triplet:
        return r.rules.chanta_triplets and r.honour and not r.kinds & ~_ENDS
    return r.pair == H and r.outside
