"""How a hand is laid out: several readings, what a discard completed, losers as they lie, options that decide."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json


def value(line: str) -> int:
    """What the only hand of a line is worth."""
    (hand,) = score(line).hands.values()
    assert hand.total is not None
    return hand.total.amount


def test_of_several_readings_the_best_counts_and_the_other_is_shown():
    """columbia:C11: 111222333m are three pungs (36 and the honours), not three chows."""
    result = as_json(score("columbia 111222333m 99p EEE seat=S wind=E"))
    assert result["total"]["amount"] == (4 + 4 + 8 + 8 + 20) * 2
    assert result["reading"]["sets"] == ["111m", "222m", "333m", "EEE"]
    assert [r["amount"] for r in result["rejected"]] == [56]


def test_a_winning_tile_that_no_call_holds_exposes_the_set_it_completes():
    """Notation, rule 3: 555p is exposed with win=5p, hidden with the same tile drawn, or held by a call."""
    hand = "234m 555p 111s 678s 33m"
    assert value(f"columbia {hand} win=5p") == 2 + 8 + 20
    assert value(f"columbia {hand} win=5p +drawn") == 4 + 8 + 20 + 2
    assert value("columbia 234m pung=555p 111s 678s 33m win=5p") == 2 + 8 + 20


def test_the_exposed_set_is_the_one_that_leaves_most():
    """win=3m completes 234m or the pair 33m; with the chow exposed nothing is lost, and a French pair stays hidden."""
    assert value("columbia 234m 555p 111s 678s 33m win=3m") == 32
    assert value("french-simple 234m 555p 111s 678s PP win=P") == 4 + 8 + 20


def test_a_single_claimed_tile_completes_a_special_hand():
    """`pair=C` beside thirteen tiles; it also exposes the pair of four sets."""
    assert value("columbia 19m 19p 19s ESWNPF C pair=C") == 1000
    assert value("french-simple 234m 555p 111s 678s P pair=P") == 4 + 8 + 20


def test_four_alike_of_a_loser_are_a_pung():
    """french:section 2: what was not declared is no kong."""
    assert value("french-simple 9999m") == 8


def test_f66_a_hand_of_fourteen_tiles_with_three_kongs_is_won():
    """french:F66, F67: eleven tiles, the kongs as three; with an exposed kong the same tiles are a losing hand."""
    won = score("french-simple ckong=EEEE ckong=SSSS ckong=WWWW NN seat=S wind=N")
    assert (won.winner, won.hands["S"].limit) == (("S",), "mandarin")
    lost = score("french-simple ckong=EEEE ckong=SSSS kong=WWWW NN seat=S wind=N")
    assert (lost.winner, lost.outcome) == ((), "marks")


@pytest.mark.parametrize(
    ("line", "name", "other"),
    [
        ("columbia PPP FFF CCC 123m 55p win=5p special-doubles=flat seat=S wind=E", "special-doubles", 1000),
        ("columbia 2f 2g seat=S wind=E", "own-bonus-doubles", 16),
        ("columbia ckong=PPPP ckong=FFFF ckong=CCCC limit=500", "limit-losers", 768),
        ("french-simple SS seat=S wind=S", "wind-pairs", 2),
        ("french-simple PPP 2f +appellant seat=S wind=N", "appellant-doubles", 4),
        ("french-simple 234m 567p 123s 789s 55m", "hidden-claimed", 60),
        ("french-simple chow=234m 567p 123s 789s 55m +last-discard", "last-gap", 30),
        ("french-simple chow=234m 567p 123s 789s 55m +invoked", "invoked-discards", 60),
        ("french-simple kong=EEEE 123456789m CC seat=S wind=N", "great-game-kong", 304),
    ],
)
def test_a_reading_that_decided_is_named(line, name, other):
    """The note gives the option, its row, and what the other value would give."""
    (hand,) = score(line).hands.values()
    (note,) = (note for note in hand.notes if note.id.endswith(f".{name}"))
    assert note.text.endswith(f": {other}")


def test_the_steps_end_with_what_the_hand_is_worth():
    """columbia:CA4: a special hand that is less is told where it stands, and no step of the arithmetic."""
    result = as_json(score("columbia kong=CCCC pung=FFF pung=PPP pung=999m EE seat=S wind=E 1f 2f 3g"))
    assert [(step["text"], step["value"]) for step in result["steps"]] == [
        ("62 × 2^5", 1984),
        ("→ the limit of", 1000),
    ]
    (special,) = result["sections"][-1]["items"]
    assert special["why"] == "sets of all three dragons; 400, not entirely hidden; less than the ordinary count"


def test_fa7_a_hidden_hand_says_how_its_last_tile_came():
    """french:FA7: claimed, where the table lets it be hidden all the same."""
    result = as_json(score("french-simple 234m 567p 123s 789s 55m hidden-claimed=true"))
    (hidden,) = result["sections"][1]["items"]
    assert hidden["why"] == "nothing exposed, the last tile claimed"


def test_every_other_reading_is_named():
    """french:FA18: three readings of F47, so two notes where both others count the hand."""
    (hand,) = score("french-simple pung=111m pung=999m pung=111p pung=PPP 99s").hands.values()
    assert [note.text.rpartition("with ")[2] for note in hand.notes] == [
        "only-honours-is=pungs: 288",
        "only-honours-is=ends: 288",
    ]


def test_a_hand_that_only_another_option_would_win_is_a_losing_hand():
    """french:F66: where the Mandarin is not played, three kongs and a pair are eleven tiles of a loser."""
    line = "french-simple ckong=EEEE ckong=SSSS ckong=WWWW NN seat=S wind=N mandarin=false"
    result = score(line)
    assert (result.winner, result.hands["S"].total.amount) == ((), (32 * 3 + 2) * 2)


def test_what_rests_on_a_lost_table_is_marked_assumed():
    """columbia: sections 2 and 3, and the limit; the doubles are text."""
    result = as_json(score("columbia SSS seat=S wind=E"))
    points, doubles = result["sections"]
    assert [(item["id"], item["mark"]) for item in points["items"]] == [("columbia.pung-honour", "assumed")]
    assert [(item["id"], item["mark"]) for item in doubles["items"]] == [("columbia.own-wind", None)]
    assert result["assumed"] == {"limit": 1000}


def test_the_rounds_wind_does_not_tell_who_deals():
    """columbia:CA10: South in a South round may deal or not; without +dealer the winner is taken for no dealer."""
    line = "columbia seat=S hand-wind-is=round wind=S 234m567m234p55p999p"
    assert score(line).assumed["dealer"] is False
    assert "dealer" not in score(f"{line} +dealer").assumed


def test_the_limit_names_what_set_the_value():
    """JSON: `limit` where it cut, the id of the special hand, or null."""
    assert as_json(score("columbia 123m 456m 789m 999s 22p +drawn limit=400"))["limit"] == "limit"
    assert as_json(score("columbia 123m 456m 789m 999s 22p +drawn"))["limit"] == "straight"
    assert as_json(score("columbia 555m"))["limit"] is None


def test_tiles_are_counted_over_the_table():
    """Four of a kind in two hands together are enough; the fifth is refused (R372), as is a second 1f."""
    assert score("columbia wind=E E: 555m S: 5m").hands.keys() == {"E", "S"}
    with pytest.raises(Refused, match="R372"):
        score("columbia wind=E E: 555m S: 55m")
    with pytest.raises(Refused, match="R372"):
        score("columbia wind=E E: 1f S: 1f")


def test_all_four_hands_are_valued_and_settled():
    """South wins 30 drawn, doubled by his dragons; East has 16, West and North nothing."""
    line = "columbia wind=E E: PPP S: FFF 234m 567p 678s 55m +drawn W: 13m N: 13m"
    result = as_json(score(line))
    assert {seat: hand["total"]["amount"] for seat, hand in result["hands"].items()} == {
        "E": 16,
        "S": 60,
        "W": 0,
        "N": 0,
    }
    assert result["total"] == {"amount": 60, "unit": "points"}
    assert result["deltas"] == {"E": -60 + 32, "S": 180, "W": -76, "N": -76}
    assert (result["winner"], result["outcome"], result["settled"]) == (["S"], "win", "all")


def test_totals_alone_are_told_as_such():
    """JSON: outcome `totals`; where nobody pays, `marks` and payments from the bank."""
    assert score("columbia E: points=10 +mahjong S: points=0 W: points=0 N: points=0").outcome == "totals"
    simple = score("french-simple E: points=10 +mahjong S: points=4")
    assert (simple.outcome, [p.payer for p in simple.payments]) == ("marks", ["bank", "bank"])


def test_ca1_every_value_of_the_tables_is_an_option():
    """columbia:CA1: a table brings its own numbers, exposed and hidden; false is nothing."""
    assert value("columbia 555m pung=666m pung-simple=3/7") == 10
    assert value("columbia 555m pung-simple=false PP") == 2
    assert value("columbia 123m 456m 789m 999s 22p +drawn straight=100/200") == 200
    assert value("columbia 123m 456m 789m 999s 22p +drawn straight=false") == 30
    with pytest.raises(Refused, match="N133"):
        score("columbia 555m going-out=10/20")
    with pytest.raises(Refused, match="R370"):
        score("columbia 11m 44m 77p 99p 22s EE CC seven-pairs=false")
    with pytest.raises(Refused, match="R370"):
        score("columbia 19m 19p 19s ESWNPFC C thirteen-orphans=false")


@pytest.mark.parametrize(
    ("line", "worth", "name"),
    [
        ("french-simple seat=S wind=S limit=700 123456789s WW ckong=FFFF +drawn", 1500, "great-snake"),
        ("french-simple seat=E wind=E tower=E WWWNNNCC ckong=EEEE kong=SSSS 1f 2f 4f 1g 3g", 4000, "four-happinesses"),
        ("columbia seat=S wind=E limit=20 11123456789995m +drawn", 40, "nine-gates"),
    ],
)
def test_what_may_exceed_the_limit_is_compared_with_the_count_after_it(line, worth, name):
    """french:section 5, columbia:C59: a game that the limit does not cut beats a higher count that it does cut."""
    (hand,) = score(line).hands.values()
    assert (hand.total.amount, hand.limit) == (worth, name)
    (ordinary,) = (r for r in hand.rejected if r.what == "ordinary count")
    assert ordinary.amount < worth


def test_the_same_with_more_games():
    """french:section 5: the marks of East are twice the game, the others' hands are counted as ever."""
    line = "french-advanced wind=E tower=S E: 11p S: 22p W: SSSPP pung=EEE kong=WWWW ckong=NNNN 4f +last-discard N: 3f"
    assert score(line).hands["W"].total.amount == 4000
    result = score("french-simple seat=E wind=S 22244466688s FFF 3f 4f 3g +drawn")
    assert (result.hands["E"].total.amount, result.payments[0].amount) == (3600, 7200)


