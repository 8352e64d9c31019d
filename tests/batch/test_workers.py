"""Several processes: the same rows in the same order, and no end of any kind leaves a process or hides a fault."""

import os
import signal
import sys
from pathlib import Path

import pytest

from scorecalc.batch import workers
from scorecalc.batch.chunks import Chunk, Way
from scorecalc.batch.run import run
from tests.batch.hands import WRONG, wins
from tests.batch.process import children, finished, program, until

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
GOOD = "riichi han=4 fu=30"


def chunks_of_lines(lines):
    """Each line a chunk of its own."""
    return (Chunk([number], [line]) for number, line in enumerate(lines, 1))


def rows(lines, jobs, **way):
    """The rows of these lines, a chunk of each few of them."""
    chunks = [
        Chunk(range(at + 1, at + 1 + len(lines[at : at + 7])), lines[at : at + 7]) for at in range(0, len(lines), 7)
    ]
    return [done.rows for done in run(iter(chunks), Way("jsonl", **way), jobs)]


def test_rows_are_in_order_and_the_same_as_those_of_one_process():
    """Chunks that take long stand among those that do not; rulesets are mixed, some lines are wrong."""
    lines = [line for pair in zip(wins(150), [line for line, _ in WRONG] * 2, strict=False) for line in pair]
    assert rows(lines, 4) == rows(lines, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_behind_the_line_that_stops_a_run_is_given(jobs):
    """Whatever the other workers have done by then."""
    lines = [GOOD] * 100
    lines[50] = "riichi han=4"
    found = list(run(chunks_of_lines(lines), Way("csv", "stop"), jobs))
    assert len(found) == 51
    assert (found[-1].stopped, found[-1].rows) == (51, b"")


def test_an_exception_of_the_input_comes_after_what_stands_before_it():
    """What was read is scored first."""

    def lines():
        yield from [GOOD] * 20
        raise OSError("the disk is gone")

    found = []
    with pytest.raises(OSError, match="the disk is gone"):
        found.extend(done.rows.partition(b",")[0].decode() for done in run(chunks_of_lines(lines()), Way("csv"), 2))
    assert found == [str(number) for number in range(1, 21)]


def test_few_chunks_are_read_ahead():
    """A long input does not fill the memory where its results are not taken."""
    taken = []

    def lines():
        for number in range(1000):
            taken.append(number)
            yield GOOD

    found = run(chunks_of_lines(lines()), Way("csv"), 2)
    for _ in range(10):
        next(found)
    assert len(taken) <= 10 + 2 * 4 + 1
    found.close()


def test_an_exception_in_a_worker_is_raised_with_its_place():
    """The rows before it are given."""
    flawed = Chunk(range(1, 4), [GOOD, 7, GOOD])  # what no input gives: a line that is no text
    for jobs, kind in ((1, AttributeError), (2, RuntimeError)):
        found = []
        with pytest.raises(kind) as caught:
            found.extend(
                done.rows.partition(b",")[0].decode()
                for done in run(iter([Chunk([0], [GOOD]), flawed]), Way("csv"), jobs)
            )
        assert found == ["0", "1"]
        assert "in line 2: 7" in "".join(caught.value.__notes__)
        if jobs == 2:
            assert "AttributeError" in str(caught.value)
            assert "Traceback" in caught.value.__notes__[0]


def test_a_worker_that_dies_is_told():
    """Its chunk is not lost in silence."""
    found = run(chunks_of_lines([GOOD] * 50), Way("csv"), 2)
    next(found)
    from multiprocessing import active_children

    for worker in active_children():
        os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(RuntimeError, match="a worker process ended with code -9"):
        list(found)


def test_the_workers_end_with_the_run():
    """Those of a run that is left before its end too."""
    from multiprocessing import active_children

    before = set(active_children())
    found = run(chunks_of_lines([GOOD] * 50), Way("csv"), 2)
    next(found)
    assert set(active_children()) > before
    found.close()
    assert set(active_children()) == before


def test_a_script_without_a_guard_is_not_run_again(tmp_path):
    """Nothing of the caller is imported by a worker."""
    script = tmp_path / "script.py"
    script.write_text(
        "print('once')\nfrom scorecalc.cli import main\nmain(['batch', '--jobs', '2', '-q', '--format', 'csv'])\n",
        "utf-8",
    )
    import subprocess

    from tests.batch.process import ROOT

    ran = subprocess.run(
        [sys.executable, script],
        input=f"{GOOD}\n" * 3,
        text=True,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert ran.stdout.count("once") == 1
    assert ran.stdout.count(",ok,") == 3
    assert ran.stderr == ""


def test_a_mixed_batch_of_two_jobs_counts_its_expectations(tmp_path):
    """From a file, as a process."""
    path = tmp_path / "hands.txt"
    lines = [
        f"{GOOD} => 7700",
        f"{GOOD} => 7600",
        "all-green 99s 123s +tsumo",
        "azul wall=BY.KW/W.Y.K/.WBY./...B./....B place=R1 score=9",
        "riichi han=4",
    ]
    path.write_text("\n".join(lines * 200), "utf-8")
    code, out, err = finished(path, "--jobs", 2, "--format", "csv")
    assert code == 1
    assert [int(row.split(b",")[0]) for row in out.splitlines()[1:]] == list(range(1, 1001))
    assert err.startswith("1000 lines: 600 ok, 200 refused, 200 differ; ")
    assert finished(path, "--format", "csv")[1] == out


@linux
def test_workers_end_when_the_first_process_is_killed(tmp_path):
    """No signal reaches them then; their pipe does."""
    path = tmp_path / "hands.txt"
    path.write_text("\n".join(wins(5000)), "utf-8")
    with program(path, "--jobs", 2, "-o", tmp_path / "out.jsonl") as one:
        until(lambda: (tmp_path / "out.jsonl").exists())
        found = children(one.pid)
        assert len(found) >= 2
        one.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in found), 20)


