"""Names of players in any alphabet: what a letter is, how a name is composed, and when two are one."""

from __future__ import annotations

__all__ = ["LETTER", "composed", "folded", "is_name", "lettered"]

#: stands for every letter beyond A to Z where patterns are matched (`lettered`)
LETTER = "ä"
#: letters and signs that nobody sees: fillers, joiners, selectors
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"


def lettered(text: str) -> str:
    r"""The text with one sign for all letters beyond A to Z, character for character, so that places stay true.

    A sign above or below a letter is part of it, in whatever way the two are composed; signs that nobody sees are
    no letters.  Patterns that hold this one sign so read every alphabet, and stay quick for ASCII.

    >>> lettered("Jörg: Zoe\u0308 अनिता 東 ½ \u3164")
    'Järg: Zoeä äääää ä ½ \u3164'
    """
    if text.isascii():
        return text
    from unicodedata import category

    signs = []
    behind_letter = False
    for c in text:
        if c.isascii():
            behind_letter = c.isalpha()
        else:
            letter = c.isalpha() or (behind_letter and category(c) in ("Mn", "Mc"))
            behind_letter = letter and not _unseen(c)
        signs.append(LETTER if behind_letter and not c.isascii() else c)
    return "".join(signs)


def _unseen(c: str) -> bool:
    return c in _UNSEEN or "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"


def composed(text: str) -> str:
    r"""The text as names are kept: a letter and the sign above it are one character, where there is one (NFC).

    >>> composed("Jo\u0308rg") == "Jörg"
    True
    """
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


def folded(name: str) -> str:
    r"""What two names have alike that are one: capitals and the way in which letters are composed make no difference.

    >>> folded("JÖRG") == folded("jo\u0308rg"), folded("Straße") == folded("STRASSE")
    (True, True)
    """
    return composed(composed(name).casefold())


def is_name(text: str) -> bool:
    """Whether a player can be called so in a line: a letter of any alphabet, then letters, digits and `-`.

    >>> [is_name(text) for text in ("Anna", "Zoë", "東-2", "2nd", "J.R.", "")]
    [True, True, True, False, False, False]
    """
    plain = lettered(text).replace(LETTER, "a")
    return plain.isascii() and plain[:1].isalpha() and plain.replace("-", "").isalnum()
