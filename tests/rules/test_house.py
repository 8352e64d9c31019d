"""Files of house rules: items with other values and names, items of their own, and what a result says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.problems import Refused
from scorecalc.rules.ruleset import Ruleset

PINFU = "234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"  # riichi, pinfu, tanyao: 3 han 30 fu, 3900


def rules_of(folder: Path, text: str, name: str = "club.toml") -> Ruleset:
    """The rules of a file of that text."""
    (folder / name).write_text(text, encoding="utf-8")
    return load_rules(str(folder / name))


def codes_of(folder: Path, text: str) -> list[tuple[str, int | None]]:
    """Code and line of each problem of a file."""
    with pytest.raises(Refused) as caught:
        rules_of(folder, text)
    return [(problem.code, problem.line_number) for problem in caught.value.problems]


def total(breakdown: Breakdown) -> int:
    (hand,) = breakdown.hands.values()
    assert hand.total is not None
    return hand.total.amount


def amounts(breakdown: Breakdown) -> dict[str, int]:
    """The items of the only hand."""
    (hand,) = breakdown.hands.values()
    return {item.id.partition(".")[2]: item.amount for section in hand.sections for item in section.items}


def test_an_item_may_be_worth_another_number(tmp_path):
    """riichi:P1: 4 han 30 fu are 30 × 2^6 = 1920, × 4 = 7680, rounded up to 7700."""
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.pinfu]\nvalue = 2\n')
    assert total(score(PINFU, rules)) == 7700
    assert amounts(score(PINFU, rules))["pinfu"] == 2


def test_one_value_leaves_the_open_hand_alone_where_it_was_another(tmp_path):
    """riichi:Y24 honitsu 3 and 2 open; riichi:Y17 toitoi the same in both, so both change."""
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.honitsu]\nvalue = 4\n[items.toitoi]\nvalue = 3\n')
    items = {item.id: (item.value, item.open) for item in rules.game.items}
    assert (items["honitsu"], items["toitoi"]) == ((4, 2), (3, 3))


def test_an_item_may_be_switched_off_or_on(tmp_path):
    """riichi:M2 renhou is off by default; a word is read by the item's own option."""
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.pinfu]\non = false\n[items.renhou]\nvalue = "mangan"\n')
    assert "pinfu" not in amounts(score(PINFU, rules))
    assert total(score("234m 567m 345p 678s 55s win=8s +renhou seat=S from=W", rules)) == 8000


def test_a_value_in_a_file_stands_above_the_options_that_would_set_one(tmp_path):
    """riichi:M11: two units by the option double-yakuman, one where the file says so."""
    line = "222m 444p 888s 66s CCC win=6s"
    assert total(score(f"riichi {line}")) == 64000
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.suuankou-tanki]\nvalue = 1\n')
    assert total(score(line, rules)) == 32000


def test_an_item_may_have_another_name_and_a_citation_of_the_house(tmp_path):
    """The row is the file's, so that nobody looks for it in the rulebook."""
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.pinfu]\nname = "Flat"\ncite = "3"\n')
    (hand,) = score(PINFU, rules).hands.values()
    item = next(one for one in hand.sections[0].items if one.id == "riichi.pinfu")
    assert (item.label, item.cite) == ("Flat", "club:3")


def test_the_result_names_the_items_that_the_house_changed(tmp_path):
    """A switch of rules is visible; a result without such an item has no note."""
    path = tmp_path / "club.toml"
    rules = rules_of(tmp_path, 'extends = "riichi"\n[items.pinfu]\nvalue = 2\n')
    notes = [note.text for note in score(PINFU, rules).notes]
    assert notes == [f"as {path} has it: pinfu"]
    assert not score("234m 567m 345p 678s 55s win=5s +riichi seat=S from=W", rules).notes


LOCAL = """\
extends = "riichi"
[items.isshoku-sanjun]
name = "Isshoku sanjun"
section = "han"
value = 3
open = 2
when = "3 equal chows"
replaces = ["iipeikou"]
excludes = ["sanankou"]
"""


def test_an_item_of_ones_own_counts_like_any_other(tmp_path):
    """Closed 3 han beside tanyao and riichi: 5 han are a mangan (riichi:P2)."""
    rules = rules_of(tmp_path, LOCAL)
    breakdown = score("234m 234m 234m 678s 55p win=6s +riichi seat=S from=W", rules)
    (hand,) = breakdown.hands.values()
    assert {item.id for item in hand.sections[0].items} >= {"riichi.isshoku-sanjun", "riichi.riichi"}
    reason = next(item.why for item in hand.sections[0].items if item.id == "riichi.isshoku-sanjun")
    assert reason == "234m 234m 234m"


def test_what_it_replaces_is_counted_within_it(tmp_path):
    """The pair of equal sequences in the three; the result says so among what was rejected."""
    rules = rules_of(tmp_path, LOCAL)
    (hand,) = score("234m 234m 234m 678s 55p win=6s +riichi seat=S from=W", rules).hands.values()
    assert "riichi.iipeikou" not in {item.id for item in hand.sections[0].items}
    assert ("iipeikou", "counted in isshoku sanjun") in {(one.what, one.why) for one in hand.rejected}


def test_an_item_of_ones_own_may_be_switched_off_in_a_line(tmp_path):
    """It is an option under its own name, like every item."""
    rules = rules_of(tmp_path, LOCAL)
    line = "chi=234m chi=234m 234m 678s CC win=6s +houtei"
    assert amounts(score(line, rules))["isshoku-sanjun"] == 2
    assert "isshoku-sanjun" not in amounts(score(f"{line} isshoku-sanjun=false", rules))


