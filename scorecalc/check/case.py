"""A case: a line and what it is expected to give, with the place where that is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorecalc.batch.results import place_of
from scorecalc.notation import split
from scorecalc.problems import Problem, Refused
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Agreed", "Case", "Recorded", "Rules", "Written", "cases_of", "flaw", "written_lines"]

_LINE = re.compile("([^\r\n]*)(\r\n|\r|\n|$)")


class Written(NamedTuple):
    """A line of a file without its end: its number from 1, its text, and where in the file's text it begins."""

    number: int
    text: str
    start: int


class Rules(NamedTuple):
    """A ruleset, and the name or the path of a file by which ``-r`` finds it."""

    ruleset: Ruleset
    name: str


class Case(NamedTuple):
    """One line to be scored.

    ``expectation`` is None where nothing is expected but that it can be scored.  ``rules`` are those
    that its block names, None where it names none; ``name`` is the heading above it.  ``written`` is
    the line of the file that holds the expectation and ``at`` where in it, or where one would be
    written.  A ``bound`` case cannot have an expectation of several words: a cell between spaces.
    What is ``played`` is a line of a game, which need not expect anything.
    """

    line: str
    expectation: str | None
    line_number: int
    name: str
    rules: Rules | None
    written: Written
    at: int
    bound: bool = False
    played: bool = False


class Agreed(NamedTuple):
    """A word of the header of a game, ``start=25``, with its place in the line that holds it."""

    name: str
    value: str
    start: int
    end: int


class Recorded(NamedTuple):
    """A whole game: its lines are entered one after the other at one table.

    ``rules`` are those that its block names; ``opened`` is the line of its header and ``agreed`` what that says
    of the players and the options of the table.
    """

    lines: tuple[Case, ...]
    rules: Rules | None
    opened: Written
    agreed: tuple[Agreed, ...]


def written_lines(text: str) -> Iterator[Written]:
    r"""The lines of a text; `\n`, `\r\n` and `\r` end one.

    >>> [tuple(line) for line in written_lines("a\r\n\nb")]
    [(1, 'a', 0), (2, '', 3), (3, 'b', 4)]
    """
    number = 0
    for match in _LINE.finditer(text):
        if match.start() < len(text):
            number += 1
            yield Written(number, match[1], match.start())


def flaw(code: str, message: str, line: Written, help: str = "", start: int = 0, end: int | None = None) -> Refused:
    """A problem of the file itself at one of its lines."""
    last = len(line.text.rstrip()) if end is None else end
    return Refused([Problem(code, message, start, last, help, line_number=line.number)], line.text)


def cases_of(lines: Iterable[Written], name: str = "", rules: Rules | None = None) -> tuple[list[Case], list[Refused]]:
    r"""The cases of lines of the form ``words => expectation``, and what is wrong with them.

    The expectation stands on the line itself or on the next.

    >>> found, _ = cases_of(written_lines("riichi han=4 fu=30\n=> 7700"))
    >>> found[0].line, found[0].expectation, found[0].line_number
    ('riichi han=4 fu=30', '7700', 1)
    """
    cases: list[Case] = []
    flaws: list[Refused] = []
    for written in lines:
        line, expectation = split(written.text)
        if line.strip():
            at = len(line) if expectation is None else place_of(expectation, written.text, line)
            cases.append(Case(line.strip(), expectation, written.number, name, rules, written, at))
        elif expectation is not None:
            at = place_of(expectation, written.text, line)
            end = at + len(expectation)
            if not cases:
                help = "write it behind the words of its line"
                flaws.append(flaw("C515", "an expectation without a line", written, help, at, end))
            elif cases[-1].expectation is not None:
                help = "write all that is expected behind one `=>`"
                flaws.append(flaw("C516", "a second expectation of one line", written, help, at, end))
            else:
                cases[-1] = cases[-1]._replace(expectation=expectation, written=written, at=at)
    return cases, flaws
