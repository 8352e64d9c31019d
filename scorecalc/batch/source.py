"""Files and standard input as the chunks of one batch, the lines numbered through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import chain
from typing import IO, NamedTuple

from scorecalc.batch.chunks import Chunk
from scorecalc.batch.stream import blocks_of, unreadable

__all__ = ["Source", "chunks_of"]

#: lines of a chunk: some hundredths of a second of work, so that processes share it and a row is soon written
_MOST = 1_000


class Source(NamedTuple):
    """Something to read: its name where it is told, how it is opened, and its form where a field of it is the line."""

    name: str | None
    open: Callable[[], AbstractContextManager[IO[bytes]]]
    form: str | None = None


def chunks_of(sources: Sequence[Source], field: str | None = None) -> Iterator[Chunk]:
    """The lines of all sources in their order, the numbers running on from one to the next.

    A chunk never waits for lines that have not come in yet, and before another source than the first
    is read there is one without lines: whoever asks for the next can then see what he will wait for.
    Raises Refused where a source cannot be read (D401), or has no such column (D440).
    """
    before = 0
    for source in sources:
        file = source.name if len(sources) > 1 else None
        read = 0

        def counted(blocks: Iterator[list[str]]) -> Iterator[list[str]]:
            nonlocal read
            for block in blocks:
                read += len(block)
                yield block

        try:
            with source.open() as stream:
                if before:
                    yield Chunk((), ())
                for chunk in _read(counted(blocks_of(stream)), source, field):
                    yield from _cut(chunk._replace(numbers=_from(chunk.numbers, before), file=file, before=before))
        except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
            raise unreadable(source.name or "standard input", error) from None
        before += read


def _read(blocks: Iterator[list[str]], source: Source, field: str | None) -> Iterator[Chunk]:
    """The chunks of one source, one for each block, numbered from 1."""
    if field is None or source.form is None:
        number = 1
        for block in blocks:
            yield Chunk(range(number, number + len(block)), block)
            number += len(block)
        return
    from scorecalc.batch import fields

    if source.form == "jsonl":
        picked = fields.field(blocks, field)
    else:
        picked = fields.column(blocks, field, source.form, source.name)
    for found in picked:
        if found.lines:
            yield Chunk(*found)


def _from(numbers: Sequence[int], before: int) -> Sequence[int]:
    if isinstance(numbers, range):
        return range(numbers.start + before, numbers.stop + before)
    return [number + before for number in numbers] if before else numbers


def _cut(chunk: Chunk) -> Iterator[Chunk]:
    """The chunk in pieces that are not too large."""
    if len(chunk.lines) <= _MOST:
        return iter([chunk])
    starts = range(0, len(chunk.lines), _MOST)
    return chain.from_iterable([_piece(chunk, start, start + _MOST)] for start in starts)


def _piece(chunk: Chunk, start: int, stop: int) -> Chunk:
    flaws = {at - start: flaw for at, flaw in chunk.flaws.items() if start <= at < stop}
    return chunk._replace(numbers=chunk.numbers[start:stop], lines=chunk.lines[start:stop], flaws=flaws)
