"""Fu for triplets and kans, open and concealed, of simples and of orphans (riichi:F4 to F7)."""

from __future__ import annotations

from scorecalc.mahjong.tiles import ORPHANS
from scorecalc.rules.item import Line, Lines
from scorecalc.rulesets.fuhan.items.registry import fu
from scorecalc.rulesets.fuhan.reading import Reading
from scorecalc.rulesets.fuhan.shapes import Show, tile_sets


def _one_by_one(shape: str, *, concealed: bool, orphan: bool) -> Lines:
    """The lines of a class of triplets or kans, one a set: ``444p called``."""

    def lines(r: Reading, show: Show, value: int) -> list[Line]:
        words = {"called": "called", "won": "completed by the discard", "concealed": "concealed"}
        return [
            Line(value, f"{show(s.kinds)} {words[s.state]}")
            for s in tile_sets(r)
            if s.shape == shape and (s.state == "concealed") == concealed and bool(ORPHANS >> s.kinds[0] & 1) == orphan
        ]

    return lines


@fu.item(
    "open-triplet",
    "open triplet",
    2,
    cite="F4",
    lines=_one_by_one("triplet", concealed=False, orphan=False),
    switchable=False,
    yes="234m 456p 66s pon=888s 678s win=6p",
    no="234m 456p 66s 888s chi=678s win=6p",
)
def open_triplet(r: Reading) -> int:
    """An open triplet of 2 to 8."""
    return r.sets & 15


@fu.item(
    "open-triplet-orphan",
    "open triplet of orphans",
    4,
    cite="F5",
    switchable=False,
    lines=_one_by_one("triplet", concealed=False, orphan=True),
    yes="234m 456p 66s 678s pon=CCC win=6p",
    no="234m 456p 66s 678s pon=888s win=6p",
)
def open_triplet_orphan(r: Reading) -> int:
    """An open triplet of 1, 9 or an honour."""
    return r.sets >> 4 & 15


@fu.item(
    "open-kan",
    "open kan",
    8,
    cite="F7",
    lines=_one_by_one("kan", concealed=False, orphan=False),
    switchable=False,
    yes="234m 456p 66s 678s kan=8888m win=6p",
    no="234m 456p 66s 678s ankan=2222s win=6p",
)
def open_kan(r: Reading) -> int:
    """An open or added kan of 2 to 8."""
    return r.sets >> 8 & 15


@fu.item(
    "open-kan-orphan",
    "open kan of orphans",
    16,
    cite="F7",
    lines=_one_by_one("kan", concealed=False, orphan=True),
    switchable=False,
    yes="234m 456p 66s 678s kakan=CCCC win=6p",
    no="234m 456p 66s 678s ankan=CCCC win=6p",
)
def open_kan_orphan(r: Reading) -> int:
    """An open or added kan of 1, 9 or an honour."""
    return r.sets >> 12 & 15


@fu.item(
    "closed-triplet",
    "concealed triplet",
    4,
    cite="F6",
    lines=_one_by_one("triplet", concealed=True, orphan=False),
    switchable=False,
    yes="234m 456p 66s 888s chi=678s win=6p",
    no="234m 456p 66s 888s chi=678s win=8s",
)
def closed_triplet(r: Reading) -> int:
    """A concealed triplet of 2 to 8 that no discard completed."""
    return r.sets >> 16 & 15


@fu.item(
    "closed-triplet-orphan",
    "concealed triplet of orphans",
    8,
    cite="F6",
    switchable=False,
    lines=_one_by_one("triplet", concealed=True, orphan=True),
    yes="234m 456p 66s CCC chi=678s win=6p",
    no="234m 456p 66s CCC chi=678s win=C",
)
def closed_triplet_orphan(r: Reading) -> int:
    """A concealed triplet of 1, 9 or an honour that no discard completed."""
    return r.sets >> 20 & 15


@fu.item(
    "closed-kan",
    "concealed kan",
    16,
    cite="F7",
    lines=_one_by_one("kan", concealed=True, orphan=False),
    switchable=False,
    yes="234m 456p 66s 678s ankan=8888m win=6p",
    no="234m 456p 66s 678s kan=8888m win=6p",
)
def closed_kan(r: Reading) -> int:
    """A concealed kan of 2 to 8."""
    return r.sets >> 24 & 15


@fu.item(
    "closed-kan-orphan",
    "concealed kan of orphans",
    32,
    cite="F7",
    lines=_one_by_one("kan", concealed=True, orphan=True),
    switchable=False,
    yes="234m 456p 66s 678s ankan=CCCC win=6p +riichi",
    no="234m 456p 66s 678s kakan=CCCC win=6p",
)
def closed_kan_orphan(r: Reading) -> int:
    """A concealed kan of 1, 9 or an honour."""
    return r.sets >> 28 & 15
