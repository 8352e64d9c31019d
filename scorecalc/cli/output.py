"""What a command gives back: results on stdout or in a file, all else on stderr, and the exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO

from scorecalc.cli.codes import DONE, code_of
from scorecalc.cli.config import COLORS, settled
from scorecalc.cli.source import native
from scorecalc.cli.streams import UNWRITABLE, colored, emit, finish, is_terminal, shows_unicode, tell, unwritable
from scorecalc.cli.usage import Misused, one_of
from scorecalc.problems import Problem, Refused, status_of
from scorecalc.render.signs import plain, safe

__all__ = ["Output"]

_MOST_PROBLEMS = 100  #: that are told of one line


class Output:
    """One command's results, shown as the user wants them.

    ``formats`` are those that the command has; the user's own setting counts only where it is among
    them.  ``config`` is what the user has settled beforehand.  ``color``, ``ascii``, ``width`` and ``height``
    (columns and lines of the terminal, None where there is none) are for text.  ``code`` is the exit code so
    far, the worst that was met.

    Used with ``with``: a refusal inside is shown in the format asked for, and the file is closed.
    A file is opened at the first result, so a command that has none leaves it alone.
    """

    __slots__ = (
        *("_file", "_header", "_kept", "_path"),
        *("ascii", "code", "color", "config", "format", "height", "quiet", "wanted", "width"),
    )

    def __init__(
        self,
        formats: Sequence[str],
        *,
        format: str | None = None,
        json: bool = False,
        out: str | None = None,
        color: str | None = None,
        quiet: bool = False,
    ) -> None:
        self.config = settled()
        self.format = _format(formats, format, json, self.config.get("format"))
        self.quiet = quiet
        self.code = DONE
        self.wanted = one_of("colour", color, COLORS) if color else self.config.get("color", "auto")
        self._path = None if out in (None, "-") else out
        self._file: IO[bytes] | None = None
        self._header = False
        self._kept: int | None = None
        stdout = None if self._path else sys.stdout
        self.color = self.format == "text" and colored(self.wanted, stdout)
        self.ascii = self.format in ("text", "md") and not self._path and not shows_unicode(stdout)
        self.width: int | None = None
        self.height: int | None = None
        if self.format == "text" and is_terminal(stdout):
            from shutil import get_terminal_size

            self.width, self.height = get_terminal_size()

    def __enter__(self) -> Output:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        if isinstance(error, Refused):
            if any(problem.code == UNWRITABLE for problem in error.problems):
                self.worst(code_of(error.problems))
                self.problems(error.problems, error.line)
            else:
                self.refuse(error.problems, error.line)
        self.close()
        return isinstance(error, Refused)

    def worst(self, code: int) -> None:
        """Takes note of an exit code: the highest counts."""
        self.code = max(self.code, code)

    def write(self, text: str) -> None:
        """A result, or a part of one; a newline ends it."""
        shown = (plain(text) if self.ascii else text) + "\n"
        self.rows(shown.encode("utf-8", "backslashreplace"))

    def rows(self, rows: bytes) -> None:
        """Results that are whole lines in UTF-8 already, with their ends."""
        if self._path is None:
            emit(rows)
            return
        file = self._file or self.open()
        try:
            if file is not None:
                file.write(rows)
        except OSError as error:
            raise self._lost(error) from None

    def open(self) -> IO[bytes] | None:
        """The file that is written to, emptied but for what :meth:`append` keeps; None where that is stdout."""
        if self._path is not None and self._file is None:
            try:
                self._file = open(native(self._path), "r+b" if self._kept else "wb")  # noqa: SIM115  (see `close`)
                if self._kept:
                    self._file.seek(self._kept)
                    self._file.truncate()
            except OSError as error:
                raise self._lost(error) from None
        return self._file

    def append(self, size: int) -> None:
        """Keeps the first bytes of the file; what is written stands behind them."""
        self._kept = size

    @property
    def on_stdout(self) -> bool:
        """Whether results go to stdout."""
        return self._path is None

    def row(self, cells: Sequence[str]) -> None:
        """A result as a row of CSV or TSV, the header before the first one."""
        from scorecalc.render.rows import encoded

        for line in encoded([cells], self.format, header=not self._header):
            self.write(line)
        self._header = True

    def refuse(self, problems: Iterable[Problem], line: str, number: int | None = None, ruleset: str = "") -> None:
        """A line that cannot be used: an object or a row where those were asked for, else told on stderr."""
        found = [p if number is None or p.file else p._replace(line_number=number) for p in problems]
        self.worst(code_of(found))
        if self.format in ("json", "jsonl"):
            from scorecalc.render.to_json import as_row, dumps, refusal_json

            shown = refusal_json(found, line)
            self.write(dumps(as_row(shown, number or 1, status_of(found)) if self.format == "jsonl" else shown))
            return
        if self.format in ("csv", "tsv"):
            from scorecalc.render.rows import refused_row

            self.row(refused_row(found, line, number or 1, status_of(found), ruleset))
        self.problems(found, line)

    def problems(self, found: Iterable[Problem], line: str) -> None:
        """Problems in words, on stderr; of more than a screen can hold the first, and how many more there are."""
        from scorecalc.render.problems import problems

        color, ascii = colored(self.wanted, sys.stderr), not shows_unicode(sys.stderr)
        shown = tuple(found)
        self.flush()  # what was written before stands before
        tell(problems(shown[:_MOST_PROBLEMS], line, color=color, ascii=ascii) + "\n")
        if len(shown) > _MOST_PROBLEMS:
            tell(f"{len(shown) - _MOST_PROBLEMS} more problems\n")

    def note(self, text: str) -> None:
        """Something worth knowing beside the results, on stderr; left out where quiet was asked for."""
        if not self.quiet:
            shown = safe(text)
            tell((shown if shows_unicode(sys.stderr) else plain(shown)) + "\n")

    def flush(self) -> None:
        """What was written so far reaches its reader."""
        if self._path is None:
            finish()
        elif self._file is not None:
            try:
                self._file.flush()
            except OSError as error:
                raise self._lost(error) from None

    def close(self) -> None:
        """All is written; raises Refused (D420) where that fails."""
        self.flush()
        if self._file is not None:
            self._file.close()

    def _lost(self, error: OSError) -> Refused:
        """What is said of a file that cannot be written; it is not tried again."""
        file, self._file = self._file, None
        with suppress(OSError):
            if file is not None:
                file.close()
        return unwritable(self._path or "", error)


def _format(formats: Sequence[str], given: str | None, json: bool, usual: str | None) -> str:
    if json:
        if given not in (None, "json"):
            raise Misused(f"--json and --format {given} contradict each other", "give one of them")
        given = "json"
    if given is not None:
        return one_of("format", given, formats)
    return usual if usual is not None and usual in formats else formats[0]
