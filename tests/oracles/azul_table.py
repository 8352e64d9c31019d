"""A slow, obvious course of a game of Azul, from the rule rows alone: boards, rounds, the end, the ranking.

A round is entered player by player or all at once.  Readings where the rows leave a choice:

- a round is over when every player has been entered, in whatever order; only then is the end judged (Z11).
- the end bonuses (Z12) come with whatever completes the last round, to all players at once.
- who took the starting marker begins the next round; where nobody did, whoever began this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.azul import EMPTY, Round, Wall, bonuses, full_rows, ranking, score

__all__ = ["Course"]


@dataclass
class Course:
    """A table while it is played; ``entered`` are the players of this round who are in."""

    players: list[str]
    grey: bool
    walls: dict[str, Wall] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    round: int = 1
    begins: str = ""
    entered: list[str] = field(default_factory=list)
    marker: str = ""
    over: bool = False

    def __post_init__(self) -> None:
        for player in self.players:
            self.walls[player] = list(EMPTY)  # Z1: empty walls,
            self.scores[player] = 0  # and no points
        self.begins = self.players[0]

    def enter(self, boards: dict[str, Round]) -> dict[str, int]:
        """Some players' boards at the end of a round, each as it is on their wall; gives what every score changes by.

        >>> table = Course(["Anna", "Ben"], grey=False)
        >>> table.enter({"Ben": Round(list(EMPTY), [(1, 1, "B")])})
        {'Anna': 0, 'Ben': 1}
        >>> table.round, table.enter({"Anna": Round(list(EMPTY), [], 0, True)}), table.round, table.begins
        (1, {'Anna': 0, 'Ben': 0}, 2, 'Anna')
        """
        assert not self.over
        before = dict(self.scores)
        for player, board in boards.items():
            assert player not in self.entered
            result = score(
                Round(self.walls[player], board.placed, board.floor, board.marker, before[player], self.grey)
            )
            assert result.refused is None
            self.walls[player], self.scores[player] = result.wall, result.after
            self.entered.append(player)
            if board.marker:
                assert self.marker == ""
                self.marker = player
        if set(self.entered) == set(self.players):
            self.end_the_round()
        return {player: self.scores[player] - before[player] for player in self.players}

    def end_the_round(self) -> None:
        """Everybody is in: the game ends if any wall has a full row (Z11), else the next round begins."""
        if any(full_rows(wall) > 0 for wall in self.walls.values()):
            self.over = True
            for player in self.players:
                self.scores[player] += sum(bonuses(self.walls[player]).values())  # Z12
        else:
            self.round += 1
        self.begins = self.marker or self.begins
        self.entered, self.marker = [], ""

    def places(self) -> dict[str, int]:
        """The place of each player: points, then full rows, equal ones together (Z13)."""
        keys = {player: (self.scores[player], full_rows(self.walls[player])) for player in self.players}
        found: dict[str, int] = {}
        for group in ranking(keys):
            place = len(found) + 1
            for player in group:
                found[player] = place
        return found
