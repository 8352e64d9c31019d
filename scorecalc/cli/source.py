"""What comes in: arguments, standard input and files as text, whatever the locale."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence

__all__ = ["arguments", "decoded", "is_terminal", "native", "standard_input"]

_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_LONGEST = 100_000  #: bytes of a line that are read; no position takes a hundredth of it


def arguments(given: Sequence[str]) -> list[str]:
    """The arguments of the shell as UTF-8, where Python took them for another encoding."""
    if sys.getfilesystemencoding().lower().replace("-", "") == "utf8":
        return list(given)
    return [os.fsencode(word).decode("utf-8", "surrogateescape") for word in given]


def native(path: str) -> str:
    """The name of a file as this system spells it; the reverse of :func:`arguments`."""
    if path.isascii() or os.name == "nt":
        return path
    return os.fsdecode(path.encode("utf-8", "surrogateescape"))


def decoded(content: bytes) -> str:
    r"""The text of a file or of a line: UTF-8, or UTF-16 where its mark stands at the beginning.

    Bytes that are neither become lone surrogates, so that only the word that holds them is wrong.

    >>> decoded("\ufeff1m\n".encode()), decoded("1m".encode("utf-16")), decoded(b"1m \xff")
    ('1m\n', '1m', '1m \udcff')
    """
    if content[:2] in _UTF_16:
        return content.decode("utf-16", "replace")
    return content.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")


def is_terminal() -> bool:
    """Whether standard input is a person at a keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()


def standard_input() -> Iterator[str]:
    """The lines of standard input as they come in, without their line ends."""
    stream = getattr(sys.stdin, "buffer", None)
    if stream is None:  # a stand-in that holds text already
        yield from (line.rstrip("\r\n") for line in sys.stdin or ())
        return
    first = stream.readline(_LONGEST)
    if first[:2] in _UTF_16:  # a line end is two bytes there
        yield from (line.rstrip("\r") for line in decoded(first + stream.read()).split("\n"))
        return
    line = first
    while line:
        yield decoded(line).rstrip("\r\n")
        rest = line
        while rest and not rest.endswith(b"\n"):  # what goes on behind that is no line of ours
            rest = stream.readline(_LONGEST)
        line = stream.readline(_LONGEST)
