"""Every class of hands against the hands of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.rules.item import Item
from scorecalc.rulesets.saint_poker.game import GAME
from tests.rulesets.saint_poker.shown import shown


def ids_of(line: str) -> list[str]:
    """The ids of the items of a hand."""
    return [item["id"] for section in shown(line)["sections"] for item in section["items"]]


@pytest.mark.parametrize(
    ("item", "line"), [(i, line) for i in GAME.items for line in i.yes], ids=lambda x: getattr(x, "id", "")
)
def test_a_class_is_found_in_its_own_hand(item: Item, line: str):
    """The `yes` of a declaration is of the class, and of no other."""
    assert ids_of(line) == [f"saint-poker.{item.id}"]
