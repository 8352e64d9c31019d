"""Items of files among one another: circles, what cannot give way, equal names, words that are taken."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.expect.compare import _FIELDS
from scorecalc.problems import Refused
from scorecalc.rules.changes import WORDS_OF_EXPECTATIONS
from tests.rules.test_beside import item
from tests.rules.test_house import PINFU, amounts, rules_of, total


def messages(folder, text: str, name: str = "club.toml") -> list[str]:
    with pytest.raises(Refused) as caught:
        rules_of(folder, text, name)
    return [problem.message for problem in caught.value.problems]


def riichi(*items: str) -> str:
    return "\n".join(['extends = "riichi"', *items])


def test_a_circle_of_two_is_told_once(tmp_path):
    """Of the item that closed it."""
    text = riichi(
        item("aa", "han", 1, "a pung", 'replaces = ["bb"]'), item("bb", "han", 1, "a pung", 'replaces = ["aa"]')
    )
    circle = "item `bb`: `replaces` goes round in a circle: bb replaces aa, aa replaces bb"
    assert messages(tmp_path, text) == [circle]


def test_a_nearer_file_may_open_a_circle(tmp_path):
    """What it takes back is not looked at."""
    parent = riichi(item("aa", "han", 1, "a pung", 'replaces = ["bb"]'), item("bb", "han", 2, "a pung", ""))
    rules_of(tmp_path, parent, "parent.toml")
    opened = 'extends = "parent.toml"\n[items.bb]\nreplaces = ["aa"]\n[items.aa]\nreplaces = []\n'
    line = "PPP 234m 567m 345p 55s win=5s +riichi seat=S from=W"
    assert amounts(score(line, rules_of(tmp_path, opened)))["bb"] == 2
    assert "aa" not in amounts(score(line, rules_of(tmp_path, opened)))


@pytest.mark.parametrize("section", ["han", "yakuman"])
def test_two_of_equal_worth_that_exclude_each_other_say_so(tmp_path, section):
    """One counts, and the other does not count beside it; riichi:P1: 4 han 30 fu are 7700."""
    text = riichi(
        item("aa", section, 1, "4 chows", 'excludes = ["bb"]'),
        item("bb", section, 1, "4 chows and closed", 'excludes = ["aa"]'),
    )
    breakdown = score(PINFU, rules_of(tmp_path, text))
    (hand,) = breakdown.hands.values()
    found = amounts(breakdown)
    (counts,) = {"aa", "bb"} & set(found)
    (lost,) = {"aa", "bb"} - set(found)
    assert [(one.what, one.why) for one in hand.rejected if one.amount is None] == [
        (lost, f"does not count beside house {counts}")
    ]
    assert total(breakdown) == (32000 if section == "yakuman" else 7700)


def test_an_item_may_have_the_name_of_one_that_is_switched_off(tmp_path):
    """The house's toitoi in the place of the book's: 3 han, riichi:Y17 has 2."""
    own = '[items.all-pungs]\nname = "Toitoi"\nsection = "han"\nvalue = 3\nwhen = "4 pungs"\n'
    assert messages(tmp_path, riichi(own)) == ["item `all-pungs`: `Toitoi` is the name of `toitoi` already"]
    rules = rules_of(tmp_path, riichi(own, "[items.toitoi]\non = false\n"))
    found = amounts(score("pon=222m pon=444p pon=888s 66s CCC win=6s", rules))
    assert (found.get("all-pungs"), found.get("toitoi")) == (3, None)


@pytest.mark.parametrize("word", WORDS_OF_EXPECTATIONS)
def test_words_of_expectations_are_no_ids(tmp_path, word):
    """`=> total=3900` could not mean an item."""
    found = messages(tmp_path, riichi(item(word, "han", 1, "4 chows", "")))
    assert found == [f"item `{word}`: `{word}` is already a word of expectations"]


def test_every_field_of_a_result_is_such_a_word():
    """A field that is added is an id that is refused."""
    assert {*_FIELDS, "error"} <= {*WORDS_OF_EXPECTATIONS}


def test_a_value_that_is_refused_is_not_missed_too(tmp_path):
    """One mistake, one problem."""
    text = riichi(item("aa", "han", 1, "a pung", "").replace("value = 1", "value = -1"))
    assert len(messages(tmp_path, text)) == 1


def test_limits_of_tokyo_are_those_of_the_rulebook(tmp_path):
    """tokyo:T8, T73: a haneman of 2000 base points is 8000 for one who does not deal."""
    text = 'extends = "tokyo"\n' + item("calm", "limit", 2000, "4 chows", "")
    line = "234m 567m 345p 678s 55s win=8s seat=S from=W round=E zoroba=1"
    assert total(score(line, rules_of(tmp_path, text))) == 8000
    assert messages(tmp_path, text.replace("2000", "1200")) == [
        "item `calm`: `value` is in base points: 1000, 1500, 2000, 3000 or 4000"
    ]
