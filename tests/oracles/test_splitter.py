"""The two slow ways to split a suit say the same."""

from __future__ import annotations

import random

from tests.oracles.splitter import built, shapes, splits


def test_there_are_405350_suits_of_at_most_fourteen_tiles():
    """The number of ways to hold 0 to 4 copies of nine tiles, 14 tiles at most."""
    assert sum(1 for _ in shapes()) == 405_350


def test_taking_apart_and_putting_together_find_the_same_splits():
    """On suits that can be split and on suits that mostly cannot."""
    rng, table = random.Random(1), built()
    splittable = rng.sample(sorted(table), 60)
    any_suit = rng.sample(list(shapes()), 60)
    assert [suit for suit in splittable + any_suit if splits(suit) != table.get(suit, set())] == []


def test_three_pairs_of_runs_in_a_row_split_in_three_ways_around_three_pairs():
    """22334455667788: the pair can be 22, 55 or 88."""
    pairs = {group for split in splits([0, 2, 2, 2, 2, 2, 2, 2, 0]) for group in split if len(group) == 2}
    assert pairs == {(2, 2), (5, 5), (8, 8)}
