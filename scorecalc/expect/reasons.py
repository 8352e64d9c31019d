"""A result in a few words: why it is what it is, and how it would be written as an expectation."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.money import deltas
from scorecalc.model.score import Breakdown, HandScore, Section
from scorecalc.problems import Refused
from scorecalc.render.payments import signed
from scorecalc.render.text import item_label, item_unit, joined

__all__ = ["APART", "amounts", "bare", "gains", "lines", "listed", "told", "written"]

APART = "fu"  #: the section whose items are not listed with the others


def bare(id: str) -> str:
    """An id without its ruleset.

    >>> bare("riichi.pinfu")
    'pinfu'
    """
    return id.rpartition(".")[2]


def listed(hand: HandScore) -> list[str]:
    """The items that an expectation lists, each once."""
    sections = [section for section in hand.sections if section.title != APART]
    return list(dict.fromkeys(bare(item.id) for section in sections for item in section.items))


def lines(section: Section) -> str:
    """``base 20, closed 10``."""
    return ", ".join(f"{item_label(item)} {item.amount}" for item in section.items)


def amounts(hand: HandScore) -> str:
    """``3 han 30 fu: 30 × 2^(2+3) = 960, × 4 = 3840 → 3900``."""
    total = "" if hand.total is None else f"{hand.total.amount} {item_unit(hand.total.unit)}"
    return ": ".join(filter(None, [hand.summary, joined(hand.steps) or total]))


def gains(result: Breakdown) -> Mapping[str, int]:
    """What the accounts gain; from the payments alone where not all seats are known."""
    return result.deltas or deltas(result.payments, ())


def told(result: Breakdown) -> str:
    """All that scored."""
    told = []
    for label, hand in result.hands.items():
        own = "; ".join(filter(None, [amounts(hand), *map(lines, hand.sections)]))
        told.append(f"{label}: {own}" if result.several else own)
    return "; ".join(told) or ", ".join(result.heading)


def written(result: Breakdown | Refused) -> str:
    """A result as an expectation: its amount and its items, else what the accounts gain.

    >>> from scorecalc.api import score
    >>> written(score("riichi 234m 567m 345p 678s 55s win=8s +riichi"))
    '3900 riichi pinfu tanyao'
    >>> written(score("riichi +nobody-won tenpai=E"))
    'E=+3000 S=-1000 W=-1000 N=-1000'
    """
    if isinstance(result, Refused):
        return " ".join(f"error {code}" for code in dict.fromkeys(problem.code for problem in result.problems))
    hand = next(iter(result.hands.values())) if len(result.hands) == 1 else None
    if hand is not None and hand.total is not None:
        unit = "P" if hand.total.unit == "chips" else ""
        return " ".join([f"{hand.total.amount}{unit}", *listed(hand)])
    moved = [f"{account}={signed(gain)}" for account, gain in gains(result).items() if gain]
    return " ".join(moved) or f"outcome={result.outcome}"
