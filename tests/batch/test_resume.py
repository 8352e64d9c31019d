"""`--resume`: what was written stays, what is torn goes, and the whole equals one run's."""

import random

import pytest

from tests.batch.hands import WRONG, wins
from tests.batch.process import finished, program, until
from tests.console import call, quiet_place

__all__ = ["quiet_place"]

LINES = [text for good, (bad, _) in zip(wins(60), WRONG, strict=False) for text in (good, "# x", good, bad)]
FORMS = ["jsonl", "csv", "tsv"]


@pytest.fixture
def hands(quiet_place):
    """A file of good lines, bad ones and comments."""
    (quiet_place / "hands.txt").write_text("\n".join(LINES), "utf-8")
    return quiet_place


def one_run(hands, *options):
    """What a run that is not interrupted writes."""
    call(["batch", "hands.txt", "-q", "-o", "one", *options])
    return (hands / "one").read_bytes()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("policy", ["report", "skip"])
def test_wherever_a_file_is_cut_the_whole_is_that_of_one_run(hands, form, policy):
    """Within the header, within a row, between rows, at the end; rows that were left out stay out."""
    options = ["--format", form, "--on-error", policy]
    whole = one_run(hands, *options)
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    cuts = {0, 1, 20, ends[0] - 1, ends[0], ends[0] + 1, ends[-2], len(whole) - 1, len(whole)}
    for cut in sorted(cuts | set(random.Random(3).sample(range(len(whole)), 4))):
        (hands / "out").write_bytes(whole[:cut])
        ran = call(["batch", "hands.txt", "-o", "out", "--resume", *options])
        assert ran.code == 1 or (policy == "skip" and "; 0 lines: " in ran.shown), cut
        assert (hands / "out").read_bytes() == whole, cut


def test_a_file_that_is_not_there_is_begun(hands):
    """The first run of a script needs no other command than the next ones."""
    whole = one_run(hands, "--format", "csv")
    call(["batch", "hands.txt", "-o", "new", "--resume", "--format", "csv", "-q"])
    assert (hands / "new").read_bytes() == whole


def test_the_summary_tells_of_the_rows_that_stood_there(hands):
    """The exit code counts their failures too."""
    whole = one_run(hands, "--format", "csv").splitlines(keepends=True)
    (hands / "out").write_bytes(b"".join(whole[:5]))
    (hands / "hands.txt").write_text("\n".join([*LINES[:8], LINES[0], "# end"]), "utf-8")
    ran = call(["batch", "hands.txt", "-o", "out", "--resume", "--format", "csv"])
    assert ran.code == 1
    stood = "resumed behind line 5, 4 rows stood there, 1 of them failed; "
    assert ran.shown.startswith(f"{stood}5 lines: 2 ok, 1 refused, 2 blank or a comment") or ran.shown.startswith(
        f"{stood}5 lines: 2 ok, 1 unreadable, 2 blank or a comment"
    )


def test_standard_input_is_skipped(hands):
    """It must be the same again."""
    whole = one_run(hands)
    (hands / "out").write_bytes(whole[: len(whole) // 2])
    call(["batch", "-", "-q", "-o", "out", "--resume"], "\n".join(LINES))
    assert (hands / "out").read_bytes() == whole


def test_a_run_that_was_stopped_goes_on_at_the_line_that_stopped_it(hands):
    """Once that is mended."""
    call(["batch", "hands.txt", "-q", "-o", "out", "--on-error", "stop"])
    assert (hands / "out").read_text("utf-8").count("\n") == 2
    mended = [LINES[0] if line in {bad for bad, _ in WRONG} else line for line in LINES]
    (hands / "hands.txt").write_text("\n".join(mended), "utf-8")
    ran = call(["batch", "hands.txt", "-o", "out", "--on-error", "stop", "--resume"])
    assert ran.code == 0
    assert (hands / "out").read_bytes() == one_run(hands)


def test_several_files_and_fields_are_resumed_too(hands):
    """Their numbers run on."""
    (hands / "a.csv").write_text('hand\n"riichi\nhan=4 fu=30"\nriichi han=4\n', "utf-8")
    (hands / "b.jsonl").write_text('{"hand": "riichi han=3 fu=30"}\n{"hand": 3}\n', "utf-8")
    words = ["batch", "a.csv", "b.jsonl", "--field", "hand", "-q"]
    call([*words, "-o", "one"])
    whole = (hands / "one").read_bytes()
    assert whole.count(b"\n") == 4
    for cut in range(0, len(whole), 97):
        (hands / "out").write_bytes(whole[:cut])
        call([*words, "-o", "out", "--resume"])
        assert (hands / "out").read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "options"),
    [
        ("my diary\n", []),
        ("my diary", []),
        ("{}\n", []),
        ('{"schema": "scorecalc/1", "line": "x"}\n', []),
        ('{"schema": "scorecalc/1", "line_number": 1, "status": "ok"}\n', []),
        ('{"schema": "scorecalc/1", "line_number": 999, "status": "ok"}\n', []),
        ("line_number,status\n", ["--format", "csv"]),
        ("line_number,status,ruleset\ttotal", ["--format", "csv"]),
    ],
)
def test_a_file_that_does_not_fit_is_left_as_it_is(hands, content, options):
    """It may be something dear."""
    (hands / "out").write_text(content, "utf-8")
    ran = call(["batch", "hands.txt", "-o", "out", "--resume", *options])
    assert ran.code == 4
    assert ran.shown.startswith("out: error D45")
    assert (hands / "out").read_text("utf-8") == content


def test_without_a_file_there_is_nothing_to_resume():
    """A mistake of the command line."""
    for words in (["--resume"], ["--resume", "-o", "-"]):
        ran = call(["batch", *words], "riichi han=4 fu=30\n")
        assert (ran.code, ran.shown.splitlines()[0]) == (2, "error: --resume without -o")


@pytest.mark.parametrize(("seed", "jobs", "form"), [(1, 1, "jsonl"), (2, 2, "jsonl"), (3, 1, "csv"), (4, 2, "csv")])
def test_a_run_that_is_killed_at_any_moment_can_be_resumed(tmp_path, seed, jobs, form):
    """Killed twice, resumed until it is done: the same bytes as those of one run."""
    rng = random.Random(seed)
    path, out = tmp_path / "hands.txt", tmp_path / "out"
    path.write_text("\n".join(LINES * 10), "utf-8")
    words = [path, "--jobs", jobs, "--format", form, "-q"]
    code, whole, _ = finished(*words)
    assert code == 1
    for kill_at in sorted(rng.randrange(1, len(whole)) for _ in range(2)):
        with program(*words, "-o", out, "--resume") as one:
            until(lambda one=one, size=kill_at: one.poll() is not None or (out.exists() and out.stat().st_size >= size))
            one.kill()
        written = out.read_bytes()
        assert whole.startswith(written)
        if rng.random() < 0.7:  # a disk may have less than was written
            out.write_bytes(written[: rng.randrange(len(written) + 1)])
    assert finished(*words, "-o", out, "--resume")[0] == 1
    assert out.read_bytes() == whole
