"""A line of text to words with their places, before any game is known.

The same few words fill a file of hands, so a word that was read before is answered from a bounded
memory; every other goes through the one regular expression of all words.
"""

from __future__ import annotations

import re

from scorecalc.model.words import Line, Word
from scorecalc.notation.patterns import WORD

__all__ = ["fold", "read", "split", "word_of"]

#: full-width signs, and spaces of every width, to the ASCII ones: one character for one, so that places stay true
_FOLDED = {0xFF01 + i: 0x21 + i for i in range(94)} | dict.fromkeys(
    [ord(c) for c in "\t\n\r\u00a0\u1680\u202f\u205f\u3000"] + [*range(0x2000, 0x200B)], 0x20
)
_CUT = re.compile("(?<![^ ])(?:#|=>)")

_known: dict[str, tuple[str, str, str]] = {}
# the words of a line are made a million times in a batch: this is half the price of calling Word
_new_word = tuple.__new__


def fold(text: str) -> str:
    """The line in the signs that the notation is written in.

    >>> fold("２３４ｍ　ｗｉｎ＝４ｍ")
    '234m win=4m'
    """
    return text if text.isascii() and text.isprintable() else text.translate(_FOLDED)


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
        parts = _known.get(written) or _learn(written)
        if parts is None:
            from scorecalc.notation.misread import reread

            return reread(text, plain)
        end = start + len(written)
        words.append(_new_word(Word, (parts[0], written, start, end, parts[1], parts[2])))
        start = end + 1
    return Line(text, tuple(words))


def _learn(written: str) -> tuple[str, str, str] | None:
    match = WORD.fullmatch(written)
    if match is None:
        return None
    kind = match.lastgroup or ""
    value = match["setting_value"] if kind == "setting" else ""
    if len(_known) >= 20_000:  # a bound, not a cache policy: start again
        _known.clear()
    parts = _known[written] = (kind, match[f"{kind}_name"], value)
    return parts


def word_of(written: str, start: int = 0) -> Word | None:
    """A single word that stands at ``start``, None where it is none.

    >>> word_of("seat=S", 7)
    Word(kind='setting', text='seat=S', start=7, end=13, name='seat', value='S')
    """
    parts = _learn(written)
    return parts and Word(parts[0], written, start, start + len(written), parts[1], parts[2])


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
