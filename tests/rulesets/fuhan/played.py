"""A table played by lines, for tests: the state and the last entry behind them."""

from __future__ import annotations

import json

from scorecalc.model.table import Entry, Final, State
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import with_options

__all__ = ["Played"]

FOUR = ("Anna", "Ben", "Cleo", "Dora")


class Played:
    """A table under a ruleset and options as a line writes them; its memory goes through JSON behind every line."""

    def __init__(self, ruleset: str = "riichi", players: tuple[str, ...] = FOUR, **options: str) -> None:
        self.rules = with_options(ruleset, {name.replace("_", "-"): value for name, value in options.items()})
        self.flow = flow_of(self.rules)
        self.state: State = self.flow.begin(players)
        self.entry: Entry | None = None

    def enter(self, *lines: str) -> Played:
        """Enters lines one after the other."""
        for line in lines:
            self.entry, _ = enter_line(read(line), self.rules, self.state)
            after = self.entry.after
            self.state = after._replace(memory=json.loads(json.dumps(after.memory)))
            assert self.state == after
        return self

    def at(self, place: str, *, sticks: int = 0, **scores: int) -> Played:
        """Goes to a place in the game without playing: ``"S4 2"`` is South 4 with two honba; scores in points."""
        deal, _, honba = place.partition(" ")
        players = self.state.players
        dealer = players[int(deal[1]) - 1]
        self.state = self.state._replace(
            round=deal[0], hand=int(deal[1]), dealer=dealer, honba=int(honba or 0), pot=sticks, scores=scores
        )
        return self

    def refused(self, line: str) -> list[tuple[str, str, str]]:
        """The problems of a line: code, message, help."""
        try:
            enter_line(read(line), self.rules, self.state)
        except Refused as refused:
            return [(one.code, one.message, one.help) for one in refused.problems]
        raise AssertionError(f"`{line}` was entered")

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores in the order of the players."""
        return tuple(self.state.scores[player] for player in self.state.players)

    @property
    def deal(self) -> tuple[str, str, int, int]:
        """Which deal it is, who deals, honba, and points in the pot."""
        state = self.state
        return f"{state.round}{state.hand}", state.dealer, state.honba, state.pot

    @property
    def final(self) -> Final:
        """The ranking."""
        return self.flow.final(self.state)

    @property
    def results(self) -> dict[str, int | None]:
        """The results by player, the best first."""
        return {one.player: one.result for one in self.final.places}
