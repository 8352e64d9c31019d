"""What a table of the doubles games agrees on for its whole course: start, rounds, deals that nobody won, the end."""

from __future__ import annotations

from scorecalc.model.vocabulary import choice, flag_value, number
from scorecalc.rules.options import Option

__all__ = ["CLASSICAL_TABLE", "COLUMBIA_TABLE", "FRENCH_TABLE"]

_MOST = 10**9 - 1
#: whole games are four rounds; more are for those who play a whole night
_ROUNDS = number(1, 99)


def _course(start: Option, rounds: str, drawn: str, drawn_cite: str) -> tuple[Option, ...]:
    """The options that each of the games has."""
    return (
        start,
        Option("rounds", _ROUNDS, 4, "how many rounds a game has", rounds, table=True),
        Option("drawn-deal", choice({"stays": "stays", "passes": "passes"}), drawn,
               "the deal after a hand that nobody won: it stays, or it passes to the next", drawn_cite, table=True),
    )  # fmt: skip


COLUMBIA_TABLE = (
    *_course(
        Option("start", number(1, _MOST), 2000, "what each player begins with", "columbia:section 7", table=True),
        "columbia:C74", "stays", "columbia:CA17",
    ),
    Option("out-of-points", choice({"ends": "ends", "plays-on": "plays-on"}), "ends",
           "whether the game ends when a player has no points left", "columbia:C74", table=True),
)  # fmt: skip

FRENCH_TABLE = (
    *_course(
        Option("start", number(0, _MOST), 0, "what each player begins with", "french:section 7", table=True),
        "french:F32", "passes", "french:FA14",
    ),
    Option("round-length", choice({"hands": "hands", "deals": "deals"}), "hands",
           "a round is four hands as they are played, or lasts until each has been East", "french:F32", table=True),
    Option("play-tower", flag_value(), False, "a tower wind is played: the round's", "french:F32", table=True),
)  # fmt: skip

CLASSICAL_TABLE = (
    *_course(
        Option("start", number(0, _MOST), 0, "what each player begins with", "doubles-family:Kajongg's tables",
               table=True),
        "doubles-family:Kajongg's tables", "stays", "doubles-family:Kajongg's tables",
    ),
    Option("exchange-seats", flag_value(), True,
           "between rounds seats are exchanged: South and West, East and North; South and East; West and East",
           "doubles-family:Kajongg's tables", table=True),
)  # fmt: skip
