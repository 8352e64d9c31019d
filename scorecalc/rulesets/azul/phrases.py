"""Turns of phrase that reasons, notes and problems share."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["listed", "tiles"]


def listed(words: Iterable[object], last_word: str = "and") -> str:
    """Words joined as in a sentence.

    >>> listed([1, 3, 4]), listed(["`R1:2`", "`R1:4`"], "or"), listed(["Anna"])
    ('1, 3 and 4', '`R1:2` or `R1:4`', 'Anna')
    """
    *most, last = map(str, words)
    return f"{', '.join(most)} {last_word} {last}" if most else last


def tiles(count: int) -> str:
    """``1 tile``, ``2 tiles``."""
    return "1 tile" if count == 1 else f"{count} tiles"
