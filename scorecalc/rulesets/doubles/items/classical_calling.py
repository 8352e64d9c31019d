"""What a loser has of the British table who waited on a limit hand: a part of the limit, where it is more than his own.

``OFF`` are the items of both tables that the German one does not play.
"""

from __future__ import annotations

from scorecalc.rulesets.doubles.calling import calls_for
from scorecalc.rulesets.doubles.hand import Reading
from scorecalc.rulesets.doubles.items.classical import CLASSICAL, doubles, limits
from scorecalc.rulesets.doubles.items.classical_limits import DONE

__all__ = ["OFF"]

_CITE = 'doubles-family:near-special loser ("calling")'
_WINDS = "seat=W round=E"
#: the limit hand -> what it is called, how much a loser has of the limit who waits on it, such a hand, a near miss
_CALLED = {
    "only-honours": ("only honours", 40, f"pung=EEE pung=SSS WWW PPP F {_WINDS}",
                     f"pung=EEE pung=SSS WWW PPP 5m {_WINDS}"),
    "wriggling-snake": ("a wriggling snake", 40, f"11m 23456789m ESW wriggling-snake=1 {_WINDS}",
                        f"11m 2345678m ESWC wriggling-snake=1 {_WINDS}"),
    "triple-knitting": ("triple knitting", 20, "1479m 1479p 1479s 2p triple-knitting=0.5",
                        "1478m 1479p 147s 9s 2p triple-knitting=0.5"),
    "gates-of-heaven": ("the gates of heaven", 40, "1112345678999p max-chows=1 gates-of-heaven=1",
                        "pung=111p 2345678999p gates-of-heaven=1"),
    "knitting": ("knitting", 20, "1235679p 123567s knitting=0.5", "1235679p 12356s 7m knitting=0.5"),
    "imperial-jade": ("imperial jade", 40, "pung=222s pung=333s 444s 666s 8s", "pung=222s pung=333s 444s 666s 9s"),
    "thirteen-orphans": ("thirteen orphans", 40, f"19m 19p 19s ESWNPFC {_WINDS}", f"19m 19p 19s ESWNPF 5m {_WINDS}"),
    "three-scholars": ("three great scholars", 40, "PPP pung=FFF CC 222m 55p", "PPP pung=FFF CC 222m 56p"),
    "all-pair-honours": ("all pair honours", 20, f"11m 99m 11p 99p EE SS P all-pair-honours=0.5 {_WINDS}",
                         f"11m 99m 11p 99p EE SS 5m all-pair-honours=0.5 {_WINDS}"),
    "all-terminals": ("heads and tails", 40, "pung=111m 999m pung=111p 999p 1s", "pung=111m 999m pung=111p 999p 2s"),
    "four-winds": ("the four blessings", 40, f"EEE pung=SSS pung=WWW kong=NNNN 3m big-four-joys=0 {_WINDS}",
                   f"EEE pung=SSS WWW N 33m 5p {_WINDS}"),
    "buried-treasure": ("buried treasure", 40, "222m 555m 111m PPP 3m hidden-treasure=0 buried-treasure=1",
                        "pung=222m 555m 111m PPP 3m buried-treasure=1"),
    "four-kongs": ("fourfold plenty", 40, "ckong=5555p kong=1111s kong=9999s added=2222m 3m",
                   "ckong=5555p kong=1111s kong=9999s 222m 3m"),
}  # fmt: skip

#: those that the rows show; the others' parts are read out of "0.4 / 0.2 limit" and Kajongg's own table
_SHOWN = ("four-winds", "all-terminals")


def _call(hand: str, name: str, part: int, yes: str, no: str) -> None:
    id = f"calling-{hand}"

    def waits(r: Reading) -> bool:
        return not r.won and hand in calls_for(r.hand, r.rules)

    waits.__doc__ = f"A loser who waited on {name}: {part} percent of the limit, unless his own count is more. British."
    on = f"{id}={part / 100:g}"
    mark = None if hand in _SHOWN else "reading"
    limits.item(id, f"Calling for {name}", part, cite=_CITE, mark=mark, why=f"one tile short of {name}",
                yes=f"{yes} {on}", no=f"{no} {on}")(waits)  # fmt: skip


for _hand, _told in _CALLED.items():
    _call(_hand, *_told)


@doubles.item("calling-purity", "Calling for purity", 3, cite=_CITE, why="one tile short of purity",
              yes="pung=222s 333s 444s 666s 9s purity=3 calling-purity=3",
              no=("pung=222s 333s 444s 66s 99p purity=3 calling-purity=3",
                  "pung=222s 333s 444s 666s 9s purity=3 calling-purity=3 9s win=9s"))  # fmt: skip
def calling_purity(r: Reading) -> bool:
    """A loser who waited on purity has its doubles. British."""
    return not r.won and "purity" in calls_for(r.hand, r.rules)


OFF = tuple(
    item.id
    for item in (*CLASSICAL, *DONE.items)
    if item.id.startswith("calling-")
    or item.id in ("own-flower", "own-season", "purity", "buried-treasure", "gates-of-heaven", "wriggling-snake",
                   "triple-knitting", "knitting", "all-pair-honours")
)  # fmt: skip
