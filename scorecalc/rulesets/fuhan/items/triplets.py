"""Yaku made of triplets and kans."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, EAST
from scorecalc.rulesets.fuhan.items.registry import han
from scorecalc.rulesets.fuhan.reading import SETS, Reading
from scorecalc.rulesets.fuhan.shapes import Show, blocking, kans, kinds_in, shown, three_suits
from scorecalc.rulesets.fuhan.traits import CONCEALED_3, HONOUR_TRIPLET, MELDS_3, NO_SEQUENCE, THREE_SUITS, TRIPLETS_3


@han.item(
    "haku",
    "Haku",
    1,
    cite="Y8",
    why=lambda _r, show: f"triplet of {show((31,))}",
    names={"ja": "白", "zh": "白"},
    near=lambda r, show: f"{show((31, 31))} is only a pair" if r.pair == 31 else "",
    needs=HONOUR_TRIPLET,
    yes="234m 567p 22s PPP chi=678s win=4m",
    no="234m 567p 222s PP chi=678s win=4m +haitei +tsumo",
)
def haku(r: Reading) -> int:
    """A triplet or kan of the white dragon."""
    return r.triplet_mask >> 31 & 1


@han.item(
    "hatsu",
    "Hatsu",
    1,
    cite="Y8",
    why=lambda _r, show: f"triplet of {show((32,))}",
    names={"ja": "發", "zh": "发"},
    near=lambda r, show: f"{show((32, 32))} is only a pair" if r.pair == 32 else "",
    needs=HONOUR_TRIPLET,
    yes="234m 567p 22s chi=678s pon=FFF win=4m",
    no="234m 567p 222s FF chi=678s win=4m +haitei +tsumo",
)
def hatsu(r: Reading) -> int:
    """A triplet or kan of the green dragon."""
    return r.triplet_mask >> 32 & 1


@han.item(
    "chun",
    "Chun",
    1,
    cite="Y8",
    why=lambda _r, show: f"triplet of {show((33,))}",
    names={"ja": "中", "zh": "中"},
    near=lambda r, show: f"{show((33, 33))} is only a pair" if r.pair == 33 else "",
    needs=HONOUR_TRIPLET,
    yes="234m 567p 22s chi=678s kan=CCCC win=4m",
    no="234m 567p 222s CC chi=678s win=4m +haitei +tsumo",
)
def chun(r: Reading) -> int:
    """A triplet or kan of the red dragon."""
    return r.triplet_mask >> 33 & 1


def _wind(show: Show, wind: int | None, of: str) -> str:
    return "" if wind is None else f"triplet of {show((EAST + wind,))}, the {of} wind"


@han.item(
    "seat-wind",
    "Seat wind",
    1,
    cite="Y8",
    why=lambda r, show: _wind(show, r.hand.seat, "seat"),
    names={"ja": "自風", "zh": "自风"},
    near=lambda r, show: f"{show((r.pair, r.pair))} is only a pair" if r.pair - EAST == r.hand.seat else "",
    needs=HONOUR_TRIPLET,
    yes="234m 567p 22s SSS chi=678s win=4m seat=S round=E",
    no="234m 567p 22s SSS chi=678s win=4m seat=W round=S",
)
def seat_wind(r: Reading) -> int:
    """A triplet or kan of the winner's own wind."""
    seat = r.hand.seat
    return 0 if seat is None else r.triplet_mask >> EAST + seat & 1


@han.item(
    "round-wind",
    "Round wind",
    1,
    cite="Y8",
    why=lambda r, show: _wind(show, r.hand.round, "round"),
    names={"ja": "場風", "zh": "场风"},
    near=lambda r, show: f"{show((r.pair, r.pair))} is only a pair" if r.pair - EAST == r.hand.round else "",
    needs=HONOUR_TRIPLET,
    yes="234m 567p 22s SSS chi=678s win=4m seat=W round=S",
    no="234m 567p 22s SSS chi=678s win=4m seat=S round=E",
)
def round_wind(r: Reading) -> int:
    """A triplet or kan of the wind of the round."""
    return r.triplet_mask >> EAST + r.hand.round & 1


@han.item(
    "toitoi",
    "Toitoi",
    2,
    cite="Y17",
    why="four triplets",
    names={"ja": "対々和", "zh": "对对和"},
    near=lambda r, show: blocking(r, show, 0b111 << r.sequences[0]) if len(r.sequences) == 1 else "",
    needs=NO_SEQUENCE,
    yes="222m 444p 66s pon=888s pon=333p win=2m",
    no="222m 345p 66s pon=888s pon=333p win=2m",
)
def toitoi(r: Reading) -> bool:
    """Four triplets or kans."""
    return r.form is SETS and not r.sequence_mask


@han.item(
    "sanankou",
    "Sanankou",
    2,
    cite="Y18",
    names={"ja": "三暗刻", "zh": "三暗刻"},
    why=lambda r, show: shown(r, show, lambda s: s.shape in ("triplet", "kan") and s.state == "concealed"),
    needs=CONCEALED_3,
    yes="222m 444p 888s 66s chi=345m win=6s",
    no="222m 444p 888s 66s chi=345m win=8s",
)
def sanankou(r: Reading) -> bool:
    """Three concealed triplets or kans; the one that a discard completed is not concealed."""
    return r.concealed == 3


def _doukou(r: Reading, show: Show) -> str:
    n = next(kinds_in(three_suits(r.triplet_mask)))
    return ", ".join(show((k, k, k)) for k in (n, n + 9, n + 18))


@han.item(
    "sanshoku-doukou",
    "Sanshoku doukou",
    2,
    cite="Y19",
    names={"ja": "三色同刻", "zh": "三色同刻"},
    why=lambda r, show: _doukou(r, show),
    needs=TRIPLETS_3 | THREE_SUITS,
    yes="222m 222p 55s chi=678s pon=222s win=2m",
    no="222m 222p 55s chi=678s pon=333s win=2m +houtei",
)
def sanshoku_doukou(r: Reading) -> bool:
    """The same triplet in the three suits."""
    return three_suits(r.triplet_mask) != 0


@han.item(
    "sankantsu",
    "Sankantsu",
    2,
    cite="Y20",
    names={"ja": "三槓子", "zh": "三杠子"},
    why=lambda r, show: shown(r, show, lambda s: s.shape == "kan"),
    needs=MELDS_3,
    yes="345m 66s kan=2222m kakan=4444p ankan=8888s win=3m",
    no="345m 444p 66s kan=2222m ankan=8888s win=3m",
)
def sankantsu(r: Reading) -> bool:
    """Three kans."""
    return len(r.hand.melds) > 2 and kans(r) == 3


@han.item(
    "shousangen",
    "Shousangen",
    2,
    cite="Y23",
    why="two triplets of dragons and the pair of the third",
    names={"ja": "小三元", "zh": "小三元"},
    needs=HONOUR_TRIPLET,
    yes="234m CC PPP chi=678s pon=FFF win=4m",
    no="234m 22s PPP chi=678s pon=FFF win=4m",
)
def shousangen(r: Reading) -> bool:
    """Two triplets of dragons and the pair of the third."""
    return r.pair > 30 and (r.triplet_mask & DRAGONS).bit_count() == 2
