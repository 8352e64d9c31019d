"""The public functions of a table: a line that is entered, and what was agreed for it."""

from __future__ import annotations

from functools import lru_cache

from scorecalc.api import bind_line, load_rules, ruleset_names
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry, State
from scorecalc.model.words import Bound, Line
from scorecalc.notation.by_name import by_name
from scorecalc.notation.canon import canonical
from scorecalc.notation.seated import seated
from scorecalc.problems import Refused
from scorecalc.rules.flow import enter, flow_of
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset, Style

__all__ = ["agreed", "enter_line"]


def enter_line(line: Line, rules: Ruleset, state: State, style: Style = Style()) -> tuple[Entry, Breakdown]:  # noqa: B008
    """A line entered at a table: what it moves and how things stand behind it, and its breakdown.

    The line calls players by their seats or by their names; what the table knows it need not say.  Raises
    Refused as scoring does, and where the table knows otherwise (R380 to R383) or somebody is not known (N143).

    >>> from scorecalc.notation import read
    >>> rules = load_rules("riichi")
    >>> table = flow_of(rules).begin(("Anna", "Ben", "Cleo", "Dora"))
    >>> entry, _ = enter_line(read("han=3 fu=40 seat=Ben from=Anna"), rules, table)
    >>> entry.line, entry.after.scores["Ben"], entry.after.dealer
    ('riichi seat=S round=E from=E han=3 fu=40', 30200, 'Ben')
    >>> rules = rules.with_options({"kiriage-mangan": True})
    >>> enter_line(read("han=4 fu=30 seat=Ben from=Anna"), rules, table)[0].line
    'riichi seat=S round=E from=E han=4 fu=30 kiriage-mangan=true'
    """

    def write(bound: Bound) -> str:
        options = {one.name: rules.options[one.name] for one in _agreed(rules) if not one.table}
        vocabulary = load_rules(rules.name).vocabulary if options else rules.vocabulary
        return canonical(bound._replace(options={**options, **bound.options}), vocabulary, rules.name)

    seats = flow_of(rules).seats(state)
    there = seated(line, rules.vocabulary, seats)
    try:
        return enter(bind_line(there, rules)[0], rules, state, write, style)
    except Refused as refused:
        raise Refused(by_name(refused.problems, line, there, rules.vocabulary, seats), refused.line) from None


@lru_cache(maxsize=64)
def _agreed(rules: Ruleset) -> tuple[Option, ...]:
    """The options of a table that differ from the ruleset it is named for."""
    if rules.name not in ruleset_names():  # a file of rules says itself what it is
        return ()
    usual = load_rules(rules.name).options
    options = rules.game.options
    return tuple(one for one in options if one.name in usual and rules.options[one.name] != usual[one.name])


def agreed(rules: Ruleset) -> tuple[str, ...]:
    """What was agreed for a table beside the ruleset it is named for, as a line would write it.

    >>> agreed(load_rules("riichi").with_options({"kiriage-mangan": True}))
    ('kiriage-mangan=true',)
    """
    return tuple(f"{one.name}={one.written(rules.options[one.name])}" for one in _agreed(rules))
