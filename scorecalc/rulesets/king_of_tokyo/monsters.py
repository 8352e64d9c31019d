"""Monsters that cannot be as they are said to be: two in one place, too many hearts, a Bay that is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.king_of_tokyo.options import MOST_STARS, TableRules
from scorecalc.rulesets.king_of_tokyo.table import BAY, BAY_MONSTERS, OUT, PLACES, Monster

__all__ = ["impossible"]


def impossible(
    hands: Sequence[HandWords], monsters: Sequence[Monster], began: int, rules: TableRules
) -> Iterator[Problem]:
    """Everything that no game comes to, and games that are over; ``began`` is how many began the game."""
    taken: dict[str, str] = {}
    alive = [monster for monster in monsters if monster.alive]
    for hand, monster in zip(hands, monsters, strict=True):
        yield from _values(hand, monster, rules)
        if monster.at == OUT:
            continue
        place, name = PLACES[monster.at], monster.name
        if not monster.alive:
            help = "hearts=0 is an eliminated monster, and those leave Tokyo"
            yield Problem("R344", f"{name} is eliminated, but in {place}", *hand.place("at"), help)
        elif monster.at in taken:
            help = "each place of Tokyo holds one monster"
            yield Problem("R343", f"{taken[monster.at]} and {name} are both in {place}", *hand.place("at"), help)
        elif monster.at == BAY and len(alive) < BAY_MONSTERS:
            help = "Tokyo Bay is open while five or six live; write at=city or leave it out"
            yield Problem("R344", f"{name} is in Tokyo Bay, but only {len(alive)} live", *hand.place("at"), help)
        else:
            taken[monster.at] = name
    yield from _over(hands, monsters, alive, began)


def _values(hand: HandWords, monster: Monster, rules: TableRules) -> Iterator[Problem]:
    most = rules.most_hearts
    if monster.hearts > most:
        help = f"where a Power card allows more: most-hearts={monster.hearts}" if monster.hearts < 100 else ""
        message = f"{monster.name} has {monster.hearts} hearts; {most} are the most"
        yield Problem("R345", message, *hand.place("hearts", "label"), help)
    if monster.stars > MOST_STARS:
        message = f"{monster.name} has {monster.stars} stars; {MOST_STARS} win the game, and more are not counted"
        yield Problem("R345", message, *hand.place("stars"))


def _over(
    hands: Sequence[HandWords], monsters: Sequence[Monster], alive: Sequence[Monster], began: int
) -> Iterator[Problem]:
    if max(len(monsters), began) > 1 and len(alive) < 2:
        who = f"only {alive[0].name} has hearts left" if alive else "no monster has hearts left"
        yield Problem("R349", f"{who}, so the game is over", None, None, "write the table as it was before the turn")
    for hand, monster in zip(hands, monsters, strict=True):
        if monster.alive and monster.stars == MOST_STARS:
            help = "write the table as it was before the turn"
            message = f"{monster.name} has {MOST_STARS} stars, so the game is over"
            yield Problem("R349", message, *hand.place("stars"), help)
