"""What a table may decide for itself: what settles a tie of two flushes, and whether cards are counted."""

from __future__ import annotations

from scorecalc.model.vocabulary import choice, flag_value
from scorecalc.rules.options import Option

__all__ = ["COUNT_CARDS", "FLUSH_TIES", "HIGHEST", "OPTIONS"]

FLUSH_TIES = "flush-ties"
COUNT_CARDS = "count-cards"
HIGHEST = "highest"

OPTIONS = (
    Option(
        FLUSH_TIES,
        choice({"all-five": "all-five", HIGHEST: HIGHEST}),
        "all-five",
        "flushes are compared card by card, or by their highest card alone",
        "saint-poker:P6",
    ),
    Option(
        COUNT_CARDS,
        flag_value(),
        True,
        "cards that cannot be in play any more are refused: five of each round are out, ten were dealt to each player",
        "saint-poker:P13",
        table=True,
    ),
)
