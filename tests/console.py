"""Commands in Markdown, run in this process: ``console`` blocks, and the files that they need."""

from __future__ import annotations

import io
import json
import re
import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scorecalc.cli import main

__all__ = ["Block", "Ran", "answer", "blocks", "call", "commands", "quiet_place", "run"]

_FENCE = re.compile(r"^(```+)(.*)\n((?:.*\n)*?)\1[ ]*$", re.MULTILINE)
#: variables that change how results look
_VARIABLES = (
    *("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "LC_ALL", "LC_CTYPE", "SCORECALC_DEBUG"),
    *(f"SCORECALC_{key}" for key in ("RULES", "FORMAT", "COLOR", "NAMES", "PIECES", "DB")),
)


class Block(NamedTuple):
    """A fenced block: the heading that it stands under, what stands behind the fence, its text."""

    section: str
    info: str
    text: str


class Ran(NamedTuple):
    """What a command left behind: its exit code, and stdout and stderr as one text in the order written."""

    code: int
    shown: str


def blocks(path: Path) -> list[Block]:
    """The fenced blocks of a Markdown file in order."""
    text = path.read_text("utf-8")
    found = []
    for match in _FENCE.finditer(text):
        headings = re.findall(r"^##? (.*)$", text[: match.start()], re.MULTILINE)
        found.append(Block(headings[-1] if headings else "", match[2].strip(), match[3]))
    return found


class _OneEvening(datetime):
    """A clock for tables that are begun and played in one moment."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """Half past seven on a Friday."""
        return datetime(2026, 3, 6, 19, 30, tzinfo=tz)


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block (``$ scorecalc …``), each with what it is to show."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def run(command: str, stdin: bytes | str = b"") -> Ran:
    """Runs ``[NAME=value …] scorecalc …``, its words as a shell would split them."""
    words = shlex.split(command)
    with pytest.MonkeyPatch.context() as patch:
        while "=" in words[0]:
            patch.setenv(*words.pop(0).split("=", 1))
        assert words.pop(0) == "scorecalc", command
        return call(words, stdin)


def call(words: Sequence[str], stdin: bytes | str = b"") -> Ran:
    """Runs the command line with these arguments."""
    shown = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    given = io.BytesIO(stdin.encode("utf-8") if isinstance(stdin, str) else stdin)
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(shown), redirect_stderr(shown):
        patch.setattr("sys.stdin", io.TextIOWrapper(given, encoding="utf-8"))
        code = main(words)
    shown.seek(0)
    return Ran(code, shown.read())


def answer(command: str, stdin: bytes | str = b"") -> dict[str, Any]:
    """The object that a command prints; it must print nothing else."""
    ran = run(command, stdin)
    found: dict[str, Any] = json.loads(ran.shown)
    return found


@pytest.fixture
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty working folder and home, no variable that changes how results look, and a clock that stands still."""
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    for name in ("HOME", "XDG_CONFIG_HOME", "APPDATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in _VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    monkeypatch.setattr("scorecalc.ledger.rows.datetime", _OneEvening)
    return tmp_path / "work"
