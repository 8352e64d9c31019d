"""What the tests of every rulebook ask: its rows have headings, lines under them, and all come out as written."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from scorecalc.check import Checked, check_text
from scorecalc.check.answers import Answer
from scorecalc.check.report import differing

__all__ = ["Book"]

_EXAMPLES = Path(__file__).parents[2] / "examples"


class Book:
    """A rulebook of ``examples/``, checked once."""

    def __init__(self, name: str) -> None:
        self.path = _EXAMPLES / f"{name}.md"
        self.text = self.path.read_text("utf-8")

    @property
    def checked(self) -> Checked:
        """All answers of the book."""
        return _checked(self.path)

    @property
    def faults(self) -> list[str]:
        """What cannot be used, what differs, and that something expects nothing."""
        found = [str(flaw) for flaw in self.checked.flaws]
        found += [str(answer) for answer in differing(self.checked)]
        return found + ["a case without an expectation"] * self.checked.bare

    def rows(self, heading: str) -> list[str]:
        """The row ids that begin the headings of a level, in their order."""
        return re.findall(rf"^{heading} ([A-Z]\d+)\b", self.text, re.MULTILINE)

    def under(self, row: str) -> list[Answer]:
        """The answers under the heading that begins with a row."""
        return [answer for answer in self.checked.answers if re.match(rf"{row}\b", answer.case.name)]

    def items(self, row: str = "") -> set[tuple[str, str]]:
        """Id and citation of every item that scores under a row, or in the whole book."""
        return {
            (item.id, item.cite)
            for answer in (self.under(row) if row else self.checked.answers)
            if answer.result.breakdown
            for hand in answer.result.breakdown.hands.values()
            for section in hand.sections
            for item in section.items
        }

    @property
    def codes(self) -> set[str]:
        """Every problem that some line of the book has."""
        return {problem.code for answer in self.checked.answers for problem in answer.result.problems}


@cache
def _checked(path: Path) -> Checked:
    return check_text(path.read_text("utf-8"), path.name)
