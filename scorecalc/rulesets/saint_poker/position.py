"""From the words of a line to a showdown; what is wrong with one is told by the module `refusal`."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.model.words import Bound
from scorecalc.rulesets.saint_poker.rounds import LEAST_PLAYERS, MOST_PLAYERS, OWN, RIVER

__all__ = ["Hand", "Showdown", "showdown_of"]


class Hand(NamedTuple):
    """A player's two cards beside the river, the best first; the label is "" where the line names nobody."""

    label: str
    own: tuple[int, ...]
    river: tuple[int, ...]


class Showdown(NamedTuple):
    """The hands in the order given; ``round`` is None where it is not said."""

    hands: tuple[Hand, ...]
    river: tuple[int, ...]
    round: int | None

    @property
    def alone(self) -> bool:
        """Whether a single hand is only looked at, with nobody to win against."""
        return not self.hands[0].label


def showdown_of(bound: Bound) -> Showdown:
    """The showdown that a line tells; raises Refused with all that is wrong with it (P1, P3).

    Bare cards before the first label are the river's, as those of `river=` are.
    """
    table = bound.table
    # sorted, so that the same cards in another order are the same showdown to the last card shown
    river = tuple(sorted((*table.settings.get("river", ()), *table.tiles)))
    hands = tuple(Hand(words.label, tuple(sorted(words.tiles)), river) for words in bound.hands)
    cards = [*river, *(card for hand in hands for card in hand.own)]
    counted = len(river) == RIVER and all(len(hand.own) == OWN for hand in hands)
    gathered = not hands[0].label or LEAST_PLAYERS <= len(hands) <= MOST_PLAYERS
    if not counted or not gathered or len({*cards}) != len(cards):
        from scorecalc.rulesets.saint_poker.refusal import refusal

        raise refusal(bound, river)
    return Showdown(hands, river, table.settings.get("round"))
