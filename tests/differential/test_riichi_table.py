"""Random games of riichi under random options, against the slow oracle of a table (riichi:P5, P8 to P12)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from scorecalc.api import score
from scorecalc.model.money import deltas
from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.oracles.riichi_payments import base_of
from tests.oracles.riichi_table import Event, Game
from tests.rules.table_flips.row import with_options

NAMES = ("Anna", "Ben", "Cleo", "Dora")
CHOICES: dict[str, tuple[Any, ...]] = {
    "dealer-repeat": ("tenpai", "win"),
    "length": ("south", "east"),
    "extra-rounds": (False, True),
    "dealer-stop": (False, True),
    "oka": ("first", "none"),
    "ties": ("seat", "shared", "extra-hands"),
    "bust": (False, False, False, True),
    "leftover-sticks": ("first", "shared", "lost"),
    "result-rounding": ("exact", "half-up", "half-down"),
    "chombo-penalty": (None, 20000),
    "goal": (None, 40000),
    "multiple-ron": ("all", "first", "triple-draw"),
    "honba-to": ("first", "every-winner"),
    "sticks-to": ("first", "own-back"),
}
UMA = {4: ((20, 10, -10, -20), (15, 5, -5, -15), (), "jpml-a"), 3: ((20, 0, -20), (15, 0, -15), ())}
WORTH = [(1, 30), (1, 40), (2, 25), (2, 30), (3, 30), (3, 40), (4, 30), (5, 0), (6, 0), (8, 0), (13, 0)]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Options of a game as the oracle has them."""
    players = rng.choice((4, 4, 3))
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    start = rng.choice((25000, 30000) if players == 4 else (35000, 40000))
    return {
        **options,
        "players": players,
        "start": start,
        "return": rng.choice((start, start + 5000)),
        "uma": rng.choice(UMA[players]),
    }


def written(options: dict[str, Any]) -> dict[str, str]:
    """The same as a line writes them."""
    words = {True: "true", False: "false"}
    text = {"goal": "usual", "chombo-penalty": "mangan"}
    return {
        name: "/".join(map(str, value)) or "none"
        if isinstance(value, tuple)
        else words[value]
        if isinstance(value, bool)
        else text.get(name, "usual")
        if value is None
        else str(value)
        for name, value in options.items()
    }


def random_event(rng: random.Random, game: Game, *, quiet: bool) -> tuple[Event, list[str]]:
    """What happens next, and the totals of each winner as words; a quiet game is one of draws, and scores stay near."""
    players = game.players
    some = [player for player in players if rng.random() < (0.05 if quiet else 0.3)]
    weights = (8, 80, 2, 7, 3) if quiet else (60, 22, 4, 7, 5)
    kind = rng.choices(("win", "draw", "nagashi", "abortive", "chombo"), weights)[0]
    if kind == "draw":
        tenpai = [player for player in players if player in some or rng.random() < 0.3]
        return Event("draw", declared=some, tenpai=tenpai), []
    if kind == "nagashi":
        tenpai = [player for player in players if player in some or rng.random() < 0.3]
        who = rng.sample(players, rng.choice((1, 1, 2)))
        return Event("nagashi", declared=some, tenpai=tenpai, nagashi=who), []
    if kind == "chombo":
        return Event("chombo", declared=some, offender=rng.choice(players)), []
    if kind == "abortive":
        return Event("abortive", declared=players if rng.random() < 0.2 else some), []
    source = rng.choice((None, *players))
    if source is None:
        winners = [rng.choice(players)]
    else:
        others = [player for player in players if player != source]
        winners = rng.sample(others, min(len(others), rng.choice((1, 1, 1, 1, 2, 2, 3))))
    worth = [rng.choice(WORTH) for _ in winners]
    wins = [(winner, base_of(han, fu, 0, {})[0]) for winner, (han, fu) in zip(winners, worth, strict=True)]
    return Event("win", wins, source, some), [f"han={han}" + f" fu={fu}" * bool(fu) for han, fu in worth]


