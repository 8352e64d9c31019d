"""Words of a line that cannot all be true: claims, robbed kongs, reaches."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("french-advanced seat=S wind=N 222m 567m 555p 222s pair=CC win=2m", "R373: win=2m and pair=CC contradict"),
        ("columbia seat=S wind=E 234m 678s 123m pung=555p pair=33m win=5p", "R373: win=5p and pair=33m contradict"),
        ("columbia seat=S wind=E 234m 678s 123m pung=555p pair=33m +reach", "R373: .reach, but a discard was claimed"),
        ("columbia seat=S wind=E 234m 678s 123m added=5555p 33m +reach", "R373: .reach, but a discard was claimed"),
        ("columbia seat=S wind=E 234m 678s 123m kong=5555p 33m +reach", "R373: .reach, but a discard was claimed"),
        ("columbia seat=S wind=E 234m 678s chow=123m 555p 33m win=5p +reach", "R373: .reach, but a discard was"),
        ("french-advanced seat=S wind=E 234m 678s 33m 123m kong=5555p win=5p", "R373: win=5p, but its four tiles are"),
        ("columbia seat=S wind=E pair=EE 123m", "R376: pair= with 5 tiles: no winning hand"),
        ("french-advanced wind=N E: 555m pair=33p S: 234m567m234p55p999p W: 3p N: 4p", "R376: pair= with 5 tiles"),
    ],
)
def test_claims_that_exclude_each_other(line, message):
    """columbia:C47, french:section 2: one part is completed by the winning tile, no kong; a loser has none."""
    with pytest.raises(Refused, match=message):
        score(line)


@pytest.mark.parametrize(
    "line",
    [
        "french-advanced seat=S wind=E 234m 678s 123m +robbed-kong 555p 33m win=5p",
        "french-advanced seat=S wind=E 234m 678s 123m +robbed-kong ckong=5555p pair=33m",
        "french-advanced seat=S wind=E 222m 678s 33m pung=555p 555s win=3m +robbed-kong",
        "french-advanced seat=S wind=E 222m 666s 33m pung=555p 555s +robbed-kong",
    ],
)
def test_a_robbed_tile_is_the_only_one_of_its_kind(line):
    """french:section 2: the three others lie in the pung that it was added to."""
    with pytest.raises(Refused, match=r"R373: \+robbed-kong"):
        score(line)


def test_a_robbed_tile_completes_a_chow():
    """A chow, or a hand of single tiles, is completed by a tile that the hand holds once."""
    assert score("french-advanced seat=S wind=E 234m 678s 123p +robbed-kong 555p 33m win=2m").winner == ("S",)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("columbia wind=E seat=S 234m567m234p55p999p declared=SN", "declared=S, but the hand of S is in no reach"),
        ("columbia wind=E E: 123m 456m 789m 22p 333p S: chow=123m +reach W: 1m N: 2m declared=S", "R373: .reach"),
        ("columbia wind=E E: 123m 456m 789m 22p 333p W: 4p pung=555s declared=W", "declared=W, but the hand of W is"),
    ],
)
def test_a_stake_is_put_down_by_a_hand_in_reach(line, message):
    """columbia:C47, C72: whoever puts down a stake says +reach, and has claimed nothing."""
    with pytest.raises(Refused, match=message):
        score(line)
