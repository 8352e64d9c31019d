"""A table as it is shown: all that a listing, a chart or a page needs, so that showing asks no game and no store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scorecalc.model.score import Breakdown, Grid
from scorecalc.model.table import Entry, Final, State

__all__ = ["Played", "TableView"]


class Played(NamedTuple):
    """An entry and, where it is to be shown in full, its breakdown.

    ``seats`` say how the breakdown calls the players (``{"E": "Ben"}``): those of the table before the entry.
    """

    entry: Entry
    breakdown: Breakdown | None = None
    seats: Mapping[str, str] = {}


class TableView(NamedTuple):
    """A table with all its entries.

    ``name`` is the table's own, ``title`` that of its rules.  ``start`` is the table before the first entry,
    ``state`` the one after the last.  ``seats`` map a player to his letter now, and ``spelled`` a letter of a seat
    or of a round to its word (``{"E": "East"}``); both are empty where the game has none.  ``unit`` is that of the
    scores.  ``begun`` and ``latest`` are ISO texts, "" where nobody knows.  ``ended`` says that the table was closed,
    with or without the game being over; until either, ``final`` is how the game would end here.  ``shown`` is what
    else the game remembers, ``deals`` what the dealer of a state does, ``rounds`` what its round counts ("" for a
    wind), ``at_table`` what notes of breakdowns say at a table, ``agreed`` the options that are not as the ruleset of
    that name has them, as a line would write them (``uma=15/5/-5/-15``).
    """

    name: str
    ruleset: str
    title: str
    rules_hash: str
    unit: str
    start: State
    state: State
    played: tuple[Played, ...]
    final: Final
    seats: Mapping[str, str] = {}
    spelled: Mapping[str, str] = {}
    begun: str = ""
    latest: str = ""
    ended: bool = False
    shown: tuple[Grid, ...] = ()
    deals: str = "deals"
    rounds: str = ""
    at_table: Mapping[str, str] = {}
    agreed: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Their names in the order in which they sat down."""
        return self.state.players

    @property
    def provisional(self) -> bool:
        """Whether the game still goes on, so that the ranking may change."""
        return not self.state.over and not self.ended

    def before(self, at: int) -> State:
        """The table before an entry, which is counted from 0."""
        return self.played[at - 1].entry.after if at else self.start

    def changes(self, entry: Entry) -> dict[str, int]:
        """What an entry moved in the unit of the scores."""
        return entry.moved(self.unit)
