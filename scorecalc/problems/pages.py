"""The page behind each problem code, for `explain N120`.

Loaded only when a page is asked for.  The exact messages are fixed by the catalogue in the tests.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["PAGES", "Page"]


class Page(NamedTuple):
    """``title`` is a sentence, ``text`` says what it means and what to do, ``example`` is a line that has it."""

    title: str
    text: str
    example: str = ""


PAGES: dict[str, Page] = {}
