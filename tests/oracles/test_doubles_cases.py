"""The doubles oracle against the case file: hands of Columbia and the French rules, refusals, settlements."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.oracles.doubles import Result, best
from tests.oracles.doubles_great import GREAT_GAMES
from tests.oracles.doubles_hand import DoublesHand, hand_of
from tests.oracles.doubles_settlement import mark_of, nets_of, table_of

CASES = Path(__file__).parents[1] / "cases" / "doubles.txt"


def cases() -> Iterator[tuple[str, str]]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and line:
            words, _, expected = line.partition(" => ")
            yield words, expected


def expectation(text: str) -> dict[str, Any]:
    """What an expectation names: total, limit, points, doubles, items with amounts, marks."""
    found: dict[str, Any] = {"items": {}}
    for word in text.split():
        name, _, value = word.partition("=")
        if word.isdigit():
            found["total"] = int(word)
        elif name in ("points", "doubles"):
            found[name] = int(value)
        elif name == "limit":
            found["limit"] = value
        elif name == "item":
            item, _, amount = value.partition(":")
            found["items"][item] = int(amount)
        elif name in tuple("ESWN"):
            found["mark"] = int(value)
    return found if found["items"] else {name: value for name, value in found.items() if name != "items"}


def answer(hand: DoublesHand, result: Result) -> dict[str, Any]:
    """What the oracle says, under the same names."""
    special = dict.fromkeys(result.special, result.special_points)
    return {
        "total": result.total,
        "limit": result.limit,
        "points": sum(result.points.values()),
        "doubles": sum(result.doubles.values()),
        "items": {**result.points, **result.doubles, **special},
        "mark": mark_of(hand, result) if hand.french else 0,
    }


@pytest.mark.parametrize(("line", "expected"), list(cases()))
def test_the_oracle_agrees_with_a_case(line, expected):
    """Values, points, doubles, items, special hands, marks, nets, or that it is refused."""
    if " E: " in line:
        gains = {word[0]: int(word[2:]) for word in expected.split() if word[1] == "="}
        nets = nets_of(table_of(line))
        assert {seat: nets[seat] for seat in gains} == gains
        return
    hand = hand_of(line)
    results = best(hand)
    if expected.startswith("error"):
        assert results[0].problem
    elif expected.startswith("lacks="):
        assert expected.removeprefix("lacks=") in GREAT_GAMES
        assert expected.removeprefix("lacks=") not in results[0].special
    else:
        wanted = expectation(expected)
        answers = [answer(hand, result) for result in results]
        assert any({name: one[name] for name in wanted} == wanted for one in answers), answers


def test_the_case_file_holds_53_cases():
    """Hands, refusals and settlements are all there."""
    lines = [line for line, _ in cases()]
    assert len(lines) == 53
    assert sum(expected.startswith("error") for _, expected in cases()) == 1
    assert sum(" E: " in line for line in lines) == 2
