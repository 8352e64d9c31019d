"""What is expected of hands of cards: class, ranks and cards, of one hand or of several."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.expect import compare
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused

RULES = load_rules("saint-poker")
ALONE = score("saint-poker river=2h7cJs9h7h Ad2d")
THREE = score("saint-poker river=2h7cJs9h7h round=4 A: Ad2d B: 8c4h C: 4sTc")
UNSCORED = score("saint-poker river=2h7cJs9h7h A: Ad2d B: 8c4h C: 4sTc")


def differences(result, text):
    return [difference[:3] for difference in compare(result, expectations(text)[0], RULES)]


@pytest.mark.parametrize("text", ["class=two-pair", "ranks=7722A", "cards=7h7c2h2dAd", "two-pair", "total=none"])
def test_a_single_hand_is_asked_without_a_player(text):
    """Classes are written with `-`, cards without spaces."""
    assert differences(ALONE, text) == []


@pytest.mark.parametrize(
    "text",
    [
        "class=A:two-pair/C:one-pair",
        "ranks=B:77J98",
        "cards=C:7h7cJsTc9h",
        "order=A/C/B",
        "pick-up=B/C/A",
        "4",
        "total=4",
        "4points winner=A A=+4 B=0 bank=-4",
        "has=two-pair",
    ],
)
def test_of_several_hands_those_are_compared_that_are_named(text):
    """The total is that of a winner."""
    assert differences(THREE, text) == []


def test_a_line_without_points_has_no_total():
    """`total=none`, though there are several hands."""
    assert differences(UNSCORED, "total=none order=A/C/B") == []


def test_what_differs_is_named_with_its_player():
    """Only the hands that are not as expected, why, and what would hold in their place."""
    (difference,) = compare(THREE, expectations("class=A:two-pair/B:flush/C:straight")[0], RULES)
    assert difference[:3] == ("class", "B:flush C:straight", "B:one-pair C:one-pair")
    assert difference.because == (
        "B: one pair, 7h 7c Js 9h 8c, sevens, jack, nine and eight kickers; "
        "C: one pair, 7h 7c Js Tc 9h, sevens, jack, ten and nine kickers"
    )
    assert difference.instead == "class=A:two-pair/B:one-pair/C:one-pair"
    assert differences(ALONE, "class=flush") == [("class", "flush", "two-pair")]
    assert differences(THREE, "order=C/A/B 5") == [("order", "C/A/B", "A/C/B"), ("amount", 5, 4)]


@pytest.mark.parametrize("text", ["class=two-pair", "class=X:flush", "ranks=A:7722A/", "cards=A"])
def test_a_hand_that_does_not_exist_is_refused(text):
    """C507, with the players that there are."""
    with pytest.raises(Refused) as refused:
        differences(THREE, text)
    (problem,) = refused.value.problems
    assert problem.code == "C507"
    assert problem.help.endswith("the players are A, C, B")


def test_games_without_cards_have_no_such_fields():
    """C501 as for any other name."""
    with pytest.raises(Refused) as refused:
        compare(score("riichi han=4 fu=30"), expectations("class=flush")[0], load_rules("riichi"))
    assert [problem.code for problem in refused.value.problems] == ["C501"]
