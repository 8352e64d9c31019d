"""What a table must be told by a line of the doubles games: whose hands, and who won (R382)."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.score import listed
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import SEATS

__all__ = ["all_hands_told", "nobody_knows_who_won"]


def all_hands_told(bound: Bound, rules: TableRules, seats: Mapping[str, str], dealer: str) -> None:
    """Raises Refused (R382) where hands are missing that decide what somebody gets."""
    why = _why_all(bound, rules)
    if not why:
        return
    told = [hand.label or hand.settings.get("seat") for hand in bound.hands]
    seated = [
        seat or (dealer if "dealer" in hand.flags else None) for seat, hand in zip(told, bound.hands, strict=True)
    ]
    empty = len(bound.hands) == 1 and not bound.hands[0].words
    if None in seated and not empty:
        help = f"begin it with his name and a colon; the other three stand behind it, for {why}"
        raise Refused([Problem("R382", "whose hand is this?", help=help)], bound.line)
    missing = [seats[seat] for seat in SEATS if seat not in seated]
    if missing:
        what = "hand" if len(missing) == 1 else "hands"
        message = f"what {listed(missing)} had is not told, but {why}"
        help = f"write the {what} behind the player: `{missing[0]}: points=0` for one worth nothing"
        raise Refused([Problem("R382", message, help=help)], bound.line)


def nobody_knows_who_won(bound: Bound) -> None:
    """Raises Refused: hands, but no winner among them that has a seat."""
    raise Refused([Problem("R382", "who won?", help="write the winner's hand, or say +nobody-won")], bound.line)


def _why_all(bound: Bound, rules: TableRules) -> str:
    """Why all four hands are needed, "" where they are not."""
    if rules.settlement == "mark":
        return "each marks his own hand"
    if "nobody-won" in bound.table.flags:
        settle = rules.drawn_hand == "differences" and rules.settlement != "winner-only"
        return "all settle with each other where nobody won" if settle else ""
    # who discarded a tile that was declared dangerous pays for all
    alone = rules.settlement == "winner-only" or any("dangerous-game" in hand.flags for hand in bound.hands)
    return "" if alone else "the losers settle with each other"
