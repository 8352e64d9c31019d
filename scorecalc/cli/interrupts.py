"""Ctrl-C and a request to end: heard at once, but never in the middle of what must stay whole."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

__all__ = ["Interrupts"]


class Interrupts:
    """Within it SIGINT and SIGTERM raise KeyboardInterrupt, the first one only outside of :meth:`whole`.

    A second one is heard there too: whoever reads our output may never go on.  A signal that was
    ignored stays so, and in a thread all stays as it is.
    """

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._held = False
        self._heard = False

    def __enter__(self) -> Interrupts:
        with suppress(ValueError):  # only the main thread has signals
            for number in (signal.SIGINT, signal.SIGTERM):
                if signal.getsignal(number) is not signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before if before is not None else signal.SIG_DFL)

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What is done within is done to its end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._heard:
            raise KeyboardInterrupt

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if self._held and not self._heard:
            self._heard = True
            return
        raise KeyboardInterrupt
