"""What a table may decide for itself: what settles a tie of two flushes."""

from __future__ import annotations

from scorecalc.model.vocabulary import choice
from scorecalc.rules.options import Option

__all__ = ["FLUSH_TIES", "HIGHEST", "OPTIONS"]

FLUSH_TIES = "flush-ties"
HIGHEST = "highest"

OPTIONS = (
    Option(
        FLUSH_TIES,
        choice({"all-five": "all-five", HIGHEST: HIGHEST}),
        "all-five",
        "flushes are compared card by card, or by their highest card alone",
        "saint-poker:P6",
    ),
)
