"""A hand read one way: where its winning card stands, and what it then waited on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scorecalc.rulesets.all_green.cards import NAMES, H, mask
from scorecalc.rulesets.all_green.hand import Hand, Shape
from scorecalc.rulesets.all_green.table import TableRules

__all__ = ["EDGE", "MIDDLE", "PAIR", "TRIPLET", "TWO_SIDED", "Reading", "Show", "readings", "variants"]

# waits
TWO_SIDED, MIDDLE, EDGE, TRIPLET, PAIR = "two-sided", "middle", "edge", "two-pair", "pair"

Show = Callable[[tuple[int, ...]], str]  #: cards -> how they are shown


class Reading:
    """A hand under the rules of a table, with the place of its winning card.

    ``kinds`` is the mask of all cards; ``dora`` counts the Dora, and ``dora_card`` is None where none is
    named.
    """

    __slots__ = ("cards", "dora", "dora_card", "hand", "kinds", "pair", "rules", "triplet", "wait", "win")

    def __init__(self, hand: Hand, shape: Shape, win: int, wait: str, rules: TableRules) -> None:
        self.hand = hand
        self.rules = rules
        self.pair = shape.pair
        self.cards = shape.cards
        self.triplet = shape.triplet
        self.kinds = mask(hand.cards)
        self.win = win
        self.wait = wait
        self.dora_card = rules.dora_card(hand.dora, hand.shown)
        self.dora = 0 if self.dora_card is None else hand.cards.count(self.dora_card)

    @property
    def honour(self) -> bool:
        """Whether an H is in the hand."""
        return bool(self.kinds >> H & 1)

    @property
    def outside(self) -> bool:
        """Whether the three are 123 or 789."""
        return not self.triplet and self.cards[0] in (0, 6)


def readings(hand: Hand, win: int, rules: TableRules) -> list[Reading]:
    """Each place in which the winning card may stand: 44456 on 4 completed the pair or the sequence (G3)."""
    shape = hand.shape
    if shape is None:
        return []
    found = []
    if win == shape.pair:
        found.append(Reading(hand, shape, win, PAIR, rules))
    if win in shape.cards and not (found and rules.shared_card == "pair"):
        found.append(Reading(hand, shape, win, _wait(shape, win), rules))
    return found


def _wait(shape: Shape, win: int) -> str:
    """What a sequence or triplet waited on; 12 and 89 have an outside number on one side only."""
    if shape.triplet:
        return TRIPLET
    first, middle, last = shape.cards
    if win == middle:
        return MIDDLE
    return EDGE if (first == 0 and win == last) or (last == 8 and win == first) else TWO_SIDED


def variants(hand: Hand, rules: TableRules) -> Sequence[tuple[str, Sequence[Reading]]]:
    """Each card that may have won with the readings under it; one entry, with "", where it is named."""
    if hand.win is not None:
        return (("", readings(hand, hand.win, rules)),)
    return [(NAMES[card], readings(hand, card, rules)) for card in hand.candidates]
