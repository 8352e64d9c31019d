"""Two processes at one file wait for each other, and whoever reads meanwhile sees whole entries."""

from __future__ import annotations

import json
import threading
import time
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path

import pytest

from scorecalc.ledger import file as files
from scorecalc.ledger.audit import audit, checked
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find, listed
from scorecalc.problems import Problem, Refused
from tests.ledger.process import written_by
from tests.ledger.stage import GREEN_LINE, begin_green, dump, in_catalogue, raw

_EACH = 200


def _numbers(process) -> list[int]:
    told, wrong = process.communicate()
    assert (process.returncode, wrong) == (0, "")
    return [json.loads(line)[1] for line in told.splitlines()]


def test_two_processes_at_one_table_never_build_on_the_same_entry(file, path):
    """Two hundred entries each make 400 in one chain, and 400 times 12 chips, read while they are written."""
    begin_green(file)
    writers = [written_by(path, "add", "green", f"{_EACH}", GREEN_LINE) for _ in range(2)]
    table = find(file, "green")
    looks = 0
    while any(writer.poll() is None for writer in writers):
        kept = table.entries()
        assert [one.entry.number for one in kept] == [*range(1, len(kept) + 1)]
        assert all(one.entry.after.scores["Anna"] == 25 + 12 * one.entry.number for one in kept)
        looks += 1
        time.sleep(0.05)
    one, two = map(_numbers, writers)
    assert looks > 3
    assert len(one) == len(two) == _EACH
    assert sorted(one + two) == [*range(1, 2 * _EACH + 1)]
    assert one == sorted(one)
    rows = dump(path)["entry"]
    assert [(row[2], row[3]) for row in rows] == [(rows[at - 1][0] if at else None, at + 1) for at in range(400)]
    assert table.state().scores == {"Anna": 25 + 4800, "Ben": 25 - 4800, "Cleo": 25}
    assert audit(table) == []


def test_two_processes_at_two_tables_of_one_file_do_not_disturb_each_other(file, path):
    """Each table has its own numbers from 1 to 200."""
    names = ("left", "right")
    for name in names:
        begin_green(file, name)
    writers = [written_by(path, "add", name, f"{_EACH}", GREEN_LINE) for name in names]
    assert [_numbers(writer) for writer in writers] == [[*range(1, _EACH + 1)]] * 2
    for name in names:
        assert find(file, name).state().scores == {"Anna": 25 + 2400, "Ben": 25 - 2400, "Cleo": 25}
    assert checked(file) == (["right", "left"], []) or checked(file) == (["left", "right"], [])


def _make(path: str) -> str:
    try:
        with File(Path(path), create=True) as file:
            return ",".join(one.name for one in listed(file))
    except Refused as refused:
        return f"{refused}"


def test_processes_that_make_the_same_file_at_once_all_get_a_ledger(tmp_path):
    """The first `table new` of several at one moment: nobody is told that the file is another program's, or in use."""
    paths = [f"{tmp_path}/{number}.db" for number in range(40)]
    with get_context("spawn").Pool(4) as pool:
        told = pool.map(_make, [path for path in paths for _ in range(8)], chunksize=1)
    assert set(told) == {""}


def test_who_makes_a_file_waits_for_another_who_does(path):
    """Going over to write-ahead is what SQLite refuses at once instead of waiting."""
    with closing(raw(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        waiting = threading.Timer(0.3, lambda: None)
        results: list[str] = []
        thread = threading.Thread(target=lambda: results.append(_make(str(path))))
        thread.start()
        waiting.start()
        waiting.join()
        assert results == []
        other.execute("ROLLBACK")
        thread.join()
    assert results == [""]


def test_a_file_that_is_made_while_it_is_looked_at_is_ours(path, monkeypatch):
    """Between two looks at its header another process makes it: what was seen is of one moment."""
    path.touch()
    looked = File._pragma
    others: list[threading.Thread] = []

    def slowly(file: File, name: str) -> int:
        found = looked(file, name)
        if not others:
            others.append(threading.Thread(target=lambda: results.append(_make(str(path)))))
            others[0].start()
            others[0].join(0.4)
        return found

    results: list[str] = []
    monkeypatch.setattr(File, "_pragma", slowly)
    results.append(_make(str(path)))
    others[0].join()
    assert results == ["", ""]


@pytest.fixture
def impatient(monkeypatch):
    """Nobody waits longer than a tenth of a second."""
    monkeypatch.setattr(files, "_PATIENCE", 0.1)


@pytest.mark.usefixtures("impatient")
def test_a_lock_that_is_held_too_long_is_told(path):
    """Exact words (D466), nothing is written; who only reads does not wait."""
    with File(path, create=True) as file:
        begin_green(file)
    with File(path) as file, closing(raw(path)) as other:
        table = find(file, "green")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused) as refused:
            table.add(GREEN_LINE)
        assert table.entries() == []
        other.execute("ROLLBACK")
        assert table.add(GREEN_LINE)[0].number == 1
    (problem,) = refused.value.problems
    help = "another process has been writing for 0 seconds; try again when it is done"
    assert problem == Problem("D466", "the ledger is in use", file=str(path), help=help)
    assert in_catalogue(problem._replace(help=help.replace(" 0 ", " 30 ")))


@pytest.mark.usefixtures("impatient")
def test_a_file_that_somebody_makes_too_long_is_told(path):
    """The same where the file is only being made."""
    with closing(raw(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Refused) as refused:
            File(path, create=True)
    assert refused.value.problems[0].code == "D466"


def test_a_change_is_whole_for_those_who_read_in_between(file, path):
    """What one process has begun to write another does not see until it is done."""
    table = begin_green(file)

    def given_up() -> None:
        with File(path) as reader, file.writing():
            table.add(GREEN_LINE)
            assert len(table.entries()) == 1
            assert find(reader, "green").entries() == []
            raise KeyboardInterrupt  # and what was not finished is not there afterwards

    with pytest.raises(KeyboardInterrupt):
        given_up()
    assert table.entries() == []
    assert dump(path)["entry"] == dump(path)["posting"] == dump(path)["step"] == []


def test_the_number_of_changes_moves_when_another_process_writes(file, path):
    """By it a prompt sees that its table is not as it was."""
    table = begin_green(file)
    before = file.changes()
    table.add(GREEN_LINE)
    assert file.changes() == before
    with File(path) as other:
        find(other, "green").add(GREEN_LINE)
    assert file.changes() != before
