"""The cases of a file, scored and compared."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.batch import Result, result_of
from scorecalc.check.case import Case, Rules
from scorecalc.check.suite import cases_in
from scorecalc.expect import Difference, compare
from scorecalc.problems import Refused

__all__ = ["Answer", "Checked", "check_text"]


class Answer(NamedTuple):
    """A case, what became of it, and what differs: () where all is as expected.

    ``rules`` is the name or the path by which ``-r`` finds the ruleset, "" where none is known.
    """

    case: Case
    result: Result
    rules: str
    differences: tuple[Difference, ...] = ()


class Checked(NamedTuple):
    """A file that was checked.

    ``cases`` counts those that were scored or refused, ``bare`` those of them of which nothing was
    expected but a result.  ``answers`` are all of them; ``flaws`` is what is wrong with the file
    itself and with its expectations, each with the line it is about.
    """

    file: str
    answers: tuple[Answer, ...]
    flaws: tuple[Refused, ...] = ()

    @property
    def differing(self) -> tuple[Answer, ...]:
        """The cases that differ."""
        return tuple(answer for answer in self.answers if answer.differences)

    @property
    def bare(self) -> int:
        """How many cases expect nothing but a result."""
        return sum(answer.case.expectation is None for answer in self.answers)


def check_text(text: str, file: str, rules: Rules | None = None, usual: Rules | None = None) -> Checked:
    """The cases of a file's text, compared; a byte order mark is no part of it.

    ``file`` is its name as it is shown, ``-`` for standard input.  ``rules`` are those of every case
    whose block names none; ``usual`` those of the lines that then still have none.

    >>> [answer.differences[0][:3] for answer in check_text("riichi han=4 fu=30 => 8000", "x.txt").differing]
    [('amount', 8000, 7700)]
    """
    cases, flaws = cases_in(text, file)
    answers: list[Answer] = []
    for case in cases:
        own = case.rules or rules
        written = case.written
        result = result_of(
            case.line,
            case.expectation,
            own and own.ruleset,
            usual and usual.ruleset,
            case.line_number,
            written.text,
            case.at,
        )
        used = own or usual
        rules_name = used.name if used and used.ruleset.name == result.ruleset else result.ruleset
        if result.status == "ok" or result.differences:
            answers.append(Answer(case, result, rules_name, result.differences))
        elif case.expectation is None:
            answers.append(Answer(case, result, rules_name, compare(Refused(result.problems, result.line), ())))
        else:
            flaws.append(Refused([p._replace(line_number=written.number) for p in result.problems], result.line))
    placed = [Refused([p._replace(file=p.file or file) for p in one.problems], one.line) for one in flaws]
    return Checked(file, tuple(answers), tuple(sorted(placed, key=lambda one: one.problems[0].line_number or 0)))
