"""One deal as a line tells it: who won with what, or that nobody did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.rulesets.all_green.hand import Hand

__all__ = ["Deal"]


class Deal(NamedTuple):
    """What a line says about one deal.

    ``winners`` are in turn order from the discarder, where that is known, and none where nobody won.
    ``source`` is the discarder.  ``seats`` are the accounts of all players in turn order, () where the line
    calls players by names and does not tell all of them.  ``assumed`` is what a default filled in.
    """

    winners: tuple[Hand, ...] = ()
    source: str | None = None
    seats: tuple[str, ...] = ()
    assumed: Mapping[str, Any] = {}

    @property
    def settled(self) -> bool:
        """Whether it is known who gains and who loses what."""
        return bool(self.seats) and all(
            hand.seat is not None and (hand.tsumo or self.source is not None) for hand in self.winners
        )
