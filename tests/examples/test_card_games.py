"""The whole games in `examples/tables/` of All Green and Saint Poker come out as they were reckoned by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.api import load_rules
from scorecalc.model.money import deltas
from scorecalc.model.table import State
from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line

TABLES = Path(__file__).parents[2] / "examples" / "tables"
FENCE = re.compile(r"^```scorecalc-game rules=(\S+) players=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = [
    (name, *found.groups())
    for name in ("all-green", "saint-poker")
    for found in FENCE.finditer((TABLES / f"{name}.md").read_text("utf-8"))
]


def words(expected: str) -> dict[str, str]:
    return dict(word.split("=") for word in expected.split())


def stands(state: State, names: dict[str, str]) -> dict[str, str]:
    """How a table stands, of what is asked for."""
    return {name: f"{getattr(state, name)}".replace(" ", "-") for name in names}


@pytest.mark.parametrize(("name", "rules", "players", "lines"), GAMES)
def test_a_game_comes_out_line_by_line_as_it_is_written(name: str, rules: str, players: str, lines: str):
    """A9, G14, G16 to G20; P9 to P14: changes, how the table stands behind each line, and the end."""
    assert rules == name
    ruleset = load_rules(rules)
    names = tuple(players.split("/"))
    state = flow_of(ruleset).begin(names)
    entered = 0
    for line in lines.splitlines():
        if line.startswith("#"):
            continue
        typed, _, expected = line.partition(" => ")
        told = words(expected)
        if typed == "end":
            break
        entry, _ = enter_line(read(typed), ruleset, state)
        state = entry.after
        moved = deltas(entry.payments, names)
        assert {one: moved[one] for one in names if one in told} == {
            one: int(told.pop(one)) for one in names if one in told
        }, line
        assert stands(state, told) == told, line
        entered += 1
    else:
        raise AssertionError("no end")
    assert entered > 2
    places = {place.player: place for place in flow_of(ruleset).final(state).places}
    assert told.pop("first") == "/".join(one for one in names if places[one].place == 1)
    assert {one: places[one].score for one in names} == {one: int(told.pop(one)) for one in names}
    assert told == stands(state, {"over": ""})


def test_all_games_are_found():
    """Two of All Green, one of Saint Poker."""
    assert [name for name, *_ in GAMES] == ["all-green", "all-green", "saint-poker"]
