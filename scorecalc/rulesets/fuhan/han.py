"""The ordinary yaku of riichi, in the order of the rule's table (riichi:Y1 to Y26)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, EAST, HONOURS, ORPHANS, SIMPLES, TERMINALS
from scorecalc.rules.item import Items
from scorecalc.rulesets.fuhan.reading import PAIRS, SETS, TWO_SIDED, Reading
from scorecalc.rulesets.fuhan.shapes import (
    SUIT_NAMES,
    Show,
    blocking,
    kinds_in,
    pair_value,
    shown,
    suit_of,
    tile_sets,
    twins,
    win_side,
)

__all__ = ["RIICHI", "han"]

RIICHI = Items("riichi")
han = RIICHI.section("han")

#: first kinds of the sequences that hold a 1 or 9
_EDGES = sum(1 << 9 * suit + n for suit in range(3) for n in (0, 6))
_STRAIGHT = 0b1001001
_NUMBERS = TERMINALS | SIMPLES

_PINFU = "234m 567m 345p 678s 55s win=8s"


def _needs_closed(r: Reading, _show: Show) -> str:
    if not r.closed:
        return "needs a closed hand"
    return "" if r.flags & {"double-riichi", "open-riichi"} else "not declared"


def _needs_tsumo(r: Reading, _show: Show) -> str:
    return "needs a self-draw" if r.closed else ""


@han.item(
    "riichi", "Riichi", 1, open=0, cite="Y1", why="declared", near=_needs_closed, names={"ja": "立直", "zh": "立直"},
    yes=f"{_PINFU} +riichi", no=f"{_PINFU} +double-riichi",
)  # fmt: skip
def riichi(r: Reading) -> bool:
    """Declared with a closed hand that lacked one tile; a double or an open riichi takes its place."""
    return "riichi" in r.flags


@han.item(
    "double-riichi", "Double riichi", 2, open=0, cite="Y2", why="declared on the first turn",
    names={"ja": "ダブル立直", "zh": "双立直"}, yes=f"{_PINFU} +double-riichi", no=f"{_PINFU} +riichi",
)  # fmt: skip
def double_riichi(r: Reading) -> bool:
    """Riichi declared on the first turn, before any call."""
    return "double-riichi" in r.flags


@han.item(
    "open-riichi", "Open riichi", 1, open=0, cite="Y1", why="declared with the wait shown, one han more",
    names={"ja": "オープン立直", "zh": "开立直"}, mark="reading",
    yes=f"{_PINFU} +riichi +open-riichi open-riichi=on", no=f"{_PINFU} +riichi open-riichi=on",
)  # fmt: skip
def open_riichi(r: Reading) -> bool:
    """Riichi with the waiting tiles shown: a han on top of the riichi that it is declared with."""
    return "open-riichi" in r.flags


@han.item(
    "ippatsu", "Ippatsu", 1, open=0, cite="Y3", why="within one turn after riichi", names={"ja": "一発", "zh": "一发"},
    yes=f"{_PINFU} +riichi +ippatsu", no=f"{_PINFU} +riichi",
)  # fmt: skip
def ippatsu(r: Reading) -> bool:
    """Won within one turn after riichi, with no call in between."""
    return "ippatsu" in r.flags


@han.item(
    "menzen-tsumo", "Menzen tsumo", 1, open=0, cite="Y4", why="self-draw with a closed hand", near=_needs_tsumo,
    aliases=("tsumo",), names={"ja": "門前清自摸和", "zh": "门前清自摸和"},
    yes=f"{_PINFU} +tsumo", no=f"{_PINFU} +riichi",
)  # fmt: skip
def menzen_tsumo(r: Reading) -> bool:
    """A closed hand won by self-draw."""
    return r.tsumo


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
    "pinfu", "Pinfu", 1, open=0, cite="Y5", why=_pinfu_why, near=_pinfu_near, names={"ja": "平和", "zh": "平和"},
    yes=f"{_PINFU} +riichi", no="234m 567m 345p 678s 55s win=7s +riichi",
)  # fmt: skip
def pinfu(r: Reading) -> bool:
    """Four sequences, a pair without value, and a two-sided wait."""
    return r.wait is TWO_SIDED and not r.triplet_mask and not pair_value(r)


@han.item(
    "tanyao", "Tanyao", 1, cite="Y6", why="only 2 to 8", names={"ja": "断幺九", "zh": "断幺九"},
    near=lambda r, show: blocking(r, show, ORPHANS),
    yes="234m 456p 66s 888s chi=678p win=6s", no="123m 456p 66s 888s win=6s chi=678p +houtei",
)  # fmt: skip
def tanyao(r: Reading) -> bool:
    """Only tiles from 2 to 8."""
    return not r.kinds & ORPHANS


def _twin_words(r: Reading, show: Show) -> str:
    firsts = sorted({first for first in r.sequences if r.sequences.count(first) > 1})
    return " and ".join(f"{show((first, first + 1, first + 2))} twice" for first in firsts)


@han.item(
    "iipeikou", "Iipeikou", 1, open=0, cite="Y7", why=_twin_words, names={"ja": "一盃口", "zh": "一杯口"},
    near=lambda r, _show: "needs a closed hand" if not r.closed and twins(r.sequences) else "",
    yes="223344m 567p 789s 99s win=2m", no="223344p 223344s 99m win=2p",
)  # fmt: skip
def iipeikou(r: Reading) -> bool:
    """Two identical sequences; three alike are still one pair."""
    return twins(r.sequences) > 0


@han.item(
    "haku", "Haku", 1, cite="Y8", why=lambda _r, show: f"triplet of {show((31,))}", names={"ja": "白", "zh": "白"},
    near=lambda r, show: f"{show((31, 31))} is only a pair" if r.pair == 31 else "",
    yes="234m 567p 22s PPP chi=678s win=4m", no="234m 567p 222s PP chi=678s win=4m +haitei +tsumo",
)  # fmt: skip
def haku(r: Reading) -> int:
    """A triplet or kan of the white dragon."""
    return r.triplet_mask >> 31 & 1


@han.item(
    "hatsu", "Hatsu", 1, cite="Y8", why=lambda _r, show: f"triplet of {show((32,))}", names={"ja": "發", "zh": "发"},
    near=lambda r, show: f"{show((32, 32))} is only a pair" if r.pair == 32 else "",
    yes="234m 567p 22s chi=678s pon=FFF win=4m", no="234m 567p 222s FF chi=678s win=4m +haitei +tsumo",
)  # fmt: skip
def hatsu(r: Reading) -> int:
    """A triplet or kan of the green dragon."""
    return r.triplet_mask >> 32 & 1


@han.item(
    "chun", "Chun", 1, cite="Y8", why=lambda _r, show: f"triplet of {show((33,))}", names={"ja": "中", "zh": "中"},
    near=lambda r, show: f"{show((33, 33))} is only a pair" if r.pair == 33 else "",
    yes="234m 567p 22s chi=678s kan=CCCC win=4m", no="234m 567p 222s CC chi=678s win=4m +haitei +tsumo",
)  # fmt: skip
def chun(r: Reading) -> int:
    """A triplet or kan of the red dragon."""
    return r.triplet_mask >> 33 & 1


def _wind(r: Reading, show: Show, wind: int | None, of: str) -> str:
    return "" if wind is None else f"triplet of {show((EAST + wind,))}, the {of} wind"


@han.item(
    "seat-wind", "Seat wind", 1, cite="Y8", why=lambda r, show: _wind(r, show, r.hand.seat, "seat"),
    names={"ja": "自風", "zh": "自风"},
    near=lambda r, show: f"{show((r.pair, r.pair))} is only a pair" if r.pair - EAST == r.hand.seat else "",
    yes="234m 567p 22s SSS chi=678s win=4m seat=S round=E", no="234m 567p 22s SSS chi=678s win=4m seat=W round=S",
)  # fmt: skip
def seat_wind(r: Reading) -> int:
    """A triplet or kan of the winner's own wind."""
    seat = r.hand.seat
    return 0 if seat is None else r.triplet_mask >> EAST + seat & 1


