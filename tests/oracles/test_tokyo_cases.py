"""The Tokyo oracle against the case file: hands, refusals, totals, a double ron."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.oracles.tokyo import Result, best, settle_together
from tests.oracles.tokyo_hand import hand_of
from tests.oracles.tokyo_payments import base_of, ron_value, self_draw

CASES = Path(__file__).parents[1] / "cases" / "tokyo.txt"


def cases() -> Iterator[tuple[str, str]]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and line:
            words, _, expected = line.partition(" => ")
            yield words, expected


def expectation(text: str) -> dict[str, Any]:
    """The numbers of an expectation: total, limit, han and fu, items, what the seats gain."""
    found: dict[str, Any] = {"items": {}, "gains": {}}
    for word in text.split():
        name, _, value = word.partition("=")
        if word.isdigit():
            found["total"] = int(word)
        elif name == "limit":
            found["limit"] = None if value == "none" else value
        elif name in ("han", "fu"):
            found[name] = int(value)
        elif name == "item":
            item, _, amount = value.partition(":")
            found["items"][item] = int(amount)
        elif name in tuple("ESWN"):
            found["gains"][name] = int(value)
    return found


def answer(result: Result) -> dict[str, Any]:
    """What the oracle says, under the same names."""
    luck = {"zoroba": result.zoroba, "dora": result.dora} if result.han else {}
    return {
        "total": result.total,
        "limit": result.limit,
        "han": result.han,
        "fu": result.fu,
        "items": {name: amount for name, amount in {**result.yaku, **luck}.items() if amount},
        "gains": {seat: gain for seat, gain in (result.gains or {}).items() if seat != "pot"},
    }


@pytest.mark.parametrize(("line", "expected"), list(cases()))
def test_the_oracle_agrees_with_a_case(line, expected):
    """Whatever the case says: values, han and fu, items, what the seats gain, or that it is refused."""
    head, *players = re.split(r" ([ESWN]): ", line)
    wanted = expectation(expected)
    if players:
        pairs = zip(players[::2], players[1::2], strict=True)
        gains = settle_together([hand_of(f"{head} seat={seat} {words}") for seat, words in pairs])
        assert {seat: gains[seat] for seat in wanted["gains"]} == wanted["gains"]
    elif totals := re.search(r" han=(\d+) fu=(\d+) seat=([ESWN])", line):
        base, limit = base_of(int(totals[1]), int(totals[2]), 0)
        total = sum(self_draw(base, totals[3]).values()) if "+tsumo" in line else ron_value(base, totals[3])
        assert (total, limit) == (wanted["total"], wanted.get("limit"))
    elif expected.startswith("error"):
        assert best(hand_of(line))[0].problems
    else:
        answers = [answer(result) for result in best(hand_of(line))]
        assert any({name: one[name] for name in wanted} == wanted for one in answers), answers


def test_the_case_file_holds_220_cases():
    """Hands, refusals, totals and several winners are all there."""
    lines = [line for line, _ in cases()]
    assert len(lines) == 220
    assert sum(" han=" in line for line in lines) == 8
    assert sum(expected.startswith("error") for _, expected in cases()) == 20
