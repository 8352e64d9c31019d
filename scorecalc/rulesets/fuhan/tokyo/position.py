"""From bound words to a deal under the Tokyo rules (tokyo:T1, T2, T14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.deal import Deal
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.read import deal_of
from scorecalc.rulesets.fuhan.position.winds import unknown_winds
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tokyo.declarations import objections
from scorecalc.rulesets.fuhan.tokyo.dice import dice_problems, zoroba_of
from scorecalc.rulesets.fuhan.tokyo.readings import variants
from scorecalc.rulesets.fuhan.tokyo.table import TokyoRules
from scorecalc.rulesets.fuhan.tokyo.tally import tally

__all__ = ["tokyo_deal"]


def tokyo_deal(bound: Bound, rules: TokyoRules) -> Deal:
    """The deal that a line tells, its re-rolls in the place of counters; raises Refused."""
    table = bound.table
    problems = []
    round = table.settings.get("round", 0)
    if round:
        message = f"round={'ESWN'[round]}: only an East round is played"
        problems.append(Problem("R213", message, *table.place("round"), "leave it out"))
    won = not table.flags & {"nobody-won", "abortive"}
    needed = won and any(hand.tiles for hand in bound.hands)
    problems.extend(dice_problems(table, needed=needed))
    zoroba, rerolls = zoroba_of(table)

    def with_dice(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
        hand.zoroba = zoroba
        yield from objections(hand, words, table, rules)

    deal = deal_of(bound, rules, with_dice, _winds, problems)
    return deal._replace(honba=rerolls, assumed={} if "round" in table.settings else {"round": "E"})


def _winds(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    return unknown_winds(hand, words, table, rules, _worth)


def _worth(hand: Hand, rules: Any) -> tuple[tuple[int, ...], ...]:
    """The rank of the best tally under each tile that may have won."""
    return tuple(
        max((t.rank for t in [tally(reading, rules) for reading in group] if t is not None), default=())
        for _, group in variants(hand)
    )