@han.item(
    "round-wind", "Round wind", 1, cite="Y8", why=lambda r, show: _wind(r, show, r.hand.round, "round"),
    names={"ja": "場風", "zh": "场风"},
    near=lambda r, show: f"{show((r.pair, r.pair))} is only a pair" if r.pair - EAST == r.hand.round else "",
    yes="234m 567p 22s SSS chi=678s win=4m seat=W round=S", no="234m 567p 22s SSS chi=678s win=4m seat=S round=E",
)  # fmt: skip
def round_wind(r: Reading) -> int:
    """A triplet or kan of the wind of the round."""
    return r.triplet_mask >> EAST + r.hand.round & 1


@han.item(
    "rinshan", "Rinshan kaihou", 1, cite="Y9", why="won on the replacement tile of a kan", names={"ja": "嶺上開花", "zh": "岭上开花"},
    yes="123m 567p 22s chi=678s kan=9999m win=3m +tsumo +rinshan", no="123m 567p 22s chi=678s kan=9999m win=3m +tsumo +haitei",
)  # fmt: skip
def rinshan(r: Reading) -> bool:
    """Self-draw of the replacement tile after a kan."""
    return "rinshan" in r.flags


@han.item(
    "chankan", "Chankan", 1, cite="Y10", why="won on the tile added to a pon", names={"ja": "搶槓", "zh": "抢杠"},
    yes="123m 567p 22s 999m chi=678s win=3m +chankan", no="123m 567p 22s 999m chi=678s win=3m +houtei",
)  # fmt: skip
def chankan(r: Reading) -> bool:
    """Ron on the tile that another player adds to a pon."""
    return "chankan" in r.flags


