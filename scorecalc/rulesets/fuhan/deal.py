"""One deal as a line tells it: who won with what, or how nobody did, and what lay on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.rulesets.fuhan.hand import Hand

__all__ = ["Deal", "Totals"]


class Totals(NamedTuple):
    """A win given by its numbers instead of its tiles: fu and han, units of yakuman, or a limit's name."""

    label: str
    seat: int | None
    tsumo: bool
    han: int
    fu: int
    units: int
    limit: str | None

    @property
    def dealer(self) -> bool:
        """Whether the winner is the dealer."""
        return self.seat == 0


class Deal(NamedTuple):
    """What a line says about one deal.

    ``outcome`` is ``win``, ``totals``, ``draw``, ``nagashi``, ``abortive`` or ``chombo``.  ``winners`` are in turn
    order from the discarder, where he is known.  ``source`` is the discarder's seat, ``declared`` the
    seats whose stick of this deal is still to be put down, ``pao`` maps a winner's label to who is
    liable to him and for what.  ``assumed`` is what a default filled in; ``chombo`` the seat of
    who spoiled the deal.
    """

    outcome: str
    winners: tuple[Hand | Totals, ...] = ()
    round: int = 0
    source: str | None = None
    honba: int = 0
    sticks: int = 0
    declared: tuple[str, ...] = ()
    tenpai: tuple[str, ...] | None = None
    nagashi: tuple[str, ...] = ()
    pao: Mapping[str, tuple[str, str | int | None]] = {}
    indicators: tuple[int, ...] = ()
    ura: tuple[int, ...] = ()
    assumed: Mapping[str, Any] = {}
    chombo: str = ""
