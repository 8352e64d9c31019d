"""King of Tokyo against the slow oracle: dice by themselves, turns of whole games, tables at random, spoiled turns."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json
from tests.oracles.king_of_tokyo import Monster, Turn, line_of, of_dice, play, refusals
from tests.oracles.king_of_tokyo_turns import SPOILS, events, random_turn, roll, turns_of_games, with_cards_and_options

#: everything that may become of a monster in a turn
EVENTS = {
    "cut at 20", "eliminated in the bay", "eliminated in the city", "eliminated outside", "enters the bay",
    "enters the city", "hearts in vain", "last one standing", "more hearts than 10", "starts in the bay",
    "starts in the city", "the bay closes: city", "the bay closes: out", "two-player variant", "win", "yields",
    "yields what it moved to",
}  # fmt: skip


def by_oracle(turn: Turn) -> dict[str, Any]:
    """What the turn's JSON must say: the table before and after, what it brought, the end and the winner."""
    after = play(turn)
    stars = turn.monsters[turn.active].stars
    gained = {name: monster.stars - turn.monsters[name].stars for name, monster in after.monsters.items()}
    return {
        "before": in_json(turn.monsters),
        "after": in_json(after.monsters),
        "total": {"amount": min(20, stars + after.stars) - stars, "unit": "stars"},
        "deltas": nonzero({**gained, "bank": -sum(gained.values())}),
        "over": after.over,
        "winner": after.won,
    }


def in_json(monsters: dict[str, Monster]) -> dict[str, Any]:
    fields = ("stars", "hearts", "energy", "at", "alive")
    return {name: {field: getattr(monster, field) for field in fields} for name, monster in monsters.items()}


def nonzero(gains: dict[str, int]) -> dict[str, int]:
    return {account: gain for account, gain in gains.items() if gain}


def by_program(line: str) -> dict[str, Any]:
    """The JSON of a line, or the codes of a refusal."""
    try:
        shown = as_json(score(line))
    except Refused as refused:
        return {"refused": sorted({problem.code for problem in refused.problems})}
    return shown | {"deltas": nonzero(shown["deltas"])}


def disagreement(turn: Turn, *, defaults: bool = True) -> tuple[str, Any] | None:
    """The line and what differs: the oracle's answer, the program's."""
    line, expected = line_of(turn, defaults=defaults), by_oracle(turn)
    got = by_program(line)
    different = {name: (value, got.get(name)) for name, value in expected.items() if value != got.get(name)}
    return (line, different) if different else None


def turns_that_differ(turns: Iterable[Turn]) -> list[Any]:
    return [found for found in map(disagreement, turns) if found]


def test_fifteen_hundred_turns_of_games_from_the_start_agree_with_the_oracle():
    """Place, stars, hearts, energy of everybody, the end and the winner, turn by turn (K1 to K13)."""
    turns = list(turns_of_games(random.Random(1), 1_500))
    assert set().union(*map(events, turns)) == EVENTS
    assert turns_that_differ(turns) == []


def test_five_hundred_turns_at_tables_in_the_middle_of_a_game_agree_with_the_oracle():
    """The dead at the table, few hearts, many stars, City and Bay taken or not (K6 to K12)."""
    rng = random.Random(2)
    turns = [random_turn(rng) for _ in range(500)]
    assert set().union(*map(events, turns)) == EVENTS
    assert turns_that_differ(turns) == []


def test_five_hundred_turns_with_power_cards_and_under_other_options_agree_with_the_oracle():
    """Extra stars, energy, hearts and smashes, and every option (K3, K7, K11, K13)."""
    rng = random.Random(6)
    assert turns_that_differ(with_cards_and_options(rng, random_turn(rng)) for _ in range(500)) == []


def test_what_a_game_starts_with_may_be_left_out():
    """Outside, no stars, 10 hearts, no energy (K14)."""
    turns = turns_of_games(random.Random(3), 200)
    assert [found for turn in turns if (found := disagreement(turn, defaults=False))] == []


def test_dice_by_themselves_agree_with_the_oracle():
    """Stars, energy, hearts and smashes of a roll (K1, K2)."""
    rng = random.Random(4)
    different = []
    for _ in range(300):
        dice = roll(rng)
        shown = as_json(score(f"king-of-tokyo {''.join(dice)}"))
        got = {section["unit"]: section["total"] for section in shown["sections"]}
        if {unit: amount for unit, amount in of_dice(dice).items() if amount} != {u: a for u, a in got.items() if a}:
            different.append((dice, got))
    assert different == []


def test_turns_that_cannot_be_are_refused_for_the_reasons_that_the_oracle_finds():
    """Seven dice, two monsters in one place, a closed Bay, the dead in Tokyo or on turn, eleven hearts (K1 to K12)."""
    rng, tried, different = random.Random(5), Counter[str](), []
    while tried.total() < 500:
        spoil = rng.choice(SPOILS)
        turn = spoil(rng, random_turn(rng))
        if turn is None:
            continue
        tried[spoil.__name__] += 1
        expected, got = refusals(turn), by_program(line_of(turn)).get("refused")
        if got != expected:
            different.append((spoil.__name__, line_of(turn), expected, got))
    assert set(tried) == {spoil.__name__ for spoil in SPOILS}
    assert different == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(7, 12))
def test_many_more_turns_agree_with_the_oracle(seed):
    """The same for 75,000 turns."""
    rng = random.Random(seed)
    assert turns_that_differ(turns_of_games(rng, 5_000)) == []
    assert turns_that_differ(random_turn(rng) for _ in range(5_000)) == []
    assert turns_that_differ(with_cards_and_options(rng, random_turn(rng)) for _ in range(5_000)) == []
