"""`scorecalc check`: what it prints where, and how it ends."""

import io
import json

import pytest

from scorecalc.cli import main
from tests.console import quiet_place

__all__ = ["quiet_place"]

HAND = "riichi 234m 567m 345p 678s 55s win=8s +riichi"
GOOD = f"{HAND} => 3900\n"
BAD = f"{HAND} => fu=40\n"


@pytest.fixture
def check(quiet_place, capsys, monkeypatch):
    """Runs the command in a place of its own; exit code, stdout and stderr."""
    monkeypatch.chdir(quiet_place)

    def run(*words, stdin=None):
        if stdin is not None:
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(["check", *words])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def write(quiet_place):
    """Writes a file in the working folder."""

    def put(name, content):
        path = quiet_place / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return put


def test_success_is_a_line_a_file_and_silent_where_quiet(check, write):
    """What a continuous check wants to see: nothing."""
    write("a.txt", GOOD)
    write("b.txt", GOOD * 2)
    assert check("a.txt", "b.txt") == (0, "a.txt: 1 case, all as expected\nb.txt: 2 cases, all as expected\n", "")
    assert check("-q", "a.txt", "b.txt") == (0, "", "")


def test_a_difference_is_shown_and_makes_the_exit_code_one(check, write):
    """Expected, got, because, next; the counts are left out where quiet."""
    write("a.txt", GOOD + BAD)
    told = (
        "a.txt:2:\n  fu\n    expected: 40\n    got:      30\n    because:  base 20, closed 10\n"
        f"  next: scorecalc score -e {HAND}\n"
    )
    assert check("a.txt") == (1, f"{told}a.txt: 2 cases, 1 differs\n", "")
    assert check("-q", "a.txt") == (1, told, "")


def test_the_next_command_can_be_run(check, write, capsys):
    """It shows the breakdown of the very line."""
    write("a.txt", BAD)
    command = check("a.txt")[1].split("next: scorecalc ")[1].splitlines()[0]
    assert main(command.split()) == 0
    assert "3 han 30 fu" in capsys.readouterr().out


def test_json_is_one_object_for_all_files(check, write):
    """The exit code is the same as in words."""
    write("a.txt", GOOD)
    write("b.txt", BAD)
    code, out, err = check("--json", "a.txt", "b.txt")
    shown = json.loads(out)
    assert (code, err) == (1, "")
    assert (shown["cases"], shown["differing"]) == (2, 1)
    assert [found["file"] for found in shown["differences"]] == ["b.txt"]
    assert out.count("\n") == 1


def test_files_that_cannot_be_used_are_told_and_the_others_checked(check, write):
    """The exit code is 4, above that of a difference."""
    write("a.txt", BAD)
    write("bytes.txt", b"riichi \xff\n")
    code, out, err = check("nowhere.md", "a.txt", "bytes.txt")
    assert code == 4
    assert out.endswith("a.txt: 1 case, 1 differs\n")
    assert err == (
        "nowhere.md: error D401: cannot be read: No such file or directory\n"
        "bytes.txt:1: error D401: cannot be read: the byte 0xff is no UTF-8\n"
        "  help: save the file as UTF-8\n"
    )
    code, out, err = check("--json", "nowhere.md", "a.txt")
    assert (code, err) == (4, "")
    assert [problem["file"] for problem in json.loads(out)["problems"]] == ["nowhere.md"]


def test_a_folder_is_its_suites_and_files_of_lines(check, write):
    """A folder without any is told beside the others."""
    write("book/a.txt", GOOD)
    write("book/b.md", f"```scorecalc\n{GOOD}```\n")
    write("empty/c.py", "")
    code, out, err = check("book", "empty")
    assert code == 4
    assert out == "book/a.txt: 1 case, all as expected\nbook/b.md: 1 case, all as expected\n"
    assert "empty: error D430" in err


def test_standard_input_is_checked(check):
    """Lines, or a suite where it holds a block of ours; whatever its encoding."""
    assert check("-", stdin=GOOD.encode()) == (0, "-: 1 case, all as expected\n", "")
    suite = f"# A\n```scorecalc\n{BAD}```\n"
    assert check("-q", "-", stdin=suite.encode())[1].startswith("-:3: A\n")
    assert check("-", stdin=GOOD.encode("utf-16"))[0] == 0
    assert check("-", stdin=b"\xff")[0] == 4


def test_a_flaw_of_a_suite_is_no_success(check, write):
    """A block that is nearly ours, beside a good case: told on stderr with its place, exit code 1."""
    write("a.md", f"```scorecalc\n{GOOD}```\n```scorecalc-tabel\n```\n")
    code, out, err = check("a.md")
    assert (code, out) == (1, "a.md: 1 case, 1 cannot be used\n")
    assert err.startswith("a.md:4: error C510: no block `scorecalc-tabel`\n")


def test_rules_can_be_given_or_settled(check, write):
    """`-r` for lines that name none; a line that names others is refused; the configuration comes last."""
    write("a.txt", "han=4 fu=30 => 8000\n")
    assert check("-r", "riichi-wrc", "a.txt")[0] == 0
    assert check("a.txt")[0] == 1
    write("b.txt", GOOD)
    assert "N111" in check("-r", "riichi-wrc", "b.txt")[1]
    write("scorecalc.toml", 'rules = "riichi-wrc"\n')
    assert check("a.txt", "b.txt")[0] == 0
    assert check("-r", "riichy", "a.txt")[0] == 2


def test_update_writes_the_values_got(check, write):
    """It says how many changed; what it cannot mend is still told, with exit code 1."""
    path = write("a.txt", GOOD + BAD + "riichi +tsum => 1\n")
    code, out, _ = check("--update", "a.txt")
    assert code == 1
    assert out.startswith("a.txt: 1 of 3 expectations changed\na.txt:3:\n  error\n")
    assert path.read_text("utf-8") == GOOD + BAD.replace("40", "30") + "riichi +tsum => 1\n"
    write("a.txt", BAD)
    assert check("--update", "-q", "a.txt") == (0, "", "")
    write("a.txt", BAD)
    assert json.loads(check("--update", "--json", "a.txt")[1])["changed"] == 1


def test_an_update_without_changes_does_not_touch_the_file(check, write):
    """A read-only file without differences is no problem."""
    path = write("a.txt", GOOD)
    before = path.stat()
    assert check("--update", "a.txt")[:2] == (
        0,
        "a.txt: 0 of 1 expectations changed\na.txt: 1 case, all as expected\n",
    )
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "no file is given"),
        (["--update", "-"], "standard input cannot be updated"),
        (["--format", "csv", "a.txt"], "no format `csv`"),
        (["--upate", "a.txt"], "no option `--upate`"),
    ],
)
def test_wrong_use_is_told_with_what_to_do(check, words, message):
    """Exit code 2, nothing on stdout."""
    code, out, err = check(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"error: {message}\n  help: ")


def test_the_terminal_is_not_read(check, monkeypatch):
    """Somebody who types `check -` is told how to pipe."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    code, _, err = check("-")
    assert code == 2
    assert "standard input is a terminal" in err
