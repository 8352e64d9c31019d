"""What a condition of a house asks of a doubles hand: the wait, the winds, and a special hand of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.rules.ruleset import Ruleset
from tests.console import run
from tests.rules.test_beside import columbia, item
from tests.rules.test_house import amounts, rules_of, total


def waits_for(folder: Path, wait: str) -> Ruleset:
    """Columbia with a point for a wait, which shows in the line of the item."""
    return columbia(folder, item("waited", "points", 1, f"wait {wait}", ""))


@pytest.mark.parametrize(
    ("line", "waits"),
    [
        # drawn: each set of the concealed tiles that may have been completed
        ("chow=234s 123m 555p 999s 88p win=3m +drawn", {"edge"}),
        ("chow=234s 789m 555p 999s 88p win=7m +drawn", {"edge"}),
        ("chow=234s 123m 555p 999s 88p win=2m +drawn", {"middle"}),
        ("chow=234s 123m 555p 999s 88p win=1m +drawn", {"two-sided"}),
        ("chow=234s 789m 555p 999s 88p win=9m +drawn", {"two-sided"}),
        ("chow=234s 123m 555p 999s 88p win=8p +drawn", {"pair"}),
        ("chow=234s 123m 555p 999s 88p win=5p +drawn", {"two-pair"}),
        ("234m 555p 111s 678s 33m win=3m +drawn", {"middle", "pair"}),
        ("chow=567m 567m 555p 111s 33m win=6m +drawn", {"middle"}),
        # claimed: the call that holds it, or the set that it exposes
        ("chow=234m 555p 111s 678s 99p win=3m", {"middle"}),
        ("pung=555p 234m 111s 678s 99p win=5p", {"two-pair"}),
        ("234m 555p 111s 678s pair=99p", {"pair"}),
        ("234m 555p 111s 678s 33m win=3m", {"middle", "pair"}),
        ("chow=567m 7m 5m 555p 111s 33m pair=6m", {"middle"}),
        # 6m lies in both chows, but the call holds it
        ("chow=567m 678m 555p 111s 33m win=6m", {"middle"}),
        # untold, no win, a kong
        ("234m 555p 111s 678s 33m", set()),
        ("123m 555p", set()),
        ("ckong=5555p 234m 111s 678s 33m win=6s +drawn", {"two-sided"}),
    ],
)
def test_a_condition_knows_the_wait(tmp_path, line, waits):
    """Of several parts that the tile may have completed the one that the item wants; never one that is a call."""
    found = set()
    for wait in ("two-sided", "middle", "edge", "pair", "two-pair"):
        found |= {wait} if amounts(score(line, waits_for(tmp_path, wait))).get("waited") else set()
    assert found == waits


def test_the_wait_that_brings_most_counts_and_the_other_is_shown(tmp_path):
    """columbia: 2 for the pair wait on 3m, 1 for the middle; 4 + 8 + 20 + 2 beside."""
    rules = columbia(
        tmp_path, item("one", "points", 1, "wait middle", ""), item("two", "points", 2, "wait pair", "")
    )  # fmt: skip
    breakdown = score("234m 555p 111s 678s 33m win=3m +drawn", rules)
    assert total(breakdown) == 36
    (hand,) = breakdown.hands.values()
    assert [(one.what, one.amount) for one in hand.rejected] == [("234m 678s 555p 111s 33m (middle wait)", 35)]


def test_a_winning_tile_that_is_not_told_may_cost_an_item_of_a_house(tmp_path):
    """As with columbia:C32 and C33."""
    (hand,) = score("234m 555p 111s 678s 33m +drawn", waits_for(tmp_path, "pair")).hands.values()
    text = "the winning tile is not told, so waited may be missing; win= tells it"
    assert text in [note.text for note in hand.notes]


@pytest.mark.parametrize(
    ("when", "line", "messages"),
    [
        # no wind in the hand at all: a flower of the seat, a set that is there or not
        ("2 kinds of guest winds", "EEE SSS WW 123m 555p +drawn wind=E", ["hangs on the seat"]),
        ("some tile is own wind", "E 123m wind=S", ["hangs on the seat"]),
        ("some tile is own wind", "E 123m seat=S", []),
        ("some tile is round wind", "E 123m seat=S", ["hangs on the hand's wind"]),
        ("some tile is guest wind", "E 123m", ["hangs on the seat", "hangs on the hand's wind"]),
        ("some tile is own wind", "123m 555p", []),
        ("a pung of dragons", "E 123m CCC", []),
    ],
)
def test_a_wind_that_a_condition_asks_for_must_be_told(tmp_path, when, line, messages):
    """R371, as where a set of the book's hangs on it; who asks for nothing else gets an answer."""
    rules = columbia(tmp_path, item("asks", "points", 6, when, ""))
    if not messages:
        score(line, rules)
        return
    with pytest.raises(Refused) as caught:
        score(line, rules)
    found = [(problem.code, problem.message) for problem in caught.value.problems]
    assert found == [("R371", f"what the hand is worth {message}") for message in messages]


