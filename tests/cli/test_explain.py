"""`explain`: one id, all that it stands for."""

import pytest

from scorecalc.api import load_rules
from scorecalc.cli.meanings import games, known_ids
from scorecalc.problems.pages import PAGES
from tests.console import answer, run

pytestmark = pytest.mark.usefixtures("quiet_place")


@pytest.mark.parametrize("id", ["pinfu", "riichi.pinfu"])
def test_an_item_is_told_with_its_value_its_source_and_lines_to_try(id):
    """riichi:Y5, one han, closed only."""
    shown = run(f"scorecalc explain {id}").shown
    assert "riichi.pinfu: Pinfu (平和)\n  riichi: 1 han closed, nothing open   riichi:Y5\n" in shown
    assert ("all-green.pinfu: Pinfu (平和)\n  all-green: 1 chip   all-green:A3\n" in shown) is (id == "pinfu")
    assert "Four sequences, a pair without value, and a two-sided wait." in shown
    assert "\n  pinfu=false turns it off\n" in shown


def test_the_lines_to_try_have_the_item_and_just_miss_it():
    """They are commands as they stand."""
    lines = run("scorecalc explain pinfu").shown.splitlines()
    holds = next(line.partition(":    ")[2] for line in lines if "has it:" in line)
    misses = next(line.partition("near miss: ")[2] for line in lines if "near miss:" in line)
    assert "  pinfu " in run(holds).shown
    assert run(misses).code == 0
    assert "  pinfu " not in run(misses).shown


def test_an_item_is_told_under_the_ruleset_that_was_asked_for():
    """riichi:M11 counts two yakuman, and one in the rules of the EMA."""
    assert "riichi: 2 yakuman closed" in run("scorecalc explain suuankou-tanki").shown
    assert "riichi-ema: 1 yakuman closed" in run("scorecalc explain riichi-ema.suuankou-tanki").shown
    assert "riichi-ema: 1 yakuman closed" in run("scorecalc explain suuankou-tanki -r riichi-ema").shown


def test_the_lines_to_try_of_house_rules_name_their_file(quiet_place):
    """They are commands as they stand, too."""
    (quiet_place / "club.toml").write_text('extends = "riichi"', "utf-8")
    lines = run("scorecalc explain pinfu -r club.toml").shown.splitlines()
    holds = next(line.partition(":    ")[2] for line in lines if "has it:" in line)
    assert holds.startswith("scorecalc score -r club.toml 234m")
    assert "  pinfu " in run(holds).shown


def test_dora_are_told_in_han():
    """riichi:D1: one han a tile."""
    assert "riichi: 1 han   riichi:D1" in run("scorecalc explain dora").shown


def test_an_option_is_told_with_its_value_in_every_ruleset():
    """riichi:F9: 4 fu, 2 in the rules of the WRC."""
    shown = run("scorecalc explain double-wind-pair-fu").shown
    assert shown.startswith("double-wind-pair-fu: an option\n  fu of a pair that is seat and round wind   riichi:F9\n")
    assert "double-wind-pair-fu=2   riichi-m-league, riichi-wrc" in shown
    assert "it is one of 4, 2" in shown


def test_words_of_a_line_are_told_by_name_or_as_they_are_typed():
    """A sign asks for the flag or the setting alone."""
    assert (
        run("scorecalc explain riichi.+haitei").shown
        == "+haitei: a flag of riichi\n  self-draw of the last tile of the wall\n"
    )
    assert (
        run("scorecalc explain riichi.win=").shown
        == "win=: a setting of riichi\n  the winning tile\n  it is one piece\n"
    )
    assert "riichi.haitei: Haitei" in run("scorecalc explain haitei").shown
    assert "+haitei: a flag" in run("scorecalc explain haitei").shown


def test_one_name_may_stand_for_several_things():
    """`riichi` is an item, a flag and a ruleset."""
    kinds = [meaning["kind"] for meaning in answer("scorecalc explain riichi --json")["found"]]
    assert kinds == ["item", "flag", "item", "flag", "ruleset"]  # of riichi and of tokyo


