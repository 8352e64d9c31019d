"""Every item of every game against the lines of its own declaration."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, ruleset_names, score
from scorecalc.problems import Refused
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Ruleset

GAMES = [rules for rules in map(load_rules, ruleset_names()) if "extends" not in rules.about]
#: items whose value an option chooses, or that count in another place
CHOSEN = {"renhou"}
ITEMS = [(rules, item) for rules in GAMES for item in rules.game.items]
YES = [pytest.param(r, i, line, id=f"{r.name}.{i.id}") for r, i in ITEMS for line in i.yes]
NO = [pytest.param(r, i, line, id=f"{r.name}.{i.id}") for r, i in ITEMS for line in i.no]


def amounts_of(rules: Ruleset, line: str) -> dict[str, int]:
    """The amount of each item of a line; nothing where the rules refuse it for want of a yaku."""
    try:
        breakdown = score(f"{rules.name} {line}")
    except Refused as refused:
        if [p.code for p in refused.problems] != ["R310"]:
            raise
        return {}
    found: dict[str, int] = {}
    for hand in breakdown.hands.values():
        for item in (item for section in hand.sections for item in section.items):
            found[item.id] = found.get(item.id, 0) + item.amount
    return found


@pytest.mark.parametrize(("rules", "item", "line"), YES)
def test_an_item_is_in_its_own_line(rules: Ruleset, item: Item, line: str):
    """The `yes` of a declaration has the item; one that is worth something counts a number of times its value."""
    amount = amounts_of(rules, line)[f"{rules.game.name}.{item.id}"]
    assert amount or not item.value or item.id in CHOSEN
    worth = [value for value in (item.value, item.open) if value]
    assert not worth or any(amount % value == 0 for value in worth) or item.id in CHOSEN


@pytest.mark.parametrize(("rules", "item", "line"), NO)
def test_an_item_is_not_in_its_near_miss(rules: Ruleset, item: Item, line: str):
    """The `no` of a declaration does not have the item; only a Dora that is not held is shown, with 0."""
    found = amounts_of(rules, line)
    id = f"{rules.game.name}.{item.id}"
    assert id not in found or (id == "all-green.dora" and found[id] == 0)


def test_every_game_is_here():
    """Nine games, each of which declares its items."""
    assert {rules.game.name for rules in GAMES} == {
        "all-green",
        "azul",
        "classical",
        "columbia",
        "french",
        "king-of-tokyo",
        "riichi",
        "saint-poker",
        "tokyo",
    }
    assert all(rules.game.items for rules in GAMES)
