"""What an output file holds already, so that a run goes on where another one was ended."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from typing import IO, Any, NamedTuple

from scorecalc.batch.chunks import Chunk, How, row_of
from scorecalc.batch.stream import unreadable
from scorecalc.batch.written import header
from scorecalc.problems import Problem, Refused
from scorecalc.render.to_json import SCHEMA

__all__ = ["Standing", "behind", "standing"]

_LONGEST = 1 << 24  #: bytes of a row; no result takes a hundredth of it
_ANEW = "name another file, or leave --resume out and this one is written anew"


class Known(NamedTuple):
    """A row that stands in the file: the number of its line, its ruleset, and all of it."""

    number: int
    ruleset: str
    text: str


class Standing(NamedTuple):
    """The whole rows of a file: where they end in bytes, how many they are, how many of them failed.

    ``first`` and ``last`` are None where there are none; the header is no row.
    """

    file: str
    size: int
    rows: int
    failed: int
    first: Known | None
    last: Known | None


def standing(path: str, form: str) -> Standing:
    """Looks through a file; one that is not there yet holds nothing, and a torn last row is none.

    Raises Refused: D401 where it cannot be read, D450 where it is nothing that `batch` wrote in this form.
    """
    try:
        if not os.path.exists(path):
            return Standing(path, 0, 0, 0, None, None)
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise _strange(path, "is no file that keeps what is written to it")
        with open(path, "rb") as file:
            return _looked_through(file, path, form)
    except OSError as error:
        raise unreadable(path, error) from None


def _looked_through(file: IO[bytes], path: str, form: str) -> Standing:
    top = header(form)
    begins = f'{{"schema": "{SCHEMA}"' if top is None else top + "\n"
    start = file.readline(_LONGEST)
    if not (start if start.endswith(b"\n") else start[: len(begins)]).startswith(begins.encode()[: len(start)]):
        raise _strange(path, f"is no {form.upper()} that `batch` wrote")
    if not start.endswith(b"\n"):  # torn before anything was whole
        return Standing(path, 0, 0, 0, None, None)
    size = rows = failed = 0
    first = last = b""
    if top is None:
        file.seek(0)
    else:
        size = len(start)
    while (row := file.readline(_LONGEST)).endswith(b"\n"):
        first = first or row
        last = row
        size += len(row)
        rows += 1
        failed += not _is_ok(row, form)
    return Standing(path, size, rows, failed, _known(first, path, form), _known(last, path, form))


def _is_ok(row: bytes, form: str) -> bool:
    """Whether a row tells that its line is as it should be, read as fast as a disk gives it."""
    if form == "jsonl":  # a quotation mark inside of a text has a backslash before it
        return row.startswith(b'"status": "ok"', max(row.rfind(b'"status": "'), 0))
    return row.split(b"\t" if form == "tsv" else b",", 2)[1:2] == [b"ok"]


def _known(row: bytes, path: str, form: str) -> Known | None:
    if not row:
        return None
    try:
        text = row.decode("utf-8")[:-1]
        if form == "jsonl":
            found: Any = json.loads(text)
            return Known(int(found["line_number"]), str(found.get("ruleset", "")), text)
        number, _, ruleset, *_ = text.split("\t" if form == "tsv" else ",", 3)
        return Known(int(number), ruleset, text)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _strange(path, f"has a row that is no {form.upper()} of `batch`") from None


def _strange(path: str, message: str) -> Refused:
    return Refused([Problem("D450", f"{message}: there is nothing to resume", help=_ANEW, file=path)])


def behind(chunks: Iterator[Chunk], found: Standing, how: How) -> Iterator[Chunk]:
    """The lines behind those that stand in the file.

    Rows are matched by the numbers of their lines, so lines that a policy left out stay out.  Before
    anything is given, the first and the last row are made again: raises Refused (D451) where they are
    not what stands there, since lines, rules or program are others then.
    """
    if found.first is None or found.last is None:
        yield from chunks
        return
    last = found.last.number
    seen = 0
    for chunk in chunks:
        if not chunk.lines:
            yield chunk
            continue
        end = chunk.numbers[-1]
        for known in dict.fromkeys((found.first, found.last)) if seen < last else ():
            if seen < known.number <= end:
                _compare(known, chunk, how, found.file)
        seen = end
        if end <= last:
            continue
        start = next(at for at, number in enumerate(chunk.numbers) if number > last)
        flaws = {at - start: flaw for at, flaw in chunk.flaws.items() if at >= start}
        yield chunk._replace(numbers=chunk.numbers[start:], lines=chunk.lines[start:], flaws=flaws) if start else chunk
    if seen < last:
        message = f"holds a result of line {last}, but the lines end at {seen}"
        raise Refused([Problem("D451", message, help=_ANEW, file=found.file)])


def _compare(known: Known, chunk: Chunk, how: How, file: str) -> None:
    row = row_of(chunk, chunk.numbers.index(known.number), how) if known.number in chunk.numbers else None
    if row is not None and row.text == known.text:
        return
    rules = how.rules.name if how.rules else None
    if rules is not None and known.ruleset and rules != known.ruleset:
        message = f"was written under the rules `{known.ruleset}`, not `{rules}`"
    else:
        message = f"holds another result of line {known.number} than this run gives"
    help = "resume with the same lines, rules and options, or leave --resume out and it is written anew"
    raise Refused([Problem("D451", message, help=help, file=file)])
