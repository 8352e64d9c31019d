"""The program against the slow oracle of Columbia and the French rules: values, items, nets, refusals."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from scorecalc.api import score as score_line
from scorecalc.problems import Refused
from tests.differential.doubles_found import by_oracle, by_program, disagreement, table_disagreement
from tests.oracles.doubles import has_won, score
from tests.oracles.doubles_great import GREAT_GAMES
from tests.oracles.doubles_hand import COLUMBIA, FRENCH, DoublesHand, hand_of, line_of
from tests.oracles.doubles_hands import random_hand
from tests.oracles.doubles_settlement import line_of_table, nets_of, table_of
from tests.oracles.doubles_spoiled import SPOILS, spoiled
from tests.oracles.doubles_tables import random_table

RULESETS = ["columbia", "french-simple", "french-advanced"]

SETS = [f"{shape}-{kind}" for shape in ("pung", "kong") for kind in ("simple", "terminal", "honour")]
COLUMBIA_ITEMS = [
    *SETS,
    *("pair-dragon", "pair-own-wind", "pair-hand-wind", "bonus-tile", "going-out", "drawn"),
    *("one-shot", "last-tile", "last-discard"),
    *("own-wind", "hand-wind", "dragons", "own-bonus", "one-suit", "only-ends", "no-ends"),
    *("reach", "one-pass", "dealer"),
    *("no-points", "seven-pairs", "thirteen-orphans", "three-color-straight", "straight"),
    *("three-dragons", "four-winds", "all-honors", "jade", "nine-gates"),
]
FRENCH_ITEMS = [
    *SETS,
    *("pair-own-wind", "pair-dominant-wind", "pair-tower-wind", "pair-dragon", "flower", "season"),
    *("mah-jong", "four-suites", "drawn"),
    *("own-wind", "dominant-wind", "tower-wind", "dragons"),
    *("own-flower-or-season", "own-flower-and-season", "bouquet"),
    *("no-suite", "last-tile", "robbed-kong", "pure", "last-discard", "appellant", "hidden", "only-honours"),
    "dead-wall",
    *GREAT_GAMES,
]
ITEMS = [*(f"columbia.{item}" for item in COLUMBIA_ITEMS), *(f"french.{item}" for item in FRENCH_ITEMS)]

#: what random hands seldom meet, or what a rule file names
RARE_HANDS = {
    "ordinary above a special hand (CA4)": "columbia kong=CCCC pung=FFF pung=PPP pung=999m EE seat=S wind=E",
    "pairs that are chows and chows that are pairs (C50, C51)": "columbia 112233m445566m77m seat=S wind=E +drawn",
    "four alike in pairs (C51)": "columbia 1111m77p99p22sEECC seat=S wind=E seven-pairs-four-alike=true",
    "nine gates above a doubled straight (C54, C59)": "columbia 1112345678999m9m seat=E wind=E +drawn",
    "three conditions of one hand (C55, C57)": "columbia PPPFFFCCCEEESS seat=E wind=E +drawn limit=5000",
    "everything after the doubles (CA7, CA18)": (
        "columbia 222s345s678s666s88s +last-tile seat=S wind=E event=after additional=after"
    ),
    "an own wind that is dominant and tower (F30 to F32)": "french-simple pung=SSS seat=S wind=S tower=S",
    "an exposed pair of dragons (F4)": "french-simple 567m555p789s chow=234m pair=PP seat=S wind=N",
    "an exposed pair of three winds (F1 to F3)": "french-simple 567m555p789s chow=234m pair=SS seat=S wind=S tower=S",
    "a Great Game below a high limit (F61)": (
        "french-simple 123456789mNNNSS +drawn +appellant 2f2g seat=S wind=N limit=100000"
    ),
    "a loser who announced (F50)": "french-simple PPP555p2f +appellant seat=S wind=N",
    "nobody won against the announced hand (F51)": "french-simple PPP555p2f +appellant +nobody-won seat=S wind=N",
    "East's Great Game before the limit (FA4)": "french-simple 123456789mESWNN seat=E wind=N east-double=before-limit",
    "both bouquets beside own tiles (FA3)": "french-simple 555m 1234f1234g seat=S wind=E bouquet-and-own=beside",
    "East's losing hand without a limit, doubled before it (FA4, FA5)": (
        "french-simple EEECCCPPP seat=E wind=E limit=500 limit-losers=false east-double=before-limit"
    ),
    "a called chow in a little snake (F60)": "french-simple 126789mESWNN chow=345m seat=S wind=N",
    "a called chow in a great snake (F61)": "french-simple 123459mNNNSS chow=678m seat=W wind=N",
    "a called chow in a full hand (F63)": "french-simple 11123488999m chow=567m seat=S wind=N",
    "a pung that the discard completed (FA20)": (
        "french-simple 11123455678999m win=1m seat=S wind=E great-game-hidden=true"
    ),
    "the event of several special hands (C60, CA5)": (
        "columbia 123m456m789m345m22p +drawn +last-tile seat=S wind=E several-specials=add"
    ),
    "a straight of more than two limits (C59)": (
        "columbia 11112345678999s +drawn seat=S wind=N limit=300 special-doubles=all"
    ),
    "a single claimed tile in a pung (notation, 3)": "columbia 66m77sCCCFFFPPP pair=6m seat=W wind=E",
    "the one call of a reach (CA6, C47)": (
        "columbia chow=123m 456m789m999s22p +reach special-hidden=any seat=S wind=E"
    ),
    "hidden nine gates on a discard (CA6, CA16)": "columbia 11123455678999p seat=S wind=N nine-gates-hidden=true",
}
RARE_TABLES = {
    "the stake of a total that won on a discard (CA19)": (
        "columbia wind=N from=E declared=EN lost-reach=stays reach-on-discard=pond "
        "E: points=15 S: points=56 W: points=104 N: points=126 +mahjong"
    ),
}


def hands_that_differ(seed: int, number: int) -> tuple[Counter[str], list[Any]]:
    """How often each item came up; what differs."""
    rng, counted, different = random.Random(seed), Counter[str](), []
    for _ in range(number):
        hand = random_hand(rng, rng.choice(RULESETS))
        result = score(hand)
        book = "french" if hand.french else "columbia"
        counted.update(f"{book}.{item}" for item in (*result.points, *result.doubles, *result.special))
        counted["won" if result.won else "lost"] += 1
        found = disagreement(hand)
        different += [found] if found else []
    return counted, different


def test_fifteen_hundred_random_hands_agree_with_the_oracle():
    """Value, limit, special hands, every item with its amount, East's mark; each item of both books comes up."""
    counted, different = hands_that_differ(1, 1_500)
    assert different == []
    assert [item for item in ITEMS if counted[item] < 3] == []
    assert min(counted["won"], counted["lost"]) > 300


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_more_random_hands_agree_with_the_oracle(seed):
    """The same for 24,000 hands."""
    counted, different = hands_that_differ(seed, 6_000)
    assert different == []
    assert [item for item in ITEMS if counted[item] < 15] == []


