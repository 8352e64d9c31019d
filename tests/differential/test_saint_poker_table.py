"""Whole games of Saint Poker against the slow oracle, which deals, shows and takes back real cards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from scorecalc.api import bind_line, load_rules, score
from scorecalc.model.money import deltas
from scorecalc.model.table import State
from scorecalc.notation import read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.oracles.saint_poker import Showdown
from tests.oracles.saint_poker_table import Table

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
RULES = load_rules("saint-poker")


def line_of(rng: random.Random, dealt: Showdown) -> str:
    """The showdown as somebody may type it: hands in any order, names in any case, the round said or not."""
    hands = [f"{rng.choice([name, name.lower()])}: {''.join(own)}" for name, own in dealt.hands.items()]
    rng.shuffle(hands)
    words = [f"river={''.join(dealt.river)}", *[f"round={dealt.round}"] * rng.randrange(2)]
    return " ".join(words + hands)


def kept(state: State) -> State:
    """The table as a ledger gives it back: the memory as JSON."""
    return state._replace(memory=json.loads(json.dumps(state.memory)))


def replaced(rng: random.Random, table: Table, dealt: Showdown) -> Showdown | None:
    """The showdown with a card that is thrown away in the place of one of a player's own; None where none is."""
    if not table.gone:
        return None
    name = rng.choice([*dealt.hands])
    return Showdown(dealt.river, {**dealt.hands, name: [rng.choice(table.gone), dealt.hands[name][1]]}, dealt.round)


def enter(line: str, state: State) -> Any:
    return enter_line(read(line), RULES, state)[0]


def codes(line: str, state: State) -> set[str]:
    """Those of a refusal, none where the line is entered."""
    try:
        enter(line, state)
    except Refused as refused:
        return {problem.code for problem in refused.problems}
    return set()


def finished(rng: random.Random, count: int) -> tuple[Table, State, int]:
    """A game by both, compared after every round; and how many cards that were thrown away were noticed."""
    table = Table(rng.sample(NAMES, count), rng)
    state = flow_of(RULES).begin(tuple(table.players))
    noticed = 0
    while not table.is_over():
        assert (state.round, state.scores, state.over) == (str(table.round), table.scores, "")
        dealt = table.showdown()
        wrong = replaced(rng, table, dealt)
        found = codes(line_of(rng, wrong), state) if wrong else set()
        assert found <= {"R380"}
        noticed += bool(found)
        line = line_of(rng, dealt)
        entry = enter(line, state)
        marked, order = table.play(dealt)
        moved = deltas(entry.payments, table.players)
        assert ({name: moved[name] for name in table.players}, sum(moved.values())) == (marked, 0), line
        assert [set(group) for group in entry.after.memory["pick_up"]] == [set(group) for group in order], line
        assert enter(entry.line, state) == entry._replace(typed=entry.line)
        assert canonical(bind_line(read(entry.line))[0], RULES.vocabulary, "saint-poker") == entry.line
        assert score(entry.line).payments == entry.payments
        state = kept(entry.after)
        assert state == entry.after
    assert (state.over, state.scores) == ("all 8 rounds are played", table.scores)
    assert {one.player: one.place for one in flow_of(RULES).final(state).places} == table.places()
    return table, state, noticed


@pytest.mark.parametrize("count", range(2, 6))
def test_sixty_games_of_so_many_players_agree_with_the_oracle(count: int):
    """P9 to P14: points, the order of taking cards back, the end, and no card that can be in play is refused."""
    rng = random.Random(count)
    games = [finished(rng, count) for _ in range(60)]
    assert all(sum(table.scores.values()) >= 36 for table, _, _ in games)
    assert sum(noticed for _, _, noticed in games) > 60  # of 420 cards that had been thrown away


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_two_thousand_more_games_agree_with_the_oracle(seed: int):
    """The same for 2,000 games of any number of players."""
    rng = random.Random(1000 + seed)
    for _ in range(200):
        finished(rng, rng.randrange(2, 6))
