"""Every item against the lines of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.rules.item import Item
from scorecalc.rulesets.king_of_tokyo.game import GAME

from .board import json_of


def amounts(line: str) -> dict[str, int]:
    """The items of a line with their amounts."""
    return {item["id"]: item["amount"] for section in json_of(line)["sections"] for item in section["items"]}


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.yes], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_fires_on_its_own_line(item: Item, line: str):
    """The `yes` of a declaration has the item."""
    assert f"king-of-tokyo.{item.id}" in amounts(line)


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.no], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_stays_out_of_its_near_miss(item: Item, line: str):
    """The `no` of a declaration does not have the item."""
    assert f"king-of-tokyo.{item.id}" not in amounts(line)


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
