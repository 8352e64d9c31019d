"""The result of a deal in items, steps, payments and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import deltas
from scorecalc.model.score import Alternative, Breakdown, HandScore, LineItem, Rejected, Section, Step, Total, running
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Choice, Ruleset, Style
from scorecalc.rulesets.all_green.cards import CARDS, sign, text
from scorecalc.rulesets.all_green.deal import Deal
from scorecalc.rulesets.all_green.notes import decided, hand_notes, marked, table_notes
from scorecalc.rulesets.all_green.payments import UNIT, settle, share
from scorecalc.rulesets.all_green.reading import PAIR, Reading, Show
from scorecalc.rulesets.all_green.seats import SEAT_NAMES
from scorecalc.rulesets.all_green.table import TableRules
from scorecalc.rulesets.all_green.tally import Tally

__all__ = ["breakdown"]


def breakdown(ruleset: Ruleset, bound: Bound, deal: Deal, choices: Sequence[Choice], style: Style) -> Breakdown:
    """A settled deal, from the tallies that were chosen."""
    rules: TableRules = ruleset.ready
    show: Show = text if style.pieces == "text" else sign
    paid = choices[:1] if rules.multiple_ron == "first" else choices
    payments = settle(deal, [(c.hand, c.best) for c in paid], rules)
    first = choices[0] if len(choices) == 1 else None
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=_heading(ruleset, deal, choices),
        hands={c.hand.seat or c.hand.label: _hand(c, ruleset, style, show) for c in choices},
        several=len(choices) > 1,
        payments=payments,
        deltas=deltas(payments, deal.seats) if deal.settled else {},
        winner=tuple(c.hand.seat for c in paid if c.hand.seat is not None),
        outcome="win" if choices else "draw",
        settled="all" if deal.settled else "winner",
        assumed=deal.assumed,
        depends_on_win=any(c.depends for c in choices),
        alternatives=tuple(_alternatives(first, deal, rules)) if first else (),
        notes=tuple(table_notes(deal, choices, paid)),
    )


def _heading(ruleset: Ruleset, deal: Deal, choices: Sequence[Choice]) -> tuple[str, ...]:
    """None over a single hand, which says all by itself."""
    if not choices:
        return ruleset.name, "nobody won", "the deal passes"
    if len(choices) == 1:
        return ()
    by = f" by {SEAT_NAMES.get(deal.source, deal.source)}" if deal.source else ""
    return ruleset.name, f"{len(choices)} wins on a discard{by}"


def _hand(choice: Choice, ruleset: Ruleset, style: Style, show: Show) -> HandScore:
    best: Tally = choice.best
    steps: list[Step] = []
    share(best, ruleset.ready, steps)
    known = choice.hand.win is not None
    decisions = decided(best, ruleset)
    return HandScore(
        line=CARDS.write(choice.hand.cards),
        total=Total(best.income, UNIT),
        limit="yakuman" if best.yakuman else None,
        summary=f"{best.income} P",
        sections=(Section("chips", UNIT, tuple(_lines(best, ruleset.ready, marked(best, decisions), style, show))),),
        steps=tuple(steps),
        reading=_reading(best.reading, show, known=known),
        rejected=tuple(_rejected(choice, style, show)),
        notes=tuple(hand_notes(choice, ruleset, decisions)),
    )


def _lines(best: Tally, rules: TableRules, by_reading: frozenset[str], style: Style, show: Show) -> Iterator[LineItem]:
    """The items that count, and a Dora card that the hand does not hold: it was named, so it is answered."""
    counted = {item.id: chips for item, chips in best.items}
    if best.reading.dora_card is not None and not best.yakuman:
        counted.setdefault("dora", 0)
    for item in rules.items:
        if item.id in counted:
            mark = "reading" if item.id in by_reading else item.mark
            yield _line(item, counted[item.id], best.reading, style, show, mark)


def _line(item: Item, chips: int, reading: Reading, style: Style, show: Show, mark: str | None) -> LineItem:
    return LineItem(
        f"all-green.{item.id}",
        item.spelled(style.names),
        chips,
        item.why(reading, show),
        f"all-green:{item.cite}",
        mark,
    )


def _reading(r: Reading, show: Show, *, known: bool) -> Mapping[str, Any]:
    """The cards as they were read; a winning card that was not told tells of no wait either."""
    return {
        "sets": [show(r.cards)],
        "pair": show((r.pair, r.pair)),
        "wait": r.wait if known else None,
        "win": show((r.win,)) if known else None,
    }


def _rejected(choice: Choice, style: Style, show: Show) -> Iterator[Rejected]:
    """Items that a yakuman or a first draw leaves out, and the other place of the winning card."""
    best: Tally = choice.best
    stronger = {weak: item for item, _ in best.items for weak in item.replaces}
    for item, _ in best.left_out:
        within = stronger.get(item.id)
        why = f"counted in {running(within.spelled(style.names))}" if within else "a yakuman counts alone"
        yield Rejected(running(item.spelled(style.names)), None, why)
    for other in choice.others:
        if other.income != best.income:
            r: Reading = other.reading
            part = show((r.pair, r.pair)) if r.wait is PAIR else show(r.cards)
            yield Rejected(f"{show((r.win,))} completing {part}", other.income, f"no {_missing(best, other)}")


def _missing(best: Tally, other: Tally) -> str:
    held = {item.id for item, _ in other.items}
    return " and ".join(running(item.name) for item, _ in best.items if item.id not in held)


def _alternatives(choice: Choice, deal: Deal, rules: TableRules) -> Iterator[Alternative]:
    """The cards that would have given something else."""
    for win, other in choice.alternatives:
        if other.income != choice.best.income:
            yield Alternative(win, Total(other.income, UNIT), settle(deal, [(choice.hand, other)], rules))