@pytest.mark.parametrize(
    "line",
    [
        "columbia wind=W EEESSSNNNCC kong=WWWW +drawn",
        "columbia wind=W 11p WWW pung=SSS pung=EEE pung=FFF 4f +drawn",
        "columbia wind=S 11999m 777p 345s ckong=3333p 4f 1g 3g +drawn",
        "columbia wind=E CC pung=WWW added=NNNN pung=111p pung=SSS",
    ],
)
def test_a_seat_is_asked_for_where_every_seat_has_its_own_double(line):
    """columbia:C42, C43: each possible seat gives the same, but none at all gives less."""
    with pytest.raises(Refused, match="R371: what the hand is worth hangs on the seat"):
        score(line)


GATES = "columbia 1112345678999p 5p seat=S wind=E nine-gates-hidden=true"


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        # drawn: hidden under both readings of CA6
        ("+drawn", 2000),
        ("+drawn special-hidden=any", 2000),
        # on a discard, told or not: what it completed is revealed; (8 + 8 + 20) x 2 for the one suit
        ("win=5p", 72),
        ("", 72),
        ("win=5p special-hidden=any", 2000),
        ("special-hidden=any", 2000),
    ],
)
def test_ca16_a_hidden_nine_gates_is_hidden_as_ca6_reads_it(words, worth):
    """columbia:CA16, CA6: completed by a discard it counts where hidden means hidden until the win."""
    assert value(f"{GATES} {words}") == worth


def test_ca16_a_nine_gates_with_an_earlier_claim_is_never_hidden():
    """columbia:CA16: a pung claimed before; 4 + 8 + 20 + 2 drawn, doubled for the one suit."""
    line = "columbia pung=111p 2345678999p 5p seat=S wind=E +drawn special-hidden=any"
    assert value(line) == 2000
    assert value(f"{line} nine-gates-hidden=true") == 68
    (hand,) = score(f"{line} nine-gates-hidden=true").hands.values()
    assert "nine-gates-hidden=true is a reading of columbia:CA16; with nine-gates-hidden=false: 2000" in [
        note.text for note in hand.notes
    ]
