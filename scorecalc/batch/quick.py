"""The quick way of a line to its row, where its game has one.

Words are learnt once by the vocabulary that reads every line; what a game made of them is then all that a line of
the same words needs.  Tiles are nearly always new, so they are looked up run by run (``123m``).
"""

from __future__ import annotations

import re
from typing import Any

from scorecalc.model.score import Settled, Short
from scorecalc.notation.bind import meaning_of
from scorecalc.notation.spelling import word_of
from scorecalc.render.rows import deltas_cell, payments_cell
from scorecalc.rules.ruleset import Quick, QuickGame, Ruleset

__all__ = ["QuickRows", "quick_rows"]

_BOUND = 20_000  # words that are remembered: start again then


def quick_rows(ruleset: Ruleset) -> QuickRows | None:
    """The quick way under a ruleset, None where there is none."""
    game = ruleset.game
    quick = game.quick(ruleset.ready) if isinstance(game, QuickGame) else None
    return None if quick is None else QuickRows(ruleset, quick)


class QuickRows:
    """Rows of lines of one ruleset."""

    __slots__ = ("_cells", "_known", "_name", "_quick", "_runs_in", "_vocabulary")

    def __init__(self, ruleset: Ruleset, quick: Quick) -> None:
        self._quick = quick
        self._name = ruleset.name
        self._vocabulary = ruleset.vocabulary
        self._runs_in = re.compile(ruleset.vocabulary.alphabet.pattern).findall
        #: a word or a run of tiles, and what it does
        self._known: dict[str, Any] = {}
        self._cells: dict[int, tuple[Settled, str, str]] = {}

    def short(self, line: str) -> Short | None:
        """The result of a line in short; None where it goes the long way."""
        known = self._known
        words = line.split(" ")
        if words[0] == self._name:
            del words[0]
        found: list[Any] = []
        for word in words:
            does = known.get(word)
            if does is not None:
                found.append(does)
                continue
            runs = self._runs_in(word)
            if "".join(runs) != word:
                runs = [word]
            for run in runs:
                does = known.get(run) or self._learnt(run)
                if does is None:
                    return None
                found.append(does)
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
             short.items, "", line)
        )  # fmt: skip

    def _learnt(self, written: str) -> Any:
        """What a word or a run of tiles does, None where its line goes the long way."""
        does = self._meant(written) if written else None
        if does is not None:
            if len(self._known) >= _BOUND:
                self._known.clear()
            self._known[written] = does
        return does

    def _meant(self, written: str) -> Any:
        word = word_of(written)
        if word is None:
            return None
        if word.kind == "tiles":
            pieces, unread = self._vocabulary.alphabet.read(written)
            return None if unread else self._quick.tiles(pieces)
        meaning = meaning_of(word, self._vocabulary)
        return None if meaning is None else self._quick.word(meaning[2], meaning[3])
