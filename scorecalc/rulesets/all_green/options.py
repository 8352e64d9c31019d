"""What the rules leave to the table, each option with its row; the recommended readings are the defaults."""

from __future__ import annotations

from scorecalc.model.vocabulary import ValueKind, choice, flag_value, number
from scorecalc.rules.options import Option
from scorecalc.rulesets.all_green.seats import players

__all__ = [
    "AT_ZERO", "BELOW_ZERO", "BUST", "DEALER_STAYS", "MOST_PASSES", "ONLY_WINNER", "OPTIONS", "PASSES", "READINGS",
    "START_CHIPS",
]  # fmt: skip

START_CHIPS, PASSES, DEALER_STAYS, BUST = "start-chips", "passes", "dealer-stays", "bust"
ONLY_WINNER = "only-winner"
BELOW_ZERO, AT_ZERO = "below-zero", "at-zero"
MOST_PASSES = 4  #: one for each wind


def _words(values: str) -> ValueKind:
    return choice({word: word for word in values.split()})


OPTIONS = (
    Option(
        "players",
        players(),
        None,
        "how many play, or their names; any: four unless the line says it",
        "all-green:G19",
        told=True,
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
    Option(
        START_CHIPS,
        number(1, 1000, ("10", "25", "50")),
        25,
        "the chips that each player begins with",
        "all-green:A9",
        table=True,
    ),
    Option(
        PASSES,
        number(1, MOST_PASSES, tuple("1234")),
        2,
        "how many times everybody deals before the end",
        "all-green:G18",
        table=True,
    ),
    Option(
        DEALER_STAYS,
        _words(f"winner {ONLY_WINNER}"),
        "winner",
        "of several winners on one discard the dealer is one: he deals again (a reading), or only if he won alone",
        "all-green:G14",
        table=True,
    ),
    Option(
        BUST,
        _words(f"{BELOW_ZERO} {AT_ZERO} never"),
        BELOW_ZERO,
        "the score that ends the game at once: one below 0, one of 0 too, none",
        "all-green:G17",
        table=True,
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
