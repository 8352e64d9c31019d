"""All ways to lay concealed tiles out as sets and a pair.

Each suit is split by itself and remembered by its counts, for the same few shapes fill a file of
hands; a hand's arrangements are then one choice for each suit and for the honours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.mahjong.tiles import EAST, FIELD, FIELD_BITS, NINE

__all__ = ["NO_PAIR", "Arrangement", "arrangements", "split"]

NO_PAIR = -1
_SUIT_BITS = NINE * FIELD_BITS
_SUIT = (1 << _SUIT_BITS) - 1


class Arrangement(NamedTuple):
    """Sets and at most one pair: first kinds of the sequences, kinds of the triplets, kind of the pair.

    ``sequence_mask`` and ``triplet_mask`` have the bits of these kinds.
    """

    sequences: tuple[int, ...]
    triplets: tuple[int, ...]
    pair: int
    sequence_mask: int
    triplet_mask: int


def _arrangement(sequences: tuple[int, ...], triplets: tuple[int, ...], pair: int) -> Arrangement:
    return Arrangement(
        sequences, triplets, pair, sum({1 << kind for kind in sequences}), sum(1 << kind for kind in triplets)
    )


def split(counts: tuple[int, ...], *, runs: bool = True) -> tuple[Arrangement, ...]:
    """Every way to use up the tiles of one suit, each way once; () where there is none.

    ``counts`` says how many there are of each kind, in the order of the kinds; kinds are numbered
    from 0.  Without ``runs`` (honours) there are no sequences.

    >>> split((1, 1, 1, 0, 0, 0, 0, 0, 2))[0][:3]
    ((0,), (), 8)
    >>> len(split((3, 3, 3, 0, 0, 0, 0, 0, 0)))
    2
    >>> split((1, 0, 0, 0, 0, 0, 0, 0, 0))
    ()
    """
    found: list[Arrangement] = []
    left = list(counts)
    last = len(left)

    def lay(kind: int, sequences: tuple[int, ...], triplets: tuple[int, ...], pair: int) -> None:
        while kind < last and left[kind] == 0:
            kind += 1
        if kind == last:
            found.append(_arrangement(sequences, triplets, pair))
            return
        # the lowest tile left over is in a triplet, in a sequence that it begins, or in the pair
        if left[kind] >= 3:
            left[kind] -= 3
            lay(kind, sequences, (*triplets, kind), pair)
            left[kind] += 3
        if runs and kind < last - 2 and left[kind + 1] and left[kind + 2]:
            for k in (kind, kind + 1, kind + 2):
                left[k] -= 1
            lay(kind, (*sequences, kind), triplets, pair)
            for k in (kind, kind + 1, kind + 2):
                left[k] += 1
        if left[kind] >= 2 and pair == NO_PAIR:
            left[kind] -= 2
            lay(kind, sequences, triplets, kind)
            left[kind] += 2

    if sum(counts) % 3 != 1:
        lay(0, (), (), NO_PAIR)
    # 1111 23: the triplet first or the sequence first, one layout
    return tuple(dict.fromkeys(found))


# for each suit and the honours: packed counts, shifted to the first kind -> its ways; at most the 405,350 there are
_WAYS: tuple[dict[int, tuple[Arrangement, ...]], ...] = ({}, {}, {}, {})
_FIRST = (0, 9, 18, EAST)
_BOUND = 100_000
# made for every hand of a batch: this is half the price of calling Arrangement
_new = tuple.__new__


def _suit_ways(suit: int, packed: int) -> tuple[Arrangement, ...]:
    """The ways of one suit, remembered."""
    known, first = _WAYS[suit], _FIRST[suit]
    if len(known) >= _BOUND:
        known.clear()
    kinds = 7 if first == EAST else NINE
    counts = tuple(packed >> FIELD_BITS * k & FIELD for k in range(kinds))
    ways = known[packed] = tuple(
        _arrangement(
            tuple(k + first for k in way.sequences),
            tuple(k + first for k in way.triplets),
            way.pair if way.pair == NO_PAIR else way.pair + first,
        )
        for way in split(counts, runs=first != EAST)
    )
    return ways


def arrangements(count: int) -> Sequence[Arrangement]:
    """Every arrangement of concealed tiles with exactly one pair; empty where there is none.

    ``count`` is a packed count of the kinds (see `tiles`).

    >>> from scorecalc.mahjong.tiles import TILES, UNIT
    >>> [way[:3] for way in arrangements(sum(UNIT[p] for p in TILES.read("123m99pEEE")[0]))]
    [((0,), (27,), 17)]
    """
    hands: Sequence[Arrangement] = _EMPTY
    for suit, known in enumerate(_WAYS):
        part = count & _SUIT
        count >>= _SUIT_BITS
        if not part:
            continue
        ways = known.get(part)
        if ways is None:
            ways = _suit_ways(suit, part)
        if hands is _EMPTY:
            hands = ways
            continue
        hands = [
            _new(Arrangement, (sequences + others, triplets + more, pair if second < 0 else second, s | t, u | v))
            for sequences, triplets, pair, s, u in hands
            for others, more, second, t, v in ways
            if pair < 0 or second < 0
        ]
    if len(hands) == 1:
        return hands if hands[0][2] >= 0 else ()
    return [way for way in hands if way[2] >= 0]


_EMPTY = (_arrangement((), (), NO_PAIR),)
