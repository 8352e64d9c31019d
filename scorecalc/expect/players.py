"""Players in an expectation: those of a table by their names, or by the seats that they have now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from scorecalc.expect.difference import NOTHING, Difference, differ, refuse
from scorecalc.model.names import folded
from scorecalc.notation.expectation import Expected
from scorecalc.problems import closest

__all__ = ["called_so", "group", "parted", "player", "signed_as"]

_Of = TypeVar("_Of")

#: what a player is called, and who that is: his name always, and a seat where his game has them
Names = Mapping[str, str]


def called_so(name: str, names: Names) -> str | None:
    """Who is called so: by a seat, or by his name in capitals or not; None where nobody is.

    >>> called_so("S", {"S": "Zoë"}), called_so("ZOË", {"S": "Zoë"}), called_so("s", {"S": "Zoë"})
    ('Zoë', 'Zoë', None)
    """
    if name in names:
        return names[name]
    return next((player for player in names.values() if folded(player) == folded(name)), None)


def player(name: str, names: Names, word: Expected) -> str:
    """Who is meant; raises Refused (C507) where nobody at the table is called so."""
    found = called_so(name, names)
    if found is not None:
        return found
    sitting = tuple(dict.fromkeys(names.values()))
    near = closest(name, sitting)
    return refuse("C507", f"no player `{name}`", word, "" if near else f"the players are {', '.join(sitting)}", near)


def group(word: Expected, names: Names) -> tuple[str, ...]:
    """Those who are named in a value: ``Anna/Ben``, nobody where it is ``none``."""
    return () if word.value == NOTHING else tuple(player(name, names, word) for name in word.value.split("/"))


def parted(
    word: Expected,
    names: Names,
    got: Mapping[str, _Of],
    read: Callable[[Expected, str], _Of],
    written: Callable[[_Of], str],
    because: Callable[[str], str],
) -> Difference | None:
    """``scores=Anna:37/Ben:19``: of several players those that are named; the difference is what does not hold."""
    wanted: dict[str, _Of] = {}
    for part in word.value.split("/"):
        name, sign, value = part.partition(":")
        if not sign:
            first, its = next(iter(got.items()))
            help = f"write `{word.name}={first}:{written(its)}`; several are joined by `/`"
            refuse("C504", f"`{part}` names no player and his number", word, help)
        wanted[player(name, names, word)] = read(word, value)
    wrong = [name for name in wanted if wanted[name] != got[name]]
    expected, came = (" ".join(f"{name} {written(of[name])}" for name in wrong) for of in (wanted, got))
    instead = f"{word.name}=" + "/".join(f"{name}:{written(got[name])}" for name in wanted)
    return differ(word.name, expected, came, lambda: "; ".join(map(because, wrong)), word, instead)


def signed_as(word: Expected, number: int) -> str:
    """A number as an expectation has it: a change of nothing keeps the sign that tells it from an amount."""
    return f"{number:+d}" if number or word.value[:1] in "+-" else "0"
