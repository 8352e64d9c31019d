"""The program against the slow oracle: values, items, fu and payments, every option flipped at random."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from scorecalc.api import score as score_line
from tests.differential.found import accepted, by_program, differences
from tests.oracles.built import FU_ITEMS, ITEMS
from tests.oracles.hands import random_hand, random_options
from tests.oracles.lines import hand_of, line_of
from tests.oracles.riichi import settle_together, without_win
from tests.oracles.riichi_hand import Hand
from tests.oracles.riichi_payments import base_of, draw, nagashi, ron_value, self_draw
from tests.oracles.spoiled import spoiled_hand
from tests.oracles.tables import line_of_nobody, line_of_table, random_rons

SEATS = "ESWN"

#: three dragons alone and with all honours, four winds alone and with all honours
LIABLE_HANDS = [
    "99p123s pon=555z pon=666z kan=7777z win=9p",
    "11122z pon=555z pon=666z pon=777z win=2z",
    "99p pon=111z pon=222z ankan=3333z pon=444z win=9p",
    "55z kakan=1111z pon=222z pon=333z pon=444z win=5z",
]


def disagreement(hand: Hand) -> tuple[str, Any] | None:
    """The hand's line and what differs, None where the program gives one of the readings that the oracle accepts."""
    ours, theirs = by_program(hand), accepted(hand)
    if any(not differences(ours, one) for one in theirs):
        return None
    return line_of(hand), differences(ours, theirs[0])


def hands_that_differ(seed: int, number: int) -> list[Any]:
    rng = random.Random(seed)
    drawn = (random_hand(rng, random_options(rng) if n % 3 else None) for n in range(number))
    return [found for found in map(disagreement, drawn) if found]


def test_three_thousand_random_hands_agree_with_the_oracle():
    """Value, items, fu items and payments are the oracle's, whatever the options."""
    assert hands_that_differ(1, 3_000) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_more_random_hands_agree_with_the_oracle(seed):
    """The same for 200,000 hands."""
    assert hands_that_differ(seed, 20_000) == []


@pytest.mark.parametrize("line", [*ITEMS.values(), *FU_ITEMS.values()], ids=[*ITEMS, *(f"{i}-fu" for i in FU_ITEMS)])
def test_the_hand_built_for_an_item_agrees_with_the_oracle(line):
    """Each item of the rules, in a hand of its own."""
    assert disagreement(hand_of(line)) is None


def test_spoiled_hands_are_refused_for_the_reasons_that_the_oracle_finds():
    """All codes of what is wrong, and no others."""
    rng = random.Random(3)
    assert [found for found in map(disagreement, (spoiled_hand(rng) for _ in range(1_000))) if found] == []


def test_without_a_winning_tile_the_lowest_of_all_winning_tiles_is_the_result():
    """Each concealed tile is tried; where the values differ, the result says that it hangs on the tile."""
    rng, tried = random.Random(4), 0
    while tried < 300:
        hand = replace(random_hand(rng), pao=None, pao_of=None)
        if hand.flags & {"chankan", "tenhou"}:
            continue
        each = without_win(hand)
        if any(result.problems for result in each):
            continue
        tried += 1
        line = line_of(replace(hand, win=None))
        breakdown = score_line(line)
        (scored,) = breakdown.hands.values()
        totals = {result.total for result in each}
        assert (scored.total.amount, breakdown.depends_on_win) == (min(totals), len(totals) > 1), line


def test_several_rons_on_one_discard_are_settled_as_the_oracle_does():
    """Who is nearest after the discarder, honba, sticks, stakes, and the options about them (P6)."""
    rng = random.Random(5)
    choices: dict[str, list[Any]] = {
        "honba-to": ["every-winner"],
        "abortive-draws": [("sanchahou",)],
        "sticks-to": ["own-back"],
        "multiple-ron": ["first", "triple-draw"],
        "honba-value": [600],
        "players": [3],
    }
    for _ in range(200):
        options = {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.3}
        hands = random_rons(rng, {"red-fives": 1, **options})
        if any(accepted(hand)[0].refused for hand in hands):
            continue
        line = line_of_table(hands)
        assert nonzero(score_line(line).deltas) == nonzero(settle_together(hands)), line