def line_of(rng: random.Random, event: Event, worth: list[str], game: Game, *, told: bool) -> str:
    """The line of an event: by seats and with all that the table knows, or by names and with nothing of it."""

    def who(players: list[str]) -> str:
        if not told:
            return "/".join(rng.sample(players, len(players))) or "none"
        return "".join(sorted(map(game.seat, players), key="ESWN".index)) or "none"

    words = [f"round={game.round}", f"honba={game.honba}", f"sticks={game.sticks}"] if told else []
    words += [f"declared={who(event.declared)}"] if event.declared else []
    if event.kind == "chombo":
        return " ".join([*words, f"chombo={who([event.offender])}"])
    if event.kind != "win":
        words += ["+nobody-won"]
        words += [f"tenpai={who(event.tenpai)}"] if event.kind != "abortive" else ["+abortive"]
        words += [f"nagashi={who(event.nagashi)}"] if event.kind == "nagashi" else []
        return " ".join(words)
    words += ["+tsumo"] if event.source is None else [f"from={who([event.source])}"]
    if len(event.wins) == 1 and rng.random() < 0.5:
        return " ".join([*words, f"seat={who([event.wins[0][0]])}", worth[0]])
    if event.source is None:
        words.remove("+tsumo")
        worth = [f"{worth[0]} +tsumo"]
    for (winner, _), totals in zip(event.wins, worth, strict=True):
        words += [f"{who([winner])}:", totals]
    return " ".join(words)


def seen(state: Any) -> dict[str, Any]:
    """A table as the program has it."""
    return {
        "scores": dict(state.scores),
        "pot": state.pot,
        "over": state.over,
        **({} if state.over else {"at": (state.round, state.hand, state.dealer, state.honba)}),
    }


def expected(game: Game) -> dict[str, Any]:
    """A table as the oracle has it."""
    return {
        "scores": game.scores,
        "pot": 1000 * game.sticks,
        "over": game.over,
        **({} if game.over else {"at": (game.round, game.hand, game.dealer, game.honba)}),
    }


def played(seed: int, counted: Counter[str]) -> int:
    """One random game to its end, or to its fortieth hand; how many hands it had."""
    rng = random.Random(seed)
    options = random_options(rng)
    rules = with_options("riichi", written(options))
    flow = flow_of(rules)
    names = NAMES[: options["players"]]
    state, game = flow.begin(names), Game(names, options)
    told, quiet = rng.random() < 0.5, rng.random() < 0.3
    hands = 0
    while not game.over and hands < 40:
        hands += 1
        event, worth = random_event(rng, game, quiet=quiet)
        line = line_of(rng, event, worth, game, told=told)
        game.play(event)
        entry = enter_line(read(line), rules, state)[0]
        if hands % 4 == 0:  # the line that is kept scores to the same by itself
            gains = deltas(entry.payments, (*names, "pot"))
            seats = {**flow.seats(state), "pot": "pot"}
            alone = score(entry.line, rules).deltas
            assert {seats[seat]: gain for seat, gain in alone.items()} == {
                name: gain for name, gain in gains.items() if name != "pot" or "pot" in alone
            }
        state = entry.after
        assert seen(state) == expected(game), (seed, options, line)
        assert sum(state.scores.values()) + state.pot == options["players"] * options["start"]
        final = flow.final(state)
        result = {one.player: (one.place, one.score, one.result) for one in final.places}
        assert result == game.result(), (seed, options, line)
        counted[event.kind] += 1
    counted[game.over or "broken off"] += 1
    counted["extra round"] += game.in_extra_round
    counted["extra hands"] += game.in_extra_hands
    counted["dealer stop"] += "stopped" in state.memory
    return hands


@pytest.mark.parametrize("seed", range(10))
def test_random_games_go_on_and_end_as_in_the_oracle(seed: int):
    """Scores, pot, round, dealer, honba, end, places and results behind every hand; nothing is lost or made."""
    counted: Counter[str] = Counter()
    hands = sum(played(1000 * seed + number, counted) for number in range(150))
    assert hands > 1000
    ends = ("bust", "last hand")
    kinds = ("win", "draw", "nagashi", "abortive", "chombo")
    assert all(counted[name] for name in (*ends, *kinds, "extra round")), counted


def test_random_games_meet_every_end():
    """The rarer ones among more games."""
    counted: Counter[str] = Counter()
    for number in range(20000, 21000):
        played(number, counted)
    rare = ("dealer stop", "extra round over", "tie played off", "extra hands")
    assert all(counted[name] for name in rare), counted
