"""What the declarations of All Green hold beside their hands."""

from __future__ import annotations

import pytest

from scorecalc.rules.item import Item
from scorecalc.rulesets.all_green.game import GAME


@pytest.mark.parametrize("item", GAME.items, ids=lambda item: item.id)
def test_an_item_has_its_names(item: Item):
    """`--names ja` and `--names zh` show no English between their own signs."""
    assert set(item.names) == {"ja", "zh"}
