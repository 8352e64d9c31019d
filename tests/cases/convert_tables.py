"""Rows of `riichi_payments` that tell what comes after a hand, or who has won: short tables for `games/short.txt`.

A case is a block of lines, each beginning with what it says: the rules, the players, scores where they are not those
of the start, hands, and behind them what is expected of the table and of the ranking.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.cases.convert_payments import settle_case
from tests.cases.convert_words import Row

__all__ = ["NOT_CARRIED", "goes_on", "table_case"]

#: kinds that no table can be asked for: `tenpai_check` asks which tiles a hand waits for, which is no line of a table;
#: `possible_pair` is a note on totals, tested in tests/rulesets/fuhan/test_chart.py
NOT_CARRIED = {"tenpai_check", "possible_pair"}
OPTIONS = {
    ("ties", "share"): "ties=shared",
    ("ties", "seat_order"): "ties=seat",
    ("rounding", "tenths"): "result-rounding=exact",
    ("tobi", True): "bust=true",
    ("abortive_draws", True): "abortive-draws=suufon-renda",
}


def goes_on(row: Row) -> bool:
    """Whether a row with payments also says what comes after them."""
    return any(name.startswith("next_") for name in row["expect"])


def table_case(row: Row) -> str:
    """The block of a row."""
    kind = "after" if goes_on(row) else row["kind"]
    return "\n".join([f"case {row['id']} {row['kind']}", *KINDS[kind](row)])


def _rules(row: Row, *more: str) -> str:
    options = [OPTIONS[item] for item in row.get("options", {}).items()]
    return " ".join(["rules riichi", *more, *options])


def _points(amounts: Mapping[str, int]) -> str:
    return " ".join(f"{player}={amount}" for player, amount in amounts.items())


def _uma(uma: str | Sequence[int], unit: int) -> str:
    return "uma=" + ("jpml-a" if uma == "floating_jpml_a" else "/".join(str(bonus // unit) for bonus in uma))  # type: ignore[operator]


def _after(row: Row) -> Iterator[str]:
    told, expect = row["input"], row["expect"]
    yield _rules(row)
    yield f"players {' '.join(told['players'])}"
    assert told["dealer"] == told["players"][0]
    declared = "/".join(told["riichi_this_hand"])
    if row["kind"] == "abort":
        yield f"hand +nobody-won +abortive declared={declared}"
    else:
        words, _ = settle_case({**row, "expect": {}})
        yield f"hand {words}"
    yield "gains " + _points(expect["deltas"])
    assert expect["next_round"] == 1
    yield f"next E1 {expect['next_dealer']} honba={expect['next_honba']} sticks={expect['next_sticks']}"


def _session(row: Row) -> Iterator[str]:
    told, expect = row["input"], row["expect"]
    yield _rules(row)
    yield f"players {' '.join(told['players'])}"
    for hand in told["hands"]:
        assert hand == {"draw": {"tenpai": []}}
        yield "hand +nobody-won tenpai=none"
    yield "gains " + _points(expect["deltas"])
    round, deal = divmod(expect["round"] - 1, 4)  # rounds of one deal each, from 1
    yield f"next {'ES'[round]}{deal + 1} {expect['dealer']} honba={expect['honba']} sticks={expect['sticks']}"


def _bust(row: Row) -> Iterator[str]:
    told, expect = row["input"], row["expect"]
    yield _rules(row)
    yield f"players {' '.join(told['scores'])}"
    yield f"scores {_points(told['scores'])}"
    yield f"hand +nobody-won tenpai={'/'.join(told['draw']['tenpai'])}"
    assert expect["game_over"]
    yield "over bust"
    yield f"then {_points(expect['scores_after'])}"


def _uma_alone(row: Row) -> Iterator[str]:
    told = row["input"]
    yield _rules(row, f"start={told['start']}", f"return={told['start']}", "oka=none", _uma(told["uma"], 1000))
    yield "players A B C D"
    yield f"scores {_points(dict(zip('ABCD', told['scores_high_to_low'], strict=True)))}"
    yield f"uma {_points(dict(zip('ABCD', row['expect']['uma_by_place'], strict=True)))}"


def _final(row: Row) -> Iterator[str]:
    told, expect = row["input"], row["expect"]
    oka = "oka=first" if told["oka"] else "oka=none"
    uma = _uma(told["uma"], 1000) if "uma" in told else _uma(told["uma_thousands"], 1)
    yield _rules(row, f"start={told['start']}", f"return={told.get('target', told['start'])}", oka, uma)
    yield f"players {' '.join(told['seat_order'])}"
    yield f"scores {_points(told['scores'])}"
    if "rating" in expect:
        yield f"result {_points(expect['rating'])}"
        return
    yield f"result {_points({player: round(1000 * points) for player, points in expect['points'].items()})}"
    yield f"places {_points(expect['rank'])}"


def _final_one(row: Row) -> Iterator[str]:
    told: dict[str, Any] = row["input"]
    assert told["place"] == 1
    start = told["start"]
    yield _rules(row, f"start={start}", f"return={start}", "oka=none", _uma(told["uma_thousands"], 1))
    yield "players A B C D"
    yield f"scores {_points({'A': told['points'], **dict.fromkeys('BCD', start)})}"  # the others are not told
    yield f"result A={round(1000 * row['expect']['game_score'])}"


KINDS = {
    "after": _after,
    "session": _session,
    "bust": _bust,
    "uma": _uma_alone,
    "final": _final,
    "final_one": _final_one,
}
