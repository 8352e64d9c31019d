"""A line as words, before and after a vocabulary has given them meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.problems import Problem

__all__ = ["Bound", "HandWords", "Line", "Word"]


class Word(NamedTuple):
    """One word of a line: its kind, its text, and its characters in the line as given.

    ``kind`` is ``ruleset``, ``tiles``, ``flag``, ``setting`` or ``label``.  ``name`` is what stands
    before the ``=`` of a setting, after the ``+`` of a flag, before the ``:`` of a label, and the
    whole text otherwise; ``value`` is what stands behind the ``=``.
    """

    kind: str
    text: str
    start: int
    end: int
    name: str
    value: str = ""


class Line(NamedTuple):
    """The words of a line in order, and the problems of those that are no words at all.

    ``text`` is the line as given, without a comment and an expectation; places count in it.
    """

    text: str
    words: tuple[Word, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def ruleset(self) -> str | None:
        """The ruleset named by the first word, None where none is named."""
        return self.words[0].name if self.words and self.words[0].kind == "ruleset" else None


class HandWords:
    """What one player's words say (or, for the table, the words before the first label).

    ``tiles`` are pieces in the order written; ``flags`` the canonical names of the flags;
    ``settings`` canonical names and their values, a tuple of values where a setting repeats.
    ``words`` are the words themselves, for places.
    """

    __slots__ = ("flags", "label", "settings", "tiles", "words")

    def __init__(
        self,
        label: str,
        tiles: tuple[int, ...],
        flags: frozenset[str],
        settings: Mapping[str, Any],
        words: tuple[tuple[str, Word], ...],
    ) -> None:
        self.label = label
        self.tiles = tiles
        self.flags = flags
        self.settings = settings
        self.words = words

    def places(self, key: str) -> list[tuple[int, int]]:
        """Where each word of a key stands, in their order: a call that repeats, each group of tiles."""
        return [(word.start, word.end) for name, word in self.words if name == key]

    def place(self, *keys: str) -> tuple[int | None, int | None]:
        """Where a word stands: keys are ``+flag``, a setting's canonical name, ``tiles`` or ``label``.

        The first key that occurs gives the place; the tiles' place runs from their first word to
        their last.  (None, None) where none of them is in the line.
        """
        for key in keys:
            found = [word for name, word in self.words if name == key]
            if found:
                return found[0].start, found[-1].end if key == "tiles" else found[0].end
        return None, None


class Bound(NamedTuple):
    """A line whose every word has a meaning.

    ``table`` holds the words of the table, ``hands`` one entry a player in the order given: one
    entry, with the label ``""``, where the line names no player.  ``options`` are the options that
    the line overrides, canonical names and typed values.
    """

    line: str
    table: HandWords
    hands: tuple[HandWords, ...]
    options: Mapping[str, Any]
