"""Files of cases: which there are, their bytes as text, and text put back in their place."""

from __future__ import annotations

import os
import stat
from typing import NamedTuple

from scorecalc.batch.stream import unreadable
from scorecalc.problems import Problem, Refused

__all__ = ["Content", "content_of", "decoded", "files_of", "replace"]

_SUFFIXES = (".md", ".markdown", ".txt")
_MOST_BYTES = 50_000_000


class Content(NamedTuple):
    """The text of a file and its encoding; encoded again it gives the same bytes."""

    text: str
    encoding: str


def files_of(path: str) -> list[str]:
    """The file itself, or the ``.md`` and ``.txt`` files of a folder and of the folders in it.

    Hidden folders and links to folders are left out.  Raises Refused (D430) where there are no such files.
    """
    if not os.path.isdir(path):
        return [path]
    found: list[str] = []
    try:
        for folder, folders, names in os.walk(path, onerror=_raise):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            found += (os.path.join(folder, name) for name in sorted(names) if name.lower().endswith(_SUFFIXES))
    except OSError as error:
        raise unreadable(error.filename or path, error) from None
    if not found:
        raise Refused([Problem("D430", "a folder without .md and .txt files", help="name the files", file=path)])
    return found


def _raise(error: OSError) -> None:
    raise error


def content_of(path: str) -> Content:
    """What a file holds; raises Refused (D401) where it cannot be read as text."""
    try:
        with open(path, "rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        raise unreadable(path, error) from None
    return decoded(content, path)


def decoded(content: bytes, path: str) -> Content:
    r"""Bytes as text: UTF-8, or UTF-16 where its mark stands at the beginning; raises Refused (D401).

    >>> decoded(b"riichi\n\xff", "x.txt")
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: D401: cannot be read: the byte 0xff is no UTF-8
    """
    if len(content) > _MOST_BYTES:
        raise Refused([Problem("D401", f"cannot be read: more than {_MOST_BYTES // 1_000_000} MB", file=path)])
    encoding = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}.get(content[:2], "utf-8")
    try:
        return Content(content.decode(encoding), encoding)
    except UnicodeDecodeError as error:
        number = content.count(b"\n", 0, error.start) + 1
        what = f"cannot be read: the byte 0x{content[error.start]:02x} is no {encoding.upper()[:6].rstrip('-')}"
        help = "save the file as UTF-8"
        raise Refused([Problem("D401", what, help=help, file=path, line_number=number)]) from None


def replace(path: str, content: Content) -> None:
    """Puts a text in the place of a file's, as a whole or not at all; raises Refused (D420).

    A link stays a link, and the file keeps its permissions.
    """
    from tempfile import mkstemp

    target = os.path.realpath(path)
    try:
        mode = stat.S_IMODE(os.stat(target).st_mode)
        descriptor, beside = mkstemp(dir=os.path.dirname(target), prefix=".scorecalc-")
        try:
            with open(descriptor, "wb") as new:
                new.write(content.text.encode(content.encoding))
                new.flush()
                os.fsync(new.fileno())
            os.chmod(beside, mode)
            os.replace(beside, target)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        raise Refused([Problem("D420", f"cannot write: {error.strerror or error}", file=path)]) from None
