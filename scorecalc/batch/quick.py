"""The quick way of a line to its row, where its game has one.

Words are learnt once by the vocabulary that reads every line; what a game made of them is then all that a line of
the same words needs.  Tiles are nearly always new, so they are looked up run by run.
"""

from __future__ import annotations

from typing import Any

from scorecalc.model.score import Settled, Short
from scorecalc.notation.bind import meaning_of
from scorecalc.notation.spelling import word_of
from scorecalc.render.rows import deltas_cell, payments_cell
from scorecalc.rules.ruleset import Quick, QuickGame, Ruleset

__all__ = ["QuickRows", "quick_rows"]

_BOUND = 20_000  # words that are remembered: start again then
_LONG_WAY: tuple[Any, ...] = ()


def quick_rows(ruleset: Ruleset) -> QuickRows | None:
    """The quick way under a ruleset, None where there is none."""
    game = ruleset.game
    quick = game.quick(ruleset.ready) if isinstance(game, QuickGame) else None
    return None if quick is None else QuickRows(ruleset, quick)


class QuickRows:
    """Rows of lines of one ruleset."""

    __slots__ = ("_cells", "_known", "_name", "_quick", "_vocabulary")

    def __init__(self, ruleset: Ruleset, quick: Quick) -> None:
        self._quick = quick
        self._name = ruleset.name
        self._vocabulary = ruleset.vocabulary
        #: a word, or a run of tiles, and what it does
        self._known: dict[str, tuple[Any, ...]] = {ruleset.name: _LONG_WAY}
        self._cells: dict[int, tuple[Settled, str, str]] = {}

    def short(self, line: str) -> Short | None:
        """The result of a line in short; None where it goes the long way."""
        if not line.isascii():
            return None
        known = self._known
        words = line.split(" ")
        if words[0] == self._name:
            del words[0]
        found: list[Any] = []
        for word in words:
            does = known.get(word)
            if does is None:
                does = self._learn(word)
            if not does:
                return None
            found += does
        return self._quick.score(found)

    def row(self, line: str, number: int, separator: str = ",") -> str | None:
        """The row of a line without expectations, None where it goes the long way.

        Nothing in it needs quotes: the words of such a line hold no separator.
        """
        short = self.short(line)
        if short is None:
            return None
        settled = short.settled
        cells = self._cells.get(id(settled))
        if cells is None or cells[0] is not settled:
            cells = settled, payments_cell(settled.payments), deltas_cell(settled.deltas)
            if len(self._cells) >= _BOUND:
                self._cells.clear()
            self._cells[id(settled)] = cells
        return separator.join(
            (str(number), "ok", self._name, str(short.total), short.unit, short.limit or "", cells[1], cells[2],
             " ".join(short.items), "", line)
        )  # fmt: skip

    def _learn(self, written: str) -> tuple[Any, ...]:
        """What a word does, () where its line goes the long way; a hand's tiles are not kept, their runs are."""
        known = self._known
        if len(known) >= _BOUND:
            known.clear()
        word = word_of(written) if written else None
        if word is None:
            return _LONG_WAY
        if word.kind == "tiles":
            runs = self._vocabulary.alphabet.runs_of(written)
            if runs is None:
                return _LONG_WAY
            found: tuple[Any, ...] = ()
            for run in runs:
                does = known.get(run)
                if does is None:
                    pieces, unread = self._vocabulary.alphabet.read(run)
                    does = known[run] = _LONG_WAY if unread else (self._quick.tiles(pieces),)
                if not does:
                    return _LONG_WAY
                found += does
            return found
        meaning = meaning_of(word, self._vocabulary)
        does = None if meaning is None else self._quick.word(meaning[2], meaning[3])
        known[written] = learnt = _LONG_WAY if does is None else (does,)
        return learnt
