"""How the players of a table are called.

Two to six play (all-green:G19), and the rulebook names no seats.  Here they are ``E S W N P5 P6`` in turn
order from the dealer, the first as many as there are players; ``E`` is the dealer.  A line may call the
players by their own names instead (``Anna:``, ``seat=Anna``, ``from=Ben``): then ``+dealer`` says who deals,
and ``players=Anna/Ben/Cleo``, in turn order, who else is at the table.
"""

from __future__ import annotations

from scorecalc.model.money import ACCOUNTS
from scorecalc.model.names import is_name
from scorecalc.model.vocabulary import BadValue, ValueKind

__all__ = ["DEALER", "SEATS", "SEAT_NAMES", "player", "players"]

DEALER = "E"
SEATS = (DEALER, "S", "W", "N", "P5", "P6")
SEAT_NAMES = {"E": "East", "S": "South", "W": "West", "N": "North", "P5": "player 5", "P6": "player 6"}

_FEWEST = 2


def _is_name(text: str) -> bool:
    return is_name(text) and text not in ACCOUNTS


def player() -> ValueKind:
    """A seat or a player's name.

    >>> player().read("Anna")
    'Anna'
    >>> player().read("east")
    Traceback (most recent call last):
    ...
    scorecalc.model.vocabulary.BadValue: seats are written as letters
    """
    shape = f"a seat out of {' '.join(SEATS)}, or a player's name"
    spelled = {name.lower(): seat for seat, name in SEAT_NAMES.items()} | {seat.lower(): seat for seat in SEATS}

    def read(text: str) -> str:
        if text not in SEATS and text.lower() in spelled:
            raise BadValue("seats are written as letters", hints=(spelled[text.lower()],))
        if not _is_name(text):
            raise BadValue(f"expected {shape}, not `{text}`")
        return text

    return ValueKind(shape, read, str, SEATS)


def players() -> ValueKind:
    """How many play, their names in turn order, or ``any`` where nothing is said.

    >>> kind = players()
    >>> kind.read("3"), kind.read("Anna/Ben"), kind.read("any"), kind.read("E/S/W")
    (3, ('Anna', 'Ben'), None, 3)
    """
    most = len(SEATS)
    shape = f"a whole number from {_FEWEST} to {most}, or the players' names in turn order, joined by /"

    def read(text: str) -> int | tuple[str, ...] | None:
        if text == "any":
            return None
        names = tuple(text.split("/"))
        if len(names) == 1:
            if len(text) == 1 and text.isascii() and text.isdigit() and _FEWEST <= int(text) <= most:
                return int(text)
            raise BadValue(f"expected {shape}, not `{text}`")
        at = 0
        for number, name in enumerate(names):
            if not _is_name(name) or name in names[:number] or number == most:
                raise BadValue(f"expected {shape}, not `{text}`", start=at, end=max(at + len(name), at + 1))
            at += len(name) + 1
        return len(names) if names == SEATS[: len(names)] else names

    def write(value: int | tuple[str, ...] | None) -> str:
        return "any" if value is None else "/".join(value) if isinstance(value, tuple) else str(value)

    return ValueKind(shape, read, write, ("any", *(str(n) for n in range(_FEWEST, most + 1))))
