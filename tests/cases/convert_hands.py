"""Hands of public test suites as lines."""

from __future__ import annotations

from typing import Any

from tests.cases.convert_words import SEATS, Case, Row, amounts, follower, hand_words, item

__all__ = ["hand_case", "liable", "seat_towards"]

REASONS = {
    "contradictory_conditions": "R210",
    "no_yaku": "R310",
    "hand_not_winning": "R204",
    "more_than_four_of_a_tile": "R201",
    "bad_input": "R201",  # ten copies of one tile
    "wrong_tile_count": "R203",
}
FU_ITEMS = {
    "base": "base",
    "closed_ron": "closed-ron",
    "tsumo": "tsumo",
    "wait": "wait",
    "closed_wait": "wait",
    "open_triplet_simple": "open-triplet",
    "closed_triplet_simple": "closed-triplet",
    "closed_triplet_terminal": "closed-triplet-orphan",
    "open_kan_simple": "open-kan",
    "closed_kan_simple": "closed-kan",
    "yakuhai_pair": "value-pair",
    "double_wind_pair": "double-wind-pair",
}
ALL_DOUBLES = "kokushi-13/suuankou-tanki/junsei-chuuren/daisuushii"

#: rows that cannot be carried over as they stand: why, and what is expected instead
ARGUED = {
    "mahc-0034": ("only asks that the tiles are no chinitsu; the hand has no yaku at all", ["error", "R310"]),
    "mahc-0039": ("only asks that the tiles are no pinfu; the open hand has no yaku at all", ["error", "R310"]),
    "mjr-0265": (
        "counts a third yakuman for a discard into an open riichi, which is no option here",
        ["yakuman=2", "kokushi-13"],
    ),
}


def hand_options(row: Row) -> tuple[str, list[str]]:
    """The ruleset and the options of a row of `riichi_hands`; what is missing is on, big four winds counts two."""
    options = dict(row.get("options", {}))
    if "ruleset" in options:  # the preset says the rest
        return f"riichi-{options['ruleset']}", []
    words = []
    if options.pop("double_yakuman", True):
        held = [tile for tile in row["concealed"] + [row["win_tile"]] if len(tile) == 1]
        held += [tile for meld in row.get("melds", []) for tile in meld["tiles"]]
        if all(held.count(wind) >= 3 for wind in SEATS):
            words.append(f"double-yakuman={ALL_DOUBLES}")
    else:
        words.append("double-yakuman=none")
    known: dict[str, dict[Any, str]] = {
        "open_tanyao": {True: "", False: "open-tanyao=false"},
        "red_fives": {True: "", False: "red-fives=0"},
        "kazoe": {"yakuman": "", "sanbaiman": "kazoe=sanbaiman"},
        "multiple_yakuman": {True: "", False: "stack-yakuman=false"},
        "double_wind_pair_fu": {4: "", 2: "double-wind-pair-fu=2"},
        "kiriage": {True: "kiriage-mangan=true", False: ""},
        "players": {3: "players=3"},
        "renhou": {"mangan": "renhou=mangan"},
        "pao_honba": {"liable": ""},
        "open_pinfu_fu": {0: "open-pinfu-fu=20"},
        "sashikomi_yakuman": {True: "open-riichi=true"},
    }
    for name, value in options.items():
        if name == "pao":
            words += [] if value else ["pao-yakuman=none"]
        else:
            words += [known[name][value]] if known[name][value] else []
    return "riichi", words


def seat_towards(seat: str, direction: str) -> str:
    """The seat to a player's right (who plays next), across or to his left."""
    return SEATS[(SEATS.index(seat) + {"right": 1, "across": 2, "left": 3}[direction]) % 4]


def liable(row: Row, yakuman: tuple[str, ...]) -> str | None:
    """The seat that fed the set which made a yakuman certain, as far as the calls in their order tell."""
    melds = row.get("melds", [])
    dragons = [meld for meld in melds if meld["tiles"][0] in "PFC"]
    winds = [meld for meld in melds if meld["tiles"][0] in SEATS]
    kans = [meld for meld in melds if meld["type"] in ("minkan", "kakan", "ankan")]
    last = None
    if "daisangen" in yakuman and len(dragons) == 3:
        last = dragons[-1]
    elif "daisuushii" in yakuman and len(winds) == 4:
        last = winds[-1]
    elif "suukantsu" in yakuman and len(kans) == 4 and kans[-1]["type"] == "minkan":  # else nobody fed the fourth
        last = kans[-1]
    return seat_towards(row["seat_wind"], last["from"]) if last and "from" in last else None


