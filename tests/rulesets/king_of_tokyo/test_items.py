"""What the declarations of King of Tokyo hold beside their lines."""

from __future__ import annotations

import pytest

from scorecalc.rulesets.king_of_tokyo.game import GAME

from .board import json_of


def amounts(line: str) -> dict[str, int]:
    """The items of a line with their amounts."""
    return {item["id"]: item["amount"] for section in json_of(line)["sections"] for item in section["items"]}


def test_each_item_cites_a_row_of_the_rules():
    """K1 to K12, or the Power cards, which have no row."""
    rows = {f"K{n}" for n in (1, 2, 3, 4, 6, 11, 12)} | {"cards"}
    assert {item.cite for item in GAME.items} == rows


@pytest.mark.parametrize(
    ("line", "amount"),
    [
        ("king-of-tokyo.three-ones", 1),
        ("king-of-tokyo.three-twos", 2),
        ("king-of-tokyo.three-threes", 3),
    ],
)
def test_three_of_a_number_are_worth_the_number(line: str, amount: int):
    """K1: each by itself, whatever else was rolled."""
    face = str(amount)
    assert amounts(f"{face * 3}EHS")[line] == amount
