"""Whole games of King of Tokyo at a table against the slow oracle, for two to six monsters."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from scorecalc.api import score
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line
from tests.oracles.king_of_tokyo import Turn, may_yield
from tests.oracles.king_of_tokyo_table import Course
from tests.oracles.king_of_tokyo_turns import roll
from tests.rules.table_flips.row import with_options

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
GAMES = 60


def chosen(rng: random.Random, players: int) -> dict[str, Any]:
    """Options of a table."""
    options: dict[str, Any] = {}
    if rng.random() < 0.3:
        options["eliminated-stars"] = "kept"
    if rng.random() < 0.3:
        options["most-hearts"] = 12
    if players == 2 and rng.random() < 0.4:
        options["two-player-variant"] = rng.choice(["games-of-two", "off"])
    return options


def extras(rng: random.Random) -> dict[str, int]:
    """What Power cards add, in few turns; no hearts are lost to them, for no row says when."""
    if rng.random() < 0.85:
        return {}
    amounts = {"stars": rng.randint(1, 3), "energy": rng.randint(1, 3), "hearts": 1, "smashes": rng.randint(1, 2)}
    return {kind: amount for kind, amount in amounts.items() if rng.random() < 0.5}


def line_of(rng: random.Random, turn: Turn, named: bool) -> str:
    """The turn with nothing that the table knows, or with some of it."""
    dice = "".join(turn.dice)
    words = ["+two-player"] * named
    if turn.yields:
        words.append("yield=" + "/".join(name.lower() for name in sorted(turn.yields)))
    words += [f"extra-{kind}={amount}" for kind, amount in turn.extra.items()]
    way = rng.random()
    if way < 0.7:
        return " ".join([dice, *words])
    if way < 0.8:
        return " ".join([f"{turn.active}:", dice, *words])
    said = rng.choice([*turn.monsters])
    monster = turn.monsters[said]
    return " ".join(
        [dice, *words, f"turn={turn.active}", f"{said}:", f"stars={monster.stars}", f"hearts={monster.hearts}"]
    )


def gains(entry: Entry) -> dict[str, Counter[str]]:
    """By account, what it has more of each unit."""
    found: dict[str, Counter[str]] = {}
    for payment in entry.payments:
        assert payment.amount > 0
        found.setdefault(payment.payer, Counter())[payment.unit] -= payment.amount
        found.setdefault(payment.payee, Counter())[payment.unit] += payment.amount
    for unit in ("stars", "hearts", "energy"):
        assert sum(each[unit] for each in found.values()) == 0
    return found


def check_state(state: State, course: Course) -> None:
    assert state.scores == {name: monster.stars for name, monster in course.monsters.items()}
    assert state.memory["monsters"] == {
        name: {"at": m.at, "hearts": m.hearts, "energy": m.energy} for name, m in course.monsters.items()
    }
    assert (state.round, state.dealer, state.over) == (str(course.around), course.active, course.over)


def play(rng: random.Random, players: int) -> tuple[Course, int]:
    """One game, held against the oracle behind every turn; and how many turns it had."""
    options = chosen(rng, players)
    rules: Ruleset = with_options("king-of-tokyo", {name: str(value) for name, value in options.items()})
    flow = flow_of(rules)
    named = players == 2 and "two-player-variant" not in options and rng.random() < 0.5
    course = Course(NAMES[:players], named, options)
    state = flow.begin(tuple(course.players))
    turns = 0
    while not course.over:
        turn = course.turn(roll(rng), set(), extras(rng))
        able = may_yield(turn)
        turn.yields = {name for name in course.players if rng.random() < (0.5 if name in able else 0.03)}
        say = named and (not turns or rng.random() < 0.2)
        if turn.yields - able and len(turn.yields) < players:
            with pytest.raises(Refused, match=r"R380: .* cannot yield"):
                enter_line(read(line_of(rng, turn, say)), rules, state)
            turn.yields &= able
        entry, breakdown = enter_line(read(line_of(rng, turn, say)), rules, state)
        changes = course.take(turn)
        told = gains(entry)
        for name, change in changes.items():
            assert {unit: told.get(name, Counter())[unit] for unit in change} == change
        if not options:
            by_itself = score(entry.line)
            assert (by_itself.payments, by_itself.facts) == (breakdown.payments, breakdown.facts)
        state = entry.after._replace(memory=json.loads(json.dumps(entry.after.memory)))
        assert state == entry.after
        check_state(state, course)
        turns += 1
    places = {one.player: one.place for one in flow.final(state).places}
    assert places == course.places()
    assert [name for name, place in places.items() if place == 1] == course.won
    with pytest.raises(Refused, match="R381"):
        enter_line(read("112233"), rules, state)
    return course, turns


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_agree_with_the_oracle(players: int) -> None:
    """Stars, hearts, energy, places, whose turn it is, postings, the end, and the ranking."""
    rng = random.Random(f"king of tokyo table {players}")
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        course, turns = play(rng, players)
        seen[course.over] += 1
        seen["turns"] += turns
        seen["eliminated"] += sum(not monster.alive for monster in course.monsters.values())
    assert seen["20 stars"] > 0
    assert seen["last one standing"] > 0
    assert seen["turns"] > GAMES * 8
    assert seen["eliminated"] > GAMES / 2
