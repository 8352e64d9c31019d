"""A row: some lines at a table, and how it stands behind them under the usual value of an option and another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.api import load_rules
from scorecalc.model.table import Final, State
from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line

__all__ = ["TableFlip", "played", "with_options"]

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")


class TableFlip(NamedTuple):
    """``lines`` entered by ``players`` under ``ruleset`` and the options ``given``.

    ``usual`` and ``flipped`` are fields of the state behind them (``{"dealer": "Ben"}``), or what the final ranking
    has for each player: ``results``, ``places``, ``finals`` (scores); of lines that are refused they are ``refused``
    with the codes alone.  ``value`` is the option as a line writes it.
    ``source`` says where the numbers come from.
    """

    ruleset: str
    option: str
    lines: tuple[str, ...]
    usual: Mapping[str, Any]
    value: str
    flipped: Mapping[str, Any]
    source: str
    players: tuple[str, ...] = PLAYERS
    given: Mapping[str, str] = {}


def with_options(ruleset: str, written: Mapping[str, str]) -> Ruleset:
    """A ruleset with options as they are written in a line."""
    rules = load_rules(ruleset)
    kinds = {option.name: option.kind for option in rules.game.options}
    return rules.with_options({name: kinds[name].read(value) for name, value in written.items()})


def played(lines: tuple[str, ...], players: tuple[str, ...], rules: Ruleset) -> tuple[State, Final]:
    """The table behind some lines, and the ranking."""
    flow = flow_of(rules)
    state = flow.begin(players)
    for line in lines:
        entry, _ = enter_line(read(line), rules, state)
        state = entry.after
    return state, flow.final(state)
