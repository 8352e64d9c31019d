"""From fu and han to points and to what every seat gains, after the rows T1 to T9 of Tokyo 1957."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["STAKE", "Win", "base_of", "ron_value", "self_draw", "settle"]

STAKE = 100  # T1
SEATS = "ESWN"


@dataclass
class Win:
    """One winner: his seat, his base, and who fed him the set that he is liable for (T7)."""

    seat: str
    base: int
    liable: str | None = None


def base_of(han: int, fu: int, dora: int) -> tuple[int, str | None]:
    """The base and the name of the limit; ``dora`` are those among the han (T8).

    >>> base_of(3, 25, 0), base_of(4, 60, 0), base_of(4, 70, 0), base_of(7, 30, 0), base_of(7, 30, 1), base_of(8, 30, 1)
    ((200, None), (960, None), (1000, 'mangan'), (2000, 'haneman'), (1000, 'mangan'), (2000, 'haneman'))
    """
    if han >= 8 or (han == 7 and not dora):
        return 2000, "haneman"
    base = fu * 2**han
    return (base, None) if base < 1000 else (1000, "mangan")


def self_draw(base: int, winner: str) -> dict[str, int]:
    """What every other seat pays on a self-draw, without re-rolls.

    >>> self_draw(80, "S"), self_draw(80, "E")
    ({'E': 160, 'W': 80, 'N': 80}, {'S': 160, 'W': 160, 'N': 160})
    """
    return {seat: 2 * base if "E" in (seat, winner) else base for seat in SEATS if seat != winner}


def ron_value(base: int, winner: str) -> int:
    """What a discard pays, without re-rolls.

    >>> ron_value(80, "S"), ron_value(80, "E")
    (320, 480)
    """
    return 6 * base if winner == "E" else 4 * base


def settle(wins: Sequence[Win], source: str | None, rerolls: int, sticks: int, declared: str) -> dict[str, int]:
    """What every seat and the pot gain: a self-draw where ``source`` is None, else one ron or several.

    >>> settle([Win("S", 960)], "W", 1, 2, "N")
    {'E': 0, 'S': 4440, 'W': -4140, 'N': -100, 'pot': -200}
    >>> settle([Win("W", 1500), Win("N", 2000)], "S", 1, 0, "")
    {'E': 0, 'S': -10450, 'W': 6300, 'N': 4150, 'pot': 0}
    """
    gains = dict.fromkeys([*SEATS, "pot"], 0)

    def pay(payer: str, payee: str, amount: int) -> None:
        gains[payer] -= amount
        gains[payee] += amount

    for seat in declared:
        pay(seat, "pot", STAKE)
    if source is None:
        (win,) = wins
        for seat, share in self_draw(win.base, win.seat).items():
            pay(win.liable or seat, win.seat, share + 100 * rerolls)  # T2, T7
        pay("pot", win.seat, STAKE * (sticks + len(declared)))
        return gains

    after = SEATS[SEATS.index(source) + 1 :] + SEATS[: SEATS.index(source)]
    ordered = sorted(wins, key=lambda win: after.index(win.seat))
    if len(ordered) == 3:  # T6: abortive, the bets stay
        return gains
    own = [win.seat for win in ordered if win.seat in declared]  # T6
    for seat in own:
        pay("pot", seat, STAKE)
    pay("pot", ordered[0].seat, STAKE * (sticks + len(declared) - len(own)))
    for place, win in enumerate(ordered):
        value, extra = ron_value(win.base, win.seat), 300 * rerolls
        if place == 1:  # T6: half of the hand with its re-rolls
            value, extra = value // 2, extra // 2
        if win.liable is None:
            pay(source, win.seat, value + extra)
        else:  # T7: half each, the re-rolls by the feeder
            pay(source, win.seat, value // 2)
            pay(win.liable, win.seat, value - value // 2 + extra)
    return gains
