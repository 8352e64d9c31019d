"""The special hands of Columbia (C50 to C59), each by its row alone."""

from __future__ import annotations

from collections import Counter

from tests.oracles.doubles_columbia import suits_of
from tests.oracles.doubles_hand import DRAGONS, ENDS, HONOURS, WINDS, DoublesHand
from tests.oracles.doubles_layouts import Layout

__all__ = ["WITHOUT_EVENT", "is_pairs", "is_thirteen", "special_values", "specials_of"]

#: what is told in limits takes no event
WITHOUT_EVENT = ("thirteen-orphans", "nine-gates")
ALL_KINDS = ENDS + HONOURS
JADE = ["2s", "3s", "4s", "6s", "8s", "F"]
NINE = "1112345678999"


def is_pairs(hand: DoublesHand) -> bool:
    """C51: seven pairs; four alike are two of them only where the option says so."""
    if len(hand.all_tiles) != 14 or any(meld.kind != "pair" for meld in hand.melds):
        return False
    numbers = set(Counter(hand.all_tiles).values())
    return numbers <= ({2, 4} if hand.option("seven-pairs-four-alike") else {2})


def is_thirteen(hand: DoublesHand) -> bool:
    """C52, F62: all 13 kinds and one of them again."""
    tiles = hand.all_tiles
    calls_are_whole = all(meld.kind == "pair" for meld in hand.melds)
    return calls_are_whole and len(tiles) == 14 and set(tiles) == set(ALL_KINDS)


def hidden(hand: DoublesHand) -> bool:
    """CA6: a claimed winning tile reveals the set that it completes, or the hand is hidden until the win."""
    return hand.hidden_before and (hand.drawn or hand.option("special-hidden") == "any")


def is_nine_gates(hand: DoublesHand) -> bool:
    """C59: exactly 14 tiles, so no kong."""
    tiles = hand.all_tiles
    if len(tiles) != 14 or len(suits_of(hand)) != 1 or any(tile in HONOURS for tile in tiles):
        return False
    ranks = Counter(tile[0] for tile in tiles)
    return not Counter(NINE) - ranks and (hidden(hand) or not hand.option("nine-gates-hidden"))  # CA16


def specials_of(hand: DoublesHand, layout: Layout | None) -> set[str]:
    """The special hands of four sets and a pair; without a layout those that have none."""
    if layout is None:
        found = {"seven-pairs": is_pairs(hand), "thirteen-orphans": is_thirteen(hand)}
        return {name for name, so in found.items() if so}
    sets = [part for part in layout if part.kind != "pair"]
    (pair,) = (part for part in layout if part.kind == "pair")
    chows = [part.tile for part in sets if part.kind == "chow"]
    others = [part.tile for part in sets if part.kind != "chow"]
    worthless = pair.tile not in (*DRAGONS, hand.seat, hand.hand_wind)
    found = {
        "no-points": len(chows) == 4
        and not hand.bonus
        and (worthless or hand.option("no-points-pair") == "any"),  # CA12
        "three-color-straight": any(all(rank + suit in chows for suit in "mps") for rank in "1234567"),
        "straight": any(all(rank + suit in chows for rank in "147") for suit in "mps"),
        "three-dragons": all(tile in others for tile in DRAGONS),
        "four-winds": all(tile in others for tile in WINDS),
        "all-honors": all(tile in HONOURS for tile in hand.all_tiles),
        "jade": all(tile in JADE for tile in hand.all_tiles),
        "nine-gates": is_nine_gates(hand),
    }
    return {name for name, so in found.items() if so}


def special_values(hand: DoublesHand, names: set[str], doubles: Counter[str]) -> dict[str, int]:
    """What each is worth, without the event."""
    found = {}
    for name in names:
        value = {
            "no-points": 20,
            "seven-pairs": 100,
            "thirteen-orphans": hand.option("limit"),
            "nine-gates": 2 * hand.option("limit"),
            "three-dragons": 700 if hidden(hand) else 400,
            "four-winds": 700 if hidden(hand) else 400,
        }.get(name, 500 if hidden(hand) else 300)
        if name not in WITHOUT_EVENT:
            if hand.option("special-doubles") == "all":  # CA3
                value <<= sum(doubles.values())
            elif name == "no-points":
                value <<= doubles["one-suit"] + doubles["no-ends"] + doubles["reach"]
        found[name] = value
    return found
