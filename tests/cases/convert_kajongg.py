"""Turn the shared cases of the classical game into the file of lines beside this script, once, by hand.

    python -m tests.cases.convert_kajongg FOLDER

The folder holds `doubles_kajongg.jsonl`, hands that Kajongg scored by its two tables, and `doubles_settlements.jsonl`,
of which the classical rows are taken.  Anything in a row that is not known here stops the script.

A row that claims a win which is none becomes the refusal of its line; what Kajongg counts in it is then of no use.

One difference is deliberate (`kj-rest-207-dmjl`): the hand is won on the last discard, and yet Kajongg was told that
the tile lies concealed, so that it counts it as drawn and the whole hand as concealed.  A line cannot say both
(R373: +drawn and +last-discard), and a claimed tile exposes the pair.  All else of such a row is compared.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

FIELDS = {
    "id", "ruleset", "limit", "concealed", "exposed", "claimed_kongs", "flowers", "seasons", "own_wind", "round_wind",
    "claims_win", "win", "announced", "partial", "expect",
}  # fmt: skip
EXPECTED = {"won", "total", "points", "doubles", "uncapped_total", "limit_fraction", "items", "valid_win"}
HONOURS = {"Rd": "C", "Gr": "F", "Wh": "P"}
#: where the winning tile came from -> our words
WAYS = {
    "wall": "+drawn", "discard": "", "dead_wall": "+dead-wall", "last_wall_tile": "+last-tile",
    "last_discard": "+last-discard", "robbed_kong": "+robbed-kong", "unknown": "",
}  # fmt: skip
ANNOUNCED = {"original_call": "+original-call", "kong_on_kong": "+kong-on-kong"}

#: an item of the rows -> ours; those of other rows of the two tables are named the same way
ITEMS = {
    "pair.own_wind": "pair-own-wind", "pair.round_wind": "pair-round-wind", "pair.dragon": "pair-dragon",
    "bonus.flower": "flower", "bonus.season": "season", "win.base": "going-out", "win.self_drawn": "drawn",
    "win.pair_minor": "last-pair-simple", "win.pair_major": "last-pair-major", "win.only_tile": "only-wait",
    "x.own_wind_set": "own-wind", "x.round_wind_set": "round-wind", "x.dragon_set": "dragons",
    "x.own_flower": "own-flower", "x.own_season": "own-season", "x.own_flower_and_season": "own-flower-and-season",
    "x.all_flowers": "all-flowers", "x.all_seasons": "all-seasons", "x.three_concealed": "three-concealed",
    "x.little_three_dragons": "little-three-dragons", "x.big_three_dragons": "big-three-dragons",
    "x.little_four_winds": "little-four-joys", "x.big_four_winds": "big-four-joys", "x.zero_points": "zero-points",
    "x.no_chow": "no-chow", "x.all_concealed": "concealed", "x.one_suit_with_honors": "one-suit-honours",
    "x.one_suit": "one-suit", "x.one_suit_no_chow": "purity", "x.only_majors": "only-ends", "x.dead_wall": "dead-wall",
    "x.last_wall_tile": "last-tile", "x.last_discard": "last-discard", "x.robbed_kong": "robbed-kong",
    "x.original_call": "original-call", "call.one_suit_no_chow": "calling-purity",
    **{f"{shape}.{kind}.{lies}": f"{shape}-{ours}" for shape in ("pung", "kong")
       for kind, ours in (("minor", "simple"), ("terminal", "terminal"), ("honor", "honour"))
       for lies in ("concealed", "exposed")},
}  # fmt: skip
#: a limit hand of the rows -> ours, and with `calling-` before it that of a loser
LIMITS = {
    "kong_on_kong": "kong-on-kong", "nine_gates": "nine-gates", "concealed_one_suit": "concealed-one-suit",
    "thirteen_orphans": "thirteen-orphans", "all_terminals": "all-terminals", "only_honors": "only-honours",
    "four_kongs": "four-kongs", "three_dragons": "three-scholars", "four_winds": "four-winds",
    "carrying_pole": "carrying-pole", "wriggling_snake": "wriggling-snake", "squirming_snake": "squirming-snake",
    "hidden_treasure": "hidden-treasure", "buried_treasure": "buried-treasure", "all_green": "imperial-jade",
    "plum_blossom": "plum-blossom", "moon": "moon", "triple_knitting": "triple-knitting", "knitting": "knitting",
    "all_pair_honors": "all-pair-honours", "heaven": "blessing-of-heaven", "earth": "blessing-of-earth",
}  # fmt: skip


def tiles(text: str) -> str:
    return "".join(HONOURS.get(tile, tile) for tile in text.split())


def call(text: str, row: Row) -> str:
    """An exposed set; of a pair, a knitted set or a single tile only the winning tile is exposed."""
    group = text.split()
    alike = len(set(group)) == 1
    if len(group) == 4:
        return f"{'claimed-kong' if group[0] in row.get('claimed_kongs', ()) else 'kong'}={tiles(text)}"
    if len(group) == 3 and (alike or len({tile[-1] for tile in group}) == 1):
        return f"{'pung' if alike else 'chow'}={tiles(text)}"
    win = (row["win"] or {}).get("tile")
    if win not in group or WAYS[row["win"]["by"]] in ("+drawn", "+dead-wall", "+last-tile"):
        return tiles(text)  # no discard completed it, so that it does not lie exposed
    if alike:
        return f"pair={tiles(text)}"
    group.remove(win)
    return " ".join([f"pair={tiles(win)}", *map(tiles, group)])


def words_of(row: Row) -> str:
    words = [row["ruleset"]]
    words += [f"ckong={tiles(group)}" if len(group.split()) == 4 else tiles(group) for group in row["concealed"]]
    words += [call(group, row) for group in row["exposed"]]
    words += [f"{n}f" for n in row["flowers"]] + [f"{n}g" for n in row["seasons"]]
    win = row["win"] or {}
    if win:
        words += [WAYS[win["by"]]]
        words += [f"win={tiles(win['tile'])}"] if "tile" in win else []
        words += [ANNOUNCED[win["announced"]]] if win.get("announced") else []
    words += [ANNOUNCED[row["announced"]]] if row.get("announced") else []
    words += [f"seat={row['own_wind']}", f"round={row['round_wind']}", f"limit={row['limit']}"]
    return " ".join(filter(None, words))


def is_both(row: Row) -> bool:
    """Whether the winning tile is a discard by one word and drawn by the items."""
    claimed = (row["win"] or {}).get("by") in ("discard", "last_discard", "robbed_kong")
    return claimed and any(item["id"] == "win.self_drawn" for item in row["expect"]["items"])


def limit_of(id: str, row: Row) -> str:
    kind, _, name = id.partition(".")
    if name == "nine_gates" and row["ruleset"] == "bmja":
        return "gates-of-heaven"
    return {"lim": "", "call": "calling-"}[kind] + LIMITS[name]


def expectation_of(row: Row) -> str:
    expect = row["expect"]
    if set(expect) - EXPECTED:
        raise ValueError(f"unknown fields in {row}")
    if row["claims_win"] and not expect["won"]:
        return "error R370"
    won = f"winner={row['own_wind'] if expect['won'] else 'none'}"
    if "limit_fraction" in expect:
        (item,) = expect["items"]
        id = limit_of(item["id"], row)
        if round(item["limit"] * row["limit"]) != expect["total"]:
            raise ValueError(f"no part of the limit in {row}")
        return f"{expect['total']} {id} limit={id} item={id}:{expect['total']} {won}"
    sums: Counter[str] = Counter()
    points, doubles, uncapped = expect["points"], expect["doubles"], expect["uncapped_total"]
    less = [limit_of(item["id"], row) for item in expect["items"] if "limit" in item]
    for item in (item for item in expect["items"] if "limit" not in item):
        sums[ITEMS[item["id"]]] += item["n"] * item.get("points", item.get("doubles", 0))
    if uncapped != points << doubles or expect["total"] != min(uncapped, row["limit"]):
        raise ValueError(f"points and doubles do not give the total of {row}")
    if is_both(row):
        points, doubles = points - sums.pop("drawn"), doubles - sums.pop("concealed", 0)
        uncapped = points << doubles
    limit = "limit" if uncapped > row["limit"] else "none"
    words = [f"{min(uncapped, row['limit'])}", f"points={points}", f"doubles={doubles}", f"limit={limit}"]
    return " ".join([*words, *sums, *less, *(f"item={id}:{amount}" for id, amount in sums.items()), won])


def hand(row: Row) -> Case:
    if set(row) - FIELDS:
        raise ValueError(f"unknown fields in {row}")
    argued = ", without what Kajongg counts as drawn and concealed on a discard" if is_both(row) else ""
    return f"{row['id']}{argued}", words_of(row), expectation_of(row)


def settlement(row: Row, ruleset: str) -> Case:
    """Four scores, which both tables settle alike; a limit that cuts none of them."""
    seats = row["seats"]
    words = [ruleset, "limit=1000"]
    for player, seat in seats.items():
        words += [f"{seat}:", f"points={row['scores'][player]}", *["+mahjong"] * (player == row["winner"])]
    gains = [f"{seats[player]}={net:+d}" for player, net in row["net"].items()]
    return f"{row['id']}, {ruleset}", " ".join(words), " ".join([f"winner={seats[row['winner']]}", *gains])


def rows_of(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main(folder: Path, to: Path) -> None:
    hands = rows_of(folder / "doubles_kajongg.jsonl")
    settled = [row for row in rows_of(folder / "doubles_settlements.jsonl") if row["rule"] == "classical"]
    cases = [*map(hand, hands), *(settlement(row, ruleset) for row in settled for ruleset in ("dmjl", "bmja"))]
    write(to / "kajongg.txt", "Hands and settlements of the German and the British table.", cases)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
