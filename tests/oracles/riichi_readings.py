"""Every way to read a riichi hand: sets and a pair, seven pairs, thirteen orphans; where the winning tile went (R4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracles.riichi_hand import Hand, plain

__all__ = ["ORPHANS", "Group", "Reading", "readings"]

ORPHANS = [rank + suit for suit in "mps" for rank in "19"] + [rank + "z" for rank in "1234567"]


@dataclass(frozen=True)
class Group:
    """A set or the pair: plain tiles, whether it was called, and whether the winning tile completed it."""

    tiles: tuple[str, ...]
    called: bool = False
    won: bool = False

    @property
    def kind(self) -> str:
        """``pair``, ``kan``, ``triplet`` or ``sequence``."""
        if len(self.tiles) == 2:
            return "pair"
        if len(self.tiles) == 4:
            return "kan"
        return "triplet" if self.tiles[0] == self.tiles[1] else "sequence"


@dataclass(frozen=True)
class Reading:
    """One reading: ``shape`` is ``sets``, ``pairs`` or ``orphans``; ``groups`` are the sets and the pair, or the pairs.

    ``wait`` is ``two-sided``, ``middle``, ``edge``, ``pair``, ``triplet``, ``thirteen`` or ``one orphan``.
    """

    shape: str
    groups: tuple[Group, ...]
    wait: str
    win: str


def sequence_from(tile: str) -> tuple[str, str, str] | None:
    """The sequence that begins with a tile, None where there is none."""
    rank, suit = tile[0], tile[1]
    if suit == "z" or int(rank) > 7:
        return None
    return tile, str(int(rank) + 1) + suit, str(int(rank) + 2) + suit


def without(tiles: list[str], gone: tuple[str, ...]) -> list[str]:
    """The tiles less the ones gone, each once."""
    rest = list(tiles)
    for tile in gone:
        rest.remove(tile)
    return rest


def into_sets(tiles: list[str]) -> set[tuple[tuple[str, ...], ...]]:
    """Every way to use up all tiles in triplets and sequences, trying every set that the tiles hold."""
    if not tiles:
        return {()}
    found = set()
    for tile in sorted(set(tiles)):
        for group in ((tile, tile, tile), sequence_from(tile)):
            if group is not None and all(tiles.count(t) >= group.count(t) for t in group):
                for others in into_sets(without(tiles, group)):
                    found.add(tuple(sorted((group, *others))))
    return found


def arrangements(tiles: list[str]) -> set[tuple[tuple[str, ...], ...]]:
    """Every way to make a pair and sets of the concealed tiles; the pair stands first."""
    found = set()
    for tile in set(tiles):
        if tiles.count(tile) >= 2:
            for sets in into_sets(without(tiles, (tile, tile))):
                found.add(((tile, tile), *sets))
    return found


def wait_of(group: tuple[str, ...], win: str) -> str:
    """What the tiles of a set or pair waited for before the winning tile came (F10)."""
    if len(group) == 2:
        return "pair"
    if group[0] == group[1]:
        return "triplet"
    if win == group[1]:
        return "middle"
    if (group[0][0] == "1" and win == group[2]) or (group[2][0] == "9" and win == group[0]):
        return "edge"
    return "two-sided"


def readings(hand: Hand, win: str) -> Iterator[Reading]:
    """Every reading of the hand with ``win``, a plain tile, as its winning tile."""
    concealed = sorted(map(plain, hand.concealed))
    called = tuple(Group(tuple(sorted(map(plain, meld.tiles))), called=meld.kind != "ankan") for meld in hand.melds)
    for arrangement in sorted(arrangements(concealed)):
        placed = set()
        for at, group in enumerate(arrangement):
            if win in group and group not in placed:
                placed.add(group)  # the second of two equal sets reads the same
                groups = tuple(Group(other, won=i == at) for i, other in enumerate(arrangement))
                yield Reading("sets", groups + called, wait_of(group, win), win)
    if not hand.melds and len(concealed) == 14:
        if all(concealed.count(tile) == 2 for tile in concealed):
            pairs = tuple(Group((tile, tile), won=tile == win) for tile in sorted(set(concealed)))
            yield Reading("pairs", pairs, "pair", win)
        if set(concealed) == set(ORPHANS):
            yield Reading("orphans", (), "thirteen" if concealed.count(win) == 2 else "one orphan", win)
