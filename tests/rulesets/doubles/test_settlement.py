"""Who pays whom: the texts' own figures, and what every scheme keeps for any four values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.api import score
from scorecalc.model.money import deltas
from scorecalc.rulesets.doubles.options import SETTLEMENTS
from scorecalc.rulesets.doubles.schemes import settle, stakes

SEATS = "ESWN"
PAYING = [scheme for scheme in SETTLEMENTS if scheme != "mark"]
VALUES = st.fixed_dictionaries({seat: st.integers(0, 1000) for seat in SEATS})


def nets(line: str) -> list[int]:
    """What East, South, West and North gain."""
    return [score(line).deltas[seat] for seat in SEATS]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("E: points=100 +mahjong S: points=250 W: points=40 N: points=10", [0, 850, -380, -470]),
        ("E: points=30 S: points=100 +mahjong W: points=50 N: points=10", [-200, 400, -20, -180]),
        ("E: points=100 +mahjong S: points=50 W: points=20 N: points=10", [600, -130, -220, -250]),
        ("E: points=0 S: points=100 +mahjong W: points=160 N: points=0", [-520, 280, 500, -260]),
        ("E: points=160 S: points=100 +mahjong W: points=0 N: points=0", [680, 160, -420, -420]),
    ],
)
def test_f80_to_f82_the_examples_of_the_text(line, expected):
    """french:F80, F81, F82: the winner, the differences, the loser who exceeds him; East pays and gets double."""
    assert nets(f"french-advanced {line}") == expected


def test_c70_and_c71_the_example_of_columbia():
    """columbia:C70, C71: South wins 64; no factor for East."""
    assert nets("columbia E: points=10 S: points=64 +mahjong W: points=4 N: points=0") == [-48, 192, -66, -78]


def test_f84_losers_alone_settle_where_nobody_won():
    """french:FA8: the differences, East's double; Columbia pays nothing (C73)."""
    line = "+nobody-won E: points=10 S: points=4 W: points=4 N: points=0"
    assert nets(f"french-advanced {line}") == [2 * 6 + 2 * 6 + 2 * 10, -12 + 4, -12 + 4, -20 - 8]
    assert nets(f"columbia {line}") == [0, 0, 0, 0]
    assert nets(f"french-advanced {line} drawn-hand=nothing") == [0, 0, 0, 0]


def test_f7_the_simple_system_marks_east_twice_after_the_limit():
    """french:section 7, FA4: 1000 becomes 2000; before the limit it stays 1000."""
    line = "french-simple E: points=600 doubles=1 +mahjong S: points=8"
    assert dict(score(line).deltas) == {"E": 2000, "S": 8, "bank": -2008}
    assert dict(score(f"{line} east-double=before-limit").deltas) == {"E": 1000, "S": 8, "bank": -1008}


def test_fa4_without_a_limit_for_losers_east_doubles_what_he_has():
    """french:FA4, FA5: 1200 of a loser become 2400 either way where the limit holds for the winner alone."""
    line = "french-simple E: points=1200 S: points=8 +mahjong limit-losers=false"
    assert score(line).deltas["E"] == 2400
    assert score(f"{line} east-double=before-limit").deltas["E"] == 2400


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # 10, 4, 4, 0: nothing would move
        ("french-advanced +nobody-won E: points=10 S: points=4 W: points=4 N: points=0",
         ["drawn-hand=differences is a reading of french:FA8; with drawn-hand=nothing: E 0  S 0  W 0  N 0"]),
        ("columbia +nobody-won E: points=10 S: points=4 W: points=4 N: points=0",
         ["drawn-hand=nothing is a reading of columbia:C73; with drawn-hand=differences: E +22  S -2  W -2  N -18"]),
        ("french-simple E: points=1200 S: points=8 +mahjong",
         ["east-double=after-limit is a reading of french:FA4; with east-double=before-limit: E +1000"]),
        ("french-simple E: special=lanterns +mahjong",
         ["great-game-east=true is a reading of french:FA9; with great-game-east=false: E +1600"]),
        ("columbia declared=SW E: points=10 S: points=64 +mahjong W: points=4 N: points=0",
         ["lost-reach=winner is a reading of columbia:CA15; with lost-reach=stays: S +192  pot +10",
          "lost-reach=winner is a reading of columbia:CA15; with lost-reach=lost: S +192  bank +10"]),
        ("columbia declared=S E: points=10 S: points=64 +mahjong W: points=4 N: points=0 lost-reach=stays",
         ["reach-on-discard=back is a reading of columbia:CA19; with reach-on-discard=pond: S +182  pot +10"]),
        ("french-advanced E: points=10 S: points=64 +mahjong W: points=4 N: points=0", []),
    ],
)  # fmt: skip
def test_a_reading_that_decided_who_pays_is_named(line, expected):
    """The note gives the option, its row, and what the accounts would gain that it changes."""
    assert [note.text for note in score(line).notes if "is a reading" in note.text] == expected


