"""The recorded games of Columbia and of the French rules, which were reckoned by hand, go as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import with_options

FOLDER = Path(__file__).parents[2] / "examples" / "tables"
FENCE = re.compile(r"```scorecalc-game (.*)\n((?s:.*?))```")
GAMES = [
    (f"{name} {number}", *found)
    for name in ("columbia", "french")
    for number, found in enumerate(FENCE.findall((FOLDER / f"{name}.md").read_text()), 1)
]


def settings(words: str) -> dict[str, str]:
    """``name=value`` words."""
    return dict(word.split("=") for word in words.split())


def test_there_are_two_games_of_each() -> None:
    """None is overlooked."""
    assert [name for name, *_ in GAMES] == ["columbia 1", "columbia 2", "french 1", "french 2"]


@pytest.mark.parametrize(("header", "lines"), [game[1:] for game in GAMES], ids=[game[0] for game in GAMES])
def test_a_recorded_game_goes_as_it_stands_there(header: str, lines: str) -> None:
    """What each hand changes for all four players, what comes next, the final scores and the winner."""
    agreed = settings(header)
    ruleset, players = agreed.pop("rules"), tuple(agreed.pop("players").split("/"))
    rules = with_options(ruleset, agreed)
    state = flow_of(rules).begin(players)
    for text in (line for line in lines.splitlines() if not line.startswith("#")):
        line, told = text.split(" => ")
        expected = settings(told)
        if line == "end":
            first = [place.player for place in flow_of(rules).final(state).places if place.place == 1]
            sums = {"first": "/".join(first), "sum": str(sum(state.scores.values()))}
            got = {**{name: str(score) for name, score in state.scores.items()}, **sums}
            assert set(players) <= set(expected)
        else:
            before, state = state, enter_line(read(line), rules, state)[0].after
            gains = {name: state.scores[name] - before.scores[name] for name in players}
            got = {name: f"{gain:+d}" if gain else "0" for name, gain in gains.items()}
            assert {name for name, gain in gains.items() if gain} <= set(expected)
            got |= {"dealer": state.dealer, "hand": str(state.hand), "pot": str(state.pot)}
        got["over"] = state.over.replace(" ", "-")
        assert {name: got[name] for name in expected} == expected
    assert state.over
