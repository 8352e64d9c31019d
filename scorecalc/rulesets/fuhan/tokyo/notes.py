"""What a result of the Tokyo rules should not be read without (tokyo:T8, T9, T13)."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.mahjong.tiles import KIND, NAMES, copies
from scorecalc.model.score import Note, running
from scorecalc.rules.ruleset import Choice
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.reading import EDGE, MIDDLE, Reading
from scorecalc.rulesets.fuhan.tokyo.tally import TokyoTally

__all__ = ["hand_notes"]


def hand_notes(choice: Choice, deal: Deal) -> Iterator[Note]:
    """Notes on one hand."""
    best: TokyoTally = choice.best
    reading = best.reading
    if isinstance(reading, Totals):
        if best.han == 7:
            text = "7 han are taken to be without dora; with a dora among them they are a mangan"
            yield Note("tokyo.seven-han", text)
        return
    if best.passed_over:
        names = " and ".join(running(item.name) for item, _ in best.passed_over)
        yield Note("tokyo.limit-as-han", f"counted in han the hand pays more than as {names} (a reading of T9)")
    if not best.han and len(best.items) > 1:
        yield Note("tokyo.highest-limit", "limit hands are not added, the highest counts (a reading of T73)")
    if best.han == 7 and not best.has_dora:
        yield Note("tokyo.zoroba-no-dora", "zoroba is no dora, so 7 han are enough for 8000 (a reading of T8)")
    if deal.honba:
        text = f"the dice were rolled again {'once' if deal.honba == 1 else f'{deal.honba} times'}, both each time"
        yield Note("tokyo.rerolls", f"{text} (a reading of T2)")
    if _shown_ketsupai(reading, deal):
        text = f"all other {NAMES[reading.hand.win]} lie on the table: +ketsupai counts ketsupaihou"
        yield Note("tokyo.ketsupai-missing", text)


def _shown_ketsupai(reading: Reading, deal: Deal) -> bool:
    """Whether the hand's own open sets and the indicator show the three copies, and the flag is missing (T13)."""
    hand = reading.hand
    if reading.wait not in (EDGE, MIDDLE) or hand.flags & {"ketsupai", "chankan"}:
        return False
    win = hand.win
    shown = sum(copies(meld.packed, win) for meld in hand.melds) + sum(KIND[p] == win for p in deal.indicators)
    return shown == 3
