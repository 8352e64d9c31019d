"""The result of a deal in items, steps, payments and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.mahjong.tiles import copies, sign, text
from scorecalc.model.money import deltas
from scorecalc.model.score import (
    Alternative,
    Breakdown,
    HandScore,
    LineItem,
    Rejected,
    Section,
    Step,
    Total,
)
from scorecalc.model.words import Bound, HandWords
from scorecalc.rules.exclusion import beside, given_way, stronger_of
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Choice, Ruleset, Style
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.draws import settle_draw
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.items.fu import ROUNDED_TO
from scorecalc.rulesets.fuhan.notes import hand_notes, option_notes, table_notes
from scorecalc.rulesets.fuhan.payments import declared_sticks, letter_of, settle
from scorecalc.rulesets.fuhan.points import shares
from scorecalc.rulesets.fuhan.position.words import SEAT_NAMES
from scorecalc.rulesets.fuhan.reading import ORPHAN_HAND, PAIRS, RENHOU, SETS, Reading
from scorecalc.rulesets.fuhan.refusal import not_liable
from scorecalc.rulesets.fuhan.shapes import Show, tile_sets
from scorecalc.rulesets.fuhan.table import Found, TableRules
from scorecalc.rulesets.fuhan.tally import Tally

__all__ = ["breakdown"]


def breakdown(ruleset: Ruleset, bound: Bound, deal: Deal, choices: Sequence[Choice], style: Style) -> Breakdown:
    """A settled deal, from the tallies that were chosen."""
    rules: TableRules = ruleset.ready
    show: Show = text if style.pieces == "text" else sign
    for c in choices:
        liable = deal.pao.get(c.hand.label)
        if liable is not None and not rules.liable_units(c.hand, c.best, liable[1]):
            raise not_liable(bound, c.hand.label, rules)
    paid, outcome = _who_is_paid(deal, choices, rules)
    if paid or outcome in ("win", "totals"):
        payments = settle(deal, [(c.hand, c.best) for c in paid], rules)
    else:
        payments = settle_draw(deal, rules) if not choices else tuple(declared_sticks(deal, rules))
    said = {words.label: words for words in bound.hands}
    known = _seats_known(deal, paid)
    first = choices[0] if len(choices) == 1 else None
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=_heading(ruleset, deal, choices, show, rules),
        hands={_label(c.hand, rules): _hand(c, deal, rules, style, show, said[c.hand.label]) for c in choices},
        several=len(bound.hands) > 1,
        payments=payments,
        deltas=deltas(payments, rules.seats) if known else {},
        winner=tuple(letter_of(c.hand, rules) for c in paid if c.hand.seat is not None),
        outcome=outcome,
        settled="all" if known else "winner" if payments else "none",
        assumed=deal.assumed,
        depends_on_win=any(c.depends for c in choices),
        alternatives=_alternatives(first, deal, rules) if first else (),
        notes=(*option_notes(bound, rules), *table_notes(deal, choices, paid, outcome, rules)),
    )


def _label(hand: Hand | Totals, rules: TableRules) -> str:
    return "" if hand.seat is None else rules.seats[hand.seat]


def _who_is_paid(deal: Deal, choices: Sequence[Choice], rules: TableRules) -> tuple[Sequence[Choice], str]:
    """The winners that are paid: all, the first, or nobody where three wins are a draw (P6, P10)."""
    if len(choices) > 1 and rules.multiple_ron == "first":
        return choices[:1], deal.outcome
    drawn = rules.multiple_ron == "triple-draw" or "sanchahou" in rules.abortive_draws
    if len(choices) > 2 and drawn:
        return (), "abortive"
    return choices, deal.outcome


def _seats_known(deal: Deal, paid: Sequence[Choice]) -> bool:
    return all(c.hand.seat is not None and (c.hand.tsumo or deal.source is not None) for c in paid)


def _heading(ruleset: Ruleset, deal: Deal, choices: Sequence[Choice], show: Show, rules: TableRules) -> tuple[str, ...]:
    where = f"{SEAT_NAMES['ESWN'[deal.round]]} round"
    if not choices:
        names = {"draw": "exhaustive draw", "nagashi": "nagashi mangan", "abortive": "abortive draw"}
        by = f"chombo by {SEAT_NAMES[deal.chombo]}" if deal.chombo else ""
        return ruleset.name, where, by or names[deal.outcome]
    if len(choices) > 1:
        return ruleset.name, where, f"{len(choices)} wins on a discard by {SEAT_NAMES[deal.source or 'E']}"
    hand = choices[0].hand
    seat = "non-dealer" if hand.seat is None else f"{SEAT_NAMES[rules.seats[hand.seat]]} seat"
    tile = f" {show((hand.win,))}" if isinstance(hand, Hand) and hand.win >= 0 else ""
    if hand.tsumo:
        return ruleset.name, f"{seat}, {where}", f"self-draw{tile and f' of{tile}'}"
    by = f" by {SEAT_NAMES[deal.source]}" if deal.source else ""
    return ruleset.name, f"{seat}, {where}", f"discard{by}{tile and f' on{tile}'}"


def _hand(choice: Choice, deal: Deal, rules: TableRules, style: Style, show: Show, words: HandWords) -> HandScore:
    tally: Tally = choice.best
    steps: list[Step] = []
    base = rules.base_of(tally, steps)
    shares(base, rules, dealer=choice.hand.dealer, tsumo=choice.hand.tsumo, steps=steps)
    reading = tally.reading
    line = " ".join(word.text for key, word in words.words if key != "label")
    if isinstance(reading, Totals):
        return HandScore(line, Total(tally.income, "points"), tally.limit, _summary(tally), steps=tuple(steps))
    return HandScore(
        line=line,
        total=Total(tally.income, "points"),
        limit=tally.limit,
        summary=_summary(tally),
        sections=tuple(_sections(tally, rules, style, show)),
        steps=tuple(steps),
        reading=_reading(reading, show),
        rejected=tuple(_rejected(choice, style, show)),
        notes=tuple(hand_notes(choice, deal, rules)),
    )


def _summary(tally: Tally) -> str:
    if tally.units:
        return "yakuman" if tally.units == 1 else f"{tally.units} × yakuman"
    if not tally.han:
        return tally.limit or ""  # its base points stand in the steps
    return f"{tally.han} han {tally.fu} fu" if tally.fu else f"{tally.han} han"


def _sections(tally: Tally, rules: TableRules, style: Style, show: Show) -> list[Section]:
    title = unit = "yakuman" if tally.units else "han"
    if not tally.han and not tally.units and tally.items[0][1]:
        title, unit = "limit", "points"
    sections = [Section(title, unit, tuple(_lines(tally.items, tally, rules, style, show)))]
    if tally.fu_items:
        lines = _lines(tally.fu_items, tally, rules, style, show)
        exact = sum(line.amount for line in lines)
        if tally.fu != exact:
            why = f"{exact} to the next {ROUNDED_TO}"
            lines.append(LineItem(f"{rules.name}.rounding", "rounded up", tally.fu - exact, why, "riichi:F12"))
        sections.append(Section("fu", "fu", tuple(lines)))
    return sections


def _lines(found: Sequence[Found], tally: Tally, rules: TableRules, style: Style, show: Show) -> list[LineItem]:
    """The items line by line; some have several."""
    lines: list[LineItem] = []
    for item, amount in found:
        if item.lines is None:
            lines.append(_line(item, amount, item.why(tally.reading, show), rules, style))
        else:
            lines += [_line(item, n, why, rules, style) for n, why in item.lines(tally.reading, show, item.value)]
    return lines


def _line(item: Item, amount: int, why: str, rules: TableRules, style: Style) -> LineItem:
    name = item.spelled(style.names)
    return LineItem(f"{rules.name}.{item.id}", name, amount, why, item.row(rules.name), item.mark)


def _reading(r: Reading, show: Show) -> Mapping[str, Any]:
    win = show((r.hand.win,))
    if r.form not in (SETS, PAIRS, RENHOU):
        twice = next(kind for kind in range(34) if copies(r.hand.count, kind) == 2)
        return {"sets": [], "pair": show((twice, twice)), "wait": r.form, "win": win}
    sets = [show(s.kinds) for s in tile_sets(r) if s.shape != "pair" or r.form == PAIRS]
    pair = show((r.pair, r.pair)) if r.pair >= 0 else None
    return {"sets": sets, "pair": pair, "wait": r.wait, "win": win}


def _rejected(choice: Choice, style: Style, show: Show) -> list[Rejected]:
    """Readings that bring less, and items that count within others."""
    best: Tally = choice.best
    found = []
    stronger, counted = given_way([*best.items, *best.replaced]), [item for item, _ in best.items]
    for item, _ in best.replaced:
        within = stronger_of(item, counted) or stronger.get(item.id)
        why = beside(item.id, within, style.names) if within else "one yakuman counts"
        found.append(Rejected(item.id, None, why))
    seen = {_same(best)}
    for other in choice.others:
        if _same(other) in seen:
            continue
        seen.add(_same(other))
        found.append(Rejected(_form(other.reading, show), other.income, _worth(other)))
    return found


def _same(tally: Tally) -> tuple[Any, ...]:
    reading = tally.reading
    return tally.income, tally.han, tally.fu, tally.units, reading.form if isinstance(reading, Reading) else None


def _form(r: Reading, show: Show) -> str:
    if r.form == PAIRS:
        return "chiitoitsu"
    if r.form not in (SETS, ORPHAN_HAND):
        return r.form
    return " ".join(show(s.kinds) for s in tile_sets(r)) + f", {show((r.hand.win,))} as {r.wait} wait"


def _worth(tally: Tally) -> str:
    if tally.units:
        return "yakuman" if tally.units == 1 else f"{tally.units} × yakuman"
    return f"{tally.han} han {tally.fu} fu" if tally.han else str(tally.limit)


def _alternatives(choice: Choice, deal: Deal, rules: TableRules) -> tuple[Alternative, ...]:
    """What each other tile would have given, where they differ."""
    if not choice.depends:
        return ()
    others = [(win, t) for win, t in choice.alternatives if win != choice.win]
    return tuple(
        Alternative(win, Total(t.income, "points"), settle(deal, [(choice.hand, t)], rules)) for win, t in others
    )
