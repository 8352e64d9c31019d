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


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("french-advanced 567m 234p 55p chow=234p pung=555m seat=S declared=S", "R376: these rules have no `declared="),
        ("french-advanced declared=S +nobody-won", "R376: these rules have no `declared="),
        ("columbia wind=W 234m567m234p55p999p declared=NS", "R371: who gets the stakes hangs on the winner's seat"),
        ("french-advanced wind=N ckong=PPPP ckong=CCCC ckong=FFFF SS +drawn", "R371: whether the hand is won hangs on"),
        ("columbia 234m 555p 111s 678s 33m +drawn +last-tile last-tile=false", "R376: .last-tile is worth nothing"),
        ("french-advanced 234m 555p 678s 123p 11m +appellant appellant=false", "R376: .appellant is worth nothing"),
    ],
)
def test_what_is_not_played_or_not_told_is_no_silent_loss(line, message):
    """columbia:C72, french:F67: a stake, a seat or a flag that would be dropped is asked for, or refused."""
    with pytest.raises(Refused, match=message):
        score(line)


@pytest.mark.parametrize("line", ["columbia wind=S 4m 345p 3s SSSPF chow=234p", "french-simple 1g 555m"])
def test_a_loser_taken_for_no_dealer_is_told_so(line):
    """columbia:C1, french:section 1: seat S, or E, would double."""
    result = score(line)
    assert result.assumed["dealer"] is False
    assert "the player is taken for no dealer, since the line does not say it" in [note.text for note in result.notes]


def test_a_flag_that_tells_more_than_its_item_gets_a_note():
    """+drawn leaves the last set hidden even where it is worth nothing; the note names the option."""
    (hand,) = score("columbia 234m 555p 111s 678s 33m win=5p +drawn drawn=false").hands.values()
    assert "+drawn scores nothing in these rules; drawn= says what it is worth" in [note.text for note in hand.notes]
