"""Who deals: `dealer=S` for the table, `+dealer` for a hand, and the chair of the hand's wind (columbia:C1, C49)."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.render.to_json import as_json
from tests.rulesets.doubles.test_readings import value

HAND = "columbia 234m 555p 111s 678s 33m +drawn"  # 4 + 8 + 20 + 2


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("seat=S dealer=S", 68),
        ("seat=S wind=S", 68),
        ("seat=S +dealer", 68),
        ("dealer=S +dealer", 68),
        ("seat=S dealer=E", 34),
        ("dealer=E", 34),
        # the hand's wind is the round's, so that it does not tell who deals (CA10)
        ("seat=S dealer=S round=E hand-wind-is=round", 68),
        ("seat=S round=S hand-wind-is=round", 34),
        ("dealer=S +dealer round=E hand-wind-is=round", 68),
    ],
)
def test_c49_the_dealer_is_told_by_his_seat(words, worth):
    """columbia:C49: a double for the winner who dealt."""
    assert value(f"{HAND} {words}") == worth


def test_c1_the_dealers_seat_is_the_hands_wind():
    """columbia:C41: a set of it is a double for everybody; not where the hand's wind is the round's (CA10)."""
    assert value("columbia pung=SSS seat=E dealer=S") == 8
    assert value("columbia pung=SSS seat=E dealer=S round=E hand-wind-is=round") == 4


def test_who_deals_is_no_assumption_where_it_is_told():
    """The note that a winner is taken for no dealer goes."""
    assert "dealer" in as_json(score(f"{HAND} seat=S round=E hand-wind-is=round"))["assumed"]
    assert "dealer" not in as_json(score(f"{HAND} seat=S dealer=W round=E hand-wind-is=round"))["assumed"]
    assert "dealer" not in as_json(score(f"{HAND} seat=S dealer=W"))["assumed"]


def test_in_the_french_rules_the_dealer_sits_east():
    """Saying so changes nothing."""
    line = "french-advanced 234m 555p 111s 678s 33m +drawn seat=S"
    assert value(f"{line} dealer=E") == value(line)


def test_what_dealing_is_worth_has_a_word_of_its_own(tmp_path):
    """The item is `dealer` still, in results and in files; the word of a line is `dealer-doubles=`."""
    assert value(f"{HAND} seat=S wind=S dealer-doubles=2") == 34 * 4
    assert value(f"{HAND} seat=S wind=S dealer-doubles=false") == 34
    (tmp_path / "club.toml").write_text('extends = "columbia"\n[items.dealer]\nvalue = 3\n', encoding="utf-8")
    rules = load_rules(str(tmp_path / "club.toml"))
    assert rules.options["dealer-doubles"] == 3
    (hand,) = score(f"{HAND} seat=S wind=S".removeprefix("columbia "), rules).hands.values()
    assert [item.amount for section in hand.sections for item in section.items if item.id == "columbia.dealer"] == [3]
