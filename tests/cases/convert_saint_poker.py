"""Turn the shared rows of Saint Poker into the lines beside this script, once, by hand.

    python -m tests.cases.convert_saint_poker FOLDER

The folder holds `saint_poker.jsonl`; anything in a row that is not known here stops the script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

_KEYS = {"id", "kind", "river", "players", "round", "expect", "note"}
_EXPECTED = {"order", "winners", "categories", "best_ranks", "points"}


def showdown_case(row: Row) -> Case:
    """The river, the round and the hands; the order, the winners, and what each hand is and brings."""
    expect, players = row["expect"], row["players"]
    assert row.keys() <= _KEYS, row["id"]
    assert expect.keys() == _EXPECTED, row["id"]
    assert all(expect[name].keys() == players.keys() for name in ("categories", "best_ranks", "points")), row["id"]
    hands = [f"{player}: {''.join(cards)}" for player, cards in players.items()]
    words = ["saint-poker", f"river={''.join(row['river'])}", f"round={row['round']}", *hands]
    expected = [
        f"{max(expect['points'].values())}",
        f"order={'/'.join('+'.join(group) for group in expect['order'])}",
        f"winner={'/'.join(expect['winners'])}",
        "class=" + "/".join(f"{player}:{name.replace(' ', '-')}" for player, name in expect["categories"].items()),
        f"ranks={'/'.join(f'{player}:{ranks}' for player, ranks in expect['best_ranks'].items())}",
        *(f"{player}={points:+d}" if points else f"{player}=0" for player, points in expect["points"].items()),
    ]
    return row["id"], " ".join(words), " ".join(expected)


if __name__ == "__main__":
    rows = [json.loads(line) for line in (Path(sys.argv[1]) / "saint_poker.jsonl").read_text("utf-8").splitlines()]
    write(Path(__file__).parent / "saint_poker.txt", "Showdowns of two to five players.", map(showdown_case, rows))
