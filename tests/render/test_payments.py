"""Payments in words."""

from __future__ import annotations

import pytest

from scorecalc.model.money import Payment
from scorecalc.render.payments import Clause, clauses, settlement
from tests.render.breakdowns import ABORTIVE, AZUL, SEATS


def paid(payer, payee, amount, why="self-draw", count=1, unit="points"):
    return Payment(payer, payee, amount, unit, why, count)


@pytest.mark.parametrize(
    ("payments", "expected"),
    [
        ([paid("W", "S", 3900, "discard")], [Clause("West pays South", "3900", "")]),
        ([paid("discarder", "winner", 3900, "discard")], [Clause("the discarder pays the winner", "3900", "")]),
        (
            [paid("dealer", "winner", 2000), paid("other", "winner", 1000, count=2)],
            [Clause("the dealer pays 2000, the two others 1000 each, 4000 in all", "", "")],
        ),
        ([paid("other", "winner", 4, count=3)], [Clause("three others pay 4 each, 12 in all", "", "")]),
        ([paid("other", "winner", 4)], [Clause("the other pays the winner", "4", "")]),
        (
            [paid("dealer", "winner", 1000), paid("other", "winner", 500)],
            [Clause("the dealer pays 1000, the other 500, 1500 in all", "", "")],
        ),
        (
            [paid("E", "S", 2000), paid("W", "S", 2000), paid("N", "S", 2000)],
            [Clause("East, West and North pay South 2000 each, 6000 in all", "", "")],
        ),
        (
            [paid("E", "S", 2000), paid("W", "S", 1000), paid("N", "S", 1000)],
            [
                Clause("East pays South", "2000", ""),
                Clause("West and North pay South 1000 each, 2000 in all", "", ""),
            ],
        ),
        (
            [paid("dealer", "winner", 100, "honba"), paid("other", "winner", 100, "honba", 2)],
            [Clause("the dealer and the two others pay 100 each, 300 in all", "", "honba")],
        ),
        (
            [paid("N", "E", 1000, "tenpai"), paid("N", "S", 1000, "tenpai"), paid("N", "W", 1000, "tenpai")],
            [Clause("North pays East, South and West 1000 each, 3000 in all", "", "tenpai")],
        ),
        (
            [paid("W", "E", 1500, "tenpai"), paid("N", "S", 1500, "tenpai")],
            [Clause("West pays East", "1500", "tenpai"), Clause("North pays South", "1500", "tenpai")],
        ),
        (
            [paid("W", "E", 750), paid("N", "E", 750), paid("W", "S", 750), paid("N", "S", 750)],
            [
                Clause("West and North pay East 750 each, 1500 in all", "", ""),
                Clause("West and North pay South 750 each, 1500 in all", "", ""),
            ],
        ),
        (
            [paid("other", "A", 4, count=2), paid("other", "B", 4, count=2)],
            [Clause("two others pay A 4 each, 8 in all", "", ""), Clause("two others pay B 4 each, 8 in all", "", "")],
        ),
        ([paid("pot", "winner", 1000, "sticks")], [Clause("the pot pays the winner", "1000", "sticks")]),
        ([paid("S", "pot", 1000, "declared")], [Clause("South pays the pot", "1000", "declared")]),
        ([paid("bank", "A", 3, "stars", unit="stars")], [Clause("the bank pays A", "3 stars", "stars")]),
        (
            [paid("discarder", "winner", 3900, "discard"), paid("discarder", "South", 8000, "discard")],
            [Clause("the discarder pays the winner", "3900", ""), Clause("the discarder pays South", "8000", "")],
        ),
        (
            [paid("W", "S", 16000, "pao"), paid("N", "S", 16000, "discard")],
            [Clause("West pays South", "16000", "pao"), Clause("North pays South", "16000", "")],
        ),
        ([paid("bank", "", 5)], [Clause("the bank pays", "5", "")]),
        ([paid("other", "winner", 2, count=12)], [Clause("12 others pay 2 each, 24 in all", "", "")]),
        ([], []),
    ],
)
def test_equal_payments_are_told_together(payments, expected):
    """By payer, by payee, by reason; a reason is told unless the heading has it already."""
    assert clauses(payments, SEATS) == expected


def test_accounts_without_a_spelling_stay_as_they_are():
    """A player's name needs none, and a seat keeps its letter where none is given."""
    assert clauses([paid("Anna", "S", 8)], {}) == [Clause("Anna pays S", "8", "")]


def test_nobody_pays_is_told_of_a_draw_and_not_of_marks():
    """Azul marks a score; a round that changes none is no draw."""
    assert settlement(ABORTIVE, {}) == [Clause("nobody pays", "", "")]
    assert settlement(AZUL._replace(payments=(), deltas={"player": 0}), {}) == []
