"""Declarations that cannot be true under the Tokyo rules (tokyo:T5, T14)."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.mahjong.tiles import NAMES, copies
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.declarations import (
    EXCLUSIVE,
    FIRST_TURN,
    Exclusions,
    contradictions,
    switched_off,
)
from scorecalc.rulesets.fuhan.reading import EDGE, MIDDLE
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tokyo.readings import variants

__all__ = ["objections"]

_RIICHI = ("riichi", "double-riichi")
_TOKYO = Exclusions(
    (
        # a renhou may be won by self-draw
        *(pair for pair in EXCLUSIVE if pair != ("tsumo", "renhou")),
        ("tenhou", "renhou"),
        ("chiihou", "renhou"),
        ("rinshan", "renkaihou"),
        ("haitei", "renkaihou"),
        ("tsumo", "chiihou"),
        *((riichi, won) for riichi in _RIICHI for won in ("rinshan", "renkaihou")),
        *((first, "renkaihou") for first in FIRST_TURN),
    ),
    ("haitei", "rinshan", "renkaihou", "tenhou"),
)


def objections(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Everything that the flags of a hand say and that cannot be so (R210), or is not played (R211)."""
    yield from contradictions(hand, words, 4, _TOKYO)
    yield from switched_off(words, table, rules)
    flags, source = words.flags, table.settings.get("from")

    def problem(flag: str, message: str, help: str = "") -> Problem:
        return Problem("R210", message, *words.place(f"+{flag}"), help)

    kan_count = sum(len(meld.pieces) == 4 for meld in hand.melds)
    if "double-riichi" in flags and any(meld.call == "ankan" for meld in hand.melds):
        help = "a kan before it is a call, and after it there is none"
        yield problem("double-riichi", "+double-riichi with a concealed kan", help)
    if "renkaihou" in flags and kan_count < 2:
        yield problem("renkaihou", "+renkaihou needs two kans", "with one it is +rinshan")
    if "chiihou" in flags:
        if hand.dealer:
            yield problem("chiihou", "+chiihou for the dealer", "the dealer's win with the dealt tiles is +tenhou")
        if source not in (None, "E"):
            help = "it is won on the dealer's first discard; on another's it is +renhou"
            yield problem("chiihou", f"+chiihou on a discard of {source}", help)
    if "renhou" in flags:
        if hand.dealer and hand.tsumo:
            yield problem("renhou", "+renhou on the dealer's own draw", "that is +tenhou")
        if source == "E":
            yield problem("renhou", "+renhou on the dealer's discard", "that is +chiihou")
    if "ketsupai" in flags:
        yield from _ketsupai(hand, words)


def _ketsupai(hand: Hand, words: HandWords) -> Iterator[Problem]:
    """The flag needs an edge or middle wait, and the other three tiles on the table."""
    at = words.place("+ketsupai")
    if hand.win >= 0 and copies(hand.count, hand.win) > 1:
        held = copies(hand.count, hand.win)
        message = f"+ketsupai, but {held} {NAMES[hand.win]} are among the concealed tiles"
        yield Problem("R210", message, *at, "the other three lie on the table: leave the flag out")
        return
    read = [reading for _, group in variants(hand) for reading in group]
    if read and not any(r.wait in (EDGE, MIDDLE) and copies(hand.count, r.hand.win) == 1 for r in read):
        help = "it needs a sequence that waited on its edge or middle: leave the flag out"
        yield Problem("R210", "+ketsupai without an edge or middle wait", *at, help)
