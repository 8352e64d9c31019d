"""Special hands of the classical tables in files: parts of the limit, in percent or as a fraction, on one scale."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.problems import Refused
from tests.console import run
from tests.rules.test_beside import item
from tests.rules.test_house import rules_of, total

ENDS = "pung=111m pung=999m pung=111p pung=999p 11s seat=S round=E"  # heads and tails, the limit; counted 36 × 2^2
PUNGS = "pung=111m pung=999m pung=111p pung=999p 22s seat=S round=E"  # 4 × 4 + 20, doubled once for no chow: 72
VALUES = [("50", 50), ("0.5", 50), ('"0.5"', 50), ("100", 100), ("1.0", 100), ('"1"', 100), ("29", 29), ("0.29", 29)]


@pytest.mark.parametrize(("written", "percent"), VALUES)
@pytest.mark.parametrize(("name", "limit"), [("dmjl", 500), ("bmja", 1000)])
def test_an_item_of_the_book_has_the_scale_of_an_item_of_ones_own(tmp_path, written, percent, name, limit):
    """Heads and tails of the table, and four pungs of the house."""
    book = rules_of(tmp_path, f'extends = "{name}"\n[items.all-terminals]\nvalue = {written}\n')
    assert total(score(ENDS, book)) == max(percent * limit // 100, 36 * 2**2)
    if not written.startswith('"'):
        own = item("four", "special", 0, "4 pungs", "").replace("value = 0", f"value = {written}")
        house = rules_of(tmp_path, f'extends = "{name}"\n{own}')
        assert total(score(PUNGS, house)) == percent * limit // 100


def test_under_options_and_in_a_line_it_is_a_part_from_0_to_1(tmp_path):
    """As the option has always been written; TOML may have a number where it had only a text."""
    for written in ("0.5", '"0.5"'):
        rules = rules_of(tmp_path, f'extends = "dmjl"\n[options]\nall-terminals = {written}\n')
        assert total(score(ENDS, rules)) == 250
    assert total(score(f"dmjl {ENDS} all-terminals=0.4")) == 200


@pytest.mark.parametrize(
    "worth", ["value = 50\nopen = 20", "value = 0.5\nopen = 0.2", "value = [20, 50]", "value = [0.2, 0.5]"]
)
def test_an_exposed_hand_may_be_worth_a_smaller_part(tmp_path, worth):
    """100 of 500 exposed, 250 hidden and drawn."""
    own = item("three", "special", 0, "3 pungs of terminals", "").replace("value = 0", worth)
    rules = rules_of(tmp_path, f'extends = "dmjl"\n{own}')
    assert total(score("pung=111m 999m 111p 345s 22p seat=S round=E", rules)) == 100
    assert total(score("111m 999m 111p 345s 22p +drawn seat=S round=E", rules)) == 250


def test_beside_a_fraction_a_one_is_the_whole_limit(tmp_path):
    """`[0.5, 1]` is half of it and all of it."""
    own = item("four", "special", 0, "4 pungs", "").replace("value = 0", "value = [0.5, 1]")
    rules = rules_of(tmp_path, f'extends = "dmjl"\n{own}')
    (found,) = [one for one in rules.game.items if one.id == "four"]
    assert (found.open, found.value) == (50, 100)


def test_kept_rules_keep_a_hundredth(tmp_path):
    """A bare 1 would be refused there."""
    own = item("four", "special", 0, "4 pungs", "").replace("value = 0", "value = 0.01")
    rules = rules_of(tmp_path, f'extends = "dmjl"\n{own}')
    shown = run(f"scorecalc rules show {tmp_path}/club.toml --resolved").shown
    assert "value = 0.01\nopen = 0.01\n" in shown
    (tmp_path / "kept.toml").write_text(shown, "utf-8")
    assert str(load_rules(str(tmp_path / "kept.toml")).hash) == str(rules.hash)


def test_a_child_may_give_an_item_of_its_parent_another_part(tmp_path):
    """The scale is the same where the item is an option already."""
    rules_of(tmp_path, 'extends = "dmjl"\n' + item("four", "special", 50, "4 pungs", ""))
    rules = rules_of(tmp_path, 'extends = "club.toml"\n[items.four]\nvalue = 40\n', "child.toml")
    assert total(score(PUNGS, rules)) == 200


@pytest.mark.parametrize("value", ["101", "1.5", "50.0", "-0.5", "nan", "inf", "0.123", "1"])
def test_more_than_the_limit_and_what_is_no_part_is_refused(tmp_path, value):
    """Whether the item is the book's or the house's."""
    own = item("four", "special", 0, "4 pungs", "").replace("value = 0", f"value = {value}")
    for text in (own, f"[items.all-terminals]\nvalue = {value}\n"):
        with pytest.raises(Refused) as caught:
            rules_of(tmp_path, f'extends = "dmjl"\n{text}')
        assert [problem.code for problem in caught.value.problems] in (["D406"], ["D407"])
