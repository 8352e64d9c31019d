"""What a check found, in words and as JSON."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator
from typing import Any

from scorecalc.check.answers import Answer, Checked
from scorecalc.check.total import total_of
from scorecalc.expect import Difference
from scorecalc.problems import Problem
from scorecalc.render.signs import safe
from scorecalc.render.to_json import SCHEMA, refusal_json

__all__ = ["as_json", "counted", "differing", "next_command"]

_LONGEST = 1000  #: characters of a command that somebody would paste
_PLAIN = re.compile("[A-Za-z0-9+.:/_][A-Za-z0-9+=.:/_-]*")


def counted(checked: Checked) -> str:
    """A file in one line.

    >>> counted(Checked("suite.md", ()))
    'suite.md: no cases'
    """
    cases, differing = len(checked.cases), len(checked.differing)
    parts = [f"{cases or 'no'} case{'' if cases == 1 else 's'}"]
    if differing:
        parts.append(f"{differing} {'differs' if differing == 1 else 'differ'}")
    elif cases and not checked.flaws:
        parts.append("all as expected")
    if checked.bare:
        parts.append(f"{checked.bare} without an expectation")
    if checked.flaws:
        parts.append(f"{len(checked.flaws)} cannot be used")
    return safe(f"{checked.file}: {', '.join(parts)}")


def differing(checked: Checked) -> Iterator[str]:
    """Each case that differs: where it is, what was expected and got and why, and what shows the rest."""
    for answer in checked.differing:
        case = answer.case
        lines = [f"{checked.file}:{case.line_number}:{f' {case.name}' if case.name else ''}"]
        for found in answer.differences:
            lines += [
                f"  {found.what}",
                f"    expected: {_shown(found.expected)}",
                f"    got:      {_shown(found.got)}",
                *([f"    because:  {found.because}"] if found.because else []),
                *([f"    help:     {found.help}"] if found.help else []),
            ]
        command = next_command(answer)
        yield "\n".join(map(safe, [*lines, *([f"  next: {command}"] if command else [])]))


def next_command(answer: Answer) -> str:
    """The command that shows the whole breakdown of a case, safe to paste into a shell.

    "" where none does, or where it would fill the screen: such a line is no position.
    """
    if answer.line is None:
        return ""
    words, rules = (answer.line or answer.case.line).split(), answer.rules
    if rules.endswith(".toml"):
        words = ["-r", rules, *words]
    elif rules and words[:1] != [rules]:
        words = [rules, *words]
    command = " ".join(["scorecalc score -e", *map(_quoted, words)])
    return command if len(command) <= _LONGEST else ""


def as_json(files: Iterable[Checked], problems: Iterable[Problem] = ()) -> dict[str, Any]:
    """The object that `check --json` prints; ``problems`` are those of files that cannot be used."""
    checked, problems = list(files), list(problems)
    found = [*problems, *(problem for one in checked for flaw in one.flaws for problem in flaw.problems)]
    shown: dict[str, Any] = {
        "schema": SCHEMA,
        "cases": sum(len(one.cases) for one in checked),
        "differing": sum(len(one.differing) for one in checked),
        "differences": [
            _difference(one.file, answer, difference)
            for one in checked
            for answer in one.differing
            for difference in answer.differences
        ],
    }
    total = total_of(checked, problems)
    if found:
        shown["problems"] = refusal_json(found)["problems"]
    return shown | {"files": total.files, "failing": [*total.failing], "empty": [*total.empty]}


def _difference(file: str, answer: Answer, difference: Difference) -> dict[str, Any]:
    shown = {
        "file": file,
        "line_number": answer.case.line_number,
        "case": answer.case.name,
        "what": difference.what,
        "expected": difference.expected,
        "got": difference.got,
        "because": difference.because,
        "next": next_command(answer),
    }
    return shown | {"help": difference.help} if difference.help else shown


def _shown(value: int | str | None) -> str:
    return "none" if value is None else str(value)


def _quoted(word: str) -> str:
    return word if _PLAIN.fullmatch(word) else shlex.quote(word)
