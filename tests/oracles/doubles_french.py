"""Points and doubles of the French rules, row by row (F1 to F52)."""

from __future__ import annotations

from collections import Counter

from tests.oracles.doubles_columbia import set_points, suits_of
from tests.oracles.doubles_hand import DRAGONS, HONOURS, DoublesHand
from tests.oracles.doubles_layouts import Layout

__all__ = ["doubles_of", "points_of"]

Rows = Counter[str]


def bonus_points(hand: DoublesHand) -> Rows:
    """F12, F13."""
    found = Counter({"flower": 0, "season": 0})
    for tile in hand.bonus:
        found["flower" if tile[1] == "f" else "season"] += 4
    return +found


def pair_points(hand: DoublesHand, layout: Layout) -> Rows:
    """F1 to F4; an exposed pair is worth nothing for the tower wind and the dragons."""
    found: Rows = Counter()
    for part in layout:
        if part.kind != "pair":
            continue
        rows = []
        if part.tile == hand.seat:
            rows.append("pair-own-wind")
        if part.tile == hand.wind:
            rows.append("pair-dominant-wind")
        if part.tile == hand.tower and not part.exposed:
            rows.append("pair-tower-wind")
        if part.tile in DRAGONS and not part.exposed:
            rows.append("pair-dragon")
        if hand.option("wind-pairs") == "once":  # FA1
            rows = rows[:1]
        found.update(dict.fromkeys(rows, 2))
    return found


def points_of(hand: DoublesHand, layout: Layout, *, won: bool, cancelled: bool) -> Rows:
    """F1 to F22; ``cancelled`` is F50: only flowers and seasons score."""
    found = bonus_points(hand)
    if not cancelled:
        found.update(set_points(layout))
        found.update(pair_points(hand, layout))
    if won:
        found["mah-jong"] = 20
        found["four-suites"] = 10 * all(part.kind in ("chow", "pair") for part in layout)
        found["drawn"] = hand.option("drawn") * hand.drawn
    return +found


def bonus_doubles(hand: DoublesHand) -> Rows:
    """F34 to F36."""
    number = {"E": "1", "S": "2", "W": "3", "N": "4"}.get(hand.seat or "")
    own = sum(tile[0] == number for tile in hand.bonus)
    bouquets = sum(sum(tile[1] == sort for tile in hand.bonus) == 4 for sort in "fg")
    beside = hand.option("bouquet-and-own") == "beside"  # FA3
    found: Rows = Counter()
    if bouquets:
        found["bouquet"] = 4 * bouquets if beside else 4
    if beside or not bouquets:
        found["own-flower-or-season"] = own == 1
        found["own-flower-and-season"] = 2 * (own == 2)
    return found


def doubles_of(hand: DoublesHand, layout: Layout, *, won: bool, cancelled: bool) -> Rows:
    """F30 to F36 for all, F40 to F47 for the winner, FA15."""
    found: Rows = Counter()
    if not (cancelled and not hand.option("appellant-doubles")):  # FA13
        found.update(bonus_doubles(hand))
    if not cancelled:
        for part in layout:
            if part.kind in ("pung", "kong"):
                found["own-wind"] += part.tile == hand.seat
                found["dominant-wind"] += part.tile == hand.wind
                found["tower-wind"] += part.tile == hand.tower
                found["dragons"] += part.tile in DRAGONS
    if won:
        tiles = hand.all_tiles
        honours = any(tile in HONOURS for tile in tiles)
        found["no-suite"] = all(part.kind != "chow" for part in layout)
        found["last-tile"] = "last-tile" in hand.flags
        found["robbed-kong"] = "robbed-kong" in hand.flags
        pure = len(suits_of(hand)) == 1 and (not honours or hand.option("pure-honours"))  # FA2
        found["pure"] = 3 * pure
        found["last-discard"] = "last-discard" in hand.flags
        found["appellant"] = "appellant" in hand.flags
        found["hidden"] = hand.hidden_before and (hand.drawn or hand.option("hidden-claimed"))  # FA7
        found["only-honours"] = all(tile in HONOURS for tile in tiles)
        found["dead-wall"] = hand.option("dead-wall") * ("dead-wall" in hand.flags)
    return Counter({name: int(number) for name, number in found.items() if number})
