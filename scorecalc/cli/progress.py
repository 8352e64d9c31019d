"""How far a long run has come: one line on a terminal, written over itself and taken away at the end."""

from __future__ import annotations

import os
import sys
from shutil import get_terminal_size
from time import perf_counter

from scorecalc.cli.streams import is_terminal, tell

__all__ = ["Progress"]

_FIRST = 1.0  #: seconds of silence: a run that is shorter shows nothing
_EVERY = 0.2  #: seconds between two looks of the line


class Progress:
    """The line; ``wanted`` is false where it would be in the way."""

    def __init__(self, *, wanted: bool) -> None:
        self._wanted = wanted and is_terminal(sys.stderr) and os.environ.get("TERM") != "dumb"
        self._began = perf_counter()
        self._next = self._began + _FIRST
        self._width = 0

    def show(self, lines: int, failed: int) -> None:
        """Tells how many lines are done and how many of them failed, where it is time to."""
        if not self._wanted or (now := perf_counter()) < self._next:
            return
        self._next = now + _EVERY
        text = f"{lines} lines, {lines / (now - self._began):.0f} a second, {failed} failed"
        text = text[: max(get_terminal_size((80, 24)).columns - 1, 0)]
        tell("\r" + text.ljust(self._width))
        self._width = len(text)

    def erase(self) -> None:
        """Takes the line away, before something else is told."""
        if self._width:
            tell("\r" + " " * self._width + "\r")
            self._width = 0
