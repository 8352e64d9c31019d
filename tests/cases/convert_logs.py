"""Wins of game logs as lines."""

from __future__ import annotations

from collections.abc import Iterator

from tests.cases.convert_words import SEATS, Case, Row, amounts, hand_words, item, tiles

__all__ = ["log_case", "pair_cases"]


def log_words(row: Row) -> list[str]:
    """A winner's own words: hand, flags, and who is liable."""
    words = hand_words(row)
    if row["riichi"]:
        words.append("+double-riichi" if row["riichi"] == 2 else "+riichi")
    words += [f"+{f}" for f in ("ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou") if row[f]]
    if "pao_seat" in row:
        words.append(f"pao={SEATS[(row['pao_seat'] - row['dealer_seat']) % row['players']]}")
    return words


def ruleset(row: Row) -> str:
    return "riichi-sanma" if row["players"] == 3 else "riichi-tenhou"


def log_options(row: Row) -> list[str]:
    words, rules = [], row["rules"]
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
    words = [ruleset(row), *log_words(row)]
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
        loser = SEATS[(first["loser_seat"] - first["dealer_seat"]) % first["players"]]
        table = [ruleset(first), f"from={loser}", f"round={first['round_wind']}"]
        table.append(f"ind={tiles(first['dora_indicators'])}")
        ura = first["ura_indicators"] or second["ura_indicators"]  # the same for both, told for riichi alone
        table += [f"uraind={tiles(ura)}"] if ura else []
        table += [f"honba={first['honba']}"] if first["honba"] else []
        table += [f"sticks={first['riichi_sticks']}"] if first["riichi_sticks"] else []
        table += log_options(first)
        for row in winners:
            table.append(f"{row['seat_wind']}:")
            table += [w for w in log_words(row) if w.partition("=")[0] not in ("seat", "round", "ind", "uraind")]
        gains = {seat: gain + log_gains(second)[seat] for seat, gain in log_gains(first).items()}
        expected = amounts(gains, first["riichi_sticks"])
        yield f"{first['id']} and {second['id']}", " ".join(table), " ".join(expected)
