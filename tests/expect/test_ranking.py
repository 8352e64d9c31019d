"""A ranking beside what is expected of it: values that no game is needed for."""

import pytest

from scorecalc.expect.ranking import Ended, compare_final, written_final
from scorecalc.model.money import Payment
from scorecalc.model.table import Final, Place, State
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused

NAMES = ("Anna", "Ben", "Cleo")
STATE = State(NAMES, {"Anna": 24000, "Ben": 40000, "Cleo": 10000}, pot=1000, over="Cleo's chips are all gone")
SHARED = (Place("Ben", 1, 25), Place("Cleo", 1, 25), Place("Anna", 3, -3))


def ended(final, state=STATE):
    """A game at its end."""
    return Ended(final, state, "points", lambda name: f"so it came for {name}")


def found(final, text, state=STATE):
    """What differs: what, expected, got."""
    return [one[:3] for one in compare_final(ended(final, state), expectations(text)[0])]


@pytest.mark.parametrize(
    ("expectation", "differences"),
    [
        ("Anna=-3 Ben=25 Cleo=25 first=Cleo/Ben order=Cleo+Ben/Anna sum=47", []),
        ("Anna=3", [("Anna", 3, -3)]),
        ("first=Ben", [("first", "Ben", "Ben/Cleo")]),
        ("first=none", [("first", "none", "Ben/Cleo")]),
        ("order=Ben/Cleo/Anna", [("order", "Ben/Cleo/Anna", "Ben+Cleo/Anna")]),
        ("order=Ben+Cleo", [("order", "Ben+Cleo", "Ben+Cleo/Anna")]),
        ("sum=50", [("sum", 50, 47)]),
    ],
)
def test_those_who_share_a_place_stand_together(expectation, differences):
    """In any order; a score may be below 0."""
    assert found(Final(SHARED), expectation) == differences


def test_nobody_may_have_won():
    """A game in which all are out has no first place."""
    final = Final(tuple(Place(name, 2, 0) for name in NAMES))
    assert found(final, "first=none") == []
    assert found(final, "first=Ben") == [("first", "Ben", "none")]
    assert written_final(ended(final)) == "Anna=0 Ben=0 Cleo=0 first=none over=Cleo-s-chips-are-all-gone"


def test_results_are_compared_in_the_units_in_which_they_are_shown():
    """-38800 in thousands is -38.8, however many digits are written; the sum of the parts tells why."""
    places = (
        Place("Ben", 1, 40000, 50000, (("score", 10000), ("uma", 40000))),
        Place("Anna", 2, 24000, -11200),
        Place("Cleo", 3, 10000, -38800),
    )
    final = Final(places, scale=1000)
    assert found(final, "results=Cleo:-38.8/Anna:-11.200/Ben:50 results=Ben:+50.0") == []
    assert found(final, "results=Cleo:38.8/Ben:51") == [("results", "Cleo +38.8 Ben +51", "Cleo -38.8 Ben +50")]
    (told,) = compare_final(ended(final), expectations("results=Cleo:0/Ben:0")[0])
    assert told.because == "Cleo: 10000; Ben: score +10, uma +40"
    assert told.instead == "results=Cleo:-38.8/Ben:+50"
    assert found(Final((Place("Ben", 1, 40, 50),)), "results=Ben:50.0") == []


def test_what_the_end_moves_is_in_the_pot_and_the_scores_are_the_final_ones():
    """A stick that is left over goes to the first."""
    final = Final((Place("Ben", 1, 41000),), (Payment("pot", "Ben", 1000, "points", "left over"),))
    assert found(final, "pot=0 Ben=41000") == []
    (told,) = compare_final(ended(final), expectations("pot=1000")[0])
    assert told[:4] == ("pot", 1000, 0, "pot pays Ben 1000")
    assert found(Final(SHARED), "pot=0") == [("pot", 0, 1000)]


@pytest.mark.parametrize("written", ["cleo-s-chips-are-all-gone", "Cleo-s-chips-are-all-gone"])
def test_the_reason_is_compared_with_dashes_for_all_that_is_no_letter(written):
    """Capitals do not matter."""
    assert found(Final(SHARED), f"over={written}") == []
    assert found(Final(SHARED), "over=no") == [("over", "no", "Cleo-s-chips-are-all-gone")]
    assert found(Final(SHARED), "over=no", STATE._replace(over="")) == []


def test_all_that_no_ranking_could_meet_is_told_at_once():
    """With the place of each."""
    with pytest.raises(Refused) as caught:
        found(Final(SHARED), "Dora=1 fu=40 pinfu results=Ben:1 Ben=+25")
    assert [(p.code, p.start) for p in caught.value.problems] == [
        ("C507", 0), ("C501", 7), ("C501", 13), ("C501", 19), ("C504", 33),
    ]  # fmt: skip
