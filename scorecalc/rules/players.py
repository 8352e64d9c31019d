"""Names of players: those by which a line can call them, and tell them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scorecalc.model.money import ACCOUNTS
from scorecalc.model.names import composed, folded, is_name
from scorecalc.problems import Problem

__all__ = ["misnamed"]

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
