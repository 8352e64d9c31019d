"""A single word: the signs it is written in, and what its spelling alone makes of it."""

from __future__ import annotations

from scorecalc.model.names import composed, lettered
from scorecalc.model.words import Word
from scorecalc.notation.patterns import SELECTORS, WORD

__all__ = ["fold", "parts_of", "stood_at", "without_selectors", "word_of"]

#: full-width signs, and spaces of every width, to the ASCII ones: one character for one, so that places stay true
_FOLDED = {0xFF01 + i: 0x21 + i for i in range(94)} | dict.fromkeys(
    [ord(c) for c in "\t\n\r\u00a0\u1680\u202f\u205f\u3000"] + [*range(0x2000, 0x200B)], 0x20
)

_known: dict[str, tuple[str, str, str]] = {}


def fold(text: str) -> str:
    """The line in the signs that the notation is written in.

    >>> fold("２３４ｍ　ｗｉｎ＝４ｍ")
    '234m win=4m'
    """
    return text if text.isascii() and text.isprintable() else text.translate(_FOLDED)


def parts_of(written: str) -> tuple[str, str, str] | None:
    r"""Kind, name and value of a word, None where it is none.

    Name and value are composed (NFC), so that two spellings of one letter are one; the word itself stays as it is.
    The same few words fill a file of hands, so one that was read before is answered from a bounded
    memory; every other goes through the one regular expression of all words.

    >>> parts_of("seat=Jo\u0308rg") == ("setting", "seat", "Jörg")
    True
    """
    known = _known.get(written)
    if known is not None:
        return known
    match = WORD.fullmatch(written)
    if match is None:
        return None if written.isascii() else _in_any_alphabet(written)
    kind = match.lastgroup or ""
    value = match["setting_value"] if kind == "setting" else ""
    if len(_known) >= 20_000:  # a bound, not a cache policy: start again
        _known.clear()
    parts = _known[written] = (kind, match[f"{kind}_name"], value)
    return parts


def _in_any_alphabet(written: str) -> tuple[str, str, str] | None:
    match = WORD.fullmatch(lettered(written))
    if match is None:
        return None
    kind = match.lastgroup or ""
    start, end = match.span(f"{kind}_name")
    behind = match.start("setting_value") if kind == "setting" else len(written)
    return kind, composed(written[start:end]), composed(written[behind:])


def word_of(written: str, start: int = 0) -> Word | None:
    """A single word that stands at ``start``, None where it is none.

    >>> word_of("seat=S", 7)
    Word(kind='setting', text='seat=S', start=7, end=13, name='seat', value='S')
    """
    parts = parts_of(written)
    return parts and Word(parts[0], written, start, start + len(written), parts[1], parts[2])


def without_selectors(text: str) -> tuple[str, list[int]]:
    r"""A word without the signs that choose how a Unicode tile looks, and where its characters stood.

    >>> without_selectors("🀄\ufe0f🀇")
    ('🀄🀇', [0, 2])
    """
    if text.isascii():
        return text, list(range(len(text)))
    kept = [at for at, character in enumerate(text) if character not in SELECTORS]
    return "".join(text[at] for at in kept), kept


def stood_at(typed: str) -> list[tuple[int, int]]:
    r"""Where each character of a value stood as it was typed: one that was composed took two places or more.

    >>> stood_at("Jo\u0308rg")
    [(0, 1), (1, 3), (3, 4), (4, 5)]
    """
    stood: list[tuple[int, int]] = []
    for at in without_selectors(typed)[1]:
        if stood and len(composed(typed[stood[-1][0] : at + 1])) == 1:
            stood[-1] = stood[-1][0], at + 1
        else:
            stood.append((at, at + 1))
    return stood
