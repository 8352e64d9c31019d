"""Items that are shown in several lines."""

from __future__ import annotations

import pytest

from scorecalc.api import bind_line, load_rules, score
from scorecalc.notation import read
from scorecalc.rules.engine import choose
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.game import GAME


@pytest.mark.parametrize("item", [item for item in GAME.items if item.lines], ids=lambda item: item.id)
def test_the_lines_of_an_item_add_up_to_its_amount(item: Item):
    """Fu of triplets and kans are shown set by set: as many lines as the tally counts sets."""
    rules = load_rules("riichi")
    bound, _ = bind_line(read(item.yes[0]), rules)
    (winner,) = rules.game.hands(rules.game.position(bound, rules.ready))
    choice = choose(winner, rules)
    assert choice is not None
    amount = next(amount for found, amount in choice.best.fu_items if found.id == item.id)
    (hand,) = score(f"riichi {item.yes[0]}").hands.values()
    shown = [line for section in hand.sections for line in section.items if line.id == f"riichi.{item.id}"]
    assert sum(line.amount for line in shown) == amount
    assert len(shown) == amount // item.value
