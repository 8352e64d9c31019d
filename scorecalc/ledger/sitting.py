"""One table of a file: lines are added, corrected, taken back and done again, and the table is ended."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.api import rules_kept
from scorecalc.ledger.file import File
from scorecalc.ledger.history import History, Step, history
from scorecalc.ledger.replay import again, closing
from scorecalc.ledger.rows import Kept, chain, keep, now, state_of
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry, Final, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset, Style
from scorecalc.table import enter_line

__all__ = ["Change", "Sitting"]


class Change(NamedTuple):
    """What an act did to a table: the entries that are gone, and those that have come, from the first that differs."""

    act: str
    gone: tuple[Entry, ...]
    come: tuple[Entry, ...]
    state: State


class Sitting:
    """A table: its ``rules`` are those it was begun under (``toml`` as a text), ``first`` is it before its first hand.

    Raises Refused (D4xx) where the rules that were kept can no longer be read.  Each change is read, scored and
    written in one transaction, so that two who write one after another never build on the same entry.
    """

    __slots__ = ("begun_at", "file", "first", "flow", "game", "name", "rules", "toml")

    def __init__(self, file: File, game: int, name: str, ruleset: str, toml: str, begun_at: str, state: str) -> None:
        self.file = file
        self.game = game
        self.name = name
        self.toml = toml
        self.rules: Ruleset = self._rules(ruleset)
        self.begun_at = begun_at
        self.first = state_of(state)
        self.flow = flow_of(self.rules)

    def _rules(self, ruleset: str) -> Ruleset:
        try:
            return rules_kept(ruleset, self.toml)
        except Refused as refused:
            path = str(self.file.path)
            raise Refused([_unreadable(problem, self.name, path) for problem in refused.problems]) from None

    def entries(self) -> list[Kept]:
        """The entries as they stand, in their order."""
        return chain(self.file, self._last())

    def steps(self) -> list[Step]:
        """All that was done at the table, in its order."""
        rows = self.file.rows("SELECT act, entry FROM step WHERE game = ? ORDER BY id", self.game)
        return [Step(*row) for row in rows]

    def state(self) -> State:
        """The table behind its last entry."""
        return self._behind(self._last())

    def final(self, state: State | None = None) -> Final:
        """The ranking, were the game to end as it stands."""
        return self.flow.final(self.state() if state is None else state)

    def add(self, typed: str, style: Style = Style(), at: str = "") -> tuple[Entry, Breakdown]:  # noqa: B008
        """A line behind the last entry; raises Refused as :func:`scorecalc.table.enter_line` does.

        ``at`` is when it was first entered, for a table that comes from elsewhere.
        """
        line = read(typed)
        with self.file.writing():
            last = self._last()
            number, state = self._number(last), self._behind(last)
            entry, breakdown = enter_line(line, self.rules, state, style)
            entry = entry._replace(number=number + 1)
            self._step("add", keep(self.file, self.game, last, "line", entry, at))
        return entry, breakdown

    def edit(self, number: int, typed: str) -> Change:
        """Another line in the place of an entry; those behind it are scored again, each for the same players.

        What they say of the table (round, counters) gives way to what it is now.  Raises Refused where there is no
        such entry (D469), where the line cannot be entered there, or where one behind it no longer fits (R385):
        then nothing is changed.
        """
        return self._corrected(number, typed, leaves=1)

    def insert(self, number: int, typed: str) -> Change:
        """A line that was forgotten, before an entry; raises Refused as :meth:`edit` does."""
        return self._corrected(number, typed, leaves=0)

    def remove(self, number: int) -> Change:
        """The table without an entry, which may have been entered twice; raises Refused as :meth:`edit` does."""
        return self._corrected(number, None, leaves=1)

    def _corrected(self, number: int, typed: str | None, *, leaves: int) -> Change:
        """A line, or none, in the place of so many entries from a number on; those behind are made again."""
        line = None if typed is None else read(typed)
        with self.file.writing():
            kept = self.entries()
            lines = [one for one in kept if one.kind == "line"]
            if not 1 <= number <= len(lines):
                raise Refused([_no_entry(number, len(lines))])
            row = lines[number - 2].id if number > 1 else None
            state = behind = lines[number - 2].entry.after if number > 1 else self.first
            come: list[Entry] = []

            def keeps(entry: Entry, kind: str, at: str) -> State:
                nonlocal row
                come.append(entry._replace(number=number + len(come)))
                row = keep(self.file, self.game, row, kind, come[-1], at)
                return entry.after

            if line is not None:
                state = keeps(enter_line(line, self.rules, state)[0], "line", lines[number - 1].written_at)
            if leaves:
                behind = lines[number - 1].entry.after
            for one in lines[number - 1 + leaves :]:
                state = keeps(again(one.entry, self.rules, behind, state), "line", one.written_at)
                behind = one.entry.after
            if kept[-1].kind == "end":
                state = keeps(closing(self.rules, state, 0), "end", kept[-1].written_at)
            self._step("edit", row)
        return Change("edit", tuple(one.entry for one in kept[number - 1 :]), tuple(come), state)

    def end(self, at: str = "") -> Entry:
        """Closes the table: what is left over is paid out, and no line follows; raises Refused (D470) if it is."""
        with self.file.writing():
            kept = self.entries()
            if kept and kept[-1].kind == "end":
                help = "`scorecalc table show` shows the ranking; `table undo` opens it again"
                raise Refused([Problem("D470", f"the table `{self.name}` is ended already", help=help)])
            state = kept[-1].entry.after if kept else self.first
            entry = closing(self.rules, state, len(kept) + 1)
            self._step("end", keep(self.file, self.game, kept[-1].id if kept else None, "end", entry, at))
        return entry

    def undo(self) -> Change:
        """Takes back what was done last: a line, a correction, the end; raises Refused (D470) where nothing was."""
        with self.file.writing():
            done = self._history().done
            if not done:
                raise Refused([Problem("D470", f"nothing to undo at `{self.name}`", help="it has no entries")])
            return self._back_to("undo", done[-1], done[-2].entry if len(done) > 1 else None)

    def redo(self) -> Change:
        """Does again what was taken back last; raises Refused (D470) where nothing was, or more was done since."""
        with self.file.writing():
            undone = self._history().undone
            if not undone:
                help = "what was taken back can be done again until something new is entered"
                raise Refused([Problem("D470", f"nothing to redo at `{self.name}`", help=help)])
            return self._back_to("redo", undone[-1], undone[-1].entry)

    def _back_to(self, act: str, step: Step, entry: int | None) -> Change:
        before, after = self.entries(), chain(self.file, entry)
        self._step(act, entry)
        same = sum(1 for old, new in zip(before, after, strict=False) if old.id == new.id)
        gone, come = (tuple(one.entry for one in side[same:]) for side in (before, after))
        return Change(step.act, gone, come, after[-1].entry.after if after else self.first)

    def _last(self) -> int | None:
        """The last entry: each step, those back too, says which it is behind it."""
        steps = self.file.rows("SELECT entry FROM step WHERE game = ? ORDER BY id DESC LIMIT 1", self.game)
        return steps[0][0] if steps else None

    def _history(self) -> History:
        return history(self.steps())

    def _behind(self, entry: int | None) -> State:
        if entry is None:
            return self.first
        return state_of(self.file.rows("SELECT state FROM entry WHERE id = ?", entry)[0][0])

    def _number(self, entry: int | None) -> int:
        return 0 if entry is None else int(self.file.rows("SELECT number FROM entry WHERE id = ?", entry)[0][0])

    def _step(self, act: str, entry: int | None) -> None:
        self.file.insert("step", game=self.game, act=act, entry=entry, taken_at=now())


def _unreadable(problem: Problem, name: str, path: str) -> Problem:
    message = f"the rules kept with the table `{name}` can no longer be read: {problem.message}"
    return Problem(problem.code, message, None, None, problem.help, problem.hints, path)


def _no_entry(number: int, entries: int) -> Problem:
    known = f"the entries are 1 to {entries}" if entries > 1 else "there is one entry" if entries else "it has none yet"
    return Problem("D469", f"no entry {number}", help=f"{known}; `scorecalc table show` numbers them")
