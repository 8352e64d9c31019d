"""What a line does not tell and would have to: a seat or a wind that decides what a hand is worth (R371)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.mahjong.tiles import EAST
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.hand import Hand
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import Tally
from scorecalc.rulesets.doubles.tiles import SEATS
from scorecalc.rulesets.doubles.words import CALLS

__all__ = ["hangs_on_dealer", "unknown_win", "unknown_winds"]

#: what a rulebook calls the wind beside the player's own, and the word that tells it
_WINDS = {
    "columbia": ("the hand's wind", "wind"),
    "french": ("the dominant wind", "wind"),
    "classical": ("the round's wind", "round"),
}


def unknown_winds(
    hand: Hand, words: HandWords, rules: TableRules, best: Callable[[Hand, TableRules], Tally | None]
) -> Iterator[Problem]:
    """A default must not decide what a hand is worth: R371 where a seat or a wind that is not told would."""
    seats = [hand.seat] if hand.seat is not None else [seat for seat in SEATS if seat != _dealers(hand)]
    winds = [hand.wind] if hand.wind is not None else [*SEATS]
    if len(seats) == len(winds) == 1:
        return
    plain = not any(tile in range(EAST, 31) for tile in hand.tiles) and not (hand.bonus and len(seats) > 1)
    if plain and not rules.asks & {"own_wind", "round_wind"}:
        return
    # None stands for what is not told: where all seats agree, the hand must not be scored without any
    some_seats = [*dict.fromkeys((hand.seat, *seats))]
    some_winds = [*dict.fromkeys((hand.wind, *winds))]
    worth = {
        (seat, wind): found.value if (found := best(hand._replace(seat=seat, wind=wind), rules)) else 0
        for seat in some_seats
        for wind in some_winds
    }
    name, word = _WINDS[rules.book]
    if len({*worth.values()}) == 1:
        return
    at = words.place("tiles", *CALLS)
    if any(len({worth[seat, wind] for seat in some_seats}) > 1 for wind in winds):
        yield Problem("R371", "what the hand is worth hangs on the seat", *at, "say seat=E, S, W or N")
    if any(len({worth[seat, wind] for wind in some_winds}) > 1 for seat in seats):
        yield Problem("R371", f"what the hand is worth hangs on {name}", *at, f"say {word}=E, S, W or N")


def unknown_win(hand: Hand, words: HandWords, rules: TableRules, wins: Callable[[Hand], bool]) -> Iterator[Problem]:
    """A seat or a wind that is not told and with which a hand would be won: three kongs of dragons and SS (F67)."""
    seats = [*SEATS] if hand.seat is None else []
    winds = [*SEATS] if hand.wind is None and "round_wind" in rules.asks else []
    hangs_on_seat = any(wins(hand._replace(seat=seat)) for seat in seats)
    hangs_on_wind = any(wins(hand._replace(wind=wind)) for wind in winds)
    if not hangs_on_seat and not hangs_on_wind:
        both = any(wins(hand._replace(seat=seat, wind=wind)) for seat in seats for wind in winds)
        hangs_on_seat = hangs_on_wind = both
    name, word = _WINDS[rules.book]
    at = words.place("tiles", *CALLS)
    if hangs_on_seat:
        yield Problem("R371", "whether the hand is won hangs on the seat", *at, "say seat=E, S, W or N")
    if hangs_on_wind:
        yield Problem("R371", f"whether the hand is won hangs on {name}", *at, f"say {word}=E, S, W or N")


def hangs_on_dealer(hand: Hand, rules: TableRules, best: Callable[[Hand, TableRules], Tally | None]) -> bool:
    """Whether a loser whose seat is not told would have another value as the dealer."""
    seat = _dealers(hand)
    if hand.won or hand.seat is not None or seat is None:
        return False
    here, there = best(hand, rules), best(hand._replace(seat=seat, dealer=True), rules)
    return here is not None and there is not None and here.value != there.value


def _dealers(hand: Hand) -> str | None:
    """The seat of the dealer, whom an untold seat is not."""
    return None if hand.dealer else hand.dealer_seat
