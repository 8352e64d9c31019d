"""What is wrong with a condition, and where."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["BadCondition", "listed"]


class BadCondition(ValueError):
    """A text that is no condition.

    ``start`` and ``end`` count characters of the text, from 0; where it breaks off both are its end.  ``help`` says
    what to do, ``hints`` are words that could stand at the place instead.

    >>> bad = BadCondition("expected `is`, not `si`", 11, 13, "did you mean `is`?", ("is",))
    >>> str(bad), bad.start, bad.end, bad.hints
    ('expected `is`, not `si`', 11, 13, ('is',))
    """

    def __init__(self, message: str, start: int, end: int, help: str = "", hints: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message, self.start, self.end, self.help, self.hints = message, start, end, help, hints


def listed(words: Iterable[str]) -> str:
    """Words as a sentence lists them.

    >>> listed(["a"]), listed(["a", "b", "c"])
    ('a', 'a, b or c')
    """
    *some, end = words
    return f"{', '.join(some)} or {end}" if some else end
