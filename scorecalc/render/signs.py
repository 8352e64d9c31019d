"""What a terminal does with characters: which are harmless, how wide they are, what stands in for them.

Everything shown passes through :func:`safe`, so that a line or a player's name cannot move the
cursor, change colours or reverse the writing.
"""

from __future__ import annotations

__all__ = ["FRACTIONS", "SIGNS", "bold", "cells", "dim", "plain", "safe"]

#: vulgar fractions and what is written for them where only ASCII can be shown
FRACTIONS = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5"}
SIGNS = {"×": "x", "→": "->", "…": "...", "−": "-", "–": "-", "—": "-", "≥": ">=", "≤": "<=", "÷": "/", "·": "-"}


def safe(text: str) -> str:
    r"""The text with every control, direction or unassigned character and lone surrogate as an escape.

    Spaces of other widths stay, since a place in a line counts them as they are.

    >>> safe("a\x1b[2Jb\u202ec")
    'a\\x1b[2Jb\\u202ec'
    >>> safe("平和 ½")
    '平和 ½'
    """
    if text.isprintable():
        return text
    from unicodedata import category

    return "".join(c if c.isprintable() or category(c) == "Zs" else _escape(c) for c in text)


def plain(text: str) -> str:
    r"""The text in ASCII: known signs are spelled, other characters become escapes.

    >>> plain("10 / 3 = 3⅓ → 4, 30 × 2")
    '10 / 3 = 3 1/3 -> 4, 30 x 2'
    >>> plain("平和")
    '\\u5e73\\u548c'
    """
    if text.isascii():
        return text
    spelled: list[str] = []
    before = ""
    for c in text:
        if c in FRACTIONS:  # 3⅓ is three and a third, not 31/3
            spelled.append((" " if before.isdigit() else "") + FRACTIONS[c])
        elif c.isascii():
            spelled.append(c)
        else:
            spelled.append(SIGNS.get(c) or (" " if c.isspace() else _escape(c)))
        before = c
    return "".join(spelled)


def _escape(c: str) -> str:
    code = ord(c)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def cells(text: str) -> int:
    """How many columns of a terminal the text takes: two for a wide character, none for a combining one.

    >>> cells("pinfu"), cells("平和"), cells("½")
    (5, 4, 1)
    """
    if text.isascii():
        return len(text)
    from unicodedata import category, east_asian_width

    return sum(0 if category(c) in ("Mn", "Me") else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def bold(text: str, *, color: bool) -> str:
    """The text in bold where colour is on; nothing around an empty one."""
    return f"\x1b[1m{text}\x1b[0m" if color and text else text


def dim(text: str, *, color: bool) -> str:
    """The text dimmed where colour is on; nothing around an empty one."""
    return f"\x1b[2m{text}\x1b[0m" if color and text else text
