"""The course of a game of points and doubles, hand by hand, after the rows alone; four values a hand.

Rows: C1, C70 to C74, CA10, CA15, CA17, CA19; F3, F32, F50, F51, F80 to F84, FA8, FA14 and section 7 of both rule
files; for the classical game the settlement of the table of presets.  No row says how its winds move: they do as in
Kajongg's public rules (another than East won: they move; nobody won: they stay; East won for the ninth time: they
move; between rounds S and W, E and N change places, then S and E, then W and E; four rounds).

Everything is counted from the start: how often the deal has passed, and how many hands were played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

__all__ = ["DEFAULTS", "Course", "Dealt"]

WINDS = "ESWN"
FRENCH = ("french-simple", "french-advanced")
CLASSICAL = ("dmjl", "bmja")

#: the options that decide a course, as the rule files recommend them
DEFAULTS: dict[str, dict[str, Any]] = {
    "columbia": {
        "start": 2000, "rounds": 4, "drawn-deal": "stays", "out-of-points": "ends", "limit": 1000,
        "lost-reach": "winner", "reach-on-discard": "back", "hand-wind-is": "dealer", "drawn-hand": "nothing",
    },
    "french-simple": {
        "start": 0, "rounds": 4, "drawn-deal": "passes", "round-length": "hands", "play-tower": False, "limit": 1000,
    },
    "french-advanced": {
        "start": 0, "rounds": 4, "drawn-deal": "passes", "round-length": "hands", "play-tower": False, "limit": 1000,
        "drawn-hand": "differences",
    },
    "dmjl": {
        "start": 0, "rounds": 4, "drawn-deal": "stays", "exchange-seats": True, "limit": 500, "drawn-hand": "nothing",
    },
    "bmja": {
        "start": 0, "rounds": 4, "drawn-deal": "stays", "exchange-seats": True, "limit": 1000, "drawn-hand": "nothing",
    },
}  # fmt: skip


@dataclass
class Dealt:
    """One hand: what each player's is worth, who won (None where nobody did), who put down a stake."""

    values: dict[str, int]
    winner: str | None
    declared: list[str] = field(default_factory=list)
    drawn: bool = False