@pytest.mark.parametrize(
    ("value", "counted"),
    [(3, {"pairs": 3}), (1, {"toitoi": 2}), (2, {"toitoi": 2})],
)
def test_of_two_that_exclude_each_other_the_better_counts(tmp_path, value, counted):
    """Toitoi is 2 han (riichi:Y17); of equals the one of the book."""
    text = f"""
extends = "riichi"
[items.pairs]
name = "Only triplets"
section = "han"
value = {value}
when = "4 pungs"
excludes = ["toitoi"]
"""
    breakdown = score("pon=222m pon=444p pon=888s 66s CCC win=6s", rules_of(tmp_path, text))
    found = amounts(breakdown)
    assert {id: found[id] for id in ("pairs", "toitoi") if id in found} == counted


def test_in_the_doubles_family_an_items_value_is_still_an_option_of_the_line(tmp_path):
    """columbia:C42: a double for a set of dragons, three in this house, one again where the line says so."""
    rules = rules_of(tmp_path, 'extends = "columbia"\n[items.dragons]\nvalue = 3\n')
    line = "chow=234m PPP 111s 678s 33m +drawn"
    doubled = amounts(score(line, rules))["dragons"]
    assert (doubled, amounts(score(f"{line} dragons=1", rules))["dragons"]) == (3, 1)


def test_two_numbers_are_what_exposed_and_hidden_parts_are_worth(tmp_path):
    """columbia:C11: 2 and 4 points for a pung of simples; here 3 and 6."""
    rules = rules_of(tmp_path, 'extends = "columbia"\n[items.pung-simple]\nvalue = [3, 6]\n')
    assert amounts(score("555m", rules))["pung-simple"] == 6
    assert amounts(score("pung=555m", rules))["pung-simple"] == 3


def test_what_a_house_values_is_no_assumption_any_more(tmp_path):
    """columbia:C30 is assumed to be 20; a table that says 10 assumes nothing."""
    rules = rules_of(tmp_path, 'extends = "columbia"\n[items.going-out]\nvalue = 10\n')
    (hand,) = score("chow=234m 555p 111s 678s 33m +drawn", rules).hands.values()
    marks = {item.id: item.mark for section in hand.sections for item in section.items}
    assert (marks["columbia.going-out"], marks["columbia.drawn"]) == (None, "assumed")


def test_points_of_ones_own_may_differ_for_exposed_and_hidden_parts(tmp_path):
    """Each pung of 5 is worth 1 exposed and 3 hidden, beside what columbia:C11 gives."""
    text = """
extends = "columbia"
[items.fives]
name = "Fives"
section = "points"
value = [1, 3]
when = "each pung of 5"
"""
    rules = rules_of(tmp_path, text)
    (hand,) = score("555m pung=555p 555s 123m 99p", rules).hands.values()
    assert [(i.amount, i.why) for i in hand.sections[0].items if i.id == "columbia.fives"] == [
        (1, "555p exposed"),
        (3, "555m hidden"),
        (3, "555s hidden"),
    ]


def test_a_child_file_changes_what_its_parent_declares(tmp_path):
    """The nearest file wins, and the origin says which one it was."""
    rules_of(tmp_path, LOCAL)
    rules = rules_of(tmp_path, 'extends = "club.toml"\n[items.isshoku-sanjun]\nvalue = 6\n', "final.toml")
    item = next(item for item in rules.game.items if item.id == "isshoku-sanjun")
    assert (item.value, item.open) == (6, 2)
    assert rules.origin_of(item) == str(tmp_path / "final.toml")


def test_rules_that_a_file_does_not_change_are_the_same_rules(tmp_path):
    """The fingerprint tells rules apart by what they score, not by their name."""
    assert str(rules_of(tmp_path, 'extends = "riichi"\n').hash) == str(load_rules("riichi").hash)
    other = rules_of(tmp_path, 'extends = "riichi"\n[items.pinfu]\nvalue = 2\n')
    assert str(other.hash) != str(load_rules("riichi").hash)
    assert str(rules_of(tmp_path, LOCAL).hash) != str(rules_of(tmp_path, LOCAL.replace("3 equal", "2 equal")).hash)


@pytest.mark.parametrize(
    "extends", ['"/etc/club.toml"', '"../club.toml"', '"sub/club.toml"', '"..\\\\club.toml"', "3", '"no-such"']
)
def test_a_file_extends_named_rulesets_and_files_beside_it_alone(tmp_path, extends):
    """Nothing is read from another folder."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "club.toml").write_text('extends = "riichi"', encoding="utf-8")
    (tmp_path / "sub" / "sub").mkdir()
    (tmp_path / "sub" / "sub" / "club.toml").write_text('extends = "riichi"', encoding="utf-8")
    assert codes_of(tmp_path / "sub", f"extends = {extends}\n")[0][0] in ("D403", "D406")


def test_files_that_extend_each_other_are_refused(tmp_path):
    """A circle of two."""
    (tmp_path / "a.toml").write_text('extends = "club.toml"', encoding="utf-8")
    assert codes_of(tmp_path, 'extends = "a.toml"')[0][0] == "D404"


def test_a_condition_asks_for_flags_of_the_game_alone(tmp_path):
    """The carets stand in the condition, in its line of the file."""
    text = LOCAL.replace("3 equal chows", "3 equal chows and +reach")
    with pytest.raises(Refused) as caught:
        rules_of(tmp_path, text)
    (problem,) = caught.value.problems
    assert (problem.code, problem.line_number, problem.message) == (
        "D408", 7, "item `isshoku-sanjun`: no flag `+reach` in this game",
    )  # fmt: skip
    assert problem.excerpt[problem.start : problem.end] == "+reach"
