"""Turn the shared cases of All Green into the file of lines beside this script, once, by hand.

    python -m tests.cases.convert_all_green FOLDER

The folder holds `all_green.jsonl`.  Anything in a row that is not known here stops the script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

INPUT = {"cards", "win_card", "method", "players", "dealer", "dora", "first_draw"}
EXPECTED = {"error", "lines", "hand_points", "dealer_bonus", "total", "pay", "received"}

#: why a row is to be refused -> the problem
REASONS = {
    "unknown card": "N101",
    "five cards needed": "R321",
    "more than four of one card": "R320",
    "not a winning hand": "R322",
    "2 to 6 players": "N133",
}


def card(name: str) -> str:
    """`9` is 9s, `H` is H; what is no card stays as it is."""
    return name if name.isalpha() else f"{name}s"


def words_of(row: Row) -> str:
    given = row["input"]
    if set(given) != INPUT:
        raise ValueError(f"unknown fields in {row}")
    words = ["all-green", "".join(map(card, given["cards"])), f"win={card(given['win_card'])}"]
    words += {"ron": [], "tsumo": ["+tsumo"]}[given["method"]]
    words += ["+dealer"] * given["dealer"]
    words += ["+tenhou" if given["dealer"] else "+chiihou"] * given["first_draw"]
    words += [f"dora={card(given['dora'])}"] if given["dora"] else []
    return " ".join([*words, f"players={given['players']}"])


def expectation_of(row: Row) -> str:
    expect = row["expect"]
    if expect["error"]:
        (code,) = (code for reason, code in REASONS.items() if row["why"].startswith(reason))
        return f"error {code}"
    if set(expect) != EXPECTED or expect["hand_points"] + expect["dealer_bonus"] != expect["total"]:
        raise ValueError(f"unknown fields in {row}")
    ids = [name.lower().replace(" ", "-") for name, _ in expect["lines"]]
    words = [f"{expect['total']}P", *ids, *["dealer"] * bool(expect["dealer_bonus"])]
    words += [f"item={id}:{chips}" for id, (_, chips) in zip(ids, expect["lines"], strict=True)]
    ((payer, each),) = expect["pay"].items()
    payers = {"discarder": 1, "each": row["input"]["players"] - 1}[payer]
    if payers * each != expect["received"]:
        raise ValueError(f"payments that do not add up in {row}")
    words.append(f"{'discarder' if payer == 'discarder' else 'other'}={-expect['received']:+d}")
    return " ".join([*words, f"winner={expect['received']:+d}"])


def case_of(row: Row) -> Case:
    if set(row) - {"note", "relies_on", "why"} != {"id", "input", "expect"}:
        raise ValueError(f"unknown fields in {row}")
    return row["id"], words_of(row), expectation_of(row)


def main(folder: Path, to: Path) -> None:
    rows = [json.loads(line) for line in (folder / "all_green.jsonl").read_text(encoding="utf-8").splitlines()]
    write(to / "all_green.txt", "Hands of All Green, refusals among them.", map(case_of, rows))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
