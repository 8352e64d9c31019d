"""Six dice by themselves: every roll there is against a counter that does the rule word by word."""

from __future__ import annotations

from itertools import product

import pytest

from scorecalc.api import load_rules
from scorecalc.rulesets.king_of_tokyo.dice import FACES, counts_of
from scorecalc.rulesets.king_of_tokyo.table import Position
from scorecalc.rulesets.king_of_tokyo.tally import SECTIONS
from scorecalc.rulesets.king_of_tokyo.turn import rolled

from .board import json_of, totals

RULES = load_rules("king-of-tokyo")


def counted(roll: tuple[str, ...]) -> tuple[int, int, int, int]:
    """K1 to K4, slowly: dice are taken one by one, the third of a number brings its stars, each later one a star."""
    stars = 0
    energy = hearts = smashes = 0
    seen: dict[str, int] = {}
    for die in roll:
        seen[die] = seen.get(die, 0) + 1
        if die == "E":
            energy += 1
        elif die == "H":
            hearts += 1
        elif die == "S":
            smashes += 1
        elif seen[die] == 3:
            stars += int(die)
        elif seen[die] > 3:
            stars += 1
    return stars, energy, hearts, smashes


def test_every_roll_of_six_dice_gives_what_a_slow_counter_finds():
    """All 46,656 rolls, stars, energy, hearts and smashes of each."""
    game, ready = RULES.game, RULES.ready
    number = 0
    for dice in product(range(6), repeat=6):
        found = game.tally(rolled(Position(dice, counts_of(dice))), ready)
        assert tuple(map(found.total, SECTIONS)) == counted(tuple(FACES[die] for die in dice)), dice
        number += 1
    assert number == 46_656


def test_a_line_gives_what_the_tally_gives():
    """Every 97th roll through words, engine and JSON."""
    for roll in list(product("123HES", repeat=6))[::97]:
        assert totals("".join(roll)) == counted(roll), roll


@pytest.mark.parametrize(
    ("roll", "stars"),
    [
        ("111EHS", 1),
        ("222EHS", 2),
        ("333EHS", 3),
        ("1111EH", 2),
        ("11111E", 3),
        ("111111", 4),
        ("222222", 5),
        ("333333", 6),
        ("111222", 3),
        ("222333", 5),
        ("112233", 0),
        ("EEHHSS", 0),
    ],
)
def test_k1_three_of_a_number_and_one_more_for_each_die(roll: str, stars: int):
    """K1: n stars for three of the number n, one more for each further die; two triples both count."""
    assert totals(roll)[0] == stars


def test_k2_to_k4_a_die_of_energy_hearts_and_smashes_counts_one():
    """K2, K3, K4: one each."""
    assert totals("EHSEHS") == (0, 2, 2, 2)
    assert totals("EEESSS") == (0, 3, 0, 3)


def test_dice_alone_are_marked_for_a_player_without_a_name():
    """No table: nothing is over, nobody wins, the stars come from the bank."""
    shown = json_of("333322")
    assert shown["payments"] == [{"from": "bank", "to": "player", "amount": 4, "unit": "stars", "why": "dice"}]
    assert shown["deltas"] == {"player": 4, "bank": -4}
    assert (shown["winner"], shown["outcome"], shown["settled"]) == ([], "marks", "all")
    assert not {"before", "after", "over"} & set(shown)
    assert json_of("1122EE")["payments"] == []


def test_power_cards_add_to_dice():
    """Stars, energy, hearts and smashes from cards are items of their own."""
    assert totals("111EHS extra-stars=2 extra-energy=3 extra-hearts=1 extra-smashes=4") == (3, 4, 2, 5)
    assert totals("111EHS extra-hearts=-2") == (1, 1, -1, 1)


def test_the_reasons_name_the_dice():
    """Three 1s: 1, two more: 2."""
    stars = json_of("11E111")["sections"][0]["items"]
    assert [(item["label"], item["amount"], item["why"], item["cite"]) for item in stars] == [
        ("Three 1s", 1, "111", "king-of-tokyo:K1"),
        ("More alike", 2, "two more 1s", "king-of-tokyo:K1"),
    ]
