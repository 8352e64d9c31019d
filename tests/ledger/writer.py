"""A process that writes to a ledger and says after each act that it is done, one JSON list a line.

``python -m tests.ledger.writer FILE random SEED ACTS`` does anything at three tables; ``… FILE add TABLE COUNT LINE``
enters one line again and again.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find, listed
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Refused
from tests.ledger.stage import GREEN_LINE, begin_green, begin_riichi

LINES = {
    "all-green": (GREEN_LINE, "99s 123s win=1s seat=Ben from=Cleo dora=H", "+nobody-won"),
    "riichi": (
        "han=1 fu=30 seat=Anna from=Ben", "han=3 fu=30 +dealer +tsumo", "+nobody-won tenpai=Anna/Dora declared=Dora",
        "han=2 fu=30 seat=W from=S", "234m 567m 345p 678s 55s win=8s +riichi seat=Cleo from=Dora",
    ),
}  # fmt: skip


def main(path: Path, what: str, *told: str) -> None:
    """Does what is said on the command line."""
    with File(path, create=True) as file:
        if what == "random":
            _anything(file, random.Random(int(told[0])), int(told[1]))
        else:
            table = find(file, told[0])
            for _ in range(int(told[1])):
                _say(table, table.add(told[2])[0].number)


def _anything(file: File, chance: random.Random, acts: int) -> None:
    there = {one.name for one in listed(file)}  # all, some or none: another writer may have been killed
    makers = {"one": begin_riichi, "two": begin_riichi, "three": begin_green}
    tables = [makers[name](file, name) if name not in there else find(file, name) for name in makers]
    for _ in range(acts):
        table = chance.choice(tables)
        try:
            _anything_at(table, chance)
        except Refused:  # nothing to undo, a game that is over: as it happens at a table
            continue
        steps = table.steps()
        _say(table, [len(steps), *steps[-1]])


def _anything_at(table: Sitting, chance: random.Random) -> None:
    act = chance.choices(("add", "undo", "redo", "edit", "end"), (10, 3, 2, 3, 1))[0]
    line = chance.choice(LINES[table.rules.name])
    if act == "add":
        table.add(line)
    elif act == "edit":
        table.edit(chance.randint(1, 1 + len(table.entries())), line)
    else:
        {"undo": table.undo, "redo": table.redo, "end": table.end}[act]()


def _say(table: Sitting, what: object) -> None:
    sys.stdout.write(json.dumps([table.name, what]) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
