"""Where the keys of a TOML file stand: `tomllib` does not say, and a problem must."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

__all__ = ["Place", "place_of", "places"]

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"\\]*"|'[^']*')"""
_KEY = rf"{_PART}(?:\s*\.\s*{_PART})*"
_TABLE = re.compile(rf"\s*\[\[?\s*({_KEY})\s*\]\]?")
_ASSIGNED = re.compile(rf"\s*({_KEY})\s*=\s*")
_PARTS = re.compile(_PART)
_LONG = ('"' * 3, "'" * 3)

Path = tuple[str, ...]
_Open = tuple[int, str]
_NOTHING: _Open = (0, "")


class Place(NamedTuple):
    """A line of a file, from 1, its text, and the column in it where the value begins."""

    number: int
    line: str
    column: int


def places(text: str) -> Mapping[Path, Place]:
    r"""Each table and key that begins a line of well-formed TOML, by its path.

    What stands inside a long string or a list over several lines may look like a key; it is not taken for one.

    >>> found = places('title = "Ours"\n[items.renhou]\nvalue = 5\n')
    >>> found["items", "renhou", "value"].number, found["items", "renhou"].number
    (3, 2)
    """
    found: dict[Path, Place] = {}
    table: Path = ()
    open = _NOTHING
    for number, line in enumerate(text.split("\n"), 1):
        if open != _NOTHING:
            open = _after(line, open)
            continue
        header = _TABLE.match(line)
        if header and "=" not in line[: header.start(1)]:
            table = _path(header[1])
            found.setdefault(table, Place(number, line, 0))
            continue
        key = _ASSIGNED.match(line)
        if key:
            found.setdefault((*table, *_path(key[1])), Place(number, line, key.end()))
            open = _after(line[key.end() :], _NOTHING)
    return found


def place_of(path: Sequence[str], known: Mapping[Path, Place]) -> Place | None:
    r"""The place of a key; of the table that holds it where it has no line of its own.

    >>> place_of(("items", "renhou", "open"), places("[items]\nrenhou = {value = 5, open = 3}")).number
    2
    >>> place_of(("options", "kazoe"), {}) is None
    True
    """
    for length in range(len(path), 0, -1):
        if tuple(path[:length]) in known:
            return known[tuple(path[:length])]
    # a table that only its parts name: [items.renhou] is where `items` begins
    return next((place for key, place in known.items() if key[: len(path)] == tuple(path)), None)


def _path(key: str) -> Path:
    return tuple(part[1:-1] if part[0] in "\"'" else part for part in _PARTS.findall(key))


def _after(line: str, open: _Open) -> _Open:
    """What is open at the end of a line: how many brackets, and the quotes of a string."""
    depth, quotes = open
    at = 0
    while at < len(line):
        if quotes:
            if quotes[0] == '"' and line[at] == "\\":
                at += 2
            elif line.startswith(quotes, at):
                at += len(quotes)
                quotes = ""
            else:
                at += 1
        elif line[at] == "#":
            break
        elif line[at] in "\"'":
            quotes = line[at : at + 3] if line[at : at + 3] in _LONG else line[at]
            at += len(quotes)
        else:
            depth += {"[": 1, "]": -1}.get(line[at], 0)
            at += 1
    return depth, quotes if quotes in _LONG else ""
