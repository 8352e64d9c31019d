"""Fu and han to points: the formula over all pairs, the published values, every option of the split."""

from __future__ import annotations

from math import ceil

import pytest

from scorecalc.api import load_rules, score

FU = (20, 25, *range(30, 120, 10))
LIMITS = {5: 2000, 6: 3000, 7: 3000, 8: 4000, 9: 4000, 10: 4000, 11: 6000, 12: 6000, 13: 8000, 20: 8000}


def expected_base(han: int, fu: int, *, kiriage: bool) -> int:
    """P1 to P3 once more, from the rule row."""
    if han >= 5:
        return LIMITS[han]
    base = fu * 2 ** (han + 2)
    if kiriage and (han, fu) in ((4, 30), (3, 60)):
        return 2000
    return min(base, 2000)


def hundreds(amount: int) -> int:
    return ceil(amount / 100) * 100


@pytest.mark.parametrize("kiriage", [False, True])
@pytest.mark.parametrize("fu", FU)
@pytest.mark.parametrize("han", [1, 2, 3, 4, *LIMITS])
def test_every_pair_of_fu_and_han_pays_what_the_formula_says(han: int, fu: int, kiriage: bool):
    """P1 to P4: base points, the limits, and each payment rounded by itself, for dealer and non-dealer."""
    base = expected_base(han, fu, kiriage=kiriage)
    line = f"riichi han={han} fu={fu} kiriage-mangan={str(kiriage).lower()}"
    assert score(f"{line} seat=S from=W").deltas["S"] == hundreds(4 * base)
    assert score(f"{line} seat=E from=W").deltas["E"] == hundreds(6 * base)
    by_self_draw = {"E": -hundreds(2 * base), "W": -hundreds(base), "N": -hundreds(base)}
    assert score(f"{line} seat=S +tsumo").deltas == {"S": -sum(by_self_draw.values()), **by_self_draw}
    each = hundreds(2 * base)
    assert score(f"{line} seat=E +tsumo").deltas == {"E": 3 * each, "S": -each, "W": -each, "N": -each}


@pytest.mark.parametrize(
    ("words", "total"),
    [
        ("han=1 fu=30", 1000),
        ("han=1 fu=110", 3600),
        ("han=2 fu=25", 1600),
        ("han=3 fu=60", 7700),
        ("han=4 fu=30", 7700),
        ("han=4 fu=40", 8000),
        ("han=5", 8000),
        ("han=6", 12000),
        ("han=8", 16000),
        ("han=11", 24000),
        ("han=13", 32000),
        ("yakuman=2", 64000),
        ("+mangan", 8000),
        ("+haneman", 12000),
        ("+baiman", 16000),
        ("+sanbaiman", 24000),
        ("+yakuman", 32000),
        ("han=3 fu=40 seat=E", 7700),
        ("han=2 fu=50 seat=E", 4800),
        ("+mangan seat=E", 12000),
        ("yakuman=1 seat=E", 48000),
    ],
)
def test_totals_give_the_published_values(words: str, total: int):
    """The values that every score table prints (P1, P2, P4)."""
    (hand,) = score(f"riichi {words}").hands.values()
    assert hand.total is not None
    assert hand.total.amount == total


@pytest.mark.parametrize(
    ("kazoe", "han", "total"),
    [
        ("yakuman", 13, 32000),
        ("yakuman", 26, 32000),
        ("sanbaiman", 13, 24000),
        ("sanbaiman", 30, 24000),
        ("multiple", 12, 24000),
        ("multiple", 13, 32000),
        ("multiple", 26, 64000),
        ("multiple", 39, 96000),
    ],
)
def test_thirteen_han_are_worth_what_the_option_says(kazoe: str, han: int, total: int):
    """P2, option kazoe."""
    (hand,) = score(f"riichi han={han} kazoe={kazoe}").hands.values()
    assert hand.total is not None
    assert hand.total.amount == total


@pytest.mark.parametrize(
    ("how", "dealer_pays", "other_pays"),
    [
        ("on", 4000, 2000),
        ("half", 5000, 3000),
        ("off", 5000, 3000),
        ("full", 6000, 4000),
        ("equal", 4000, 4000),
        ("dealer", 6000, 2000),
        ("other", 4000, 4000),
        ("add-1000", 5000, 3000),
        ("ron-loss", 4000, 2000),
        ("proportional", 5300, 2700),
    ],
)
def test_three_players_make_up_the_absent_share_as_the_option_says(how: str, dealer_pays: int, other_pays: int):
    """P4, option tsumo-loss, for a non-dealer's mangan (2000 base points)."""
    deltas = score(f"riichi +mangan +tsumo seat=S players=3 tsumo-loss={how}").deltas
    assert deltas == {"E": -dealer_pays, "S": dealer_pays + other_pays, "W": -other_pays}


@pytest.mark.parametrize(
    ("how", "each"),
    [
        ("on", 4000),
        ("half", 6000),
        ("off", 6000),
        ("full", 8000),
        ("equal", 6000),
        ("dealer", 6000),
        ("other", 6000),
        ("add-1000", 5000),
        ("ron-loss", 4000),
        ("proportional", 6000),
    ],
)
def test_a_dealer_among_three_is_paid_the_same_by_both(how: str, each: int):
    """P4, option tsumo-loss, for a dealer's mangan."""
    deltas = score(f"riichi +mangan +tsumo seat=E players=3 tsumo-loss={how}").deltas
    assert deltas == {"E": 2 * each, "S": -each, "W": -each}


def test_a_ron_among_three_can_be_lowered_to_the_self_draw():
    """P4, tsumo-loss=ron-loss: a mangan's ron is 4000 + 2000."""
    assert score("riichi +mangan seat=S from=W players=3 tsumo-loss=ron-loss").deltas == {"E": 0, "S": 6000, "W": -6000}


def test_counters_are_worth_200_among_three_players():
    """P5, P8: of three players a counter is 200 by ron, 100 from each by self-draw, and a draw moves 2000."""
    assert score("riichi +mangan seat=S from=W honba=2 players=3").deltas["S"] == 8400
    assert score("riichi +mangan +tsumo seat=S honba=2 players=3").deltas == {"E": -4200, "S": 6400, "W": -2200}
    assert score("riichi +nobody-won tenpai=E players=3").deltas == {"E": 2000, "S": -1000, "W": -1000}


def test_rulesets_that_score_alike_share_their_fingerprint():
    """A ruleset's hash is that of its options, whatever its name."""
    rules = load_rules("riichi")
    assert str(rules.hash) == str(rules.with_options({"kiriage-mangan": False}).hash)
    assert str(rules.hash) != str(rules.with_options({"kiriage-mangan": True}).hash)
    assert str(rules.hash).startswith("b2:")
