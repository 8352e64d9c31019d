"""`scorecalc batch` as a process of its own, where pipes, signals and sudden ends matter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

__all__ = ["ENVIRONMENT", "ROOT", "children", "finished", "program", "until"]

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}


def program(*words: object, **options: Any) -> subprocess.Popen[bytes]:
    """The command, started; its streams are pipes."""
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(
        [sys.executable, "-m", "scorecalc", "batch", *map(str, words)],
        env=ENVIRONMENT,
        **{**streams, **options},
    )


def finished(*words: object, stdin: bytes = b"") -> tuple[int, bytes, str]:
    """The command, run to its end: exit code, stdout, stderr."""
    with program(*words) as one:
        out, err = one.communicate(stdin, timeout=120)
    return one.returncode, out, err.decode()


def until(true: Any, seconds: float = 60) -> None:
    """Waits for something to become true; fails where it does not."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it took too long"
        sleep(0.005)


def children(pid: int) -> list[int]:
    """The processes that one has started, by /proc."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if fields[1] == str(pid) and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found
