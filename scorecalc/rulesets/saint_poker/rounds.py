"""How a game goes: its rounds and their points, the river, the cards in hand (P9 to P14)."""

from __future__ import annotations

__all__ = [
    "LEAST_PLAYERS", "MOST_PLAYERS", "OWN", "RIVER", "ROUNDS", "TAKEN", "cards_left", "future_river",
]  # fmt: skip

ROUNDS = 8  #: P11
LEAST_PLAYERS, MOST_PLAYERS = 2, 5  #: P3
RIVER = 5  #: cards in it (P9)
OWN = 2  #: cards that a player shows beside it (P1)
_DEALT = 10  #: cards to each player at the start (P13)
_USED = 1 + OWN  #: each round a player gives one card to the river and shows two
TAKEN = 2  #: and takes two back (P12)


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
