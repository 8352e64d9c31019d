"""Processes that work on a ledger at the same time, or are killed at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["ROOT", "command", "written_by"]

ROOT = Path(__file__).parents[2]


def written_by(path: Path, *told: str) -> subprocess.Popen[str]:
    """A process of :mod:`tests.ledger.writer`, started."""
    return _started(["tests.ledger.writer", str(path), *told])


def command(path: Path, *words: str) -> subprocess.Popen[str]:
    """A command of the real command line on a ledger, started: ``command(path, "add", "friday", …)``."""
    return _started(["scorecalc", "table", *words], SCORECALC_DB=str(path))


def _started(module: Sequence[str], **variables: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", *module],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **variables},
    )  # fmt: skip
