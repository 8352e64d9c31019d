"""The nine classes of hands, the best first (P4); each says of five cards whether they are one.

A class has no value of its own: the best hand brings the number of the round (P10).
"""

from __future__ import annotations

from scorecalc.rules.item import Items
from scorecalc.rulesets.saint_poker.five import Five

__all__ = ["CLASSES", "SECTION"]

SECTION = "round points"
_CLASSES = Items("saint-poker")
_class = _CLASSES.section(SECTION)


@_class.item(
    "straight-flush",
    "Straight flush",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "ストレートフラッシュ", "zh": "同花顺"},
    aliases=("royal-flush",),
    yes=("river=5h6h7h8c2s 8h9h", "river=AsKsQs2d3d JsTs", "river=Ad2d3dKhKc 4d5d"),
    no=("river=5h6h7h8c2s 9hTc", "river=5h6h7h8c2s 9hKh", "river=QsKsAs7d7h 2s3s"),
)
def straight_flush(five: Five) -> bool:
    """Five in a row of one suit; the highest of them, up to the ace, is no class of its own."""
    return five.row and five.suited


@_class.item(
    "four-of-a-kind",
    "Four of a kind",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "フォーカード", "zh": "四条"},
    aliases=("four", "quads"),
    yes="river=5s5h5cKdKs 5d2s",
    no="river=5s5h5cKdKs KhAs",
)
def four_of_a_kind(five: Five) -> bool:
    """All four cards of a rank."""
    return five.alike == (4, 1)


@_class.item(
    "full-house",
    "Full house",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "フルハウス", "zh": "葫芦"},
    yes=("river=8c3h2d8hKs 8dKh", "river=7h7s7d4c4h 4dKs"),
    no="river=8c3h2d8hKs 8dQh",
)
def full_house(five: Five) -> bool:
    """Three of one rank and two of another."""
    return five.alike == (3, 2)


@_class.item(
    "flush",
    "Flush",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "フラッシュ", "zh": "同花"},
    yes="river=5h6h7h8c2s Kh3h",
    no="river=5h6h7h8c2s KhAd",
)
def flush(five: Five) -> bool:
    """Five cards of one suit."""
    return five.suited and not five.row


@_class.item(
    "straight",
    "Straight",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "ストレート", "zh": "顺子"},
    yes=("river=5h6h7h8c2s 9cTc", "river=Ah2s3cKsKd 4d5h", "river=AhKsQc2d3d JdTh"),
    no=("river=5h6h7hTc2s JcQc", "river=QhKsAc2d3d 7h8h"),
)
def straight(five: Five) -> bool:
    """Five in a row, of several suits; the ace stands above the king or below the two, never between (P5)."""
    return five.row and not five.suited


@_class.item(
    "three-of-a-kind",
    "Three of a kind",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "スリーカード", "zh": "三条"},
    aliases=("three", "trips"),
    yes="river=8c3h2d8hKs 8dQh",
    no="river=8c3h2d8hKs QdQh",
)
def three_of_a_kind(five: Five) -> bool:
    """Three of one rank."""
    return five.alike == (3, 1, 1)


@_class.item(
    "two-pair",
    "Two pair",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "ツーペア", "zh": "两对"},
    aliases=("two-pairs",),
    yes=("river=2h7cJs9h7h Ad2d", "river=7hKs2sKd7c 3s3c"),
    no="river=2h7cJs9h7h 8c4h",
)
def two_pair(five: Five) -> bool:
    """Two of one rank and two of another."""
    return five.alike == (2, 2, 1)


@_class.item(
    "one-pair",
    "One pair",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "ワンペア", "zh": "一对"},
    aliases=("pair",),
    yes="river=2h7cJs9h7h 8c4h",
    no="river=2h7cJs9hKh 8c4d",
)
def one_pair(five: Five) -> bool:
    """Two of one rank."""
    return five.alike == (2, 1, 1, 1)


@_class.item(
    "high-card",
    "High card",
    0,
    cite="P4",
    switchable=False,
    names={"ja": "ハイカード", "zh": "高牌"},
    aliases=("high",),
    yes="river=2h7cJs9hKh 8c4d",
    no="river=2h7cJs9hKh 8cKd",
)
def high_card(five: Five) -> bool:
    """None of the others."""
    return len(five.alike) == 5 and not five.row and not five.suited


#: the best first
CLASSES = tuple(_CLASSES)
