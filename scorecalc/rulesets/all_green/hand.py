"""A hand of five as it was won: its cards, how they make a pair and a set, and how it was won."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

__all__ = ["SIZE", "Hand", "Shape", "shape_of"]

SIZE = 5  #: cards of a winning hand, the winning one among them (A1)


class Shape(NamedTuple):
    """How five cards fall apart: the card of the pair, and the three cards of the sequence or triplet."""

    pair: int
    cards: tuple[int, int, int]

    @property
    def triplet(self) -> bool:
        """Whether the three are alike."""
        return self.cards[0] == self.cards[2]


@lru_cache(maxsize=4096)
def shape_of(cards: tuple[int, ...]) -> Shape | None:
    """The one way in which sorted cards make a pair and a set, None where they make none (A1).

    H is 9, the number behind 9s, and stands in no sequence.

    >>> shape_of((3, 3, 3, 4, 5)), shape_of((8, 8, 9, 9, 9)), shape_of((7, 8, 9, 9, 9))
    (Shape(pair=3, cards=(3, 4, 5)), Shape(pair=8, cards=(9, 9, 9)), None)
    """
    if len(cards) != SIZE:
        return None
    for pair in dict.fromkeys(cards):
        if cards.count(pair) < 2:
            continue
        at = cards.index(pair)
        a, b, c = cards[:at] + cards[at + 2 :]
        if (a == b == c != pair) or (a + 2 == b + 1 == c < 9):
            return Shape(pair, (a, b, c))
    return None


class Hand:
    """What one winner's words say.

    ``cards`` are sorted.  ``win`` is the winning card, or None; then it is one of ``candidates``.
    ``dora`` is the card that is named as the Dora, ``shown`` the card that was turned up.  ``seat`` is
    the winner's name or seat, None where it is not told.
    """

    __slots__ = (
        "candidates",
        "cards",
        "dealer",
        "dora",
        "first_draw",
        "label",
        "seat",
        "shape",
        "shown",
        "tsumo",
        "win",
    )

    def __init__(
        self,
        cards: tuple[int, ...],
        *,
        label: str = "",
        seat: str | None = None,
        win: int | None = None,
        tsumo: bool = False,
        dealer: bool = False,
        first_draw: bool = False,
        dora: int | None = None,
        shown: int | None = None,
    ) -> None:
        self.cards = tuple(sorted(cards))
        self.shape = shape_of(self.cards)
        self.label = label
        self.seat = seat
        self.win = win
        self.candidates = tuple(dict.fromkeys(self.cards)) if win is None else (win,)
        self.tsumo = tsumo
        self.dealer = dealer
        self.first_draw = first_draw
        self.dora = dora
        self.shown = shown

    def among(self, candidates: tuple[int, ...]) -> Hand:
        """The same hand, won with one of these cards."""
        hand = Hand(
            self.cards,
            label=self.label,
            seat=self.seat,
            win=candidates[0] if len(candidates) == 1 else None,
            tsumo=self.tsumo,
            dealer=self.dealer,
            first_draw=self.first_draw,
            dora=self.dora,
            shown=self.shown,
        )
        hand.candidates = candidates
        return hand
