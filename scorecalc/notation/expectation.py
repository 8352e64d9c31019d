"""The words behind ``=>``: what a line is expected to give."""

from __future__ import annotations

import re
from typing import NamedTuple

from scorecalc.model.names import composed, lettered
from scorecalc.notation.patterns import EXPECTED, joined
from scorecalc.notation.spelling import fold
from scorecalc.notation.wording import shown
from scorecalc.problems import Problem

__all__ = ["Expected", "expectations"]

_TOKEN = joined(EXPECTED)
_HELP = "write `3900` or `11P`, `pinfu`, `fu=40`, `S=+850` or `error R310`"


class Expected(NamedTuple):
    """One thing that is expected; ``start`` and ``end`` count in the expectation.

    ==========  ==============  ====================  =================
    kind        written         name                  value
    ==========  ==============  ====================  =================
    ``amount``  ``11P``         the unit, maybe ""    ``11``
    ``item``    ``pinfu``       the item              ""
    ``field``   ``fu=40``       the field or account  ``40``
    ``delta``   ``S=+850``      the player            ``+850``
    ``error``   ``error R310``  ""                    ``R310``
    ==========  ==============  ====================  =================

    Values are text: only the result that they are compared with tells their type.
    """

    kind: str
    name: str
    value: str
    start: int
    end: int


def expectations(text: str) -> tuple[tuple[Expected, ...], tuple[Problem, ...]]:
    """What is expected, in the order written, and the problems of what is no expectation.

    >>> [(e.kind, e.name, e.value, e.start, e.end) for e in expectations("11P pinfu error R310")[0]]
    [('amount', 'P', '11', 0, 3), ('item', 'pinfu', '', 4, 9), ('error', '', 'R310', 10, 20)]
    >>> [(e.name, e.value) for e in expectations("Jörg=+850 winner=Zoë")[0]]
    [('Jörg', '+850'), ('winner', 'Zoë')]
    >>> expectations("fu:40")[1][0].code
    'N150'
    """
    plain = fold(text)
    matched = lettered(plain)
    found: list[Expected] = []
    problems: list[Problem] = []
    at = 0
    while word := re.compile("[^ ]+").search(plain, at):
        start, at = word.span()
        match = _TOKEN.match(matched, start)
        if match is not None:
            at = match.end()
            kind = match.lastgroup or ""
            name, value = (_part(match, f"{kind}_{role}", plain) for role in ("name", "value"))
            found.append(Expected(kind, name, value, start, at))
        elif word[0] == "error":
            advice = "name the problem, as in `error R310`"
            problems.append(Problem("N151", "`error` has no code behind it", start, at, advice))
        else:
            meant = (f"error {word[0]}",) if _TOKEN.fullmatch(f"error {word[0]}") else ()
            advice = f"did you mean `{meant[0]}`?" if meant else _HELP
            problems.append(Problem("N150", f"`{shown(word[0])}` is no expectation", start, at, advice, meant))
    if not found and not problems:
        problems.append(Problem("N152", "nothing is expected behind `=>`", help=_HELP))
    return tuple(found), tuple(problems)


def _part(match: re.Match[str], group: str, plain: str) -> str:
    """What stands in the line where a part was matched, "" where a word has no such part."""
    if group not in match.re.groupindex:
        return ""
    start, end = match.span(group)
    return composed(plain[start:end])
