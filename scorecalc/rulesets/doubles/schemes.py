"""Who pays whom in the doubles games, under every scheme; stakes go through the pot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorecalc.model.money import BANK, POT, Payment
from scorecalc.rules.settle import one_pays
from scorecalc.rulesets.doubles.tiles import SEATS

__all__ = ["STAKE", "differences", "mark", "pays_for_all", "settle", "stakes", "to_the_winner", "winner_of_unknown"]

_UNIT = "points"
STAKE = 10  #: a reach costs ten points (C72)


def settle(scheme: str, values: Mapping[str, int], winner: str | None) -> tuple[Payment, ...]:
    """All payments between four seats whose hands are worth ``values``; East is the dealer of the schemes that double.

    >>> [(p.payer, p.payee, p.amount) for p in settle("flat", {"E": 10, "S": 64, "W": 4, "N": 0}, "S")][:4]
    [('E', 'S', 64), ('W', 'S', 64), ('N', 'S', 64), ('W', 'E', 6)]
    """
    paid = [] if winner is None else [*to_the_winner(scheme, values[winner], winner)]
    return (*paid, *(() if scheme == "winner-only" else differences(scheme, values, winner)))


def _times(scheme: str, a: str, b: str) -> int:
    return 2 if scheme in ("east-double", "exceed") and "E" in (a, b) else 1


def to_the_winner(scheme: str, value: int, winner: str) -> Iterator[Payment]:
    """Each of the others pays the winner his hand's value, twice that to or from East where the scheme doubles."""
    for seat in SEATS:
        times = _times(scheme, seat, winner)
        why = "mahjong" if times == 1 else f"mahjong, {value} doubled for East"
        yield from one_pays(seat, winner, times * value, _UNIT, why)


def differences(scheme: str, values: Mapping[str, int], winner: str | None) -> Iterator[Payment]:
    """What the losers pay each other; with the rule of exceeding, what the winner pays to those who have more."""
    for at, one in enumerate(SEATS):
        for other in SEATS[at + 1 :]:
            low, high = sorted((one, other), key=lambda seat: values[seat])
            apart, times = values[high] - values[low], _times(scheme, one, other)
            told = f"{values[high]} - {values[low]}"
            if winner in (one, other):
                if scheme == "exceed" and low == winner and apart:
                    yield Payment(low, high, 2 * times * apart, _UNIT, f"exceeds the winner, {2 * times} × ({told})")
                continue
            why = f"difference {told}" if times == 1 else f"difference, twice {told} for East"
            yield from one_pays(low, high, times * apart, _UNIT, why)


def winner_of_unknown(scheme: str, value: int, *, dealer: bool) -> Iterator[Payment]:
    """What a winner whose seat is not told gets from the three others."""
    doubled = scheme in ("east-double", "exceed")
    if not value:
        return
    if doubled and not dealer:
        yield Payment("dealer", "winner", 2 * value, _UNIT, "mahjong")
        yield Payment("other", "winner", value, _UNIT, "mahjong", 2)
    else:
        yield Payment("other", "winner", (2 if doubled else 1) * value, _UNIT, "mahjong", 3)


def pays_for_all(scheme: str, value: int, winner: str | None, source: str | None, *, dealer: bool) -> Iterator[Payment]:
    """A discard that was declared dangerous: whoever threw it pays what all three would, and nobody else pays.

    >>> [(p.payer, p.amount) for p in pays_for_all("east-double", 100, "S", "W", dealer=False)]
    [('W', 400)]
    """
    times = 3 if scheme in ("flat", "winner-only") else 6 if dealer else 4
    why = f"dangerous game, {times} × {value}"
    yield from one_pays(source or "discarder", winner or "winner", times * value, _UNIT, why)


def mark(seat: str, value: int, times: int) -> tuple[Payment, ...]:
    """What a player marks on his sheet, which nobody pays."""
    why = "" if times == 1 else f"{value} doubled for East"
    return (Payment(BANK, seat, times * value, _UNIT, why),) if value else ()


def stakes(
    declared: tuple[str, ...], winner: str | None, *, lost: str, back: bool, sticks: int = 0
) -> Iterator[Payment]:
    """Stakes of this hand into the pot; out of it go the winner's own, and the others' where the table says so.

    ``sticks`` are those that lie there since hands that nobody won.
    """
    for seat in declared:
        yield Payment(seat, POT, STAKE, _UNIT, "reach")
    if winner is None:
        return
    own = STAKE if winner in declared and back else 0
    others = STAKE * (sticks + len([seat for seat in declared if seat != winner or not back]))
    yield from one_pays(POT, winner, own, _UNIT, "his own stake")
    if lost == "winner":
        yield from one_pays(POT, winner, others, _UNIT, "stakes in the pot")
    elif lost == "lost":
        yield from one_pays(POT, BANK, others, _UNIT, "stakes that are lost")
