"""Terminals, pipes, encodings and accidents, through the real entry."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scorecalc.cli import main, streams
from tests.console import call, run

pytestmark = pytest.mark.usefixtures("quiet_place")

ROOT = Path(__file__).parents[2]
LINE = ["riichi", "234m", "567m", "345p", "678s", "55s", "win=8s", "+riichi", "seat=S", "from=W"]
ARITHMETIC = "30 × 2^(2+3) = 960, × 4 = 3840 → 3900"
IN_ASCII = "30 x 2^(2+3) = 960, x 4 = 3840 -> 3900"


def environment(**variables: str) -> dict[str, str]:
    """Ours, with the package, without what changes how results look, and with these."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8", **variables}


def started(*words: str, stdin: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A run of its own."""
    command = [sys.executable, "-m", "scorecalc", *words]
    return subprocess.run(command, input=stdin, capture_output=True, env=environment(**variables), timeout=60)


@pytest.mark.parametrize(
    ("variables", "shown"),
    [
        ({}, ARITHMETIC),
        ({"LANG": "de_DE.ISO-8859-1"}, ARITHMETIC),
        ({"LC_ALL": "C"}, IN_ASCII),
        ({"LC_ALL": "POSIX"}, IN_ASCII),
        ({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, IN_ASCII),
        ({"PYTHONIOENCODING": "ascii"}, IN_ASCII),
        ({"PYTHONIOENCODING": "latin-1"}, IN_ASCII),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, ARITHMETIC),
    ],
)
def test_signs_are_shown_where_they_can_be_and_spelled_where_not(variables, shown):
    """UTF-8 whatever the locale; ASCII where an encoding or the locale `C` asks for it."""
    ran = started("score", *LINE, **variables)
    assert ran.returncode == 0
    assert shown in ran.stdout.decode("utf-8")


def test_words_of_the_shell_are_utf_8_whatever_the_locale():
    """Python would take them for escapes in a locale that it takes for ASCII."""
    words = ["score", "riichi", "\U0001f007\U0001f008\U0001f009", "456789m", "111p", "55s", "win=5s", "--json"]
    variables = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = started(*words, **variables)
    assert ran.returncode == 0
    assert "\U0001f007\U0001f008\U0001f009" in ran.stdout.decode("utf-8")


def test_data_is_utf_8_even_where_text_is_spelled_in_ascii():
    """JSON is for programs."""
    ran = started("score", *LINE, "--json", "--names", "ja", LC_ALL="C")
    assert "平和" in ran.stdout.decode("utf-8")


def test_problems_are_spelled_in_ascii_too():
    """Carets stay under the place though an escape is longer than its sign."""
    ran = started("score", "riichi", "東東", "+tsum", LC_ALL="C")
    assert ran.stderr.isascii()
    lines = ran.stderr.decode().splitlines()
    assert lines[1] == r"  riichi \u6771\u6771 +tsum"
    assert ran.stdout == b""


@pytest.mark.parametrize("words", [["score", *LINE], ["rules", "show", "riichi"], ["-h"], ["rules", "chart", "-h"]])
def test_a_closed_pipe_ends_quietly(words):
    """`scorecalc … | head` of a reader that has gone away."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "scorecalc", *words]
    ran = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, env=environment(), timeout=60)
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_stream_that_is_cut_off_ends_quietly():
    """The lines go on, the reader does not."""
    command = f"yes riichi han=4 fu=30 | {sys.executable} -m scorecalc score - --format csv | head -n 3"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, env=environment(), timeout=60)
    assert ran.stderr == b""
    assert ran.stdout.decode().splitlines()[2] == "2,ok,riichi,7700,points,,discarder>winner:7700,,,,riichi han=4 fu=30"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("words", [[], ["--json"], ["-o", "/dev/full"], ["-o", "/dev/full", "--json"], ["-h"]])
def test_a_full_disk_is_told_and_is_no_bug(words):
    """Exit code 4: the output cannot be used."""
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "scorecalc", "score", *LINE, *words]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment(), timeout=60)
    assert ran.returncode == 4
    assert b"error D420: cannot write: No space left on device" in ran.stderr
    assert ran.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("closing", "line", "code"), [(">&-", LINE, 0), ("2>&-", LINE, 0), ("2>&-", ["riichi", "1m"], 3)]
)
def test_a_stream_that_was_closed_before_changes_nothing(closing, line, code):
    """A result that nobody can read, a problem that cannot be said."""
    command = f"{sys.executable} -m scorecalc score {' '.join(line)} {closing}"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, env=environment(), timeout=60)
    assert ran.returncode == code
    assert b"Traceback" not in ran.stdout + ran.stderr


