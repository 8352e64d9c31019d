"""What a table of King of Tokyo may decide for itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorecalc.model.vocabulary import choice, number
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option

__all__ = ["MOST_STARS", "OPTIONS", "START_HEARTS", "TableRules"]

START_HEARTS = 10  # K3, K14
MOST_STARS = 20  # K12

OPTIONS = (
    Option(
        "eliminated-stars",
        choice({word: word for word in ("zero", "kept")}, {"0": "zero", "keep": "kept"}),
        "zero",
        "the stars of a monster that is eliminated: none are left, or they are kept",
        "king-of-tokyo:K13",
    ),
    Option(
        "two-player-variant",
        choice(
            {word: word for word in ("named", "games-of-two", "off")},
            {"false": "off", "no": "off", "true": "games-of-two", "on": "games-of-two", "yes": "games-of-two"},
        ),
        "named",
        "energy instead of stars in Tokyo: with +two-player, in every game of two, or never",
        "king-of-tokyo:K11",
    ),
    Option(
        "most-hearts",
        number(START_HEARTS, 99),
        START_HEARTS,
        "hearts that a monster has at most: 10, more where a Power card says so",
        "king-of-tokyo:K3",
        ("max-hearts",),
    ),
)


class TableRules:
    """The options of one table as attributes, and the items that count at it."""

    def __init__(self, options: Mapping[str, Any], items: Iterable[Item]) -> None:
        self.keeps_stars: bool = options["eliminated-stars"] == "kept"
        self.two_player_variant: str = options["two-player-variant"]
        self.most_hearts: int = options["most-hearts"]
        self.items = tuple(items)