@han.item(
    "haitei", "Haitei", 1, cite="Y11", why="won on the last tile of the wall", names={"ja": "海底摸月", "zh": "海底摸月"},
    yes="123m 567p 22s 999m chi=678s win=3m +tsumo +haitei", no="123m 567p 22s 999m chi=678s win=3m +houtei",
)  # fmt: skip
def haitei(r: Reading) -> bool:
    """Self-draw of the last tile of the wall."""
    return "haitei" in r.flags


@han.item(
    "houtei", "Houtei", 1, cite="Y12", why="won on the last discard", names={"ja": "河底撈魚", "zh": "河底捞鱼"},
    yes="123m 567p 22s 999m chi=678s win=3m +houtei", no="123m 567p 22s 999m chi=678s win=3m +tsumo +haitei",
)  # fmt: skip
def houtei(r: Reading) -> bool:
    """Ron on the last discard."""
    return "houtei" in r.flags


@han.item(
    "chiitoitsu", "Chiitoitsu", 2, open=0, cite="Y13", why="seven different pairs", names={"ja": "七対子", "zh": "七对子"},
    yes="1133m 5577p 99s EECC win=C", no="223344p 223344s 99m win=2p",
)  # fmt: skip
def chiitoitsu(r: Reading) -> bool:
    """Seven different pairs."""
    return r.form is PAIRS


def _three_suits(mask: int) -> int:
    """Places 0 to 8 that the mask has in all three suits, as a mask."""
    return mask & mask >> 9 & mask >> 18 & 0x1FF


def _doujun_why(r: Reading, show: Show) -> str:
    n = next(kinds_in(_three_suits(r.sequence_mask)))
    return ", ".join(show((k, k + 1, k + 2)) for k in (n, n + 9, n + 18))


@han.item(
    "sanshoku-doujun", "Sanshoku doujun", 2, open=1, cite="Y14", why=_doujun_why, aliases=("sanshoku",),
    names={"ja": "三色同順", "zh": "三色同顺"},
    yes="234m 234p 234s 567m 99s win=2m", no="234m 234p 345s 678m 99s win=2m +riichi",
)  # fmt: skip
def sanshoku_doujun(r: Reading) -> bool:
    """The same sequence in the three suits."""
    return _three_suits(r.sequence_mask) != 0


