"""`check` of a file of house rules: its own items against the hands under `yes` and `no`."""

from __future__ import annotations

import pytest

from tests.console import answer, quiet_place, run

__all__ = ["quiet_place"]

STAIRS = """\
extends = "riichi"

[items.stairs]
name = "Stairs"
section = "han"
value = 2
when = "3 pungs in a row"
yes = "222p 333p 444p 678s CC win=6s"
no = "222p 333p 555p 678s CC win=6s +tsumo"
"""


@pytest.fixture
def checked(quiet_place):
    """Writes the file and checks it."""

    def check(text: str) -> tuple[int, str]:
        (quiet_place / "club.toml").write_text(text, "utf-8")
        ran = run("scorecalc check club.toml")
        return ran.code, ran.shown

    return check


def test_items_that_do_as_they_say_pass(checked):
    """One hand that has it, one that just misses it."""
    assert checked(STAIRS) == (0, "club.toml: 2 cases, all as expected\n")


def test_a_hand_without_any_yaku_is_a_near_miss_too(checked):
    """riichi:R5 refuses it, and that is no difference."""
    text = STAIRS.replace("555p 678s CC win=6s +tsumo", "555p 678s CC win=6s sanankou=false")
    assert checked(text) == (0, "club.toml: 2 cases, all as expected\n")


def test_an_item_that_does_not_hold_in_its_own_hand_differs(checked):
    """What was got, and the condition that does not hold."""
    code, shown = checked(STAIRS.replace('"3 pungs in a row"', '"4 pungs in a row"'))
    assert code == 1
    assert shown == (
        "club.toml:8: stairs, yes\n  items\n    expected: stairs\n"
        "    got:      sanankou, base, closed-ron, closed-triplet, value-pair, rounding\n"
        "    because:  `4 pungs in a row` does not hold\n"
        "  next: scorecalc score -e -r club.toml 222p 333p 444p 678s CC win=6s\n"
        "club.toml: 2 cases, 1 differs\n"
    )


def test_an_item_in_its_near_miss_differs(checked):
    """And is shown with what it found."""
    code, shown = checked(STAIRS.replace("3 pungs in a row", "2 pungs in a row"))
    assert code == 1
    assert "club.toml:9: stairs, no\n  items\n    expected: no stairs\n" in shown
    assert "    because:  222p 333p\n" in shown


def test_an_item_that_gives_way_to_another_says_so(checked):
    """Sanankou is 2 han (riichi:Y18): of equals the one of the book counts."""
    code, shown = checked(STAIRS + 'excludes = ["sanankou"]\n')
    assert code == 1
    assert "    because:  does not count beside sanankou\n" in shown


def test_a_hand_that_cannot_be_read_differs(checked):
    """The problem stands in the place of the result."""
    code, shown = checked(STAIRS.replace("444p 678s", "444p 678x"))
    assert code == 1
    assert "    expected: a hand that scores\n    got:      N101: no piece `678x` in club\n" in shown


def test_rules_that_cannot_be_used_are_told_as_everywhere(checked):
    """A problem of the file, and its exit code."""
    code, shown = checked(STAIRS.replace("section", "sectoin"))
    assert code == 4
    assert shown.startswith("club.toml:5: error D405: no key of an item `sectoin`\n")


def test_the_same_in_json_and_never_updated(checked):
    """The fields of every check; there is no expectation that could be written."""
    checked(STAIRS.replace("3 pungs", "4 pungs"))
    shown = answer("scorecalc check club.toml --json")
    assert (shown["cases"], shown["differing"]) == (2, 1)
    assert shown["differences"][0]["case"] == "stairs, yes"
    assert run("scorecalc check club.toml --update").code == 2


def test_an_item_that_is_switched_off_here_has_no_hands(checked):
    """A child need not repeat the hands of what it does not play."""
    assert checked(STAIRS + "on = false\n") == (0, "club.toml: no cases\n")


def test_in_the_doubles_games_an_item_that_gives_way_says_so_too(checked):
    """columbia:C42: of equal doubles the one of the book counts."""
    text = """\
extends = "columbia"
[items.gift]
name = "Gift of Ann"
section = "doubles"
value = 1
when = "a pung of dragons"
excludes = ["dragons"]
yes = "234m PPP 567s 789s 33m"
"""
    code, shown = checked(text)
    assert code == 1
    assert "    because:  does not count beside set of dragons\n" in shown
