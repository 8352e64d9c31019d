"""The limit hands of Tokyo 1957 and who is liable for one (T7, T61, T71, T72)."""

from __future__ import annotations

from tests.oracles.riichi_hand import plain
from tests.oracles.riichi_readings import ORPHANS, Reading
from tests.oracles.tokyo_hand import TokyoHand
from tests.oracles.tokyo_yaku import DRAGONS, WINDS, concealed_triplets, pair_of, same_tiles, yaku_of

__all__ = ["LEVELS", "liable_for", "limits_of"]

#: the base of each limit: a quarter of what a discard pays a non-dealer
LEVELS = {"shoumangan": 1500, "daimangan": 3000, "chuuren": 4000}

TERMINALS = [rank + suit for suit in "mps" for rank in "19"]
NINE_GATES = "1112345678999"


def limits_of(hand: TokyoHand, reading: Reading) -> dict[str, str]:
    """Every limit hand that the reading is, with its level; T73 is left to the caller."""
    if reading.shape == "shiisanpuutaa":
        return {}
    return {**shoumangan(hand, reading), **daimangan(hand, reading), **chuuren(hand)}


def shoumangan(hand: TokyoHand, reading: Reading) -> dict[str, str]:
    """The rows of T61."""
    found = []
    tiles = list(map(plain, hand.all_tiles))
    suits = {tile[1] for tile in tiles}
    runs = [group.tiles for group in reading.groups if group.kind == "sequence"]
    if len(runs) == 4 and len(set(runs)) == 1:
        found.append("isshoku-yonjun")
    if "honitsu" in yaku_of(hand, reading):
        (suit,) = suits - {"z"}
        if {"p": "6z", "s": "5z", "m": "7z"}[suit] in same_tiles(reading):
            found.append("rentsuu-honitsu")
    if len(suits) == 1 and suits != {"z"}:
        found.append("chinitsu")
    if all(tile in ORPHANS for tile in tiles) and reading.shape in ("sets", "pairs"):
        found.append("honroutou")
    if reading.shape == "pairs":
        seventh = set(tiles) - set(TERMINALS)
        if len(seventh) == 1 and seventh <= set(hand.dora_tiles):
            found.append("dorahairi-chinroutou-chiitoitsu")
        if suits == {"z"}:
            found.append("daichiishin")
    if "renhou" in hand.flags:
        found.append("renhou")
    return dict.fromkeys(found, "shoumangan")


def daimangan(hand: TokyoHand, reading: Reading) -> dict[str, str]:
    """The rows of T71."""
    found = []
    tiles = list(map(plain, hand.all_tiles))
    same = same_tiles(reading)
    if all(tile in TERMINALS for tile in tiles):
        found.append("chinroutou")
    if all(dragon in same for dragon in DRAGONS):
        found.append("daisangen")
    winds = sum(wind in same for wind in WINDS)
    if winds == 4 or (winds == 3 and pair_of(reading) in WINDS):
        found.append("suushiihou")
    if all(tile[1] == "z" for tile in tiles) and reading.shape == "sets":
        found.append("tsuuiisou")
    if len(concealed_triplets(hand, reading)) == 4:  # by ron the pair must have been waited for
        found.append("suuankou")
    if hand.kans == 4:
        found.append("suukantsu")
    for first in ("tenhou", "chiihou"):
        if first in hand.flags:
            found.append(first)
    if reading.shape == "orphans":
        found.append("kokushi-musou")
    return dict.fromkeys(found, "daimangan")


def chuuren(hand: TokyoHand) -> dict[str, str]:
    """T72, in the shape of riichi's M12."""
    tiles = list(map(plain, hand.all_tiles))
    ranks = "".join(tile[0] for tile in tiles)
    one_suit = len({tile[1] for tile in tiles}) == 1 and tiles[0][1] != "z"
    if one_suit and not hand.melds and all(ranks.count(rank) >= NINE_GATES.count(rank) for rank in "123456789"):
        return {"chuuren-poutou": "chuuren"}
    return {}


def liable_for(hand: TokyoHand, limits: dict[str, str]) -> list[str]:
    """The limit hands among those given that somebody can have made certain by feeding a set (T7).

    Such a set lies open, and so do all others that the limit hand needed, unless they are concealed kans.
    """
    laid = [meld for meld in hand.melds if meld.kind != "chi"]
    fed = [meld for meld in laid if meld.kind != "ankan"]

    def complete(tiles: list[str]) -> bool:
        lying = [plain(meld.tiles[0]) for meld in laid]
        return all(tile in lying for tile in tiles) and any(plain(meld.tiles[0]) in tiles for meld in fed)

    found = []
    if "daisangen" in limits and complete(DRAGONS):
        found.append("daisangen")
    if "suushiihou" in limits and complete(WINDS):
        found.append("daisuushii")
    if "suukantsu" in limits and fed:
        found.append("suukantsu")
    for name in ("tsuuiisou", "chinroutou"):
        if name in limits and hand.tsumo and len(fed) == 4:
            found.append(name)
    return found
