"""Who has won: the order, sticks that are left over, and the results with uma and oka (riichi:P12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorecalc.model.money import BANK, POT, Payment
from scorecalc.model.score import Note
from scorecalc.model.table import Final, Place, State, in_places
from scorecalc.rulesets.fuhan.flow.course import Course

__all__ = ["ranking"]

_HALF, _WHOLE = 500, 1000


def ranking(state: State, course: Course) -> Final:
    """The ranking, were the game to end here; the sticks on the table are given out first."""
    order = _order(state, course)
    payments = _left_over(state, order, course)
    scores = state.paid(payments, "points").scores
    places = in_places(order)
    if not course.results:
        ranked = tuple(Place(player, places[player], scores[player]) for group in order for player in group)
        return Final(ranked, payments, _notes(state))
    parts = _parts(order, scores, course)
    for player, times in state.memory.get("chombo", {}).items():
        parts[player]["chombo"] = -times * (course.penalty or 0)
    ranked = tuple(
        Place(player, places[player], scores[player], sum(parts[player].values()), tuple(parts[player].items()))
        for group in order
        for player in group
    )
    return Final(ranked, payments, _notes(state), _WHOLE)


def _notes(state: State) -> tuple[Note, ...]:
    """Why a game is over whose dealer would deal again."""
    dealer = state.memory.get("stopped")
    if dealer is None:
        return ()
    return (Note("riichi.dealer-stop", f"{dealer} leads, and so ends the game as the dealer of the last hand"),)


def _order(state: State, course: Course) -> list[list[str]]:
    """Groups of equal players, the best first; where ties go by seats, who sat down first is before the other."""
    scores = state.scores
    order: list[list[str]] = []
    for player in sorted(state.players, key=lambda player: -scores[player]):
        if order and course.ties != "seat" and scores[order[-1][0]] == scores[player]:
            order[-1].append(player)
        else:
            order.append([player])
    return order


def _left_over(state: State, order: Sequence[Sequence[str]], course: Course) -> tuple[Payment, ...]:
    """Where the sticks go that nobody won."""
    if not state.pot:
        return ()
    if course.leftover == "lost":
        return (Payment(POT, BANK, state.pot, "points", "left-over riichi sticks"),)
    sharing = order[0] if course.leftover == "first" else [player for group in order for player in group]
    parts = _alike(state.pot, len(sharing))
    return tuple(
        Payment(POT, player, part, "points", "left-over riichi sticks")
        for player, part in zip(sharing, parts, strict=True)
    )


def _alike(amount: int, count: int) -> list[int]:
    """An amount in equal parts; points that cannot be divided go to those who sat down first.

    >>> _alike(1000, 3), _alike(20000, 2)
    ([334, 333, 333], [10000, 10000])
    """
    whole, rest = divmod(amount, count)
    return [whole + (at < rest) for at in range(count)]


def _parts(order: Sequence[Sequence[str]], scores: Mapping[str, int], course: Course) -> dict[str, dict[str, int]]:
    """What each result is made of: the score less the return, uma, oka, rounding; equal players share alike."""
    bonuses = [*course.uma_at(scores.values())]
    parts: dict[str, dict[str, int]] = {}
    for group in order:
        sharing = len(group)
        uma, bonuses = _alike(sum(bonuses[:sharing]), sharing), bonuses[sharing:]
        for player, bonus in zip(group, uma, strict=True):
            parts[player] = {"score": scores[player] - course.back, "uma": bonus, "oka": 0}
    for player, part in zip(order[0], _alike(course.oka, len(order[0])), strict=True):
        parts[player]["oka"] = part
    if course.rounding != "exact":
        _round(order, parts, course.rounding)
    return parts


def _round(order: Sequence[Sequence[str]], parts: Mapping[str, dict[str, int]], how: str) -> None:
    """All but the first to whole thousands, a half up or down; the first takes what that leaves.

    26200 points of 30000 are -3800, rounded -4000: the 200 go to the first.
    """
    rest = 0
    for player in (player for group in order[1:] for player in group):
        exact = sum(parts[player].values())
        whole = (exact + _HALF) // _WHOLE if how == "half-up" else -((_HALF - exact) // _WHOLE)
        parts[player]["rounding"] = whole * _WHOLE - exact
        rest -= whole * _WHOLE - exact
    for player, part in zip(order[0], _alike(rest, len(order[0])), strict=True):
        parts[player]["rounding"] = part
