"""What the converters of all case files share: tiles, calls, seats and amounts as words of the notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

__all__ = ["SEATS", "Case", "Row", "amounts", "follower", "hand_words", "item", "tiles"]

Row = dict[str, Any]
Case = tuple[str, str, str]  # id, words, expectation

SEATS = "ESWN"
CALLS = {"chi": "chi", "pon": "pon", "minkan": "kan", "kakan": "kakan", "ankan": "ankan"}
ITEMS = {
    "tsumo": "menzen-tsumo",
    "aka_dora": "red-five",
    "aka": "red-five",
    "ura": "ura-dora",
    "ittsu": "ittsuu",
    "sanshoku": "sanshoku-doujun",
    "kokushi_musou": "kokushi",
    "kokushi_13": "kokushi-13",
    "chuuren_9": "junsei-chuuren",
    **{f"bakaze_{wind}": "round-wind" for wind in ("east", "south", "west", "north")},
    **{f"jikaze_{wind}": "seat-wind" for wind in ("east", "south", "west", "north")},
}


def item(name: str) -> str:
    return ITEMS.get(name, name.replace("_", "-"))


def tiles(some: Iterable[str]) -> str:
    """Tiles in one word, runs by suit, honours as letters at the end."""
    some = list(some)
    runs = {suit: "".join(tile[0] for tile in some if tile[1:] == suit) for suit in "mps"}
    return "".join(digits + suit for suit, digits in runs.items() if digits) + "".join(t for t in some if len(t) == 1)


def hand_words(row: Row) -> list[str]:
    """The words that logs and hands have in common: tiles, calls, winning tile, seat, round, indicators."""
    words = [tiles([*row["concealed"], row["win_tile"]])]
    words += [f"{CALLS[meld['type']]}={tiles(meld['tiles'])}" for meld in row.get("melds", [])]
    words += [f"win={row['win_tile']}", f"seat={row['seat_wind']}", f"round={row['round_wind']}"]
    if row["win"] == "tsumo":
        words.append("+tsumo")
    if row.get("dora_indicators"):
        words.append(f"ind={tiles(row['dora_indicators'])}")
    if row.get("ura_indicators"):
        words.append(f"uraind={tiles(row['ura_indicators'])}")
    if row.get("nuki_dora"):
        words.append(f"nuki={row['nuki_dora']}")
    return words


def amounts(gains: dict[str, int], sticks: int = 0) -> list[str]:
    """``S=+3900 W=-3900``, and what the pot loses; who neither pays nor gains is left out."""
    words = [f"{seat}={gain:+d}" for seat, gain in gains.items() if gain]
    return words + ([f"pot={-1000 * sticks:+d}"] if sticks else [])


def follower(shown: str, players: int) -> str:
    """The dora that an indicator shows; with three players 1m and 9m follow each other."""
    for cycle in ("ESWN", "PFC"):
        if shown in cycle:
            return cycle[(cycle.index(shown) + 1) % len(cycle)]
    rank, suit = ("5" if shown[0] == "0" else shown[0]), shown[1]
    if players == 3 and suit == "m":
        return {"1": "9m", "9": "1m"}[rank]
    return str(int(rank) % 9 + 1) + suit
