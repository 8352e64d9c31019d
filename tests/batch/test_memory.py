"""A stream stays a stream: the memory of a run does not hang on how long it is."""

import os
import sys

import pytest

from tests.batch.hands import generated
from tests.batch.process import program

MEGABYTE = 1024 if sys.platform != "darwin" else 1024 * 1024  # the unit of ru_maxrss is a kilobyte, or a byte


def peak(path, *words):
    """The largest resident memory of a run and its workers, in megabytes."""
    one = program(path, "-q", *words, stdin=None, stdout=None, stderr=None)
    _, status, used = os.wait4(one.pid, 0)
    one.returncode = os.waitstatus_to_exitcode(status)
    assert one.returncode == 0
    return used.ru_maxrss / MEGABYTE


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
