"""One way to read a hand: its sets and pair, and where the winning tile stands among them.

A reading holds, as masks and small ints, just what the items ask about; it is made once for each
arrangement of the tiles and each place of the winning tile in it.
"""

from __future__ import annotations

from scorecalc.mahjong.arrangements import NO_PAIR, PAIR_AT, RUNS, TRIPLET_AT, TWICE, runs_in, ways_to_lay
from scorecalc.mahjong.tiles import HONOURS, NINE, ORPHANS, TWOS
from scorecalc.rulesets.fuhan.hand import CLOSED_TRIPLET, OPEN_TRIPLET, Hand
from scorecalc.rulesets.fuhan.traits import (
    BY_TRIPLETS,
    CONCEALED_3,
    HONOUR_TRIPLET,
    ODD,
    TWINS,
    traits_of,
)

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
    "odd_reading",
    "readings",
]

_KINDS = (1 << 34) - 1

# forms of a hand
SETS, PAIRS, ORPHAN_HAND, RENHOU = "sets", "pairs", "orphans", "renhou"
# waits
TWO_SIDED, MIDDLE, EDGE, TRIPLET, PAIR = "two-sided", "middle", "edge", "two-pair", "pair"


class Reading:
    """A hand read one way.

    ``runs`` holds how often each sequence is there, called ones too (see `arrangements`), and ``twins`` is
    the number of pairs of identical ones: 123 123 123 is one pair, four alike are two.  ``sequence_mask``
    and ``triplet_mask`` are masks of these and of the kinds of triplets and kans; ``sets`` counts
    triplets by class (see `hand`), ``concealed`` those that are concealed, kans among them; ``pair`` is a
    kind or -1; ``win_set`` is the first kind of the set that the winning tile stands in.  ``traits`` says
    in bits what it is in general (see `traits`).
    """

    __slots__ = (
        "closed",
        "concealed",
        "flags",
        "form",
        "hand",
        "kinds",
        "pair",
        "runs",
        "sequence_mask",
        "sets",
        "traits",
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
        runs: int,
        twins: int,
        sequence_mask: int,
        triplet_mask: int,
        sets: int,
        concealed: int,
        pair: int,
        wait: str,
        win_set: int,
        traits: int,
    ) -> None:
        self.hand = hand
        self.form = form
        self.closed = hand.closed
        self.tsumo = hand.tsumo
        self.flags = hand.flags
        self.kinds = hand.kinds
        self.runs = runs
        self.twins = twins
        self.sequence_mask = sequence_mask
        self.triplet_mask = triplet_mask
        self.sets = sets
        self.concealed = concealed
        self.pair = pair
        self.wait = wait
        self.win_set = win_set
        self.traits = traits | CONCEALED_3 if concealed > 2 else traits

    @property
    def sequences(self) -> tuple[int, ...]:
        """The first kinds of the sequences, sorted, called ones among them."""
        return runs_in(self.runs)


def odd_reading(hand: Hand, form: str) -> Reading:
    """A hand that is no four sets and a pair: seven pairs, thirteen orphans."""
    return Reading(hand, form, 0, 0, 0, 0, 0, 0, NO_PAIR, PAIR, hand.win, traits_of(hand) | ODD)


def readings(hand: Hand) -> list[Reading]:
    """Every reading of a complete hand (R2, R4); an empty list where it has no winning shape."""
    found: list[Reading] = []
    win, by_ron, of_hand, melds = hand.win, not hand.tsumo, traits_of(hand), hand.melds
    melded = hand.meld_sets
    kans = (melded >> 24 & 7) + (melded >> 28 & 7)  # the concealed ones
    for way in ways_to_lay(hand.count):
        sequence_mask, triplet_mask, pair = way & RUNS, way >> TRIPLET_AT & _KINDS, (way >> PAIR_AT).bit_length() - 1
        # the sequences that hold the winning tile: as their third tile, as the second, as the first
        beside, in_triplet = sequence_mask << 2 >> win & 7, triplet_mask >> win & 1
        runs, sets, concealed = way, melded, kans
        if triplet_mask:
            number, orphans = triplet_mask.bit_count(), (triplet_mask & ORPHANS).bit_count()
            sets += (number - orphans << 16) + (orphans << 20)
            concealed += number
        if melds:
            runs += hand.meld_runs
            sequence_mask |= hand.meld_run_mask
            triplet_mask |= hand.meld_triplet_mask
        number = triplet_mask.bit_count() if triplet_mask else 0
        if number > 4:  # five sets are no hand; the line is refused for it
            continue
        traits = of_hand | BY_TRIPLETS[number]
        same = 0
        if number < 3 and sequence_mask.bit_count() < 4 - number:
            same = (runs & TWICE[0]).bit_count() + 2 * (runs & TWICE[1]).bit_count()
            traits |= TWINS
        if triplet_mask & HONOURS:
            traits |= HONOUR_TRIPLET
        # each place of the winning tile: the wait, the set that it stands in, and what that makes of the sets
        places = [(PAIR, win, sets, concealed)] if pair == win else []
        if in_triplet and by_ron:  # R3: a triplet completed by ron counts as open
            places.append((TRIPLET, win, sets - CLOSED_TRIPLET[win] + OPEN_TRIPLET[win], concealed - 1))
        elif in_triplet:
            places.append((TRIPLET, win, sets, concealed))
        if beside:
            rank = win % NINE
            if beside & 1:
                places.append((EDGE if rank == 2 else TWO_SIDED, win - 2, sets, concealed))
            if beside & 2:
                places.append((MIDDLE, win - 1, sets, concealed))
            if beside & 4:
                places.append((EDGE if rank == 6 else TWO_SIDED, win, sets, concealed))
        for wait, at, of_sets, hidden in places:
            found.append(
                Reading(hand, SETS, runs, same, sequence_mask, triplet_mask, of_sets, hidden, pair, wait, at, traits)
            )
    if not hand.melds:
        different = hand.kinds.bit_count()
        if different == 7 and not hand.count & ~TWOS:
            found.append(odd_reading(hand, PAIRS))
        elif different == 13 and hand.kinds == ORPHANS:
            found.append(odd_reading(hand, ORPHAN_HAND))
    return found