def test_a_slow_input_does_not_hold_back_what_is_done():
    """With several jobs, too, a line's result comes before the next line is there."""
    with program("-q", "--jobs", 2, "--format", "csv") as asked:
        for number in range(1, 4):
            asked.stdin.write(f"{GOOD}\n".encode())
            asked.stdin.flush()
            if number == 1:
                assert asked.stdout.readline().startswith(b"line_number,")
            assert asked.stdout.readline().startswith(f"{number},ok".encode())
        asked.stdin.close()
        assert asked.wait(20) == 0


def test_a_file_before_a_slow_standard_input_is_not_held_back(tmp_path):
    """Nor one behind it, once it has ended."""
    path = tmp_path / "hands.txt"
    path.write_text(f"{GOOD}\n" * 3000, "utf-8")
    with program(path, "-", path, "-q", "--jobs", 2, "--format", "csv") as asked:
        numbers = [asked.stdout.readline().partition(b",")[0] for _ in range(3001)]
        assert numbers[-1] == b"3000"
        asked.stdin.write(f"{GOOD}\n".encode())
        asked.stdin.flush()
        assert asked.stdout.readline().startswith(b"3001,ok")
        asked.stdin.close()
        assert asked.stdout.read().count(b"\n") == 3000
        assert asked.wait(20) == 0


def test_the_module_of_processes_is_loaded_where_it_is_needed():
    """One job does without."""
    assert workers.__name__ in sys.modules  # here
    import subprocess

    from tests.batch.process import ROOT

    code = (
        "import sys; from scorecalc.cli import main; main(['batch', '-q']);"
        "sys.exit('multiprocessing' in sys.modules or 'csv' not in sys.modules)"
    )
    subprocess.run(
        [sys.executable, "-c", code],
        input=GOOD.encode(),
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
    )
