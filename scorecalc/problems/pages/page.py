"""What a page of a problem code holds."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Page"]


class Page(NamedTuple):
    """``title`` is a sentence, ``text`` says what it means and what to do, ``example`` is a line that has it."""

    title: str
    text: str
    example: str = ""
