"""East's ninth win in the classical game, which is worth the limit and ends his stay: the table counts them.

Kajongg counts the wins that one player has had as East since the winds last moved; hands that nobody won between
them do not matter.  No row says it.
"""

from __future__ import annotations

from scorecalc.model.table import State
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.doubles.totals import are_totals

__all__ = ["NINTH", "ninth_told"]

NINTH = "east-nine-times"


def ninth_told(bound: Bound, ruleset: Ruleset, state: State) -> Bound:
    """The line with `+east-nine-times` where East wins for the ninth time.

    Raises Refused (R380) where the line says it of another win, or tells the ninth in totals that leave it out.
    """
    wins = state.memory["wins"]
    for hand in bound.hands:
        if wins != 8 and NINTH in (*hand.flags, hand.settings.get("special")):
            has = {0: "has not won", 1: "has won once"}.get(wins, f"has won {wins} times")
            help = "leave it out: the table counts the wins of East"
            place = hand.place(f"+{NINTH}", "special")
            raise Refused([Problem("R380", f"{NINTH}, but {state.dealer} {has} as East", *place, help)], bound.line)
    if wins != 8:
        return bound
    winner = ruleset.game.position(bound, ruleset.ready).winner
    if winner is None or winner.seat != "E":
        return bound
    words = next(hand for hand in bound.hands if hand.label == winner.label)
    if are_totals(words):
        if "special" not in words.settings:
            message = f"points={words.settings['points']}, but it is the ninth win of East: worth the limit"
            help = f"say special={NINTH} in the place of points="
            raise Refused([Problem("R380", message, *words.place("points"), help)], bound.line)
        return bound
    filled = HandWords(words.label, words.tiles, words.flags | {NINTH}, words.settings, words.words)
    return bound._replace(hands=tuple(filled if hand is words else hand for hand in bound.hands))