def test_ctrl_c_ends_with_130_and_without_a_traceback():
    """While standard input is waited for."""
    command = [sys.executable, "-m", "scorecalc", "score", "-"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    process.stdin.write(b"riichi han=4 fu=30\nriichi han=3 fu=30\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"line 1: riichi han=4 fu=30\n"
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (130, b"")


def test_results_of_standard_input_come_as_the_lines_do():
    """A program that feeds lines gets its answers before the pipe is closed."""
    command = [sys.executable, "-m", "scorecalc", "score", "-", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()) as process:
        process.stdin.write(b"riichi han=4 fu=30\nriichi han=3 fu=30\n")
        process.stdin.flush()
        assert b'"amount": 7700' in process.stdout.readline()
        assert b'"amount": 3900' in process.stdout.readline()
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_a_fault_of_ours_is_one_line_with_exit_code_70(monkeypatch):
    """The traceback is for those who ask for it."""

    def broken(*_):
        raise ZeroDivisionError("a\x1b[31m b")

    monkeypatch.setattr("scorecalc.cli.score.bind_line", broken)
    ran = call(["score", *LINE])
    assert ran == (
        70,
        "error: this is a bug in scorecalc: ZeroDivisionError: a\\x1b[31m b\n  help: SCORECALC_DEBUG=1 shows where\n",
    )
    monkeypatch.setenv("SCORECALC_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["score", *LINE])


class Terminal:
    """A stream that is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.mark.parametrize(
    ("wanted", "variables", "terminal", "colored"),
    [
        ("auto", {}, True, True),
        ("auto", {}, False, False),
        ("auto", {"NO_COLOR": "1"}, True, False),
        ("auto", {"NO_COLOR": ""}, True, True),
        ("auto", {"FORCE_COLOR": "1"}, False, True),
        ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
        ("auto", {"TERM": "dumb"}, True, False),
        ("always", {"NO_COLOR": "1", "TERM": "dumb"}, False, True),
        ("never", {"FORCE_COLOR": "1"}, True, False),
    ],
)
def test_colour_is_for_terminals_unless_somebody_says_otherwise(wanted, variables, terminal, colored, monkeypatch):
    """The option, then NO_COLOR, FORCE_COLOR and TERM=dumb, then whether it is a terminal."""
    monkeypatch.setenv("TERM", "xterm")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert streams.colored(wanted, Terminal() if terminal else None) is colored


def test_colour_that_was_asked_for_is_in_text_and_never_in_data():
    """A label is bold; an object is an object."""
    assert "\x1b[1m" in run("scorecalc score --color always " + " ".join(LINE)).shown
    assert "\x1b[1m" in run("SCORECALC_COLOR=always scorecalc score riichi 1m").shown
    assert "\x1b[" not in run("scorecalc score --json --color always " + " ".join(LINE)).shown
    assert "\x1b[" not in run("scorecalc score " + " ".join(LINE)).shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_standard_input_that_is_a_terminal_gets_a_short_help():
    """Nobody is left waiting before an empty screen."""
    import pty

    above, below = pty.openpty()
    command = [sys.executable, "-m", "scorecalc", "score", "-"]
    ran = subprocess.run(command, stdin=below, capture_output=True, env=environment(), timeout=60)
    os.close(above), os.close(below)
    assert ran.returncode == 2
    assert ran.stderr.startswith(
        b"error: standard input is a terminal\n  help: type the line as arguments, or pipe one"
    )


def test_a_line_without_an_end_does_not_fill_the_memory():
    """Its beginning is read and refused, the rest is passed over, and the next line counts."""
    ran = call(["score", "-", "-q", "-r", "riichi"], b"1" * 5_000_000 + b"m\nhan=4 fu=30\n")
    assert ran.code == 2
    assert "line 1: error N102: " in ran.shown
    assert "line 2: han=4 fu=30" in ran.shown
    assert len(ran.shown) < 1000
