"""Azul against the slow oracle: rounds played with bag and factories, spoiled rounds, end bonuses, final rankings."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from scorecalc.api import score as score_line
from scorecalc.problems import Refused
from tests.oracles.azul import COLOURS, NUMBERS, PRINTED, Result, Round, line_of, ranking, score, words_of
from tests.oracles.azul_play import chosen, full_wall, played_games, spoiled_round

BOARDS = pytest.mark.parametrize("grey", [False, True], ids=["azul", "azul-grey"])


class Found(NamedTuple):
    """One player's round: ``placements`` from the top line down, ``bonuses`` only those that are added, by kind.

    ``change`` is what the score changes by, the end bonuses with it where they are added.
    """

    placements: tuple[int, ...] = ()
    floor: int = 0
    bonuses: Mapping[str, int] = {}
    change: int = 0
    before: Mapping[str, Any] = {}
    after: Mapping[str, Any] = {}
    game_end: bool = False
    refused: bool = False


def by_oracle(game: Round, final: bool = False) -> Found:
    """The oracle's answer to a round."""
    result = score(game)
    if result.refused:
        return Found(refused=True)
    added = {kind: amount for kind, amount in result.bonuses.items() if amount and final}
    after = result.final if final else result.after
    return Found(
        tuple(result.placements),
        result.floor,
        added,
        after - game.score,
        {"wall": "/".join(game.wall), "score": game.score},
        {"wall": "/".join(result.wall), "score": after},
        result.game_end,
    )


def amounts(scored: Any, title: str) -> list[tuple[str, int]]:
    """The items of a section in their order: ids without the ruleset, and points."""
    items = [item for section in scored.sections if section.title == title for item in section.items]
    return [(item.id.partition(".")[2], item.amount) for item in items]


def found_in(scored: Any, facts: Any) -> Found:
    """A player's part of the program's answer."""
    bonuses = dict(amounts(scored, "bonuses"))
    return Found(
        tuple(amount for _, amount in amounts(scored, "placements")),
        sum(amount for _, amount in amounts(scored, "floor")),
        {kind: amount for kind, amount in bonuses.items() if amount},
        scored.total.amount,
        dict(facts["before"]),
        dict(facts["after"]),
        facts["game_end"],
    )


def by_program(line: str) -> Found:
    """The program's answer to a line of one player; the bank has marked what he gained."""
    try:
        breakdown = score_line(line)
    except Refused:
        return Found(refused=True)
    (scored,) = breakdown.hands.values()
    found = found_in(scored, breakdown.facts)
    (gain,) = [gain for account, gain in breakdown.deltas.items() if account != "bank"]
    assert (gain, -breakdown.deltas.get("bank", 0)) == (found.change, found.change), line
    return found


def rounds(seed: int, number: int, *, grey: bool) -> Iterator[tuple[random.Random, Round]]:
    """So many rounds of games played to their end."""
    rng = random.Random(seed)
    for game in played_games(rng, grey=grey):
        for played in game:
            for one, _ in played:
                if number <= 0:
                    return
                number -= 1
                yield rng, one


def differing(seed: int, number: int, *, grey: bool) -> list[tuple[str, Found, Found]]:
    """Rounds, with and without the end bonuses, on which the two disagree."""
    different = []
    for n, (_, game) in enumerate(rounds(seed, number, grey=grey)):
        final = n % 3 == 0
        line = line_of(game, final=final)
        if by_program(line) != by_oracle(game, final):
            different.append((line, by_program(line), by_oracle(game, final)))
    return different


@BOARDS
def test_rounds_played_at_random_agree_with_the_oracle(grey):
    """Z1 to Z12: each placement, the floor line, the score after it, the wall, the end of the game, the bonuses."""
    assert differing(1, 800, grey=grey) == []


@pytest.mark.slow
@BOARDS
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_more_rounds_agree_with_the_oracle(seed, grey):
    """The same for 100,000 rounds of each board."""
    assert differing(seed, 10_000, grey=grey) == []


@BOARDS
def test_spoiled_rounds_are_refused_where_the_oracle_refuses_them(grey):
    """Z7 to Z9: colours twice, taken spaces, needless falls, walls that cannot be; and nothing else is refused."""
    different, refused = [], 0
    for rng, game in rounds(12, 600, grey=grey):
        spoiled = spoiled_round(rng, game)
        if spoiled is not None:
            refused += by_oracle(spoiled).refused
            if by_program(line_of(spoiled)) != by_oracle(spoiled):
                different.append((line_of(spoiled), by_program(line_of(spoiled)), score(spoiled)))
    assert refused > 200
    assert different == []


