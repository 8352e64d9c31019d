"""Every item against the walls of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.rules.item import Item
from scorecalc.rulesets.azul.game import GAME

BOTH = [(item, line) for item in GAME.items for line in item.yes]
NEITHER = [(item, line) for item in GAME.items for line in item.no]


def amounts_of(line: str) -> dict[str, int]:
    """The amount of each item of a line."""
    (hand,) = score(f"azul {line}").hands.values()
    found: dict[str, int] = {}
    for section in hand.sections:
        for item in section.items:
            found[item.id] = found.get(item.id, 0) + item.amount
    return found


@pytest.mark.parametrize(("item", "line"), BOTH, ids=lambda x: getattr(x, "id", ""))
def test_an_item_fires_on_its_own_wall(item: Item, line: str):
    """The `yes` of a declaration has the item, and a number of times its value."""
    amount = amounts_of(line)[f"azul.{item.id}"]
    assert amount == 0 if item.value == 0 else amount % item.value == 0 and amount // item.value > 0


@pytest.mark.parametrize(("item", "line"), NEITHER, ids=lambda x: getattr(x, "id", ""))
def test_an_item_stays_out_of_its_near_miss(item: Item, line: str):
    """The `no` of a declaration does not have the item."""
    assert f"azul.{item.id}" not in amounts_of(line)
