"""What a deal moves between the players, the pot and the bank, and the readings of the text that it hangs on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorecalc.model.money import BANK, Payment, deltas
from scorecalc.model.score import Note
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rulesets.doubles.deal import Deal
from scorecalc.rulesets.doubles.hand import Hand, Totals
from scorecalc.rulesets.doubles.schemes import mark, pays_for_all, settle, stakes, to_the_winner, winner_of_unknown
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import Tally
from scorecalc.rulesets.doubles.tiles import SEATS

__all__ = ["nets", "payments_of", "settlement_notes"]

#: readings of the text that change no hand, but who pays what
_READINGS = ("drawn-hand", "east-double", "great-game-east", "lost-reach", "reach-on-discard")


def payments_of(deal: Deal, tallies: Mapping[str, Tally], rules: TableRules) -> tuple[tuple[Payment, ...], str]:
    """The payments, and whether all, the winner's part, or nothing is settled.

    ``tallies`` are those of the hands by their seats, or by their labels where a seat is not told.
    """
    scheme, winner = rules.settlement, deal.winner
    values = {label: tally.value for label, tally in tallies.items()}
    seat = winner.seat if winner is not None else None
    back = rules.reach_on_discard == "back" or (winner is not None and winner.drawn)
    put = tuple(stakes(deal.declared, seat, lost=rules.lost_reach, back=back, sticks=deal.sticks))
    if scheme == "mark":
        paid = [p for hand in deal.hands for p in _marks(hand, tallies[hand.seat or hand.label], rules)]
        return (*paid, *put), "none" if not deal.hands else "all" if all(hand.seat for hand in deal.hands) else "winner"
    if deal.nobody:
        if rules.drawn_hand == "nothing":
            return put, "all"
        return ((*settle(scheme, values, None), *put), "all") if deal.complete else (put, "none")
    if winner is None:
        return put, "none"
    value = values[winner.seat or winner.label]
    if "dangerous-game" in winner.flags:
        paid = [*pays_for_all(scheme, value, seat, deal.source, dealer=winner.dealer)]
        return (*paid, *put), "all" if seat and deal.source else "winner"
    if deal.complete:
        return (*settle(scheme, values, seat), *put), "all"
    if seat is None:
        return (*winner_of_unknown(scheme, value, dealer=winner.dealer), *put), "winner"
    return (*to_the_winner(scheme, value, seat), *put), "all" if scheme == "winner-only" else "winner"


def _marks(hand: Hand | Totals, tally: Tally, rules: TableRules) -> tuple[Payment, ...]:
    """What a player marks in the simple system: East twice, after the limit or before it (F7, FA4, FA9)."""
    great = tally.limit not in (None, "limit")
    times = 2 if hand.seat == "E" and (rules.great_east or not great) else 1
    account = hand.seat or "player"
    if times == 2 and rules.east_double == "before-limit" and not great:
        limited = hand.won or rules.limit_losers
        return mark(account, min(2 * tally.uncut, rules.limit) if limited else 2 * tally.uncut, 1)
    return mark(account, tally.value, times)


def nets(payments: Sequence[Payment], deal: Deal, rules: TableRules) -> dict[str, int]:
    """What each seat gains, and the pot and the bank where they have a part in it."""
    seats = [hand.seat for hand in deal.hands if hand.seat] if rules.settlement == "mark" else [*SEATS]
    return deltas(payments, [seat for seat in SEATS if seat in seats])


def settlement_notes(deal: Deal, tallies: Mapping[str, Tally], ruleset: Ruleset) -> Iterator[Note]:
    """What another reading would move, where everything is settled: the accounts that it changes."""
    rules: TableRules = ruleset.ready
    paid, settled = payments_of(deal, tallies, rules)
    own = nets(paid, deal, rules)
    for option in ruleset.game.options if settled == "all" else ():
        if option.name not in _READINGS:
            continue
        held = ruleset.options[option.name]
        for value in map(option.kind.read, option.kind.words):
            if value == held:
                continue
            moved, complete = payments_of(deal, tallies, ruleset.with_options({option.name: value}).ready)
            other = nets(moved, deal, rules)
            # the bank stands for nobody where points are only marked
            accounts = [a for a in dict.fromkeys((*own, *other)) if a != BANK or rules.settlement != "mark"]
            changed = [a for a in accounts if own.get(a, 0) != other.get(a, 0)]
            if changed and complete == "all":
                gains = "  ".join(f"{account} {other.get(account, 0):+d}".replace(" +0", " 0") for account in changed)
                is_reading = f"{option.name}={option.written(held)} is a reading of {option.cite}"
                text = f"{is_reading}; with {option.name}={option.written(value)}: {gains}"
                yield Note(f"{rules.book}.{option.name}", text)
