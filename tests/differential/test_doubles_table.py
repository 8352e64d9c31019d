"""Hundreds of random games of the doubles family against the slow course of the rows."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.table import State
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line
from tests.oracles.doubles_table import DEFAULTS, Course, Dealt

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
GAMES = 70  #: of each ruleset
CHOICES: dict[str, tuple[Any, ...]] = {
    "start": (100, 300, 2000),
    "rounds": (1, 1, 2, 3, 5),
    "drawn-deal": ("stays", "passes"),
    "out-of-points": ("ends", "plays-on"),
    "lost-reach": ("winner", "stays", "lost"),
    "reach-on-discard": ("back", "pond"),
    "hand-wind-is": ("dealer", "round"),
    "drawn-hand": ("nothing", "differences"),
    "round-length": ("hands", "deals"),
    "play-tower": (False, True),
    "exchange-seats": (False, True),
    "limit": (60, 500, 1000),
}


def random_options(rng: random.Random, ruleset: str) -> dict[str, Any]:
    """All options of a course, about half of them at their usual value."""
    usual = DEFAULTS[ruleset]
    return {name: rng.choice(CHOICES[name]) if rng.random() < 0.5 else value for name, value in usual.items()}


def random_hand(rng: random.Random, course: Course, east_wins: float) -> tuple[Dealt, str]:
    """A hand, and the line that tells it: by seats or by names, in some order."""
    seats, limit = course.seats(), course.options["limit"]
    names = list(seats)
    rng.shuffle(names)
    winner = course.dealer() if rng.random() < east_wins else rng.choice([*names, None])
    dealt = Dealt({}, winner)
    hands = []
    for name in names:
        points, doubles = rng.randrange(0, 80), rng.choice([0, 0, 0, 1, 2])
        dealt.values[name] = min(points * 2**doubles, limit)
        words = [f"points={points}", *[f"doubles={doubles}"] * bool(doubles)]
        if name == winner:
            if course.is_ninth(dealt):
                dealt.values[name], words = limit, ["special=east-nine-times"]
            words.append("+mahjong")
            if course.ruleset == "columbia" and rng.random() < 0.3:
                dealt.drawn = True
                words.append("+drawn")
        hands.append(" ".join([f"{rng.choice([name, name.lower(), seats[name]])}:", *words]))
    table = [] if winner else ["+nobody-won"]
    if course.ruleset == "columbia" and rng.random() < 0.4:
        dealt.declared = rng.sample(names, rng.randrange(1, 3))
        table.append(f"declared={'/'.join(dealt.declared)}")
    return dealt, " ".join([*table, *hands])


def with_all(ruleset: str, options: dict[str, Any]) -> Ruleset:
    """A ruleset with the options of a table, as begun with it."""
    return load_rules(ruleset).with_options(options)


def same(course: Course, state: State, rules: Ruleset) -> None:
    """The table stands as the course does."""
    assert (state.scores, state.pot, state.over) == (course.scores, course.pot, course.over)
    assert (state.dealer, state.round, state.hand) == (course.dealer(), course.round(), course.hand())
    assert {name: seat for seat, name in flow_of(rules).seats(state).items()} == course.seats()
    assert list(flow_of(rules).seats(state)) == ["E", "S", "W", "N"]


def false_words(rng: random.Random, course: Course) -> str:
    """A word that says otherwise than the table."""
    others = [name for name in PLAYERS if name != course.dealer()]
    wrong = [f"dealer={rng.choice(others)}"]
    if course.ruleset == "columbia":
        wrong.append(f"sticks={course.pot // 10 + 1}")
        if course.options["hand-wind-is"] == "dealer":
            wrong.append(f"wind={rng.choice(others)}")
    wrong.append(f"round={rng.choice([wind for wind in 'ESWN' if wind != course.round()])}")
    return rng.choice(wrong)


def true_word(rng: random.Random, course: Course) -> str:
    """A word that says what the table knows."""
    return rng.choice([f"dealer={course.dealer()}", f"round={course.round()}"])


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("ruleset", DEFAULTS)
def test_a_random_game_goes_as_the_rows_say(ruleset: str, seed: int) -> None:
    """Scores, pot, deal, winds, rounds and end after every hand; each stored line scores the same by itself."""
    rng = random.Random(f"{ruleset} {seed}")
    options = random_options(rng, ruleset)
    rules, course = with_all(ruleset, options), Course(ruleset, list(PLAYERS), options)
    agreed = {name: value for name, value in options.items() if value != DEFAULTS[ruleset][name]}
    state = flow_of(rules).begin(PLAYERS)
    east_wins = rng.choice([0.1, 0.4, 0.97])
    for _ in range(40):
        same(course, state, rules)
        if course.over:
            break
        dealt, line = random_hand(rng, course, east_wins)
        if rng.random() < 0.2:
            with pytest.raises(Refused, match="R380"):
                enter_line(read(f"{false_words(rng, course)} {line}"), rules, state)
        said = f"{true_word(rng, course)} {line}" if rng.random() < 0.3 else line
        told = course.told()
        entry, breakdown = enter_line(read(said), rules, state)
        table_words = dict(word.split("=") for word in entry.line.partition(" E:")[0].split() if "=" in word)
        assert {name: table_words.get(name) for name in told} == told
        assert ("sticks" in table_words) == ("sticks" in told)
        alone = score(entry.line, rules)
        assert sorted(alone.payments) == sorted(breakdown.payments)
        course.play(dealt)
        state = entry.after._replace(memory=json.loads(json.dumps(entry.after.memory)))
    assert (
        sum(state.scores.values()) + state.pot == 4 * options["start"]
        or ruleset == "french-simple"
        or (agreed.get("lost-reach") == "lost")
    )
    ranking = [(place.place, place.player) for place in flow_of(rules).final(state).places]
    assert sorted(ranking) == course.ranking()
    assert [place for place, _ in ranking] == sorted(place for place, _ in ranking)
