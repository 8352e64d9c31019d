"""Tokyo hands that cannot be: what riichi refuses, less what T14 allows, and what T2, T3, T5 and T14 add."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracles.riichi_hand import plain
from tests.oracles.riichi_readings import Reading
from tests.oracles.riichi_refusals import well_formed
from tests.oracles.tokyo_hand import TokyoHand

__all__ = ["FIRST_TURN", "refusals", "refusals_of_readings"]

FIRST_TURN = {"tenhou", "chiihou", "renhou"}
FLAGS = FIRST_TURN | {"riichi", "double-riichi", "rinshan", "chankan", "haitei", "houtei", "ketsupai", "renkaihou"}


def refusals(hand: TokyoHand) -> list[str]:
    """The rows that refuse the hand before a shape is looked for.

    >>> from tests.oracles.tokyo_hand import hand_of
    >>> refusals(hand_of("tokyo 1111m win=1m +tsumo +houtei ind=1m zoroba=1"))
    ['fifth copy', 'wrong count', 'houtei by self-draw']
    """
    return [why for why, so in _table(hand) if so] + [why for why, so in _contradictions(hand) if so]


def _table(hand: TokyoHand) -> Iterator[tuple[str, bool]]:
    yield "fifth copy", any(count > 4 for count in hand.copies().values())  # R1
    yield "red five", any(tile[0] == "0" for tile in hand.all_tiles + hand.indicators + hand.dora)  # T3
    yield "wrong count", len(hand.concealed) + 3 * len(hand.melds) != 14  # R2
    yield "winning tile elsewhere", hand.win is not None and hand.win not in hand.concealed  # R2
    yield "crooked call", not all(map(well_formed, hand.melds))
    yield "dice", hand.luck is None  # T2
    yield "two dora", len(hand.dora_tiles) > 1  # T3
    yield "round", hand.round != "E"  # T14
    yield "half of what nobody pays", hand.pao is not None and not hand.tsumo and hand.source is None  # T7
    yield "unknown flag", bool(hand.flags - FLAGS)  # T3


def _contradictions(hand: TokyoHand) -> Iterator[tuple[str, bool]]:
    flags, ron, dealer, melds = hand.flags, not hand.tsumo, hand.seat == "E", bool(hand.melds)
    riichi = bool(flags & {"riichi", "double-riichi"})
    replacement = bool(flags & {"rinshan", "renkaihou"})
    yield "two riichi", {"riichi", "double-riichi"} <= flags
    yield "open riichi hand", riichi and hand.is_open
    yield "haitei by ron", "haitei" in flags and ron
    yield "houtei by self-draw", "houtei" in flags and hand.tsumo
    yield "haitei on a replacement tile", "haitei" in flags and replacement
    yield "houtei and chankan", {"houtei", "chankan"} <= flags
    yield "rinshan without a kan", "rinshan" in flags and hand.kans == 0
    yield "replacement tile by ron", replacement and ron
    yield "renkaihou with fewer than two kans", "renkaihou" in flags and hand.kans < 2  # T14
    yield "rinshan and renkaihou", {"rinshan", "renkaihou"} <= flags  # T14
    yield "kan after riichi", riichi and replacement  # T5
    yield "double riichi with a kan", "double-riichi" in flags and hand.kans > 0  # T14
    yield "chankan by self-draw", "chankan" in flags and hand.tsumo
    yield "chankan of a tile held twice", "chankan" in flags and hand.all_tiles.count(hand.win or "") > 1
    yield "tenhou", "tenhou" in flags and (not dealer or melds or ron)
    yield "chiihou", "chiihou" in flags and (dealer or melds or hand.tsumo or hand.source not in (None, "E"))  # T14
    yield "renhou", "renhou" in flags and (melds or (dealer and hand.tsumo) or hand.source == "E")  # T14
    yield "riichi on the first turn", riichi and bool(flags & FIRST_TURN)
    yield "kan on the first turn", replacement and bool(flags & FIRST_TURN)
    yield "ketsupai of a tile held twice", "ketsupai" in flags and hand.concealed.count(hand.win or "") > 1  # T13
    yield "self-draw from somebody", hand.tsumo and hand.source is not None
    yield "from the winner", hand.source == hand.seat


def refusals_of_readings(hand: TokyoHand, found: list[Reading]) -> list[str]:
    """The rows that refuse the hand for what its readings are."""
    waits = {reading.wait for reading in found}
    why = []
    if "ketsupai" in hand.flags and not waits & {"edge", "middle"}:  # T14
        why.append("ketsupai without an edge or middle wait")
    if {reading.shape for reading in found} == {"shiisanpuutaa"} and hand.flags:  # T14
        why.append("shiisanpuutaa with a flag")
    return why


def is_shiisanpuutaa(hand: TokyoHand) -> bool:
    """T37: one pair, otherwise no pair, no two tiles of a suit within two of each other; closed, by self-draw."""
    tiles = sorted(map(plain, hand.concealed))
    different = sorted(set(tiles))
    if hand.melds or not hand.tsumo or len(tiles) != 14 or len(different) != 13:
        return False
    for suit in "mps":
        ranks = [int(tile[0]) for tile in different if tile[1] == suit]
        if any(0 < high - low <= 2 for high in ranks for low in ranks):
            return False
    return True
