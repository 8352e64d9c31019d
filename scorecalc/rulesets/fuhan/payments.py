"""Who pays whom for a win: shares, counters, sticks, liability (riichi:P4 to P7)."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.model.money import POT, Payment
from scorecalc.rules.settle import all_pay, one_pays
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.points import shares
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import Tally

__all__ = ["declared_sticks", "letter_of", "settle", "sticks_won"]

UNIT = "points"


def letter_of(winner: Hand | Totals, rules: TableRules) -> str:
    """The account of a winner: his seat, or ``winner`` where that is not known."""
    return "winner" if winner.seat is None else rules.seats[winner.seat]


def settle(deal: Deal, wins: Sequence[tuple[Hand | Totals, Tally]], rules: TableRules) -> tuple[Payment, ...]:
    """Every payment of the deal, the winner nearest after the discarder first (P6)."""
    payments: list[Payment] = []
    for place, (winner, tally) in enumerate(wins):
        counters = deal.honba if place == 0 or rules.honba_to == "every-winner" else 0
        won = _win(deal, winner, tally, counters, rules)
        payments += won if place == 0 else _part(won, rules.later_winners)
    payments += declared_sticks(deal, rules)
    payments += sticks_won(deal, [letter_of(winner, rules) for winner, _ in wins], rules)
    return tuple(payments)


def _win(deal: Deal, winner: Hand | Totals, tally: Tally, counters: int, rules: TableRules) -> list[Payment]:
    to = letter_of(winner, rules)
    liable = deal.pao.get(winner.label)
    if liable is not None:
        return _liable(deal, winner, tally, counters, liable, rules)
    if not winner.tsumo:
        payer = deal.source or "discarder"
        honba = one_pays(payer, to, counters * rules.honba_value, UNIT, _honba(counters, rules))
        return [*one_pays(payer, to, tally.income, UNIT, "discard"), *honba]
    return [*_self_draw(winner, to, tally.shares, rules), *_self_draw_honba(winner, to, counters, rules)]


def _part(payments: Sequence[Payment], divisor: int) -> list[Payment]:
    """What a winner after the first is paid: the whole, or a part of it."""
    if divisor == 1:
        return list(payments)
    return [p._replace(amount=p.amount // divisor, why=f"{p.why}, 1/{divisor} of {p.amount}") for p in payments]


def _honba(counters: int, rules: TableRules) -> str:
    return f"{counters} {rules.counter[counters != 1]}"


def _self_draw(
    winner: Hand | Totals, to: str, parts: Sequence[tuple[str, int, int]], rules: TableRules
) -> list[Payment]:
    """The shares of a self-draw, by seat where the winner's is known."""
    payments: list[Payment] = []
    for payer, amount, count in parts:
        if winner.seat is None:
            payments.append(Payment(payer, to, amount, UNIT, "self-draw", count))
        elif payer == "dealer":
            payments += one_pays("E", to, amount, UNIT, "self-draw")
        else:
            # equal shares of a non-dealer's win among three (tsumo-loss=equal) come from the dealer too
            everybody = count == rules.players - 1
            payers = [s for s in rules.seats if s != to and (everybody or s != "E")]
            payments += all_pay(payers, to, amount, UNIT, "self-draw")
    return payments


def _self_draw_honba(winner: Hand | Totals, to: str, counters: int, rules: TableRules) -> list[Payment]:
    """P5: a third of the counter's ron value from each payer (of three players, half of 200)."""
    each = _each(rules) * counters
    if winner.seat is not None:
        return list(all_pay([s for s in rules.seats if s != to], to, each, UNIT, _honba(counters, rules)))
    if not each:
        return []
    others = Payment("other", to, each, UNIT, _honba(counters, rules), rules.players - 2)
    return [Payment("dealer", to, each, UNIT, _honba(counters, rules)), others]


def _each(rules: TableRules) -> int:
    """What a counter adds to each payer's share of a self-draw."""
    return rules.honba_value // (rules.players - 1)


def _liable(
    deal: Deal,
    winner: Hand | Totals,
    tally: Tally,
    counters: int,
    liable: tuple[str, str | int | None],
    rules: TableRules,
) -> list[Payment]:
    """P7: the feeder pays a self-draw whole and half of a ron; what he is not liable for is paid as usual."""
    to = letter_of(winner, rules)
    feeder, what = liable
    units = rules.liable_units(winner, tally, what)
    whole = tally.units or 1  # a limit that is no yakuman is fed as one
    one = tally.base // whole
    part = shares(one * units, rules, dealer=winner.dealer, tsumo=winner.tsumo)
    owed = sum(amount * count for _, amount, count in part)
    rest = whole - units
    others = shares(one * rest, rules, dealer=winner.dealer, tsumo=winner.tsumo) if rest else ()
    if winner.tsumo:
        as_usual = _self_draw(winner, to, others, rules)
        honba = list(one_pays(feeder, to, _each(rules) * (rules.players - 1) * counters, UNIT, _honba(counters, rules)))
        if as_usual and rules.pao_honba == "discarder":
            # there is no discarder: the counters go with the part that he would have paid
            honba = _self_draw_honba(winner, to, counters, rules)
        return [*one_pays(feeder, to, owed, UNIT, "pao"), *as_usual, *honba]
    source = deal.source or "discarder"
    half = owed // 2
    for_honba = feeder if rules.pao_honba == "liable" else source
    return [
        *one_pays(source, to, owed - half + sum(amount for _, amount, _ in others), UNIT, "discard"),
        *one_pays(feeder, to, half, UNIT, "pao"),
        *one_pays(for_honba, to, counters * rules.honba_value, UNIT, _honba(counters, rules)),
    ]


def declared_sticks(deal: Deal, rules: TableRules) -> list[Payment]:
    """The sticks of this deal's riichi that are still to be put down (P5)."""
    return [Payment(seat, POT, rules.stick, UNIT, "riichi stick") for seat in deal.declared]


def sticks_won(deal: Deal, winners: Sequence[str], rules: TableRules) -> list[Payment]:
    """The sticks on the table go to the first winner, after each had his own back where so agreed (P6)."""
    own = [w for w in winners if w in deal.declared] if rules.sticks_to == "own-back" else []
    payments: list[Payment] = []
    for winner in winners:
        count = int(winner in own)
        if winner == winners[0]:
            count += deal.sticks + len(deal.declared) - len(own)
        payments += one_pays(
            POT, winner, rules.stick * count, UNIT, "riichi stick" if count == 1 else f"{count} riichi sticks"
        )
    return payments
