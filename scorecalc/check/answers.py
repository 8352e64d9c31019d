"""What became of the cases of a file."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.batch import Result
from scorecalc.check.case import Case
from scorecalc.expect import Difference
from scorecalc.problems import Refused

__all__ = ["Answer", "Checked"]


class Answer(NamedTuple):
    """A case, what became of it, and what differs: () where all is as expected.

    ``rules`` is the name or the path by which ``-r`` finds the ruleset, "" where none is known.  Of a line of a
    game ``line`` is what it is by itself, with all that its table knows, None where no line shows more (the end);
    ``got`` is the whole expectation that would hold.
    """

    case: Case
    result: Result
    rules: str
    differences: tuple[Difference, ...] = ()
    line: str | None = ""
    got: str = ""


class Checked(NamedTuple):
    """A file that was checked.

    ``answers`` are its cases, and the lines of its games that expect nothing; ``flaws`` is what is wrong
    with the file itself and with its expectations, each with the line it is about: a case whose
    expectation cannot be met has no answer.
    """

    file: str
    answers: tuple[Answer, ...]
    flaws: tuple[Refused, ...] = ()

    @property
    def cases(self) -> tuple[Answer, ...]:
        """The cases: of a game only the lines that expect something, or are refused."""
        return tuple(one for one in self.answers if one.case.expectation or not one.case.played or one.differences)

    @property
    def differing(self) -> tuple[Answer, ...]:
        """The cases that differ."""
        return tuple(answer for answer in self.answers if answer.differences)

    @property
    def bare(self) -> int:
        """How many cases expect nothing but a result."""
        return sum(answer.case.expectation is None and not answer.case.played for answer in self.answers)
