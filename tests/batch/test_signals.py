"""Ctrl-C, a request to end, a terminal: whole lines, a summary, and a line of progress that goes away."""

import os
import pty
import re
import signal
import sys
from pathlib import Path
from time import sleep

import pytest

from scorecalc.cli.interrupts import Interrupts
from scorecalc.cli.progress import Progress
from tests.batch.hands import wins
from tests.batch.process import children, finished, program, until

GOOD = "riichi han=4 fu=30"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_signal_leaves_whole_lines_and_a_summary(tmp_path, number, jobs):
    """In the middle of a long file; the exit code is 130, and a resumed run goes on."""
    path, out = tmp_path / "hands.txt", tmp_path / "out.jsonl"
    path.write_text("\n".join(wins(6000, expected=False)), "utf-8")
    with program(path, "--jobs", jobs, "-o", out) as one:
        until(lambda: out.exists() and out.stat().st_size > 300_000)
        workers = children(one.pid) if Path("/proc/self/stat").exists() else []
        one.send_signal(number)
        shown, err = one.communicate(timeout=30)
    assert one.returncode == 130
    written = out.read_bytes()
    assert written.endswith(b"}\n")
    rows = written.count(b"\n")
    assert 0 < rows < 6000
    told = f"{rows} lines: {rows} ok; interrupted after line {rows}; "
    assert (shown, err.decode()[: len(told)]) == (b"", told)
    assert err.count(b"\n") == 1
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers), 10)
    if (number, jobs) == (signal.SIGINT, 2):
        assert finished(path, "-o", out, "--resume", "-q")[0] == 0
        assert out.read_bytes().count(b"\n") == 6000


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_signal_ends_a_run_that_waits_for_its_input(jobs):
    """What came in before has its results."""
    with program("--jobs", jobs, "--format", "csv") as one:
        one.stdin.write(f"{GOOD}\n".encode())
        one.stdin.flush()
        assert [one.stdout.readline()[:12] for _ in range(2)] == [b"line_number,", b"1,ok,riichi,"]
        one.send_signal(signal.SIGINT)
        assert one.wait(20) == 130
        assert one.stderr.read().startswith(b"1 line: 1 ok; interrupted after line 1; ")


def test_rows_for_a_slow_reader_stay_whole(tmp_path):
    """The pipe is full when the signal comes: what was begun is written to its end."""
    path = tmp_path / "hands.txt"
    path.write_text(f"{GOOD}\n" * 20_000, "utf-8")
    with program(path, "--format", "csv", "-q") as one:
        sleep(1.5)  # nobody reads: the pipe of 64 KB is full
        one.send_signal(signal.SIGINT)
        sleep(0.1)
        rest = one.stdout.read()
        assert one.wait(20) == 130
    assert rest.endswith(b"\n")
    assert 100 < rest.count(b"\n") < 20_000


def test_a_signal_within_what_must_be_whole_waits_for_its_end():
    """The second one does not."""
    done = []
    with Interrupts() as interrupts:
        with pytest.raises(KeyboardInterrupt), interrupts.whole():  # noqa: PT012
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("whole")
        with pytest.raises(KeyboardInterrupt), interrupts.whole():  # noqa: PT012
            os.kill(os.getpid(), signal.SIGINT)
            done.append("not reached")
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


class Terminal:
    """A stand-in for stderr that is a terminal, or is none."""

    encoding = "utf-8"

    def __init__(self, terminal=True):
        self.terminal = terminal
        self.text = ""

    def isatty(self):  # noqa: D102
        return self.terminal

    def write(self, text):  # noqa: D102
        self.text += text

    def flush(self):  # noqa: D102
        pass


def shown(monkeypatch, *, seconds, terminal=True, wanted=True, term="xterm"):
    """What a progress line writes when it is shown after so many seconds and erased again."""
    screen = Terminal(terminal)
    clock = [100.0]
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("scorecalc.cli.progress.perf_counter", lambda: clock[0])
    progress = Progress(wanted=wanted)
    for second in seconds:
        clock[0] = 100 + second
        progress.show(int(second * 1000), 3)
    progress.erase()
    return screen.text


def test_progress_is_shown_after_a_second_and_erased(monkeypatch):
    """Written over itself, a few times a second at most."""
    told = shown(monkeypatch, seconds=[0.5, 0.9, 2.0, 2.1, 12.0])
    second = "2000 lines, 1000 a second, 3 failed"
    last = "12000 lines, 1000 a second, 3 failed"
    assert told == f"\r{second}\r{last}\r{' ' * len(last)}\r"


@pytest.mark.parametrize(
    "options", [{"seconds": [0.5]}, {"terminal": False}, {"wanted": False}, {"term": "dumb"}], ids=str
)
def test_progress_is_silent(options, monkeypatch):
    """In a short run, where there is no terminal or one that cannot, where quiet was asked for."""
    assert shown(monkeypatch, **{"seconds": [2.0], **options}) == ""


def test_progress_is_on_the_terminal_alone(tmp_path):
    """A real one; rows go to a file."""
    ours, theirs = pty.openpty()
    with program("-o", tmp_path / "out", "--format", "csv", stderr=theirs) as one:
        os.close(theirs)
        for _ in range(4):
            one.stdin.write(f"{GOOD}\nriichi han=4\n".encode())
            one.stdin.flush()
            sleep(0.5)
        one.stdin.close()
        one.wait(20)
    told = b""
    try:
        while more := os.read(ours, 1000):
            told += more
    except OSError:  # how Linux says that nobody writes to it any more
        pass
    os.close(ours)
    lines = told.decode().split("\r")
    assert re.fullmatch(r"\d lines, \d+ a second, \d failed", lines[1])
    assert re.match(r"8 lines: 4 ok, 4 refused; ", lines[-2])
    assert lines[-3].strip() == ""
    assert (tmp_path / "out").read_bytes().count(b"\r") == 0
