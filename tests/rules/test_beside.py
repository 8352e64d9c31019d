"""Items of a house that replace or exclude others in the doubles games: what counts, and what is said of the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.api import score
from scorecalc.model.score import Breakdown
from scorecalc.rules.ruleset import Ruleset
from tests.rules.test_house import amounts, rules_of, total

HAND = "chow=234m PPP FFF 678s 33m +drawn seat=S wind=E"  # 8 + 8 + 20 + 2, two doubles: 152


def item(id: str, section: str, value: int, when: str, beside: str) -> str:
    """An item of a house."""
    return f'[items.{id}]\nname = "House {id}"\nsection = "{section}"\nvalue = {value}\nwhen = "{when}"\n{beside}\n'


def reasons(breakdown: Breakdown) -> set[tuple[str, str]]:
    """What does not count in the only hand, and why."""
    (hand,) = breakdown.hands.values()
    return {(one.what, one.why) for one in hand.rejected if one.amount is None}


def columbia(folder: Path, *items: str) -> Ruleset:
    """The rules of a table that plays Columbia with these items."""
    return rules_of(folder, "\n".join(['extends = "columbia"', *items]))


def test_a_double_that_replaces_another_counts_in_its_place(tmp_path):
    """columbia:C42: two doubles for two sets of dragons; the house has three for both at once: 38 × 8."""
    assert total(score(f"columbia {HAND}")) == 38 * 4
    rules = columbia(tmp_path, item("two", "doubles", 3, "2 pungs of dragons", 'replaces = ["dragons"]'))
    breakdown = score(HAND, rules)
    assert (amounts(breakdown).get("dragons"), total(breakdown)) == (None, 38 * 8)
    assert reasons(breakdown) == {("set of dragons", "counted in house two")}


def test_what_replaces_counts_even_where_it_is_worth_less(tmp_path):
    """The table wants it so: one double in place of two."""
    rules = columbia(tmp_path, item("two", "doubles", 1, "2 pungs of dragons", 'replaces = ["dragons"]'))
    assert total(score(HAND, rules)) == 38 * 2


def test_points_may_replace_points(tmp_path):
    """columbia:C13: 8 for each hidden pung of honours; 30 for two of dragons in their place: (30 + 22) × 4."""
    rules = columbia(tmp_path, item("two", "points", 30, "2 pungs of dragons", 'replaces = ["pung-honour"]'))
    assert total(score(HAND, rules)) == (30 + 22) * 4


@pytest.mark.parametrize(
    ("value", "worth", "said"),
    [
        (3, 38 * 8, ("set of dragons", "does not count beside house two")),
        (2, 38 * 4, ("house two", "does not count beside set of dragons")),
        (1, 38 * 4, ("house two", "does not count beside set of dragons")),
    ],
)
def test_of_two_doubles_that_exclude_each_other_the_better_counts(tmp_path, value, worth, said):
    """Of equals the one of the book, which is two doubles here."""
    rules = columbia(tmp_path, item("two", "doubles", value, "2 pungs of dragons", 'excludes = ["dragons"]'))
    breakdown = score(HAND, rules)
    assert (total(breakdown), reasons(breakdown)) == (worth, {said})


@pytest.mark.parametrize(("value", "worth"), [(114, 38 * 4), (115, 38 + 115)])
def test_points_and_doubles_are_compared_by_what_the_hand_would_lose(tmp_path, value, worth):
    """columbia:C42: of 38 + n points and two doubles the doubles are 3 × (38 + n), the points 4 × n: equal at 114."""
    rules = columbia(tmp_path, item("two", "points", value, "2 pungs of dragons", 'excludes = ["dragons"]'))
    assert total(score(HAND, rules)) == worth


def test_in_the_french_rules_too(tmp_path):
    """french:F33: two doubles for two sets of dragons, three in this house: (8 + 8 + 20 + 5) × 8."""
    text = 'extends = "french-simple"\n' + item("two", "doubles", 3, "2 pungs of dragons", 'replaces = ["dragons"]')
    assert total(score("chow=234m PPP FFF 678s 33m +drawn seat=S wind=N", rules_of(tmp_path, text))) == 41 * 8


STRAIGHT = "123m 456m 789m 345m 22p +drawn seat=S wind=E"  # columbia:C54 500, C50 20
ALL_CHOWS = "4 chows"


def test_a_special_hand_that_is_replaced_is_not_added(tmp_path):
    """columbia:CA5: 500 for the straight and 90 for the house's four chows, in which the 20 of C50 are counted."""
    rules = columbia(tmp_path, item("chows", "special", 90, ALL_CHOWS, 'replaces = ["no-points"]'))
    breakdown = score(f"{STRAIGHT} several-specials=add", rules)
    assert (total(breakdown), reasons(breakdown)) == (590, {("no points hand", "counted in house chows")})


@pytest.mark.parametrize(("value", "worth", "out"), [(90, 590, "no points hand"), (20, 520, "house chows")])
def test_of_special_hands_that_exclude_each_other_the_better_is_added(tmp_path, value, worth, out):
    """columbia:CA5: beside the straight the house's four chows or the 20 of C50."""
    rules = columbia(tmp_path, item("chows", "special", value, ALL_CHOWS, 'excludes = ["no-points"]'))
    breakdown = score(f"{STRAIGHT} several-specials=add", rules)
    assert total(breakdown) == worth
    assert [what for what, _ in reasons(breakdown)] == [out]


def test_a_double_does_not_double_the_special_hand_that_it_is_counted_in(tmp_path):
    """columbia:CA3: a straight of 100 in one suit, doubled for the suit unless that is counted in it."""
    line = "123m 456m 789m 345m 22m +drawn seat=S wind=E special-doubles=all straight=0 no-points=0"
    plain = columbia(tmp_path, item("nine", "special", 100, "3 chows in a row by 3", ""))
    assert total(score(line, plain)) == 200
    within = columbia(tmp_path, item("nine", "special", 100, "3 chows in a row by 3", 'replaces = ["one-suit"]'))
    assert total(score(line, within)) == 100


def test_an_item_that_is_switched_off_replaces_nothing(tmp_path):
    """The line says 0 for it."""
    rules = columbia(tmp_path, item("two", "doubles", 3, "2 pungs of dragons", 'replaces = ["dragons"]'))
    assert total(score(f"{HAND} two=0", rules)) == 38 * 4
