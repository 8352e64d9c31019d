"""Items of a house that are worth one number exposed and another hidden: which of the two counts, and how often."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.rules.ruleset import Ruleset
from tests.rules.test_beside import columbia, item
from tests.rules.test_house import total

OPEN = "555m pung=555p 555s 123m 99p seat=S wind=N"  # columbia:C11 4 + 2 + 4, C30 20: 30
HIDDEN = "555m 555p EEE 123m 99p +drawn seat=S wind=N"  # columbia:C11 4 + 4, C13 8, C30 20, C31 2: 38


def two(folder, section: str, when: str) -> Ruleset:
    """A house whose item is worth 1 exposed and 3 hidden."""
    return columbia(folder, item("x", section, 0, when, "").replace("value = 0", "value = [1, 3]"))


def lines_of(line: str, rules: Ruleset) -> list[tuple[int, str]]:
    (hand,) = score(line, rules).hands.values()
    return [(i.amount, i.why) for section in hand.sections for i in section.items if i.id == "columbia.x"]


@pytest.mark.parametrize(
    ("when", "opened", "hidden"),
    [
        ("2 pungs of 5", [(1, "555p 555m 555s exposed")], [(3, "555m 555p hidden")]),
        ("2 hidden pungs of 5", [(3, "555m 555s hidden")], [(3, "555m 555p hidden")]),
        ("closed and self-drawn", [], [(3, "Closed and self-drawn; the hand is hidden")]),
        ("some tile is 9", *([(n, f"Some tile is 9; the hand is {s}")] for n, s in ((1, "exposed"), (3, "hidden")))),
        ("no kongs", *([(n, f"No kongs; the hand is {s}")] for n, s in ((1, "exposed"), (3, "hidden")))),
    ],
)
def test_a_condition_without_each_counts_once(tmp_path, when, opened, hidden):
    """Hidden where all its parts are, or the hand where it speaks of no parts."""
    rules = two(tmp_path, "points", when)
    assert (lines_of(OPEN, rules), lines_of(HIDDEN, rules)) == (opened, hidden)
    assert total(score(OPEN, rules)) == 30 + sum(amount for amount, _ in opened)
    assert total(score(HIDDEN, rules)) == 38 + 3


@pytest.mark.parametrize("when", ["each pung of 5", "each pung of 5 and a chow"])
def test_each_counts_part_by_part_and_nothing_that_stands_beside_it(tmp_path, when):
    """1 for the exposed pung, 3 for either hidden one."""
    rules = two(tmp_path, "points", when)
    assert lines_of(OPEN, rules) == [(1, "555p exposed"), (3, "555m hidden"), (3, "555s hidden")]
    assert (total(score(OPEN, rules)), total(score(HIDDEN, rules))) == (30 + 7, 38 + 6)


def test_each_tile_counts_by_the_hand(tmp_path):
    """Nine fives at 1 in an exposed hand, six at 3 in a hidden one."""
    rules = two(tmp_path, "points", "each tile of 5")
    assert (total(score(OPEN, rules)), total(score(HIDDEN, rules))) == (30 + 9, 38 + 18)


@pytest.mark.parametrize(
    ("when", "opened", "hidden"),
    [
        ("2 pungs of 5", 30 * 2, 38 * 2**3),
        ("some tile is 9", 30 * 2, 38 * 2**3),
        ("closed", 30, 38 * 2**3),
        ("each exposed pung of 5", 30 * 2, 38),
        ("each hidden pung and exactly 3 kinds of 5", 30 * 2**6, 38),
    ],
)
def test_doubles_have_two_values_too(tmp_path, when, opened, hidden):
    """One double exposed, three hidden."""
    rules = two(tmp_path, "doubles", when)
    assert (total(score(f"{OPEN} limit=9999", rules)), total(score(f"{HIDDEN} limit=9999", rules))) == (opened, hidden)


def test_what_is_worth_nothing_exposed_is_not_listed_there(tmp_path):
    """`open = 0`: a double of the hidden hand alone; of the parts of `each` the hidden ones."""
    once = columbia(tmp_path, item("x", "doubles", 1, "2 pungs of 5", "open = 0"))
    assert (lines_of(OPEN, once), lines_of(HIDDEN, once)) == ([], [(1, "555m 555p hidden")])
    each = columbia(tmp_path, item("x", "points", 2, "each pung of 5", "open = 0"))
    assert lines_of(OPEN, each) == [(2, "555m hidden"), (2, "555s hidden")]


def test_a_line_brings_its_own_two_values(tmp_path):
    """Exposed and hidden, as every option of two values is written."""
    rules = two(tmp_path, "doubles", "2 pungs of 5")
    assert total(score(f"{OPEN} x=2/4 limit=9999", rules)) == 30 * 2**2
    assert total(score(f"{HIDDEN} x=2/4 limit=9999", rules)) == 38 * 2**4
