"""Chunks shared out among processes; what they become is given back in the order in which they came."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exception
from types import ModuleType
from typing import cast

from scorecalc.batch.chunks import Chunk, Done, Way, done, ready

__all__ = ["shared"]

_LOOK = 0.01  #: seconds between two looks at an input that is slow, while there is work
_AHEAD = 4  #: chunks for each worker that may be under way or wait for one before them


def shared(
    chunks: Iterator[Chunk], way: Way, jobs: int, idle: Callable[[], bool] | None = None
) -> Generator[Done, None, None]:
    """The chunks scored by up to ``jobs`` processes, in order.

    A process is started when there is a chunk for it.  Few chunks are read ahead, so the memory is
    bounded; what is done is given back before a chunk is waited for, where ``idle`` tells that none
    has come in.  An exception, of ours or of ``chunks``, comes after all that stands before it.  Ends
    its processes when it is closed.
    """
    workers = _Workers(way, jobs)
    finished: dict[int, Done] = {}
    ahead: Chunk | None = None
    fault: Exception | None = None
    more = True
    begun = given = 0  # chunks handed out, and given back
    try:
        while True:
            reads = more and ahead is None and begun - given < jobs * _AHEAD
            if reads and not (begun > given and idle and idle()):
                try:
                    ahead = next(chunks, None)
                except Exception as error:  # what was read before it is still scored
                    fault = error
                more = ahead is not None
                if ahead is not None and not ahead.lines:  # another source begins
                    ahead = None
                    continue
            if ahead is not None and workers.free():
                workers.begin(begun, ahead)
                ahead = None
                begun += 1
            elif given in finished:
                yield finished.pop(given)
                given += 1
            elif workers.busy:
                finished.update(workers.done(_LOOK if reads else None))
            elif not more:
                break
        if fault is not None:
            raise fault
    finally:
        workers.end()


class _Workers:
    """The processes; each has one chunk at a time, so that neither side can wait for the other's pipe."""

    def __init__(self, way: Way, most: int) -> None:
        self._way = way
        self._most = most
        self._context = multiprocessing.get_context("spawn")
        self._all: dict[Connection, BaseProcess] = {}
        self._free: list[Connection] = []
        self.busy: dict[Connection, int] = {}

    def free(self) -> bool:
        """Whether one has nothing to do; starts one where there may be more of them."""
        if not self._free and len(self._all) < self._most:
            self._start()
        return bool(self._free)

    def begin(self, number: int, chunk: Chunk) -> None:
        """Hands a chunk to a free one."""
        one = self._free.pop()
        self.busy[one] = number
        with suppress(BrokenPipeError, ConnectionResetError):  # its end is told when it is waited for
            one.send(chunk)

    def done(self, seconds: float | None) -> dict[int, Done]:
        """What the busy ones have done, by the numbers of the chunks, once there is any or the time is over."""
        found = {}
        for one in wait(list(self.busy), seconds):
            one = cast("Connection", one)  # Windows has a class of its own
            number = self.busy.pop(one)
            try:
                found[number] = one.recv()
                self._free.append(one)
            except (EOFError, ConnectionResetError):
                self._all[one].join()
                fault = RuntimeError(f"a worker process ended with code {self._all[one].exitcode}")
                found[number] = Done(b"", 0, 0, fault=fault)
        return found

    def end(self) -> None:
        """Ends all processes, whatever they do."""
        for process in self._all.values():
            process.terminate()
        for one, process in self._all.items():
            process.join()
            one.close()

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, self._way), daemon=True)
        with _Starting():
            process.start()
            self._all[ours] = process
        theirs.close()
        self._free.append(ours)


class _Starting:
    """A process that is started within is not torn out of its start by Ctrl-C, and knows nothing of our script.

    A script that calls us without `if __name__ == "__main__"` would be run again by each process.
    """

    def __enter__(self) -> None:
        self._script = sys.modules["__main__"]
        if sys.platform != "win32":  # there are no masks, and no tracker
            from multiprocessing import resource_tracker

            resource_tracker.ensure_running()  # else it is started within, and lifts the mask
            self._mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # which is inherited
        sys.modules["__main__"] = ModuleType("__main__")

    def __exit__(self, *_: object) -> None:
        sys.modules["__main__"] = self._script
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, self._mask)


def _work(pipe: Connection, way: Way) -> None:
    """One worker: chunks in, what became of them out, until nobody is there any more.

    Ctrl-C in a terminal reaches every process; the first one says when the others end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000)  # as the command line has it: a chunk leaves no garbage that must be looked for
    how = None
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            chunk: Chunk = pipe.recv()
            try:
                how = how or ready(way)
                found = done(chunk, how)
            except Exception as error:
                found = Done(b"", 0, 0, fault=error)
            pipe.send(found if found.fault is None else found._replace(fault=_portable(found.fault)))


def _portable(error: Exception) -> Exception:
    """An exception that can be sent whatever it holds, with the place where it was raised as a note."""
    found = RuntimeError(f"{type(error).__name__}: {error}")
    found.add_note("".join(format_exception(error)))
    return found