@pytest.mark.parametrize("tiles", LIABLE_HANDS)
def test_a_liable_player_pays_as_the_oracle_says(tiles):
    """Alone and stacked, discard and self-draw, every option of P7, for four and three players."""
    settings = {
        "pao-scope": ["whole-hand", "liable-yakuman"],
        "pao-honba": ["liable", "discarder"],
        "double-yakuman": ["none", "daisuushii"],
        "players": ["4", "3", "3 tsumo-loss=half", "3 tsumo-loss=equal"],
        "seat": ["E", "S"],
        "pao": ["W", "W:daisangen", "W:daisuushii"],
        "honba": ["0", "2"],
    }
    different, tried = [], 0
    for values in product(*settings.values()):
        words = " ".join(f"{name}={value}" for name, value in zip(settings, values, strict=True))
        if f"pao=W:{'daisuushii' if 'pon=555z' in tiles else 'daisangen'}" in words:
            continue  # he cannot be liable for what the hand is not
        rivals = {"E": "SW", "S": "EW"}[values[4]]
        for how in ("+tsumo", *(f"from={seat}" for seat in rivals)):
            tried += 1
            found = disagreement(hand_of(f"riichi {tiles} {how} {words}"))
            different += [found] if found else []
    assert tried > 500
    assert different == []


def test_draws_nagashi_and_abortive_draws_are_settled_as_the_oracle_does():
    """Tenpai payments, nagashi mangan and stakes that stay, for four and three players (P8)."""
    rng = random.Random(6)
    for _ in range(300):
        choices: list[dict[str, Any]] = [
            {},
            {"players": 3},
            {"noten-payment": 6000},
            {"players": 3, "tsumo-loss": "half"},
        ]
        options = rng.choice(choices)
        seats = SEATS[: options.get("players", 4)]
        some = ["".join(seat for seat in seats if rng.random() < 0.5) for _ in range(3)]
        kind, declared = rng.randrange(3), some[2]
        if kind == 0:
            line = line_of_nobody({"tenpai": some[0] or "none", "declared": declared}, options)
            expected = draw(some[0], declared, options)
        elif kind == 1 and some[1]:
            line = line_of_nobody({"tenpai": some[0], "nagashi": some[1], "declared": declared}, options)
            expected = nagashi(some[1], declared, options)
        else:
            line = line_of_nobody({"declared": declared}, options)
            expected = draw("", declared, options)
        assert nonzero(score_line(line).deltas) == nonzero(expected), line


@pytest.mark.parametrize("kiriage", [False, True])
@pytest.mark.parametrize("players", [4, 3])
def test_all_fu_and_han_give_the_points_of_the_formula(kiriage, players):
    """Totals without tiles: dealer and non-dealer, discard and self-draw (P1 to P4)."""
    options = {"kiriage-mangan": kiriage, "players": players}
    for fu in (20, 25, *range(30, 120, 10)):
        for han in range(2 if fu == 25 else 1, 15):
            base, limit = base_of(han, fu, 0, options)
            for seat in "ES":
                for draws in (True, False):
                    if (fu == 20 and (not draws or han == 1)) or (fu == 25 and draws and han == 2):
                        continue  # no hand has these
                    how = "+tsumo" if draws else "from=W"
                    line = f"riichi han={han} fu={fu} seat={seat} {how} kiriage-mangan={str(kiriage).lower()}"
                    breakdown = score_line(f"{line} players={players}")
                    (scored,) = breakdown.hands.values()
                    drawn = sum(self_draw(base, seat, options).values())
                    total = drawn if draws else ron_value(base, seat, options)
                    assert (scored.total.amount, scored.limit) == (total, limit), line


def nonzero(gains: Any) -> dict[str, int]:
    return {account: gain for account, gain in gains.items() if gain}
