"""Where the program reads the doubles rules otherwise than the oracle: each kind of hand, and a line that has it.

Random hands of these kinds are left out; the lines are expected to fail, so that a repair shows.
"""

from __future__ import annotations

from dataclasses import replace

from tests.oracles.doubles_columbia import event_of
from tests.oracles.doubles_great import great_games_of
from tests.oracles.doubles_hand import DoublesHand
from tests.oracles.doubles_layouts import laid_as_a_win
from tests.oracles.doubles_specials import is_nine_gates, specials_of

__all__ = ["DISPUTED", "dispute"]

DISPUTED = {
    "a called chow in a little snake (F60)": "french-simple 126789mESWNN chow=345m seat=S wind=N",
    "a called chow in a great snake (F61)": "french-simple 123459mNNNSS chow=678m seat=W wind=N",
    "a called chow in a full hand (F63)": "french-simple 11123488999m chow=567m seat=S wind=N",
    "a pung that the discard completed (FA20)": (
        "french-simple 11123455678999m win=1m seat=S wind=E great-game-hidden=true"
    ),
    "the event of several special hands (C60, CA5)": (
        "columbia 123m456m789m345m22p +drawn +last-tile seat=S wind=E several-specials=add"
    ),
    "a straight of more than two limits (C59)": (
        "columbia 11112345678999s +drawn seat=S wind=N limit=300 special-doubles=all"
    ),
    "a single claimed tile in a pung (notation, 3)": "columbia 66m77sCCCFFFPPP pair=6m seat=W wind=E",
    "the one call of a reach (CA6, C47)": (
        "columbia chow=123m 456m789m999s22p +reach special-hidden=any seat=S wind=E"
    ),
}


def dispute(hand: DoublesHand) -> bool:
    """Whether the hand is of one of these kinds."""
    if hand.points is not None:
        return False
    return french_dispute(hand) if hand.french else columbia_dispute(hand)


def french_dispute(hand: DoublesHand) -> bool:
    games = great_games_of(replace(hand, options={}))
    if games & {"little-snake", "great-snake", "full-hand"} and any(meld.kind == "chow" for meld in hand.melds):
        return True
    return "full-hand" in games and bool(hand.option("great-game-hidden")) and not hand.drawn


def columbia_dispute(hand: DoublesHand) -> bool:
    if hand.size != 14:
        return False
    if any(len(meld.tiles) == 1 for meld in hand.melds) and laid_as_a_win(hand):
        return True
    nine = is_nine_gates(replace(hand, options={}))
    if nine and hand.option("special-doubles") == "all":
        return True
    if "reach" in hand.flags and not hand.drawn and hand.win is None and hand.option("special-hidden") == "any":
        return True
    several = any(len(specials_of(hand, layout)) > 1 for layout in laid_as_a_win(hand))
    return several and hand.option("several-specials") == "add" and bool(event_of(hand))