class Course:
    """A game from its first hand; ``options`` are all of them."""

    def __init__(self, ruleset: str, players: list[str], options: dict[str, Any]) -> None:
        self.ruleset, self.options = ruleset, options
        self.chairs = list(players)  # who sits where, counter-clockwise; only an exchange of seats changes it
        self.scores = dict.fromkeys(players, options["start"])
        self.pot = 0
        self.passed = 0  # how often the deal has passed to the next
        self.played = 0
        self.wins_of_east = 0
        self.over = ""

    def dealer(self) -> str:
        """Whose deal it is: the deal goes round the chairs."""
        return self.chairs[self.passed % 4]

    def seats(self) -> dict[str, str]:
        """Each player's wind: that of his chair for the whole game (C1), or counted from the dealer, who is East."""
        if self.ruleset == "columbia":
            return {player: WINDS[chair] for chair, player in enumerate(self.chairs)}
        return {player: WINDS[(chair - self.passed) % 4] for chair, player in enumerate(self.chairs)}

    def steps(self) -> int:
        """What a round has four of: hands played in the French rules, unless the table counts deals."""
        return self.played if self.options.get("round-length") == "hands" else self.passed

    def round(self) -> str:
        """The wind of the round."""
        return WINDS[self.steps() // 4 % 4]

    def hand(self) -> int:
        """The number in the round, from 1."""
        return self.steps() % 4 + 1

    def told(self) -> dict[str, str]:
        """The words of the table that a line gets: nobody has to say them."""
        words = {}
        if self.ruleset == "columbia":
            words["dealer"] = self.seats()[self.dealer()]
            if self.options["hand-wind-is"] == "dealer":
                words["wind"] = words["dealer"]  # C1
            else:
                words["round"] = self.round()  # CA10
            if self.pot:
                words["sticks"] = str(self.pot // 10)
        if self.ruleset in FRENCH and self.options["play-tower"]:
            words["tower"] = self.round()  # F32
        if self.ruleset in CLASSICAL:
            words["round"] = self.round()
        return words

    def is_ninth(self, dealt: Dealt) -> bool:
        """Whether it is East's ninth win, which the German table pays with the limit."""
        return self.ruleset == "dmjl" and dealt.winner == self.dealer() and self.wins_of_east == 8

    def play(self, dealt: Dealt) -> None:
        """Settles one hand and goes on to the next, or ends the game."""
        self.settle(dealt)
        self.stakes(dealt)
        if self.options.get("out-of-points") == "ends":  # C74
            broke = [player for player in self.scores if self.scores[player] <= 0]
            if broke:
                names = broke[0] if len(broke) == 1 else f"{', '.join(broke[:-1])} and {broke[-1]}"
                self.over = f"{names} {'is' if len(broke) == 1 else 'are'} out of points"
                return
        dealer = self.dealer()
        if dealt.winner is None:
            passes = self.options["drawn-deal"] == "passes"  # CA17, FA14
        elif dealt.winner == dealer:
            passes = self.is_ninth(dealt)  # C74, F84
        else:
            passes = True
        self.wins_of_east = 0 if passes else self.wins_of_east + (dealt.winner == dealer)
        rounds_before = self.steps() // 4
        if (self.steps() + (passes or self.options.get("round-length") == "hands")) // 4 == self.options["rounds"]:
            self.over = "last hand"  # C74
            return
        self.played += 1
        self.passed += passes
        if self.steps() // 4 > rounds_before and self.options.get("exchange-seats"):
            self.exchange(self.steps() // 4)

    def exchange(self, rounds: int) -> None:
        """Before the second, the third and the fourth round some change places."""
        pairs = {1: ("SW", "EN"), 2: ("SE",), 3: ("WE",), 0: ()}[rounds % 4]
        for one, other in pairs:
            at = (self.passed + WINDS.index(one)) % 4
            to = (self.passed + WINDS.index(other)) % 4
            self.chairs[at], self.chairs[to] = self.chairs[to], self.chairs[at]

    def settle(self, dealt: Dealt) -> None:
        """Who pays whom for his hand."""
        values, winner, east = dealt.values, dealt.winner, self.dealer()
        if self.ruleset == "french-simple":  # section 7: nobody pays
            for player, value in values.items():
                self.scores[player] += value * (2 if player == east else 1)
            return
        for one in values:
            for other in values:
                if one == other:
                    continue
                twice = 2 if self.ruleset != "columbia" and east in (one, other) else 1
                more = values[other] - values[one]
                if other == winner:
                    self.pay(one, other, values[other] * twice)  # C70, F80
                elif one == winner:
                    if self.ruleset == "french-advanced" and more > 0:
                        self.pay(one, other, 2 * twice * more)  # F82
                elif more > 0 and (winner is not None or self.options["drawn-hand"] == "differences"):
                    self.pay(one, other, more * twice)  # C71, F81, C73, FA8

    def stakes(self, dealt: Dealt) -> None:
        """C72: ten points each into the pond; CA15, CA19: who gets them out."""
        for player in dealt.declared:
            self.scores[player] -= 10
            self.pot += 10
        if dealt.winner is None:
            return
        takes_back = dealt.winner in dealt.declared and (dealt.drawn or self.options["reach-on-discard"] == "back")
        if takes_back:
            self.scores[dealt.winner] += 10
            self.pot -= 10
        if self.options.get("lost-reach") == "winner":
            self.scores[dealt.winner] += self.pot
        if self.options.get("lost-reach") in ("winner", "lost"):
            self.pot = 0

    def pay(self, payer: str, payee: str, amount: int) -> None:
        """One payment."""
        self.scores[payer] -= amount
        self.scores[payee] += amount

    def ranking(self) -> list[tuple[int, str]]:
        """Places and players; who has as much shares the place."""
        return sorted(
            (1 + sum(s > score for s in self.scores.values()), player) for player, score in self.scores.items()
        )
