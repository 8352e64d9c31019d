"""Cards that cannot be, and declarations that cannot be true of a hand or are not played here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.all_green.cards import COPIES, NAMES
from scorecalc.rulesets.all_green.hand import SIZE, Hand
from scorecalc.rulesets.all_green.seats import DEALER, SEATS
from scorecalc.rulesets.all_green.table import TableRules

__all__ = ["card_problems", "contradictions", "held_too_often", "switched_off"]

_TOO_MANY = {5: "five", 6: "six", 7: "seven", 8: "eight"}


def card_problems(hand: Hand, words: HandWords) -> Iterator[Problem]:
    """A fifth copy, a wrong number of cards, no winning shape, a winning card not held (R320 to R323)."""
    at = words.place("tiles", "label")
    too_many = [card for card in dict.fromkeys(hand.cards) if hand.cards.count(card) > COPIES]
    for card in too_many:
        yield Problem("R320", _copies(hand.cards.count(card), card), *at, "there are four of each card")
    number = len(hand.cards)
    if number != SIZE:
        help = "" if number else "write all five, as in 99s 123s"
        if number == SIZE - 1:
            help = "one card is missing" if hand.win is None else "the winning card is written among the cards too"
        cards = "1 card" if number == 1 else f"{number} cards"
        yield Problem("R321", f"{cards}; a winning hand has {SIZE}", *at, help)
    elif hand.shape is None and not too_many:
        help = "a win is a pair with a sequence (123s) or with a triplet (777s, HHH)"
        yield Problem("R322", "no winning shape", *at, help)
    if number == SIZE and hand.win is not None and hand.win not in hand.cards:
        help = "write the winning card among the cards as well as in win="
        yield Problem("R323", f"win={NAMES[hand.win]} is not among the cards", *words.place("win"), help)


def held_too_often(winners: Sequence[Hand], win: int, turned_up: int | None) -> str | None:
    """The card of which several hands, won on one discard, and the Dora on the table hold a fifth copy."""
    for card in range(len(NAMES)):
        count = sum(hand.cards.count(card) for hand in winners)
        count += (card == turned_up) - (len(winners) - 1) * (card == win)
        if count > COPIES:
            return _copies(count, card)
    return None


def _copies(count: int, card: int) -> str:
    return f"{_TOO_MANY.get(count, count)} copies of {NAMES[card]}"


def contradictions(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Everything that flags say and that cannot be so, each with its place (R324)."""
    flags = words.flags

    def problem(key: str, message: str, help: str = "") -> Problem:
        return Problem("R324", message, *words.place(key), help)

    if "tsumo" in flags and "ron" in flags:
        yield problem("+ron", "+tsumo and +ron contradict each other", "keep the one that is right")
    if "tsumo" in flags and "from" in table.settings:
        at = words.place("+tsumo") if words.label else table.place("from")
        message = f"+tsumo and from={table.settings['from']} contradict each other"
        yield Problem("R324", message, *at, "keep the one that is right")
    if {"tenhou", "chiihou"} <= flags:
        yield problem("+chiihou", "+tenhou and +chiihou contradict each other", "+tenhou is the dealer's")
    for flag in ("tenhou", "chiihou"):
        if flag in flags and not hand.tsumo:
            yield problem(f"+{flag}", f"+{flag} is a win by self-draw", "add +tsumo, or leave it out")
    if "tenhou" in flags and not hand.dealer:
        help = "add +dealer; another player's first draw is +chiihou"
        yield problem("+tenhou", "+tenhou for a player who is not the dealer", help)
    if "chiihou" in flags and hand.dealer:
        yield problem("+chiihou", "+chiihou for the dealer", "the dealer's first draw is +tenhou")
    if "dealer" in flags and hand.seat in SEATS and hand.seat != DEALER and not rules.names:
        help = f"the dealer sits {DEALER}: keep the one that is right"
        yield problem("+dealer", f"+dealer and the seat {hand.seat} contradict each other", help)


def switched_off(words: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Flags that declare what this table does not play (R325)."""
    for flag in sorted(words.flags):
        if rules.options.get(flag) is False:
            message = f"+{flag} is not played here: {flag}=false"
            yield Problem("R325", message, *words.place(f"+{flag}"), f"to play it: {flag}=true")
