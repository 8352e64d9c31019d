"""One way to read a hand: its sets and pair, and where the winning tile stands among them.

A reading holds, as masks and small ints, just what the items ask about; it is made once for each
arrangement of the tiles and each place of the winning tile in it.
"""

from __future__ import annotations

from scorecalc.mahjong.arrangements import NO_PAIR, arrangements
from scorecalc.mahjong.tiles import NINE, ORPHANS, TWOS
from scorecalc.rulesets.fuhan.hand import CLOSED_TRIPLET, OPEN_TRIPLET, Hand

__all__ = [
    "EDGE",
    "MIDDLE",
    "ORPHAN_HAND",
    "PAIR",
    "PAIRS",
    "RENHOU",
    "SETS",
    "TRIPLET",
    "TWO_SIDED",
    "Reading",
    "readings",
    "twins",
]

# forms of a hand
SETS, PAIRS, ORPHAN_HAND, RENHOU = "sets", "pairs", "orphans", "renhou"
# waits
TWO_SIDED, MIDDLE, EDGE, TRIPLET, PAIR = "two-sided", "middle", "edge", "two-pair", "pair"


def twins(sequences: tuple[int, ...]) -> int:
    """How many pairs of identical sequences there are: 123 123 123 is one pair, four alike are two.

    >>> twins((0, 0, 9)), twins((0, 0, 0, 9)), twins((0, 0, 0, 0))
    (1, 1, 2)
    """
    different = set(sequences)
    if len(different) == len(sequences):
        return 0
    return sum(sequences.count(first) // 2 for first in different)


class Reading:
    """A hand read one way.

    ``sequences`` are first kinds, sorted, called ones among them, and ``twins`` the pairs of
    identical ones; ``sequence_mask`` and ``triplet_mask`` are masks of these and of the kinds of
    triplets and kans; ``sets`` counts triplets by class (see `hand`), ``concealed`` those that are
    concealed, kans among them; ``pair`` is a kind or -1; ``win_set`` is the first kind of the set that
    the winning tile stands in.
    """

    __slots__ = (
        "closed",
        "concealed",
        "flags",
        "form",
        "hand",
        "kinds",
        "pair",
        "sequence_mask",
        "sequences",
        "sets",
        "triplet_mask",
        "tsumo",
        "twins",
        "wait",
        "win_set",
    )

    def __init__(
        self,
        hand: Hand,
        form: str,
        sequences: tuple[int, ...],
        triplets: tuple[int, ...],
        pair: int,
        wait: str,
        win_set: int,
    ) -> None:
        self.hand = hand
        self.form = form
        self.closed = hand.closed
        self.tsumo = hand.tsumo
        self.flags = hand.flags
        self.kinds = hand.kinds
        self.pair = pair
        self.wait = wait
        self.win_set = win_set
        if hand.meld_sequences:
            sequences += hand.meld_sequences
        self.twins = 0
        if len(sequences) > 1:
            sequences = tuple(sorted(sequences))
            self.twins = twins(sequences)
        self.sequences = sequences
        mask = 0
        for kind in sequences:
            mask |= 1 << kind
        self.sequence_mask = mask
        mask = 0
        sets = hand.meld_sets
        for kind in hand.meld_triplets:
            mask |= 1 << kind
        for kind in triplets:
            mask |= 1 << kind
            # R3: a triplet completed by ron counts as open
            by_ron = wait is TRIPLET and kind == win_set and not self.tsumo
            sets += (OPEN_TRIPLET if by_ron else CLOSED_TRIPLET)[kind]
        self.triplet_mask = mask
        self.sets = sets
        self.concealed = (sets >> 16 & 7) + (sets >> 20 & 7) + (sets >> 24 & 7) + (sets >> 28 & 7)


def readings(hand: Hand) -> list[Reading]:
    """Every reading of a complete hand (R2, R4); an empty list where it has no winning shape."""
    found: list[Reading] = []
    win = hand.win
    for sequences, triplets, pair in arrangements(hand.count):
        if pair == win:
            found.append(Reading(hand, SETS, sequences, triplets, pair, PAIR, win))
        if win in triplets:
            found.append(Reading(hand, SETS, sequences, triplets, pair, TRIPLET, win))
        for first in set(sequences):
            place = win - first
            if 0 <= place <= 2:
                if place == 1:
                    wait = MIDDLE
                elif first % NINE == (6 if place == 0 else 0):
                    wait = EDGE
                else:
                    wait = TWO_SIDED
                found.append(Reading(hand, SETS, sequences, triplets, pair, wait, first))
    if not hand.melds:
        different = hand.kinds.bit_count()
        if different == 7 and not hand.count & ~TWOS:
            found.append(Reading(hand, PAIRS, (), (), NO_PAIR, PAIR, win))
        elif different == 13 and hand.kinds == ORPHANS:
            found.append(Reading(hand, ORPHAN_HAND, (), (), NO_PAIR, PAIR, win))
    return found
