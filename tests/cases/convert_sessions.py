"""Whole games from records of a server: rows of `riichi_sessions` as a text that the test of whole games plays.

A game is a block.  Its head names it, the rules, and the players in the order in which they sat down; behind each
line stands what is expected: the table that the line finds (round and deal, dealer, honba, sticks), what everybody
gains, and the scores behind it.  The block ends with why the game ended, the scores, and the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

__all__ = ["HEAD", "game_case"]

#: at the time of these games the server gave 10 and 5 for the places, later 20 and 10 (their results show it)
OLD_UMA = ("2009",)

HEAD = """\
# Games played on a server, from public records, in our notation. Each line finds the table that stands below it
# behind `at`: round and deal, dealer, honba, sticks; then what everybody gains, and the scores behind it.
"""


def game_case(row: Mapping[str, Any]) -> str:
    """The block of a game."""
    return "\n".join(_lines(row))


def _lines(row: Mapping[str, Any]) -> Iterator[str]:
    options = dict(row["rules"]["options"])
    if row["id"].startswith(OLD_UMA):
        options["uma"] = "10/5/-5/-10"
    players = list(row["hands"][0]["scores_after"])
    yield f"game {row['id']}"
    yield " ".join(["rules", row["rules"]["ruleset"], *(f"{name}={value}" for name, value in options.items())])
    yield f"players {' '.join(players)}"
    for hand in row["hands"]:
        (line,) = hand["lines"]
        yield line
        at = f"{hand['round']}{hand['kyoku']} {hand['dealer']} honba={hand['honba']} sticks={hand['sticks']}"
        gains = " ".join(f"{player}{gain:+d}" for player, gain in hand["deltas"].items())
        yield f"  at {at} | {gains} | {_told(hand['scores_after'])}"
    final = row["final"]
    yield f"end {final['end']} | {_told(final['scores'])} | sticks={final['sticks_left']}"
    yield "result " + _told({player: round(1000 * result) for player, result in final["result"].items()})


def _told(points: Mapping[str, int]) -> str:
    return " ".join(f"{player}={amount}" for player, amount in points.items())
