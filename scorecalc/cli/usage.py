"""A command line that cannot be understood: what is wrong with it, and what to type instead."""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.problems import closest

__all__ = ["Misused", "one_of"]


class Misused(Exception):
    """Wrong use of a command: one sentence, and what to do."""

    def __init__(self, message: str, help: str = "") -> None:
        super().__init__(message)
        self.message, self.help = message, help


def one_of(what: str, given: str, known: Iterable[str]) -> str:
    """The word that was given, where it is known.

    >>> one_of("format", "jsn", ("text", "json"))
    Traceback (most recent call last):
    ...
    scorecalc.cli.usage.Misused: no format `jsn`
    """
    words = tuple(known)
    if given in words:
        return given
    near = closest(given, words)
    raise Misused(f"no {what} `{given}`", f"did you mean `{near[0]}`?" if near else f"it is one of {', '.join(words)}")
