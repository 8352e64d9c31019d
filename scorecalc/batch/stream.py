"""Bytes to lines as they come in, whatever they are: no input stops a batch, and no line fills the memory."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Iterator
from io import IncrementalNewlineDecoder
from typing import IO

from scorecalc.problems import Problem, Refused

__all__ = ["LONGEST_READ", "blocks_of", "unreadable"]

LONGEST_READ = 1 << 16  #: characters of a line that are read; of a longer one this is the beginning
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def blocks_of(stream: IO[bytes]) -> Iterator[list[str]]:
    r"""The lines of a binary stream, without their ends, as many at a time as one read has brought.

    So whoever is done with a block before he asks for the next one never holds back a line that
    has come in.  UTF-8, or UTF-16 where its mark stands at the beginning.  A byte that is neither
    becomes a lone surrogate, so that only the word that holds it is wrong.  A line end is `\n`,
    `\r\n` or `\r`.  The stream is left open.

    >>> from io import BytesIO
    >>> list(blocks_of(BytesIO(b"\xef\xbb\xbf1m\r\n2m \xff\n\n3m")))
    [['1m', '2m \udcff', ''], ['3m']]
    """
    read = getattr(stream, "read1", stream.read)
    block: bytes = read(LONGEST_READ)
    while block in (b"\xff", b"\xfe") and (more := read(1)):  # the first half of a mark
        block += more
    encoding, errors = ("utf-16", "replace") if block[:2] in _UTF_16 else ("utf-8-sig", "surrogateescape")
    decoder = IncrementalNewlineDecoder(getincrementaldecoder(encoding)(errors), translate=True)
    rest = ""
    while block:
        *lines, last = decoder.decode(block).split("\n")
        if lines:
            lines[0] = _joined(rest, lines[0])
            yield lines
            rest = ""
        rest = _joined(rest, last)
        block = read(LONGEST_READ)
    *lines, last = decoder.decode(b"", final=True).split("\n")
    lines = [*lines, last] if last else lines
    if lines or rest:
        yield [_joined(rest, lines[0] if lines else ""), *lines[1:]]


def unreadable(path: str, error: Exception) -> Refused:
    """What is said of a file that cannot be read (D401)."""
    reason = getattr(error, "strerror", None) or error
    return Refused([Problem("D401", f"cannot be read: {reason}", file=path)])


def _joined(begun: str, more: str) -> str:
    """A line that came in two reads; of one that is too long the beginning, and what it holds may stand far behind."""
    line = begun + more if len(begun) < LONGEST_READ else begun
    return line if len(line) < LONGEST_READ else line.lstrip()[:LONGEST_READ]
