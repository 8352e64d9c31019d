"""Turn the shared cases of Tokyo 1957 into the file of lines beside this script, once, by hand.

    python -m tests.cases.convert_tokyo FOLDER

The folder holds `tokyo.jsonl`, whose rows have their line already.  Anything in a row that is not known
here stops the script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

REASONS = {
    "contradiction": "R210",
    "fifth_copy": "R201",
    "not_winning": "R204",
    "red_five": "R202",
    "win_tile_missing": "R205",
    "no_yaku": "R310",
    "unknown_flag": "N120",
}
EXPECTED = {
    "yaku", "zoroba", "dora", "han", "fu", "limit", "total", "rerolls", "payments", "received", "deltas", "reading",
    "error", "reason",
}  # fmt: skip


def items_of(expect: Row) -> list[str]:
    """The yaku with what they are worth, zoroba and dora; of limits the names alone."""
    if expect.get("yaku") is None:  # totals
        return []
    names = list(dict.fromkeys(name for name, _ in expect["yaku"]))
    if expect["han"] is None:
        return names
    worth = {name: sum(han for other, han in expect["yaku"] if other == name) for name in names}
    worth |= {"zoroba": expect["zoroba"], **({"dora": expect["dora"]} if expect["dora"] else {})}
    return [*worth, *(f"item={name}:{han}" for name, han in worth.items())]


def tokyo_case(row: Row) -> Case:
    expect = row["expect"]
    if expect["error"]:
        return row["id"], row["line"], f"error {REASONS[expect['reason']]}"
    if "hands" in row:
        one = [f"{seat}={change:+d}" for seat, change in expect["deltas"].items()]
        has = [f"has={name}" for hand in expect["hands"].values() for name, _ in hand["yaku"]]
        return row["id"], row["line"], " ".join([*one, *has])
    if set(expect) - EXPECTED:
        raise ValueError(f"unknown fields in {row}")
    words = [str(expect["total"]), f"limit={expect['limit'] or 'none'}"]
    words += [f"{name}={expect[name]}" for name in ("han", "fu") if expect[name] is not None]
    words += items_of(expect)
    if "deltas" in expect:
        words += [f"{seat}={change:+d}" for seat, change in expect["deltas"].items()]
    elif "+tsumo" in row["line"]:  # totals of a winner whose seat is known: the payers are seats
        seats = {"dealer": "E", "other": "N" if "seat=N" not in row["line"] else "W"}
        words += [f"{seats[payer]}={-amount}" for payer, amount in expect["payments"].items()]
    else:
        words.append(f"discarder={-expect['payments']['discarder']}")
    return row["id"], row["line"], " ".join(words)


def main(folder: Path, to: Path) -> None:
    rows = [json.loads(line) for line in (folder / "tokyo.jsonl").read_text(encoding="utf-8").splitlines()]
    write(
        to / "tokyo.txt", "Hands of the Tokyo rules, refusals among them, totals, a double ron.", map(tokyo_case, rows)
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
