"""Fields that only some games have: a value, a part of one, several parts of a part."""

from __future__ import annotations

import pytest

from scorecalc.expect import Difference, compare
from scorecalc.model.score import Grid
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused
from tests.expect.rules import RIICHI_RULES
from tests.render.breakdowns import AZUL, RIICHI

TURN = RIICHI._replace(
    facts={
        "over": False,
        "after": {"A": {"hearts": 7, "at": "out", "alive": True}, "B-2": {"hearts": 0, "at": "out", "alive": False}},
    },
    grids=(Grid("", (("A yields",), ("A is hit",)), cites=("k:K7", "k:K4")), Grid("", (("A", "7"),))),
)


def differences(result, text: str) -> tuple[Difference, ...]:
    return compare(result, expectations(text)[0], RIICHI_RULES)


@pytest.mark.parametrize(
    "text",
    [
        "over=false",
        "after=A:hearts:7",
        "after=A:at:out/hearts:7/alive:true",
        "after=A:hearts:7 after=B-2:alive:false/hearts:0",
    ],
)
def test_what_is_named_is_compared_and_nothing_else(text):
    """Parts in any order, as many as one likes."""
    assert differences(TURN, text) == ()


def test_a_position_without_players_names_its_parts_at_once():
    """The score and the wall of a board; an underscore is written as a hyphen."""
    assert differences(AZUL, "after=score:4 before=score:5 game-end=false") == ()
    assert differences(AZUL, "after=wall:BYR../...../...../...../.....") == ()
    (found,) = differences(AZUL, "after=score:5")
    assert (found.what, found.expected, found.got, found.instead) == ("after score", "5", "4", "after=score:4")


def test_a_difference_names_the_parts_that_are_wrong_and_what_happened():
    """Its correction holds what was named, right ones too."""
    (found,) = differences(TURN, "after=A:at:city/hearts:7/alive:false")
    assert (found.what, found.expected, found.got) == ("after A", "at city alive false", "at out alive true")
    assert found.because == "A yields; A is hit"
    assert found.instead == "after=A:at:out/hearts:7/alive:true"
    (found,) = differences(TURN, "over=true")
    assert (found.expected, found.got, found.instead) == ("true", "false", "over=false")


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("after=C:hearts:7", "write it as `after=A:` and its value"),
        ("after=A:heart:7", "did you mean `after=A:hearts:`?"),
        ("after=A:hearts", "write it as `after=A:hearts:` and its value"),
        ("after=A", "write it as `after=A:` and its value"),
        ("before=A:hearts:7", ""),
    ],
)
def test_what_no_result_has_is_refused(text, help):
    """A monster that is not there, a part that is not there, a part without a value, a field of another game."""
    with pytest.raises(Refused) as caught:
        differences(TURN, text)
    assert [problem.code for problem in caught.value.problems] == ["C501"]
    assert caught.value.problems[0].help == help or not help
