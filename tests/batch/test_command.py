"""`scorecalc batch`: what it writes where, what becomes of lines that fail, and how it ends."""

import io
import json
import re

import pytest

from scorecalc.cli import main
from tests.batch.process import program
from tests.console import quiet_place

__all__ = ["quiet_place"]

GOOD = "riichi han=4 fu=30\n"
LINES = f"# hands\n{GOOD}riichi han=4\n\n{GOOD.strip()} => 7600\nriichi +tsum\n{GOOD}"


@pytest.fixture
def batch(quiet_place, capsys, monkeypatch):
    """Runs the command in a place of its own; exit code, stdout and stderr."""
    monkeypatch.chdir(quiet_place)

    def run(*words, stdin=None):
        if stdin is not None:
            content = stdin if isinstance(stdin, bytes) else stdin.encode()
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
        code = main(["batch", *words])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def statuses(out):
    """Number and status of each result."""
    return [(row["line_number"], row["status"]) for row in map(json.loads, out.splitlines())]


def without_rate(err):
    """The summary without what a clock says."""
    return re.sub(r"; \d+ lines a second", "", err)


def test_each_line_is_a_result_in_order_and_a_summary_follows(batch):
    """Lines that fail are results too; they make the exit code 1."""
    code, out, err = batch(stdin=LINES)
    assert code == 1
    assert statuses(out) == [(2, "ok"), (3, "refused"), (5, "differs"), (6, "unreadable"), (7, "ok")]
    assert without_rate(err) == "7 lines: 2 ok, 1 refused, 1 unreadable, 1 differs, 2 blank or a comment\n"
    assert re.search(r"; \d+ lines a second$", err.strip())


def test_lines_that_are_all_as_expected_end_with_zero(batch, quiet_place):
    """From a file, quietly."""
    (quiet_place / "hands.txt").write_text(GOOD * 3, "utf-8")
    code, out, err = batch("hands.txt", "-q")
    assert (code, err) == (0, "")
    assert statuses(out) == [(1, "ok"), (2, "ok"), (3, "ok")]
    assert without_rate(batch("hands.txt")[2]) == "3 lines: 3 ok\n"


def test_lines_that_fail_can_be_left_out(batch):
    """They are told on stderr, with what differs and why; the exit code is 1 all the same."""
    code, out, err = batch("--on-error", "skip", "-q", stdin=LINES)
    assert code == 1
    assert statuses(out) == [(2, "ok"), (7, "ok")]
    assert err == (
        "line 3: error R214: han=4 needs fu\n"
        "  riichi han=4\n"
        "         ^^^^^\n"
        "  help: say fu= too; from 5 han on it does not matter\n"
        "line 5: error C500: amount is 7700, expected 7600\n"
        "  help: because: 4 han 30 fu: 30 × 2^(2+4) = 1920, × 4 = 7680 → 7700\n"
        "line 6: error N120: no flag `+tsum` in riichi\n"
        "  riichi +tsum\n"
        "         ^^^^^\n"
        "  help: did you mean `+tsumo`?\n"
    )


def test_a_line_that_fails_can_stop_the_run(batch):
    """It is told on stderr, and nothing behind it is scored."""
    code, out, err = batch("--on-error", "stop", stdin=LINES)
    assert code == 1
    assert statuses(out) == [(2, "ok")]
    assert err.startswith("line 3: error R214")
    assert without_rate(err).endswith("3 lines: 1 ok, 1 refused, 1 blank or a comment; stopped at line 3\n")


def test_results_go_to_a_file(batch, quiet_place):
    """In UTF-8, with line ends of one kind; nothing on stdout."""
    code, out, err = batch("-o", "out.csv", "--format", "csv", "-q", stdin=GOOD)
    assert (code, out, err) == (0, "", "")
    content = (quiet_place / "out.csv").read_bytes()
    assert content.count(b"\n") == 2
    assert b"\r" not in content
    assert b"1,ok,riichi,7700,points,,discarder>winner:7700,," in content


def test_bytes_of_all_kinds_are_problems_of_their_line(batch):
    """Bytes that are no text, NUL, a line of megabytes: the others are scored."""
    stdin = b"riichi \xff\n" + GOOD.encode() + b"riichi \x00\r\n" + b"1" * 2_000_000 + b"\n# \xe9\n" + GOOD.encode()
    code, out, err = batch(stdin=stdin)
    assert code == 1
    assert statuses(out) == [(1, "unreadable"), (2, "ok"), (3, "unreadable"), (4, "unreadable"), (6, "ok")]
    assert without_rate(err) == "6 lines: 2 ok, 3 unreadable, 1 blank or a comment\n"


def test_rules_can_be_given_or_settled(batch, quiet_place):
    """`-r`, or the configuration for lines that name none."""
    assert batch("-r", "riichi-wrc", stdin="han=4 fu=30 => 8000\n")[0] == 0
    assert batch("-r", "riichi-wrc", stdin=GOOD)[0] == 1
    (quiet_place / "scorecalc.toml").write_text('rules = "riichi-wrc"\n', "utf-8")
    assert batch(stdin=f"han=4 fu=30 => 8000\n{GOOD.strip()} => 7700\n")[0] == 0


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["nowhere.txt"], 4, "nowhere.txt: error D401: cannot be read: No such file or directory"),
        (["."], 4, ".: error D401: cannot be read: Is a directory"),
        (["-r", "riichy"], 2, "error N110: no ruleset `riichy`"),
        (["-o", "nowhere/x.jsonl"], 4, "nowhere/x.jsonl: error D420: cannot write: No such file or directory"),
        (["--on-error", "skp"], 2, "error: no policy `skp`"),
        (["--format", "json"], 2, "error: no format `json`"),
        (["-", "-"], 2, "error: standard input is named twice"),
        (["--jobs", "-1"], 2, "error: --jobs -1"),
        (["--json", "--format", "csv"], 2, "error: --json and --format csv contradict each other"),
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_is_written(batch, words, code, message):
    """On stderr, with the exit code of its kind."""
    found, out, err = batch(*words, stdin=GOOD)
    assert (found, out) == (code, "")
    assert err.splitlines()[0] == message