@han.item(
    "ittsuu", "Ittsuu", 2, open=1, cite="Y15", aliases=("ittsu", "ikkitsuukan"), names={"ja": "一気通貫", "zh": "一气通贯"},
    why=lambda r, show: ", ".join(show((k, k + 1, k + 2)) for k in _straight(r)),
    yes="123456789m 345p 55s win=9m", no="123456m 789p 345p 55s win=9p +riichi",
)  # fmt: skip
def ittsuu(r: Reading) -> bool:
    """123, 456 and 789 of one suit."""
    mask = r.sequence_mask
    return mask & _STRAIGHT == _STRAIGHT or mask >> 9 & _STRAIGHT == _STRAIGHT or mask >> 18 & _STRAIGHT == _STRAIGHT


def _straight(r: Reading) -> tuple[int, int, int]:
    first = next(k for k in (0, 9, 18) if r.sequence_mask >> k & _STRAIGHT == _STRAIGHT)
    return first, first + 3, first + 6


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
    "chanta", "Chanta", 2, open=1, cite="Y16", why="every set and the pair hold a 1, 9 or honour", names={"ja": "混全帯幺九", "zh": "混全带幺九"},
    near=lambda r, show: _inside_set(r, show) if r.kinds & HONOURS else "",
    yes="123m 789p 999s EE chi=123s win=3m seat=S round=S", no="123m 789p 999s 11s chi=123p win=3m +houtei",
)  # fmt: skip
def chanta(r: Reading) -> bool:
    """Every set and the pair hold a 1, 9 or honour; at least one sequence, at least one honour."""
    return r.kinds & HONOURS != 0 and _outside(r)


@han.item(
    "toitoi", "Toitoi", 2, cite="Y17", why="four triplets", names={"ja": "対々和", "zh": "对对和"},
    near=lambda r, show: blocking(r, show, 0b111 << r.sequences[0]) if len(r.sequences) == 1 else "",
    yes="222m 444p 66s pon=888s pon=333p win=2m", no="222m 345p 66s pon=888s pon=333p win=2m",
)  # fmt: skip
def toitoi(r: Reading) -> bool:
    """Four triplets or kans."""
    return r.form is SETS and not r.sequences


@han.item(
    "sanankou", "Sanankou", 2, cite="Y18", names={"ja": "三暗刻", "zh": "三暗刻"},
    why=lambda r, show: shown(r, show, lambda s: s.shape in ("triplet", "kan") and s.state == "concealed"),
    yes="222m 444p 888s 66s chi=345m win=6s", no="222m 444p 888s 66s chi=345m win=8s",
)  # fmt: skip
def sanankou(r: Reading) -> bool:
    """Three concealed triplets or kans; the one that a discard completed is not concealed."""
    return r.concealed == 3


@han.item(
    "sanshoku-doukou", "Sanshoku doukou", 2, cite="Y19", names={"ja": "三色同刻", "zh": "三色同刻"},
    why=lambda r, show: _doukou(r, show),
    yes="222m 222p 55s chi=678s pon=222s win=2m", no="222m 222p 55s chi=678s pon=333s win=2m +houtei",
)  # fmt: skip
def sanshoku_doukou(r: Reading) -> bool:
    """The same triplet in the three suits."""
    return _three_suits(r.triplet_mask) != 0


def _doukou(r: Reading, show: Show) -> str:
    n = next(kinds_in(_three_suits(r.triplet_mask)))
    return ", ".join(show((k, k, k)) for k in (n, n + 9, n + 18))


def kans(r: Reading) -> int:
    """How many kans a reading has; they are all among the calls."""
    return sum(len(meld.pieces) == 4 for meld in r.hand.melds)


@han.item(
    "sankantsu", "Sankantsu", 2, cite="Y20", names={"ja": "三槓子", "zh": "三杠子"},
    why=lambda r, show: shown(r, show, lambda s: s.shape == "kan"),
    yes="345m 66s kan=2222m kakan=4444p ankan=8888s win=3m", no="345m 444p 66s kan=2222m ankan=8888s win=3m",
)  # fmt: skip
def sankantsu(r: Reading) -> bool:
    """Three kans."""
    return len(r.hand.melds) > 2 and kans(r) == 3


@han.item(
    "ryanpeikou", "Ryanpeikou", 3, open=0, cite="Y21", why=_twin_words, replaces=("iipeikou",), names={"ja": "二盃口", "zh": "二杯口"},
    yes="223344p 223344s 99m win=2p", no="223344m 567p 789s 99s win=2m",
)  # fmt: skip
def ryanpeikou(r: Reading) -> bool:
    """Two pairs of identical sequences; four alike are two pairs."""
    return twins(r.sequences) == 2


