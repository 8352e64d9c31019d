"""Bytes to lines as they come in, whatever they are: no input stops a batch, and no line fills the memory."""

from __future__ import annotations

from collections.abc import Iterator
from io import BufferedReader, RawIOBase, TextIOWrapper
from typing import IO, cast

from scorecalc.problems import Problem, Refused

__all__ = ["lines_of", "unreadable"]

_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_CHUNK = 1 << 16


def lines_of(stream: IO[bytes]) -> Iterator[str]:
    r"""The lines of a binary stream, without their ends; each as soon as it is there.

    UTF-8, or UTF-16 where its mark stands at the beginning.  A byte that is neither becomes a lone
    surrogate, so that only the word that holds it is wrong.  A line end is `\n`, `\r\n` or `\r`.  Of
    a line that is longer than any position, the beginning is given.

    >>> from io import BytesIO
    >>> list(lines_of(BytesIO(b"\xef\xbb\xbf1m\r\n2m \xff\n\n3m")))
    ['1m', '2m \udcff', '', '3m']
    """
    buffered = stream if isinstance(stream, BufferedReader) else BufferedReader(cast(RawIOBase, stream))
    wide = buffered.peek(2)[:2] in _UTF_16
    encoding, errors = ("utf-16", "replace") if wide else ("utf-8-sig", "surrogateescape")
    text = TextIOWrapper(buffered, encoding=encoding, errors=errors, newline=None)
    read = text.readline
    try:
        while line := read(_CHUNK):
            if line[-1] == "\n":
                yield line[:-1]
                continue
            while len(line) == _CHUNK and line.isspace():  # what it holds may still come
                line = read(_CHUNK)
            if len(line) == _CHUNK:
                while (rest := read(_CHUNK)) and rest[-1] != "\n":
                    pass
            yield line.rstrip("\n")
    finally:
        if not stream.closed:
            text.detach()  # it is not ours to close


def unreadable(path: str, error: Exception) -> Refused:
    """What is said of a file that cannot be read (D401)."""
    reason = getattr(error, "strerror", None) or error
    return Refused([Problem("D401", f"cannot be read: {reason}", file=path)])
