"""The table of hand types, counted out over the whole deck, and what self-draws come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod

from scorecalc.model.score import running
from scorecalc.rules.ruleset import Chart
from scorecalc.rules.settle import split_up
from scorecalc.rulesets.all_green.cards import COPIES, NAMES
from scorecalc.rulesets.all_green.hand import SIZE, Hand
from scorecalc.rulesets.all_green.reading import readings
from scorecalc.rulesets.all_green.seats import SEATS
from scorecalc.rulesets.all_green.table import TableRules
from scorecalc.rulesets.all_green.tally import Tally, tally

__all__ = ["charts"]

#: what hands come to by self-draw: up to yaku with Dora and a first draw; yakuman, with the dealer's 2 and a first draw
_TOTALS = (*range(4, 22), 24, 26, 30, 32, 36, 38)
_DEALS = comb(COPIES * len(NAMES), SIZE)


def charts(rules: TableRules) -> Sequence[Chart]:
    """Hand types with their points, best first; then a self-draw by the number of players."""
    return _types(rules), _self_draws()


def _types(rules: TableRules) -> Chart:
    """Every winning hand on a discard without Dora, the winning card chosen so that there is no pinfu."""
    found: dict[tuple[int, str], list[int]] = {}
    pinfu: list[int] = []
    for hand in _hands():
        worth = list(_worth(hand, rules))
        if not worth:
            continue
        deals = prod(comb(COPIES, hand.cards.count(card)) for card in set(hand.cards))
        lowest = min(worth, key=lambda t: t.income)
        names = ", ".join(running(item.name) for item, _ in lowest.items)
        found.setdefault((lowest.income, names), []).append(deals)
        if any(item.id == "pinfu" for t in worth for item, _ in t.items):
            pinfu.append(deals)
    rows: list[tuple[str, tuple[str | None, ...]]] = [
        (names, (f"{total}", f"{len(deals)}", f"{sum(deals)}"))
        for (total, names), deals in sorted(found.items(), key=lambda pair: (-pair[0][0], pair[0][1]))
    ]
    every = [deals for of_type in found.values() for deals in of_type]
    rows.append(("all hands that win", (None, f"{len(every)}", f"{sum(every)}")))
    rows.append(("of these with the right winning card: pinfu", ("+1", f"{len(pinfu)}", f"{sum(pinfu)}")))
    return Chart("a win on a discard, no dora", ("points", "hands", f"deals of {_DEALS}"), tuple(rows))


def _hands() -> Iterator[Hand]:
    for cards in combinations_with_replacement(range(len(NAMES)), SIZE):
        hand = Hand(cards)
        if hand.shape is not None:
            yield hand


def _worth(hand: Hand, rules: TableRules) -> Iterator[Tally]:
    """The best tally for each card that may have won."""
    for win in hand.candidates:
        found = [t for t in [tally(reading, rules) for reading in readings(hand, win, rules)] if t is not None]
        if found:
            yield max(found, key=lambda t: t.income)


def _self_draws() -> Chart:
    """What each other player pays (A8)."""
    players = range(2, len(SEATS) + 1)
    rows = tuple((f"{total} P", tuple(f"{split_up(total, n - 1)}" for n in players)) for total in _TOTALS)
    return Chart("a win by self-draw: what each of the others pays", tuple(f"{n} players" for n in players), rows)
