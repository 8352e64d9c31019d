"""The tables of a file: begun, listed, and found by their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from shlex import quote
from typing import Any, NamedTuple

from scorecalc.api import kept_rules
from scorecalc.ledger.file import File
from scorecalc.ledger.rows import now, state_of, written
from scorecalc.ledger.sitting import Sitting
from scorecalc.model.names import composed, folded
from scorecalc.model.table import State
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.flow import flow_of
from scorecalc.rules.players import misnamed
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Listed", "begin", "find", "listed"]

_MOST_LETTERS = 60


class Listed(NamedTuple):
    """A table in the list of a file: how many entries it has, when the last of them was made, who plays and leads."""

    name: str
    ruleset: str
    players: tuple[str, ...]
    leads: str
    entries: int
    over: str
    ended: bool
    last_at: str


def begin(file: File, name: str, rules: Ruleset, players: Sequence[str], at: str = "") -> Sitting:
    """A new table; its rules are kept with it, as they are today.  ``at`` is when it was begun, if not now.

    Raises Refused: the name is taken or none (D468), so many cannot play or nobody can be called so (R384).
    """
    name = composed(name)
    if not _is_name(name):
        help = "a letter or digit first, then letters, digits, spaces and . ' - _; 60 at the most"
        raise Refused([Problem("D468", f"a table cannot be called `{name}`", help=help)])
    flow = flow_of(rules)
    players = [composed(player) for player in players]
    state = flow.begin(tuple(players))
    problems = [*misnamed(players, flow.seats(state), rules.game.accounts.values())]
    if problems:
        raise Refused(problems)
    with file.writing():
        if _named(file, name):
            help = f"`scorecalc table show {quote(name)}` shows it; choose another name"
            raise Refused([Problem("D468", f"there is a table `{name}` already", file=str(file.path), help=help)])
        game = file.insert(
            "game",
            name=name, ruleset=rules.name, rules=kept_rules(rules), rules_hash=str(rules.hash), begun_at=at or now(),
            state=written(state),
        )  # fmt: skip
        for turn, player in enumerate(players):
            file.insert("player", game=game, turn=turn, name=player)
    return find(file, name)


def _is_name(name: str) -> bool:
    """Whether a table can be called so.

    >>> [_is_name(name) for name in ("friday", "Anna's 2nd", "हिन्दी", "", "-x", "x ", "a;b")]
    [True, True, True, False, False, False, False]
    """
    if not 0 < len(name) <= _MOST_LETTERS or name != name.strip() or not name[0].isalnum():
        return False
    # signs above and below a letter are no letters to Python, and half of the scripts need them
    return all(c.isalnum() or c in " .'-_" or unicodedata.category(c)[0] == "M" for c in name)


def _named(file: File, name: str) -> tuple[int, str] | None:
    """The row of a table and its name, in capitals or not and however its letters are composed."""
    wanted = folded(name)
    return next((row for row in file.rows("SELECT id, name FROM game") if folded(row[1]) == wanted), None)


def find(file: File, name: str) -> Sitting:
    """A table by its name, in capitals or not; raises Refused (D467) where there is none."""
    named = _named(file, name)
    if named is None:
        names = [row[0] for row in file.rows("SELECT name FROM game ORDER BY id DESC")]
        near = closest(name, names)
        help = "`scorecalc table list` lists them" if names else "`scorecalc table new` begins one"
        help = f"did you mean `{near[0]}`?" if near else help
        raise Refused([Problem("D467", f"no table `{name}`", file=str(file.path), help=help, hints=near)])
    row = file.rows("SELECT id, name, ruleset, rules, begun_at, state FROM game WHERE id = ?", named[0])[0]
    return Sitting(file, *row)


_LIST = """
SELECT game.name, ruleset, coalesce(entry.state, game.state), coalesce(number, 0), coalesce(kind = 'end', 0),
       coalesce(written_at, begun_at)
FROM game LEFT JOIN entry ON entry.id = (SELECT entry FROM step WHERE step.game = game.id ORDER BY id DESC LIMIT 1)
ORDER BY 6 DESC, game.id DESC
"""


def listed(file: File) -> list[Listed]:
    """All tables, the one with the latest entry first."""
    return [*_lines(file.rows(_LIST))]


def _lines(rows: Iterable[Any]) -> Iterator[Listed]:
    """A table of which nothing can be read is in the list all the same: the others are."""
    for name, ruleset, state, number, ended, last_at in rows:
        try:
            after = state_of(state)
            players, over, leads = after.players, after.over, _leading(after) if number else ""
        except Refused:
            players, over, leads = (), "cannot be read", ""
        yield Listed(name, ruleset, players, leads, number - ended, over, bool(ended), last_at)


def _leading(state: State) -> str:
    """Who has most: ``Anna 38500``, or several."""
    most = max(state.scores.values())
    return f"{', '.join(player for player in state.players if state.scores[player] == most)} {most}"
