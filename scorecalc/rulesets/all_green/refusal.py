"""Why a complete hand does not win: the table asks for a yaku, and there is none (all-green:G10)."""

from __future__ import annotations

from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.all_green.hand import Hand

__all__ = ["refusal"]


def refusal(bound: Bound, hand: Hand) -> Refused:
    """R310 for a hand of the base alone."""
    words = next(w for w in bound.hands if w.label == hand.label)
    help = "with yaku-needed=false the base alone wins"
    return Refused([Problem("R310", "a winning shape, but no yaku", *words.place("tiles"), help)], bound.line)
