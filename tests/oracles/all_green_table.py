"""A slow, obvious game of All Green from its first deal to its end, written from the rule rows alone.

What a hand is worth is told by :mod:`tests.oracles.all_green`; here is who pays it (A7, A8, G7, G11, G14) and what
comes next (A9, G16 to G18, G20).  The course is kept as nothing but the number of times that the deal has passed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.all_green import Hand, score

__all__ = ["OPTIONS", "Deal", "Table"]

#: how a table goes on where nobody agreed on anything else
OPTIONS = {"start-chips": 25, "passes": 2, "bust": "below-zero", "dealer-stays": "winner"}

WINDS = "ESWN"


@dataclass
class Deal:
    """``won`` maps winners to their hands, nobody is in it where the pile ran out; ``source`` discarded."""

    won: dict[str, Hand] = field(default_factory=dict)
    source: str | None = None


@dataclass
class Table:
    """Who sits where, in turn order from the first dealer, and what has happened so far."""

    players: list[str]
    options: dict[str, int | str] = field(default_factory=dict)
    passed: int = 0
    scores: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.scores = {player: int(self.option("start-chips")) for player in self.players}

    def option(self, name: str) -> int | str:
        """What was agreed."""
        return self.options.get(name, OPTIONS[name])

    def dealer(self) -> str:
        """Whoever comes after so many passes, round and round."""
        return self.players[self.passed % len(self.players)]

    def round(self) -> str:
        """East until everybody has dealt, then South (A9)."""
        return WINDS[self.passed // len(self.players)]

    def hand(self) -> int:
        """The first to deal in this pass is 1."""
        return self.passed % len(self.players) + 1

    def play(self, deal: Deal) -> dict[str, int]:
        """Pays for a deal and passes the deal on or not; gives what everybody gained or lost.

        >>> table = Table(["Anna", "Ben", "Cleo"])
        >>> table.play(Deal({"Ben": Hand("66777", "7", players=3)}, "Anna"))
        {'Anna': -9, 'Ben': 9, 'Cleo': 0}
        >>> table.scores, table.dealer(), table.round(), table.hand()
        ({'Anna': 16, 'Ben': 34, 'Cleo': 25}, 'Ben', 'E', 2)
        """
        gains = dict.fromkeys(self.players, 0)
        for winner, hand in deal.won.items():
            worth = score(hand)
            assert worth.refused is None
            assert hand.dealer == (winner == self.dealer())
            for player in self.players:
                if player == deal.source or (hand.tsumo and player != winner):
                    gains[player] -= worth.each
            gains[winner] += worth.received
        for player in self.players:
            self.scores[player] += gains[player]
        alone = self.option("dealer-stays") == "only-winner"
        stays = [*deal.won] == [self.dealer()] if alone else self.dealer() in deal.won
        if not self.somebody_is_out() and not stays:
            self.passed += 1
        return gains

    def somebody_is_out(self) -> bool:
        """A score below 0 ends the game, 0 itself does not (G17), unless a table has agreed otherwise."""
        lowest = min(self.scores.values())
        return {"below-zero": lowest < 0, "at-zero": lowest <= 0, "never": False}[str(self.option("bust"))]

    def is_over(self) -> bool:
        """Somebody is out, or the deal has gone round often enough (G18)."""
        return self.somebody_is_out() or self.passed == int(self.option("passes")) * len(self.players)

    def places(self) -> dict[str, int]:
        """One more than how many have a higher score, so that equal ones share (G20).

        >>> table = Table(["Anna", "Ben", "Cleo"])
        >>> table.scores = {"Anna": 20, "Ben": 35, "Cleo": 20}
        >>> table.places()
        {'Anna': 2, 'Ben': 1, 'Cleo': 2}
        """
        return {
            player: 1 + len([other for other in self.players if self.scores[other] > self.scores[player]])
            for player in self.players
        }
