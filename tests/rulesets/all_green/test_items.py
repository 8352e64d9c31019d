"""Every item against the hands of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.rules.item import Item
from scorecalc.rulesets.all_green.game import GAME

from .scored import items_of


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.yes], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_fires_on_its_own_hand(item: Item, line: str):
    """The `yes` of a declaration has the item, at a multiple of its value."""
    chips = items_of(line)[item.id]
    assert chips >= item.value
    assert chips % item.value == 0


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.no], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_stays_out_of_its_near_miss(item: Item, line: str):
    """The `no` of a declaration does not count the item."""
    assert not items_of(line).get(item.id)


@pytest.mark.parametrize("item", GAME.items, ids=lambda item: item.id)
def test_an_item_has_its_names(item: Item):
    """`--names ja` and `--names zh` show no English between their own signs."""
    assert set(item.names) == {"ja", "zh"}
