"""A hand as it was won: tiles, calls, and the circumstances that items ask about."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.mahjong.arrangements import ONE_RUN
from scorecalc.mahjong.tiles import BIT, KIND, ORPHANS, UNIT

__all__ = ["CLOSED_KAN", "CLOSED_TRIPLET", "OPEN_KAN", "OPEN_TRIPLET", "Hand", "Meld", "meld_of"]


class Meld(NamedTuple):
    """A call as it lies on the table.

    ``kind`` is its lowest kind, ``packed`` its packed count and ``mask`` its mask (see `tiles`);
    ``red`` counts its red fives.
    """

    call: str
    pieces: tuple[int, ...]
    kind: int
    packed: int
    mask: int
    red: int


_melds: dict[tuple[str, tuple[int, ...]], Meld | None] = {}


def meld_of(call: str, pieces: tuple[int, ...]) -> Meld | None:
    """The meld that a call names, None where its tiles do not have that shape.

    >>> from scorecalc.mahjong.tiles import TILES
    >>> meld_of("chi", TILES.read("456p")[0]).kind
    12
    >>> meld_of("chi", TILES.read("457p")[0]), meld_of("chi", TILES.read("9s1m2m")[0])
    (None, None)
    """
    key = (call, pieces)
    if key in _melds:
        return _melds[key]
    if len(_melds) > 20_000:
        _melds.clear()
    kinds = sorted(KIND[p] for p in pieces)
    first = kinds[0]
    if call == "chi":
        fits = kinds == [first, first + 1, first + 2] and first < 27 and first % 9 < 7
    else:
        fits = len(set(kinds)) == 1
    count = sum(UNIT[p] for p in pieces)
    mask = sum(1 << kind for kind in set(kinds))
    meld = Meld(call, pieces, first, count, mask, sum(p > 33 for p in pieces)) if fits else None
    _melds[key] = meld
    return meld


def _classes(first: int) -> tuple[int, ...]:
    return tuple(1 << 4 * (first + (ORPHANS >> kind & 1)) for kind in range(34))


#: Triplets are counted by class, four bits for each of eight: from the lowest, the open triplet of a
#: simple, of an orphan, the open kan of a simple, of an orphan, and the same four concealed.  These
#: tables give one set in its class, by kind.
OPEN_TRIPLET, OPEN_KAN, CLOSED_TRIPLET, CLOSED_KAN = (_classes(first) for first in (0, 2, 4, 6))


class Hand:
    """One winner's hand under one table's circumstances.

    ``tiles`` are the concealed pieces with the winning tile among them; ``win`` is its kind.
    ``count`` packs the concealed tiles, ``all_count`` these and the melds; ``kinds`` is the mask of
    all of them.  ``seat`` and ``round`` are 0 to 3, East to North; a seat of None is some
    non-dealer's.  ``dora``, ``ura`` and ``red`` count tiles of the hand;
    ``dora_kinds`` is the mask of the kinds that are dora.  ``zoroba`` are the han of the dice, where they give some.
    """

    __slots__ = (
        "all_count",
        "closed",
        "count",
        "dealer",
        "dora",
        "dora_kinds",
        "flags",
        "kinds",
        "label",
        "meld_run_mask",
        "meld_runs",
        "meld_sets",
        "meld_triplet_mask",
        "melds",
        "nuki",
        "red",
        "round",
        "seat",
        "tiles",
        "tsumo",
        "ura",
        "win",
        "zoroba",
    )

    label: str
    tiles: tuple[int, ...]
    melds: tuple[Meld, ...]
    win: int
    tsumo: bool
    closed: bool
    dealer: bool
    flags: frozenset[str]
    seat: int | None
    round: int
    dora: int
    dora_kinds: int
    ura: int
    red: int
    nuki: int
    zoroba: int
    count: int
    all_count: int
    kinds: int
    meld_runs: int
    meld_run_mask: int
    meld_triplet_mask: int
    meld_sets: int

    def __init__(
        self,
        label: str,
        tiles: tuple[int, ...],
        melds: tuple[Meld, ...],
        win: int,
        flags: frozenset[str],
        seat: int | None,
        round: int,
        *,
        dora: int = 0,
        ura: int = 0,
        nuki: int = 0,
    ) -> None:
        self.label = label
        self.tiles = tiles
        self.melds = melds
        self.win = win
        self.flags = flags
        self.tsumo = "tsumo" in flags
        self.seat = seat
        self.dealer = seat == 0
        self.round = round
        self.dora = dora
        self.ura = ura
        self.nuki = nuki
        self.dora_kinds = self.zoroba = 0
        count = kinds = red = 0
        for piece in tiles:
            count += UNIT[piece]
            kinds |= BIT[piece]
            if piece > 33:
                red += 1
        self.count = count
        closed = True
        runs = run_mask = triplet_mask = 0
        sets = 0
        for meld in melds:
            count += meld.packed
            kinds |= meld.mask
            red += meld.red
            opened = meld.call != "ankan"
            if opened:
                closed = False
            if meld.call == "chi":
                runs += ONE_RUN[meld.kind]
                run_mask |= 1 << meld.kind
            else:
                triplet_mask |= 1 << meld.kind
                sets += (OPEN_TRIPLET if meld.call == "pon" else OPEN_KAN if opened else CLOSED_KAN)[meld.kind]
        self.all_count = count
        self.red = red
        self.closed = closed
        self.meld_runs = runs
        self.meld_run_mask = run_mask
        self.meld_triplet_mask = triplet_mask
        self.meld_sets = sets
        self.kinds = kinds

    def winning_on(self, kind: int) -> Hand:
        """The same hand, won on another of its tiles."""
        other = self._copy()
        other.win = kind
        return other

    def under(self, seat: int | None, round: int) -> Hand:
        """The same hand under other winds."""
        other = self._copy()
        other.seat, other.dealer, other.round = seat, seat == 0, round
        return other

    def _copy(self) -> Hand:
        other = Hand.__new__(Hand)
        for slot in Hand.__slots__:
            setattr(other, slot, getattr(self, slot))
        return other
