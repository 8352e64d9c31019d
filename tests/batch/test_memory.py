"""A stream stays a stream: the memory of a run does not hang on how long it is."""

import subprocess
import sys

import pytest

from tests.batch.hands import generated
from tests.batch.process import ENVIRONMENT

MEGABYTE = 1024 if sys.platform != "darwin" else 1024 * 1024  # the unit of ru_maxrss is a kilobyte, or a byte


#: a small process that runs a command, and prints what its memory came to: a process begins with the memory of the one
#: that started it, and that of a long run of tests is more than what is to be measured
_MEASURE = """
import os, subprocess, sys
one = subprocess.Popen(sys.argv[1:])
_, status, used = os.wait4(one.pid, 0)
one.returncode = os.waitstatus_to_exitcode(status)
print(one.returncode, used.ru_maxrss)
"""


def peak(path, *words):
    """The largest resident memory of a run and its workers, in megabytes."""
    command = [sys.executable, "-m", "scorecalc", "batch", str(path), "-q", *map(str, words)]
    ran = subprocess.run([sys.executable, "-c", _MEASURE, *command], env=ENVIRONMENT, capture_output=True, check=True)
    code, most = map(int, ran.stdout.split())
    assert code == 0
    return most / MEGABYTE


@pytest.mark.parametrize("jobs", [1, 2])
def test_fifty_thousand_lines_take_no_more_memory_than_a_few(tmp_path, jobs):
    """And less than 150 MB; the lines are nearly all different, short ones among them so that it is soon done."""
    lines = [
        line for at, hand in enumerate(generated(5000)) for line in (hand, *[f"riichi han={at % 4 + 1} fu=30"] * 9)
    ]
    assert len(lines) == 50_000
    (tmp_path / "few.txt").write_text("\n".join(lines[:5000]), "utf-8")
    (tmp_path / "many.txt").write_text("\n".join(lines), "utf-8")
    few = peak(tmp_path / "few.txt", "--jobs", jobs, "-o", tmp_path / "few.jsonl")
    many = peak(tmp_path / "many.txt", "--jobs", jobs, "-o", tmp_path / "many.jsonl")
    assert many < 150
    assert many < few + 25
