"""The lines that a command is given: its words joined by spaces, or standard input."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scorecalc.api import load_rules
from scorecalc.cli.output import Output
from scorecalc.cli.source import is_terminal, native, standard_input
from scorecalc.cli.usage import Misused
from scorecalc.notation import split
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Typed", "rules_for", "typed_lines"]


class Typed(NamedTuple):
    """A line as it was given, and its number where it came from standard input."""

    text: str
    number: int | None = None


def typed_lines(words: Sequence[str] | None, command: str, output: Output) -> Iterator[Typed]:
    """The one line of the arguments, or those of standard input without blank ones and comments."""
    if not words:
        help = f"type the words of one, or - to read lines from standard input; `scorecalc {command} -h` has examples"
        raise Misused("no line is given", help)
    if list(words) != ["-"]:
        yield Typed(" ".join(words))
        return
    if is_terminal():
        raise Misused(
            "standard input is a terminal",
            f"type the line as arguments, or pipe one: echo LINE | scorecalc {command} -",
        )
    lines = compared = 0
    for number, raw in enumerate(standard_input(), 1):
        text, expected = split(raw)
        if expected is not None and not compared:
            output.note(f"note: line {number}: what is expected is not compared here; `scorecalc check` does that")
            compared = 1
        if text.strip():
            lines += 1
            yield Typed(text, number)
    if not lines:
        raise Misused("standard input holds no line", f"pipe one: echo LINE | scorecalc {command} -")


def rules_for(given: Sequence[str] | None, config: Mapping[str, str]) -> tuple[Ruleset | None, str | None]:
    """The ruleset of ``-r``, and the usual one of the configuration, for lines that name none."""
    if given and len(given) > 1:
        raise Misused(f"one ruleset at a time: -r is given {len(given)} times", "leave all but one out")
    return (load_rules(native(given[0])) if given else None), config.get("rules")
