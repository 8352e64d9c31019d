"""From han and fu to points and to what every seat gains: the P rows, written out one by one.

Readings where the rows leave a choice (each also stands beside its line below):

- `tsumo-loss`: the absent player's share is what he would have paid, already rounded to 100; halves
  of it and the shares of `equal` are rounded up to 100 again.  With `equal` both pay half of the
  three shares.  Where the dealer wins, the two payers cannot be told apart: `dealer` and `other` are
  then read as `half`, and `proportional` as half of the ron each.
- a liable player pays on a self-draw what the self-draw would have brought, so in the three-player
  game what is left of it after the loss.
- `pao-honba=discarder` on a self-draw: the honba goes with the part that is paid as usual; where
  there is none, the liable player pays it with the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.oracles.riichi_hand import DEFAULTS

__all__ = ["Win", "base_of", "chombo", "draw", "nagashi", "ron_value", "self_draw", "settle"]

MANGAN = 2000


@dataclass
class Win:
    """One winner: his seat, his base, and who is liable for how much of that base (P7)."""

    seat: str
    base: int
    liable: str | None = None
    liable_base: int = 0


def option(options: Mapping[str, Any], name: str) -> Any:
    return options.get(name, DEFAULTS[name])


def seats_of(options: Mapping[str, Any]) -> str:
    return "ESWN"[: option(options, "players")]


def up(points: float) -> int:
    """Rounded up to 100 (P4).

    >>> up(1920), up(2000)
    (2000, 2000)
    """
    return int(-(-points // 100) * 100)


def base_of(han: int, fu: int, yakuman: int, options: Mapping[str, Any]) -> tuple[int, str | None]:
    """The base and the name of the limit (P1 to P3).

    >>> base_of(3, 30, 0, {}), base_of(4, 40, 0, {}), base_of(4, 30, 0, {"kiriage-mangan": True})
    ((960, None), (2000, 'mangan'), (2000, 'mangan'))
    """
    if yakuman:
        return 8000 * yakuman, "yakuman"
    if han >= 13 and option(options, "kazoe") == "yakuman":
        return 8000, "yakuman"
    if han >= 13 and option(options, "kazoe") == "multiple":
        return 8000 * (han // 13), "yakuman"
    if han >= 11:
        return 6000, "sanbaiman"
    if han >= 8:
        return 4000, "baiman"
    if han >= 6:
        return 3000, "haneman"
    if han == 5:
        return MANGAN, "mangan"
    if option(options, "kiriage-mangan") and (han, fu) in ((4, 30), (3, 60)):
        return MANGAN, "mangan"
    base = fu * 2 ** (han + 2)
    return (base, None) if base < MANGAN else (MANGAN, "mangan")


def self_draw(base: int, winner: str, options: Mapping[str, Any]) -> dict[str, int]:
    """What every other seat pays on a self-draw, without honba (P4; three players: option tsumo-loss).

    >>> self_draw(320, "S", {})
    {'E': 700, 'W': 400, 'N': 400}
    """
    seats, loss = seats_of(options), option(options, "tsumo-loss")
    dealer_wins = winner == "E"
    payers = [seat for seat in seats if seat != winner]
    shares = {seat: up(2 * base) if dealer_wins or seat == "E" else up(base) for seat in payers}
    if len(seats) == 4 or loss in ("on", "ron-loss"):
        return shares
    absent = up(2 * base) if dealer_wins else up(base)
    if loss in ("off", "half") or (dealer_wins and loss in ("dealer", "other")):
        return {seat: share + up(absent / 2) for seat, share in shares.items()}
    if loss == "full":
        return {seat: share + absent for seat, share in shares.items()}
    if loss == "equal":
        return {seat: up((sum(shares.values()) + absent) / 2) for seat in payers}
    if loss == "proportional":
        ron = up(6 * base) if dealer_wins else up(4 * base)
        if dealer_wins:
            return {seat: up(ron / 2) for seat in payers}
        to_nearest = (ron * 2 // 3 + 50) // 100 * 100
        return {seat: to_nearest if seat == "E" else up(ron / 3) for seat in payers}
    if loss == "dealer":
        return {seat: share + absent if seat == "E" else share for seat, share in shares.items()}
    if loss == "other":
        return {seat: share if seat == "E" else share + absent for seat, share in shares.items()}
    if loss == "add-1000":
        return {seat: share + 1000 for seat, share in shares.items()}
    raise ValueError(loss)


def ron_value(base: int, winner: str, options: Mapping[str, Any]) -> int:
    """What the discarder pays, without honba (P4).

    >>> ron_value(960, "S", {}), ron_value(960, "E", {})
    (3900, 5800)
    """
    if option(options, "players") == 3 and option(options, "tsumo-loss") == "ron-loss":
        return sum(self_draw(base, winner, options).values())
    return up(6 * base) if winner == "E" else up(4 * base)


def honba_value(options: Mapping[str, Any]) -> int:
    value = option(options, "honba-value")
    if value is None:
        return 300 if option(options, "players") == 4 else 200
    return int(value)


def settle(
    wins: Sequence[Win], source: str | None, honba: int, sticks: int, declared: str, options: Mapping[str, Any]
) -> dict[str, int]:
    """What every seat and the pot gain: a self-draw where ``source`` is None, else one ron or several.

    >>> settle([Win("S", 960)], "W", 1, 2, "", {})
    {'E': 0, 'S': 6200, 'W': -4200, 'N': 0, 'pot': -2000}
    """
    seats = seats_of(options)
    gains = dict.fromkeys([*seats, "pot"], 0)

    def pay(payer: str, payee: str, amount: int) -> None:
        gains[payer] -= amount
        gains[payee] += amount

    for seat in declared:
        pay(seat, "pot", 1000)
    if source is None:
        (win,) = wins
        pay("pot", win.seat, 1000 * (sticks + len(declared)))
        each = honba * honba_value(options) // (len(seats) - 1)
        payers = [seat for seat in seats if seat != win.seat]
        if win.liable is None:
            for seat, share in self_draw(win.base, win.seat, options).items():
                pay(seat, win.seat, share + each)
            return gains
        pay(win.liable, win.seat, sum(self_draw(win.liable_base, win.seat, options).values()))  # P7
        rest = win.base - win.liable_base
        for seat, share in self_draw(rest, win.seat, options).items() if rest else ():
            pay(seat, win.seat, share)
        for seat in payers:
            as_usual = rest and option(options, "pao-honba") == "discarder"
            pay(seat if as_usual else win.liable, win.seat, each)
        return gains

    after = seats[seats.index(source) + 1 :] + seats[: seats.index(source)]
    ordered = sorted(wins, key=lambda win: after.index(win.seat))  # P6: nearest after the discarder first
    several = option(options, "multiple-ron")
    if several == "first":  # so there are never three
        ordered = ordered[:1]
    if len(ordered) == 3 and (several == "triple-draw" or "sanchahou" in option(options, "abortive-draws")):
        return gains  # P10: no payment, sticks stay
    own_back = [w.seat for w in ordered if w.seat in declared and option(options, "sticks-to") == "own-back"]
    for seat in own_back:
        pay("pot", seat, 1000)
    pay("pot", ordered[0].seat, 1000 * (sticks + len(declared) - len(own_back)))
    for place, win in enumerate(ordered):
        extra = honba * honba_value(options) if place == 0 or option(options, "honba-to") == "every-winner" else 0
        if win.liable is None or win.liable == source:
            pay(source, win.seat, ron_value(win.base, win.seat, options) + extra)
            continue
        half = ron_value(win.liable_base, win.seat, options) // 2  # P7
        rest = win.base - win.liable_base
        pay(win.liable, win.seat, half)
        pay(source, win.seat, half + (ron_value(rest, win.seat, options) if rest else 0))
        pay(win.liable if option(options, "pao-honba") == "liable" else source, win.seat, extra)
    return gains


def draw(tenpai: str, declared: str, options: Mapping[str, Any]) -> dict[str, int]:
    """An exhaustive draw (P8): who is not tenpai pays in equal parts to who is.

    >>> draw("EW", "E", {})
    {'E': 500, 'S': -1500, 'W': 1500, 'N': -1500, 'pot': 1000}
    """
    seats = seats_of(options)
    gains = dict.fromkeys([*seats, "pot"], 0)
    for seat in declared:
        gains[seat] -= 1000
        gains["pot"] += 1000
    noten = [seat for seat in seats if seat not in tenpai]
    in_all = option(options, "noten-payment")
    if in_all is None:
        in_all = 3000 if len(seats) == 4 else 2000
    if tenpai and noten:
        for seat in seats:
            gains[seat] += in_all // len(tenpai) if seat in tenpai else -(in_all // len(noten))
    return gains


def nagashi(who: str, declared: str, options: Mapping[str, Any]) -> dict[str, int]:
    """Nagashi mangan (P8): each of ``who`` is paid like a mangan self-draw; no honba, the sticks stay.

    >>> nagashi("E", "", {})
    {'E': 12000, 'S': -4000, 'W': -4000, 'N': -4000, 'pot': 0}
    """
    gains = draw("", declared, options)
    for seat in who:
        for payer, share in self_draw(MANGAN, seat, options).items():
            gains[payer] -= share
            gains[seat] += share
    return gains


def chombo(offender: str, options: Mapping[str, Any]) -> dict[str, int]:
    """P12: the offender pays what a mangan self-draw would have brought him; no honba, and the sticks go back.

    >>> chombo("S", {})
    {'E': 4000, 'S': -8000, 'W': 2000, 'N': 2000, 'pot': 0}
    """
    return {seat: -gain for seat, gain in nagashi(offender, "", options).items()}
