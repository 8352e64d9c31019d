"""Won Tokyo hands spoiled on purpose, so that the rules must refuse them: each kind of mistake, on a random hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from tests.oracles.riichi_hand import Meld
from tests.oracles.riichi_readings import ORPHANS
from tests.oracles.tokyo import score
from tests.oracles.tokyo_hand import TokyoHand
from tests.oracles.tokyo_hands import planned_hand, random_hand
from tests.oracles.tokyo_refusals import FIRST_TURN
from tests.oracles.tokyo_themes import PLANS

__all__ = ["SPOILS", "spoiled_hand"]

Spoil = Callable[[random.Random, TokyoHand], TokyoHand | None]


def fifth_copy(_: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """The indicator is the fifth copy of a tile."""
    tile, copies = replace(hand, indicators=[]).copies().most_common(1)[0]
    return replace(hand, indicators=[tile], dora=[]) if copies == 4 else None


def red_five(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    fives = [at for at, tile in enumerate(hand.concealed) if tile[0] == "5" and tile[1] != "z" and tile != hand.win]
    if not fives:
        return None
    tiles = list(hand.concealed)
    at = rng.choice(fives)
    tiles[at] = "0" + tiles[at][1]
    return replace(hand, concealed=tiles)


def missing_tile(_: random.Random, hand: TokyoHand) -> TokyoHand | None:
    rest = list(hand.concealed)
    rest.remove(next((tile for tile in rest if tile != hand.win), rest[0]))
    return replace(hand, concealed=rest)


def no_shape(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """One tile of the hand is another one."""
    at, copies = rng.randrange(len(hand.concealed)), hand.copies()
    other = rng.choice([tile for tile in ORPHANS if copies[tile] < 4])
    tiles = [*hand.concealed[:at], other, *hand.concealed[at + 1 :]]
    return replace(hand, concealed=tiles) if hand.win in tiles else None


def win_elsewhere(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    others = [tile for tile in ORPHANS if tile not in hand.concealed and hand.copies()[tile] < 4]
    return replace(hand, win=rng.choice(others)) if others else None


def crooked_call(_: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """A chi of three alike, a pon of three in a row."""
    for meld in hand.melds:
        if meld.kind in ("chi", "pon"):
            others = [other for other in hand.melds if other is not meld]
            return replace(hand, melds=[*others, Meld("pon" if meld.kind == "chi" else "chi", meld.tiles)])
    return None


def one_more_flag(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """What is left true by chance comes out unspoiled."""
    flags = ["riichi", "double-riichi", "rinshan", "renkaihou", "chankan", "haitei", "houtei", "ketsupai", *FIRST_TURN]
    more = replace(hand, flags=hand.flags | {rng.choice(sorted(flags))})
    if more.flags & FIRST_TURN and len(more.flags) > 1 and not score(more).problems:
        return None  # no row says whether a first draw can be the last as well
    if "chankan" in more.flags and hand.win in hand.indicators:
        return None  # a fifth copy, but one that lies in the kan of somebody else
    return more


def payer(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """A self-draw that somebody pays alone, or the winner's own discard."""
    return replace(hand, source=rng.choice([seat for seat in "ESWN" if hand.tsumo or seat == hand.seat]))


def unknown_flag(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    return replace(hand, flags=hand.flags | {rng.choice(["ippatsu", "open-riichi"])})


def other_round(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    return replace(hand, round=rng.choice("SWN"))


def two_dora(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """A second indicator, or an indicator and a dora."""
    more = [tile for tile in ORPHANS if hand.copies()[tile] == 0]
    if not hand.indicators or len(more) < 2:
        return None
    extra = rng.choice(more)
    return rng.choice([replace(hand, indicators=[*hand.indicators, extra]), replace(hand, dora=[extra])])


def dice(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    """No dice, an odd number of rolls, nothing added, a re-roll of one that added, zoroba out of bounds, both ways."""
    nothing = replace(hand, rolls=[], zoroba=None, rerolls=0)
    return rng.choice(
        [
            nothing,
            replace(nothing, rolls=["16"]),
            replace(nothing, rolls=["23", "45"]),
            replace(nothing, rolls=["16", "34", "23", "25"]),
            replace(nothing, zoroba=rng.choice([0, 7])),
            replace(nothing, rolls=["16", "34"], zoroba=4),
            replace(nothing, rolls=["16", "34"], rerolls=1),
        ]
    )


def nobody_liable(rng: random.Random, hand: TokyoHand) -> TokyoHand | None:
    return replace(hand, pao=rng.choice("ESWN".replace(hand.seat, ""))) if not hand.melds else None


def scattered_with_a_flag(rng: random.Random, _: TokyoHand) -> TokyoHand | None:
    """T37 with any flag but the self-draw."""
    scattered = planned_hand(rng, PLANS["shiisanpuutaa"](rng))
    if scattered is None or set(scattered.concealed) == set(ORPHANS):
        return None
    flags = ["riichi", "double-riichi", "haitei", "tenhou", "renhou"]
    return replace(scattered, flags=frozenset({rng.choice(flags)}))


SPOILS: list[Spoil] = [
    fifth_copy,
    red_five,
    missing_tile,
    no_shape,
    win_elsewhere,
    crooked_call,
    one_more_flag,
    one_more_flag,
    one_more_flag,
    payer,
    unknown_flag,
    other_round,
    two_dora,
    dice,
    dice,
    nobody_liable,
    scattered_with_a_flag,
]


def spoiled_hand(rng: random.Random) -> TokyoHand:
    """A hand with something wrong in it; rarely it is still a hand."""
    while True:
        hand = rng.choice(SPOILS)(rng, random_hand(rng))
        if hand is not None:
            return hand
