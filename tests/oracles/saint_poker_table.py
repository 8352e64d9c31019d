"""A slow, obvious game of Saint Poker from the deal to its end, played with a deck, written from the rule rows alone.

Hands are compared by :mod:`tests.oracles.saint_poker`.  The cards are really dealt, shown, taken back and thrown away
(P9, P12, P13), so that every line is one that can come up at a table, and a line that cannot is known for one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.oracles.saint_poker import DECK, ROUNDS, Showdown, groups, pick_up, points, worth

__all__ = ["Table"]

FUTURE_RIVER = {2: 3, 3: 2, 4: 1, 5: 0}


@dataclass
class Table:
    """The deck, the cards in hand, the future river, the points so far, and what was shown and thrown away.

    ``new`` are the cards that no round has shown yet.
    """

    players: list[str]
    rng: random.Random
    round: int = 1
    scores: dict[str, int] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    future: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    new: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.scores = dict.fromkeys(self.players, 0)
        self.deck = [*DECK]
        self.rng.shuffle(self.deck)
        self.new = set(self.deck)
        self.hands = {player: [self.deck.pop() for _ in range(10)] for player in self.players}  # P13
        self.future = [self.deck.pop() for _ in range(FUTURE_RIVER[len(self.players)])]  # P9

    def showdown(self) -> Showdown:
        """Everybody gives one card to the river and shows two, whichever they are."""
        river, self.future = self.future, [self.deck.pop() for _ in self.future] if self.round < ROUNDS else []
        shown = {}
        for player in self.players:
            self.rng.shuffle(self.hands[player])
            river.append(self.hands[player].pop())
        for player in self.players:
            shown[player] = [self.hands[player].pop(), self.hands[player].pop()]
        assert len(river) == 5
        return Showdown(river, shown, self.round)

    def play(self, dealt: Showdown) -> tuple[dict[str, int], list[list[str]]]:
        """What everybody marks (P10), and who takes cards back in which order (P12); then they do.

        >>> table = Table(["Anna", "Ben"], random.Random(1))
        >>> marked, order = table.play(table.showdown())
        >>> table.round, [len(hand) for hand in table.hands.values()], len(table.gone)
        (2, [9, 9], 5)
        """
        order = groups(worth(dealt))
        marked = points(order, dealt.round)
        for player in self.players:
            self.scores[player] += marked[player]
        lying = [*dealt.river, *(card for own in dealt.hands.values() for card in own)]
        self.new -= set(lying)
        for _ in range(2):  # twice round
            for group in pick_up(order):
                for player in self.rng.sample(group, len(group)):
                    self.hands[player].append(lying.pop(self.rng.randrange(len(lying))))
        assert len(lying) == 5
        self.gone += lying
        self.round += 1
        return marked, pick_up(order)

    def is_over(self) -> bool:
        """After the eighth round (P11); then everybody has two cards left (P13)."""
        over = self.round > ROUNDS
        assert not over or all(len(hand) == 2 for hand in self.hands.values())
        return over

    def places(self) -> dict[str, int]:
        """One more than how many have more points, so that equal ones share (P14)."""
        return {
            player: 1 + len([other for other in self.players if self.scores[other] > self.scores[player]])
            for player in self.players
        }