def test_the_lines_of_several_files_are_numbered_through(batch, quiet_place):
    """From one to the next; a problem names its file and the line there."""
    (quiet_place / "a.txt").write_bytes(b"\xef\xbb\xbf# no end\r\nriichi han=4")
    (quiet_place / "b.txt").write_text(f"{GOOD}riichi han=4 => 7700\n", "utf-8")
    code, out, err = batch("a.txt", "-", "b.txt", "--jobs", "2", stdin=GOOD)
    rows = [json.loads(row) for row in out.splitlines()]
    assert code == 1
    assert statuses(out) == [(2, "refused"), (3, "ok"), (4, "ok"), (5, "refused")]
    placed = [(problem["file"], problem["line_number"]) for row in rows for problem in row.get("problems", [])]
    assert placed == [("a.txt", 2), ("b.txt", 2)]
    assert without_rate(err) == "5 lines: 2 ok, 2 refused, 1 blank or a comment\n"
    _, out, err = batch("a.txt", "b.txt", "--on-error", "skip", "-q")
    assert statuses(out) == [(3, "ok")]
    assert [line for line in err.splitlines() if "error" in line] == [
        "a.txt:2: error R214: han=4 needs fu",
        "b.txt:2: error R214: han=4 needs fu",
    ]


def test_a_file_that_cannot_be_read_is_told_before_anything_is_written(batch, quiet_place):
    """Be it the last of many."""
    (quiet_place / "hands.txt").write_text(GOOD, "utf-8")
    code, out, err = batch("hands.txt", "nowhere.txt", "--format", "csv", "-o", "out.csv")
    assert (code, out) == (4, "")
    assert err.startswith("nowhere.txt: error D401")
    assert not (quiet_place / "out.csv").exists()


def test_a_run_without_results_empties_the_file(batch, quiet_place):
    """What an earlier run wrote is no result of this one."""
    for form, content in (("jsonl", b""), ("csv", b"line_number,status,")):
        (quiet_place / "out").write_text("old\n" * 100, "utf-8")
        assert batch("-o", "out", "--format", form, "-q", stdin="# nothing\n") == (0, "", "")
        assert (quiet_place / "out").read_bytes()[:19] == content


def test_rulesets_may_be_mixed(batch):
    """Each line names its own."""
    lines = ["riichi han=4 fu=30", "all-green 99s 123s +tsumo", "king-of-tokyo 111EHS", "riichi-wrc han=4 fu=30"]
    for jobs in ("1", "2"):
        code, out, _ = batch("-q", "--jobs", jobs, stdin="\n".join(lines))
        assert code == 0
        rows = [json.loads(row) for row in out.splitlines()]
        assert [row["ruleset"] for row in rows] == ["riichi", "all-green", "king-of-tokyo", "riichi-wrc"]
        assert [row["total"]["amount"] for row in rows] == [7700, 10, 1, 8000]


def test_house_rules_reach_every_process(batch, quiet_place):
    """A file of rules is loaded by each."""
    (quiet_place / "club.toml").write_text('extends = "riichi"\n[options]\nkiriage-mangan = true\n', "utf-8")
    one, two = (batch("-r", "club.toml", "--jobs", jobs, "-q", stdin="han=4 fu=30 => 8000\n") for jobs in "12")
    assert one == two
    assert one[0] == 0


def test_as_many_jobs_as_cores(batch):
    """With `--jobs 0`."""
    assert batch("--jobs", "0", "-q", stdin=GOOD) == batch("-q", stdin=GOOD)


def test_a_file_is_not_read_and_written_at_once(batch, quiet_place):
    """It would be emptied before it is read."""
    path = quiet_place / "hands.txt"
    path.write_text(GOOD, "utf-8")
    assert batch("hands.txt", "-o", "./hands.txt")[0] == 2
    assert path.read_text("utf-8") == GOOD


def test_json_is_short_for_jsonl(batch):
    """The objects are the same."""
    assert batch("--json", "-q", stdin=GOOD) == batch("--format", "jsonl", "-q", stdin=GOOD)


def test_a_result_is_written_before_the_next_line_is_asked_for():
    """Another program can ask line by line."""
    with program("-q") as asked:
        for _ in range(2):
            asked.stdin.write(GOOD.encode())
            asked.stdin.flush()
            assert json.loads(asked.stdout.readline())["status"] == "ok"
        asked.stdin.close()
        assert asked.wait(10) == 0


def test_a_closed_pipe_ends_it_quietly(tmp_path):
    """`| head -1` is no error."""
    path = tmp_path / "hands.txt"
    path.write_text(GOOD * 5000, "utf-8")
    with program("-q", str(path)) as asked:
        assert asked.stdout.readline()
        asked.stdout.close()
        assert asked.wait(10) == 0
        assert asked.stderr.read() == b""
