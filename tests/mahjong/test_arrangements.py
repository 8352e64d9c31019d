"""Suit splits against a slow, obvious splitter; arrangements of whole hands."""

from __future__ import annotations

import itertools
import random

import pytest

from scorecalc.mahjong.arrangements import NO_PAIR, Arrangement, arrangements, split
from scorecalc.mahjong.tiles import EAST, TILES, UNIT
from tests.oracles.splitter import Counts, Split, built, shapes, splits

ALL_SHAPES = 405_350


def as_sets(way: Arrangement) -> Split:
    """An arrangement in the form of the oracle: sorted sets of ranks from 1."""
    sets = [(k + 1, k + 2, k + 3) for k in way.sequences] + [(k + 1,) * 3 for k in way.triplets]
    if way.pair >= 0:
        sets.append((way.pair + 1,) * 2)
    return tuple(sorted(sets))


def differing(some: list[Counts], expected: dict[Counts, set[Split]]) -> list[Counts]:
    wrong = []
    for counts in some:
        ways = split(counts)
        found = {as_sets(way) for way in ways}
        if found != expected.get(counts, set()) or len(found) != len(ways):
            wrong.append(counts)
    return wrong


def test_a_sample_of_suits_splits_as_the_slow_splitter_does():
    """200 suits of at most 14 tiles, taken apart, each way found once (R2)."""
    some = random.Random(14).sample(list(shapes()), 200)
    assert differing(some, {counts: splits(counts) for counts in some}) == []


def test_every_suit_of_at_most_14_tiles_splits_as_the_slow_splitter_does():
    """All 405,350 suits, put together from sets and a pair, each way found once (R2)."""
    everything = list(shapes())
    assert len(everything) == ALL_SHAPES
    assert differing(everything, built()) == []


@pytest.mark.parametrize(
    ("tiles", "ways"),
    [
        ("123m456p789s99sEEE", 1),
        ("111222333m99s", 2),  # three triplets, or three sequences
        ("22233344455m111p", 3),  # 222 333 444 55, three times 234 and 55, 22 234 345 345
        ("1133557799mEECC", 0),  # pairs alone are no arrangement
        ("EEESSSWWWNNNCC", 1),
        ("EESSWW123m456m", 0),  # honours make no sequences
        # 22334455m has two ways; what goes wrong in a later suit is no arrangement, whatever follows it
        ("22334455m1258p77s", 0),
        ("22334455m5566p77s", 0),
        ("22334455m258pEEE", 0),
    ],
)
def test_a_hand_is_arranged_in_each_way_once(tiles: str, ways: int):
    """Suits are combined, and exactly one pair is taken (R2)."""
    found = arrangements(sum(UNIT[p] for p in TILES.read(tiles)[0]))
    assert len(found) == len(set(found)) == ways


def test_the_suits_of_a_hand_are_combined_as_their_splits_are():
    """Hands of few kinds, which have many ways, against each choice of a split for each suit and the honours."""
    draw = random.Random(34)
    seen = 0
    for _ in range(2000):
        kinds = draw.sample(range(34), draw.randint(5, 8))
        tiles = draw.sample([kind for kind in kinds for _ in range(4)], 14)
        counts = [tiles.count(kind) for kind in range(34)]
        suits = [split(tuple(counts[at : at + 9]), runs=at < EAST) for at in (0, 9, 18, EAST)]
        expected = [choice for choice in itertools.product(*suits) if sum(way.pair != NO_PAIR for way in choice) == 1]
        found = arrangements(sum(UNIT[tile] for tile in tiles))
        assert len(found) == len(set(found)) == len(expected)
        assert all(len(way.sequences) + len(way.triplets) == 4 for way in found)
        seen += bool(found)
    assert seen
