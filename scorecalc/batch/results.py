"""Lines to results, in order and one at a time: a stream of any length takes the memory of one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorecalc.api import load_rules, score_line
from scorecalc.expect import Difference, compare
from scorecalc.model.score import Breakdown
from scorecalc.model.words import Line
from scorecalc.notation import read, split
from scorecalc.notation.expectation import Expected, expectations
from scorecalc.problems import Problem, Refused, status_of
from scorecalc.rules.ruleset import Ruleset

__all__ = ["LONGEST", "TOO_LONG", "Result", "place_of", "result_at", "result_of", "results"]

LONGEST = 4000  #: characters; four hands with everything that can be said of them take a few hundred
#: what is said of a longer line
TOO_LONG = Problem("D401", f"cannot be read: more than {LONGEST} characters", help="a line holds one position")


class Result(NamedTuple):
    """What became of one line.

    ``status`` is ``ok`` (scored or refused, as expected), ``differs`` (scored, but not as expected),
    ``refused`` or ``unreadable``.  A line that was scored has a ``breakdown``, one that was not has
    ``problems``; their places count in ``line``.  ``ruleset`` is a name, "" where none is known.
    """

    line_number: int
    status: str
    line: str
    ruleset: str
    breakdown: Breakdown | None = None
    problems: tuple[Problem, ...] = ()
    differences: tuple[Difference, ...] = ()


def results(
    lines: Iterable[str], rules: Ruleset | str | None = None, usual: Ruleset | str | None = None
) -> Iterator[Result]:
    """The result of each line, as soon as it is asked for; blank lines and comments are counted, and have none.

    The lines may come from a list, an open file or a stream that never ends, and their own line ends
    may still be there; one is taken when its result is, and none is kept.
    ``rules`` are those of all lines, and a line that names others is refused; ``usual`` are those of
    the lines that name none.  Raises Refused where these cannot be loaded, and for nothing else.

    >>> found = list(results(["# two hands", "", "riichi han=4 fu=30 => 7700", "riichi han=4"]))
    >>> [(result.line_number, result.status) for result in found]
    [(3, 'ok'), (4, 'refused')]
    >>> found[0].breakdown.hands[""].total.amount, found[1].problems[0].code
    (7700, 'R214')
    """
    given = load_rules(rules) if isinstance(rules, str) else rules
    otherwise = load_rules(usual) if isinstance(usual, str) else usual
    for number, raw in enumerate(lines, 1):
        raw = raw.removeprefix("\ufeff") if number == 1 else raw  # a byte order mark
        result = result_at(number, raw, given, otherwise)
        if result is not None:
            yield result


def result_at(number: int, raw: str, rules: Ruleset | None = None, usual: Ruleset | None = None) -> Result | None:
    """The result of one line as it was read; None where it is blank or a comment.

    >>> result_at(7, "riichi han=4 fu=30 => 7600").status, result_at(8, "# the next game")
    ('differs', None)
    """
    line, expectation = split(raw)
    if expectation is not None:
        return result_of(line, expectation, rules, usual, number, raw, place_of(expectation, raw, line))
    return result_of(line, None, rules, usual, number, raw) if line.strip() else None


def result_of(
    line: str,
    expectation: str | None,
    rules: Ruleset | None = None,
    usual: Ruleset | None = None,
    number: int = 1,
    raw: str = "",
    at: int = 0,
) -> Result:
    """The result of one line that was split from its expectation.

    ``raw`` is the text that holds the expectation, ``at`` where in it: an expectation that cannot
    be read, or that nothing could meet, makes the line unreadable, and its problems have their
    places there.
    """
    words = read(line) if max(len(line), len(raw)) <= LONGEST else None
    if words is None:
        return Result(number, "unreadable", line[:LONGEST], rules.name if rules else "", None, (TOO_LONG,))
    used = rules or (usual if words.ruleset is None else None)
    ruleset = used.name if used else words.ruleset or ""
    try:
        expected = () if expectation is None else _expected(expectation, line)
        result = _scored(words, used)
        if not expected:
            differences: tuple[Difference, ...] = ()
        elif isinstance(result, Refused):
            differences = compare(result, expected)
        else:
            differences = compare(result, expected, used or load_rules(ruleset))
    except Refused as wrong:
        problems = tuple(
            p if p.start is None else p._replace(start=p.start + at, end=(p.end or 0) + at) for p in wrong.problems
        )
        return Result(number, "unreadable", raw.rstrip() or line, ruleset, None, problems)
    if isinstance(result, Refused):
        status = "ok" if expected and not differences else status_of(result.problems)
        return Result(number, status, line, ruleset, None, result.problems, differences)
    return Result(number, "differs" if differences else "ok", line, ruleset, result, (), differences)


def _expected(text: str, line: str) -> tuple[Expected, ...]:
    """The words of an expectation; raises Refused where they cannot be read or belong to no line."""
    if not line.strip():
        help = "write it behind the words of its line"
        raise Refused([Problem("C515", "an expectation without a line", 0, len(text), help)])
    found, problems = expectations(text)
    if problems:
        raise Refused(problems)
    return found


def _scored(words: Line, rules: Ruleset | None) -> Breakdown | Refused:
    try:
        return score_line(words, rules)
    except Refused as refused:
        return refused


def place_of(expectation: str, raw: str, line: str) -> int:
    """Where an expectation begins in the text from which it and its line were split.

    Behind the `=>` and its spaces; right behind it where nothing is expected.

    >>> place_of("3900", "riichi han=3 =>  3900 # c", "riichi han=3"), place_of("", "riichi => # c", "riichi")
    (17, 9)
    """
    behind = raw[len(line) :].lstrip()[2:]
    return len(raw) - len(behind.lstrip() if expectation else behind)
