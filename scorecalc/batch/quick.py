"""The quick way of a line to its row, where its game has one.

Words are learnt once by the vocabulary that reads every line; what a game made of them is then all that a line of
the same words needs.  Tiles are nearly always new, so they are looked up run by run (``123m``).
"""

from __future__ import annotations

import re
from typing import Any

from scorecalc.api import load_rules, ruleset_names
from scorecalc.batch.results import LONGEST
from scorecalc.model.score import Settled, Short
from scorecalc.notation.bind import meaning_of
from scorecalc.notation.spelling import word_of
from scorecalc.render.rows import deltas_cell, payments_cell
from scorecalc.rules.ruleset import Quick, QuickGame, Ruleset

__all__ = ["QuickLines", "QuickRows", "quick_rows"]

_BOUND = 60_000  # words that are remembered: start again then


class QuickLines:
    """The quick way of lines of any ruleset to rows of one form.

    ``rules`` are those of all lines, ``usual`` those of the lines that name none, as for the long way.
    """

    __slots__ = ("_by_name", "_one", "_separator", "_usual")

    def __init__(self, form: str, rules: Ruleset | None, usual: Ruleset | None) -> None:
        self._separator = "\t" if form == "tsv" else ","
        self._one = None if rules is None else quick_rows(rules)
        self._usual = None if usual is None else quick_rows(usual)
        #: the quick way of a line by its first word; None altogether where all lines have rules without one
        self._by_name: dict[str, QuickRows | None] | None = {} if rules is None else None

    def row(self, line: str, number: int) -> str | None:
        """The row of a line that is scored, None where it goes the long way."""
        if self._one is not None:
            return self._one.row(line, number, self._separator)
        if self._by_name is None:
            return None
        name = line.partition(" ")[0]
        rows = self._by_name[name] if name in self._by_name else self._learnt(name, self._by_name)
        rows = rows or self._usual
        return None if rows is None else rows.row(line, number, self._separator)

    def _learnt(self, name: str, by_name: dict[str, QuickRows | None]) -> QuickRows | None:
        rows = quick_rows(load_rules(name)) if name in ruleset_names() else None
        if len(by_name) < _BOUND:
            by_name[name] = rows
        return rows


def quick_rows(ruleset: Ruleset) -> QuickRows | None:
    """The quick way under a ruleset, None where there is none."""
    game = ruleset.game
    quick = game.quick(ruleset.ready) if isinstance(game, QuickGame) else None
    return None if quick is None else QuickRows(ruleset, quick)


class QuickRows:
    """Rows of lines of one ruleset."""

    __slots__ = ("_cells", "_known", "_options", "_quick", "_quick_under", "_ruleset", "_runs_in")

    def __init__(self, ruleset: Ruleset, quick: Quick) -> None:
        self._quick = quick
        self._ruleset = ruleset
        self._runs_in = re.compile(ruleset.vocabulary.alphabet.pattern).findall
        #: a word or a run of tiles, and what it does
        self._known: dict[str, Any] = {}
        #: a word that sets an option, and what it sets
        self._options: dict[str, tuple[str, Any]] = {}
        self._quick_under: dict[tuple[tuple[str, Any], ...], Quick | None] = {}
        self._cells: dict[int, tuple[Settled, str, str]] = {}

    def short(self, line: str) -> Short | None:
        """The result of a line in short; None where it goes the long way."""
        known = self._known
        words = line.split(" ")
        if not words[-1] or len(line) > LONGEST:  # what follows the last word is cut off by the long way
            return None
        if words[0] == self._ruleset.name:
            del words[0]
        found: list[Any] = []
        options: list[tuple[str, Any]] = []
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
                if does is not None:
                    found.append(does)
                elif run in self._options:
                    options.append(self._options[run])
                else:
                    return None
        quick = self._under(tuple(options)) if options else self._quick
        return None if quick is None else quick.score(found)

    def _under(self, options: tuple[tuple[str, Any], ...]) -> Quick | None:
        """The quick way under options that a line sets, where there is one."""
        if options not in self._quick_under:
            if len(self._quick_under) >= _BOUND:
                self._quick_under.clear()
            ruleset, game = self._ruleset, self._ruleset.game
            twice = len(dict(options)) < len(options)
            self._quick_under[options] = (
                None
                if twice or not isinstance(game, QuickGame)
                else game.quick(ruleset.with_options(dict(options)).ready)
            )
        return self._quick_under[options]

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
            (str(number), "ok", self._ruleset.name, str(short.total), short.unit, short.limit or "", cells[1], cells[2],
             short.items, "", line)
        )  # fmt: skip

    def _learnt(self, written: str) -> Any:
        """What a word or a run of tiles does, None where it sets an option or its line goes the long way."""
        if written in self._options:
            return None
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
        vocabulary = self._ruleset.vocabulary
        if word.kind == "tiles":
            pieces, unread = vocabulary.alphabet.read(written)
            return None if unread else self._quick.tiles(pieces)
        meaning = meaning_of(word, vocabulary)
        if meaning is None:
            return None
        _, _, name, value = meaning
        setting = vocabulary.settings.get(name)
        if setting is None or not setting.option:
            return self._quick.word(name, value)
        if len(self._options) < _BOUND:
            self._options[written] = name, value
        return None
