"""The cases of a file, scored and compared; its games, played."""

from __future__ import annotations

from scorecalc.batch import Result, result_of
from scorecalc.check.answers import Answer, Checked
from scorecalc.check.case import Recorded, Rules
from scorecalc.check.suite import cases_in
from scorecalc.expect import compare
from scorecalc.problems import Refused

__all__ = ["check_text"]


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
        if isinstance(case, Recorded):
            from scorecalc.check.play import played  # what a table needs is loaded for a file that has a game

            found, wrong = played(case, rules or usual)
            answers += found
            flaws += wrong
            continue
        own, written = case.rules or rules, case.written
        given = own and own.ruleset, usual and usual.ruleset
        result = result_of(case.line, case.expectation, *given, case.line_number, written.text, case.at)
        differences = result.differences
        if case.expectation is None and result.problems:
            differences = compare(Refused(result.problems, result.line), ())
        elif result.status != "ok" and not differences:  # what is wrong is the expectation
            flaws.append(Refused([p._replace(line_number=written.number) for p in result.problems], written.text))
            if case.expectation:
                continue
            result = result_of(case.line, None, *given, case.line_number)  # it may be filled in
        answers.append(Answer(case, result, _name(own or usual, result), differences))
    placed = [Refused([p._replace(file=p.file or file) for p in one.problems], one.line) for one in flaws]
    return Checked(file, tuple(answers), tuple(sorted(placed, key=lambda one: one.problems[0].line_number or 0)))


def _name(rules: Rules | None, result: Result) -> str:
    """The name or the path by which the rules of a result are found."""
    return rules.name if rules and rules.ruleset.name == result.ruleset else result.ruleset
