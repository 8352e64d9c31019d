"""What the rules leave to the table, each option with its row; the recommended readings are the defaults."""

from __future__ import annotations

from scorecalc.model.vocabulary import ValueKind, choice, flag_value
from scorecalc.rules.options import Option
from scorecalc.rulesets.all_green.seats import players

__all__ = ["OPTIONS", "READINGS"]


def _words(values: str) -> ValueKind:
    return choice({word: word for word in values.split()})


OPTIONS = (
    Option(
        "players", players(), None, "how many play, or their names; any: four unless the line says it", "all-green:G19"
    ),
    Option("hatsu-pair", _words("any 7"), "any", "the pair that hatsu needs beside HHH", "all-green:G1"),
    Option("chanta-triplets", flag_value(), False, "chanta counts with a triplet of 1, 9 or H too", "all-green:G2"),
    Option(
        "pinfu-wait",
        _words("two-sided edge-too"),
        "two-sided",
        "whether 12 waiting for 3 and 89 waiting for 7 make a pinfu too",
        "all-green:G3",
    ),
    Option(
        "pinfu-shared-card",
        _words("best pair"),
        "best",
        "a winning card that fits the pair and the sequence (444 56 on 4): counts where it is best, or in the pair",
        "all-green:G3",
    ),
    Option(
        "dora-indicator",
        _words("shown next"),
        "shown",
        "the Dora that ind= makes: the card shown, or the next one (9 to 1, H to H)",
        "all-green:G5",
    ),
    Option(
        "dealer-bonus-from",
        _words("hand bank"),
        "hand",
        "who pays the dealer's 2: whoever pays the hand, or the bank",
        "all-green:G7",
    ),
    Option("yakuman-base", flag_value(), False, "a yakuman is paid on top of the base", "all-green:G8"),
    Option("yakuman-dealer-bonus", flag_value(), True, "the dealer's 2 count with a yakuman", "all-green:G8"),
    Option("yaku-needed", flag_value(), False, "the base alone does not win", "all-green:G10"),
    Option(
        "multiple-ron",
        _words("all first"),
        "all",
        "several wins on one discard: all are paid, or the first in turn after the discarder",
        "all-green:G14",
    ),
)

#: options whose other value may change what a hand is worth
READINGS = (
    "hatsu-pair",
    "chanta-triplets",
    "pinfu-wait",
    "pinfu-shared-card",
    "dora-indicator",
    "yakuman-base",
    "yakuman-dealer-bonus",
    "yaku-needed",
)
