"""The yaku, dora and fu rows of Tokyo 1957, one `if` a row (T4, T8, T11 to T50)."""

from __future__ import annotations

from tests.oracles.riichi_hand import plain
from tests.oracles.riichi_readings import ORPHANS, Group, Reading
from tests.oracles.tokyo_hand import TokyoHand

__all__ = ["DRAGONS", "GREEN", "WINDS", "concealed_triplets", "dora_of", "fu_of", "pair_of", "same_tiles", "yaku_of"]

WINDS = ["1z", "2z", "3z", "4z"]
DRAGONS = ["5z", "6z", "7z"]
SEAT = dict(zip("ESWN", WINDS, strict=True))
ROUND = "1z"  # T1: one East round
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]


def same_tiles(reading: Reading) -> list[str]:
    """The tiles of which the reading holds a triplet or kan."""
    return [group.tiles[0] for group in reading.groups if group.kind in ("triplet", "kan")]


def runs_of(reading: Reading) -> list[str]:
    """The lowest tiles of the sequences."""
    return [group.tiles[0] for group in reading.groups if group.kind == "sequence"]


def pair_of(reading: Reading) -> str:
    return next(group.tiles[0] for group in reading.groups if group.kind == "pair")


def concealed_triplets(hand: TokyoHand, reading: Reading) -> list[Group]:
    """Triplets and kans neither called nor completed by a discard (R3)."""
    kept = [group for group in reading.groups if group.kind in ("triplet", "kan") and not group.called]
    return [group for group in kept if hand.tsumo or not group.won]


def yaku_of(hand: TokyoHand, reading: Reading) -> dict[str, int]:
    """The yaku of one reading and their han, without the limit hands (T61, T71, T72)."""
    if reading.shape == "shiisanpuutaa":
        return {"menzen-tsumo": 1, "shiisanpuutaa": 3}  # T37
    return {**declared(hand, reading), **of_tiles(hand, reading), **of_runs(hand, reading), **of_same(hand, reading)}


def declared(hand: TokyoHand, reading: Reading) -> dict[str, int]:
    """The yaku that hang on how and when the hand was won."""
    found: dict[str, int] = {}
    flags = hand.flags
    if "riichi" in flags:  # T11
        found["riichi"] = 1
    if "double-riichi" in flags:  # T2x
        found["double-riichi"] = 2
    if hand.tsumo and not hand.is_open:  # T11
        found["menzen-tsumo"] = 1
    if "haitei" in flags and reading.win == "1p":  # T47
        found["iipin-mouyue"] = 4
    elif "haitei" in flags:  # T11
        found["haitei"] = 1
    if "houtei" in flags:  # T11
        found["houtei"] = 1
    if flags & {"rinshan", "renkaihou"} and reading.win == "5p":  # T48
        found["uupin-kaihou"] = 4
    elif "renkaihou" in flags:  # T36
        found["renkaihou"] = 3
    elif "rinshan" in flags:  # T11
        found["rinshan"] = 1
    edge_or_middle = reading.wait in ("edge", "middle")
    if "chankan" in flags and reading.win == "2s":  # T49, T50: once
        found["ryansou-chankan"] = 4
    elif "chankan" in flags and edge_or_middle:  # T50
        found["chinchii-toushii"] = 4
    elif "chankan" in flags:  # T11
        found["chankan"] = 1
    if "ketsupai" in flags and edge_or_middle and "chankan" not in flags:  # T13
        found["ketsupaihou"] = 1
    opened = [meld for meld in hand.melds if meld.kind != "ankan"]
    if len(opened) == 4 and reading.wait == "pair":  # T12
        found["shiiaru-raotai"] = 1
    return found


def of_tiles(hand: TokyoHand, reading: Reading) -> dict[str, int]:
    """The yaku that hang on which tiles the hand holds."""
    found: dict[str, int] = {}
    tiles = list(map(plain, hand.all_tiles))
    suits = {tile[1] for tile in tiles}
    if not any(tile in ORPHANS for tile in tiles):  # T11
        found["tanyao"] = 1
    if reading.shape == "pairs":  # T2x
        found["chiitoitsu"] = 2
    if len(suits) == 2 and "z" in suits:  # T2x
        found["honitsu"] = 2
    if all(tile in GREEN for tile in tiles) and "6z" in tiles:  # T43
        found["ryuuiisou"] = 2
    outside = all(any(tile in ORPHANS for tile in group.tiles) for group in reading.groups)
    if runs_of(reading) and outside and "z" in suits:  # T31
        found["chanta"] = 2 if hand.is_open else 3
    if runs_of(reading) and outside and "z" not in suits:  # T41
        found["junchan"] = 3 if hand.is_open else 4
    return found


