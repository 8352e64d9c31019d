"""A recorded game, played: its lines are entered one after the other, and its end is compared with the ranking."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.batch import Result
from scorecalc.batch.results import LONGEST, TOO_LONG
from scorecalc.check.answers import Answer
from scorecalc.check.case import Case, Recorded, Rules
from scorecalc.check.sitting import Sitting, sitting_of
from scorecalc.expect import Difference, compare, written
from scorecalc.expect.entry import Entered, compare_entry, written_entry
from scorecalc.expect.ranking import Ended, compare_final, written_final
from scorecalc.model.table import State
from scorecalc.notation import read
from scorecalc.notation.expectation import Expected, expectations
from scorecalc.notation.seated import seated
from scorecalc.problems import Problem, Refused, status_of
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line

__all__ = ["played"]

END = "end"  #: the last line of a game
_MOST_TOLD = 10  #: lines of which is told what they changed


def played(game: Recorded, usual: Rules | None = None) -> tuple[list[Answer], list[Refused]]:
    """The answers of a game's lines, and what is wrong with what is written (C5xx, and N1xx in expectations).

    ``usual`` are the rules of a game that names none.  After a line that is not as expected the game goes on with
    what was got; after one that is refused, and should not be, nothing is known of the rest.
    """
    try:
        sitting = sitting_of(game, usual)
    except Refused as refused:
        return [], [refused]
    play = _Play(sitting)
    for at, case in enumerate(game.lines):
        if case.line.split()[0] == END:
            play.end(case, game.lines[at + 1 :])
            break
        if not play.enter(case, len(game.lines) - at - 1):
            break
    return play.answers, play.flaws


class _Step(NamedTuple):
    """What an entry changed, and the line of the file that it stands in."""

    number: int
    before: State
    after: State


class _Play:
    """A game on its way."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.state = sitting.state
        self.answers: list[Answer] = []
        self.flaws: list[Refused] = []
        self.steps: list[_Step] = []

    def enter(self, case: Case, behind: int) -> bool:
        """Enters a line; whether the game goes on, with as many lines ``behind``."""
        seen = self._entered(case)
        expected = self._expected(case)
        refused = isinstance(seen, Refused)
        goes_on = not refused or any(word.kind == "error" for word in expected or ())
        differences = self._compared(case, seen, expected)
        if not goes_on and behind:
            differences = (*(differences or ()), _rest(case, behind))
        if differences is not None:
            self.answers.append(self._answer(case, seen, differences))
        if not isinstance(seen, Refused):
            self.steps.append(_Step(case.line_number, self.state, seen.entry.after))
            self.state = seen.entry.after
        return goes_on

    def end(self, case: Case, behind: tuple[Case, ...]) -> None:
        """Compares the ranking; nothing may stand beside the word or behind its line."""
        if case.line != END:
            help = "what is expected of the ranking stands behind its `=>`"
            self.flaws.append(_misplaced("`end` stands alone on its line", case, help))
        elif (expected := self._expected(case)) is not None:
            self._rank(case, expected)
        if behind:
            help = "another game stands in a block of its own"
            self.flaws.append(_misplaced("a line behind the `end` of a game", behind[0], help))

    def _entered(self, case: Case) -> Entered | Refused:
        if max(len(case.line), len(case.written.text)) > LONGEST:
            return Refused([TOO_LONG], case.line[:LONGEST])
        ruleset = self.sitting.ruleset
        try:
            return Entered(self.state, *enter_line(read(case.line), ruleset, self.state), ruleset)
        except Refused as refused:
            return refused

    def _expected(self, case: Case) -> tuple[Expected, ...] | None:
        """The words of an expectation, () where there is none; None where it is a flaw and can only be replaced."""
        if case.expectation is None or len(case.written.text) > LONGEST:
            return ()
        found, problems = expectations(case.expectation)
        if not problems:
            return found
        self._flawed(case, Refused(problems))
        return None if case.expectation else ()

    def _flawed(self, case: Case, refused: Refused) -> None:
        """What is wrong with an expectation, at its place in the file."""
        at, number = case.at, case.written.number
        moved = [
            p if p.start is None else p._replace(start=p.start + at, end=(p.end or 0) + at) for p in refused.problems
        ]
        placed = [p._replace(line_number=number) for p in moved]
        self.flaws.append(Refused(placed, case.written.text))

    def _compared(
        self, case: Case, seen: Entered | Refused, expected: tuple[Expected, ...] | None
    ) -> tuple[Difference, ...] | None:
        """What differs; None where the line has no answer, because what is expected of it cannot be."""
        try:
            if isinstance(seen, Refused):
                return compare(seen, expected or ())
            return None if expected is None else compare_entry(seen, expected)
        except Refused as wrong:
            self._flawed(case, wrong)
        return None

    def _answer(self, case: Case, seen: Entered | Refused, differences: tuple[Difference, ...]) -> Answer:
        name, number, rules = self.sitting.ruleset.name, case.line_number, self.sitting.name
        if isinstance(seen, Refused):
            status = status_of(seen.problems) if differences else "ok"
            result = Result(number, status, case.line, name, None, seen.problems, differences)
            return Answer(case, result, rules, differences, self._by_seats(case), written(seen))
        status = "differs" if differences else "ok"
        result = Result(number, status, case.line, name, seen.breakdown, (), differences)
        return Answer(case, result, rules, differences, self._alone(seen.entry.line), written_entry(seen))

    def _by_seats(self, case: Case) -> str | None:
        """A line that was refused, with the seats that its names stand for, as it would be scored by itself.

        None where it names somebody who is not at the table, or is no line at all: nothing more could be shown.
        """
        ruleset = self.sitting.ruleset
        if len(case.line) > LONGEST:
            return None
        try:
            there = seated(read(case.line), ruleset.vocabulary, flow_of(ruleset).seats(self.state))
        except Refused:
            return None
        return None if there.problems else self._alone(" ".join(word.text for word in there.words))

    def _alone(self, line: str) -> str:
        """A line with the ruleset, and with those options of the table that decide what a hand is worth."""
        words, name = line.split(), self.sitting.ruleset.name
        if words[:1] == [name]:
            del words[0]
        said = {word.partition("=")[0] for word in words}
        options = [f"{option}={value}" for option, value in self.sitting.said if option not in said]
        return " ".join([name, *options, *words])

    def _rank(self, case: Case, expected: tuple[Expected, ...]) -> None:
        flow = flow_of(self.sitting.ruleset)
        ended = Ended(flow.final(self.state), self.state, flow.unit, self._told)
        try:
            differences = compare_final(ended, expected)
        except Refused as wrong:
            self._flawed(case, wrong)
            return
        status = "differs" if differences else "ok"
        result = Result(case.line_number, status, END, self.sitting.ruleset.name, None, (), differences)
        self.answers.append(Answer(case, result, self.sitting.name, differences, None, written_final(ended)))

    def _told(self, player: str) -> str:
        """How a score came about: ``25 at the start, +12 in line 3``."""
        changes = [
            f"{step.after.scores[player] - step.before.scores[player]:+d} in line {step.number}"
            for step in self.steps
            if step.after.scores[player] != step.before.scores[player]
        ]
        if len(changes) > _MOST_TOLD:
            changes = [f"{len(changes) - _MOST_TOLD} changes", *changes[-_MOST_TOLD:]]
        return ", ".join([f"{self.sitting.state.scores[player]} at the start", *changes])


def _rest(case: Case, behind: int) -> Difference:
    """Told once of all the lines behind one that is refused."""
    lines = f"{behind} more line{'' if behind == 1 else 's'}"
    return Difference("the rest of the game", lines, "not played", f"line {case.line_number} is refused")


def _misplaced(message: str, case: Case, help: str) -> Refused:
    """A problem of a line of the game, which stands on a line of the file that may hold more."""
    return Refused([Problem("C518", message, 0, len(case.line), help, line_number=case.line_number)], case.line)
