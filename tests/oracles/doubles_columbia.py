"""Points, doubles and events of Columbia, row by row (C10 to C49, C60 to C62)."""

from __future__ import annotations

from collections import Counter

from tests.oracles.doubles_hand import DRAGONS, ENDS, HONOURS, DoublesHand
from tests.oracles.doubles_layouts import Layout

__all__ = ["doubles_of", "event_of", "points_of", "set_points", "suits_of"]


def set_points(layout: Layout) -> Counter[str]:
    """C11 to C16, F6 to F11: pungs and kongs, revealed and hidden."""
    found: Counter[str] = Counter()
    for part in layout:
        if part.kind in ("pung", "kong"):
            kind = "honour" if part.tile in HONOURS else "terminal" if part.tile in ENDS else "simple"
            value = {"pung-simple": 2, "pung-terminal": 4, "pung-honour": 4}.get(f"pung-{kind}", 0)
            if part.kind == "kong":
                value = {"simple": 8, "terminal": 16, "honour": 16}[kind]
            found[f"{part.kind}-{kind}"] += value if part.exposed else 2 * value
    return found


def event_of(hand: DoublesHand) -> Counter[str]:
    """C60 to C62."""
    found: Counter[str] = Counter()
    if "one-shot" in hand.flags:
        found["one-shot"] = 40 if hand.is_dealer else 20
    if "last-tile" in hand.flags:
        found["last-tile"] = 20
    if "last-discard" in hand.flags:
        found["last-discard"] = 20
    return found


def points_of(hand: DoublesHand, layout: Layout, *, won: bool) -> Counter[str]:
    """C10 to C31, and the event."""
    found = set_points(layout)
    for part in layout:
        if part.kind == "pair":
            found["pair-dragon"] += 2 * (part.tile in DRAGONS)  # C17
            found["pair-own-wind"] += 2 * (part.tile == hand.seat)  # C18
            found["pair-hand-wind"] += 2 * (part.tile == hand.hand_wind)  # C19
    found["bonus-tile"] = 4 * len(hand.bonus)  # C20
    if won:
        found["going-out"] = hand.option("going-out")  # C30
        found["drawn"] = 2 * hand.drawn  # C31
        found.update(event_of(hand))
    return +found


def suits_of(hand: DoublesHand) -> set[str]:
    return {tile[1] for tile in hand.all_tiles if tile not in HONOURS}


def doubles_of(hand: DoublesHand, layout: Layout, *, won: bool) -> Counter[str]:
    """C40 to C43 for any hand, C44 to C49 for the winner's."""
    found: Counter[str] = Counter()
    for part in layout:
        if part.kind in ("pung", "kong"):
            found["own-wind"] += part.tile == hand.seat
            found["hand-wind"] += part.tile == hand.hand_wind
            found["dragons"] += part.tile in DRAGONS
    number = {"E": "1", "S": "2", "W": "3", "N": "4"}.get(hand.seat or "")
    own = sum(tile[0] == number for tile in hand.bonus)
    found["own-bonus"] = min(own, 1) if hand.option("own-bonus-doubles") == "one" else own  # CA8
    if won:
        tiles = hand.all_tiles
        honours = any(tile in HONOURS for tile in tiles)
        found["one-suit"] = len(suits_of(hand)) == 1 and (not honours or hand.option("one-suit-honours"))  # CA9
        found["only-ends"] = all(tile in HONOURS + ENDS for tile in tiles)
        found["no-ends"] = not any(tile in HONOURS + ENDS for tile in tiles)
        found["reach"] = "reach" in hand.flags
        found["one-pass"] = "one-pass" in hand.flags
        paid_in_points = "one-shot" in hand.flags and hand.option("dealer-one-shot") == "points"  # CA13
        found["dealer"] = hand.is_dealer and not paid_in_points
    return Counter({name: int(number) for name, number in found.items() if number})
