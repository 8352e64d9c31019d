"""A line of text to words with their places, before any game is known.

A line of words goes word by word through the memory of spellings; one that holds something else is
read again by the grammar, which says what is wrong.
"""

from __future__ import annotations

import re

from scorecalc.model.words import Line, Word
from scorecalc.notation.spelling import fold, parts_of

__all__ = ["read", "split"]

_CUT = re.compile("(?<![^ ])(?:#|=>)")

# the words of a line are made a million times in a batch: this is half the price of calling Word
_new_word = tuple.__new__


def read(text: str) -> Line:
    """The words of a line; what is no word becomes a problem (N103 to N109), and reading goes on behind it.

    A bare name is a word of the kind ``ruleset`` wherever it stands: only binding knows what it was
    meant to be.

    >>> [(word.kind, word.name, word.value) for word in read("riichi 55s +riichi win=5s").words]
    [('ruleset', 'riichi', ''), ('tiles', '55s', ''), ('flag', 'riichi', ''), ('setting', 'win', '5s')]
    >>> [(problem.code, problem.start, problem.end) for problem in read("55s,55p 1m").problems]
    [('N103', 3, 4)]
    """
    plain = fold(text)
    words = []
    start = 0
    for written in plain.split(" "):
        if not written:
            start += 1
            continue
        parts = parts_of(written)
        if parts is None:
            from scorecalc.notation.misread import reread

            return reread(text, plain)
        end = start + len(written)
        words.append(_new_word(Word, (parts[0], written, start, end, parts[1], parts[2])))
        start = end + 1
    return Line(text, tuple(words))


def split(raw: str) -> tuple[str, str | None]:
    """A line of a file: the line itself, and the expectation behind its ``=>``; a comment is cut off.

    Both stand only where a word could begin, so ``a#b`` holds no comment.  Places in the line stay
    true, those in the expectation count from its own beginning.

    >>> split("riichi han=4 fu=30 => 7700  # a dealer's would be 11600")
    ('riichi han=4 fu=30', '7700')
    >>> split("# only a comment"), split("  riichi 1m#")
    (('', None), ('  riichi 1m#', None))
    """
    plain = fold(raw)
    cut = _CUT.search(plain)
    if cut is None:
        return raw.rstrip(), None
    line = raw[: cut.start()].rstrip()
    if cut[0] == "#":
        return line, None
    comment = re.compile("(?<![^ ])#").search(plain, cut.end())
    return line, raw[cut.end() : comment.start() if comment else None].strip()
