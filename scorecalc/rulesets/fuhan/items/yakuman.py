"""The yakuman of riichi (riichi:M1 to M15); their value is in units of yakuman."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, FIELD, FIELD_BITS, GREEN_TILES, HONOURS, SUITS, TERMINALS, WINDS, copies
from scorecalc.rulesets.fuhan.items.registry import yakuman
from scorecalc.rulesets.fuhan.reading import ORPHAN_HAND, PAIR, SETS, Reading
from scorecalc.rulesets.fuhan.shapes import kans, shown, win_side
from scorecalc.rulesets.fuhan.traits import (
    CONCEALED_3,
    HONOUR_TRIPLET,
    MELDS_3,
    NO_HONOUR,
    NO_SIMPLE,
    ODD,
    ONE_SUIT,
    SOME_HONOUR,
    TRIPLETS_3,
)

_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)


@yakuman.item(
    "daisangen",
    "Daisangen",
    1,
    cite="M3",
    names={"ja": "大三元", "zh": "大三元"},
    why=lambda r, show: shown(r, show, lambda s: s.shape != "pair" and s.kinds[0] > 30),
    near=lambda r, show: (
        f"{show((r.pair, r.pair))} is only a pair"
        if r.pair > 30 and (r.triplet_mask & DRAGONS).bit_count() == 2
        else ""
    ),
    needs=HONOUR_TRIPLET | TRIPLETS_3,
    yes="234m 22s CCC pon=PPP pon=FFF win=2s",
    no="234m CC 222s pon=PPP pon=FFF win=C",
)
def daisangen(r: Reading) -> bool:
    """Triplets or kans of all three dragons."""
    return not DRAGONS & ~r.triplet_mask


@yakuman.item(
    "suukantsu",
    "Suukantsu",
    1,
    cite="M4",
    names={"ja": "四槓子", "zh": "四杠子"},
    why=lambda r, show: shown(r, show, lambda s: s.shape == "kan"),
    needs=MELDS_3,
    yes="66s kan=2222m kakan=4444p ankan=8888s kan=3333m win=6s",
    no="345m 66s kan=2222m kakan=4444p ankan=8888s win=3m",
)
def suukantsu(r: Reading) -> bool:
    """Four kans, open or concealed."""
    return len(r.hand.melds) == 4 and kans(r) == 4


@yakuman.item(
    "ryuuiisou",
    "Ryuuiisou",
    1,
    cite="M5",
    why="only 2 3 4 6 8 of bamboo and green",
    names={"ja": "緑一色", "zh": "绿一色"},
    needs=ONE_SUIT,
    yes="223344s 666s 88s pon=FFF win=2s",
    no="223344s 666s 99s pon=FFF win=2s",
)
def ryuuiisou(r: Reading) -> bool:
    """Only 2, 3, 4, 6, 8 of bamboo and the green dragon, which may be missing."""
    return not r.kinds & ~GREEN_TILES


@yakuman.item(
    "tsuuiisou",
    "Tsuuiisou",
    1,
    cite="M6",
    why="only honours",
    names={"ja": "字一色", "zh": "字一色"},
    needs=NO_SIMPLE | SOME_HONOUR,
    yes="EEE SSS WW pon=PPP pon=FFF win=W seat=S round=E",
    no="EEE SSS 99m pon=PPP pon=FFF win=9m seat=S round=E",
)
def tsuuiisou(r: Reading) -> bool:
    """Only honours; seven pairs may be."""
    return not r.kinds & ~HONOURS


@yakuman.item(
    "chinroutou",
    "Chinroutou",
    1,
    cite="M7",
    why="only 1 and 9",
    names={"ja": "清老頭", "zh": "清老头"},
    needs=NO_SIMPLE | NO_HONOUR,
    yes="111m 999m 99s pon=111p pon=999p win=9s",
    no="111m 999m CC pon=111p pon=999p win=C",
)
def chinroutou(r: Reading) -> bool:
    """Only 1 and 9."""
    return not r.kinds & ~TERMINALS


@yakuman.item(
    "kokushi",
    "Kokushi musou",
    1,
    open=0,
    cite="M8",
    why="thirteen orphans",
    aliases=("kokushi-musou",),
    names={"ja": "国士無双", "zh": "国士无双"},
    needs=ODD,
    yes="19m 19p 19s ESWNPFCC win=9s",
    no="19m 19p 19s ESWNPFCC win=C",
)
def kokushi(r: Reading) -> bool:
    """One of each 1, 9 and honour, and a second copy of one."""
    return r.form is ORPHAN_HAND


@yakuman.item(
    "kokushi-13",
    "Kokushi, thirteen-sided wait",
    1,
    open=0,
    cite="M9",
    why="thirteen orphans, waiting on all of them",
    replaces=("kokushi",),
    aliases=("kokushi-juusanmen", "kokushi-13-sided"),
    names={"ja": "国士無双十三面待ち", "zh": "国士无双十三面"},
    needs=ODD,
    yes="19m 19p 19s ESWNPFCC win=C",
    no="19m 19p 19s ESWNPFCC win=9s",
)
def kokushi_13(r: Reading) -> bool:
    """Thirteen orphans where the winning tile makes the pair."""
    return r.form is ORPHAN_HAND and copies(r.hand.count, r.hand.win) == 2


@yakuman.item(
    "suuankou",
    "Suuankou",
    1,
    open=0,
    cite="M10",
    names={"ja": "四暗刻", "zh": "四暗刻"},
    why=lambda r, show: shown(r, show, lambda s: s.shape in ("triplet", "kan")),
    near=lambda r, show: (
        f"{show((r.win_set,) * 3)} was completed by a discard"
        if r.concealed == 3 and r.closed and not r.sequences
        else ""
    ),
    needs=CONCEALED_3,
    yes="222m 444p 888s 66s CCC win=8s +tsumo",
    no="222m 444p 888s 66s CCC win=8s",
)
def suuankou(r: Reading) -> bool:
    """Four concealed triplets."""
    return r.concealed == 4


@yakuman.item(
    "suuankou-tanki",
    "Suuankou tanki",
    1,
    open=0,
    cite="M11",
    replaces=("suuankou",),
    names={"ja": "四暗刻単騎", "zh": "四暗刻单骑"},
    why=lambda r, show: shown(r, show, lambda s: s.shape in ("triplet", "kan")) + ", " + win_side(r, show),
    needs=CONCEALED_3,
    yes="222m 444p 888s 66s CCC win=6s",
    no="222m 444p 888s 66s CCC win=8s +tsumo",
)
def suuankou_tanki(r: Reading) -> bool:
    """Four concealed triplets, waiting on the pair."""
    return r.concealed == 4 and r.wait is PAIR


def _ninth_gate(r: Reading) -> int | None:
    """The kind that is over and above 1112345678999, None where the hand does not hold these."""
    if r.hand.melds or r.form is not SETS or r.kinds not in SUITS:
        return None
    first = (r.kinds & -r.kinds).bit_length() - 1
    extra = None
    for n, least in enumerate(_GATES):
        over = (r.hand.count >> FIELD_BITS * (first + n) & FIELD) - least
        if over < 0:
            return None
        if over:
            extra = first + n
    return extra


@yakuman.item(
    "chuuren",
    "Chuuren poutou",
    1,
    open=0,
    cite="M12",
    why="1112345678999 and one more",
    aliases=("chuuren-poutou",),
    names={"ja": "九蓮宝燈", "zh": "九莲宝灯"},
    needs=ONE_SUIT | NO_HONOUR,
    yes="11123456789995m win=3m",
    no="11123456789995m win=5m",
)
def chuuren(r: Reading) -> bool:
    """1112345678999 of one suit and one more of it, closed and without a kan."""
    return _ninth_gate(r) is not None


@yakuman.item(
    "junsei-chuuren",
    "Junsei chuuren poutou",
    1,
    open=0,
    cite="M13",
    why="1112345678999, waiting on all nine",
    replaces=("chuuren",),
    aliases=("junsei-chuuren-poutou",),
    names={"ja": "純正九蓮宝燈", "zh": "纯正九莲宝灯"},
    needs=ONE_SUIT | NO_HONOUR,
    yes="11123456789995m win=5m",
    no="11123456789995m win=3m",
)
def junsei_chuuren(r: Reading) -> bool:
    """1112345678999 of one suit, won on the tile that is over and above."""
    return _ninth_gate(r) == r.hand.win


@yakuman.item(
    "shousuushii",
    "Shousuushii",
    1,
    mark="reading",
    cite="M14",
    why="three triplets of winds and the pair of the fourth",
    names={"ja": "小四喜", "zh": "小四喜"},
    needs=HONOUR_TRIPLET | TRIPLETS_3,
    yes="EEE SSS NN 234m pon=WWW win=4m seat=E round=E",
    no="EEE SSS 99s 234m pon=WWW win=4m seat=E round=E",
)
def shousuushii(r: Reading) -> bool:
    """Three triplets or kans of winds and the pair of the fourth."""
    return r.pair >= 27 and WINDS >> r.pair & 1 != 0 and (r.triplet_mask & WINDS).bit_count() == 3


@yakuman.item(
    "daisuushii",
    "Daisuushii",
    1,
    mark="reading",
    cite="M15",
    why="triplets of all four winds",
    replaces=("shousuushii",),
    names={"ja": "大四喜", "zh": "大四喜"},
    needs=HONOUR_TRIPLET | TRIPLETS_3,
    yes="EEE SSS 99s NNN pon=WWW win=9s seat=E round=E",
    no="EEE SSS NN 234m pon=WWW win=4m seat=E round=E",
)
def daisuushii(r: Reading) -> bool:
    """Triplets or kans of all four winds."""
    return not WINDS & ~r.triplet_mask