@pytest.mark.parametrize(
    ("words", "moved"),
    [
        ("declared=SW", {"S": 10, "W": -10}),
        ("declared=SW lost-reach=stays", {"W": -10, "pot": 10}),
        ("declared=W", {"S": 10, "W": -10}),
    ],
)
def test_c72_stakes_go_through_the_pot(words, moved):
    """columbia:C72, CA15: a winner takes his own stake back, and those of the others unless they stay."""
    gains = score(f"columbia {words} E: points=10 S: points=64 +mahjong W: points=4 N: points=0").deltas
    plain = {"E": -48, "S": 192, "W": -66, "N": -78, "pot": 0}
    assert dict(gains) == {account: net + moved.get(account, 0) for account, net in plain.items()}


def test_c72_stakes_stay_where_nobody_won():
    """columbia:C72."""
    gains = score("columbia +nobody-won declared=EN").deltas
    assert dict(gains) == {"E": -10, "S": 0, "W": 0, "N": -10, "pot": 20}


def test_ca19_the_winners_own_stake_on_a_discard():
    """columbia:CA19: his own back, or out of the pond with the others'; he has both either way."""
    back = list(stakes(("S", "W"), "S", lost="winner", back=True))
    pond = list(stakes(("S", "W"), "S", lost="winner", back=False))
    assert [p.amount for p in back] == [10, 10, 10, 10]
    assert [p.amount for p in pond] == [10, 10, 20]
    assert deltas(back, SEATS) == deltas(pond, SEATS)


@pytest.mark.parametrize("scheme", PAYING)
@given(values=VALUES, winner=st.sampled_from([*SEATS, None]))
def test_every_scheme_sums_to_zero(scheme, values, winner):
    """Whatever the four hands are worth, and whoever won."""
    assert sum(deltas(settle(scheme, values, winner), SEATS).values()) == 0


@pytest.mark.parametrize("scheme", PAYING)
@given(values=VALUES, winner=st.sampled_from(SEATS))
def test_the_winner_gets_three_four_or_six_times_his_value(scheme, values, winner):
    """3 where East has no factor, else 4, and 6 for East; with the rule of exceeding less what he pays for it."""
    value = values[winner]
    times = 3 if scheme in ("flat", "winner-only") else 6 if winner == "E" else 4
    exceeding = sum(
        (4 if "E" in (winner, other) else 2) * (values[other] - value)
        for other in SEATS
        if scheme == "exceed" and values[other] > value
    )
    assert deltas(settle(scheme, values, winner), SEATS)[winner] == times * value - exceeding


@given(values=VALUES, winner=st.sampled_from(SEATS))
def test_a_line_settles_as_its_scheme(values, winner):
    """The closed form of Columbia (section 8): net(i) = -v(w) + the sum of v(i) - v(j) over the other losers."""
    words = " ".join(f"{s}: points={values[s]}{' +mahjong' if s == winner else ''}" for s in SEATS)
    gains = score(f"columbia {words}").deltas
    losers = [seat for seat in SEATS if seat != winner]
    assert gains[winner] == 3 * values[winner]
    for one in losers:
        assert gains[one] == -values[winner] + sum(values[one] - values[other] for other in losers)


def test_one_hand_alone_settles_the_winners_part():
    """With its seat the three others are named; what losers pay each other is left out, and a note says so."""
    result = score("french-advanced 234m 567p 123s 789s 55m seat=S wind=N")
    assert [(p.payer, p.amount) for p in result.payments] == [("E", 60), ("W", 30), ("N", 30)]
    assert (result.settled, result.deltas) == ("winner", {})
    assert [note.id for note in result.notes] == ["french.others-unknown"]
    untold = score("french-advanced 234m 567p 123s 789s 55m")
    assert [(p.payer, p.amount, p.times) for p in untold.payments] == [("dealer", 60, 1), ("other", 30, 2)]
