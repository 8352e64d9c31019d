"""One deal as a line tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.rulesets.doubles.hand import Hand, Totals

__all__ = ["Deal"]


class Deal(NamedTuple):
    """The hands in the order given; ``nobody`` says that nobody won, ``assumed`` what a default filled in.

    ``declared`` are the seats whose stake is still to be put down, ``sticks`` the stakes that lie in the pot.
    """

    hands: tuple[Hand | Totals, ...]
    nobody: bool
    declared: tuple[str, ...]
    sticks: int
    assumed: Mapping[str, Any]
    #: who discarded the winning tile, where that is told
    source: str | None = None

    @property
    def winner(self) -> Hand | Totals | None:
        """The winner's hand, None where it is not among them."""
        return next((hand for hand in self.hands if hand.won), None)

    @property
    def complete(self) -> bool:
        """Whether all four hands are known."""
        return len(self.hands) == 4
