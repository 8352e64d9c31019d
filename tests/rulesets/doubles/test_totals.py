"""Totals in the place of tiles: special hands by name, the winner's stake, a pot that was carried over."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.score import Note
from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json

OTHERS = "E: points=10 W: points=4 N: points=0 S: "
PLAIN = {"E": -48, "S": 192, "W": -66, "N": -78}


def notes(line: str) -> list[Note]:
    """The notes of South's hand."""
    return [*score(line).hands["S"].notes]


@pytest.mark.parametrize(
    ("special", "worth"),
    [
        ("little-snake", 1000), ("great-snake", 1500), ("lanterns", 1600), ("full-hand", 1800), ("big-green", 3600),
        ("four-happinesses", 4000), ("mandarin", 5000), ("imperial", 6000),
    ],
)  # fmt: skip
def test_f60_to_f67_a_great_game_is_told_by_its_name(special, worth):
    """french:F60 to F67, section 5: it exceeds the limit; South gets four times its value, two of them from East."""
    result = as_json(score(f"french-advanced {OTHERS}special={special} +mahjong"))
    assert result["hands"]["S"]["total"]["amount"] == worth
    assert result["hands"]["S"]["limit"] == special
    assert result["deltas"]["S"] == 4 * worth
    assert result["outcome"] == "totals"


def test_a_table_that_brings_its_own_worth_has_it_in_totals_too():
    """french:FA12, columbia:C59: an option of the item's name, and the limit of the table."""
    assert score("french-simple special=lanterns lanterns=2000 +mahjong").hands[""].total.amount == 2000
    assert score("columbia special=nine-gates limit=300 +mahjong").hands[""].total.amount == 600
    assert score("columbia special=thirteen-orphans limit=300 +mahjong").hands[""].total.amount == 300


def test_points_that_may_have_meant_a_special_hand_are_told_of_it():
    """french:F62, columbia:C59: the points are cut; the note names the word. A loser has no special hand."""
    (note,) = notes(f"french-advanced {OTHERS}points=1600 +mahjong")
    assert note.text.endswith("thirteen lanterns is not: special=lanterns in the place of points=")
    (note,) = notes(f"columbia {OTHERS}points=2000 +mahjong")
    assert note.text.endswith("nine gates is not: special=nine-gates in the place of points=")
    assert notes(f"french-advanced {OTHERS}points=1700 +mahjong") == []
    assert notes(f"french-advanced {OTHERS}points=800 doubles=1 +mahjong") == []
    assert notes("french-advanced S: points=1600 W: points=4 +mahjong") == []


@pytest.mark.parametrize(
    ("words", "moved"),
    [
        # his own stake is back whatever the table says of the others' (CA19)
        ("declared=S lost-reach=stays", {}),
        ("declared=S lost-reach=stays +drawn", {}),
        # on a discard it went into the pond, and stays there; drawn, he takes it back
        ("declared=S lost-reach=stays reach-on-discard=pond", {"S": -10, "pot": 10}),
        ("declared=S lost-reach=stays reach-on-discard=pond +drawn", {}),
        ("declared=S reach-on-discard=pond", {}),
        ("declared=SW lost-reach=lost reach-on-discard=pond", {"S": -10, "W": -10, "bank": 20}),
        # stakes of earlier hands that nobody won (C72)
        ("sticks=3", {"S": 30, "pot": -30}),
        ("sticks=3 declared=SE", {"S": 40, "E": -10, "pot": -30}),
        ("sticks=3 lost-reach=stays declared=SE", {"E": -10, "pot": 10}),
        ("sticks=3 lost-reach=lost declared=SE", {"E": -10, "pot": -30, "bank": 40}),
    ],
)
def test_c72_stakes_of_totals(words, moved):
    """columbia:C72, CA15, CA19: the winner's own, the others', and those of earlier hands."""
    gains = score(f"columbia {OTHERS}points=64 +mahjong {words}").deltas
    expected = {account: net + moved.get(account, 0) for account, net in PLAIN.items()}
    assert {account: gain for account, gain in gains.items() if account in PLAIN} == expected
    assert {a: gain for a, gain in gains.items() if a not in PLAIN and gain} == {
        a: m for a, m in moved.items() if a not in PLAIN
    }


@pytest.mark.parametrize(
    ("words", "stay"),
    [
        ("+nobody-won sticks=2 declared=W", "30 points stay in the pot: sticks=3 with the next hand"),
        (f"{OTHERS}points=64 +mahjong sticks=2 lost-reach=stays", "20 points stay in the pot: sticks=2 with"),
    ],
)
def test_c72_what_stays_in_the_pot_is_told_for_the_next_hand(words, stay):
    """columbia:C72: with no winner it stays; so it does where the table leaves lost stakes there."""
    assert [note.text for note in score(f"columbia {words}").notes if note.text.startswith(stay)]


def test_tiles_take_the_carried_pot_too():
    """columbia:C72: 30 points of three others and two stakes."""
    (stakes,) = (p for p in score("columbia 234m567m234p55p999p seat=S wind=E sticks=2").payments if p.payer == "pot")
    assert (stakes.payee, stakes.amount, stakes.why) == ("S", 20, "stakes in the pot")


def test_a_robbed_kong_is_looked_for_where_it_can_be_seen():
    """french:section 2: in the hand of from=, or in all others where they are known; totals and hands not told pass."""
    won = "S: 234m 678s 123m 456p 33s win=5p +robbed-kong"
    assert score(f"french-advanced wind=N from=W E: 11m {won} W: pung=555p N: 99m").winner == ("S",)
    assert score(f"french-advanced wind=N E: 11m {won} W: pung=555p N: 99m").winner == ("S",)
    assert score(f"french-advanced wind=N from=W {won} W: points=4").winner == ("S",)
    assert score(f"french-advanced wind=N {won} W: 11s").winner == ("S",)
    with pytest.raises(Refused, match=r"R373: \+robbed-kong from=E, but the hand of E shows no pung of 5p"):
        score(f"french-advanced wind=N from=E E: 11m {won} W: pung=555p N: 99m")
    with pytest.raises(Refused, match=r"R373: \+robbed-kong, but no hand shows a pung of 5p"):
        score(f"columbia wind=N E: 11m {won} W: 999p N: 99m")


def test_the_canonical_form_of_the_words_of_totals():
    """`special=` stands behind points and doubles, and no stakes in the pot are left out."""
    rules = load_rules("columbia")
    words = "+mahjong special=nine-gates sticks=0 seat=S +self-drawn"
    assert canonical(bind(read(f"columbia {words}"), rules.vocabulary), rules.vocabulary) == (
        "+mahjong +drawn seat=S special=nine-gates"
    )
