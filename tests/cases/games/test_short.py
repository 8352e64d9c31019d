"""What comes after a hand, and who has won, from public test suites: the blocks of `short.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import with_options

BLOCKS = Path(__file__).with_name("short.txt").read_text("utf-8").strip().split("\n\n")[1:]


def amounts(text: str) -> dict[str, int]:
    """``A=1000 B=-500``."""
    return {player: int(points) for player, _, points in (word.partition("=") for word in text.split())}


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.partition("\n")[0])
def test_a_table_is_as_the_case_says(block: str):
    """Each line of a block but its head is played, or asserted of the table behind the hands."""
    head, rules_line, players, *lines = block.splitlines()
    assert head.startswith("case ")
    ruleset, *options = rules_line.split()[1:]
    rules = with_options(ruleset, dict(option.split("=") for option in options))
    flow = flow_of(rules)
    state = flow.begin(tuple(players.split()[1:]))
    begun, asserted = state, 0
    for line in lines:
        word, _, told = line.partition(" ")
        places = {one.player: one for one in flow.final(state).places}
        if word == "scores":
            begun = state = state._replace(scores=amounts(told))
            continue
        if word == "hand":
            state = enter_line(read(told), rules, state)[0].after
            continue
        asserted += 1
        if word == "gains":
            assert {player: state.scores[player] - begun.scores[player] for player in state.players} == amounts(told)
        elif word == "next":
            deal, dealer, honba, sticks = told.split()
            assert (f"{state.round}{state.hand}", state.dealer) == (deal, dealer)
            assert (f"honba={state.honba}", f"sticks={state.pot // 1000}") == (honba, sticks)
        elif word == "over":
            assert state.over == told
        elif word == "then":
            assert amounts(told).items() <= state.scores.items()
        elif word == "uma":
            assert {player: dict(one.parts)["uma"] for player, one in places.items()} == amounts(told)
        elif word == "result":
            expected = amounts(told)
            assert {player: places[player].result for player in expected} == expected
        elif word == "places":
            assert {player: one.place for player, one in places.items()} == amounts(told)
        else:
            pytest.fail(f"nothing knows `{word}`")
    assert asserted


def test_the_file_has_its_cases():
    """Fourteen rows of the public suites: two go on, one is a session, one a bust, six uma, four rankings."""
    assert len(BLOCKS) == 14
