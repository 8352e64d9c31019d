"""The table before a turn: monsters with what they have, whose turn it is, who is willing to yield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

__all__ = ["BAY", "BAY_MONSTERS", "CITY", "NO_CARDS", "OUT", "PLACES", "Cards", "Monster", "Position"]

OUT, CITY, BAY = "out", "city", "bay"
#: places as they stand in a sentence
PLACES = {OUT: "outside Tokyo", CITY: "Tokyo City", BAY: "Tokyo Bay"}
#: K9: how many have to live for the Bay to be open
BAY_MONSTERS = 5


class Monster(NamedTuple):
    """A monster; one without hearts is eliminated."""

    name: str
    stars: int
    hearts: int
    energy: int
    at: str

    @property
    def alive(self) -> bool:
        """Whether it still plays."""
        return self.hearts > 0


class Cards(NamedTuple):
    """What Power cards add to the dice of a turn; hearts may be lost to them, then they are below 0."""

    stars: int = 0
    energy: int = 0
    hearts: int = 0
    smashes: int = 0


NO_CARDS = Cards()


class Position(NamedTuple):
    """What a line tells: a roll, and the table that it falls on; no monsters where it is dice alone.

    ``counts`` are the dice by face; ``yields`` who yields if it may; ``variant`` whether Tokyo gives
    energy instead of stars (K11), ``variant_named`` whether the line says so; ``assumed`` what a
    default filled in, by monster.
    """

    dice: tuple[int, ...]
    counts: tuple[int, ...]
    monsters: tuple[Monster, ...] = ()
    active: str = ""
    yields: tuple[str, ...] = ()
    variant: bool = False
    variant_named: bool = False
    seats: int = 0
    cards: Cards = NO_CARDS
    assumed: Mapping[str, Mapping[str, Any]] = {}
