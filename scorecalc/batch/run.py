"""A batch from its chunks to what became of them, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from scorecalc.batch.chunks import Chunk, Done, Way, done, ready

__all__ = ["run"]


def run(
    chunks: Iterator[Chunk], way: Way, jobs: int = 1, idle: Callable[[], bool] | None = None
) -> Generator[Done, None, None]:
    """What becomes of each chunk, in order, until the policy or a fault of ours ends the run.

    With several ``jobs`` as many processes share the chunks; see :func:`scorecalc.batch.workers.shared`.

    >>> lines = ["riichi han=4 fu=30", "riichi han=4", "riichi han=3 fu=30"]
    >>> chunks = (Chunk([number], [line]) for number, line in enumerate(lines, 1))
    >>> [(d.statuses, d.stopped) for d in run(chunks, Way("csv", "stop"))]
    [({'ok': 1}, None), ({'refused': 1}, 2)]
    """
    found = _alone(chunks, way) if jobs == 1 else _shared(chunks, way, jobs, idle)
    try:
        for one in found:
            yield one
            if one.fault is not None:
                raise one.fault
            if one.stopped is not None:
                return
    finally:
        found.close()


def _alone(chunks: Iterator[Chunk], way: Way) -> Generator[Done, None, None]:
    how = ready(way)
    for chunk in chunks:
        yield done(chunk, how)


def _shared(
    chunks: Iterator[Chunk], way: Way, jobs: int, idle: Callable[[], bool] | None
) -> Generator[Done, None, None]:
    from scorecalc.batch.workers import shared  # multiprocessing is loaded where it is needed

    return shared(chunks, way, jobs, idle)
