"""What a result should not be read without: a missing winning tile, a reading that decided, a default."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scorecalc.mahjong.tiles import KIND, NAMES, copies
from scorecalc.model.score import Note
from scorecalc.model.words import Bound
from scorecalc.rules.ruleset import Choice
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.declarations import RIICHI_FLAGS
from scorecalc.rulesets.fuhan.position.words import FLAGS
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import Tally

__all__ = ["hand_notes", "option_notes", "table_notes"]

FLAG_NAMES = frozenset(flag.name for flag in FLAGS)


def hand_notes(choice: Choice, deal: Deal, rules: TableRules) -> Iterator[Note]:
    """Notes on one hand."""
    best: Tally = choice.best
    if choice.depends:
        yield Note(f"{rules.name}.win-not-given", _other_wins(choice))
    if not isinstance(choice.hand, Totals):
        yield from _plain_fives(choice.hand, rules)
        most = max((t.han for t in choice.others), default=0)
        if most > best.han and not best.units:
            text = f"the reading that pays most counts, though another has {most} han (a reading of R4)"
            yield Note(f"{rules.name}.income-first", text)
        if deal.ura and not choice.hand.flags.intersection(RIICHI_FLAGS):
            yield Note(f"{rules.name}.ura-without-riichi", "ura dora count nothing in this hand: it was not in riichi")
    if not best.units and best.han >= 13 and rules.chosen("kazoe"):
        what = {"yakuman": "a yakuman", "sanbaiman": "a sanbaiman", "multiple": "one yakuman for each 13"}[rules.kazoe]
        yield Note(f"{rules.name}.kazoe", f"{best.han} han count as {what} (kazoe={rules.kazoe}, a reading of P2)")


def _other_wins(choice: Choice) -> str:
    """The lowest counts, and what each other winning tile would have given: ``with win=3m or 6m: 3900``."""
    by_income: dict[int, list[str]] = {}
    for win, tally in choice.alternatives:
        by_income.setdefault(tally.income, []).append(win)
    lowest = by_income.pop(choice.best.income)
    others = [f"with win={_either(wins)}: {income}" for income, wins in sorted(by_income.items())]
    return f"the winning tile is not given, so the lowest counts (win={_either(lowest)}); " + ", ".join(others)


def _either(wins: Sequence[str]) -> str:
    return " or ".join([", ".join(wins[:-1]), wins[-1]] if len(wins) > 1 else wins)


def option_notes(bound: Bound, rules: TableRules) -> Iterator[Note]:
    """A switch of an item that was perhaps meant as the declaration: `ippatsu=true` without `+ippatsu`."""
    said = bound.table.flags.union(*(hand.flags for hand in bound.hands))
    for name, value in bound.options.items():
        if value is True and name in FLAG_NAMES and name not in said:
            yield Note(
                "riichi.switch-not-flag", f"{name}=true lets the item count; that it happened is said with +{name}"
            )
    if "tsumo-loss" in bound.options and rules.players == 4:
        yield Note(f"{rules.name}.tsumo-loss-unused", "tsumo-loss= says something of three players only")


def _plain_fives(hand: Hand, rules: TableRules) -> Iterator[Note]:
    """Four plain fives of a suit whose red one was perhaps not written: R1."""
    if 0 < rules.red_fives < 4:
        for kind in KIND[34:]:
            if copies(hand.all_count, kind) == 4 and not hand.red:
                suit = NAMES[kind][1]
                text = f"all four 5{suit} are plain, but {rules.red_fives} of them is red here: it is written 0{suit}"
                yield Note(f"{rules.name}.red-five-not-written", text)


def table_notes(
    deal: Deal, choices: Sequence[Choice], paid: Sequence[Any], outcome: str, rules: TableRules
) -> Iterator[Note]:
    """Notes on the settlement."""
    if deal.outcome == "abortive" and not rules.abortive_draws:
        text = "this ruleset plays no abortive draws; abortive-draws= names those that a table plays"
        yield Note(f"{rules.name}.abortive-off", text)
    if deal.outcome == "chombo" and rules.chombo_penalty is not None:
        text = f"{rules.chombo_penalty} points are taken off the result of {deal.chombo} at the end of the game"
        yield Note(f"{rules.name}.chombo", text)
    if deal.outcome == "chombo" and deal.declared:
        yield Note(f"{rules.name}.chombo-sticks", "the riichi sticks of this hand go back to those who put them down")
    if deal.outcome == "draw" and deal.tenpai is not None:
        for seat in deal.declared:
            if seat not in deal.tenpai:
                text = f"{seat} declared riichi but is not named in tenpai=: either is wrong, or it is a chombo"
                yield Note(f"{rules.name}.riichi-not-tenpai", text)
    if outcome == "abortive" and choices:
        yield Note(f"{rules.name}.sanchahou", "three wins on one discard are a draw here: nobody is paid, sticks stay")
    elif len(paid) < len(choices):
        yield Note(
            f"{rules.name}.first-only", "only the winner nearest after the discarder is paid (multiple-ron=first)"
        )
    for choice in paid:
        liable = deal.pao.get(choice.hand.label)
        guessed = isinstance(choice.hand, Totals) and choice.best.units > 1 and rules.pao_scope == "liable-yakuman"
        if liable and liable[1] is None and guessed:
            units = rules.liable_units(choice.hand, choice.best, None)
            yield Note(
                "riichi.pao-units",
                f"{liable[0]} is taken to be liable for {units} yakuman; pao={liable[0]}:2 says otherwise",
            )
    for choice in choices:
        hand = choice.hand
        if isinstance(hand, Totals) and hand.han and not _possible(hand, rules):
            how = "self-draw" if hand.tsumo else "discard"
            yield Note(
                "riichi.impossible-totals",
                f"no hand has {hand.han} han {hand.fu} fu by {how}; the arithmetic is done all the same",
            )


def _possible(totals: Totals, rules: TableRules) -> bool:
    """Whether some hand has these fu and han: 20 fu is a pinfu by self-draw, 25 are seven pairs."""
    han = totals.han - rules.free_han
    if han < 1:
        return False
    if totals.fu == 20:
        if totals.tsumo:
            return han >= 2 and rules.options["pinfu-tsumo-fu"] == 20
        return bool(rules.options["open-pinfu-fu"] == 20)
    if totals.fu == 25:
        return han >= (3 if totals.tsumo else 2)
    return True
