"""columbia:C32 and C33: what the hand waited on, and whether the winning tile completed the pair."""

from __future__ import annotations

import pytest

from tests.rulesets.doubles.test_readings import value


@pytest.mark.parametrize(
    ("words", "plain", "counts"),
    [
        # an edge, a closed and a pair wait
        ("chow=234s 123m 555p 999s 88p win=3m +drawn", 34, True),
        ("chow=234s 123m 555p 999s 88p win=2m +drawn", 34, True),
        ("chow=234s 123m 555p 999s 88p win=8p +drawn", 34, True),
        # two-sided, and two pairs that wait for each other
        ("chow=234s 234m 555p 999s 88p win=4m +drawn", 34, False),
        ("chow=234s 123m 555p 999s 88p win=5p +drawn", 34, False),
        # 1112m: an edge wait beside the pair 11m, but 2m completes it too
        ("11m 123m 555p 678s 999s win=3m +drawn", 34, False),
        # 45m waits on 3m and 6m, and the hand holds all four 3m
        ("pung=333m 123m 456m 99s 555p win=6m +drawn", 28, True),
        # the claimed chow is what the tile completed, in the middle and at its end
        ("chow=234m 555p 111s 678s 99p win=3m", 32, True),
        ("chow=234m 555p 111s 678s 99p win=4m", 32, False),
        # the tile stands in two calls and may have completed either: 3m between 2m and 4m alone
        ("chow=234m pung=333m 555p 678s 99p win=3m", 26, True),
    ],
)
def test_c32_the_only_kind_that_could_have_completed_the_hand(words, plain, counts):
    """columbia:C32: two points, where the thirteen tiles waited on one kind; off by default."""
    assert value(f"columbia {words}") == plain
    assert value(f"columbia {words} only-wait=2") == plain + (2 if counts else 0)


@pytest.mark.parametrize(
    ("words", "plain", "counts"),
    [
        ("234m 555p 111s 678s 99m win=9m +drawn", 34, True),
        ("234m 555p 111s 678s pair=99m", 32, True),
        # 3m may be the pair's or the chow's: the winner takes the pair, unless a call says that it was the chow
        ("234m 555p 111s 678s 33m win=3m +drawn", 34, True),
        ("234m 555p 111s 678s 33m win=3m", 32, True),
        ("chow=234m 555p 111s 678s 33m win=3m", 32, False),
        ("234m 555p 111s 678s 99m win=4m +drawn", 34, False),
    ],
)
def test_c33_the_winning_tile_completes_the_pair(words, plain, counts):
    """columbia:C33: two points; off by default."""
    assert value(f"columbia {words}") == plain
    assert value(f"columbia {words} pair-completed=true") == plain + (2 if counts else 0)


def test_c32_and_c33_are_doubled_as_the_other_additional_points():
    """columbia:CA18: (12 + 20 + 2 + 2) x 2 for the dealer, or 12 x 2 + 24."""
    line = "columbia 234m 555p 111s 678s pair=99m seat=E wind=E only-wait=2 pair-completed=2"
    assert value(line) == 72
    assert value(f"{line} additional=after") == 12 * 2 + 24
