"""What one reading of a riichi hand is worth: the yaku, yakuman, dora and fu rows, one `if` a row."""

from __future__ import annotations

from tests.oracles.riichi_hand import Hand, follows, plain
from tests.oracles.riichi_readings import ORPHANS, Group, Reading

__all__ = ["dora_of", "fu_of", "yaku_of", "yakuman_of"]

DRAGONS = ["5z", "6z", "7z"]
WINDS = ["1z", "2z", "3z", "4z"]
WIND_OF = dict(zip("ESWN", WINDS, strict=True))
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]
NINE_GATES = list("1112345678999")


def is_orphan(tile: str) -> bool:
    return tile in ORPHANS


def same_tiles(reading: Reading) -> list[str]:
    """The tiles of which the reading holds a triplet or kan."""
    return [g.tiles[0] for g in reading.groups if g.kind in ("triplet", "kan")]


def sequences(reading: Reading) -> list[tuple[str, ...]]:
    return sorted(g.tiles for g in reading.groups if g.kind == "sequence")


def concealed_triplets(hand: Hand, reading: Reading) -> list[Group]:
    """Triplets and kans neither called nor completed by a discard (R3)."""
    return [
        g for g in reading.groups if g.kind in ("triplet", "kan") and not g.called and not (g.won and not hand.tsumo)
    ]


def pair_of(reading: Reading) -> str:
    return next(g.tiles[0] for g in reading.groups if g.kind == "pair")


def seat_wind(hand: Hand) -> str:
    """The seat's wind tile; in the three-player game nobody sits North, so North is a guest wind for all."""
    return WIND_OF[hand.seat]


