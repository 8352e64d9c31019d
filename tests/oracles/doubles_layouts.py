"""All ways in which the tiles of a doubles hand can lie, found by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tests.oracles.doubles_hand import DoublesHand

__all__ = ["Layout", "Part", "laid_as_a_loser", "laid_as_a_win"]


@dataclass(frozen=True)
class Part:
    """A chow, pung, kong or pair; ``tile`` is its lowest."""

    kind: str
    tile: str
    exposed: bool = False

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles that it is made of."""
        if self.kind == "chow":
            return tuple(f"{int(self.tile[0]) + step}{self.tile[1]}" for step in range(3))
        return (self.tile,) * {"pair": 2, "pung": 3, "kong": 4}[self.kind]


Layout = tuple[Part, ...]


def called(hand: DoublesHand) -> Layout:
    """The calls; an added kong is hidden under C3's other reading."""
    parts = []
    for meld in hand.melds:
        kind = "kong" if meld.kind in ("ckong", "added") else meld.kind
        hidden = meld.kind == "ckong" or (meld.kind == "added" and hand.option("added-kong") == "hidden")
        parts.append(Part(kind, min(meld.tiles), not hidden))
    return tuple(parts)


def splits(rest: tuple[str, ...], sets: int, pairs: int) -> Iterator[Layout]:
    """So many sets and pairs out of all tiles; the lowest tile must lie somewhere, so each place is tried for it.

    >>> [[part.kind for part in layout] for layout in splits(tuple("E" * 3 + "P" * 2), 1, 1)]
    [['pung', 'pair']]
    """
    if not rest:
        if sets == pairs == 0:
            yield ()
        return
    tile = min(rest)
    kinds = [Part("pair", tile)] if pairs else []
    if sets:
        kinds += [Part("pung", tile)]
        kinds += [Part("chow", tile)] if len(tile) == 2 and tile[0] <= "7" else []
    for part in kinds:
        left = list(rest)
        try:
            for one in part.tiles:
                left.remove(one)
        except ValueError:
            continue
        for others in splits(tuple(left), sets - (part.kind != "pair"), pairs - (part.kind == "pair")):
            yield (part, *others)


def laid_as_a_win(hand: DoublesHand) -> list[Layout]:
    """Four sets and a pair, in all ways.

    A discard that no call holds exposes one of the parts that it may have completed.
    """
    single = next((meld for meld in hand.melds if len(meld.tiles) == 1), None)
    hand = with_the_claimed_tile(hand)
    calls = called(hand)
    pairs = sum(part.kind == "pair" for part in calls)
    found: dict[frozenset[tuple[Part, int]], Layout] = {}
    for laid in splits(tuple(sorted(hand.loose)), 4 - len(calls) + pairs, 1 - pairs):
        for parts in exposures(hand, laid, single is not None):
            layout = calls + parts
            found[frozenset((part, layout.count(part)) for part in layout)] = layout
    return list(found.values())


def with_the_claimed_tile(hand: DoublesHand) -> DoublesHand:
    """A single tile claimed for a special hand may also complete a set or the pair, and exposes it."""
    for meld in hand.melds:
        if len(meld.tiles) == 1:
            others = [one for one in hand.melds if one is not meld]
            return replace(hand, loose=[*hand.loose, *meld.tiles], melds=others, win=meld.tiles[0])
    return hand


def exposures(hand: DoublesHand, laid: Layout, told_single: bool) -> Iterator[Layout]:
    """A single tile told by ``pair=`` lies in no other call, though one may have its like."""
    held = not told_single and any(hand.win in meld.tiles for meld in hand.melds if meld.kind != "ckong")
    if hand.win is None or hand.drawn or held:
        yield laid
        return
    for at, part in enumerate(laid):
        if hand.win in part.tiles:
            yield (*laid[:at], replace(part, exposed=True), *laid[at + 1 :])


def laid_as_a_loser(hand: DoublesHand) -> list[Layout]:
    """Every choice of pungs and pairs; a loser's chow is worth nothing and doubles nothing (C10, F5)."""
    choices: list[list[Layout]] = []
    for tile in sorted(set(hand.loose)):
        number = hand.loose.count(tile)
        pair, pung = Part("pair", tile), Part("pung", tile)
        choices.append([(), *[(pair,)] * (number > 1), *[(pung,)] * (number > 2), *[(pair, pair)] * (number > 3)])
    return [called(hand) + tuple(part for parts in some for part in parts) for some in product(*choices)]
