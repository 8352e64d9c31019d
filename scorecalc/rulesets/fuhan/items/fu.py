"""Fu: minipoints for the sets, the pair, the wait and the way of winning (riichi:F1 to F15)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.fuhan.items.registry import fu
from scorecalc.rulesets.fuhan.items.sequences import pinfu
from scorecalc.rulesets.fuhan.reading import PAIRS, SETS, TRIPLET, TWO_SIDED, Reading
from scorecalc.rulesets.fuhan.shapes import pair_value, win_side

__all__ = ["ROUNDED_TO", "facts", "tsumo_without_rinshan"]

ROUNDED_TO = 10  #: F12


def facts(r: Reading) -> tuple[object, ...]:
    """All that the items below ask a reading for.

    Hands that agree in these have the same fu, so that a table settles each combination once: a new
    item may ask only what is named here.
    """
    value = pair_value(r) if r.pair >= EAST else 0
    return r.form, r.sets, r.wait, value, r.closed, r.tsumo, "rinshan" in r.flags


_HAND = "234m 456p 66s 888s 999m"


@fu.item(
    "base",
    "base",
    20,
    cite="F1",
    switchable=False,
    yes="234m 567m 345p 678s 55s win=8s +riichi",
    no="1133m 5577p 99s EECC win=C",
)
def base(r: Reading) -> bool:
    """What every hand of four sets and a pair begins with."""
    return r.form is SETS


@fu.item(
    "chiitoitsu-fu",
    "seven pairs",
    25,
    cite="F11",
    why="nothing added, not rounded",
    switchable=False,
    yes="1133m 5577p 99s EECC win=C",
    no="234m 567m 345p 678s 55s win=8s +riichi",
)
def chiitoitsu_fu(r: Reading) -> bool:
    """The fixed fu of seven pairs."""
    return r.form is PAIRS


@fu.item(
    "closed-ron",
    "closed",
    10,
    open=0,
    cite="F2",
    why="concealed hand won on a discard",
    switchable=False,
    yes="234m 567m 345p 678s 55s win=8s +riichi",
    no="234m 567m 345p 678s 55s win=8s +riichi +tsumo",
)
def closed_ron(r: Reading) -> bool:
    """A closed hand won on a discard."""
    return not r.tsumo and r.form is SETS


@fu.item(
    "tsumo",
    "self-draw",
    2,
    cite="F3",
    why="self-draw, not a pinfu",
    switchable=False,
    yes=f"{_HAND} win=9m +tsumo",
    no=f"{_HAND} win=9m +riichi",
)
def tsumo(r: Reading) -> bool:
    """A self-draw; a closed pinfu is left at 20 (F14)."""
    return r.tsumo and r.form is SETS and not (r.closed and pinfu(r))


def tsumo_without_rinshan(r: Reading) -> bool:
    """The predicate in the place of `tsumo` where a replacement tile brings no fu (F15)."""
    return "rinshan" not in r.flags and bool(tsumo(r))


@fu.item(
    "pinfu-tsumo",
    "pinfu by self-draw",
    2,
    open=0,
    cite="F14",
    why="pinfu by self-draw counts 30 here",
    switchable=False,
    yes="234m 567m 345p 678s 55s win=8s +tsumo pinfu-tsumo-fu=30",
    no="234m 567m 345p 678s 55s win=7s +tsumo pinfu-tsumo-fu=30",
)
def pinfu_tsumo(r: Reading) -> int:
    """The self-draw fu of a closed pinfu, where the option gives them."""
    return r.tsumo and pinfu(r)


@fu.item(
    "value-pair",
    "pair with value",
    2,
    cite="F8",
    switchable=False,
    why=lambda r, show: f"{show((r.pair, r.pair))} has value",
    yes="234m 456p 678s 345s CC win=6p +riichi",
    no="234m 456p 678s 345s NN win=6p +riichi seat=S round=E",
)
def value_pair(r: Reading) -> bool:
    """A pair of dragons, of the seat wind or of the round wind."""
    return r.pair > 26 and pair_value(r) == 1


@fu.item(
    "double-wind-pair",
    "pair of a double wind",
    4,
    cite="F9",
    switchable=False,
    why=lambda r, show: f"{show((r.pair, r.pair))} is seat and round wind",
    yes="234m 456p 678s 345s EE win=6p +riichi seat=E round=E",
    no="234m 456p 678s 345s EE win=6p +riichi seat=S round=E",
)
def double_wind_pair(r: Reading) -> bool:
    """A pair of the wind that is both the seat's and the round's."""
    return r.pair > 26 and pair_value(r) == 2


@fu.item(
    "wait",
    "wait",
    2,
    cite="F10",
    switchable=False,
    why=win_side,
    yes="234m 567m 345p 678s 55s win=7s +riichi",
    no="234m 567m 345p 678s 55s win=8s +riichi",
)
def wait(r: Reading) -> bool:
    """A wait on the pair, on the middle of a sequence, or on its edge."""
    return r.wait is not TWO_SIDED and r.wait is not TRIPLET and r.form is SETS


@fu.item(
    "open-pinfu",
    "open pinfu",
    10,
    cite="F13",
    mark="reading",
    switchable=False,
    why="an open hand does not win with 20 fu on a discard",
    yes="234m 456p 66s 678s chi=345s win=6p",
    no="234m 456p 66s 678s chi=345s win=6p +tsumo",
)
def open_pinfu(r: Reading) -> int:
    """An open hand that would come to 20 fu by ron counts 30."""
    return not r.closed and not r.tsumo and pinfu(r)
