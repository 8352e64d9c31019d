"""What a turn is worth: the items that hold with their amounts, and the table that it leaves behind."""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.rules.item import Item
from scorecalc.rulesets.king_of_tokyo.options import MOST_STARS, TableRules
from scorecalc.rulesets.king_of_tokyo.table import Monster
from scorecalc.rulesets.king_of_tokyo.turn import Turn

__all__ = ["SECTIONS", "Aftermath", "Tally", "aftermath", "tally"]

#: what is counted, and its unit
SECTIONS = ("stars", "energy", "hearts", "smashes")


class Tally(NamedTuple):
    """The items of a turn; its stars are its income."""

    turn: Turn
    items: tuple[tuple[Item, int], ...]

    def total(self, section: str) -> int:
        """The sum of a section."""
        return sum(amount for item, amount in self.items if item.section == section)

    @property
    def income(self) -> int:
        """The stars of the turn."""
        return self.total("stars")

    @property
    def rank(self) -> tuple[int, ...]:
        """There is one reading of a turn, so it needs no order."""
        return ()


def tally(turn: Turn, rules: TableRules) -> Tally:
    """All items that hold."""
    counted = [(item, item.value * item.test(turn)) for item in rules.items]
    return Tally(turn, tuple(pair for pair in counted if pair[1]))


class Aftermath(NamedTuple):
    """The table after a turn: ``over`` with its winners, ``lost`` the stars that went with the eliminated."""

    monsters: tuple[Monster, ...]
    over: bool
    winners: tuple[str, ...]
    lost: tuple[tuple[str, int], ...]


def aftermath(found: Tally, rules: TableRules) -> Aftermath:
    """What each monster has after the turn, and whether the game is won (K12, K13)."""
    turn = found.turn
    active = turn.position.active
    monsters: list[Monster] = []
    lost: list[tuple[str, int]] = []
    for before in turn.position.monsters:
        mine = before.name == active
        stars = before.stars + found.total("stars") * mine
        energy = before.energy + found.total("energy") * mine
        hearts = turn.hearts[before.name]
        if before.alive and not hearts and not rules.keeps_stars:
            if stars:
                lost.append((before.name, stars))
            stars = 0
        monsters.append(Monster(before.name, stars, hearts, energy, turn.at[before.name]))
    alive = [monster for monster in monsters if monster.alive]
    winners = [monster.name for monster in alive if len(alive) == 1 or monster.stars >= MOST_STARS]
    return Aftermath(tuple(monsters), len(alive) < 2 or bool(winners), tuple(winners), tuple(lost))
