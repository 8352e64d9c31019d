"""The classes of hands with how often they occur, and the points and cards of a game's rounds."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.ruleset import Chart
from scorecalc.rules.settle import split_up
from scorecalc.rulesets.saint_poker.classes import CLASSES
from scorecalc.rulesets.saint_poker.rounds import LEAST_PLAYERS, MOST_PLAYERS, ROUNDS, cards_left, future_river

__all__ = ["charts"]

#: class -> an example, how many of the 2,598,960 hands of five cards and of the 133,784,560 of seven are of it
_OFTEN = {
    "straight-flush": ("9h 8h 7h 6h 5h", 40, 41_584),
    "four-of-a-kind": ("7s 7h 7d 7c Ks", 624, 224_848),
    "full-house": ("Qs Qh Qd 5s 5c", 3_744, 3_473_184),
    "flush": ("Kh 9h 7h 6h 2h", 5_108, 4_047_644),
    "straight": ("8d 7s 6h 5c 4c", 10_200, 6_180_020),
    "three-of-a-kind": ("8s 8h 8c Ad 4s", 54_912, 6_461_620),
    "two-pair": ("Qd Qc 5s 5h Jc", 123_552, 31_433_400),
    "one-pair": ("Qs Qc Ah 9d 3c", 1_098_240, 58_627_800),
    "high-card": ("As Jh 8d 6c 3s", 1_302_540, 23_294_460),
}
_HANDS, _SEVENS = 2_598_960, 133_784_560


def _shares(number: int) -> list[str]:
    return [f"{split_up(number, winners)}" for winners in range(1, MOST_PLAYERS + 1)]


def charts() -> Sequence[Chart]:
    """How strong, how many points, how many cards."""
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    classes = []
    for item in CLASSES:
        example, hands, sevens = _OFTEN[item.id]
        cells = (example, f"{hands:,}", f"{hands / _HANDS:.4%}", f"{sevens:,}", f"{sevens / _SEVENS:.4%}")
        classes.append((item.name.lower(), cells))
    rounds = [(f"round {number}", (*_shares(number), f"{cards_left(number)}")) for number in range(1, ROUNDS + 1)]
    winners = ("1 winner", *(f"{number} tie" for number in players))
    return (
        Chart(
            "hands, the best first: how many of all hands of five cards, and of the best five of seven",
            ("example", "of five", "share", "of seven", "share"),
            tuple(classes),
        ),
        Chart(
            "points of a round for each who wins it, and the cards in every hand after it",
            (*winners, "cards left"),
            tuple(rounds),
        ),
        Chart(
            "cards turned up for the next river",
            tuple(f"{number} players" for number in players),
            (("future river", tuple(f"{future_river(number)}" for number in players)),),
        ),
    )
