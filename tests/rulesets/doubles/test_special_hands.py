"""Special hands and Great Games: what calls leave of them, several at once, and the limit."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.render.to_json import as_json
from tests.rulesets.doubles.test_readings import value


@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("126789m ESWNN chow=345m seat=S wind=N", 1000),  # F60
        ("123459m NNNSS chow=678m seat=W wind=N", 1500),  # F61: no four sets, for 459m is no chow
        ("12789m NNNSS chow=345m 6m seat=W wind=N", 1500),
        ("11123488999m chow=567m seat=S wind=N", 1800),  # F63
        # 111m holds no pung beside a called 123m; 8 + 20 and three doubles of a pure hand
        ("1145678999m 9m chow=123m seat=S wind=N", 28 * 2**3),
    ],
)
def test_f60_f61_f63_called_chows_do_not_break_the_nine(line, worth):
    """No row and no text asks for hidden chows; FA20 asks it of the pungs alone."""
    assert value(f"french-simple {line}") == worth
    assert value(f"french-simple {line} great-game-hidden=true") == worth


@pytest.mark.parametrize(
    ("line", "worth", "instead"),
    [
        # the claimed 1m completed 111m, which is exposed: 4 + 8 + 20, pure
        ("11123455678999m win=1m", 1800, 256),
        ("1123455678999m pair=1m", 1800, 256),
        # the fourth 1m leaves three hidden; the claimed 5m is of no pung
        ("11112345678999m win=1m", 1800, 1800),
        ("11123455678999m win=5m", 1800, 1800),
        ("111234678999m pair=55m", 1800, 1800),
        ("11123455678999m win=1m +drawn", 1800, 1800),
        ("23455678999m pung=111m", 1800, 256),
    ],
)
def test_fa20_a_discard_exposes_the_pung_that_it_completes(line, worth, instead):
    """french:FA20, notation 3: also in the full hand, which is no four sets."""
    assert value(f"french-simple {line} seat=S wind=E") == worth
    assert value(f"french-simple {line} seat=S wind=E great-game-hidden=true") == instead


def test_fa20_the_pung_of_a_great_snake_that_a_discard_completes_is_exposed():
    """french:F61: with a called chow it is no four sets, so nothing is left of the hand without it."""
    line = "french-simple 123459m NNN SS chow=678m seat=W wind=N great-game-hidden=true"
    assert value(f"{line} win=S") == 1500
    assert value("french-simple 123456789m NNN SS seat=W wind=N great-game-hidden=true win=N") == (4 + 20) * 2**4


def test_ca5_the_event_counts_once_where_special_hands_are_added():
    """columbia:C60 to C62, CA5: a straight of 500 and four chows of 20, drawn last for 20, and none is rejected."""
    line = "columbia 123m 456m 789m 345m 22p +drawn +last-tile seat=S wind=E"
    assert value(line) == 520
    result = as_json(score(f"{line} several-specials=add"))
    assert result["total"]["amount"] == 540
    assert [one["what"] for one in result["rejected"]] == ["ordinary count"]
    assert [one["what"] for one in as_json(score(line))["rejected"]] == ["ordinary count", "no points hand"]


def test_c59_nine_gates_alone_exceed_the_limit():
    """columbia:C59, CA3: a straight of 500 doubled for one suit is cut to 300, and nine gates are 600."""
    line = "columbia 11112345678999s +drawn seat=S wind=N limit=300 special-doubles=all"
    result = as_json(score(line))
    assert (result["total"]["amount"], result["limit"]) == (600, "nine-gates")
    assert ("straight", 300) in [(one["what"], one["amount"]) for one in result["rejected"]]


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("chow=123m 456m 789m +reach special-hidden=any", 500),
        ("chow=123m 456m 789m +reach", 300),
        ("chow=123m 456m 789m special-hidden=any", 300),
        ("chow=123m 456m 789m win=1m special-hidden=any", 500),
    ],
)
def test_c47_the_one_call_of_a_reach_was_the_winning_one(words, worth):
    """columbia:CA6, C47: who claimed a discard may not reach, so the hand was hidden until the win."""
    assert value(f"columbia {words} 999s 22p seat=S wind=E") == worth


def test_a_single_claimed_tile_exposes_the_pung_that_it_completes():
    """Notation, 3: 666m are 2 points with pair=6m, 4 drawn; the dragons 24, going out 20; three doubles."""
    hand = "66m 77s CCC FFF PPP"
    assert value(f"columbia {hand} pair=6m seat=W wind=E special-or-ordinary=best three-dragons=0") == 46 * 8
    assert value(f"columbia {hand} 6m +drawn seat=W wind=E three-dragons=0") == 50 * 8
    # beside its like in a call, too: 4 of the exposed 555p, 8 of 111s
    assert value("columbia chow=567m 66m 555p 111s 88s pair=6m") == 2 + 4 + 8 + 20
