"""Turn the shared cases of King of Tokyo into `king_of_tokyo.txt`, once, by hand.

    python -m tests.cases.convert_king_of_tokyo FOLDER

Every field of a row is written out, those that are as at the start too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

__all__ = ["case"]

_FACES = {"1": "1", "2": "2", "3": "3", "heart": "H", "energy": "E", "smash": "S"}
_KEYS = {
    "dice": {"id", "kind", "dice", "expect"},
    "turn": {"id", "kind", "state", "turn", "dice", "two_player_variant", "yield", "note", "expect"},
}
#: why a row must be refused, by its id
_REFUSALS = {"kot-err-variant-4p": "R348"}


def case(row: Row) -> Case:
    unknown = set(row) - _KEYS[row["kind"]]
    if unknown:
        raise ValueError(f"{row['id']}: unknown {sorted(unknown)}")
    return _dice(row) if row["kind"] == "dice" else _turn(row)


def _roll(row: Row) -> str:
    return "".join(_FACES[face] for face in row["dice"])


def _dice(row: Row) -> Case:
    expect = row["expect"]
    names = {"vp": "stars", "energy": "energy", "hearts": "hearts", "smashes": "smashes"}
    if set(expect) != set(names):
        raise ValueError(f"{row['id']}: unknown {sorted(expect)}")
    words = [f"{expect['vp']}", *(f"{name}={expect[key]}" for key, name in names.items())]
    return row["id"], f"king-of-tokyo {_roll(row)}", " ".join(words)


def _turn(row: Row) -> Case:
    words = ["king-of-tokyo", _roll(row), f"turn={row['turn']}"]
    willing = [name for name, yields in row["yield"].items() if yields]
    words += [f"yield={'/'.join(willing)}"] if willing else []
    words += ["+two-player"] if row["two_player_variant"] else []
    for name, monster in row["state"].items():
        words.append(f"{name}:")
        words += [f"{key}={value}" for key, value in _monster(monster).items() if key != "alive"]
    return row["id"], " ".join(words), _expected(row)


def _monster(monster: Row) -> dict[str, object]:
    if set(monster) != {"hp", "vp", "energy", "place", "alive"} or monster["alive"] != (monster["hp"] > 0):
        raise ValueError(f"no such monster: {monster}")
    has = {"stars": monster["vp"], "hearts": monster["hp"], "energy": monster["energy"], "at": monster["place"]}
    return {**has, "alive": "true" if monster["alive"] else "false"}


def _expected(row: Row) -> str:
    expect = row["expect"]
    if expect.get("error"):
        return f"error {_REFUSALS[row['id']]}"
    words = [f"over={'true' if expect['over'] else 'false'}", f"winner={'/'.join(expect['winners']) or 'none'}"]
    for name, monster in expect["state"].items():
        parts = "/".join(f"{key}:{value}" for key, value in _monster(monster).items())
        words.append(f"after={name}:{parts}")
    return " ".join(words)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    rows = [json.loads(line) for line in (folder / "king_of_tokyo.jsonl").read_text(encoding="utf-8").splitlines()]
    write(Path(__file__).parent / "king_of_tokyo.txt", "King of Tokyo: rolls, and turns on a table.", map(case, rows))
