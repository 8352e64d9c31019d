"""The words of All Green: flags, settings, and one position in one way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from scorecalc.model.vocabulary import Flag, Setting, Vocabulary, pieces
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.all_green.cards import CARDS
from scorecalc.rulesets.all_green.seats import DEALER, player

__all__ = ["vocabulary"]

FLAGS = (
    Flag("tsumo", "won by self-draw", ("self-draw", "self-drawn")),
    Flag("ron", "won on a discard (holds anyway without +tsumo)", silent=True),
    Flag("dealer", "the winner is the dealer", ("oya",)),
    Flag("tenhou", "the dealer won on the very first draw", ("tenho",)),
    Flag("chiihou", "another player won on the very first draw", ("chihou", "chiiho")),
    Flag("nobody-won", "the draw pile ran out"),
)

_CARD = pieces(CARDS, 1, 1)

SETTINGS = (
    Setting("win", _CARD, "the winning card"),
    Setting("dora", _CARD, "the Dora card: the one that counts", table=True),
    Setting("ind", _CARD, "the card turned up for the Dora, as it lies on the table", ("indicator",), table=True),
    Setting("seat", player(), "the winner's seat or name; E is the dealer", player=True),
    Setting("from", player(), "who discarded the winning card", table=True, player=True),
)


def vocabulary(ruleset: str, options: Mapping[str, Setting]) -> Vocabulary:
    """The vocabulary of a ruleset, its options among the settings."""
    return Vocabulary(
        ruleset,
        CARDS,
        FLAGS,
        (*SETTINGS, *options.values()),
        table_flags=("nobody-won",),
        normal=partial(_normal, players=options["players"].default),
    )


def _normal(bound: Bound, players: int | tuple[str, ...] | None) -> Bound:
    """The same position in the words of the canonical form: who sits East is the dealer, a label is a seat."""
    named = isinstance(bound.options.get("players", players), tuple)

    def hand(words: HandWords) -> HandWords:
        settings: dict[str, Any] = dict(words.settings)
        if words.label and settings.get("seat") == words.label:
            del settings["seat"]
        east = not named and DEALER in (words.label, settings.get("seat"))
        flags = words.flags - {"dealer"} if east else words.flags
        return HandWords(words.label, words.tiles, flags, settings, words.words)

    return bound._replace(hands=tuple(map(hand, bound.hands)))
