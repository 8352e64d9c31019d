"""A process that is killed in the middle of its work loses nothing that it has said to be done."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from scorecalc.ledger.audit import checked
from scorecalc.ledger.file import File
from scorecalc.ledger.history import Step
from scorecalc.ledger.ledger import find, listed
from tests.ledger.process import command, written_by
from tests.ledger.stage import begin_riichi, dump

_ACTS = 200


def _killed(path: Path, seed: int, chance: random.Random) -> list[list[object]]:
    """What a process of random acts said to be done until it was killed, at any moment of its work."""
    process = written_by(path, "random", f"{seed}", f"{_ACTS}")
    said = []
    if chance.random() < 0.25:
        time.sleep(chance.uniform(0.05, 0.6))  # perhaps while the file is made, or a table begun
    else:
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 120)):
            said.append(process.stdout.readline())
        time.sleep(chance.uniform(0, 0.004))
    process.kill()
    rest, _ = process.communicate()
    # a line that was cut off was not said
    return [json.loads(line) for line in ("".join(said) + rest).splitlines(keepends=True) if line.endswith("\n")]


@pytest.mark.parametrize("seed", range(8))
def test_a_killed_writer_loses_nothing_that_was_acknowledged(path, seed):
    """Twice at one file: every act said to be done is there, at most one more, no half entry, and it goes on."""
    chance = random.Random(seed)
    acknowledged = 0
    for once in range(2):
        said = _killed(path, 10 * seed + once, chance)
        acknowledged += len(said)
        if not path.exists():
            assert not said
            continue
        with File(path, create=True) as file:
            steps = {one.name: find(file, one.name).steps() for one in listed(file)}
            for name, (number, act, entry) in said:
                assert steps[name][number - 1] == Step(act, entry)
            assert acknowledged <= sum(map(len, steps.values())) <= acknowledged + 1
            acknowledged = sum(map(len, steps.values()))
            names, found = checked(file)
            assert found == []
            assert sorted(names) == sorted(steps)
            assert set(names) <= {"one", "two", "three"}
    with File(path, create=True) as file:
        table = begin_riichi(file, "afterwards")
        assert table.add("han=1 fu=30 seat=Anna from=Ben")[0].number == 1


def test_a_killed_command_has_entered_its_hand_or_not(path):
    """Killed at any moment of its life; what had shown its result is kept, and the next command works."""
    chance = random.Random(7)
    with File(path, create=True) as file:
        begin_riichi(file)
    shown = 0
    for _ in range(8):
        process = command(path, "add", "friday", "han=1", "fu=30", "seat=Anna", "from=Ben", "--json")
        time.sleep(chance.uniform(0.1, 0.7))
        process.kill()
        shown += process.communicate()[0].endswith("\n")
        entries = len(dump(path)["entry"])
        assert shown <= entries
    before = len(dump(path)["entry"])
    process = command(path, "add", "friday", "han=1", "fu=30", "seat=Anna", "from=Ben", "--json")
    assert process.wait() == 0, process.communicate()
    process.communicate()
    with File(path) as file:
        kept = find(file, "friday").entries()
        assert [one.entry.number for one in kept] == [*range(1, before + 2)]
        # Anna deals and wins 1500 and 300 for each counter, which are as many as the hands before
        gained = sum(1500 + 300 * at for at in range(before + 1))
        assert kept[-1].entry.after.scores == {
            "Anna": 25000 + gained,
            "Ben": 25000 - gained,
            "Cleo": 25000,
            "Dora": 25000,
        }
        assert checked(file) == (["friday"], [])
