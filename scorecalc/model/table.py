"""A table between two hands, what an entry did to it, and the ranking at its end: values that no game is needed for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from scorecalc.model.money import POT, Payment, deltas
from scorecalc.model.score import Note

__all__ = ["Entry", "Final", "Place", "State", "in_groups", "in_places"]

T = TypeVar("T")


class State(NamedTuple):
    """A table before its next hand.

    ``players`` are the names in the order in which they sat down (the first dealer, or the first player, first);
    ``scores`` maps each to his score, in the unit of the game's flow, and ``pot`` is what lies on the table.
    ``round`` and ``hand`` say which hand comes next (``E`` and 2 is the second deal of the East round), ``dealer``
    is a player, ``honba`` the counters.  ``over`` says why the game has ended, "" while it goes on.
    ``memory`` is what else the game must remember (walls, monsters): texts, whole numbers, truths, None, lists and
    mappings of these and nothing else, for a ledger keeps it as JSON.
    """

    players: tuple[str, ...]
    scores: Mapping[str, int]
    pot: int = 0
    round: str = ""
    hand: int = 0
    dealer: str = ""
    honba: int = 0
    over: str = ""
    memory: Mapping[str, Any] = {}

    def paid(self, payments: Iterable[Payment], unit: str) -> State:
        """The same table with payments between its players, the pot and the bank made, as far as they are of a unit.

        >>> table = State(("Anna", "Ben"), {"Anna": 25000, "Ben": 25000})
        >>> table.paid([Payment("Ben", "Anna", 1000, "points", "discard")], "points").scores
        {'Anna': 26000, 'Ben': 24000}
        """
        scores, pot = dict(self.scores), self.pot
        for payment in payments:
            if payment.unit != unit:
                continue
            for account, amount in ((payment.payer, -payment.amount), (payment.payee, payment.amount)):
                if account in scores:
                    scores[account] += amount * payment.times
                elif account == POT:
                    pot += amount * payment.times
        return self._replace(scores=scores, pot=pot)

    def next_of(self, player: str) -> str:
        """Who follows a player in turn order.

        >>> State(("Anna", "Ben"), {}).next_of("Ben")
        'Anna'
        """
        return self.players[(self.players.index(player) + 1) % len(self.players)]


class Entry(NamedTuple):
    """One line entered at a table.

    ``number`` counts from 1.  ``typed`` is the line as it was given, ``line`` the same with all that the table
    filled in, which scores to the same result by itself.  ``outcome`` is that of its breakdown, ``summary`` the
    result in a few words.  ``payments`` are between players, ``pot`` and ``bank``; ``after`` is the table behind it.
    """

    number: int
    typed: str
    line: str
    outcome: str
    summary: str
    payments: tuple[Payment, ...]
    after: State

    def moved(self, unit: str) -> dict[str, int]:
        """What it moved in a unit: for every player in turn order, then for the pot and the bank where they had a part.

        >>> table = State(("Anna", "Ben"), {"Anna": 3, "Ben": 5})
        >>> Entry(1, "", "", "marks", "", (Payment("bank", "Ben", 2, "points", "round"),), table).moved("points")
        {'Anna': 0, 'Ben': 2, 'bank': -2}
        """
        found = deltas([payment for payment in self.payments if payment.unit == unit], self.after.players)
        return {who: gain for who, gain in found.items() if gain or who in self.after.players}

    def gains(self, unit: str) -> dict[str, int]:
        """The same for the players alone."""
        moved = self.moved(unit)
        return {player: moved[player] for player in self.after.players}


class Place(NamedTuple):
    """A player in the final ranking; equal players share a place.

    ``result`` is what he takes home where that is more than his score, the sum of ``parts``: what each is called,
    and its amount.
    """

    player: str
    place: int
    score: int
    result: int | None = None
    parts: tuple[tuple[str, int], ...] = ()


class Final(NamedTuple):
    """The ranking at the end, the best first.

    ``payments`` are what the end itself moves (sticks that are left over).  Results are shown in units of
    ``scale``: 1000 makes -38800 a -38.8.
    """

    places: tuple[Place, ...]
    payments: tuple[Payment, ...] = ()
    notes: tuple[Note, ...] = ()
    scale: int = 1


def in_groups(players: Iterable[T], value: Callable[[T], Any]) -> list[list[T]]:
    """Players from the highest value to the lowest, equal ones together and in their order.

    >>> in_groups("ABC", {"A": 9, "B": 12, "C": 9}.__getitem__)
    [['B'], ['A', 'C']]
    """
    groups: dict[Any, list[T]] = {}
    for player in players:
        groups.setdefault(value(player), []).append(player)
    return [groups[one] for one in sorted(groups, reverse=True)]


def in_places(order: Sequence[Sequence[str]]) -> dict[str, int]:
    """The place of each player, from groups of equal ones, the best first.

    >>> in_places([["Cleo"], ["Anna", "Ben"], ["Dora"]])
    {'Cleo': 1, 'Anna': 2, 'Ben': 2, 'Dora': 4}
    """
    places: dict[str, int] = {}
    for group in order:
        places.update(dict.fromkeys(group, len(places) + 1))
    return places