@pytest.mark.parametrize("code", ["N120", "n120"])
def test_a_problem_code_has_its_page(code):
    """Small letters will do."""
    shown = run(f"scorecalc explain {code}").shown
    assert shown.startswith("N120: The game has no flag of this name.\n")
    assert shown.endswith("  for example:\n  riichi 123m +tsum\n")


@pytest.mark.parametrize(
    ("id", "help"),
    [
        ("pinfo", "did you mean `pinfu`?"),
        ("PIMFU", "did you mean `pinfu`?"),
        ("N121x", "did you mean `N121`?"),
        ("riichi-emma", "did you mean `riichi-ema`?"),
        ("xyzzy", "`scorecalc rules show` and a ruleset's name lists its items, options and words"),
        ("azul.pinfu", "`scorecalc rules show` and a ruleset's name lists its items, options and words"),
        ("+pinfu", "did you mean `pinfu`?"),
        ("", "`scorecalc rules show` and a ruleset's name lists its items, options and words"),
        ("=", "`scorecalc rules show` and a ruleset's name lists its items, options and words"),
    ],
)
def test_an_unknown_id_is_an_error_with_a_suggestion(id, help):
    """Exit code 2."""
    assert run(f"scorecalc explain '{id}'") == (2, f"error: nothing is called `{id}`\n  help: {help}\n")


@pytest.mark.parametrize("id", known_ids(games()))
def test_every_id_can_be_explained(id):
    """What Tab offers, `explain` knows."""
    ran = run(f"scorecalc explain {id}")
    assert ran.code == 0
    assert len(ran.shown.splitlines()) > 1


def test_every_problem_code_and_every_item_is_among_the_ids():
    """Nothing is left out of the listing that completion and suggestions use."""
    ids = set(known_ids(games()))
    assert set(PAGES) <= ids
    assert {item.id for item in load_rules("riichi").game.items} <= ids


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("Pinfu", "riichi.pinfu: Pinfu (平和)"),
        ("平和", "riichi.pinfu: Pinfu (平和)"),
        ("open pinfu", "riichi.open-pinfu: open pinfu"),
        ("kiriage-mangan=true", "kiriage-mangan: an option"),
        ("riichi:Y5", "riichi.pinfu: Pinfu (平和)"),
        ("F13", "riichi.open-pinfu: open pinfu"),
        ("P3", "kiriage-mangan: an option"),
        ("columbia:CA3", "special-doubles: an option"),
        ("french:FA4", "east-double: an option"),
        ("french.pure", "french.pure: Pure"),
        ("columbia:C32", "columbia.only-wait: Only possible tile"),
        ("columbia:C32", "  only-wait= turns it on"),
    ],
)
def test_what_a_result_prints_can_be_explained(words, title):
    """Names in any language, several words, options with a value, and the rows that results cite."""
    assert title in run(f"scorecalc explain {words}").shown.splitlines()


def test_a_switch_is_told_with_its_value(quiet_place):
    """`ippatsu=` alone would be refused; a value that the option takes is the reader's choice."""
    (quiet_place / "club.toml").write_text('extends = "riichi"\n[items.ippatsu]\non = false\n', "utf-8")
    assert "\n  ippatsu=true turns it on\n" in run("scorecalc explain ippatsu -r club.toml").shown
    assert "\n  ippatsu=false turns it off\n" in run("scorecalc explain riichi.ippatsu").shown


def test_the_ruleset_that_is_given_is_found_by_its_name(quiet_place):
    """A file is shown by what was typed for it."""
    (quiet_place / "club.toml").write_text('extends = "riichi"\ntitle = "Our club"\n', "utf-8")
    shown = run("scorecalc explain club -r club.toml").shown
    assert shown == "club: a ruleset\n  Our club\n  all of it: scorecalc rules show club.toml\n"
