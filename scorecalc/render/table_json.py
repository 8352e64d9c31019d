"""A table as a JSON object: ids and ints, the keys always in the same order."""

from __future__ import annotations

from typing import Any

from scorecalc.model.table_view import TableView
from scorecalc.render.table_words import Standing, standings
from scorecalc.render.to_json import SCHEMA

__all__ = ["table_json"]


def table_json(view: TableView) -> dict[str, Any]:
    """The object that `table show --json` prints.

    Players stand in the order in which they sat down.  What a game has not (rounds, a dealer, seats) is null.
    ``result`` and ``parts`` are filled at the end, in whole units of the scores and not in thousands of them.
    ``over`` says why the game is over, null while it goes on; ``ended`` that the table was closed.
    """
    state = view.state
    ranked = {one.player: one for one in standings(view)}
    return {
        "schema": SCHEMA,
        "ruleset": view.ruleset,
        "rules_hash": view.rules_hash,
        "table": view.name,
        "state": {
            "round": state.round or None,
            "hand": state.hand,
            "dealer": state.dealer or None,
            "honba": state.honba,
            "pot": state.pot,
            "over": state.over or None,
        },
        "players": [_player(view, ranked[player]) for player in view.players],
        "entries": [
            {
                "n": entry.number,
                "line": entry.line,
                "deltas": view.changes(entry),
                "result": entry.outcome,
                "typed": entry.typed,
                "summary": entry.summary,
            }
            for entry, *_ in view.played
        ],
        "shown": [
            {"title": grid.title, "heads": [*grid.heads], "rows": [[*row] for row in grid.rows]} for grid in view.shown
        ],
        "unit": view.unit,
        "agreed": list(view.agreed),
        "begun": view.begun or None,
        "latest": view.latest or None,
        "ended": view.ended,
        "notes": [{"id": note.id, "text": note.text} for note in view.final.notes],
    }


def _player(view: TableView, standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.player,
        "seat": view.seats.get(standing.player),
        "score": standing.score,
        "place": standing.place,
        "result": standing.result,
        "parts": [{"what": name, "amount": amount} for name, amount in standing.parts],
    }
