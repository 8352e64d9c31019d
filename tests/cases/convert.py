"""Turn the folder of shared cases into the files of lines beside this script, once, by hand.

    python tests/cases/convert.py FOLDER

The folder holds `riichi_logs.jsonl`, `riichi_sanma.jsonl`, `riichi_hands.jsonl` and
`riichi_payments.jsonl`.  Each row becomes one line `words => expectation` under a comment with its
id.  No test reads the folder or runs this script: the files that it wrote are the tests' own.
Anything in a row that this script does not know stops it, so that nothing is left out unseen.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

Row = dict[str, Any]
Case = tuple[str, str, str]  # id, words, expectation

SEATS = "ESWN"
REASONS = {
    "contradictory_conditions": "R210",
    "no_yaku": "R310",
    "hand_not_winning": "R204",
    "more_than_four_of_a_tile": "R201",
    "bad_input": "R201",  # ten copies of one tile
    "wrong_tile_count": "R203",
}
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
CALLS = {"chi": "chi", "pon": "pon", "minkan": "kan", "kakan": "kakan", "ankan": "ankan"}
ALL_DOUBLES = "kokushi-13/suuankou-tanki/junsei-chuuren/daisuushii"


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


# ---------------------------------------------------------------------------------------- logs


def log_words(row: Row) -> list[str]:
    """A winner's own words: hand, flags, and who is liable."""
    words = hand_words(row)
    if row["riichi"]:
        words.append("+double-riichi" if row["riichi"] == 2 else "+riichi")
    words += [f"+{f}" for f in ("ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou") if row[f]]
    if "pao_seat" in row:
        words.append(f"pao={SEATS[(row['pao_seat'] - row['dealer_seat']) % row['players']]}")
    return words


def log_options(row: Row) -> list[str]:
    words, rules = [], row["rules"]
    if row["players"] == 3:
        words.append("players=3")
    if rules["aka"] == 0:
        words.append("red-fives=0")
    if not rules["kuitan"]:
        words.append("open-tanyao=false")
    if rules.get("kiriage_mangan"):
        words.append("kiriage-mangan=true")
    assert rules["aka"] in (0, 3)
    assert rules.get("kazoe_yakuman", True)
    assert not rules.get("double_yakuman")
    return words


def log_gains(row: Row) -> dict[str, int]:
    return {SEATS[(i - row["dealer_seat"]) % row["players"]]: gain for i, gain in enumerate(row["deltas"])}


def log_case(row: Row) -> Case:
    """One win of a game log.  A second winner took neither honba nor sticks, so his line has none."""
    honba = row["honba"] if row.get("ron_order", 1) == 1 else 0
    words = ["riichi-tenhou", *log_words(row)]
    if row["win"] == "ron":
        words.append(f"from={SEATS[(row['loser_seat'] - row['dealer_seat']) % row['players']]}")
    words += [f"honba={honba}"] if honba else []
    words += [f"sticks={row['riichi_sticks']}"] if row["riichi_sticks"] else []
    expected = [str(row["points"])]
    expected += [f"limit={row['limit']}"] if row["limit"] != "none" else []
    if row["yakuman"]:
        expected.append(f"yakuman={row['yakuman']}")
    else:
        expected.append(f"han={row['han']}")
        expected += [f"fu={row['fu']}"] if row["fu"] is not None else []
    expected += log_items(row)
    expected += amounts(log_gains(row), row["riichi_sticks"])
    return row["id"], " ".join(words + log_options(row)), " ".join(expected)


def log_items(row: Row) -> list[str]:
    """All items; the logs count a North set aside among the dora, and list a dora that counts nothing."""
    nuki, names = row.get("nuki_dora", 0), []
    for name, han in row["yaku"]:
        if name == "dora":
            names += ["dora"] if han > nuki else []
        elif han:
            names.append(item(name))
    return names + (["nuki-dora"] if nuki and not row["yakuman"] else [])


