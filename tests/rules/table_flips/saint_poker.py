"""The option of a table of Saint Poker: two players, so three cards of each river come from the deck (P9)."""

from __future__ import annotations

from tests.rules.table_flips.row import TableFlip

__all__ = ["SAINT_POKER"]

SAINT_POKER = (
    # the second river has three of the first's cards; kings are before tens
    TableFlip(
        "saint-poker",
        "count-cards",
        (
            "river=2h7cJs9h7h Anna: Ad2d Ben: 8c4h",
            "river=2h7cJs3c3d Anna: KsKd Ben: TsTd",
        ),
        {"refused": ["R380"]},
        "false",
        {"scores": {"Anna": 3, "Ben": 0}, "round": "3"},
        "P13",
        ("Anna", "Ben"),
    ),
)
