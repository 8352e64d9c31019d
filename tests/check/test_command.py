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
    told = "a.txt: 1 case, all as expected\nb.txt: 2 cases, all as expected\n2 files, 3 cases, all as expected\n"
    assert check("a.txt", "b.txt") == (0, told, "")
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
    total = "3 files, 1 case: 1 differs, 2 files cannot be used, in a.txt, nowhere.md and bytes.txt\n"
    assert out.endswith(f"a.txt: 1 case, 1 differs\n{total}")
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
    assert out == (
        "book/a.txt: 1 case, all as expected\nbook/b.md: 1 case, all as expected\n"
        "2 files, 2 cases: 1 folder without cases, in empty\n"
    )
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


def test_of_many_files_only_those_are_listed_in_which_something_is_wrong(check, write):
    """Six files: two differ, and one holds no case; the last line says it all, and quiet leaves out the rest."""
    for name in "abde":
        write(f"club/{name}.txt", GOOD)
    write("club/c.txt", BAD + GOOD)
    write("club/f.md", f"```scorecalc\n{BAD}{BAD}```\n```scorecalc-tabel\n```\n")
    write("club/README.md", "# Our games\n")
    total = "7 files, 8 cases: 3 differ, 1 cannot be used, in club/c.txt and club/f.md; no cases in club/README.md\n"
    code, out, _ = check("club")
    assert code == 1
    counts = [line for line in out.splitlines(keepends=True) if line.startswith(("club", "7")) and " case" in line]
    assert counts == ["club/c.txt: 2 cases, 1 differs\n", "club/f.md: 2 cases, 2 differ, 1 cannot be used\n", total]
    assert out.endswith(total)
    assert check("-q", "club")[1].endswith(f"  next: scorecalc score -e {HAND}\n{total}")
    shown = json.loads(check("--json", "club")[1])
    assert (shown["files"], shown["failing"]) == (7, ["club/c.txt", "club/f.md"])
    assert shown["empty"] == ["club/README.md"]


def test_of_many_files_that_are_as_expected_there_is_one_line(check, write):
    """And none where quiet; five are still listed."""
    for name in "abcde":
        write(f"club/{name}.txt", GOOD)
    assert check("club")[1].count("\n") == 6
    write("club/f.txt", "riichi han=4 fu=30\n")
    told = "6 files, 6 cases, all as expected, 1 without an expectation\n"
    assert check("club") == (0, told, "")
    assert check("--update", "-q", "club") == (0, "", "")
    write("club/f.txt", BAD)
    changed = "club/f.txt: 1 of 1 expectations changed\n6 files, 6 cases, all as expected\n"
    assert check("--update", "club") == (0, changed, "")


FENCED = "a case stands in a block that begins with ```scorecalc, ```scorecalc-table or ```scorecalc-game"


def test_a_file_that_is_named_must_hold_a_case(check, write):
    """A wrong fence is no success; a README in a folder is, and a folder of nothing else is not."""
    write("club/a.md", "```riichi\nhan=4 fu=30 => 7700\n```\n")
    assert check("club/a.md") == (4, "", f"club/a.md: error D432: no case is in it\n  help: {FENCED}\n")
    help = "a case is a line: `riichi han=4 fu=30 => 7700`"
    assert check("-", stdin=b"# nothing\n") == (4, "", f"-: error D432: no case is in it\n  help: {help}\n")
    code, out, err = check("club")
    assert (code, out) == (4, "club/a.md: no cases\n")
    assert err == f"club: error D430: no file of the folder holds a case\n  help: {FENCED}\n"
    write("club/b.txt", GOOD)
    told = "club/a.md: no cases\nclub/b.txt: 1 case, all as expected\n2 files, 1 case, all as expected; no cases in "
    assert check("club") == (0, f"{told}club/a.md\n", "")


def test_a_game_that_expects_nothing_is_something(check, write):
    """Its lines are played; a fence without lines is nothing."""
    write("a.md", "```scorecalc-game rules=all-green players=Anna/Ben\n+nobody-won\n```\n")
    assert check("a.md")[0] == 0
    write("a.md", "```scorecalc-game rules=all-green players=Anna/Ben\n```\n")
    assert check("a.md")[0] == 4


def test_a_suite_by_another_name_is_told_once(check, write):
    """Its lines are no cases."""
    write("game.txt", "# Friday\n\n```scorecalc-game rules=all-green players=Anna/Ben\n+nobody-won\n```\n")
    code, out, err = check("game.txt")
    assert (code, out) == (1, "game.txt: no cases, 1 cannot be used\n")
    assert err.startswith("game.txt:3: error C519: a block of cases in a file of lines\n  ```scorecalc-game rules")
    assert err.endswith("name that ends in .md: blocks are read there, in other files each line is a case\n")
    assert err.count("error") == 1


def test_a_table_that_was_exported_is_told_in_short(check, monkeypatch):
    """Whatever the file is called; its line of thousands of characters is not shown."""
    monkeypatch.setenv("SCORECALC_DB", "tables.db")
    seats = ("E=Anna", "S=Ben", "W=Cleo", "N=Dora")
    assert main(["table", "new", "friday", "-q", "-r", "riichi", *seats]) == 0
    assert main(["table", "export", "friday", "--format", "json", "-o", "g1.json"]) == 0
    code, _, err = check("g1.json")
    assert (code, err) == (
        4,
        "g1.json: error D431: a table that was exported, and no cases\n"
        "  help: `scorecalc table import g1.json` takes it in; `scorecalc table check` scores its entries again\n",
    )


def test_no_command_fills_the_screen(check, write):
    """A line that is no position has none that shows more."""
    write("a.json", '{"a": "' + "b" * 1000 + '"}\n')
    code, out, _ = check("a.json")
    assert (code, "next:" in out) == (1, False)
    write("a.json", '{"a": "' + "b" * 100 + '"}\n')
    assert "next:" in check("a.json")[1]
