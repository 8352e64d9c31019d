"""The alphabet of a game: how its pieces are written, and the numbers that stand for them.

A piece is an int from 0.  Most games write several pieces of one suit in a run, digits before the
suit's letter (``123m``); others write each piece by itself (``E``, ``Ah``, ``10d``).  An alphabet
reads both, mixed in one word, and writes them back the shortest way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

__all__ = ["Alphabet", "Unread"]


class Unread(NamedTuple):
    """A stretch of a word that the alphabet does not know; ``start`` and ``end`` count within the word."""

    text: str
    start: int
    end: int
    reason: str


class Alphabet:
    """The pieces of one game.

    ``names[piece]`` is the name of a piece as it is written alone.  ``runs`` maps a suit's letter
    to its digits and their pieces, ``singles`` maps other spellings to pieces (the longest that
    fits is taken); suits are printed in the order of ``runs``.
    ``shape`` tells in a sentence how a piece is written, where that is more than a list of letters.

    >>> coins = Alphabet(["1c", "2c", "X"], runs={"c": {"1": 0, "2": 1}}, singles={"X": 2})
    >>> coins.read("12cX")
    ((0, 1, 2), ())
    >>> coins.write([2, 1, 0])
    '12c X'
    >>> coins.read("19cX?")[1][0]
    Unread(text='9', start=1, end=2, reason='no piece `9c`')
    """

    __slots__ = ("_memo", "_pattern", "_runs", "_singles", "names", "shape", "suit_of")

    def __init__(
        self,
        names: Sequence[str],
        *,
        runs: Mapping[str, Mapping[str, int]] | None = None,
        singles: Mapping[str, int] | None = None,
        shape: str = "",
    ) -> None:
        self.names = tuple(names)
        self.shape = shape
        self._runs = dict(runs or {})
        self._singles = dict(singles or {})
        #: piece -> (suit letter, digit) where it is written in runs
        self.suit_of = {p: (s, d) for s, digits in self._runs.items() for d, p in digits.items()}
        spelled = "|".join(re.escape(s) for s in sorted(self._singles, key=len, reverse=True))
        suits = "".join(self._runs)
        parts = ([rf"(?P<single>{spelled})"] if spelled else []) + (
            # a run begins where its digits do, or a long row of digits without a suit would be tried from each of them
            [rf"(?<![0-9])(?P<digits>[0-9]++)(?P<suit>[{suits}])"] if suits else []
        )
        self._pattern = re.compile("|".join(parts))
        self._memo: dict[str, tuple[tuple[int, ...], tuple[Unread, ...]]] = {}

    def read(self, word: str) -> tuple[tuple[int, ...], tuple[Unread, ...]]:
        """The pieces of a word in the order written, and what in it could not be read.

        A word read before is answered from a bounded memory: the same few words fill a file of
        hands.
        """
        known = self._memo.get(word)
        if known is None:
            if len(self._memo) >= 20_000:  # a bound, not a cache policy: start again
                self._memo.clear()
            known = self._memo[word] = self._read(word)
        return known

    @property
    def pattern(self) -> str:
        """A regular expression for a run, or a piece that is written alone, in ASCII.

        >>> Alphabet(["1c", "2c", "X"], runs={"c": {"1": 0, "2": 1}}, singles={"X": 2, "\u2716": 2}).pattern
        '[0-9]+[c]|X'
        """
        singles = sorted((re.escape(s) for s in self._singles if s.isascii()), key=len, reverse=True)
        letters = "".join(s for s in singles if len(s) == 1)
        alone = [f"[{letters}]" if len(letters) > 1 else letters, *(s for s in singles if len(s) > 1)]
        return "|".join(filter(None, [f"[0-9]+[{''.join(self._runs)}]" if self._runs else "", *alone]))

    def _read(self, word: str) -> tuple[tuple[int, ...], tuple[Unread, ...]]:
        pieces: list[int] = []
        unread: list[Unread] = []
        at = 0
        while at < len(word):
            match = self._pattern.match(word, at)
            if match is None:
                end = at + 1
                while end < len(word) and self._pattern.match(word, end) is None:
                    end += 1
                unread.append(Unread(word[at:end], at, end, f"no piece `{word[at:end]}`"))
                at = end
                continue
            groups = match.groupdict()
            if groups.get("single"):
                pieces.append(self._singles[groups["single"]])
            else:
                digits = self._runs[groups["suit"]]
                for offset, digit in enumerate(groups["digits"], at):
                    if digit in digits:
                        pieces.append(digits[digit])
                    else:
                        reason = f"no piece `{digit}{groups['suit']}`"
                        unread.append(Unread(digit, offset, offset + 1, reason))
            at = match.end()
        return tuple(pieces), tuple(unread)

    def write(self, pieces: Iterable[int]) -> str:
        """Pieces as words, sorted, one word a suit, the others joined in one word at the end."""
        runs: dict[str, list[int]] = {suit: [] for suit in self._runs}
        others: list[int] = []
        for piece in sorted(pieces, key=self.rank):
            if piece in self.suit_of:
                runs[self.suit_of[piece][0]].append(piece)
            else:
                others.append(piece)
        words = ["".join(self.suit_of[p][1] for p in run) + suit for suit, run in runs.items() if run]
        if others:
            words.append("".join(self.names[p] for p in others))
        return " ".join(words)

    def rank(self, piece: int) -> int:
        """Where a piece stands in print; a game whose numbers are in another order overrides it."""
        return piece
