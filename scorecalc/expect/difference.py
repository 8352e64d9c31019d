"""What a comparison is made of: the result that is looked at, and one thing that differs in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, NoReturn

from scorecalc.model.score import Breakdown, HandScore
from scorecalc.notation.expectation import Expected
from scorecalc.problems import Problem, Refused
from scorecalc.rules.ruleset import Ruleset

__all__ = ["NOTHING", "Difference", "Seen", "Value", "differ", "field", "number", "refuse"]

Value = int | str | None

NOTHING = "none"  #: how an expectation writes that there is none


class Difference(NamedTuple):
    """One thing that is not as expected; None stands for nothing.

    ``because`` are the reasons of what was got, ``help`` what to do about a line that was refused.
    ``words`` are the words of the expectation that do not hold, and ``instead`` is what would hold in
    their place, "" where they would have to go, None where no word would do.
    """

    what: str
    expected: Value
    got: Value
    because: str = ""
    words: tuple[Expected, ...] = ()
    instead: str | None = None
    help: str = ""


class Seen(NamedTuple):
    """A result under its rules."""

    result: Breakdown
    rules: Ruleset

    @property
    def hands(self) -> tuple[HandScore, ...]:
        """All hands of the line; none where nobody won."""
        return tuple(self.result.hands.values())

    def hand(self, word: Expected, what: str) -> HandScore | None:
        """The only hand, None where nobody won; raises Refused (C505) where there are several."""
        hands = self.hands
        if len(hands) > 1:
            message = f"{what} of a line with {len(hands)} hands"
            refuse("C505", message, word, "say what each player gains, as in `S=+3900`")
        return hands[0] if hands else None

    @property
    def heading(self) -> str:
        """The whole line in a few words."""
        return ", ".join(self.result.heading)


def refuse(code: str, message: str, word: Expected, help: str = "", hints: tuple[str, ...] = ()) -> NoReturn:
    """Refuses a word that no result could meet."""
    help = help or (f"did you mean `{hints[0]}`?" if hints else "")
    raise Refused([Problem(code, message, word.start, word.end, help, hints)])


def number(word: Expected, value: str) -> int:
    """The number that a word is compared with; raises Refused (C504) where it has none."""
    digits = value[1:] if value[:1] in ("+", "-") else value
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        what = f"`{word.name}=`" if word.kind in ("field", "delta") else "an amount"
        refuse("C504", f"{what} is compared with a whole number of at most nine digits", word)
    return int(value)


def differ(
    what: str, wanted: Value, got: Value, because: Callable[[], str], word: Expected, instead: str | None
) -> Difference | None:
    """The difference, if there is one; only then are its reasons put into words."""
    return None if wanted == got else Difference(what, wanted, got, because(), (word,), instead)


def field(word: Expected, wanted: Value, got: Value, because: Callable[[], str]) -> Difference | None:
    """The difference of a value that is written ``name=value``."""
    return differ(word.name, wanted, got, because, word, f"{word.name}={NOTHING if got is None else got}")
