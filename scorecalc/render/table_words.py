"""A table in words: how things stand, who is where in the ranking, what an entry says; for every form that shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.model.score import Note
from scorecalc.model.table import Place, State
from scorecalc.model.table_view import TableView
from scorecalc.render.payments import Clause, moved

__all__ = [
    "Standing",
    "clock",
    "closing",
    "deal",
    "known",
    "otherwise",
    "played_in",
    "ranking",
    "scaled",
    "seat_word",
    "short_deal",
    "standings",
    "stands",
    "times",
]

#: decimals of a result at most
_DIGITS = 3
#: an ISO text up to its minutes
_CLOCK = re.compile(r"(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)")


class Standing(NamedTuple):
    """A player in the ranking: ``seat`` is spelled out, ``behind`` what he lacks to the highest score.

    ``result`` is None while the game goes on, and where the score is all that he takes home.
    """

    place: int
    player: str
    seat: str
    score: int
    behind: int
    result: int | None
    parts: tuple[tuple[str, int], ...]

    def part(self, name: str) -> int | None:
        """The sum of his parts of a name, None where he has none."""
        own = [amount for called, amount in self.parts if called == name]
        return sum(own) if own else None


def deal(state: State, view: TableView) -> str:
    """Which hand it is: ``East 2, 1 honba``; a game without rounds counts its hands."""
    round = (
        f"{view.rounds} {state.round}" if view.rounds and state.round else view.spelled.get(state.round, state.round)
    )
    which = f"{round} {state.hand}" if round and state.hand else round or (f"hand {state.hand}" if state.hand else "")
    return ", ".join(filter(None, [which, f"{state.honba} honba" if state.honba else ""]))


def short_deal(state: State) -> str:
    """The same in letters, honba behind a dash: ``E2-1``; "" for a game without rounds."""
    if not state.round:
        return ""
    return f"{state.round}{state.hand or ''}" + (f"-{state.honba}" if state.honba else "")


def played_in(view: TableView, at: int) -> str:
    """Which hand an entry, counted from 0, was: as :func:`short_deal`, "" for the one that closes the table."""
    return "" if view.played[at].entry.outcome == "end" else short_deal(view.before(at))


def known(view: TableView) -> list[Note]:
    """What should be known of the ranking, nothing before the first entry."""
    return [*view.final.notes] if view.played else []


def stands(view: TableView) -> str:
    """How things stand: ``East 2, 1 honba, 1000 in the pot, Ben deals``, ``round 3, Ben begins``; or why it is over."""
    state = view.state
    if state.over:
        return f"over: {state.over}"
    if view.ended:
        return "ended before the game was over"
    pot = f"{state.pot} in the pot" if state.pot else ""
    dealer = f"{state.dealer} {view.deals}" if state.dealer else ""
    return ", ".join(filter(None, [deal(state, view), pot, dealer])) or "not begun"


def otherwise(view: TableView) -> str:
    """What was agreed beside the ruleset: ``other than riichi: uma=15/5/-5/-15``, "" where nothing was."""
    return f"other than {view.ruleset}: {' '.join(view.agreed)}" if view.agreed else ""


def standings(view: TableView) -> list[Standing]:
    """The ranking, the best first; scores are those of the table while the game goes on, then those of its end."""
    scores = view.state.scores
    rows: list[tuple[Place, int]] = [
        (one, scores.get(one.player, one.score) if view.provisional else one.score) for one in view.final.places
    ]
    most = max((score for _, score in rows), default=0)
    return [
        Standing(
            one.place,
            one.player,
            seat_word(view, one.player),
            score,
            most - score,
            None if view.provisional else one.result,
            () if view.provisional else one.parts,
        )
        for one, score in rows
    ]


def ranking(view: TableView) -> tuple[list[str], list[list[str]]]:
    """The ranking as a table: its heads, and a row of cells a player.

    The first three columns are place, player and seat, the others are amounts; what has no place here is "".
    """
    ranked = standings(view)
    scale = view.final.scale
    parts = [*dict.fromkeys(name for one in ranked for name, _ in one.parts)]
    columns = [[one.part(name) for one in ranked] for name in parts] + [[one.result for one in ranked]]
    told = [_optional(column, scale) for column in columns]
    ends = any(one.result is not None for one in ranked)
    heads = ["place", "player", "seat", view.unit, "behind", *parts, *(["result"] if ends else [])]
    return heads, [
        [
            f"{one.place}",
            one.player,
            one.seat,
            f"{one.score}",
            f"{one.behind}" if one.behind else "",
            *(column[at] for column in told[: len(heads) - 5]),
        ]
        for at, one in enumerate(ranked)
    ]


def _optional(amounts: Sequence[int | None], scale: int) -> list[str]:
    """As :func:`scaled`, "" for what is not there."""
    found = iter(scaled([amount for amount in amounts if amount is not None], scale))
    return ["" if amount is None else next(found) for amount in amounts]


def seat_word(view: TableView, player: str) -> str:
    """The seat of a player spelled out, "" where there are no seats."""
    letter = view.seats.get(player, "")
    return view.spelled.get(letter, letter)


def closing(view: TableView) -> list[Clause]:
    """What the end itself moves, or has moved where the table is closed; none while the game goes on."""
    if view.provisional:
        return []
    closed = [one.entry.payments for one in view.played if one.entry.outcome == "end"]
    return moved([*(payment for paid in closed for payment in paid), *view.final.payments], {})


def scaled(amounts: Sequence[int], scale: int, *, sign: bool = True) -> list[str]:
    """Amounts in units of ``scale``, all with as many decimals as one of them needs, and with their signs.

    >>> scaled([45300, -38800, 0], 1000), scaled([12, -3], 1), scaled([250], 1000, sign=False)
    (['+45.3', '-38.8', '0.0'], ['+12', '-3'], ['0.25'])
    """
    digits = next((d for d in range(_DIGITS) if all(amount * 10**d % scale == 0 for amount in amounts)), _DIGITS)
    return [f"{amount / scale:{'+' if sign and amount else ''}.{digits}f}" for amount in amounts]


def clock(iso: str) -> str:
    """A time as a person reads it; what is no ISO text stays as it is.

    >>> clock("2026-03-07T19:30:12+01:00"), clock("last Friday")
    ('2026-03-07 19:30', 'last Friday')
    """
    found = _CLOCK.match(iso)
    return f"{found[1]} {found[2]}" if found else iso


def times(view: TableView) -> str:
    """When the table was begun, and when it was last written to."""
    begun = f"begun {clock(view.begun)}" if view.begun else ""
    latest = f"last entry {clock(view.latest)}" if view.latest and view.played else ""
    return ", ".join(filter(None, [begun, latest]))