def test_a_special_hand_of_a_house_may_hang_on_the_seat(tmp_path):
    """Loose tiles are a win by it alone, so the seat is asked for before they are called no shape."""
    when = "7 kinds of honours and exactly 2 tiles are own wind"
    rules = columbia(tmp_path, item("court", "special", 300, when, ""))
    line = "EE S W N P F C 147m 258p"
    assert total(score(f"{line} seat=E wind=S", rules)) == 300
    for told, code, message in (
        ("", "R371", "whether the hand is won hangs on the seat"),
        ("seat=S", "R370", "14 tiles that make no winning shape"),
    ):
        with pytest.raises(Refused) as caught:
            score(f"{line} {told}", rules)
        assert [(one.code, one.message) for one in caught.value.problems] == [(code, message)]


def test_a_wind_of_three_sets_is_asked_for_in_riichi():
    """riichi: with sets of S, W and N every seat has its own, and none at all would be a han too few."""
    with pytest.raises(Refused, match="R215: whether SSS and WWW and NNN count hangs on the seat"):
        score("riichi pon=SSS pon=WWW pon=NNN 123m 55p win=3m round=S")
    assert total(score("riichi pon=SSS pon=WWW pon=NNN 123m 55p win=3m round=S seat=W")) == 2600


def test_a_condition_of_a_yaku_that_hangs_on_a_wind_without_a_set(tmp_path):
    """Two guest winds for the dealer of another round, three for East in his own."""
    text = 'extends = "riichi"\n' + item("guests", "yakuman", 1, "3 kinds of guest winds", "")
    rules = rules_of(tmp_path, text)
    with pytest.raises(Refused, match="R215: whether `guests` counts hangs on the round"):
        score("19m19p19sESWNPFC1m win=1m seat=S", rules)


COURT = item("court", "special", 2500, "7 kinds of honours and 2 kinds of simples", "")
PAIRS = item("pairs", "special", 2500, "7 pairs of honours", "")
TWO = item("twice", "special", 0, "2 chows in 2 suits twice", "").replace("value = 0", "value = [1500, 3000]")


@pytest.mark.parametrize("game", ["columbia", "french-simple"])
def test_a_special_hand_of_a_house_is_one_like_those_of_the_book(tmp_path, game):
    """Its tiles are a win by it alone; the limit cuts it in Columbia (C59), and no Great Game (french:section 5)."""
    rules = rules_of(tmp_path, f'extends = "{game}"\n{COURT}{PAIRS}{TWO}')
    worth = 1000 if game == "columbia" else 2500
    for line in ("ESWNPFC 3m 3m 4m 4p 5p 6p 7p", "EESSWWNNPPFFCC"):
        breakdown = score(f"{line} seat=S wind=E +drawn", rules)
        assert (total(breakdown), breakdown.winner) == (worth, ("S",))
    if game == "french-simple":
        assert total(score("234m 234p 567m 567p 99s +drawn", rules)) == 3000
        assert total(score("chow=234m 234p 567m 567p 99s +drawn", rules)) == 1500


def test_totals_name_a_great_game_of_a_house(tmp_path):
    """french:section 5; one of two worths is told by neither, and in Columbia only limits are named."""
    text = f'extends = "french-simple"\n{COURT}{TWO}'
    assert total(score("special=court +mahjong seat=S", rules_of(tmp_path, text))) == 2500
    with pytest.raises(Refused, match=r"N133: bad value for `special=`: expected one of .*imperial, court, not"):
        score("special=twice +mahjong seat=S", rules_of(tmp_path, text))
    with pytest.raises(Refused, match="expected one of thirteen-orphans, nine-gates, not `court`"):
        score("special=court +mahjong seat=S", columbia(tmp_path, COURT))


def test_four_alike_are_two_pairs_where_the_table_has_it_so(tmp_path):
    """columbia:C51 and its option."""
    rules = columbia(tmp_path, item("pairs", "special", 250, "7 pairs of simples", ""))
    line = "22m 33m 4444m 55p 66p 77s +drawn"
    with pytest.raises(Refused, match="R370"):
        score(line, rules)
    assert total(score(f"{line} seven-pairs-four-alike=true", rules)) == 250
    assert total(score("22m 33m 44m 55m 55p 66p 7s pair=7s", rules)) == 250


def test_c32_a_kind_that_completes_a_special_hand_of_a_house_might_have_come(tmp_path):
    """columbia:C32: nothing but 8p completes four sets and a pair, but 7p would make the house's hand."""
    line = "111p 234p 456p 789s 8p 8p win=8p +drawn only-wait=2"
    assert total(score(f"columbia {line}")) == 8 + 20 + 2 + 2
    rules = columbia(tmp_path, item("seven", "special", 10, "holds 11178p", ""))
    assert total(score(line, rules)) == 8 + 20 + 2


def test_the_sheet_and_the_list_of_the_rules_have_a_special_hand_of_a_house(tmp_path):
    """With its condition, and the file that says it."""
    columbia(tmp_path, item("court", "special", 300, "7 kinds of honours and 2 kinds of simples", ""))
    path = tmp_path / "club.toml"
    sheet = run(f"scorecalc rules show {path} --format md").shown
    assert "| **House court** " in sheet
    assert "counts when `7 kinds of honours and 2 kinds of simples`" in sheet
    assert "court" in run(f"scorecalc rules show {path}").shown
    assert run(f"scorecalc rules chart {path}").code == 0
