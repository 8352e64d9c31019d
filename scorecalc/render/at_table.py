"""A breakdown as it is shown at a table: the players by their names where its words call them by their seats."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from scorecalc.model.score import Breakdown, Note

__all__ = ["at_table"]


def at_table(
    breakdown: Breakdown, seats: Mapping[str, str], spelled: Mapping[str, str], notes: Mapping[str, str]
) -> Breakdown:
    """The breakdown with names in its heading and its notes; labels and payments are named by whoever shows them.

    ``seats`` say who sits where (``{"S": "Ben"}``), ``spelled`` how a seat is called in words (``{"S": "South"}``).
    ``notes`` have what notes say at a table, by their ids, "" where nothing.
    """
    words = {spelled.get(seat, seat): player for seat, player in seats.items() if seat != player}
    letters = {seat: player for seat, player in seats.items() if seat != player}
    return breakdown._replace(
        heading=tuple(_heading(part, words) for part in breakdown.heading),
        notes=tuple(_notes(breakdown.notes, letters, notes)),
        hands={
            label: hand._replace(notes=tuple(_notes(hand.notes, letters, notes)))
            for label, hand in breakdown.hands.items()
        },
    )


def _heading(part: str, players: Mapping[str, str]) -> str:
    """A part of a heading with names; rounds and winds of a hand are none of a player.

    >>> _heading("South seat, East round", {"East": "Anna", "South": "Ben"})
    'Ben (South), East round'
    >>> _heading("discard by East on 8s", {"East": "Anna", "South": "Ben"})
    'discard by Anna on 8s'
    """
    if not players:
        return part
    seat = "|".join(map(re.escape, players))
    whose = re.compile(rf"\b({seat}) seat\b|\bby ({seat})\b")
    return whose.sub(lambda m: f"{players[m[1]]} ({m[1]})" if m[1] else f"by {players[m[2]]}", part)


def _notes(notes: Iterable[Note], players: Mapping[str, str], at: Mapping[str, str]) -> Iterator[Note]:
    for note in notes:
        text = at.get(note.id, note.text)
        if text:
            yield note._replace(text=_named(text, players))


def _named(text: str, players: Mapping[str, str]) -> str:
    """A note with names for letters that can only be seats: before a change or a verb, or as somebody's result.

    >>> _named("with lost-reach=stays: E +240  pot 0", {"E": "Anna"}), _named("the pair of E is hidden", {"E": "Anna"})
    ('with lost-reach=stays: Anna +240  pot 0', 'the pair of E is hidden')
    """
    if not players:
        return text
    seat = "|".join(map(re.escape, players))
    behind = "[+-][0-9]|0(?![0-9])|declared |is taken to be liable"
    return re.sub(rf"(?<![\w=])(?:{seat})(?= (?:{behind}))|(?<=result of )(?:{seat})\b", lambda m: players[m[0]], text)