def tables_that_differ(seed: int, number: int) -> tuple[Counter[str], list[Any]]:
    """How the tables ended; what differs."""
    rng, counted, different = random.Random(seed), Counter[str](), []
    for _ in range(number):
        table = random_table(rng, rng.choice(RULESETS))
        counted[f"{table.ruleset} {'drawn' if table.nobody_won else 'won'}"] += 1
        counted["staked"] += bool(table.declared)
        values = {seat: score(hand).total for seat, hand in table.hands.items()}
        won = [values[seat] for seat, hand in table.hands.items() if has_won(hand)]
        counted["a loser has more"] += bool(won) and max(values.values()) > won[0]
        found = table_disagreement(table)
        different += [found] if found else []
    return counted, different


def test_four_hundred_random_tables_agree_with_the_oracle():
    """Each hand, and what all four and the pot gain: won by anybody and by nobody, with tiles, totals and stakes."""
    counted, different = tables_that_differ(7, 400)
    assert different == []
    kinds = [f"{ruleset} {how}" for ruleset in RULESETS for how in ("won", "drawn")]
    assert [kind for kind in (*kinds, "staked", "a loser has more") if counted[kind] < 5] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8, 11))
def test_many_more_random_tables_agree_with_the_oracle(seed):
    """The same for 6,000 tables."""
    assert tables_that_differ(seed, 2_000)[1] == []


