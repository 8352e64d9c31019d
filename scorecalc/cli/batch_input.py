"""What `batch` reads: files and standard input, and where a line stands in them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from io import BytesIO
from typing import IO

from scorecalc.batch.fields import FORMS, form_of
from scorecalc.batch.source import Source
from scorecalc.batch.stream import unreadable
from scorecalc.cli.source import is_terminal, native
from scorecalc.cli.usage import Misused, one_of

__all__ = ["StandardInput", "sources"]


def sources(
    files: Sequence[str], field: str | None, form: str | None, out: str | None, stdin: StandardInput
) -> list[Source]:
    """The files by name, ``stdin`` for ``-``; raises Refused (D401) for one that cannot be read.

    ``field`` is the column or field that is the line, ``form`` what the files are where their names
    do not say it; ``out`` is not read and written at once.
    """
    if form is not None:
        one_of("form", form, FORMS)
        if field is None:
            raise Misused(f"--from {form} without --field", "name the column or field that is the line: --field hand")
    if files.count("-") > 1:
        raise Misused("standard input is named twice", "it can be read once")
    if "-" in files and is_terminal():
        raise Misused("standard input is a terminal", "name a file, or pipe lines: scorecalc batch < hands.txt")
    forms = [None if field is None else form or _form(path) for path in files]
    return [
        Source(None, stdin.open, form) if path == "-" else _source(path, form, out)
        for path, form in zip(files, forms, strict=True)
    ]


def _form(path: str) -> str:
    form = None if path == "-" else form_of(path)
    if form is None:
        what = "standard input" if path == "-" else f"`{path}`"
        raise Misused(f"--field does not say what {what} is", "add --from csv, --from tsv or --from jsonl")
    return form


def _source(path: str, form: str | None, out: str | None) -> Source:
    name = native(path)
    try:
        if os.path.isdir(name):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        os.stat(name)
        if not os.access(name, os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if out not in (None, "-") and os.path.exists(native(out)) and os.path.samefile(name, native(out)):
            raise Misused(f"`{out}` is read and written at once", "write to another file")
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        raise unreadable(path, error) from None
    return Source(path, partial(_opened, name), form)


def _opened(name: str) -> IO[bytes]:
    return open(name, "rb")


class StandardInput:
    """Standard input as bytes, and whether it keeps its reader waiting."""

    def __init__(self) -> None:
        self._number: int | None = None

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """The stream, which stays open behind it."""
        stream = getattr(sys.stdin, "buffer", None)
        if stream is None:  # closed, or a stand-in that holds text
            stream = BytesIO((sys.stdin.read() if sys.stdin else "").encode("utf-8", "surrogateescape"))
        with suppress(OSError, ValueError):  # a stand-in has no number
            self._number = stream.fileno()
        yield stream
        self._number = None

    def idle(self) -> bool:
        """Whether it is being read and nothing has come in; false where that cannot be told."""
        if self._number is None or sys.platform == "win32":
            return False
        from select import select

        return not select([self._number], [], [], 0)[0]
