"""Every item against the hands of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.game import GAME


def ids_of(line: str) -> set[str]:
    """Ids of all items of a line; none where the rules refuse it for want of a yaku."""
    try:
        breakdown = score(f"riichi {line}")
    except Refused as refused:
        if [p.code for p in refused.problems] != ["R310"]:
            raise
        return set()
    (hand,) = breakdown.hands.values()
    return {item.id for section in hand.sections for item in section.items}


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.yes], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_fires_on_its_own_hand(item: Item, line: str):
    """The `yes` of a declaration has the item."""
    assert f"riichi.{item.id}" in ids_of(line)


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.no], ids=lambda x: getattr(x, "id", "")
)
def test_an_item_stays_out_of_its_near_miss(item: Item, line: str):
    """The `no` of a declaration does not have the item."""
    assert f"riichi.{item.id}" not in ids_of(line)


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
