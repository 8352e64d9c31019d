"""Won hands spoiled on purpose, so that the rules must refuse them: each kind of mistake, on a random hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from tests.oracles.hands import ORPHANS, random_hand
from tests.oracles.riichi_hand import Hand, Meld, plain

__all__ = ["spoiled_hand"]

Spoil = Callable[[random.Random, Hand], Hand | None]


def fifth_copy(_: random.Random, hand: Hand) -> Hand | None:
    """Indicators bring a tile of the hand to five copies."""
    tile, copies = hand.copies().most_common(1)[0]
    shown = [*hand.indicators, *[tile] * (5 - copies)]
    return replace(hand, indicators=shown) if len(shown) <= 5 else None


def forbidden_red_five(_: random.Random, hand: Hand) -> Hand | None:
    has_red = any(tile[0] == "0" for tile in hand.all_tiles + hand.indicators + hand.ura)
    return replace(hand, options={**hand.options, "red-fives": 0}) if has_red else None


def missing_tile(_: random.Random, hand: Hand) -> Hand | None:
    rest = list(hand.concealed)
    rest.remove(next((tile for tile in rest if plain(tile) != plain(hand.win or "")), rest[0]))
    return replace(hand, concealed=rest)


def no_shape(rng: random.Random, hand: Hand) -> Hand | None:
    """One tile of the hand is another one."""
    at, copies = rng.randrange(len(hand.concealed)), hand.copies()
    other = rng.choice([tile for tile in ORPHANS if copies[tile] < 4])
    tiles = [*hand.concealed[:at], other, *hand.concealed[at + 1 :]]
    return replace(hand, concealed=tiles) if plain(hand.win or "") in map(plain, tiles) else None


def win_elsewhere(rng: random.Random, hand: Hand) -> Hand | None:
    others = [tile for tile in ORPHANS if tile not in hand.concealed]
    return replace(hand, win=rng.choice(others)) if others else None


def crooked_call(_: random.Random, hand: Hand) -> Hand | None:
    """A chi of three alike, a pon of three in a row."""
    for meld in hand.melds:
        if meld.kind in ("chi", "pon"):
            others = [other for other in hand.melds if other is not meld]
            return replace(hand, melds=[*others, Meld("pon" if meld.kind == "chi" else "chi", meld.tiles)])
    return None


def contradiction(rng: random.Random, hand: Hand) -> Hand | None:
    """One more flag, or a discarder of a self-draw; what is left true by chance comes out unspoiled."""
    flags = ["riichi", "double-riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou"]
    if hand.tsumo and rng.random() < 0.2:
        return replace(hand, source="E" if hand.seat != "E" else "W")
    return replace(hand, flags=hand.flags | {rng.choice(flags)})


def flag_of_an_item_that_is_off(_: random.Random, hand: Hand) -> Hand | None:
    if "ippatsu" in hand.flags:
        return replace(hand, options={**hand.options, "ippatsu": False})
    if hand.flags & {"riichi", "double-riichi"}:
        return replace(hand, flags=hand.flags | {"open-riichi"})
    if not hand.tsumo and not hand.melds and hand.seat != "E" and not hand.flags:
        return replace(hand, flags=frozenset({"renhou"}))
    return None


def too_many_indicators(rng: random.Random, hand: Hand) -> Hand | None:
    """Six of them, or two where kans bring none."""
    most = rng.choice([1, 5])
    copies = hand.copies()
    more = [tile for tile in ORPHANS if copies[tile] == 0]
    shown = (hand.indicators + more)[: max(most, len(hand.indicators)) + 1]
    options = {**hand.options, "kan-dora": False} if most == 1 else hand.options
    return replace(hand, indicators=shown, options=options) if len(shown) > most else None


SPOILS: list[Spoil] = [
    fifth_copy,
    forbidden_red_five,
    missing_tile,
    no_shape,
    win_elsewhere,
    crooked_call,
    contradiction,
    contradiction,
    flag_of_an_item_that_is_off,
    too_many_indicators,
]


def spoiled_hand(rng: random.Random) -> Hand:
    """A hand under the plain options with something wrong in it; rarely it is still a hand."""
    while True:
        hand = rng.choice(SPOILS)(rng, random_hand(rng))
        if hand is not None:
            return hand
