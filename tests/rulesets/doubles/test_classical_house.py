"""Items of a house at the classical tables: what they replace, ask for, and win by; who deals there."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.rules.ruleset import Ruleset
from tests.rules.test_beside import item, reasons
from tests.rules.test_house import amounts, rules_of, total

TABLES = [("dmjl", 500), ("bmja", 1000)]
PAIRS = "22m 33m 44m 55m 55p 66p 77s seat=S round=E"


def table(folder: Path, name: str, *items: str) -> Ruleset:
    """The rules of a house that plays one of the tables with these items."""
    return rules_of(folder, "\n".join([f'extends = "{name}"', *items]))


def refused(line: str, rules: Ruleset) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as caught:
        score(line, rules)
    return [(problem.code, problem.message) for problem in caught.value.problems]


def test_a_double_that_replaces_another_counts_in_its_place(tmp_path):
    """8 of each set of dragons and 20: two doubles for them, three of the house's."""
    line = "chow=234m PPP pung=FFF 678s 33m seat=S round=E max-chows=2"
    for name, _ in TABLES:
        assert total(score(f"{name} {line}")) == (8 + 4 + 20) * 2**2
        rules = table(tmp_path, name, item("two", "doubles", 3, "2 pungs of dragons", 'replaces = ["dragons"]'))
        breakdown = score(line, rules)
        assert (amounts(breakdown).get("dragons"), total(breakdown)) == (None, (8 + 4 + 20) * 2**3)
        assert reasons(breakdown) == {("set of dragons", "counted in house two")}


def test_a_limit_hand_gives_way_to_one_of_a_house(tmp_path):
    """Heads and tails are worth the limit; the house has half of it, and names what it replaces."""
    line = "pung=111m pung=999m pung=111p pung=999p 11s seat=S round=E"
    heads = item("heads", "special", 50, "no tile is simple", 'replaces = ["all-terminals"]')
    breakdown = score(line, table(tmp_path, "bmja", heads))
    assert (total(breakdown), amounts(breakdown)) == (500, {"heads": 500})
    assert ("heads and tails", "counted in house heads") in reasons(breakdown)


@pytest.mark.parametrize(("name", "limit"), TABLES)
def test_loose_tiles_win_by_a_special_hand_of_a_house(tmp_path, name, limit):
    """Parts of the limit, like those of the table; totals tell them by name."""
    pairs = item("pairs", "special", 60, "7 pairs of simples", "")
    court = item("court", "special", 100, "7 kinds of honours and 2 kinds of simples", "")
    rules = table(tmp_path, name, pairs, court)
    assert total(score(f"{PAIRS} win=7s", rules)) == 6 * limit // 10
    assert total(score("22m 33m 44m 55m 55p 66p 7s pair=7s seat=S round=E", rules)) == 6 * limit // 10
    assert total(score("ESWNPFC 3m 3m 4m 4p 5p 6p 7p +drawn", rules)) == limit
    assert total(score("special=pairs +mahjong seat=S", rules)) == 6 * limit // 10
    assert refused("22m 33m 44m 55m 55p 66p 7s 8s seat=S round=E", rules) == [
        ("R370", "14 tiles that make no winning shape")
    ]


def test_a_special_hand_may_be_worth_more_where_it_is_hidden(tmp_path):
    """Two parts of the limit, exposed and hidden, which a line writes as its options are."""
    pairs = item("pairs", "special", 0, "7 pairs of simples", "").replace("value = 0", "value = [50, 100]")
    rules = table(tmp_path, "dmjl", pairs)
    assert total(score(f"{PAIRS} win=7s", rules)) == 250
    assert total(score(f"{PAIRS} +drawn", rules)) == 500
    assert total(score(f"{PAIRS} win=7s pairs=0.2/0.6", rules)) == 100
    assert total(score(f"{PAIRS} +drawn pairs=0.2/0.6", rules)) == 300
    assert total(score(f"{PAIRS} win=7s pairs=true", rules)) == 250
    assert refused(f"{PAIRS} pairs=0.2/1.5", rules)[0][0] == "N133"
    with pytest.raises(Refused, match="is worth 100 percent of the limit at most"):
        table(tmp_path, "dmjl", item("pairs", "special", 150, "7 pairs of simples", ""))


def test_a_half_limit_hand_that_a_house_switches_on_is_worth_its_half(tmp_path):
    """British all pair honours at the German table."""
    line = "11m 99m 11p 99p EE SS PP seat=W round=W win=P"
    assert total(score(line, table(tmp_path, "dmjl", "[items.all-pair-honours]\non = true\n"))) == 250


