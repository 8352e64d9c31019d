"""`examples/cluster/score_folder.py`: the rows, their order and the counts are those of `scorecalc batch`."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from scorecalc.batch.chunks import Chunk, Way
from tests.batch.hands import WRONG, wins
from tests.batch.process import ROOT, finished

SCRIPT = ROOT / "examples" / "cluster" / "score_folder.py"
linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
dask = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra `cluster` is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three files with lines, some wrong, with line ends of all sorts and a byte that is no UTF-8; and an empty one."""
    (tmp_path / "night").mkdir()
    wrong = [line for line, _ in WRONG]
    files = {
        "a.txt": b"\xef\xbb\xbfriichi han=4 fu=30 => 7700\r\n# c\r\n\r\nriichi han=4\rriichi han=4 fu=30 => 7600",
        "b [1].txt": b"",
        "c.txt": "".join(f"{a}\n{b}\n" for a, b in zip(wins(100), wrong * 9, strict=False)).encode(),
        "d.txt": b"riichi \xff han=4\nall-green 99s 123s +tsum\n" + "\n".join(wins(50)).encode() + b"\n",
        "other.md": b"riichi han=4 fu=30\n",
    }
    for name, content in files.items():
        (tmp_path / "night" / name).write_bytes(content)
    return tmp_path / "night"


def counts(summary: str) -> str:
    """The last line of what was told, without the lines a second."""
    return re.sub("; [0-9]+ lines a second$", "", summary.strip().splitlines()[-1])


def in_session(session: int) -> list[str]:
    """The processes of a session, by /proc; those that have ended and are not waited for hold nothing any more."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if fields[3] == str(session) and fields[0] != "Z":
            found.append(path.parent.name)
    return found


@pytest.mark.parametrize("form", ["csv", "tsv", "jsonl"])
def test_what_a_worker_does_gives_the_rows_of_batch_and_needs_no_dask(form, folder):
    """A partition that begins within a file and ends within the next; Dask is loaded only where the script runs."""
    loaded = "distributed" in sys.modules
    script = runpy.run_path(str(SCRIPT))
    assert ("distributed" in sys.modules) == loaded
    names = {file.name: str(file) for file in sorted(folder.glob("*.txt"))}
    lines = [
        (line, file)
        for file in names.values()
        for line in Path(file).read_text("utf-8", "surrogateescape").splitlines(keepends=True)
    ]
    parts = [lines[:2], lines[2:100], [], lines[100:]]
    places = list(script["placed"]([counts for part in parts for counts in script["count"](part)], names))
    assert [sum(len(chunk.lines or chunk.numbers) for chunk in chunks) for chunks in places] == list(map(len, parts))
    found = [
        done
        for part, chunks in zip(parts, places, strict=True)
        for done in script["score"](iter(part), [chunks], Way(form))
    ]
    _, rows, told = finished("--format", form, *names.values())
    assert b"".join(done.rows for done in found) == (rows if form == "jsonl" else rows.partition(b"\n")[2])
    assert f"{sum(done.lines for done in found)} lines: {sum(d.statuses.get('ok', 0) for d in found)} ok" in told


def test_a_file_that_has_changed_since_its_lines_were_counted_is_told():
    """Numbers would be wrong from there on."""
    script = runpy.run_path(str(SCRIPT))
    with pytest.raises(RuntimeError, match="has changed"):
        script["score"](iter([("riichi", "a.txt")]), [[Chunk(range(1, 3), ())]], Way("csv"))


@pytest.mark.slow
@dask
@linux
@pytest.mark.parametrize(("form", "block"), [("csv", "1MB"), ("csv", "3kB"), ("jsonl", "3kB")])
def test_two_workers_give_what_batch_gives_and_leave_nothing_behind(form, block, folder, tmp_path):
    """Files that are one partition together, and files in pieces; bytes, counts, exit code, and no process after it."""
    out = tmp_path / f"out.{form}"
    words = [sys.executable, SCRIPT, folder, out, "--block", block]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "DASK_TEMPORARY_DIRECTORY": str(tmp_path / "spill")}
    with subprocess.Popen(words, env=env, stderr=subprocess.PIPE, start_new_session=True) as one:
        told = one.communicate(timeout=60)[1].decode()
    code, rows, summary = finished("--format", form, *sorted(folder.glob("*.txt")))
    assert (one.returncode, counts(told)) == (code, counts(summary))
    assert out.read_bytes() == rows
    assert "Traceback" not in told
    assert in_session(one.pid) == []  # and so no port is held
