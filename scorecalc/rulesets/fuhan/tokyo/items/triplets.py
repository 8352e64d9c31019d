"""Old yaku made of triplets; kans count as such (tokyo:T32 to T34, T46)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST, WINDS
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.shapes import Show, kinds_in
from scorecalc.rulesets.fuhan.tokyo.items.registry import han


def _row(r: Reading, apart: int) -> int | None:
    """The lowest of three triplets of a suit that are so far apart, None where there are none."""
    for suit in (0, 9, 18):
        numbers = r.triplet_mask >> suit & 0x1FF
        found = numbers & numbers >> apart & numbers >> 2 * apart
        if found:
            return suit + (found & -found).bit_length() - 1
    return None


def _row_words(apart: int, r: Reading, show: Show) -> str:
    low = _row(r, apart)
    return "" if low is None else ", ".join(show((low + n * apart,) * 3) for n in range(3))


@han.item(
    "sanrenkou",
    "Sanrenkou",
    3,
    cite="T32",
    why=lambda r, show: _row_words(1, r, show),
    names={"ja": "三連刻", "zh": "三连刻"},
    yes="333m 444m 66s chi=678s pon=222m win=3m zoroba=1",
    no="333m 444m 66s chi=678s pon=222p win=3m +houtei zoroba=1",
)
def sanrenkou(r: Reading) -> bool:
    """Triplets of three consecutive numbers of a suit."""
    return _row(r, 1) is not None


@han.item(
    "choupaikou",
    "Choupaikou",
    3,
    cite="T33",
    mark="reading",
    why=lambda r, show: _row_words(2, r, show),
    names={"ja": "跳牌刻", "zh": "跳牌刻"},
    yes="333m 555m 66s chi=678s pon=111m win=3m zoroba=1",
    no="333m 555m 66s chi=678s pon=111p win=3m +houtei zoroba=1",
)
def choupaikou(r: Reading) -> bool:
    """Triplets of three numbers of a suit, each two above the one before: 1, 3 and 5."""
    return _row(r, 2) is not None


@han.item(
    "sujipaikou",
    "Sujipaikou",
    3,
    cite="T33",
    mark="reading",
    why=lambda r, show: _row_words(3, r, show),
    names={"ja": "筋牌刻", "zh": "筋牌刻"},
    yes="444m 777m 66s chi=678s pon=111m win=4m zoroba=1",
    no="444m 777m 66s chi=678s pon=111p win=4m +houtei zoroba=1",
)
def sujipaikou(r: Reading) -> bool:
    """Triplets of three numbers of a suit, each three above the one before: 1, 4 and 7."""
    return _row(r, 3) is not None


@han.item(
    "chousankou",
    "Chousankou",
    3,
    cite="T33",
    mark="reading",
    why=lambda r, show: _row_words(4, r, show),
    names={"ja": "頂三刻", "zh": "顶三刻"},
    yes="555m 999m 66s chi=678s pon=111m win=5m zoroba=1",
    no="555m 999m 66s chi=678s pon=111p win=5m +houtei zoroba=1",
)
def chousankou(r: Reading) -> bool:
    """Triplets of 1, 5 and 9 of a suit."""
    return _row(r, 4) is not None


@han.item(
    "otakaze-sankou",
    "Otakaze sankou",
    3,
    cite="T34",
    why=lambda r, show: ", ".join(show((k, k, k)) for k in kinds_in(r.triplet_mask & WINDS)),
    names={"ja": "客風三刻", "zh": "客风三刻"},
    yes="NNN SSS 66s chi=678s pon=WWW win=N seat=E zoroba=1",
    no="NNN EEE 66s chi=678s pon=WWW win=N seat=S zoroba=1",
)
def otakaze_sankou(r: Reading) -> bool:
    """Triplets of three winds that are neither the seat's nor East: the dealer's South, West and North."""
    guests = 0b1110 << EAST
    return r.hand.seat == 0 and not guests & ~r.triplet_mask


def _two_suits(r: Reading) -> list[int]:
    """Numbers, from 0, of which there are triplets in two suits."""
    mask = r.triplet_mask
    return [n for n in range(9) if (mask >> n & 1) + (mask >> n + 9 & 1) + (mask >> n + 18 & 1) == 2]


@han.item(
    "ryandoukou",
    "Ryandoukou",
    2,
    cite="T46",
    why=lambda r, _show: "triplets of {} and of {} in two suits each".format(*(n + 1 for n in _two_suits(r))),
    names={"ja": "両同刻", "zh": "双同刻"},
    yes="222m 222p 55s pon=777s pon=777m win=5s zoroba=1",
    no="222m 222p 55s pon=777s pon=888m win=5s zoroba=1",
)
def ryandoukou(r: Reading) -> bool:
    """Two numbers, each with triplets in two suits, beside toitoi."""
    return len(_two_suits(r)) == 2
