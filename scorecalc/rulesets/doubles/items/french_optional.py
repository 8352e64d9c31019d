"""What other editions and tables of the French rules count, and what hangs on a reading of the last gap (F44).

Items of this module that are ``OFF`` start at 0; a table switches them on by their names.
"""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import Reading
from scorecalc.rulesets.doubles.items.declare import of_flag
from scorecalc.rulesets.doubles.items.french import FRENCH, doubles, points

__all__ = ["OFF"]

OFF = ("four-sets", "worthless", "exposed-tile", "first-deal", "dead-wall", "half-pure")

_HAND = "chow=234m 555p 111s 678s 33m"
_PUNGS = "pung=222m 555p 111s 666s 33m"
#: what the tiles themselves give: the points of sets, pairs, flowers and seasons, not those of the winner
_OF_TILES = tuple(item for item in FRENCH if item.section == "points" and int(item.cite[1:]) < 20)


@points.item("four-sets", "Four pungs or kongs", 10, cite="FA17", why="four pungs or kongs",
             yes=f"{_PUNGS} four-sets=10", no=(f"{_HAND} four-sets=10", _PUNGS))  # fmt: skip
def four_sets(r: Reading) -> bool:
    """The winner has four pungs (brelans) or kongs (carrés) and a pair; another edition's."""
    return r.won and len(r.sets) == 4


@points.item("worthless", "Hand worth nothing", 10, cite="FA17", mark="reading",
             why="no set, pair, flower or season has points",
             yes="chow=234m 567p 123s 789s 55m worthless=10",
             no=("chow=234m 567p 123s 789s PP worthless=10",
                 "chow=234m 567p 123s 789s 55m 1f seat=S wind=N worthless=10"))  # fmt: skip
def worthless(r: Reading) -> bool:
    """The winner's tiles give no points (F1 to F13); another edition's, and a reading: F21 may join it."""
    return r.won and r.laid_out and not any(item.test(r) for item in _OF_TILES)


of_flag(points, "exposed-tile", "Exposed tile", 10, "dead-wall",
        "Won on the loose tile that lies exposed on the dead wall; another edition's, and a reading of its name.",
        cite="FA17", mark="reading", why="won on a replacement tile",
        yes=f"{_HAND} +dead-wall exposed-tile=10", no=f"{_HAND} +drawn exposed-tile=10")  # fmt: skip


@doubles.item("half-pure", "One suit and honours", 1, cite="FA2", why="one suit and honours",
              yes="chow=123s pung=444s pung=WWW chow=789s FF seat=S wind=N pure-honours=false half-pure=1",
              no=("chow=123s pung=444s chow=678s chow=789s 99s pure-honours=false half-pure=1",
                  "chow=123s pung=444s pung=WWW chow=789s FF seat=S wind=N half-pure=1"))  # fmt: skip
def half_pure(r: Reading) -> bool:
    """One suit with honours, where honours break the pure hand; another edition's."""
    suits = {kind // 9 for kind in r.kinds if kind < EAST}
    return r.won and not r.rules.pure_honours and len(suits) == 1 and r.kinds[-1] >= EAST


@doubles.item("last-of-breach", "Last tile of the breach", 1, cite="FA6", declared=True, mark="reading",
              why="the last tile of the dead wall",
              yes=f"{_HAND} +dead-wall +last-tile last-gap=breach",
              no=f"{_HAND} +dead-wall last-gap=breach")  # fmt: skip
def last_of_breach(r: Reading) -> bool:
    """Won with the last tile of the dead wall, where the table reads the last gap so (F44)."""
    return r.won and r.rules.last_gap == "breach" and {"dead-wall", "last-tile"} <= r.hand.flags


of_flag(doubles, "first-deal", "First deal", 3, "one-shot",
        "Dealt a winning hand, the first draw included: eight times.",
        cite="FA17", yes="234m 555p 111s 678s 33m +one-shot first-deal=3",
        no=f"{_HAND} +drawn first-deal=3")  # fmt: skip
of_flag(doubles, "dead-wall", "Tile of the dead wall", 1, "dead-wall", "Won on a replacement tile; another edition's.",
        cite="FA15", yes=f"{_HAND} +dead-wall dead-wall=1", no=f"{_HAND} +drawn dead-wall=1")  # fmt: skip
