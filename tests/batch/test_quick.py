"""The quick way of a line gives the row of the long way, or leaves the line to it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from scorecalc.api import load_rules, ruleset_names
from scorecalc.batch.quick import QuickRows, quick_rows
from scorecalc.batch.results import result_of
from scorecalc.batch.written import written
from scorecalc.notation import split
from tests.oracles.hands import random_hand, random_options
from tests.oracles.lines import line_of
from tests.oracles.spoiled import spoiled_hand

CASES = Path(__file__).parents[1] / "cases"
RULES = {name: load_rules(name) for name in ruleset_names() if name.startswith("riichi")}
QUICK = {name: quick for name, rules in RULES.items() if (quick := quick_rows(rules)) is not None}


def long_row(line: str, number: int = 7) -> str:
    """The row as every line gets it."""
    return [*written([result_of(line, None, None, None, number)], "csv")][1]


def different(lines: list[str]) -> tuple[Counter[str], list[tuple[str, str]]]:
    """How many lines went which way, and the rows of the quick way that are not those of the long one."""
    ways, wrong = Counter[str](), []
    for line in lines:
        quick = QUICK.get(line.partition(" ")[0])
        row = quick and quick.row(line, 7)
        ways["long" if row is None else "quick"] += 1
        if row is not None and row != long_row(line):
            wrong.append((row, long_row(line)))
    return ways, wrong


def case_lines(name: str) -> list[str]:
    raw = (CASES / name).read_text(encoding="utf-8").splitlines()
    return [line for line in (split(text)[0].strip() for text in raw) if line]


@pytest.mark.parametrize("name", ["riichi_logs.txt", "riichi_hands.txt", "riichi_payments.txt"])
def test_the_lines_of_the_cases_have_the_same_rows(name):
    """Logs, test suites and totals; whatever the quick way takes it gets right."""
    ways, wrong = different(case_lines(name))
    assert wrong == []
    assert ways["quick"] > 0 or name == "riichi_payments.txt"


def test_most_lines_of_real_games_go_the_quick_way():
    """Left are several winners of one discard."""
    ways, _ = different(case_lines("riichi_logs.txt"))
    assert ways == {"quick": 300, "long": 7}


def test_random_hands_have_the_same_rows():
    """Every theme of the oracle, with and without options in the line; stakes of the hand go the long way."""
    rng = random.Random(29)
    plain = [line_of(random_hand(rng)) for _ in range(1_000)]
    ways, wrong = different([*plain, *(line_of(random_hand(rng, random_options(rng))) for _ in range(1_000))])
    assert wrong == []
    assert ways["quick"] > 1_000


SIGNS = "0123456789mpsESWNPFC+=-az/. "
RARE = (
    "+chankan", "+tenhou", "+chiihou", "+haitei", "+houtei", "+rinshan", "+ippatsu", "pao=W", "pao=S:daisangen",
    "ind=0p", "uraind=5s", "win=0m", "kan-dora=false", "ura-dora=false", "red-fives=2", "stack-yakuman=false",
)  # fmt: skip


def mutated(line: str, words: list[str], rng: random.Random) -> str:
    """The line with a word or a sign of it put in, left out or exchanged, up to three times."""
    found = line.split(" ")
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(1, len(found)) if len(found) > 1 else 0
        match rng.randrange(4):
            case 0:
                found.insert(at, rng.choice(words))
            case 1 if len(found) > 2:
                del found[at]
            case 2:
                found[at] = rng.choice(words)
            case 3 if found[at]:
                sign = rng.randrange(len(found[at]))
                found[at] = found[at][:sign] + rng.choice(SIGNS) + found[at][sign + 1 :]
    return " ".join(found)


def test_lines_that_were_changed_at_random_have_the_same_rows():
    """What is still right after a slip, and what only looks so."""
    rng = random.Random(37)
    lines = [*case_lines("riichi_logs.txt"), *case_lines("riichi_hands.txt")]
    words = [*RARE, *(word for line in lines for word in line.split()[1:])]
    ways, wrong = different([mutated(rng.choice(lines), words, rng) for _ in range(5_000)])
    assert wrong == []
    assert ways["quick"] > 300


def test_a_line_that_is_refused_never_goes_the_quick_way():
    """Each kind of spoiled hand is left to the long way, which says what is wrong."""
    rng = random.Random(31)
    refused = [line for line in (line_of(spoiled_hand(rng)) for _ in range(1_000)) if "refused" in long_row(line)]
    ways, _ = different(refused)
    assert ways["quick"] == 0
    assert ways["long"] > 800


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "riichi",
        "riichi 234m 567m 345p 678s 55s",
        "riichi 234m 567m 345p 678s 55s win=8s ",
        "riichi 234m 567m 345p 678s 55s win=8s win=8s",
        "riichi 234m 567m 345p 678s 55s win=8s seat=S seat=S",
        "riichi 234m 567m 345p 678s 55s win=8s +tsumo +tsumo",
        "riichi 234m 567m 345p 678s 55s win=8s +tsumo from=W",
        "riichi 234m 567m 345p 678s 55s win=8s seat=W from=W",
        "riichi 234m 567m 345p 678s 55s win=9s",
        "riichi 234m 567m 345p 678s 555s win=8s",
        "riichi 234m 567m 345p 678s 55s win=8s +houtei +tsumo",
        "riichi 234m 567m 345p 678s 55s win=8s +ippatsu",
        "riichi 234m 567m 678s 55s chi=345p win=8s +riichi",
        "riichi 234m 567m 345p 678s 55s win=8s +rinshan +tsumo",
        "riichi 234m 567m 345p 678s 55s win=8s dora=5s",
        "riichi 234m 567m 345p 678s 55s win=8s ind=5s ind=5s",
        "riichi 234m 567m 345p 678s 55s win=8s ind=555s",
        "riichi 234m 567m 345p 678s 55s win=8s ind=1m uraind=12m",
        "riichi 234m 567m 345p 678s 55s win=8s ind=123456m",
        "riichi 234m 567m 345p 678s SS win=8s +riichi",
        "riichi 123m 456m 789p 55s pon=999s win=1m",
        "riichi 234m 567m 345p 678s 55s win=0s",
        "riichi 234m 567m 345p 678s 55s win=8s honba=1000",
        "riichi 234m 567m 345p 678s 55s win=8s kiriage-mangan=true kiriage-mangan=true",
        "riichi 234m 567m 345p 678s 55s win=8s players=3",
        "riichi 234m 567m 345p 678s 55s win=8s +riichi +ippatsu ippatsu=false",
        "riichi 111m 222m 333m 444m 55s win=1m +tsumo +tenhou seat=E tenhou-wait=best",
        "riichi 111m 222m 333m 444m 55s win=1m +tsumo +tenhou seat=S",
        "riichi 111m 222m 333m 444m 55s win=1m +tsumo +chiihou seat=E",
        "riichi 22m 567m 345p 678s 555s win=5s +chankan",
        "riichi 234m 567m 345p 678s 55s win=8s pao=S seat=W from=N",
        "riichi E: 234m 567m 345p 678s 55s win=8s",
        "riichi 234m567m345p678s55swin=8s",
        "riichi 234m 567m 345p 678s 55s win=8s # a comment",
        "riichi 234m 567m 345p 678s 55s win=8s => 3900",
        "riichi ２３４m 567m 345p 678s 55s win=8s",
        "riichi-tenhou 204m 567m 345p 608s 00s win=8s",
    ],
)
def test_a_line_that_the_quick_way_leaves_alone(line):
    """Anything unusual, however small."""
    quick = QUICK[line.partition(" ")[0] or "riichi"] if line.strip() else QUICK["riichi"]
    assert quick.row(line, 7) is None


def test_a_ruleset_without_a_quick_way_has_none():
    """Three players, other games."""
    assert quick_rows(load_rules("riichi-sanma")) is None
    assert quick_rows(load_rules("azul")) is None


def test_options_of_the_rules_hold_on_the_quick_way():
    """riichi:P3: 4 han 30 fu are 7700, and a mangan of 8000 by kiriage-mangan."""
    line = "234m 567m 340p 678s 55s win=8s +riichi seat=S from=W"
    items = "riichi pinfu tanyao red-five base closed-ron"
    row = f"1,ok,riichi,7700,points,,W>S:7700,E:0 S:+7700 W:-7700 N:0,{items},,{line}"
    assert QUICK["riichi"].row(line, 1) == row
    kiriage = quick_rows(RULES["riichi"].with_options({"kiriage-mangan": True}))
    assert isinstance(kiriage, QuickRows)
    row = kiriage.row(line, 1)
    assert row is not None
    assert ",8000,points,mangan," in row
