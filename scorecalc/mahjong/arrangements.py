"""All ways to lay concealed tiles out as sets and a pair.

Each suit is split by itself and remembered by its counts, for the same few shapes fill a file of
hands; a hand's arrangements are then one choice for each suit and for the honours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.mahjong.tiles import EAST, FIELD, FIELD_BITS, NINE

__all__ = [
    "NO_PAIR", "ONE_RUN", "PAIR_AT", "RUNS", "TRIPLET_AT", "TWICE", "Arrangement", "arrangements", "laid", "runs_in",
    "split", "ways_to_lay",
]  # fmt: skip

NO_PAIR = -1
_SUIT_BITS = NINE * FIELD_BITS
_SUIT = (1 << _SUIT_BITS) - 1


class Arrangement(NamedTuple):
    """Sets and at most one pair: first kinds of the sequences, kinds of the triplets, kind of the pair."""

    sequences: tuple[int, ...]
    triplets: tuple[int, ...]
    pair: int


def split(counts: tuple[int, ...], *, runs: bool = True) -> tuple[Arrangement, ...]:
    """Every way to use up the tiles of one suit, each way once; () where there is none.

    ``counts`` says how many there are of each kind, in the order of the kinds; kinds are numbered
    from 0.  Without ``runs`` (honours) there are no sequences.

    >>> split((1, 1, 1, 0, 0, 0, 0, 0, 2))
    (Arrangement(sequences=(0,), triplets=(), pair=8),)
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
            found.append(Arrangement(sequences, triplets, pair))
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


# A way to lay tiles out is one int, so that the ways of several suits are put together by adding them: from the
# lowest bit a mask of the sequences by their first kind, how often each is there (three bits a kind), a mask of the
# triplets, and one of the pairs.
_TIMES_AT, TRIPLET_AT = 27, 27 + 81
PAIR_AT = TRIPLET_AT + 34
RUNS = (1 << _TIMES_AT) - 1  #: the mask of the sequences
#: by first kind, what one more sequence adds to how often each is there
ONE_RUN = tuple(1 << _TIMES_AT + 3 * kind for kind in range(27))
#: the bits that are set where a sequence is there two or three times, and where four times
TWICE = tuple(sum(bit << _TIMES_AT + 3 * kind for kind in range(27)) for bit in (2, 4))

# for each suit and the honours: packed counts, shifted to the first kind -> its ways; at most the 405,350 there are
_WAYS: tuple[dict[int, tuple[int, ...]], ...] = ({}, {}, {}, {})
_FIRST = (0, 9, 18, EAST)
_BOUND = 100_000


def _packed(way: Arrangement, first: int) -> int:
    """A way of one suit as an int."""
    packed = 0 if way.pair == NO_PAIR else 1 << PAIR_AT + way.pair + first
    for kind in way.sequences:
        packed = packed + (1 << _TIMES_AT + 3 * (kind + first)) | 1 << kind + first
    return packed | sum(1 << TRIPLET_AT + kind + first for kind in way.triplets)


def _suit_ways(suit: int, part: int) -> tuple[int, ...]:
    """The ways of one suit, remembered."""
    known, first = _WAYS[suit], _FIRST[suit]
    if len(known) >= _BOUND:
        known.clear()
    kinds = 7 if first == EAST else NINE
    counts = tuple(part >> FIELD_BITS * k & FIELD for k in range(kinds))
    ways = known[part] = tuple(_packed(way, first) for way in split(counts, runs=first != EAST))
    return ways


def ways_to_lay(count: int) -> Sequence[int]:
    """Every way to lay concealed tiles out with exactly one pair, as ints; empty where there is none.

    ``count`` is a packed count of the kinds (see `tiles`); :func:`laid` takes an int apart.
    """
    sure = 0
    several: list[int] = []
    for suit, known in enumerate(_WAYS):
        part = count & _SUIT
        count >>= _SUIT_BITS
        if not part:
            continue
        ways = known.get(part)
        if ways is None:
            ways = _suit_ways(suit, part)
        if not ways:
            return ()
        if len(ways) == 1:
            sure += ways[0]
        else:
            several = [way + other for way in several for other in ways] if several else [*ways]
    found = [sure + way for way in several] if several else (sure,)
    return [way for way in found if (way >> PAIR_AT).bit_count() == 1]


def runs_in(way: int) -> tuple[int, ...]:
    """The first kinds of the sequences of a way, each as often as it is there."""
    return tuple(kind for kind in range(27) for _ in range(way >> _TIMES_AT + 3 * kind & 7))


def laid(way: int) -> Arrangement:
    """The sets and the pair of a way."""
    triplets = (kind for kind in range(34) if way >> TRIPLET_AT + kind & 1)
    return Arrangement(runs_in(way), tuple(triplets), (way >> PAIR_AT).bit_length() - 1)


def arrangements(count: int) -> list[Arrangement]:
    """Every arrangement of concealed tiles with exactly one pair; [] where there is none.

    >>> from scorecalc.mahjong.tiles import TILES, UNIT
    >>> arrangements(sum(UNIT[p] for p in TILES.read("123m99pEEE")[0]))
    [Arrangement(sequences=(0,), triplets=(27,), pair=17)]
    """
    return [laid(way) for way in ways_to_lay(count)]
