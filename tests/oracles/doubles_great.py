"""The Great Games of the French rules (F60 to F67), each by trying the tiles that its row names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.oracles.doubles_hand import DRAGONS, ENDS, HONOURS, WINDS, DoublesHand
from tests.oracles.doubles_layouts import Layout, laid_as_a_win
from tests.oracles.doubles_specials import is_thirteen

__all__ = ["GREAT_GAMES", "great_games_of"]

GREAT_GAMES = {
    "little-snake": 1000,
    "great-snake": 1500,
    "lanterns": 1600,
    "full-hand": 1800,
    "big-green": 3600,
    "four-happinesses": 4000,
    "mandarin": 5000,
    "imperial": 6000,
}
RANKS = "123456789"


def great_games_of(hand: DoublesHand) -> set[str]:
    layouts = laid_as_a_win(hand)
    found = {
        "little-snake": little_snake(hand),
        "great-snake": great_snake(hand),
        "lanterns": lanterns(hand),
        "full-hand": full_hand(hand),
        "big-green": any(big_green(hand, layout) for layout in layouts),
        "four-happinesses": any(four_happinesses(hand, layout) for layout in layouts),
        "mandarin": three_kongs(hand, WINDS, WINDS),
        "imperial": three_kongs(hand, DRAGONS, [hand.seat or ""]),
    }
    return {name for name, so in found.items() if so}


def without(tiles: list[str], taken: list[str]) -> list[str] | None:
    left = list(tiles)
    for tile in taken:
        if tile not in left:
            return None
        left.remove(tile)
    return left


def allowed(hand: DoublesHand, *, exposed: bool) -> bool:
    """FA20: whether the pungs must be hidden."""
    return not (exposed and hand.option("great-game-hidden"))


def pungs_taken(hand: DoublesHand, tile: str, tiles: list[str]) -> Iterator[list[str]]:
    """The tiles that are left after a pung or a kong (called) of a tile is taken.

    ``pair=`` only tells which tile was claimed, so that its tiles may lie in a pung as well.
    """
    for meld in hand.melds:
        if set(meld.tiles) == {tile} and meld.kind != "pair":
            hidden = meld.kind == "ckong" or (meld.kind == "added" and hand.option("added-kong") == "hidden")
            left = without(tiles, list(meld.tiles))
            if left is not None and allowed(hand, exposed=not hidden):
                yield left
    paired = [one for meld in hand.melds if meld.kind == "pair" for one in meld.tiles]
    number = (hand.loose + paired).count(tile)
    if number >= 3:
        in_a_call = any(hand.win in meld.tiles for meld in hand.melds if meld.kind != "pair")
        is_last = tile in paired or (tile == hand.win and not paired and not in_a_call)
        claimed = is_last and not hand.drawn and number == 3
        left = without(tiles, [tile] * 3)
        if left is not None and allowed(hand, exposed=claimed):
            yield left


def little_snake(hand: DoublesHand) -> bool:
    for suit in "mps":
        left = without(hand.all_tiles, [rank + suit for rank in RANKS] + WINDS)
        if left is not None and len(left) == 1 and left[0] in HONOURS:
            return True
    return False


def great_snake(hand: DoublesHand) -> bool:
    for suit in "mps":
        rest = without(hand.all_tiles, [rank + suit for rank in RANKS])
        if rest is None:
            continue
        for tile in HONOURS:
            for left in pungs_taken(hand, tile, rest):
                if len(left) == 2 and left[0] == left[1] and left[0] in HONOURS:
                    return True
    return False


def lanterns(hand: DoublesHand) -> bool:
    if not is_thirteen(hand):
        return False
    ((twice, _),) = Counter(hand.all_tiles).most_common(1)
    return twice in ENDS or bool(hand.option("lanterns-honour-pair"))


def full_hand(hand: DoublesHand) -> bool:
    for suit in "mps":
        for after_ones in pungs_taken(hand, "1" + suit, hand.all_tiles):
            for rest in pungs_taken(hand, "9" + suit, after_ones):
                left = without(rest, [rank + suit for rank in RANKS[1:-1]])
                if left is None or len(left) != 1 or left[0][1:] != suit:
                    continue
                if hand.option("full-hand-pair") == "any" or left[0] not in ENDS:  # FA11
                    return True
    return False


def big_green(hand: DoublesHand, layout: Layout) -> bool:
    sets = [part for part in layout if part.kind in ("pung", "kong")]
    pair = [part.tile for part in layout if part.kind == "pair"]
    exposed = any(part.exposed for part in sets)
    return {part.tile for part in sets} == {"2s", "4s", "6s", "F"} and pair == ["8s"] and allowed(hand, exposed=exposed)


def four_happinesses(hand: DoublesHand, layout: Layout) -> bool:
    sets = [part for part in layout if part.kind in ("pung", "kong")]
    if any(part.kind == "kong" for part in sets) and not hand.option("happinesses-kong"):  # FA19
        return False
    pair = next(part.tile for part in layout if part.kind == "pair")
    exposed = any(part.exposed for part in sets)
    return {part.tile for part in sets} == set(WINDS) and pair in DRAGONS and allowed(hand, exposed=exposed)


def three_kongs(hand: DoublesHand, among: list[str], pairs: list[str]) -> bool:
    """F66, F67: three hidden kongs and a pair, 14 tiles in all."""
    kongs = [meld.tiles[0] for meld in hand.melds if meld.kind == "ckong"]
    others = [meld for meld in hand.melds if meld.kind not in ("ckong", "pair")]
    rest = hand.loose + [tile for meld in hand.melds if meld.kind == "pair" for tile in meld.tiles]
    if len(kongs) != 3 or others or len(rest) != 2 or rest[0] != rest[1]:
        return False
    return all(tile in among for tile in kongs) and rest[0] in pairs and rest[0] not in kongs
