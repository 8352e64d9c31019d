"""Whole games of Azul at a table against the slow oracle: rounds in one line, player by player, and in between."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.oracles.azul import Result, Round, words_of
from tests.oracles.azul_play import played_games
from tests.oracles.azul_table import Course

BOARDS = pytest.mark.parametrize("grey", [False, True], ids=["azul", "azul-grey"])
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
GAMES = 120


def groups(rng: random.Random, players: list[str], way: str) -> Iterator[list[str]]:
    """The players of each line of a round, in any order."""
    left = rng.sample(players, len(players))
    while left:
        number = {"all": len(left), "one by one": 1, "any": rng.randint(1, len(left))}[way]
        yield left[:number]
        left = left[number:]


def line_of(rng: random.Random, boards: dict[str, Round], *, no_marker: bool) -> str:
    """A line with some players; walls and scores are left out or, rarely, said as they are."""
    words = ["+no-marker"] * no_marker
    for player, board in boards.items():
        own = words_of(board)
        if rng.random() < 0.8:
            own = [word for word in own if not word.startswith("wall=")]
        if rng.random() < 0.8:
            own = [word for word in own if not word.startswith("score=")]
        words += [f"{player}:", *own]
    return " ".join(words)


def entered(line: str, ruleset: str, state: State) -> tuple[Entry, Breakdown]:
    return enter_line(read(line), load_rules(ruleset), state)


def gains(entry: Entry) -> Counter[str]:
    found: Counter[str] = Counter()
    for payment in entry.payments:
        assert payment.unit == "points"
        assert payment.amount > 0
        found[payment.payer] -= payment.amount
        found[payment.payee] += payment.amount
    return found


def check_state(state: State, course: Course) -> None:
    """Everything that a table shows."""
    assert state.scores == course.scores
    assert state.memory["walls"] == {player: "/".join(wall) for player, wall in course.walls.items()}
    assert state.memory["in"] == course.entered
    assert (state.round, state.dealer) == (str(course.round), course.begins)
    assert state.over == ("a full row" if course.over else "")


def play(rng: random.Random, game: list[list[tuple[Round, Result]]], grey: bool, way: str) -> Course:
    """One game, held against the oracle behind every line."""
    ruleset = "azul-grey" if grey else "azul"
    players = NAMES[: len(game[0])]
    flow = flow_of(load_rules(ruleset))
    course, state = Course(players, grey), flow.begin(tuple(players))
    for at_table in game:
        by_player = dict(zip(players, at_table, strict=True))
        nobody = not any(board.marker for board, _ in at_table)
        for group in groups(rng, players, way):
            boards = {player: by_player[player][0] for player in group}
            entry, breakdown = entered(line_of(rng, boards, no_marker=nobody), ruleset, state)
            changes = course.enter(boards)
            told = gains(entry)
            assert {player: told[player] for player in players} == changes
            assert sum(told.values()) == 0
            by_itself = score(entry.line)
            assert (by_itself.payments, by_itself.facts["order"] if len(group) > 1 else ()) == (
                breakdown.payments,
                breakdown.facts["order"] if len(group) > 1 else (),
            )
            state = entry.after._replace(memory=json.loads(json.dumps(entry.after.memory)))
            assert state == entry.after
            check_state(state, course)
        if not course.over:  # Z11: the oracle's own round says the same
            assert not any(result.game_end for _, result in at_table)
    final = flow.final(state)
    assert {one.player: one.place for one in final.places} == course.places()
    assert {one.player: one.score for one in final.places} == course.scores
    assert [one.place for one in final.places] == sorted(one.place for one in final.places)
    if course.over:
        with pytest.raises(Refused, match="R381"):
            entered("Anna: +marker Ben:", ruleset, state)
    return course


@BOARDS
@pytest.mark.parametrize("way", ["all", "one by one", "any"])
def test_whole_games_agree_with_the_oracle(grey: bool, way: str) -> None:
    """Scores, walls, rounds, who begins, postings, the end, and places; of two, three and four players."""
    rng = random.Random(f"azul table {grey} {way}")
    seen: Counter[str] = Counter()
    for game in islice(played_games(rng, grey=grey), GAMES):
        course = play(rng, game, grey, way)
        seen[f"{len(course.players)} players"] += 1
        seen["over"] += course.over
        seen["shared place"] += len(set(course.places().values())) < len(course.players)
        seen["equal points, unequal rows"] += len(set(course.scores.values())) < len(set(course.places().values()))
    assert {key for key, number in seen.items() if number} >= {"2 players", "3 players", "4 players", "over"}
    assert seen["over"] > GAMES * 0.9


@BOARDS
def test_what_differs_from_the_table_is_refused(grey: bool) -> None:
    """In the middle of games, another score, another wall, and a player who is in already (R380)."""
    rng = random.Random(f"azul refused {grey}")
    ruleset = "azul-grey" if grey else "azul"
    refused = 0
    for game in islice(played_games(rng, grey=grey), 30):
        players = NAMES[: len(game[0])]
        state = flow_of(load_rules(ruleset)).begin(tuple(players))
        for at_table in game:
            boards = {player: board for player, (board, _) in zip(players, at_table, strict=True)}
            nobody = not any(board.marker for board in boards.values())
            line = line_of(random.Random(1), boards, no_marker=nobody)
            entry, _ = entered(line, ruleset, state)
            player = rng.choice(players)
            right = words_of(boards[player])[1:]
            other = [word for word in right if not word.startswith("score=")]
            wrong = state.scores[player] + rng.choice([1, 7])
            with pytest.raises(Refused, match=f"R380: score={wrong}, but {player} has"):
                entered(" ".join([f"{player}:", f"score={wrong}", *other]), ruleset, state)
            first = entered(" ".join([f"{player}:", *other]), ruleset, state)[0].after
            with pytest.raises(Refused, match=f"R380: {player} is in round {state.round} already"):
                entered(f"{player}:", ruleset, first)
            state, refused = entry.after, refused + 1
    assert refused > 100
