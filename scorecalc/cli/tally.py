"""The counts of a batch while it runs, and what is said of them at its end."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

from scorecalc.batch.chunks import Done
from scorecalc.batch.standing import Standing

__all__ = ["Tally"]


class Tally:
    """Lines by what became of them, from the beginning of a run; ``standing`` is what an earlier one left."""

    def __init__(self) -> None:
        self._began = perf_counter()
        self._statuses: Counter[str] = Counter()
        self._end = ""
        self.lines = 0
        self.last = 0
        self.standing: Standing | None = None

    def add(self, done: Done) -> None:
        """Takes a chunk."""
        self.lines += done.lines
        self.last = done.last or self.last
        self._statuses.update(done.statuses)
        if done.stopped is not None:
            self._end = f"; stopped at line {done.stopped}"

    @property
    def failed(self) -> int:
        """How many lines are not as they should be."""
        return sum(self._statuses.values()) - self._statuses["ok"]

    @property
    def all_failed(self) -> int:
        """Those of the rows that stood there too."""
        return self.failed + (self.standing.failed if self.standing else 0)

    def interrupt(self) -> None:
        """The run ends before its input does."""
        self._end = f"; interrupted after line {self.last}" if self.last else "; interrupted"

    def summary(self) -> str:
        """``1200 lines: 1190 ok, 6 refused, 3 unreadable, 1 differs; 4100 lines a second``."""
        count = self._statuses
        told = [f"{count['ok']} ok"]
        told += [f"{count[status]} {status}" for status in ("refused", "unreadable") if count[status]]
        if count["differs"]:
            told.append(f"{count['differs']} {'differs' if count['differs'] == 1 else 'differ'}")
        without = self.lines - sum(count.values())
        if without:
            told.append(f"{without} blank or a comment")
        seconds = perf_counter() - self._began
        rate = f"; {self.lines / seconds:.0f} lines a second" if seconds > 0 and self.lines else ""
        lines = f"{self.lines} line{'' if self.lines == 1 else 's'}"
        return f"{self._resumed()}{lines}: {', '.join(told)}{self._end}{rate}"

    def _resumed(self) -> str:
        """``resumed behind line 600, 580 rows stood there, 2 of them failed; ``."""
        found = self.standing
        if found is None or found.last is None:
            return ""
        rows = "1 row" if found.rows == 1 else f"{found.rows} rows"
        failed = f", {found.failed} of them failed" if found.failed else ""
        return f"resumed behind line {found.last.number}, {rows} stood there{failed}; "
