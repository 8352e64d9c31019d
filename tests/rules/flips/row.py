"""One option, flipped: a line, what it gives as the ruleset stands, and what it gives with another value."""

from __future__ import annotations

from typing import Any, NamedTuple

from scorecalc.api import load_rules
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Flip", "flips", "row_of"]


class Flip(NamedTuple):
    """``before`` and ``after`` are expectations as behind ``=>``; both are worked out by hand from the row ``cite``."""

    rules: str
    option: str
    line: str
    before: str
    value: str
    after: str
    cite: str

    @property
    def setting(self) -> str:
        """The option as a word of a line."""
        return f"{self.option}={self.value}"

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset that the line is scored under."""
        return load_rules(self.rules)

    @property
    def declared(self) -> Option:
        """The option as the game declares it."""
        return next(option for option in self.ruleset.game.options if option.name == self.option)

    @property
    def typed(self) -> Any:
        """The value as a program has it: a word, a number, true, several of them."""
        return self.declared.kind.read(self.value)

    def __str__(self) -> str:
        return f"{self.rules} {self.line} {self.setting}"


def flips(rules: str, *rows: tuple[str, str, str, str, str, str]) -> tuple[Flip, ...]:
    """Rows of one ruleset: option, line, before, value, after, row of the rules."""
    return tuple(Flip(rules, *row) for row in rows)


def row_of(rules: str, name: str) -> str:
    """The row that an option cites."""
    return next(option.cite for option in load_rules(rules).game.options if option.name == name)
