"""The table of a recorded game: who sits down, by which rules, and how things stand before the first hand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, NoReturn

from scorecalc.check.case import Agreed, Recorded, Rules, flaw
from scorecalc.check.header import PLAYERS
from scorecalc.model.names import composed
from scorecalc.model.table import State
from scorecalc.notation import bind, read
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.flow import TableGame, flow_of
from scorecalc.rules.players import as_many, misnamed
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Sitting", "sitting_of"]

_SIGNS = re.compile(r"[\s,;&+]+")  #: what may stand between names where there should be a `/`


class Sitting(NamedTuple):
    """A table before its first hand.

    ``ruleset`` are its rules with the options agreed; ``name`` is the name or the path by which ``-r`` finds those
    without them, and ``said`` the options, with their values, that a line has to say to be scored alike by itself.
    """

    ruleset: Ruleset
    name: str
    said: tuple[tuple[str, str], ...]
    state: State


def sitting_of(game: Recorded, usual: Rules | None) -> Sitting:
    """The table of a game; ``usual`` are the rules where its block names none.

    Raises Refused with the place in the header: rules or players are missing (C517), an option is not one (C511) or
    has a value it cannot have (N13x), or these players cannot play (R384).
    """
    rules = game.rules or usual
    if rules is None:
        raise flaw("C517", "a game has no rules", game.opened, "name them, as in `rules=riichi`, or give them with -r")
    if not isinstance(rules.ruleset.game, TableGame):
        raise flaw("C517", f"{rules.ruleset.name} is not played hand after hand at a table", game.opened)
    names = next((one for one in game.agreed if one.name == PLAYERS), None)
    agreed = _options(game, rules.ruleset)
    if names is not None:
        agreed |= as_many(len(names.value.split("/")), rules.ruleset)
    ruleset = rules.ruleset.with_options(agreed)
    options = [one for one in ruleset.game.options if one.name in agreed and not one.table]
    said = tuple((one.name, one.written(agreed[one.name])) for one in options)
    if names is None:
        help = "name them in the order of their seats: `players=Anna/Ben/Cleo`"
        raise flaw("C517", "a game has no players", game.opened, help)
    state = _begun(names, ruleset, game)
    return Sitting(ruleset, rules.name, said, state)


def _options(game: Recorded, ruleset: Ruleset) -> dict[str, object]:
    """The options agreed, with their values."""
    settings = ruleset.vocabulary.setting_names
    options = [one for one in game.agreed if one.name != PLAYERS]
    for one in options:
        if one.name not in settings or not settings[one.name].option:
            near = closest(one.name, (PLAYERS, "rules", *(name for name, known in settings.items() if known.option)))
            help = f"did you mean `{near[0]}=`?" if near else f"`scorecalc rules show {ruleset.name}` lists its options"
            raise flaw("C511", f"{ruleset.name} has no option `{one.name}=`", game.opened, help, one.start, one.end)
    if not options:
        return {}
    spread = ""
    for one in options:  # words where the header has them, so that places stay true
        spread = f"{spread:{one.start}}{one.name}={one.value}"
    try:
        return dict(bind(read(spread), ruleset.vocabulary).options)
    except Refused as refused:
        words = {p: next(one for one in options if one.start <= (p.start or 0) < one.end) for p in refused.problems}
        _refuse((p._replace(start=one.start, end=one.end) for p, one in words.items()), game)


def _begun(names: Agreed, ruleset: Ruleset, game: Recorded) -> State:
    """The table before its first hand; what is wrong with the players is wrong with the word that names them."""
    players, flow = tuple(composed(names.value).split("/")), flow_of(ruleset)
    problems = [*misnamed(players)]
    parts = [part for part in _SIGNS.split(names.value) if part]
    if problems and len(parts) > 1:
        help = f"names are joined with `/`: `{PLAYERS}={'/'.join(parts)}`"
        problems = [problems[0]._replace(help=help)]
    if not problems:
        try:
            state = flow.begin(players)
        except Refused as refused:
            problems = [*refused.problems]
        else:
            problems = [*misnamed(players, flow.seats(state), ruleset.game.accounts.values())]
            if not problems:
                return state
    return _refuse((p._replace(start=names.start, end=names.end) for p in problems), game)


def _refuse(problems: Iterable[Problem], game: Recorded) -> NoReturn:
    number, text = game.opened.number, game.opened.text
    raise Refused([one._replace(line_number=number) for one in problems], text)