def of_runs(hand: TokyoHand, reading: Reading) -> dict[str, int]:
    """The yaku made of sequences."""
    found: dict[str, int] = {}
    runs = runs_of(reading)
    closed = not hand.is_open
    four_runs = closed and len(runs) == 4 and reading.wait == "two-sided"
    if four_runs and pair_of(reading) not in (*DRAGONS, SEAT[hand.seat], ROUND):  # T11
        found["pinfu"] = 1
    most = max((runs.count(run) for run in runs), default=0)
    if most >= 3:  # T41; four alike, counted as han, are this too (T61)
        found["isshoku-sanjun"] = 4 if closed else 3
    elif closed and sum(runs.count(run) == 2 for run in set(runs)) == 2:  # T45
        found["ryanpeikou"] = 4
    elif closed and most == 2:  # T11
        found["iipeikou"] = 1
    for rank in "1234567":  # T31
        if all(rank + suit in runs for suit in "mps"):
            found["sanshoku-doujun"] = 3 if closed else 2
    for one, two, three in ("mps", "msp", "pms", "psm", "smp", "spm"):  # T2x
        if "1" + one in runs and "4" + two in runs and "7" + three in runs:
            found["sanshoku-ittsuu"] = 2
    for suit in "mps":
        if all(rank + suit in runs for rank in "147"):
            completed = any(group.won and group.tiles[0] == "4" + suit for group in reading.groups)
            if completed and reading.win == "5" + suit and reading.wait == "middle":  # T42
                found["uushin-tsuukan"] = 4
            else:  # T31
                found["ittsuu"] = 3 if closed else 2
    return found


def of_same(hand: TokyoHand, reading: Reading) -> dict[str, int]:
    """The yaku made of triplets and kans."""
    found: dict[str, int] = {}
    same = same_tiles(reading)
    valued = [*DRAGONS, SEAT[hand.seat], ROUND]  # T11: the dealer's East stands there twice
    if any(tile in same for tile in valued):
        found["yakuhai"] = sum(tile in same for tile in valued)
    if len(same) == 4:  # T2x
        found["toitoi"] = 2
    if len(concealed_triplets(hand, reading)) == 3:  # T2x
        found["sanankou"] = 2
    if hand.kans == 3:  # T2x
        found["sankantsu"] = 2
    for suit in "mps":
        ranks = [int(tile[0]) for tile in same if tile[1] == suit]
        for name, apart in (("sanrenkou", 1), ("choupaikou", 2), ("sujipaikou", 3), ("chousankou", 4)):  # T32, T33
            if any(rank + apart in ranks and rank + 2 * apart in ranks for rank in ranks):
                found[name] = 3
    guests = [wind for wind in WINDS if wind not in (SEAT[hand.seat], ROUND)]
    if sum(wind in same for wind in guests) == 3:  # T34
        found["otakaze-sankou"] = 3
    in_suits = [sum(rank + suit in same for suit in "mps") for rank in "123456789"]
    if 3 in in_suits:  # T35
        found["sanshoku-doukou"] = 3
    if in_suits.count(2) == 2:  # T46
        found["ryandoukou"] = 2
    if reading.shape == "sets" and sum(dragon in same for dragon in DRAGONS) == 2 and pair_of(reading) in DRAGONS:
        found["shousangen"] = 2  # T44
    return found


def dora_of(hand: TokyoHand) -> int:
    """How many tiles of the hand are dora (T3)."""
    tiles = list(map(plain, hand.all_tiles))
    return sum(tiles.count(dora) for dora in hand.dora_tiles)


def fu_of(hand: TokyoHand, reading: Reading) -> int:
    """The fu, rounded up (T4: riichi's F1 to F15 without F13)."""
    if reading.shape == "pairs":
        return 25  # F11
    if reading.shape == "shiisanpuutaa":
        return 30  # T37
    if reading.shape == "orphans":
        return 0  # a daimangan whatever else (T71)
    fu = 20  # F1
    if not hand.is_open and not hand.tsumo:  # F2
        fu += 10
    if hand.tsumo and "pinfu" not in of_runs(hand, reading):  # F3, F14, F15
        fu += 2
    concealed = concealed_triplets(hand, reading)
    for group in reading.groups:
        if group.kind in ("triplet", "kan"):
            worth = 4 if group.tiles[0] in ORPHANS else 2  # F4, F5
            worth *= 2 if group in concealed else 1  # F6
            fu += worth * (4 if group.kind == "kan" else 1)  # F7
    pair = pair_of(reading)
    if pair in DRAGONS:  # F8
        fu += 2
    fu += 2 * (pair == SEAT[hand.seat]) + 2 * (pair == ROUND)  # F8, F9
    if reading.wait in ("pair", "middle", "edge"):  # F10
        fu += 2
    return -(-fu // 10) * 10  # F12
