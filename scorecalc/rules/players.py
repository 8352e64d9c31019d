"""Players of a table: how many they are, and names by which a line can call them and tell them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import ACCOUNTS
from scorecalc.model.names import composed, folded, is_name
from scorecalc.model.vocabulary import BadValue
from scorecalc.problems import Problem
from scorecalc.rules.ruleset import Ruleset

__all__ = ["as_many", "misnamed"]

#: the option that says how many play, where a game has one
_PLAYERS = "players"

_WINDS = ("E", "S", "W", "N")  # in every game: a table may go on with another one
_MOST = 30  #: letters of a name
#: lists of players that are no names: nobody, everybody
_LISTS = ("none", "all")


def misnamed(
    players: Sequence[str], seats: Mapping[str, str] | None = None, accounts: Iterable[str] = ()
) -> Iterator[Problem]:
    """What is wrong with names (R384): one that no line can write, one that means something else, or two alike.

    ``seats`` are those of the flow, whose letters are nobody's names either, and ``accounts`` the words by which the
    game calls them (``East``).

    >>> [problem.message for problem in misnamed(["Anna", "pot", "anna", "Cl.eo", "Jörg"])]
    ['a player cannot be called `pot`', 'two players are called `anna`', 'a player cannot be called `Cl.eo`']
    >>> [problem.message for problem in misnamed(["Anna", "P5"], {"E": "Anna", "P5": "P5"})]
    ['a player cannot be called `P5`']
    >>> [problem.message for problem in misnamed(["Anna", "north"], accounts=["East", "North"])]
    ['a player cannot be called `north`']
    """
    letters = {*_WINDS}
    if seats and any(seat != name for seat, name in seats.items()):
        letters |= {*seats}
    words = {folded(word) for word in (*ACCOUNTS, *_LISTS, *accounts)}
    for at, player in enumerate(players):
        if not is_name(player) or len(composed(player)) > _MOST:
            help = f"a letter first, then letters, digits and `-`, {_MOST} at the most"
            yield Problem("R384", f"a player cannot be called `{player}`", help=f"{help}: a hand begins with `Name:`")
        elif player in letters or all(letter in letters for letter in player) or folded(player) in words:
            yield Problem("R384", f"a player cannot be called `{player}`", help="the word means something else")
        elif folded(player) in map(folded, players[:at]):
            yield Problem("R384", f"two players are called `{player}`", help="add a letter to one of the names")


def as_many(named: int, ruleset: Ruleset) -> dict[str, Any]:
    """How many play, where that is an option and the rules leave it as it usually is: the names tell.

    Three names under riichi are ``players=3``; four under riichi-sanma tell nothing, since it says how many play.

    >>> from scorecalc.api import load_rules
    >>> [as_many(3, load_rules(name)) for name in ("riichi", "riichi-sanma", "azul")]
    [{'players': 3}, {}, {}]
    """
    option = next((one for one in ruleset.game.options if one.name == _PLAYERS and not one.told), None)
    if option is None or ruleset.options[_PLAYERS] != option.default:
        return {}
    try:
        number = option.kind.read(str(named))
    except BadValue:
        return {}
    return {} if number == option.default else {_PLAYERS: number}
