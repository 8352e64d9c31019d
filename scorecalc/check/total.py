"""What came of several files, in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scorecalc.check.answers import Checked
from scorecalc.problems import Problem
from scorecalc.render.signs import safe

__all__ = ["Total", "total_of"]

_MOST_NAMED = 10  #: files
_FOLDER = "D430"  #: a folder that holds nothing


class Total(NamedTuple):
    """How many files and cases there are, and what is wrong with how many of them.

    ``differing`` are cases, ``flaws`` what cannot be used in a file, ``unusable`` files that cannot be used at all,
    ``hollow`` folders without cases.
    ``failing`` are the files that any of this is in, ``empty`` those without a case, in the order in which they were
    checked.
    """

    files: int
    cases: int
    differing: int
    bare: int
    flaws: int
    unusable: int
    hollow: int
    failing: tuple[str, ...]
    empty: tuple[str, ...]

    def __str__(self) -> str:
        """One line.

        >>> print(Total(60, 912, 6, 0, 0, 0, 0, ("g17.md", "g33.md", "g41.md"), ()))
        60 files, 912 cases: 6 differ, in g17.md, g33.md and g41.md
        >>> print(Total(2, 3, 0, 1, 0, 0, 0, (), ("README.md",)))
        2 files, 3 cases, all as expected, 1 without an expectation; no cases in README.md
        """
        wrong = [
            f"{self.differing} {'differs' if self.differing == 1 else 'differ'}" if self.differing else "",
            f"{self.flaws} cannot be used" if self.flaws else "",
            f"{_counted(self.unusable, 'file')} cannot be used" if self.unusable else "",
            f"{_counted(self.hollow, 'folder')} without cases" if self.hollow else "",
        ]
        head = f"{_counted(self.files, 'file')}, {_counted(self.cases, 'case')}"
        bare = f"{self.bare} without an expectation" if self.bare else ""
        if self.failing:
            parts = [f"{head}: {', '.join(filter(None, [*wrong, bare]))}", f"in {_named(self.failing)}"]
        else:
            parts = [head, "all as expected" if self.cases else "", bare]
        empty = f"; no cases in {_named(self.empty)}" if self.empty else ""
        return safe(", ".join(filter(None, parts)) + empty)


def total_of(checked: Iterable[Checked], unusable: Iterable[Problem]) -> Total:
    """The total of files that were checked, and of those that could not be, by their problems."""
    files = list(checked)
    problems = list(unusable)
    lost = {problem.file or "" for problem in problems if problem.code != _FOLDER}
    hollow = {problem.file or "" for problem in problems if problem.code == _FOLDER}
    failing = [one.file for one in files if one.differing or one.flaws]
    return Total(
        files=len(files) + len(lost),
        cases=sum(len(one.cases) for one in files),
        differing=sum(len(one.differing) for one in files),
        bare=sum(one.bare for one in files),
        flaws=sum(len(one.flaws) for one in files),
        unusable=len(lost),
        hollow=len(hollow),
        failing=tuple(dict.fromkeys([*failing, *(problem.file or "" for problem in problems)])),
        empty=tuple(one.file for one in files if not one.cases and not one.flaws),
    )


def _counted(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _named(files: Sequence[str]) -> str:
    """The first ten, and how many more there are.

    >>> _named(["a.md"]), _named(["a.md", "b.md"])
    ('a.md', 'a.md and b.md')
    >>> _named([f"g{number}.md" for number in range(1, 13)]).partition("g10.md")[2]
    ' and 2 more'
    """
    named = [*files[:_MOST_NAMED]]
    if len(files) > _MOST_NAMED:
        named.append(f"{len(files) - _MOST_NAMED} more")
    *first, last = named
    return f"{', '.join(first)} and {last}" if first else last
