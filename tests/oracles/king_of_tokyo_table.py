"""A slow, obvious course of a game of King of Tokyo, from the rule rows alone; its turns are those of the turn oracle.

Readings where the rows leave a choice:

- the next turn is that of the next monster in the order of the table that lives; the go-around counts up where the
  order begins anew.
- 20 stars are named before the last one standing where a turn brings both (the order of K12).
- behind the winner the living stand before the eliminated, and stars decide among each; where nobody wins, nobody
  has the first place (the rows name the winner alone).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.oracles.king_of_tokyo import Monster, Turn, living, play

__all__ = ["Course"]


@dataclass
class Course:
    """A table while it is played; ``two_player`` says that the variant for two is on (K11)."""

    players: list[str]
    two_player: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    monsters: dict[str, Monster] = field(default_factory=dict)
    active: str = ""
    around: int = 1
    over: str = ""
    won: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.monsters = {name: Monster() for name in self.players}  # K10, K14: nobody in Tokyo, 0 points, 10 hearts
        self.active = self.players[0]

    def turn(self, dice: list[str], yields: set[str], extra: dict[str, int]) -> Turn:
        """The turn that comes next, with these dice."""
        return Turn(self.monsters, self.active, dice, yields, self.two_player, extra, self.options)

    def take(self, turn: Turn) -> dict[str, dict[str, int]]:
        """The turn is taken; gives what each monster has more than before of each thing.

        >>> table = Course(["Anna", "Ben"])
        >>> table.take(table.turn(list("1123SS"), set(), {}))["Anna"], table.active, table.monsters["Anna"].at
        ({'stars': 1, 'hearts': 0, 'energy': 0}, 'Ben', 'city')
        """
        assert not self.over
        before, after = self.monsters, play(turn)
        self.monsters, self.won = after.monsters, after.won
        alive = living(self.monsters)
        if any(self.monsters[name].stars == 20 for name in alive):
            self.over = "20 stars"
        elif len(alive) == 1:
            self.over = "last one standing"
        elif not alive:
            self.over = "all eliminated"
        else:
            self.pass_the_dice()
        return {
            name: {
                "stars": now.stars - before[name].stars,
                "hearts": now.hearts - before[name].hearts,
                "energy": now.energy - before[name].energy,
            }
            for name, now in self.monsters.items()
        }

    def pass_the_dice(self) -> None:
        """To the left, past those who are out of the game."""
        at = self.players.index(self.active)
        while True:
            at += 1
            if at == len(self.players):
                at = 0
                self.around += 1
            if self.monsters[self.players[at]].alive:
                self.active = self.players[at]
                return

    def places(self) -> dict[str, int]:
        """The place of each player."""
        places: dict[str, int] = {}
        keys = {name: (name in self.won, m.alive, m.stars) for name, m in self.monsters.items()}
        first = 1 if self.won or not self.over else 2
        for name in self.players:
            places[name] = first + sum(key > keys[name] for key in keys.values())
        return places
