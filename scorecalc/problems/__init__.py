"""What is wrong with an input: a code, a place, and what to do about it.

A problem is a value.  Whatever finds one collects it and goes on, so that a line with three
mistakes is answered with three problems; :class:`Refused` carries them all.

The first letter of a code tells what could not be done, and with it the exit code:
``N`` the words cannot be read, ``R`` the rules refuse the position, ``D`` a file of ours or of
the user's cannot be used, ``C`` a check differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scorecalc.problems.suggest import closest

__all__ = ["Problem", "Refused", "closest", "status_of"]


class Problem(NamedTuple):
    """One thing that is wrong.

    ``start`` and ``end`` count characters of the line as given, from 0; both are None where no
    single place is at fault.  ``help`` says what to do, ``hints`` are words that could stand at
    the place instead.  In a file the place counts in ``excerpt``, the line of that number.

    >>> Problem("N120", "no flag `+tsum` in riichi", 24, 29, "did you mean `+tsumo`?").code
    'N120'
    """

    code: str
    message: str
    start: int | None = None
    end: int | None = None
    help: str = ""
    hints: tuple[str, ...] = ()
    file: str | None = None
    line_number: int | None = None
    excerpt: str = ""


class Refused(Exception):
    """An input that cannot be used, with every problem found in it and the line they are in."""

    def __init__(self, problems: Iterable[Problem], line: str = "") -> None:
        self.problems = tuple(problems)
        self.line = line
        super().__init__("; ".join(f"{p.code}: {p.message}" for p in self.problems))


def status_of(problems: Iterable[Problem]) -> str:
    """``unreadable`` where a word could not be read, ``refused`` where only the rules object.

    >>> status_of([Problem("R310", "no yaku")]), status_of([Problem("N120", "no flag")])
    ('refused', 'unreadable')
    """
    return "unreadable" if any(p.code[0] == "N" for p in problems) else "refused"
