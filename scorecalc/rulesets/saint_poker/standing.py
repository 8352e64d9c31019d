"""Who won a showdown and why: the groups from the best to the worst, and sentences about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorecalc.model.score import Note, listed
from scorecalc.model.table import in_groups
from scorecalc.rulesets.saint_poker.options import FLUSH_TIES, HIGHEST
from scorecalc.rulesets.saint_poker.phrases import apart, what
from scorecalc.rulesets.saint_poker.worth import Worth, worth_of

__all__ = ["Standing"]


class Standing:
    """The hands of a showdown beside each other.

    ``worths`` maps the players, in the order of the line, to what their hands are worth.  ``order``
    has equal players together, the best first.  ``readings`` are players whose points hang on how
    two flushes are told apart (P6).
    """

    __slots__ = ("_other_order", "_river", "order", "readings", "worths")

    def __init__(self, worths: Mapping[str, Worth], river: Sequence[int], flush_ties: str) -> None:
        self.worths = worths
        self.order = in_groups(worths, lambda player: worths[player].rank)
        self._river = frozenset(river)
        self._other_order = self.order
        if sum(worth.of.id == "flush" for worth in worths.values()) > 1:
            other = "all-five" if flush_ties == HIGHEST else HIGHEST
            self._other_order = in_groups(worths, lambda player: worth_of(worths[player].five, other).rank)
        first, other_first = self.order[0], self._other_order[0]
        self.readings = frozenset(() if first == other_first else (*first, *other_first))

    @property
    def winners(self) -> list[str]:
        """The best hand's player, or all whose hands are equal to it."""
        return self.order[0]

    def why(self, player: str) -> str:
        """How a player came out, in a few words: ``wins with the king kicker against the queen``."""
        at = next(place for place, group in enumerate(self.order) if player in group)
        ties = [other for other in self.order[at] if other != player]
        if at:
            ahead = self.order[at - 1]
            lost = f"behind {listed(ahead)}: {self._apart(ahead, self.order[at])}"
            return lost + (f", equal to {listed(ties)}" if ties else "")
        if ties:
            return f"ties with {listed(ties)}: {self._equal(self.order[0])}"
        return f"wins with {self._apart(self.order[0], self.order[1])}"

    def sentences(self) -> Iterator[tuple[str, str]]:
        """What sets the groups apart and the order in which cards are taken back, each with its row."""
        for at, group in enumerate(self.order):
            others = self.order[at + 1 : at + 2]
            if len(group) > 1:
                yield f"{listed(group)} tie: {self._equal(group)}", "P7"
            if others:
                verb = ("win" if len(group) > 1 else "wins") if not at else "are" if len(group) > 1 else "is"
                before = f" before {listed(others[0])}" if at else ""
                yield f"{listed(group)} {verb}{before} with {self._apart(group, others[0])}", "P6"
        turns = [f"{listed(group)} by lot" if len(group) > 1 else group[0] for group in reversed(self.order)]
        yield "cards are taken back twice round: " + ", then ".join(turns), "P12"

    def notes(self, flush_ties: str) -> Iterator[Note]:
        """That another reading of the tie of flushes would have changed the order."""
        if self._other_order != self.order:
            other = "all-five" if flush_ties == HIGHEST else HIGHEST
            told = ", then ".join(" = ".join(group) for group in self._other_order)
            yield Note(
                "saint-poker.flush-ties",
                f"the order hangs on how flushes are told apart ({FLUSH_TIES}={flush_ties}, a reading of P6); "
                f"with {FLUSH_TIES}={other}: {told}",
            )

    def _apart(self, better: Sequence[str], worse: Sequence[str]) -> str:
        return apart(self.worths[better[0]], self.worths[worse[0]])

    def _equal(self, group: Sequence[str]) -> str:
        """Why hands are equal: all five cards are the river's, or their ranks are the same."""
        worths = [self.worths[player] for player in group]
        if all(self._river.issuperset(worth.five.cards) for worth in worths):
            return f"the river's {worths[0].of.name.lower()} plays"
        return what(worths[0])