def yaku_of(hand: Hand, reading: Reading) -> dict[str, int]:
    """The yaku and their han, the declared ones and the ones in the tiles."""
    found: dict[str, int] = {}
    flags, is_open, closed = hand.flags, hand.is_open, not hand.is_open
    tiles = sorted(map(plain, hand.all_tiles))
    suits = {tile[1] for tile in tiles}
    triplets, runs = same_tiles(reading), sequences(reading)
    of_sets = reading.shape == "sets"

    if "double-riichi" in flags:  # Y2
        found["double-riichi"] = 2
    elif "riichi" in flags or "open-riichi" in flags:  # Y1
        found["riichi"] = 1
    if "open-riichi" in flags:  # common: one han more than the riichi that it is
        found["open-riichi"] = 1
    if "ippatsu" in flags:  # Y3
        found["ippatsu"] = 1
    if hand.tsumo and closed:  # Y4
        found["menzen-tsumo"] = 1
    if closed and of_sets and len(runs) == 4 and reading.wait == "two-sided":  # Y5
        pair = pair_of(reading)
        if pair not in DRAGONS and pair != seat_wind(hand) and pair != WIND_OF[hand.round]:
            found["pinfu"] = 1
    if not any(is_orphan(tile) for tile in tiles) and (closed or hand.option("open-tanyao")):  # Y6
        found["tanyao"] = 1
    if closed and of_sets:
        pairs_of_runs = sum(runs.count(run) // 2 for run in set(runs))
        if pairs_of_runs == 1:  # Y7
            found["iipeikou"] = 1
        if pairs_of_runs == 2:  # Y21
            found["ryanpeikou"] = 3
    for tile, name in (("5z", "haku"), ("6z", "hatsu"), ("7z", "chun")):  # Y8
        if tile in triplets:
            found[name] = 1
    if seat_wind(hand) in triplets:  # Y8
        found["seat-wind"] = 1
    if WIND_OF[hand.round] in triplets:  # Y8
        found["round-wind"] = 1
    if "rinshan" in flags:  # Y9
        found["rinshan"] = 1
    if "chankan" in flags:  # Y10
        found["chankan"] = 1
    if "haitei" in flags:  # Y11
        found["haitei"] = 1
    if "houtei" in flags:  # Y12
        found["houtei"] = 1
    if reading.shape == "pairs":  # Y13
        found["chiitoitsu"] = 2
    for rank in "1234567":  # Y14
        if all((rank + suit) in [run[0] for run in runs] for suit in "mps"):
            found["sanshoku-doujun"] = 1 if is_open else 2
    for suit in "mps":  # Y15
        if all((rank + suit) in [run[0] for run in runs] for rank in "147"):
            found["ittsuu"] = 1 if is_open else 2
    if of_sets and runs and all(any(is_orphan(tile) for tile in g.tiles) for g in reading.groups):
        if "z" in suits:  # Y16
            found["chanta"] = 1 if is_open else 2
        else:  # Y25
            found["junchan"] = 2 if is_open else 3
    if of_sets and len(triplets) == 4:  # Y17
        found["toitoi"] = 2
    if len(concealed_triplets(hand, reading)) == 3:  # Y18
        found["sanankou"] = 2
    for rank in "123456789":  # Y19
        if all((rank + suit) in triplets for suit in "mps"):
            found["sanshoku-doukou"] = 2
    if hand.kans == 3:  # Y20
        found["sankantsu"] = 2
    if all(is_orphan(tile) for tile in tiles) and reading.shape != "orphans":  # Y22
        found["honroutou"] = 2
    if of_sets and sum(d in triplets for d in DRAGONS) == 2 and pair_of(reading) in DRAGONS:  # Y23
        found["shousangen"] = 2
    if len(suits) == 2 and "z" in suits:  # Y24
        found["honitsu"] = 2 if is_open else 3
    if len(suits) == 1 and suits != {"z"}:  # Y26
        found["chinitsu"] = 5 if is_open else 6
    if "renhou" in flags and isinstance(hand.option("renhou"), int):  # option renhou: a number of han
        found["renhou"] = hand.option("renhou")
    return found


def yakuman_of(hand: Hand, reading: Reading) -> dict[str, int]:
    """The yakuman and their units."""
    found: dict[str, int] = {}
    tiles = sorted(map(plain, hand.all_tiles))
    triplets = same_tiles(reading)
    doubled = hand.option("double-yakuman")

    def units(name: str) -> int:
        return 2 if name in doubled else 1

    if "tenhou" in hand.flags:  # M1
        found["tenhou"] = 1
    if "chiihou" in hand.flags:  # M2
        found["chiihou"] = 1
    if "renhou" in hand.flags and hand.option("renhou") == "yakuman":
        found["renhou"] = 1
    if all(tile in triplets for tile in DRAGONS):  # M3
        found["daisangen"] = 1
    if hand.kans == 4:  # M4
        found["suukantsu"] = 1
    if all(tile in GREEN for tile in tiles):  # M5
        found["ryuuiisou"] = 1
    if all(tile[1] == "z" for tile in tiles):  # M6
        found["tsuuiisou"] = 1
    if all(is_orphan(tile) and tile[1] != "z" for tile in tiles):  # M7
        found["chinroutou"] = 1
    if reading.shape == "orphans":
        name = "kokushi-13" if reading.wait == "thirteen" else "kokushi"  # M9, M8
        found[name] = units(name)
    if len(concealed_triplets(hand, reading)) == 4:
        name = "suuankou-tanki" if reading.wait == "pair" else "suuankou"  # M11, M10
        found[name] = units(name)
    if not hand.melds and len({tile[1] for tile in tiles}) == 1 and tiles[0][1] != "z":
        ranks = [tile[0] for tile in tiles]
        if all(ranks.count(rank) >= NINE_GATES.count(rank) for rank in "123456789"):
            rest = list(ranks)
            rest.remove(reading.win[0])
            name = "junsei-chuuren" if sorted(rest) == NINE_GATES else "chuuren"  # M13, M12
            found[name] = units(name)
    if reading.shape == "sets" and sum(w in triplets for w in WINDS) == 3 and pair_of(reading) in WINDS:  # M14
        found["shousuushii"] = 1
    if all(tile in triplets for tile in WINDS):  # M15
        found["daisuushii"] = units("daisuushii")
    return found


def dora_of(hand: Hand) -> dict[str, int]:
    """Dora, ura dora, red fives and Norths set aside: han, but no yaku (D1 to D3, R5)."""
    found: dict[str, int] = {}
    tiles = list(map(plain, hand.all_tiles)) + ["4z"] * hand.nuki
    found["dora"] = sum(tiles.count(follows(shown, hand.players)) for shown in hand.indicators)  # D1
    if hand.flags & {"riichi", "double-riichi", "open-riichi"} and hand.option("ura-dora"):  # D2
        found["ura-dora"] = sum(tiles.count(follows(shown, hand.players)) for shown in hand.ura)
    found["red-five"] = sum(tile[0] == "0" for tile in hand.all_tiles)  # D3
    found["nuki-dora"] = hand.nuki  # riichi-sanma: one han each
    return {name: han for name, han in found.items() if han}


def fu_of(hand: Hand, reading: Reading) -> list[tuple[str, int]]:
    """The fu items; their sum is the fu that counts."""
    if reading.shape == "pairs":
        return [("chiitoitsu-fu", 25)]  # F11
    pinfu = "pinfu" in yaku_of(hand, reading)
    items = [("base", 20)]  # F1
    if not hand.is_open and not hand.tsumo:  # F2
        items.append(("closed-ron", 10))
    for group in reading.groups:
        if group.kind in ("triplet", "kan"):
            orphan = is_orphan(group.tiles[0])
            exposed = group.called or (group.won and not hand.tsumo)
            fu = 4 if orphan else 2  # F4, F5
            if not exposed:
                fu = fu * 2  # F6
            if group.kind == "kan":
                fu = fu * 4  # F7
            name = ("open-" if exposed else "closed-") + group.kind + ("-orphan" if orphan else "")
            items.append((name, fu))
    pair = pair_of(reading)
    if pair == seat_wind(hand) == WIND_OF[hand.round]:  # F9
        items.append(("double-wind-pair", hand.option("double-wind-pair-fu")))
    elif pair in DRAGONS or pair == seat_wind(hand) or pair == WIND_OF[hand.round]:  # F8
        items.append(("value-pair", 2))
    if reading.wait in ("pair", "middle", "edge"):  # F10
        items.append(("wait", 2))
    if hand.tsumo and pinfu:
        if hand.option("pinfu-tsumo-fu") == 30:  # F14, whatever tile was drawn
            items.append(("tsumo", 2))
    elif hand.tsumo and not ("rinshan" in hand.flags and not hand.option("rinshan-fu")):  # F3, F15
        items.append(("tsumo", 2))
    total = sum(fu for _, fu in items)
    if total == 20 and hand.is_open and not hand.tsumo and hand.option("open-pinfu-fu") == 30:  # F13
        items.append(("open-pinfu", 10))
        total = 30
    if total % 10:  # F12
        items.append(("rounding", 10 - total % 10))
    return items
