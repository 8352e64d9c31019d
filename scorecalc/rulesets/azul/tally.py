"""A resolved round in points: what scores, and the score it leads to."""

from __future__ import annotations

from scorecalc.rules.item import Item
from scorecalc.rulesets.azul.items import ITEMS
from scorecalc.rulesets.azul.round import Round, settled

__all__ = ["Tally", "tally"]


class Tally:
    """A round and its numbers: the items that hold with their amounts, the new score, and the change to it."""

    __slots__ = ("income", "items", "rank", "round", "score")

    def __init__(self, round: Round) -> None:
        self.round = round
        self.items: list[tuple[Item, int]] = [(item, n * item.value) for item in ITEMS if (n := item.test(round))]
        #: with the end bonuses, where they are added
        self.score = settled(round.board, *self.parts())
        self.income = self.score - round.board.score
        self.rank = (self.income,)

    def parts(self) -> tuple[list[int], int, list[int]]:
        """The points of each placement that scores, what the floor line costs, and each kind of end bonus."""
        bonuses = [amount for item, amount in self.items if item.section == "bonuses"]
        return [one.points for one in self.round.laid if one.points], self.round.penalty, bonuses


def tally(round: Round) -> Tally:
    """The worth of a round."""
    return Tally(round)
