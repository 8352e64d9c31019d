"""A game of riichi from the first deal to the result: rows P5 and P8 to P12, step by step.

Readings where the rows leave a choice (each also stands beside its line below):

- a game ends by a bust before anything else is asked, and a bust is not played off;
- a dealer-stop and the end of an extra round look at the scores without the sticks on the table;
- in the last hand a dealer leads who has more than everybody else;
- after a chombo nothing is asked but whether somebody is bust: the hand was none;
- in an extra round any hand ends the game after which somebody has the goal, the dealer's own win too;
- equal players share bonuses and sticks in whole points; what cannot be divided goes to who sat down first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.riichi_payments import Win, chombo, draw, nagashi, settle

__all__ = ["GAME_DEFAULTS", "Event", "Game"]

#: the options of a game; those of a hand are in tests/oracles/riichi_hand.py
GAME_DEFAULTS: dict[str, Any] = {
    "dealer-repeat": "tenpai",
    "length": "south",
    "extra-rounds": False,
    "dealer-stop": False,
    "start": 25000,
    "return": 30000,
    "goal": None,  # the return
    "uma": (20, 10, -10, -20),
    "oka": "first",
    "ties": "seat",
    "bust": False,
    "leftover-sticks": "first",
    "result-rounding": "exact",
    "chombo-penalty": None,  # a mangan to the others
}


@dataclass
class Event:
    """What happened in a hand, in the names of players: ``kind`` is win, draw, nagashi, abortive or chombo."""

    kind: str
    wins: list[tuple[str, int]] = field(default_factory=list)  # winners and their base points
    source: str | None = None
    declared: list[str] = field(default_factory=list)
    tenpai: list[str] = field(default_factory=list)
    nagashi: list[str] = field(default_factory=list)
    offender: str = ""


class Game:
    """A game; ``deals`` counts how often the seats have rotated."""

    def __init__(self, players: Sequence[str], options: Mapping[str, Any]) -> None:
        self.players = list(players)
        self.options = {**GAME_DEFAULTS, **options}
        self.scores = dict.fromkeys(players, self.options["start"])
        self.sticks = self.deals = self.honba = 0
        self.chombos = dict.fromkeys(players, 0)
        self.over = ""
        self.in_extra_round = self.in_extra_hands = False

    @property
    def dealer(self) -> str:
        """Who deals now."""
        return self.players[self.deals % len(self.players)]

    @property
    def round(self) -> str:
        """The wind of the round; behind the last of them the first comes again."""
        winds = "ESWN"[: len(self.players)]
        return winds[self.deals // len(self.players) % len(winds)]

    @property
    def hand(self) -> int:
        """Which deal of the round."""
        return self.deals % len(self.players) + 1

    def seat(self, player: str) -> str:
        """The wind of a player: the dealer is East, who follows him South."""
        at = self.players.index(player) - self.players.index(self.dealer)
        return "ESWN"[at % len(self.players)]

    def play(self, event: Event) -> None:
        """One hand: what it moves, and what comes after it."""
        assert not self.over
        gains = self._gains(event)
        for player in self.players:
            self.scores[player] += gains[self.seat(player)]
        self.sticks += gains["pot"] // 1000
        if event.kind == "chombo":  # P12: the hand is replayed without a honba
            if self.options["chombo-penalty"] is not None:
                self.chombos[event.offender] += 1
            if self._bust():
                self.over = "bust"
            return
        drawn = event.kind == "win" and gains["drawn"]  # three rons
        again = self._again(event, drawn=bool(drawn))
        if event.kind == "win" and not drawn and not again:
            self.honba = 0  # P9: a non-dealer win clears it
        else:
            self.honba += 1
        before = self.deals
        self.over = self._ending(event, again=again, drawn=bool(drawn))
        if not self.over and not again:
            self.deals = before + 1

    def _gains(self, event: Event) -> dict[str, int]:
        seats = "ESWN"[: len(self.players)]
        staked = "".join(sorted(map(self.seat, event.declared), key=seats.index))
        if event.kind == "win":
            wins = [Win(self.seat(player), base) for player, base in event.wins]
            source = None if event.source is None else self.seat(event.source)
            gains = settle(wins, source, self.honba, self.sticks, staked, self.options)
            return {**gains, "drawn": self._is_drawn(event)}
        if event.kind == "draw":
            return draw("".join(map(self.seat, event.tenpai)), staked, self.options)
        if event.kind == "nagashi":
            return nagashi("".join(map(self.seat, event.nagashi)), staked, self.options)
        if event.kind == "abortive":
            return draw("", staked, self.options)
        if self.options["chombo-penalty"] is None:
            return chombo(self.seat(event.offender), self.options)
        return dict.fromkeys([*seats, "pot"], 0)

    def _is_drawn(self, event: Event) -> bool:
        return len(event.wins) == 3 and self.options.get("multiple-ron") == "triple-draw"

    def _again(self, event: Event, *, drawn: bool) -> bool:
        """Whether the dealer deals again."""
        if event.kind == "abortive" or drawn:
            return True
        if event.kind == "win":
            winners = [player for player, _ in event.wins]
            if self.options.get("multiple-ron") == "first":
                after = self.players.index(event.source or winners[0])
                winners = [min(winners, key=lambda w: (self.players.index(w) - after) % len(self.players))]
            return self.dealer in winners
        return self.options["dealer-repeat"] == "tenpai" and self.dealer in event.tenpai

    def _bust(self) -> bool:
        return self.options["bust"] and any(score < 0 for score in self.scores.values())

    def _ending(self, event: Event, *, again: bool, drawn: bool) -> str:
        """Why the game is over now; where it goes beyond its rounds, that is remembered."""
        options, scores = self.options, list(self.scores.values())
        if self._bust():
            return "bust"
        tie = scores.count(max(scores)) > 1
        if self.in_extra_hands:
            return "" if tie else "tie played off"
        goal = options["return"] if options["goal"] is None else options["goal"]
        somebody_has_it = max(scores) >= goal
        rounds = 1 if options["length"] == "east" else 2
        end = ""
        if self.in_extra_round:
            if somebody_has_it:
                end = "last hand"
            elif self.hand == len(self.players) and not again:
                end = "extra round over"
        elif self.deals == rounds * len(self.players) - 1:  # the last hand
            may_end = somebody_has_it or not options["extra-rounds"]
            if not again and not may_end:
                self.in_extra_round = True
            elif not again:
                end = "last hand"
            elif options["dealer-stop"] and may_end and event.kind != "abortive" and not drawn:
                others = [score for player, score in self.scores.items() if player != self.dealer]
                if self.scores[self.dealer] > max(others):
                    end = "last hand"
        if end and tie and options["ties"] == "extra-hands":
            self.in_extra_hands = True
            return ""
        return end

    def result(self) -> dict[str, tuple[int, int, int]]:
        """Of each player his place, his score with the sticks that were left, and his result in points."""
        options = self.options
        apart = options["ties"] == "seat"
        order = sorted(self.players, key=lambda player: (-self.scores[player], self.players.index(player)))

        def equals(player: str) -> list[str]:
            same = [other for other in order if self.scores[other] == self.scores[player]]
            return [player] if apart else same

        place = {player: order.index(equals(player)[0]) + 1 for player in order}
        firsts = [player for player in order if place[player] == 1]
        final = dict(self.scores)
        if options["leftover-sticks"] != "lost":
            takers = firsts if options["leftover-sticks"] == "first" else order
            for player, part in _shared(1000 * self.sticks, takers).items():
                final[player] += part
        bonuses = dict(zip(order, self._uma(final), strict=True))
        total: dict[str, int] = {}
        for player in order:
            same = equals(player)
            bonus = _shared(sum(1000 * bonuses[other] for other in same), same)[player]
            total[player] = final[player] - options["return"] + bonus
        if options["oka"] == "first":
            for player, part in _shared(len(order) * (options["return"] - options["start"]), firsts).items():
                total[player] += part
        if options["result-rounding"] != "exact":
            others = [player for player in order if player not in firsts]
            exact = sum(total.values())
            for player in others:
                total[player] = _nearest(total[player], half_up=options["result-rounding"] == "half-up")
            for player, part in _shared(exact - sum(total.values()), firsts).items():
                total[player] += part
        for player, times in self.chombos.items():
            total[player] -= times * (options["chombo-penalty"] or 0)
        return {player: (place[player], final[player], total[player]) for player in order}

    def _uma(self, final: Mapping[str, int]) -> Sequence[int]:
        uma = self.options["uma"]
        if uma == "jpml-a":
            below = sum(score < self.options["start"] for score in final.values())
            return {3: (12, -1, -3, -8), 1: (8, 3, 1, -12)}.get(below, (8, 4, -4, -8))
        return uma or [0] * len(self.players)


def _shared(amount: int, players: Sequence[str]) -> dict[str, int]:
    """Whole parts that differ by 1 at the most, the larger ones for those named first."""
    parts = dict.fromkeys(players, amount // len(players))
    for player in players[: amount - sum(parts.values())]:
        parts[player] += 1
    return parts


def _nearest(points: int, *, half_up: bool) -> int:
    """The nearest thousand.

    >>> _nearest(-4500, half_up=True), _nearest(-4500, half_up=False), _nearest(5500, half_up=True)
    (-4000, -5000, 6000)
    """
    below = points - points % 1000
    return below + 1000 if points % 1000 > 500 or (half_up and points % 1000 == 500) else below
