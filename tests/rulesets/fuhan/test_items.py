"""Items that are shown in several lines."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.game import GAME


@pytest.mark.parametrize("item", GAME.items, ids=lambda item: item.id)
def test_the_lines_of_an_item_add_up_to_its_amount(item: Item):
    """An item that is shown in several lines (fu of each triplet) shows all that it counts."""
    if item.lines is None:
        assert item.section != "fu" or item.id not in ("open-triplet", "closed-triplet", "open-kan", "closed-kan")
        return
    breakdown = score(f"riichi {item.yes[0]}")
    (hand,) = breakdown.hands.values()
    fu = next(section for section in hand.sections if section.title == "fu")
    assert sum(line.amount for line in fu.items if line.id == f"riichi.{item.id}") >= item.value
    assert fu.total % 10 == 0
