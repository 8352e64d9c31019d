"""Standard output and standard error: what can be shown there, and how bytes get there."""

from __future__ import annotations

import os
import sys
from errno import EAGAIN
from typing import Any

from scorecalc.problems import Problem, Refused
from scorecalc.render.signs import plain, safe

__all__ = [
    "UNWRITABLE",
    "Closed",
    "abandon",
    "colored",
    "complain",
    "emit",
    "finish",
    "is_terminal",
    "shows_unicode",
    "tell",
    "unwritable",
]

UNWRITABLE = "D420"  #: the code of a result that cannot be written


class Closed(Exception):
    """Whoever read our output has gone away (`| head`): nothing is left to do, and nothing is wrong."""


def is_terminal(stream: Any) -> bool:
    """Whether a stream is a terminal; one that is closed or a stand-in is none."""
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def shows_unicode(stream: Any) -> bool:
    """Whether signs like ``×`` can be shown: not where the encoding or a locale of ``C`` says otherwise.

    Python writes UTF-8 even in the locale ``C``, so that name counts unless an encoding was asked for.
    """
    if not (getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf"):
        return False
    if os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8"):
        return True
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG")
    return locale not in ("C", "POSIX")


def colored(wanted: str, stream: Any) -> bool:
    """Whether to write in colour: as wanted, and where that is `auto` as the terminal and its variables say."""
    if wanted != "auto":
        return wanted == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and is_terminal(stream)


def emit(text: str | bytes) -> None:
    """A result to stdout, as text or in UTF-8 already.

    Raises Closed where nobody reads it, and Refused (D420) where it cannot be written.
    """
    if sys.stdout is None:  # closed by whoever started us
        raise Closed
    try:
        _write(sys.stdout, text)
    except BrokenPipeError:
        raise Closed from None
    except OSError as error:
        abandon()
        raise unwritable("standard output", error) from None


def tell(text: str) -> None:
    """Anything else to stderr; what cannot be said there is left unsaid, and changes nothing."""
    if sys.stderr is not None:
        try:
            _write(sys.stderr, text)
            sys.stderr.flush()
        except OSError:
            return


def _write(stream: Any, text: str | bytes) -> None:
    """Text in UTF-8, whatever the encoding of the stream."""
    buffer = getattr(stream, "buffer", None)
    if buffer is None:  # a stand-in that takes text
        stream.write(text if isinstance(text, str) else text.decode("utf-8"))
        return
    rest = text.encode("utf-8", "backslashreplace") if isinstance(text, str) else text
    while rest:  # without a buffer (PYTHONUNBUFFERED) a write that a signal interrupts is done in part
        written = buffer.write(rest)
        if written is None:
            raise BlockingIOError(EAGAIN, os.strerror(EAGAIN))
        rest = rest[written:]


def finish() -> None:
    """All results that were written are on their way; raises as `emit` does."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise Closed from None
    except OSError as error:
        abandon()
        raise unwritable("standard output", error) from None


def abandon() -> None:
    """Leaves what is still buffered unwritten, so that the interpreter does not try it again at its end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, AttributeError, ValueError):
        return


def unwritable(where: str, error: OSError) -> Refused:
    """What is said when a result cannot be written."""
    return Refused([Problem(UNWRITABLE, f"cannot write: {error.strerror or error}", file=where)])


def complain(message: str, help: str = "") -> None:
    """A sentence on stderr that is no problem of a line, and what to do about it."""
    text = safe(f"error: {message}") + (f"\n  help: {safe(help)}" if help else "")
    tell((text if shows_unicode(sys.stderr) else plain(text)) + "\n")