@han.item(
    "honroutou", "Honroutou", 2, cite="Y22", why="only 1, 9 and honours", names={"ja": "混老頭", "zh": "混老头"},
    near=lambda r, show: "" if r.sequences else blocking(r, show, SIMPLES),
    yes="111m 999p EE pon=111s pon=CCC win=1m seat=S round=S", no="111m 999p 22s pon=111s pon=CCC win=1m",
)  # fmt: skip
def honroutou(r: Reading) -> bool:
    """Only 1, 9 and honours."""
    return not r.kinds & SIMPLES and bool(r.kinds & HONOURS) and bool(r.kinds & TERMINALS)


@han.item(
    "shousangen", "Shousangen", 2, cite="Y23", why="two triplets of dragons and the pair of the third", names={"ja": "小三元", "zh": "小三元"},
    yes="234m CC PPP chi=678s pon=FFF win=4m", no="234m 22s PPP chi=678s pon=FFF win=4m",
)  # fmt: skip
def shousangen(r: Reading) -> bool:
    """Two triplets of dragons and the pair of the third."""
    return r.pair > 30 and (r.triplet_mask & DRAGONS).bit_count() == 2


def _flush_why(r: Reading, _show: Show) -> str:
    suit = suit_of(r.kinds)
    return "" if suit is None else SUIT_NAMES[suit] + (" and honours" if r.kinds & HONOURS else " only")


def _flush_near(r: Reading, show: Show) -> str:
    """One set of another suit than all the rest."""
    words = [blocking(r, show, 0x1FF << 9 * suit) for suit in range(3) if r.kinds >> 9 * suit & 0x1FF]
    return next((w for w in words if w), "") if len(words) == 2 else ""


@han.item(
    "honitsu", "Honitsu", 3, open=2, cite="Y24", why=_flush_why, near=lambda r, show: _flush_near(r, show) if r.kinds & HONOURS else "",
    names={"ja": "混一色", "zh": "混一色"},
    yes="123m 567m 99m CCC chi=789m win=3m", no="123m 567m 99p CCC chi=789m win=3m",
)  # fmt: skip
def honitsu(r: Reading) -> bool:
    """One suit, and honours."""
    return r.kinds & HONOURS != 0 and r.kinds & _NUMBERS != 0 and suit_of(r.kinds) is not None


@han.item(
    "junchan", "Junchan", 3, open=2, cite="Y25", why="every set and the pair hold a 1 or 9", names={"ja": "純全帯幺九", "zh": "纯全带幺九"},
    near=lambda r, show: "" if r.kinds & HONOURS else _inside_set(r, show),
    yes="123m 789p 999s 11s chi=123p win=3m", no="123m 789p 999s EE chi=123s win=3m seat=S round=S",
)  # fmt: skip
def junchan(r: Reading) -> bool:
    """Every set and the pair hold a 1 or 9; at least one sequence; no honour."""
    return not r.kinds & HONOURS and _outside(r)


@han.item(
    "chinitsu", "Chinitsu", 6, open=5, cite="Y26", why=_flush_why, near=lambda r, show: "" if r.kinds & HONOURS else _flush_near(r, show),
    names={"ja": "清一色", "zh": "清一色"},
    yes="123m 567m 99m 444m chi=789m win=3m", no="123m 567m 99m CCC chi=789m win=3m",
)  # fmt: skip
def chinitsu(r: Reading) -> bool:
    """One suit only."""
    return not r.kinds & HONOURS and suit_of(r.kinds) is not None


@han.item(
    "renhou", "Renhou", 1, open=0, cite="M2", why="won on a discard before the first draw", names={"ja": "人和", "zh": "人和"},
    mark="reading", switchable=False,
    yes=f"{_PINFU} +renhou renhou=5", no=f"{_PINFU} renhou=5",
)  # fmt: skip
def renhou(r: Reading) -> bool:
    """A non-dealer's win on a discard before his first draw and any call; worth what the option says."""
    return "renhou" in r.flags
