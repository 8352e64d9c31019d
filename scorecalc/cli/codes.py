"""Exit codes: what a script that runs a command can tell from its number."""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.problems import Problem

__all__ = ["BUG", "DONE", "INTERRUPTED", "NO", "REFUSED", "UNREADABLE", "UNUSABLE", "code_of"]

DONE = 0  #: it was done
NO = 1  #: the answer is no: a check differs, a line of a batch failed
UNREADABLE = 2  #: the words, or the command line itself, cannot be read
REFUSED = 3  #: the words can be read, but the rules refuse what they say
UNUSABLE = 4  #: a file cannot be used: rules, configuration, cases, output
BUG = 70  #: the fault is ours (EX_SOFTWARE of sysexits.h)
INTERRUPTED = 130  #: ended by Ctrl-C (128 and the signal's number, as shells count)

_BY_LETTER = {"N": UNREADABLE, "D": UNUSABLE, "R": REFUSED, "C": NO}


def code_of(problems: Iterable[Problem]) -> int:
    """The exit code of a refusal: that of its worst kind, words before files before rules.

    >>> code_of([Problem("R310", "no yaku"), Problem("N120", "no flag `+tsum` in riichi")])
    2
    """
    letters = {problem.code[0] for problem in problems}
    return next((code for letter, code in _BY_LETTER.items() if letter in letters), BUG)
