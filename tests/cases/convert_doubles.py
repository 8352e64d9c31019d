"""Turn the shared cases of the doubles games into the file of lines beside this script, once, by hand.

    python -m tests.cases.convert_doubles FOLDER

The folder holds `doubles_hands.jsonl` and `doubles_settlements.jsonl`; of the latter the French rows are taken.
Anything in a row that is not known here stops the script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

FIELDS = {
    "id", "ruleset", "limit", "concealed", "exposed", "flowers", "seasons", "own_wind", "dominant_wind", "tower_wind",
    "hand_wind", "dealer", "claims_win", "win", "announced", "events", "basis", "note", "expect",
}  # fmt: skip
EXPECTED = {
    "points", "doubles", "uncapped_total", "total", "items", "simple_system_score", "ordinary", "special",
    "total_if_special_replaces", "great_game",
}  # fmt: skip
HONOURS = {"Rd": "C", "Gr": "F", "Wh": "P"}
CALLS = {1: "pair", 2: "pair", 4: "kong"}
WAYS = {"wall": ["+drawn"], "discard": [], "last_discard": ["+last-discard"], "robbed_kong": ["+robbed-kong"]}
EVENTS = {"moon": [], "fish": ["+last-discard"], "one_shot": ["+one-shot"], "reach_one_pass": ["+one-pass"]}

#: an item of the rows -> ours, of both rulebooks
ITEMS = {
    "pair.own_wind": "pair-own-wind", "pair.dominant_wind": "pair-dominant-wind", "pair.hand_wind": "pair-hand-wind",
    "pair.tower_wind": "pair-tower-wind", "pair.dragon": "pair-dragon", "bonus.flower": "flower",
    "bonus.season": "season", "bonus": "bonus-tile", "win.self_drawn": "drawn", "win.four_chows": "four-suites",
    "x.own_wind_set": "own-wind", "x.dominant_wind_set": "dominant-wind", "x.hand_wind_set": "hand-wind",
    "x.dragon_set": "dragons", "x.own_flower_and_season": "own-flower-and-season",
    "x.own_flower_or_season": "own-flower-or-season", "x.no_chow": "no-suite", "x.all_concealed": "hidden",
    "x.pure": "pure", "x.appellant": "appellant", "x.last_discard": "last-discard", "x.only_honors": "only-honours",
    "x.reach": "reach", "x.reach_one_pass": "one-pass", "x.dealer": "dealer", "x.one_suit": "one-suit",
    "x.no_majors": "no-ends", "x.only_majors": "only-ends",
    **{f"{shape}.{kind}.{lies}": f"{shape}-{ours}" for shape in ("pung", "kong")
       for kind, ours in (("minor", "simple"), ("terminal", "terminal"), ("honor", "honour"))
       for lies in ("concealed", "exposed")},
}  # fmt: skip


def tiles(text: str) -> str:
    return "".join(HONOURS.get(tile, tile) for tile in text.split())


def call(text: str) -> str:
    group = text.split()
    name = CALLS.get(len(group)) or ("pung" if len(set(group)) == 1 else "chow")
    return f"{name}={tiles(text)}"


def words_of(row: Row) -> str:
    french = row["ruleset"] == "french"
    words = ["french-simple" if french else "columbia"]
    words += [f"ckong={tiles(group)}" if len(group.split()) == 4 else tiles(group) for group in row["concealed"]]
    words += map(call, row["exposed"])
    words += [f"{n}f" for n in row["flowers"]] + [f"{n}g" for n in row["seasons"]]
    win = row["win"]
    if win is not None:
        last_draw = win["last_tile"] and win["by"] == "wall"
        words += [*WAYS[win["by"]], *(["+last-tile"] if last_draw else [])]
    words += [word for event in row.get("events", ()) for word in EVENTS[event]]
    words += [f"+{row['announced']}"] if row.get("announced") else []
    words += ["+dealer"] if row.get("dealer") else []
    wind = row["dominant_wind"] if french else row["hand_wind"]
    words += [f"seat={row['own_wind']}", f"wind={wind}", f"limit={row['limit']}"]
    return " ".join([*words, *([f"tower={row['tower_wind']}"] if row.get("tower_wind") else [])])


def item(id: str, row: Row) -> str:
    if id == "win.base":
        return "mah-jong" if row["ruleset"] == "french" else "going-out"
    if id == "event":
        (event,) = (e for e in row["events"] if e != "reach_one_pass")
        return {"moon": "last-tile", "fish": "last-discard", "one_shot": "one-shot"}[event]
    return ITEMS[id]


def expectation_of(row: Row) -> str:
    expect = row["expect"]
    if set(expect) - EXPECTED:
        raise ValueError(f"unknown fields in {row}")
    seat = row["own_wind"]
    marks = [f"{seat}={expect['simple_system_score']:+d}"] if expect.get("simple_system_score") else []
    if "great_game" in expect:
        if expect["great_game"] is not None:
            id = expect["great_game"].replace("_", "-")
            return " ".join([f"{expect['total']}", id, f"limit={id}", *marks])
        full = sum(len(group.split()) - (len(group.split()) == 4) for group in (*row["concealed"], *row["exposed"]))
        shaped = all(len(group.split()) > 1 for group in row["concealed"])
        return "error R370" if full == 14 and not shaped else "lacks=" + row["id"].split("-")[2].replace(
            "green", "big-green")  # fmt: skip
    words = [f"{expect['total']}", f"points={expect['points']}", f"doubles={expect['doubles']}"]
    sums: dict[str, int] = {}
    for one in expect["items"]:
        id = item(one["id"], row)
        sums[id] = sums.get(id, 0) + one.get("points", one.get("doubles", 0))
    special = expect.get("special")
    if special:
        id = special["id"].replace("_", "-")
        sums[id] = special["value"]
        cut = special["value"] > row["limit"]
        named = special["value"] >= (expect["ordinary"] or 0)
        words += [f"limit={'limit' if cut else id}"] if named else []
    words += [*sums, *(f"item={id}:{amount}" for id, amount in sums.items())]
    return " ".join([*words, *marks])


def hand(row: Row) -> Case:
    if set(row) - FIELDS:
        raise ValueError(f"unknown fields in {row}")
    return row["id"], words_of(row), expectation_of(row)


def replaced(row: Row) -> Case | None:
    """The other reading of CA4, where the row tells what it gives."""
    expect = row["expect"]
    other = expect.get("total_if_special_replaces")
    if other is None or not expect.get("special"):
        return None
    return f"{row['id']}, special replaces", f"{words_of(row)} special-or-ordinary=special", f"{other}"


def settlement(row: Row) -> Case:
    seats = row["seats"]
    words = [row["rule"]]
    for player, seat in seats.items():
        words += [f"{seat}:", f"points={row['scores'][player]}", *["+mahjong"] * (player == row["winner"])]
    gains = [f"{seats[player]}={net:+d}" for player, net in row["net"].items()]
    return row["id"], " ".join(words), " ".join([f"winner={seats[row['winner']]}", *gains])


def rows_of(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main(folder: Path, to: Path) -> None:
    hands = rows_of(folder / "doubles_hands.jsonl")
    others = [case for case in map(replaced, hands) if case is not None]
    settled = [row for row in rows_of(folder / "doubles_settlements.jsonl") if row["rule"] != "classical"]
    cases = [*map(hand, hands), *others, *map(settlement, settled)]
    write(to / "doubles.txt", "Hands and settlements of Columbia and the French rules.", cases)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
