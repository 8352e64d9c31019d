"""Yaku and fu that are riichi's, at the value that the Tokyo rules give them (tokyo:T4, T11, T2x, T31, T35)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import DRAGONS, EAST
from scorecalc.rules.item import Line
from scorecalc.rulesets.fuhan.items import ITEMS as RIICHI_ITEMS
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.shapes import Show, kinds_in
from scorecalc.rulesets.fuhan.tokyo.items.registry import TOKYO, adopt, adopt_fu, han

__all__ = ["SHIISAN"]

#: the form of a shiisanpuutaa (T37)
SHIISAN = "shiisanpuutaa"

#: riichi:F13 is off, and F14 has no option (T4)
_FU_OFF = ("open-pinfu", "pinfu-tsumo")

adopt("riichi", "T11", 1, 0)
adopt("double-riichi", "T2x", 2, 0, mark="assumed")
adopt("menzen-tsumo", "T11", 1, 0)
adopt("pinfu", "T11", 1, 0)
adopt("tanyao", "T11", 1)
adopt("iipeikou", "T11", 1, 0)


def _values(r: Reading) -> list[tuple[int, int, str]]:
    """Triplets with a value: the kind, how often it counts, and what it is."""
    found = []
    for kind in kinds_in(r.triplet_mask >> EAST << EAST):
        if DRAGONS >> kind & 1:
            found.append((kind, 1, ""))
            continue
        seat, round = kind - EAST == r.hand.seat, kind - EAST == r.hand.round
        if seat or round:
            wind = " and ".join(name for name, holds in (("seat", seat), ("round", round)) if holds)
            found.append((kind, seat + round, f", the {wind} wind"))
    return found


def _only_a_pair(r: Reading, show: Show) -> str:
    value = r.pair >= EAST and (DRAGONS >> r.pair & 1 or r.pair - EAST in (r.hand.seat, r.hand.round))
    return f"{show((r.pair, r.pair))} is only a pair" if value else ""


@han.item(
    "yakuhai",
    "Yakuhai",
    1,
    cite="T11",
    names={"ja": "役牌", "zh": "役牌"},
    near=_only_a_pair,
    lines=lambda r, show, value: [
        Line(value * times, f"triplet of {show((kind,))}{what}") for kind, times, what in _values(r)
    ],
    yes=("234m 567p 22s PPP chi=678s win=4m zoroba=1", "234m 567p 22s EEE chi=678s win=4m seat=E zoroba=1"),
    no="234m 567p 22s SSS chi=678s win=4m seat=W zoroba=1",
)
def yakuhai(r: Reading) -> int:
    """A triplet or kan of a dragon, of the seat wind or of East, which is the round's; the dealer's East twice."""
    return sum(times for _, times, _ in _values(r))


adopt("rinshan", "T11", 1)
adopt("chankan", "T11", 1, no="123m 567p 22s 999m chi=678s win=3m +houtei zoroba=1",
      yes="123m 567p 22s 999m chi=678s win=1m +chankan zoroba=1")  # fmt: skip
adopt("haitei", "T11", 1)
adopt("houtei", "T11", 1)

adopt("honitsu", "T2x", 2, yes="123m 567m 99m PPP chi=789m win=3m zoroba=1")
adopt("chiitoitsu", "T2x", 2, 0)
adopt("toitoi", "T2x", 2)
adopt("sanankou", "T2x", 2, mark="assumed")
adopt("sankantsu", "T2x", 2, mark="assumed")

adopt("ittsuu", "T31", 3, 2)
adopt("sanshoku-doujun", "T31", 3, 2)
adopt("chanta", "T31", 3, 2, yes="123m 789p 999s EE chi=123s win=3m seat=S zoroba=1")
adopt("sanshoku-doukou", "T35", 3)
adopt("junchan", "T41", 4, 3)
adopt("ryanpeikou", "T45", 4, 0, replaces=("iipeikou",))
adopt("shousangen", "T44", 2)

for _item in RIICHI_ITEMS:
    if _item.section == "fu" and _item.id not in _FU_OFF:
        adopt_fu(_item)


@TOKYO.section("fu").item(
    "shiisanpuutaa-fu",
    "shiisanpuutaa",
    30,
    cite="T37",
    why="nothing added",
    mark="reading",
    switchable=False,
    yes="149m 159p 339s EWPFC win=3s +tsumo zoroba=1",
    no="234m 567m 345p 678s 55s win=8s +riichi zoroba=1",
)
def shiisanpuutaa_fu(r: Reading) -> bool:
    """The fixed fu of a shiisanpuutaa."""
    return r.form == SHIISAN