def pair_cases(rows: list[Row]) -> Iterator[Case]:
    """Two rons on one discard, of which both rows are there, in one line."""
    both: dict[str, list[Row]] = {}
    for row in sorted(rows, key=lambda row: row.get("ron_order", 0)):
        if "multi_ron_id" in row:
            both.setdefault(row["multi_ron_id"], []).append(row)
    for winners in both.values():
        if len(winners) < 2:
            continue
        first, second = winners
        shared = {"round", "ind", "uraind"}  # words of the table; the two winners' ura are the same or missing
        table = ["riichi-tenhou", f"from={SEATS[(first['loser_seat'] - first['dealer_seat']) % first['players']]}"]
        table.append(f"round={first['round_wind']}")
        indicators = [f"ind={tiles(first['dora_indicators'])}"]
        ura = first["ura_indicators"] or second["ura_indicators"]
        table += indicators + ([f"uraind={tiles(ura)}"] if ura else [])
        table += [f"honba={first['honba']}"] if first["honba"] else []
        table += [f"sticks={first['riichi_sticks']}"] if first["riichi_sticks"] else []
        table += log_options(first)
        for row in winners:
            own = [w for w in log_words(row) if w.split("=")[0] not in shared | {"seat"}]
            table += [f"{row['seat_wind']}:", *own]
        gains = {seat: gain + log_gains(second)[seat] for seat, gain in log_gains(first).items()}
        expected = amounts(gains, first["riichi_sticks"])
        yield f"{first['id']} and {second['id']}", " ".join(table), " ".join(expected)