def test_lines_without_a_legal_column_fall_as_the_oracle_lets_them():
    """Z9: on walls so full that many lines find no column, the whole line is charged in the same round."""
    rng, fallen = random.Random(13), 0
    for _ in range(400):
        wall = full_wall(rng, rng.randrange(30, 90))
        full = [(row, rng.choice(free)) for row in NUMBERS if (free := missing(wall, row)) and rng.random() < 0.6]
        placed = chosen(rng, wall, full, grey=True)
        fallen += sum(column == 0 for _, column, _ in placed)
        rng.shuffle(placed)
        game = Round(wall, placed, rng.randrange(6), rng.random() < 0.3, rng.randrange(60), grey=True)
        assert by_program(line_of(game)) == by_oracle(game), line_of(game)
    assert fallen > 200


def missing(wall: Any, row: int) -> list[str]:
    """The colours that a row has not."""
    return [colour for colour in COLOURS if colour not in wall[row - 1]]


@BOARDS
def test_empty_rows_left_out_at_the_bottom_and_the_order_of_lines_mean_nothing(grey):
    """The wall may end above its empty rows; `place=` is resolved from the top line whatever its order."""
    for _, game in rounds(14, 150, grey=grey):
        rows = list(game.wall)
        while len(rows) > 1 and rows[-1] == ".....":
            rows.pop()
        told = line_of(replace(game, wall=rows, placed=sorted(game.placed, reverse=True)))
        assert by_program(told) == by_oracle(game), told


def test_walls_at_the_end_earn_the_bonuses_that_the_oracle_counts():
    """Z12: rows, columns and colours of walls of the printed board, from the empty to the full one."""
    rng = random.Random(15)
    share = [rng.random() for _ in range(400)] + [0, 1]
    for filled in share:
        wall = ["".join(letter if rng.random() < filled**0.3 else "." for letter in row) for row in PRINTED]
        game = Round(wall, [], score=rng.randrange(100))
        assert by_program(line_of(game, final=True)) == by_oracle(game, True), line_of(game, final=True)


@BOARDS
def test_final_rankings_are_those_of_the_oracle(grey):
    """Z13: points with the bonuses, then full rows, shared where both are equal; each player's part is his own."""
    tied = 0
    for players in tables(16, 120, grey=grey):
        line = table_line(players, final=True)
        results = {name: score(game) for name, game in players.items()}
        breakdown = score_line(line)
        order = breakdown.facts["order"]
        assert [sorted(group) for group in order] == [sorted(group) for group in expected_order(results)], line
        tied += len(order) < len(players)
        for name, game in players.items():
            scored = breakdown.hands[name]
            assert found_in(scored, scored.facts) == by_oracle(game, True), line
            assert breakdown.deltas[name] == results[name].final - game.score, line
        assert sum(breakdown.deltas.values()) == 0
        assert sorted(breakdown.winner) == sorted(order[0]), line
    assert tied > 20


def tables(seed: int, number: int, *, grey: bool) -> Iterator[dict[str, Round]]:
    """Last rounds of games, half of them made to end level in points, some in full rows too."""
    rng = random.Random(seed)
    games = played_games(rng, grey=grey)
    while number:
        last = [game for game, _ in next(games)[-1]]
        if rng.random() < 0.3:
            last[:2] = [replace(rng.choice(last), marker=False)] * 2  # two players alike: a place shared
        if rng.random() < 0.6:
            level = max(score(game).final for game in last) + 20
            last = [raised(game, level) if rng.random() < 0.8 else game for game in last]
        number -= 1
        yield dict(zip(rng.sample(["A", "B", "C", "D", "Anna"], len(last)), last, strict=True))


def raised(game: Round, level: int) -> Round:
    """The same round with a score before it that brings the player to `level`."""
    up = replace(game, score=game.score + 30)
    return replace(up, score=up.score + level - score(up).final)


def expected_order(results: dict[str, Result]) -> list[list[str]]:
    """By the oracle's final scores and full rows."""
    return ranking({name: (result.final, result.bonuses["rows"] // 2) for name, result in results.items()})


def table_line(players: dict[str, Round], *, final: bool) -> str:
    """All players in one line."""
    grey = next(iter(players.values())).grey
    hands = [f"{name}: {' '.join(words_of(game))}" for name, game in players.items()]
    return " ".join(["azul-grey" if grey else "azul", *["+final"] * final, *hands])
