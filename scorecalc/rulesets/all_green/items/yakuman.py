"""The three yakuman: fixed values in the place of base and yaku (all-green:A5)."""

from __future__ import annotations

from scorecalc.rulesets.all_green.cards import GREEN, TERMINALS, H
from scorecalc.rulesets.all_green.items.registry import yakuman
from scorecalc.rulesets.all_green.reading import Reading

__all__: list[str] = []


@yakuman.item(
    "chinroutou",
    "Chinroutou",
    24,
    cite="A5",
    why="only 1 and 9",
    names={"ja": "清老頭", "zh": "清老头"},
    yes="11s 999s win=9s",
    no=("11s 789s win=9s", "HH 999s win=9s"),
)
def chinroutou(r: Reading) -> bool:
    """A pair and a triplet of 1 and 9."""
    return not r.kinds & ~TERMINALS


@yakuman.item(
    "ryuuiisou",
    "Ryuuiisou",
    24,
    cite="A5",
    why="only 2, 3, 4, 6 and 8",
    names={"ja": "緑一色", "zh": "绿一色"},
    yes=("66s 888s win=8s", "88s 234s win=2s"),
    no=("55s 888s win=8s", "HH 888s win=8s"),
)
def ryuuiisou(r: Reading) -> bool:
    """Only green numbers: 2, 3, 4, 6 and 8."""
    return not r.kinds & ~GREEN


@yakuman.item(
    "super-all-green",
    "Super all green",
    30,
    cite="A5",
    why="only 2, 3, 4, 6, 8 and H",
    names={"ja": "スーパーオールグリーン", "zh": "超级全绿"},
    yes=("HH 234s win=3s", "22s HHH win=H"),
    no=("HH 345s win=3s", "66s 888s win=8s"),
)
def super_all_green(r: Reading) -> bool:
    """Only green cards, H among them."""
    return r.honour and not r.kinds & ~(GREEN | 1 << H)
