"""The riichi oracle against the case files: logs of real games, hands of test suites, settlements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.oracles.lines import hand_of
from tests.oracles.riichi import score, settle_together
from tests.oracles.riichi_payments import Win, base_of, chombo, draw, nagashi, ron_value, self_draw, settle

CASES = Path(__file__).parents[1] / "cases"
LIMITS = {"+mangan": 2000, "+haneman": 3000}
PRESETS: dict[str, dict[str, Any]] = {
    "riichi": {},
    "riichi-tenhou": {"red-fives": 1, "double-yakuman": ()},
    "riichi-sanma": {"red-fives": 1, "double-yakuman": (), "players": 3},
    "riichi-ema": {
        "red-fives": 0,
        "double-yakuman": (),
        "stack-yakuman": False,
        "kazoe": "sanbaiman",
        "renhou": "mangan",
    },
    "riichi-wrc": {
        "red-fives": 0,
        "double-yakuman": (),
        "kiriage-mangan": True,
        "kazoe": "sanbaiman",
        "renhou": "mangan",
        "double-wind-pair-fu": 2,
    },
}


def cases(name: str) -> Iterator[tuple[str, str]]:
    for line in (CASES / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and line:
            words, _, expected = line.partition(" => ")
            yield words, expected


def answer(line: str) -> dict[str, Any]:
    """What the oracle says to a line, under the names that expectations use."""
    options = PRESETS[line.split(maxsplit=1)[0]]
    if "+nobody-won" in line or re.search(r" (han|yakuman)=|\+mangan|\+haneman", line):
        return of_totals(line)
    head, *players = re.split(r" ([ESWN]): ", line)
    if players:
        pairs = zip(players[::2], players[1::2], strict=True)
        return dict(settle_together([hand_of(f"{head} seat={seat} {words}", options) for seat, words in pairs]))
    result = score(hand_of(line, options))
    return {
        **{name: getattr(result, name) for name in ("total", "han", "fu", "yakuman", "limit", "items", "fu_items")},
        "error": result.problems,
        **(result.gains or {}),
    }


def of_totals(line: str) -> dict[str, Any]:
    """Lines without tiles."""
    told = dict(word.split("=", 1) for word in line.split() if "=" in word)
    hand = hand_of(line)
    declared = hand.declared
    if "+nobody-won" in line:
        tenpai = told.get("tenpai", "").replace("none", "")
        if "chombo" in told:
            return dict(chombo(told["chombo"], hand.options))
        if "nagashi" in told:
            return dict(nagashi(told["nagashi"], declared, hand.options))
        return dict(draw(tenpai, declared, hand.options))

    def win(words: str, seat: str) -> Win:
        own = dict(word.split("=", 1) for word in words.split() if "=" in word)
        limit = [base for flag, base in LIMITS.items() if flag in words.split()]
        han, fu, yakuman = (int(own.get(name, 0)) for name in ("han", "fu", "yakuman"))
        base = limit[0] if limit else base_of(han, fu, yakuman, hand.options)[0]
        liable, _, units = own.get("pao", "").partition(":")
        whole = not units or hand.options.get("pao-scope") != "liable-yakuman"
        return Win(seat, base, liable or None, base if whole else 8000 * int(units))

    _, *players = re.split(r" ([ESWN]): ", line)
    pairs = zip(players[::2], players[1::2], strict=True)
    wins = [win(words, seat) for seat, words in pairs] or [win(line, hand.seat)]
    drawn = sum(self_draw(wins[0].base, wins[0].seat, hand.options).values())
    total = ron_value(wins[0].base, wins[0].seat, hand.options) if hand.source else drawn
    return {"total": total, **settle(wins, hand.source, hand.honba, hand.sticks, declared, hand.options)}


def met(expected: str, got: dict[str, Any]) -> bool:
    """Whether a whole expectation holds."""
    items = [word for word in expected.split() if re.fullmatch(r"[a-z][a-z0-9-]*", word) and word != "error"]
    if expected.startswith("error"):
        return bool(expected.split()[1] in got["error"])
    return (
        not got.get("error")
        and (not items or sorted(items) == sorted(got["items"]))
        and all(word_met(word, got) for word in expected.split() if word not in items)
    )


def word_met(word: str, got: dict[str, Any]) -> Any:
    name, _, value = word.partition("=")
    of, _, amount = value.partition(":")
    match name:
        case "has":
            return value in got["items"]
        case "lacks":
            return value not in got["items"]
        case "item":
            return got["items"].get(of) == int(amount)
        case "fu-item":
            return (of, int(amount)) in got["fu_items"]
        case "limit":
            return got["limit"] == value
        case _:
            return got["total"] == int(name) if not value else got[name] == int(value)


@pytest.mark.parametrize("name", ["riichi_logs.txt", "riichi_sanma.txt", "riichi_hands.txt", "riichi_payments.txt"])
def test_every_case_that_is_about_the_rules_is_met_by_the_oracle(name):
    """All but the errors of the notation, which the oracle does not read."""
    about_rules = [case for case in cases(name) if "error N" not in case[1]]
    assert len(about_rules) > 100
    assert [(line, expected, answer(line)) for line, expected in about_rules if not met(expected, answer(line))] == []
