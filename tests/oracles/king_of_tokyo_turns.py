"""Turns to try a King of Tokyo scorer on: whole games from their start, tables at random, and turns that cannot be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tests.oracles.king_of_tokyo import Monster, Turn, may_yield, play

__all__ = ["SPOILS", "events", "random_turn", "roll", "turns_of_games", "with_cards_and_options"]

FACES = "123HES"
PLAYERS = [2, 3, 4, 5, 5, 6, 6]  # the Bay is open only to five and six


def roll(rng: random.Random) -> list[str]:
    """Six faces, in half of the turns with two faces that come more often, as players keep what they like."""
    liked = rng.sample(FACES, 2) if rng.random() < 0.5 else []
    return [rng.choice([*FACES, *liked * 3]) for _ in range(6)]


def game(rng: random.Random, players: int) -> Iterator[Turn]:
    """The turns of one game from its start, until it is over."""
    names = list("ABCDEF"[:players])
    monsters = {name: Monster() for name in names}
    two_player = players == 2 and rng.random() < 0.5
    at = 0
    while True:
        active = names[at % players]
        at += 1
        if not monsters[active].alive:
            continue
        turn = Turn(monsters, active, roll(rng), two_player=two_player)
        turn = replace(turn, yields={name for name in sorted(may_yield(turn)) if rng.random() < 0.4})
        yield turn
        after = play(turn)
        if after.over:
            return
        monsters = after.monsters


def turns_of_games(rng: random.Random, number: int) -> Iterator[Turn]:
    """So many turns of games of two to six."""
    left = number
    while left:
        for turn in game(rng, rng.choice(PLAYERS)):
            yield turn
            left -= 1
            if not left:
                return


def random_turn(rng: random.Random) -> Turn:
    """A table that no row forbids, whether a game comes to it or not: some dead, some near the win, City and Bay taken
    or not.  Who is willing to yield is told of all, whether he may or not.
    """
    names = list("ABCDEF"[: rng.choice(PLAYERS)])
    rng.shuffle(names)
    alive = names[: rng.choice([len(names), len(names), rng.randint(2, len(names))])]
    monsters = {}
    for name in sorted(names):
        hearts = rng.choice([1, 1, 2, 3, 4, 6, 8, 10, 10]) if name in alive else 0
        stars = rng.choice([0, 1, 3, 6, 10, 14, 17, 18, 19]) if name in alive else 0
        monsters[name] = Monster("out", stars, hearts, rng.randrange(10))
    in_tokyo = rng.randint(0, 2 if len(alive) >= 5 else 1)
    for name, place in zip(rng.sample(alive, in_tokyo), ("city", "bay"), strict=False):
        monsters[name].at = place
    willing = {name for name in names if rng.random() < 0.5}
    return Turn(monsters, rng.choice(alive), roll(rng), willing, two_player=len(names) == 2 and rng.random() < 0.5)


def with_cards_and_options(rng: random.Random, turn: Turn) -> Turn:
    """A turn with what Power cards add, and under options other than the default.

    No hearts are lost beside heart dice that count: which of them comes first no row says.
    """
    heals = "H" in turn.dice and not turn.monsters[turn.active].in_tokyo
    amounts = {
        "stars": rng.randint(1, 4),
        "energy": rng.randint(1, 4),
        "hearts": rng.randint(1, 4) if heals else rng.choice([-9, -2, -1, 1, 2]),
        "smashes": rng.randint(1, 3),
    }
    options: dict[str, Any] = {
        "eliminated-stars": "kept",
        "most-hearts": 12,
        "two-player-variant": "games-of-two",
    }
    extra = {kind: amount for kind, amount in amounts.items() if rng.random() < 0.4}
    chosen = {name: value for name, value in options.items() if rng.random() < 0.4}
    willing = {name for name in turn.monsters if rng.random() < 0.5}
    return replace(turn, extra=extra, options=chosen, yields=willing)


def events(turn: Turn) -> Counter[str]:
    """What happens in a turn, by name, so that a test can say that its turns hold all of it.

    >>> sorted(events(Turn({"A": Monster("city", 18), "B": Monster(hearts=1)}, "A", list("111S23"))))
    ['cut at 20', 'eliminated outside', 'last one standing', 'starts in the city', 'win']
    """
    before, after = turn.monsters, play(turn)
    active, living = before[turn.active], [name for name in before if after.monsters[name].alive]
    found = []
    if active.in_tokyo:
        found.append(f"starts in the {active.at}")
    for name, monster in before.items():
        if monster.alive and not after.monsters[name].alive:
            found.append("eliminated outside" if monster.at == "out" else f"eliminated in the {monster.at}")
        if name in after.yielded:
            found.append("yields what it moved to" if (monster.at, after.moved) == ("bay", "city") else "yields")
    if after.moved:
        found.append(f"the bay closes: {after.moved}")
    if after.entered:
        found.append(f"enters the {after.entered}")
    if "H" in turn.dice and active.in_tokyo:
        found.append("hearts in vain")
    if "H" in turn.dice and not active.in_tokyo and active.hearts + turn.dice.count("H") > 10:
        found.append("more hearts than 10")
    if active.stars + after.stars > 20:
        found.append("cut at 20")
    if turn.two_player:
        found.append("two-player variant")
    if after.won:
        found.append("win")
    if len(living) == 1:
        found.append("last one standing")
    return Counter(found)


def dice_too_many(rng: random.Random, turn: Turn) -> Turn:
    return replace(turn, dice=[*turn.dice, rng.choice(FACES)])


def dice_too_few(_: random.Random, turn: Turn) -> Turn:
    return replace(turn, dice=turn.dice[1:])


def changed(turn: Turn, **monsters: Monster) -> Turn:
    return replace(turn, monsters={**turn.monsters, **monsters})


def two_in_one_place(rng: random.Random, turn: Turn) -> Turn:
    """Two in the City; with five or more alive perhaps two in the Bay."""
    alive = [name for name, monster in turn.monsters.items() if monster.alive]
    place = rng.choice(["city", "bay"]) if len(alive) >= 5 else "city"
    one, other = rng.sample(alive, 2)
    return changed(turn, **{name: replace(turn.monsters[name], at=place) for name in (one, other)})


def bay_that_is_closed(rng: random.Random, turn: Turn) -> Turn | None:
    """One in the Bay while fewer than five live."""
    alive = [name for name, monster in turn.monsters.items() if monster.alive]
    name = rng.choice(alive)
    return changed(turn, **{name: replace(turn.monsters[name], at="bay")}) if len(alive) < 5 else None


def dead_in_tokyo(rng: random.Random, turn: Turn) -> Turn | None:
    others = [name for name in turn.monsters if name != turn.active]
    if any(monster.at == "city" for monster in turn.monsters.values()):
        return None
    return changed(turn, **{rng.choice(others): Monster("city", hearts=0)})


def eleven_hearts(rng: random.Random, turn: Turn) -> Turn:
    name = rng.choice([*turn.monsters])
    return changed(turn, **{name: replace(turn.monsters[name], hearts=11)})


def over_by_points(rng: random.Random, turn: Turn) -> Turn:
    alive = [name for name, monster in turn.monsters.items() if monster.alive]
    name = rng.choice(alive)
    return changed(turn, **{name: replace(turn.monsters[name], stars=20)})


def over_by_elimination(_: random.Random, turn: Turn) -> Turn:
    others = {name: Monster(hearts=0) for name in turn.monsters if name != turn.active}
    return changed(turn, **others)


def turn_of_the_dead(rng: random.Random, turn: Turn) -> Turn | None:
    dead = [name for name, monster in turn.monsters.items() if not monster.alive]
    return replace(turn, active=rng.choice(dead)) if dead else None


def turn_of_nobody(_: random.Random, turn: Turn) -> Turn:
    return replace(turn, active="Z")


def yield_of_nobody(_: random.Random, turn: Turn) -> Turn:
    return replace(turn, yields={*turn.yields, "Z"})


def variant_for_more_than_two(_: random.Random, turn: Turn) -> Turn | None:
    return replace(turn, two_player=True) if len(turn.monsters) > 2 else None


#: each makes of a turn one that the rows forbid, or None where that turn has no room for it
SPOILS: list[Callable[[random.Random, Turn], Turn | None]] = [
    dice_too_many,
    dice_too_few,
    two_in_one_place,
    bay_that_is_closed,
    dead_in_tokyo,
    eleven_hearts,
    over_by_points,
    over_by_elimination,
    turn_of_the_dead,
    turn_of_nobody,
    yield_of_nobody,
    variant_for_more_than_two,
]