def dora_names(row: Row) -> list[str]:
    """Which dora items a row has, counted from its tiles, since most rows do not name them; those that do agree."""
    held = [*row["concealed"], row["win_tile"], *(t for meld in row.get("melds", []) for t in meld["tiles"])]
    found = {"red-five": sum(tile[0] == "0" for tile in held), "nuki-dora": row.get("nuki_dora", 0)}
    held = ["5" + tile[1] if tile[0] == "0" else tile for tile in held] + ["N"] * found["nuki-dora"]
    players = row.get("options", {}).get("players", 4)
    found["dora"] = sum(held.count(follower(shown, players)) for shown in row.get("dora_indicators", []))
    if {"riichi", "double_riichi"} & set(row.get("flags", [])):
        found["ura-dora"] = sum(held.count(follower(shown, players)) for shown in row.get("ura_indicators", []))
    told = {item(name): han for name, han in row["expect"].get("dora", {}).items()}
    assert not told or told == {name: han for name, han in found.items() if han}, row["id"]
    return [name for name, han in found.items() if han]


def hand_case(row: Row) -> Case:
    """One hand of a test suite."""
    ruleset, options = hand_options(row)
    words = [ruleset, *hand_words(row), *(f"+{flag.replace('_', '-')}" for flag in row.get("flags", []))]
    if "discarder" in row:
        words.append(f"from={seat_towards(row['seat_wind'], row['discarder'])}")
    if "dora_count" in row:  # the source counts one dora without naming it: an indicator that shows one tile
        assert row["dora_count"] == 1
        words.append("ind=1m")
    words += [f"{name}={row[name]}" for name in ("honba", "sticks") if row.get(name)]
    allowed = row.get("options", {}).get("pao", True)
    fed = liable(row, ("daisangen", "daisuushii") if allowed is True else tuple(allowed or ()))
    words += [f"pao={fed}"] if fed else []
    why, expected = ARGUED.get(row["id"], ("", hand_expectation(row)))
    return row["id"] + (f": {why}" if why else ""), " ".join(words + options), " ".join(expected)


def hand_expectation(row: Row) -> list[str]:
    """All that a row of `riichi_hands` expects, but for the place of the winning tile, for which there is no word."""
    expect = dict(row["expect"])
    if expect.pop("error", False):
        assert set(expect) <= {"reason", "fu"}
        return ["error", REASONS[expect["reason"]]]
    words = []
    for name, value in expect.items():
        if name == "payments":
            words += payment_words(value, row)
        elif name in ("han", "fu", "yakuman"):
            words.append(f"{name}={value}")
        elif name == "yaku":
            words += [item(yaku) for yaku in value]
            words += [] if "yakuman" in expect else dora_names(row)
        elif name == "yaku_includes":
            words += [f"has={item(yaku)}" for yaku in value]
        elif name == "yaku_excludes":
            words += [f"lacks={item(yaku)}" for yaku in value]
        elif name == "yaku_han":
            words += [f"item={item(yaku)}:{han}" for yaku, han in value.items()]
        elif name == "yakuhai_han":
            words.append(f"item=chun:{value}")
        elif name in ("fu_details", "fu_includes"):
            words += [f"fu-item={FU_ITEMS[of]}:{fu}" for fu, of in value]
        elif name == "dora":
            words += [
                f"has={item(of)}" if han else f"lacks={item(of)}" for of, han in value.items() if "yaku" not in expect
            ]
        else:
            assert name == "interpretation", name
    return words


def payment_words(payments: Row, row: Row) -> list[str]:
    words = []
    for name, value in payments.items():
        if name in ("hand_points", "ron"):
            words.append(str(value))
        elif name == "as_dealer":
            words.append(str(value["ron"]))
        else:
            assert name == "deltas", name
            words += amounts(value, row.get("sticks", 0))
    return words
