"""A column of a CSV or TSV, or a field of JSONL, as the lines of a batch."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from scorecalc.batch.results import LONGEST
from scorecalc.batch.stream import LONGEST_READ
from scorecalc.problems import Problem, Refused, closest

__all__ = ["FORMS", "Picked", "column", "field", "form_of"]

FORMS = ("csv", "tsv", "jsonl")
_SUFFIXES = {".csv": "csv", ".tsv": "tsv", ".jsonl": "jsonl", ".ndjson": "jsonl"}
_TOO_LONG = f"more than {LONGEST_READ} characters"
_ENDS = str.maketrans("\r\n", "  ")
_KINDS = {bool: "true or false", int: "a number", float: "a number", list: "a list", dict: "an object"}


class Picked(NamedTuple):
    """Lines, the numbers of the lines of the file at which their rows begin, and by index what is no line."""

    numbers: list[int]
    lines: list[str]
    flaws: dict[int, Problem]

    def add(self, number: int, line: str, flaw: Problem | None = None) -> None:
        """Takes a row: its line, or what is wrong with it."""
        if flaw is not None:
            self.flaws[len(self.lines)] = flaw
            line = line[:LONGEST]
        self.numbers.append(number)
        self.lines.append(line.translate(_ENDS) if "\n" in line or "\r" in line else line)


def form_of(path: str) -> str | None:
    """The form of a file by the end of its name; None where that says nothing.

    >>> form_of("hands.TSV"), form_of("hands.txt")
    ('tsv', None)
    """
    return next((form for suffix, form in _SUFFIXES.items() if path.lower().endswith(suffix)), None)


def field(blocks: Iterator[list[str]], name: str) -> Iterator[Picked]:
    """The field ``name`` of each object of JSONL; a blank line stays one.

    >>> [tuple(found)[:2] for found in field(iter([['{"hand": "riichi han=4"}', ""]]), "hand")]
    [([1, 2], ['riichi han=4', ''])]
    """
    number = 0
    for block in blocks:
        found = Picked([], [], {})
        for text in block:
            number += 1
            if not text.strip():
                found.add(number, "")
                continue
            value = _value(text, name)
            if isinstance(value, Problem):
                found.add(number, text, value)
            else:
                found.add(number, value)
        yield found


def _value(text: str, name: str) -> str | Problem:
    if len(text) >= LONGEST_READ:
        return Problem("D442", f"no JSON: {_TOO_LONG}")
    try:
        row: Any = json.loads(text)
    except json.JSONDecodeError as error:
        return Problem("D442", f"no JSON: {error.msg}", error.pos, error.pos + 1)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list
        return Problem("D442", "no JSON: too large a number, or too many lists in each other")
    if not isinstance(row, dict):
        return Problem("D442", "no JSON object", help=f'a line of JSONL is an object: {{"{name}": "…"}}')
    if name not in row:
        near = closest(name, row)
        help = f"did you mean `{near[0]}`?" if near else _these("field", row)
        return Problem("D441", f"no field `{name}`", help=help, hints=near)
    value = row[name]
    if isinstance(value, str):
        return value
    kind = _KINDS.get(type(value), "null")
    return Problem("D441", f"the field `{name}` is {kind}, not text")


def _these(what: str, names: Any) -> str:
    """``the fields are `a`, `b` ``, the first of them."""
    shown = [f"`{name[:40]}`" for name in names]
    if not shown:
        return f"there is no {what} at all"
    return f"the {what}s are " + ", ".join(shown[:8]) + (", …" if len(shown) > 8 else "")


class _Lines:
    """The lines of a table as its reader takes them; those of a row that is broken can be read again."""

    def __init__(self, blocks: Iterator[list[str]]) -> None:
        self._blocks = blocks
        self._rest: list[str] = []  # in reverse: the next line stands last
        self.row: list[str] = []  #: the lines of the row that is being read
        self.number = 0

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> str:
        while not self._rest:
            self._rest = next(self._blocks)[::-1]
        line = self._rest.pop()
        self.number += 1
        self.row.append(line)
        if len(line) >= LONGEST_READ:
            raise csv.Error(_TOO_LONG)
        return line + "\n"

    @property
    def waits(self) -> bool:
        """Whether the next line is still to come in."""
        return not self._rest

    def again(self) -> None:
        """All lines of the row but its first are read again: a stray quotation mark costs no other row."""
        while len(self.row) > 1:
            self._rest.append(self.row.pop())
            self.number -= 1


def column(blocks: Iterator[list[str]], name: str, form: str, file: str | None = None) -> Iterator[Picked]:
    r"""The column ``name`` of a CSV or TSV, whose first row names its columns; a blank row stays a blank line.

    A cell in quotation marks may hold line ends, which are spaces then.  Raises Refused (D440) where
    there is no such column.

    >>> [tuple(found)[:2] for found in column(iter([["n,hand", '1,"riichi', 'han=4"']]), "hand", "csv")]
    [([2], ['riichi han=4'])]
    """
    lines = _Lines(blocks)
    reader = csv.reader(lines, delimiter="\t" if form == "tsv" else ",", strict=True)
    at: int | None = None
    found = Picked([], [], {})
    while True:
        lines.row.clear()
        try:
            row = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            if at is None:
                raise _headless(f"its first row is no {form.upper()}: {error}", "", file) from None
            lines.again()
            found.add(lines.number, lines.row[0], Problem("D442", f"no {form.upper()}: {error}"))
        else:
            if at is None:
                at = _place(row, name, file)
                continue
            begun = lines.number - len(lines.row) + 1
            if at < len(row) or not row:
                found.add(begun, row[at] if row else "")
            else:
                cells = "1 cell" if len(row) == 1 else f"{len(row)} cells"
                problem = Problem("D441", f"no cell in the column `{name}`: the row has {cells}")
                found.add(begun, " ".join(lines.row), problem)
        if lines.waits:
            yield found
            found = Picked([], [], {})
    if at is None:
        raise _headless(f"no column `{name}`: there is no row that names the columns", "", file)
    if found.lines:
        yield found


def _place(names: list[str], wanted: str, file: str | None) -> int:
    """Which column it is."""
    names = [name.strip() for name in names]
    if names.count(wanted) == 1:
        return names.index(wanted)
    if wanted in names:
        raise _headless(f"{names.count(wanted)} columns are named `{wanted}`", "give each a name of its own", file)
    near = closest(wanted, names)
    help = f"did you mean `{near[0]}`?" if near else _these("column", names)
    raise _headless(f"no column `{wanted}`", help, file)


def _headless(message: str, help: str, file: str | None) -> Refused:
    return Refused([Problem("D440", message, help=help, file=file)])
