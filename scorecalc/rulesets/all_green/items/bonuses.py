"""What is added to a hand for the way it was won (all-green:A6, A7)."""

from __future__ import annotations

from scorecalc.rulesets.all_green.items.registry import bonus
from scorecalc.rulesets.all_green.reading import Reading, Show

__all__ = ["ON_YAKUMAN"]

#: bonuses that a yakuman has too
ON_YAKUMAN = ("tenhou", "chiihou", "dealer")

_NUMBERS = ("none", "one", "two", "three", "four")
_INSIDE = "the point for the self-draw inside"


@bonus.item(
    "tsumo",
    "Tsumo",
    1,
    cite="A6",
    switchable=False,
    why="self-draw",
    aliases=("self-draw",),
    names={"ja": "自摸", "zh": "自摸"},
    yes="99s 123s win=1s +tsumo",
    no=("99s 123s win=1s", "66s 888s win=8s +tsumo", "99s 123s win=1s +tsumo +chiihou"),
)
def tsumo(r: Reading) -> bool:
    """The winning card was drawn, not discarded."""
    return r.hand.tsumo


def _dora_why(r: Reading, show: Show) -> str:
    card = "" if r.dora_card is None else show((r.dora_card,))
    return f"dora is {card}, {_NUMBERS[r.dora]} in the hand"


@bonus.item(
    "dora",
    "Dora",
    1,
    cite="A6",
    switchable=False,
    why=_dora_why,
    names={"ja": "ドラ", "zh": "宝牌"},
    yes=("HH 789s win=8s dora=H", "99s 123s win=1s ind=9s"),
    no=("HH 789s win=8s dora=6s", "66s 888s win=8s dora=8s"),
)
def dora(r: Reading) -> int:
    """Each card in the hand like the Dora card."""
    return r.dora


@bonus.item(
    "tenhou",
    "Tenhou",
    6,
    cite="A6",
    why=f"the dealer's first draw, {_INSIDE}",
    replaces=("tsumo",),
    names={"ja": "天和", "zh": "天和"},
    yes=("99s 123s win=1s +tsumo +tenhou +dealer", "HH 234s win=4s +tsumo +tenhou +dealer"),
    no="99s 123s win=1s +tsumo +dealer",
)
def tenhou(r: Reading) -> bool:
    """The dealer won on the very first draw; also on a yakuman."""
    return r.hand.first_draw and r.hand.dealer


@bonus.item(
    "chiihou",
    "Chiihou",
    6,
    cite="A6",
    why=f"the winner's first draw, {_INSIDE}",
    replaces=("tsumo",),
    names={"ja": "地和", "zh": "地和"},
    yes=("99s 123s win=1s +tsumo +chiihou", "HH 234s win=4s +tsumo +chiihou"),
    no="99s 123s win=1s +tsumo",
)
def chiihou(r: Reading) -> bool:
    """Another player than the dealer won on the very first draw; also on a yakuman."""
    return r.hand.first_draw and not r.hand.dealer


@bonus.item(
    "dealer",
    "Dealer",
    2,
    cite="A7",
    switchable=False,
    mark="reading",
    why=lambda r, _show: (
        "the dealer won, " + ("paid with the hand" if r.rules.dealer_bonus_from == "hand" else "paid by the bank")
    ),
    aliases=("dealer-bonus",),
    names={"ja": "親", "zh": "庄家"},
    yes=("66s 777s win=7s +dealer", "66s 888s win=8s seat=E"),
    no="66s 777s win=7s seat=S",
)
def dealer(r: Reading) -> bool:
    """The winner is the dealer; also on a yakuman."""
    return r.hand.dealer
