"""Names of players: those by which a line can call them, and tell them apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from scorecalc.model.money import ACCOUNTS
from scorecalc.problems import Problem

__all__ = ["misnamed"]

_WINDS = ("E", "S", "W", "N")  # in every game: a table may go on with another one
_PLAYER = re.compile("[A-Za-z][A-Za-z0-9-]{0,29}")


def misnamed(players: Sequence[str], seats: Mapping[str, str] | None = None) -> Iterator[Problem]:
    """What is wrong with names (R384): one that no line can write, one that means something else, or two alike.

    ``seats`` are those of the flow, whose letters are nobody's names either.

    >>> [problem.message for problem in misnamed(["Anna", "pot", "anna", "Cl.eo", "Ben"])]
    ['a player cannot be called `pot`', 'two players are called `anna`', 'a player cannot be called `Cl.eo`']
    >>> [problem.message for problem in misnamed(["Anna", "P5"], {"E": "Anna", "P5": "P5"})]
    ['a player cannot be called `P5`']
    """
    letters = {*_WINDS}
    if seats and any(seat != name for seat, name in seats.items()):
        letters |= {*seats}
    for at, player in enumerate(players):
        if not _PLAYER.fullmatch(player):
            help = "a letter from A to Z first, then letters, digits and `-`: a hand can then begin with `Name:`"
            yield Problem("R384", f"a player cannot be called `{player}`", help=help)
        elif player in letters or player.lower() in ACCOUNTS or player.lower() == "none":
            yield Problem("R384", f"a player cannot be called `{player}`", help="the word means something else")
        elif player.lower() in [other.lower() for other in players[:at]]:
            yield Problem("R384", f"two players are called `{player}`", help="add a letter to one of the names")
