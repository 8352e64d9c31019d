"""What a result should not be read without: defaults, readings, words that changed nothing."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.score import Note
from scorecalc.rulesets.king_of_tokyo.items import above_twenty
from scorecalc.rulesets.king_of_tokyo.table import OUT, Position
from scorecalc.rulesets.king_of_tokyo.tally import Aftermath
from scorecalc.rulesets.king_of_tokyo.turn import Turn

__all__ = ["notes"]


def notes(turn: Turn, after: Aftermath) -> Iterator[Note]:
    """The notes of a turn."""
    position = turn.position
    if turn.idle and len(position.yields) < len(position.monsters):  # `all` are whoever can
        named = "/".join(turn.idle)
        yield Note(
            "king-of-tokyo.cannot-yield",
            f"yield={named} changes nothing: a monster yields that is in Tokyo and lost hearts to smash dice (K7)",
        )
    yield from _variant(turn)
    if turn.entered and len(after.winners) == 1 and sum(monster.alive for monster in after.monsters) == 1:
        text = f"the turn is played to its end: {position.active} still enters Tokyo (a reading of K12)"
        yield Note("king-of-tokyo.played-out", text)
    if after.lost:
        lost = ", ".join(name for name, _ in after.lost)
        yield Note(
            "king-of-tokyo.eliminated-stars",
            f"the stars of the eliminated are gone: {lost} (eliminated-stars=zero, a reading of K13)",
        )
    if above_twenty(turn):
        yield Note("king-of-tokyo.above-twenty", "stars above 20 are not counted (a reading of K12)")
    if assumed := _assumed(position):
        yield Note("king-of-tokyo.start-values", f"not given, so as at the start of a game: {assumed}")


def _variant(turn: Turn) -> Iterator[Note]:
    """Whether the variant for two holds where it decides something and the line does not say so."""
    position = turn.position
    if position.seats != 2 or (turn.started == OUT and not turn.entered) or position.variant_named:
        return
    if position.variant:
        text = "a game of two: Tokyo gives energy instead of stars (two-player-variant=games-of-two)"
        yield Note("king-of-tokyo.two-player-variant", text)
    else:
        text = "a game of two without its variant: Tokyo gives stars; with +two-player it gives energy"
        yield Note("king-of-tokyo.no-variant", text)


def _assumed(position: Position) -> str:
    """``energy=0 (A B), at=out (B)``: each value with the living monsters that it was filled in for."""
    by_value: dict[str, list[str]] = {}
    for monster in position.monsters:
        for setting, value in position.assumed.get(monster.name, {}).items() if monster.alive else ():
            by_value.setdefault(f"{setting}={value}", []).append(monster.name)
    return ", ".join(f"{value} ({' '.join(names)})" for value, names in by_value.items())