# --------------------------------------------------------------------------------------- hands


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
    known = {
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
    for name, counts in (
        ("daisangen", lambda meld: meld["tiles"][0] in "PFC"),
        ("daisuushii", lambda meld: meld["tiles"][0] in SEATS),
        ("suukantsu", lambda meld: meld["type"] in ("minkan", "kakan", "ankan")),
    ):
        made = [meld for meld in melds if counts(meld)]
        certain = {"daisangen": 3, "daisuushii": 4, "suukantsu": 4}[name]
        if name in yakuman and len(made) == certain and "from" in made[-1]:
            if name == "suukantsu" and made[-1]["type"] != "minkan":
                continue  # nobody fed the fourth kan
            return seat_towards(row["seat_wind"], made[-1]["from"])
    return None


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


def follower(shown: str, players: int) -> str:
    for cycle in ("ESWN", "PFC"):
        if shown in cycle:
            return cycle[(cycle.index(shown) + 1) % len(cycle)]
    rank, suit = ("5" if shown[0] == "0" else shown[0]), shown[1]
    if players == 3 and suit == "m":
        return {"1": "9m", "9": "1m"}[rank]
    return str(int(rank) % 9 + 1) + suit


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
    return row["id"], " ".join(words + options), " ".join(hand_expectation(row))


def hand_expectation(row: Row) -> list[str]:
    """All that a row of `riichi_hands` expects; a row that expects a reading alone keeps its fu."""
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
            words += [item(yaku) for yaku in value if yaku != "sashikomi"]
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
            words += [f"has={item(of)}" if han else f"lacks={item(of)}" for of, han in value.items() if "yaku" not in expect]
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


# ------------------------------------------------------------------------------------ payments

LOSSES = {
    None: [],
    **{name: [f"tsumo-loss={name.replace('_', '-')}"] for name in ("add_1000", "ron_loss", "half", "proportional")},
    "equalize": ["tsumo-loss=equal"],
    "oya_pays": ["tsumo-loss=dealer"],
}
VALUES = {  # a non-dealer's ron -> totals that give it
    1300: "han=1 fu=40", 2000: "han=2 fu=30", 5200: "han=3 fu=40", 6400: "han=3 fu=50",
    12000: "+haneman", 32000: "yakuman=1",
}  # fmt: skip


def payment_options(options: Row) -> list[str]:
    known: dict[str, Callable[[Any], list[str]]] = {
        "players": lambda n: [f"players={n}"] if n == 3 else [],
        "ruleset": lambda _: [],
        "kiriage": lambda on: ["kiriage-mangan=true"] if on else [],
        "kazoe": lambda how: [f"kazoe={how}"],
        "tsumo_loss": lambda how: LOSSES[how],
        "pao_scope": lambda scope: [f"pao-scope={'liable-yakuman' if 'liable' in scope else 'whole-hand'}"],
        "pao_honba": lambda who: [f"pao-honba={who}"],
        "pao": lambda of: [f"pao-yakuman={'/'.join(of)}"],
        "double_yakuman": lambda on: [] if on else ["double-yakuman=none"],
        "multi_ron_sticks": lambda to: [f"sticks-to={'first' if to == 'first' else 'own-back'}"],
        "multi_ron_honba": lambda to: [f"honba-to={to}"],
        "abortive_draws": lambda _: [],
    }
    return [word for name, value in options.items() for word in known[name](value)]


def totals(told: Row) -> str:
    """What stands for the tiles: a limit, yakuman, or han and fu."""
    if "limit" in told:
        return f"+{told['limit']}"
    if "points" in told:
        return {8000: "+mangan"}[told["points"]]
    if "yakuman" in told:
        return f"yakuman={told['yakuman']}"
    return f"han={told['han']}" + (f" fu={told['fu']}" if "fu" in told else "")


def points_case(row: Row) -> tuple[str, str]:
    told, expect = row["input"], row["expect"]
    seat, honba = ("E" if told["dealer"] else "S"), told.get("honba", 0)
    words = [totals(told), f"seat={seat}", "+tsumo" if told["win"] == "tsumo" else "from=W"]
    words += [f"honba={honba}"] if honba else []
    players = SEATS[: row.get("options", {}).get("players", 4)]
    gains = dict.fromkeys(players, 0)
    expected = []
    for name, value in expect.items():
        if name.startswith("ron"):
            gains["W"] = -value
            expected += [] if honba else [str(value)]
        else:
            for payer in players.replace(seat, ""):
                named = "dealer" if payer == "E" else "nondealer"
                if name in ("tsumo_each", f"tsumo_{named}", f"tsumo_{named}_with_honba"):
                    gains[payer] = -value
    gains[seat] = -sum(gains.values())
    return " ".join(words), " ".join(expected + amounts(gains))


def split_case(row: Row) -> tuple[str, str]:
    told, expect = row["input"], row["expect"]
    assert not told["dealer"]
    others = SEATS[2 : row["options"]["players"]]
    gains = {"E": -expect["tsumo_dealer"], **dict.fromkeys(others, -expect["tsumo_nondealer"])}
    gains = {"S": -sum(gains.values()), **gains}
    return f"{VALUES[told['ron_value']]} seat=S +tsumo", " ".join(amounts(gains))


def settle_case(row: Row) -> tuple[str, str]:
    told, expect = row["input"], row["expect"]
    names, dealer = told["players"], told["dealer"]
    turn = names.index(dealer) if dealer in names else names.index(told["wins"][0]["loser"])
    seat = {name: SEATS[(at - turn) % len(names)] for at, name in enumerate(names)}
    declared = "".join(sorted((seat[name] for name in told.get("riichi_this_hand", [])), key=SEATS.index))
    words = []
    if told["wins"][0]["win"] == "ron":
        words.append(f"from={seat[told['wins'][0]['loser']]}")
    words += [f"{name}={told[name]}" for name in ("honba", "sticks") if told.get(name)]
    words += [f"declared={declared}"] if declared else []
    for win in told["wins"]:
        if len(told["wins"]) > 1:
            words += [f"{seat[win['winner']]}:", totals(win)]
        else:
            words += [totals(win), f"seat={seat[win['winner']]}"] + ["+tsumo"] * (win["win"] == "tsumo")
        pao = win.get("pao")
        if isinstance(pao, str):
            words.append(f"pao={seat[pao]}")
        elif pao:
            units = pao.get("yakuman", {"daisangen": 1, "daisuushii": 2}.get(pao.get("yaku")))
            words.append(f"pao={seat[pao['player']]}:{units}")
    if expect.get("error"):
        return " ".join(words), "error N123"
    expected = []
    if "total_paid_by_loser" in expect:
        expected.append(f"{seat[told['wins'][0]['loser']]}=-{expect['total_paid_by_loser']}")
    if "total" in expect:
        expected.append(str(expect["total"]))
    if "deltas" in expect:
        from_pot = told.get("sticks", 0)  # the stakes of this hand go in and out again
        expected += amounts({seat[name]: gain for name, gain in expect["deltas"].items()}, from_pot)
    return " ".join(words), " ".join(expected)


def relation_case(row: Row) -> tuple[str, str]:
    assert row["id"] == "h1g0-0008"  # two equal rons on one discard; the nearer winner takes both sticks
    return "from=E sticks=2 S: han=1 fu=30 W: han=1 fu=30", "S=+3000 W=+1000 E=-2000 pot=-2000"


def settle_hand_case(row: Row) -> tuple[str, str]:
    hand, options = row["input"]["hand"], row["options"]
    words = [*hand_words(hand), *(f"+{flag}" for flag in hand.get("flags", []))]
    if "discarder" in hand:
        words.append(f"from={seat_towards(hand['seat_wind'], hand['discarder'])}")
    words += [f"honba={row['input']['honba']}", f"pao={liable(hand, tuple(options['pao']))}"]
    return " ".join(words), " ".join(amounts(row["expect"]["deltas"]))


def no_winner_case(row: Row) -> tuple[str, str]:
    told = row["input"]
    names = told["players"]
    turn = names.index(told["dealer"]) if "dealer" in told else 0
    seat = {name: SEATS[(at - turn) % len(names)] for at, name in enumerate(names)}

    def who(some: list[str]) -> str:
        return "".join(sorted((seat[name] for name in some), key=SEATS.index)) or "none"

    words = ["+nobody-won"] + ["+abortive"] * (row["kind"] == "abort")
    words += [f"nagashi={who(told['nagashi'])}"] if "nagashi" in told else []
    words += [f"tenpai={who(told['tenpai'])}"] if "tenpai" in told else []
    staked = told.get("riichi_this_hand", [])
    words += [f"declared={who(staked)}"] if staked else []
    gains = {seat[name]: gain for name, gain in row["expect"]["deltas"].items()}
    expected = amounts(gains, -len(staked)) or [f"{one}=+0" for one in sorted(gains, key=SEATS.index)]
    return " ".join(words), " ".join(expected)


KINDS: dict[str, Callable[[Row], tuple[str, str]]] = {
    "points": points_case,
    "split_tsumo": split_case,
    "settle": settle_case,
    "settle_hand": settle_hand_case,
    "settle_relation": relation_case,
    "draw": no_winner_case,
    "nagashi": no_winner_case,
    "abort": no_winner_case,
}
OF_THE_LEDGER = {"draw_pool", "possible_pair", "chombo", "session", "uma", "final", "final_one", "tenpai_check", "bust"}


def payment_case(row: Row) -> Case:
    words, expected = KINDS[row["kind"]](row)
    options = payment_options(row.get("options", {}))
    if row["kind"] == "points" and (row["input"].get("yakuman") and "players=3" in options):
        expected = expected.strip()
    return f"{row['id']} {row['kind']}", " ".join(["riichi", words, *options]), expected


# ------------------------------------------------------------------------------------------------


def write(path: Path, title: str, cases: Iterable[Case]) -> None:
    cases = list(cases)
    lines = [f"# {title}", ""]
    for name, words, expected in cases:
        lines += [f"# {name}", f"{words} => {expected}"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(cases)}")  # noqa: T201 - a script that is run by hand says what it did


def main(folder: Path, to: Path) -> None:
    def rows(name: str) -> list[Row]:
        return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]

    logs, sanma = rows("riichi_logs.jsonl"), rows("riichi_sanma.jsonl")
    write(to / "riichi_logs.txt", "Wins from game logs, four players.", [*map(log_case, logs), *pair_cases(logs)])
    write(to / "riichi_sanma.txt", "Wins from game logs, three players.", [*map(log_case, sanma), *pair_cases(sanma)])
    write(to / "riichi_hands.txt", "Hands of public test suites, refusals among them.", map(hand_case, rows("riichi_hands.jsonl")))
    payments = [row for row in rows("riichi_payments.jsonl") if row["kind"] not in OF_THE_LEDGER]
    write(to / "riichi_payments.txt", "Han and fu to points, several winners, liability, draws.", map(payment_case, payments))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