@pytest.mark.parametrize("line", RARE_HANDS.values(), ids=RARE_HANDS)
def test_a_rare_hand_agrees_with_the_oracle(line):
    """One at a time."""
    assert disagreement(hand_of(line)) is None


@pytest.mark.parametrize("line", RARE_TABLES.values(), ids=RARE_TABLES)
def test_a_rare_table_agrees_with_the_oracle(line):
    """All four hands, and what everybody gains."""
    assert table_disagreement(table_of(line)) is None


@pytest.mark.slow
def test_every_other_reading_changes_what_some_hand_or_table_is_worth():
    """Otherwise the random lines would not test that option."""
    rng, idle = random.Random(11), {("columbia", name) for name in COLUMBIA} | {("french", name) for name in FRENCH}
    for _ in range(40_000):
        ruleset = rng.choice(RULESETS)
        for name, worth in (worths_of_a_table if rng.random() < 0.1 else worths_of_a_hand)(rng, ruleset, idle):
            if worth[0] != worth[1]:
                idle.discard((ruleset.partition("-")[0], name))
        if not idle:
            break
    assert idle == set()


def worths_of_a_hand(rng: random.Random, ruleset: str, idle: set[Any]) -> list[tuple[str, tuple[Any, Any]]]:
    hand = random_hand(rng, ruleset)
    names = [name for name in hand.options if (ruleset.partition("-")[0], name) in idle]
    return [(name, (by_oracle(hand), by_oracle(without(hand, name)))) for name in names]


def worths_of_a_table(rng: random.Random, ruleset: str, idle: set[Any]) -> list[tuple[str, tuple[Any, Any]]]:
    table = random_table(rng, ruleset)
    names = [name for name in table.options if (ruleset.partition("-")[0], name) in idle]
    plain = [replace(table, hands={seat: without(hand, name) for seat, hand in table.hands.items()}) for name in names]
    return [(name, (nets_of(table), nets_of(other))) for name, other in zip(names, plain, strict=True)]


def without(hand: DoublesHand, option: str) -> DoublesHand:
    return replace(hand, options={name: value for name, value in hand.options.items() if name != option})


def test_a_hand_without_a_seat_is_worth_what_it_is_in_any_seat_or_is_asked_about():
    """Who tells no seat is not the dealer; where the other seats differ, the program asks for it."""
    rng, asked, answered = random.Random(15), 0, 0
    while asked + answered < 250:
        hand = random_hand(rng, rng.choice(["columbia", "french-advanced"]))
        if "dealer" in hand.flags or hand.source or hand.wind is None:
            continue
        others = "SWN" if hand.french else "ESWN" if "hand-wind-is" in hand.options else "ESWN".replace(hand.wind, "")
        totals = {score(replace(hand, seat=seat)).total for seat in others}
        found = by_program(replace(hand, seat=None))
        answered, asked = answered + (not found.refused), asked + bool(found.refused)
        assert found.refused in ((), ("R371",)), line_of(hand)
        assert found.refused or totals == {found.total}, line_of(hand)
    assert min(asked, answered) > 50


def test_the_nets_of_a_settled_table_sum_to_zero():
    """With what lies in the pot; the marks of the simple system do not."""
    rng = random.Random(12)
    for _ in range(60):
        table = random_table(rng, rng.choice(["columbia", "french-advanced"]))
        assert sum(nets_of(table).values()) == 0, line_of_table(table)


def spoiled_lines_that_differ(seed: int, number: int) -> list[Any]:
    rng, different = random.Random(seed), []
    for _ in range(number):
        line, code = spoiled(rng, rng.choice(RULESETS))
        codes = codes_of(line)
        different += [(line, codes, code)] if codes != {code} else []
    return different


def codes_of(line: str) -> set[str]:
    try:
        score_line(line)
    except Refused as refused:
        return {problem.code for problem in refused.problems}
    return set()


def test_spoiled_lines_are_refused_for_the_one_thing_that_is_wrong():
    """R370 to R378, each with its code and no other."""
    assert len(SPOILS) == 27
    assert spoiled_lines_that_differ(13, 500) == []


@pytest.mark.slow
def test_many_more_spoiled_lines_are_refused_for_the_one_thing_that_is_wrong():
    """The same for 10,000."""
    assert spoiled_lines_that_differ(14, 10_000) == []
