"""How a game goes: its rounds and their points, the river, the cards in hand (P9 to P14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

__all__ = [
    "LEAST_PLAYERS", "MOST_PLAYERS", "OWN", "RIVER", "ROUNDS", "TAKEN", "cards_left", "future_river", "in_groups",
]  # fmt: skip

ROUNDS = 8  #: P11
LEAST_PLAYERS, MOST_PLAYERS = 2, 5  #: P3
RIVER = 5  #: cards in it (P9)
OWN = 2  #: cards that a player shows beside it (P1)
_DEALT = 10  #: cards to each player at the start (P13)
_USED = 1 + OWN  #: each round a player gives one card to the river and shows two
TAKEN = 2  #: and takes two back (P12)

T = TypeVar("T")


def future_river(players: int) -> int:
    """How many cards are turned up for the next round; each player adds one to them (P9).

    >>> [future_river(players) for players in (2, 3, 4, 5)]
    [3, 2, 1, 0]
    """
    return RIVER - players


def cards_left(after: int) -> int:
    """How many cards a player holds after so many rounds (P13).

    >>> cards_left(0), cards_left(8)
    (10, 2)
    """
    return _DEALT - after * (_USED - TAKEN)


def in_groups(players: Iterable[T], value: Callable[[T], Any]) -> list[list[T]]:
    """Players from the highest value to the lowest, equal ones together and in their order (P12, P14).

    >>> in_groups("ABC", {"A": 9, "B": 12, "C": 9}.__getitem__)
    [['B'], ['A', 'C']]
    """
    groups: dict[Any, list[T]] = {}
    for player in players:
        groups.setdefault(value(player), []).append(player)
    return [groups[one] for one in sorted(groups, reverse=True)]