def test_an_id_that_begins_like_those_of_the_losers_is_a_winners_hand(tmp_path):
    """Only the items of the British table are had by who waited."""
    rules = table(tmp_path, "bmja", item("calling-dragons", "special", 50, "2 pungs of dragons", ""))
    assert total(score("PPP FFF 12m seat=S round=E", rules)) == 16 * 2**2
    assert total(score("PPP FFF 123m pung=555m 33m seat=S round=E", rules)) == 500


def test_a_wind_that_a_condition_asks_for_must_be_told(tmp_path):
    """R371: the round's wind is told by round= here."""
    when = "7 kinds of honours and exactly 2 tiles are round wind"
    rules = table(tmp_path, "dmjl", item("east", "special", 60, when, ""))
    line = "EE S W N P F C 147m 258p seat=S"
    assert refused(line, rules) == [("R371", "whether the hand is won hangs on the round's wind")]
    assert total(score(f"{line} round=E", rules)) == 300


def test_east_deals(tmp_path):
    """dealer= tells nothing else, as in the French rules; a condition knows the dealer by his seat or his flag."""
    line = "chow=234m 555p 111s 678s 33m"
    for name, _ in TABLES:
        assert refused(f"{line} max-chows=2 dealer=S", table(tmp_path, name)) == [("R373", "dealer=S")]
    rules = table(tmp_path, "dmjl", item("deals", "points", 10, "dealer", ""))
    assert total(score(f"{line} dealer=E seat=E", rules)) == 4 + 8 + 20 + 10
    assert total(score(f"{line} dealer=E seat=S", rules)) == 4 + 8 + 20
    assert score("234m 555p 111s 678s 33m +blessing-of-heaven", rules).winner == ("E",)


def test_the_wait_of_a_house_is_asked_of_each_part(tmp_path):
    """3m completed 123m as an edge or the pair; nothing is said of it where it is not told."""
    rules = table(tmp_path, "bmja", item("edge", "points", 6, "wait edge", ""))
    line = "PPP pung=FFF 123m 555p 33m seat=S round=E"
    assert total(score(f"{line} win=3m +drawn", rules)) == (8 + 4 + 4 + 20 + 2 + 6) * 2**2
    (hand,) = score(line, rules).hands.values()
    assert "the winning tile is not told, so edge may be missing; win= tells it" in [note.text for note in hand.notes]


def test_what_lost_to_the_ordinary_count_is_not_named_as_a_rule_of_the_house(tmp_path):
    """8 + 4 + 20 points and two doubles for the dragons are 128; a twentieth of the limit is 25."""
    line = "chow=234m PPP pung=FFF 678s 33m seat=S round=E max-chows=2"
    rules = table(tmp_path, "dmjl", item("two", "special", 5, "2 pungs of dragons", ""))
    breakdown = score(line, rules)
    (hand,) = breakdown.hands.values()
    assert total(breakdown) == (8 + 4 + 20) * 2**2
    assert [(one.what, one.amount, one.why) for one in hand.rejected] == [
        ("house two", 25, "less than the ordinary count")
    ]
    assert not [note for note in breakdown.notes if note.id.endswith("house-rules")]
    counts = score(line, table(tmp_path, "dmjl", item("two", "special", 50, "2 pungs of dragons", "")))
    assert total(counts) == 250
    assert [note.text for note in counts.notes if note.id.endswith("house-rules")] == [
        f"as {tmp_path / 'club.toml'} has it: house two"
    ]


def test_a_reading_that_lost_is_told_with_the_special_hand_that_it_is_worth(tmp_path):
    """Four hidden pungs are the limit; 111222333m as three equal chows are worth 0.6 of it, in this house."""
    pungs = item("pungs", "special", 50, "3 pungs in a row", "")
    chows = item("chows", "special", 60, "3 equal chows", "")
    breakdown = score("111222333m PPP 55s +drawn seat=S round=E", table(tmp_path, "dmjl", pungs, chows))
    (hand,) = breakdown.hands.values()
    found = [(one.amount, one.why) for one in hand.rejected]
    assert total(breakdown) == 500
    assert (300, "house chows") in found


def test_a_name_is_left_as_the_house_wrote_it(tmp_path):
    """The first letter alone is small in a sentence, as it is in a list."""
    own = item("two", "doubles", 3, "2 pungs of dragons", 'replaces = ["dragons"]').replace("House two", "Gift of Ann")
    breakdown = score("chow=234m PPP pung=FFF 678s 33m seat=S round=E", table(tmp_path, "dmjl", own))
    assert reasons(breakdown) == {("set of dragons", "counted in gift of Ann")}
    assert f"as {tmp_path / 'club.toml'} has it: gift of Ann" in [note.text for note in breakdown.notes]
