"""Han and fu to points, settlements, draws: rows of `riichi_payments` as lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.cases.convert_hands import liable, seat_towards
from tests.cases.convert_words import SEATS, Case, Row, amounts, hand_words

__all__ = ["OF_THE_LEDGER", "payment_case"]

LOSSES: dict[str | None, list[str]] = {
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
        "chombo": lambda how: {"reverse_mangan": []}[how],
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
        share = name.removesuffix("_with_honba")
        if share == "ron":
            gains["W"] = -value
            expected += [] if honba else [str(value)]
            continue
        assert share in ("tsumo_each", "tsumo_dealer", "tsumo_nondealer"), name
        for payer in players.replace(seat, ""):
            if share in ("tsumo_each", "tsumo_dealer" if payer == "E" else "tsumo_nondealer"):
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
        return " ".join(words), "error N141"  # the same winner twice
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


def chombo_case(row: Row) -> tuple[str, str]:
    told = row["input"]
    names, turn = told["players"], told["players"].index(told["dealer"])
    seat = {name: SEATS[(at - turn) % len(names)] for at, name in enumerate(names)}
    gains = {seat[name]: gain for name, gain in row["expect"]["deltas"].items()}
    return f"+nobody-won chombo={seat[told['offender']]}", " ".join(amounts(gains))


def pool_case(row: Row) -> tuple[str, str]:
    pool = row["expect"]["pool"]
    return "+nobody-won tenpai=E", " ".join(amounts({"E": pool, "S": -pool // 2, "W": -pool // 2}))


KINDS: dict[str, Callable[[Row], tuple[str, str]]] = {
    "points": points_case,
    "split_tsumo": split_case,
    "settle": settle_case,
    "settle_hand": settle_hand_case,
    "settle_relation": relation_case,
    "draw": no_winner_case,
    "nagashi": no_winner_case,
    "abort": no_winner_case,
    "chombo": chombo_case,
    "draw_pool": pool_case,
}
#: what is no single line; tests/cases/convert_tables.py carries these, and says which of them it cannot
OF_THE_LEDGER = {"possible_pair", "session", "uma", "final", "final_one", "tenpai_check", "bust"}


def payment_case(row: Row) -> Case:
    words, expected = KINDS[row["kind"]](row)
    options = payment_options(row.get("options", {}))
    return f"{row['id']} {row['kind']}", " ".join(["riichi", words, *options]), expected
