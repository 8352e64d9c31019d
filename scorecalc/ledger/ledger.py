"""The tables of a file: begun, listed, and found by their names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.api import kept_rules
from scorecalc.ledger.file import File
from scorecalc.ledger.rows import now, state_of, written
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.flow import flow_of
from scorecalc.rules.players import misnamed
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Listed", "begin", "find", "listed"]

_TABLE = re.compile(r"[^\W_][\w .'-]{0,59}")


class Listed(NamedTuple):
    """A table in the list of a file: how many entries it has, when the last of them was made, who plays."""

    name: str
    ruleset: str
    players: tuple[str, ...]
    entries: int
    over: str
    ended: bool
    last_at: str


def begin(file: File, name: str, rules: Ruleset, players: Sequence[str], at: str = "") -> Sitting:
    """A new table; its rules are kept with it, as they are today.  ``at`` is when it was begun, if not now.

    Raises Refused: the name is taken or none (D468), so many cannot play or nobody can be called so (R384).
    """
    if not _TABLE.fullmatch(name) or name != name.strip():
        help = "a letter or digit first, then letters, digits, spaces and . ' - _; 60 at the most"
        raise Refused([Problem("D468", f"a table cannot be called `{name}`", help=help)])
    flow = flow_of(rules)
    state = flow.begin(tuple(players))
    problems = [*misnamed(players, flow.seats(state))]
    if problems:
        raise Refused(problems)
    with file.writing():
        if file.rows("SELECT 1 FROM game WHERE name = ?", name):
            help = f"`scorecalc table show {name}` shows it; choose another name"
            raise Refused([Problem("D468", f"there is a table `{name}` already", file=str(file.path), help=help)])
        game = file.insert(
            "game",
            name=name, ruleset=rules.name, rules=kept_rules(rules), rules_hash=str(rules.hash), begun_at=at or now(),
            state=written(state),
        )  # fmt: skip
        for turn, player in enumerate(players):
            file.insert("player", game=game, turn=turn, name=player)
    return find(file, name)


def find(file: File, name: str) -> Sitting:
    """A table by its name, in capitals or not; raises Refused (D467) where there is none."""
    found = file.rows("SELECT id, name, ruleset, rules, begun_at, state FROM game WHERE name = ?", name)
    if not found:
        names = [row[0] for row in file.rows("SELECT name FROM game ORDER BY id DESC")]
        near = closest(name, names)
        help = "`scorecalc table list` lists them" if names else "`scorecalc table new` begins one"
        help = f"did you mean `{near[0]}`?" if near else help
        raise Refused([Problem("D467", f"no table `{name}`", file=str(file.path), help=help, hints=near)])
    return Sitting(file, *found[0])


_LIST = """
SELECT game.name, ruleset, coalesce(entry.state, game.state), coalesce(number, 0), coalesce(kind = 'end', 0),
       coalesce(written_at, begun_at)
FROM game LEFT JOIN entry ON entry.id = (SELECT entry FROM step WHERE step.game = game.id ORDER BY id DESC LIMIT 1)
ORDER BY 6 DESC, game.id DESC
"""


def listed(file: File) -> list[Listed]:
    """All tables, the one with the latest entry first."""
    return [
        Listed(name, ruleset, (after := state_of(state)).players, number - ended, after.over, bool(ended), last_at)
        for name, ruleset, state, number, ended, last_at in file.rows(_LIST)
    ]
