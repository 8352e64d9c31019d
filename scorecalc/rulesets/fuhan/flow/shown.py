"""What a deal came to in a few words, and what a table shows of the game beside scores and deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scorecalc.model.score import Breakdown, Grid, HandScore
from scorecalc.model.table import State
from scorecalc.model.words import Bound
from scorecalc.rulesets.fuhan.flow.course import Course
from scorecalc.rulesets.fuhan.flow.following import EXTRA_HANDS, EXTRA_ROUND

__all__ = ["remembered", "summary"]

_TIMES = {1: "once", 2: "twice"}


def summary(bound: Bound, breakdown: Breakdown, seats: Mapping[str, str], players: Sequence[str]) -> str:
    """The result of a deal: ``Ben: 3 han 30 fu``, ``nobody won; tenpai Anna, Ben``, ``chombo: Ben``."""
    settings = bound.table.settings
    match breakdown.outcome:
        case "win" | "totals":
            return "; ".join(f"{seats[seat]}: {_worth(breakdown.hands[seat])}" for seat in breakdown.winner)
        case "abortive":
            return "abortive draw" + (", as three won on one discard" if breakdown.hands else "")
        case "nagashi":
            return f"nagashi mangan: {_named(settings['nagashi'], seats, players)}"
        case "chombo":
            return f"chombo: {seats[settings['chombo']]}"
    tenpai = settings.get("tenpai")
    if tenpai is None:
        return "nobody won"
    return f"nobody won; tenpai {_named(tenpai, seats, players)}" if tenpai else "nobody won, nobody tenpai"


def remembered(state: State, course: Course) -> tuple[Grid, ...]:
    """An extra round or hands that play off a tie, and chombos that are settled at the end (riichi:P11, P12)."""
    if state.over:
        return ()
    stage = state.memory.get("stage", "")
    told = []
    if stage == EXTRA_ROUND:
        told.append(f"extra round: the game ends as soon as somebody has {course.goal} points")
    elif stage == EXTRA_HANDS:
        told.append("extra hands: the game ends as soon as one player alone leads")
    for player, times in state.memory.get("chombo", {}).items():
        so_often = _TIMES.get(times, f"{times} times")
        told.append(f"chombo: {player} {so_often}, which takes {times * (course.penalty or 0)} points off his result")
    return (Grid("", tuple((line,) for line in told)),) if told else ()


def _worth(hand: HandScore) -> str:
    """The hand in a few words, its limit behind them where they do not name it: ``5 han 30 fu, mangan``."""
    limit = hand.limit if hand.limit and hand.limit not in hand.summary else ""
    return ", ".join(filter(None, [hand.summary, limit]))


def _named(letters: Iterable[str], seats: Mapping[str, str], players: Sequence[str]) -> str:
    """The players of some seats, in the order in which they sat down."""
    chosen = {seats[letter] for letter in letters}
    return ", ".join(player for player in players if player in chosen)
