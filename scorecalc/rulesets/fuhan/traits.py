"""What a reading is in general, as bits: an item names those that it needs, and is asked of no other reading.

Of two dozen yaku three or four can hold at all in a hand of sequences without honours; which these are is looked
up by the traits.
"""

from __future__ import annotations

from scorecalc.mahjong.tiles import HONOURS, ORPHANS, SIMPLES, SUITS
from scorecalc.rulesets.fuhan.hand import Hand

__all__ = [
    "BY_TRIPLETS", "CONCEALED_3", "HONOUR_TRIPLET", "MELDS_3", "NO_HONOUR", "NO_ORPHAN", "NO_SEQUENCE",
    "NO_SIMPLE", "NO_TRIPLET", "ODD", "ONE_SUIT", "SEQUENCE", "SEQUENCES_3", "SOME_HONOUR", "THREE_SUITS",
    "TRIPLETS_3", "TWINS", "traits_of",
]  # fmt: skip

(
    SEQUENCE,  # one sequence or more
    SEQUENCES_3,  # three or more
    NO_SEQUENCE,  # four sets, none of them a sequence
    TRIPLETS_3,  # three triplets or kans, or more
    NO_TRIPLET,
    CONCEALED_3,  # three concealed triplets or kans, or more
    HONOUR_TRIPLET,
    TWINS,  # two sequences alike
    MELDS_3,  # three calls or concealed kans, or more
    SOME_HONOUR,
    NO_HONOUR,
    NO_SIMPLE,
    NO_ORPHAN,
    ONE_SUIT,  # at most one
    THREE_SUITS,
    ODD,  # no four sets and a pair
) = (1 << bit for bit in range(16))

#: by the number of triplets; the others of the four sets are sequences
BY_TRIPLETS = (
    NO_TRIPLET | SEQUENCE | SEQUENCES_3, SEQUENCE | SEQUENCES_3, SEQUENCE, SEQUENCE | TRIPLETS_3,
    NO_SEQUENCE | TRIPLETS_3,
)  # fmt: skip
#: by the number of suits
_BY_SUITS = (ONE_SUIT, ONE_SUIT, 0, THREE_SUITS)


def traits_of(hand: Hand) -> int:
    """The traits that a hand has in every reading.

    >>> from scorecalc.mahjong.tiles import TILES
    >>> hand = Hand("", TILES.read("234567m345p55678s")[0], (), 25, frozenset(), 0, 0)
    >>> traits_of(hand) == THREE_SUITS | NO_HONOUR | NO_ORPHAN
    True
    """
    kinds = hand.kinds
    traits = _BY_SUITS[(kinds & SUITS[0] != 0) + (kinds & SUITS[1] != 0) + (kinds & SUITS[2] != 0)]
    traits |= SOME_HONOUR if kinds & HONOURS else NO_HONOUR
    if not kinds & ORPHANS:
        traits |= NO_ORPHAN
    elif not kinds & SIMPLES:
        traits |= NO_SIMPLE
    return traits | MELDS_3 if len(hand.melds) > 2 else traits
