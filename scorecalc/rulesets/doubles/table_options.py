"""What a table of the doubles games agrees on for its whole course: start, rounds, deals that nobody won, the end."""

from __future__ import annotations

from scorecalc.model.vocabulary import choice, flag_value, number
from scorecalc.rules.options import Option

__all__ = ["CLASSICAL_TABLE", "COLUMBIA_TABLE", "FRENCH_TABLE"]

_MOST = 10**9 - 1
#: whole games are four rounds; more are for those who play a whole night
_ROUNDS = number(1, 99)


def _course(start: Option, rounds: str, drawn: str, reading: str, drawn_cite: str) -> tuple[Option, ...]:
    """The options that each of the games has; ``reading`` says why the deal goes as it does where nobody won."""
    return (
        start,
        Option("rounds", _ROUNDS, 4, "how many rounds a game has", rounds, table=True),
        Option("drawn-deal", choice({"stays": "stays", "passes": "passes"}), drawn,
               f"the deal after a hand that nobody won stays, or passes to the next ({reading})", drawn_cite,
               table=True),
    )  # fmt: skip


COLUMBIA_TABLE = (
    *_course(
        Option("start", number(1, _MOST), 2000, "what each player begins with", "columbia:section 7", table=True),
        "columbia:C74", "stays", "a reading: the text moves it after a won hand", "columbia:CA17",
    ),
    Option("out-of-points", choice({"ends": "ends", "plays-on": "plays-on"}), "ends",
           "whether the game ends when a player has no points left", "columbia:C74", table=True),
)  # fmt: skip

FRENCH_TABLE = (
    *_course(
        Option("start", number(0, _MOST), 0, "what each player begins with", "french:section 7", table=True),
        "french:F32", "passes", "the text has both and prefers this", "french:FA14",
    ),
    Option("round-length", choice({"hands": "hands", "deals": "deals"}), "hands",
           "a round is four hands by the letter, whoever is East, or lasts until each was", "french:F32", table=True),
    Option("play-tower", flag_value(), False, "a tower wind is played: the round's", "french:F32", table=True),
)  # fmt: skip

CLASSICAL_TABLE = (
    *_course(
        Option("start", number(0, _MOST), 0, "what each player begins with", "doubles-family:Kajongg's tables",
               table=True),
        "doubles-family:Kajongg's tables", "stays", "a reading, as Kajongg has it", "doubles-family:Kajongg's tables",
    ),
    Option("exchange-seats", flag_value(), True,
           "between rounds S and W, E and N change places; then S and E; then W and E (a reading, as Kajongg has it)",
           "doubles-family:Kajongg's tables", table=True),
)  # fmt: skip
