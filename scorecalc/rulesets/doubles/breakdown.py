"""The result of a deal in items, steps, payments and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.score import Breakdown, HandScore, LineItem, Rejected, Section, Step, Total, running
from scorecalc.model.words import Bound, HandWords
from scorecalc.rules.exclusion import beside
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Choice, Ruleset, Style
from scorecalc.rulesets.doubles.deal import Deal
from scorecalc.rulesets.doubles.decided import decided, marked, reading_notes
from scorecalc.rulesets.doubles.hand import PAIR, Reading, Show, Totals
from scorecalc.rulesets.doubles.notes import hand_notes, table_notes
from scorecalc.rulesets.doubles.settlement import nets, payments_of, settlement_notes
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import Special, Tally, value_of, within_limit
from scorecalc.rulesets.doubles.tiles import SEAT_NAMES, sign, text
from scorecalc.rulesets.doubles.totals import totals_notes
from scorecalc.rulesets.doubles.waits import wait_of

__all__ = ["breakdown"]

_UNIT = "points"


def breakdown(ruleset: Ruleset, bound: Bound, deal: Deal, choices: Sequence[Choice], style: Style) -> Breakdown:
    """A settled deal, from the tallies that were chosen."""
    rules: TableRules = ruleset.ready
    show: Show = text if style.pieces == "text" else sign
    tallies: dict[str, Tally] = {c.hand.seat or c.hand.label: c.best for c in choices}
    payments, settled = payments_of(deal, tallies, rules)
    winner = deal.winner
    seat = winner.seat if winner is not None else None
    several = any(words.label for words in bound.hands)
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=_heading(ruleset, deal, bound),
        hands={
            (c.hand.seat or c.hand.label): _hand(c, ruleset, words, style, show)
            for c, words in zip(choices, bound.hands, strict=False)  # no choice where a drawn hand tells no tiles
        },
        several=several,
        payments=payments,
        deltas=nets(payments, deal, rules) if settled == "all" else {},
        winner=(seat,) if seat is not None else (),
        outcome=_outcome(deal, rules),
        settled=settled,
        assumed=deal.assumed,
        notes=(
            *settlement_notes(deal, tallies, ruleset),
            *table_notes(deal, bound.table, payments, settled, rules),
        ),
        total=_total(deal, tallies) if several else None,
    )


def _total(deal: Deal, tallies: Mapping[str, Tally]) -> Total | None:
    winner = deal.winner
    if winner is None:
        return None
    return Total(tallies[winner.seat or winner.label].value, _UNIT)


def _outcome(deal: Deal, rules: TableRules) -> str:
    if deal.nobody:
        return "draw"
    if rules.settlement == "mark" or deal.winner is None:
        return "marks"
    return "totals" if all(isinstance(hand, Totals) for hand in deal.hands) else "win"


def _heading(ruleset: Ruleset, deal: Deal, bound: Bound) -> tuple[str, ...]:
    rules: TableRules = ruleset.ready
    limit = f"limit {rules.limit}"
    settings = bound.table.settings
    of = "hand's wind" if rules.book == "columbia" else "dominant wind"
    winds = [f"{of} {SEAT_NAMES[settings['wind']]}"] if "wind" in settings else []
    if rules.book == "classical" and "round" in settings:
        winds += [f"{SEAT_NAMES[settings['round']]} round"]
    winds += [f"tower wind {SEAT_NAMES[settings['tower']]}"] if "tower" in settings else []
    seats = [f"{SEAT_NAMES[deal.hands[0].seat]} seat"] if len(deal.hands) == 1 and deal.hands[0].seat else []
    ended = "nobody won" if deal.nobody else "" if deal.winner else "a losing hand" if len(deal.hands) == 1 else ""
    return tuple(filter(None, (ruleset.name, *seats, *winds, ended, limit)))


def _hand(choice: Choice, ruleset: Ruleset, words: HandWords, style: Style, show: Show) -> HandScore:
    best: Tally = choice.best
    rules: TableRules = ruleset.ready
    line = " ".join(word.text for key, word in words.words if key != "label")
    steps = tuple(_steps(best, rules))
    summary = _summary(best)
    if isinstance(best.reading, Totals):
        notes = tuple(totals_notes(best.reading, best, rules))
        return HandScore(line, Total(best.value, _UNIT), best.limit, summary, steps=steps, notes=notes)
    decisions = decided(choice.hand, best, ruleset)
    by_reading = marked(best, decisions)
    return HandScore(
        line=line,
        total=Total(best.value, _UNIT),
        limit=best.limit,
        summary=summary,
        sections=tuple(_sections(best, rules, by_reading, style, show)),
        steps=steps,
        reading=_reading(best.reading, show),
        rejected=tuple(_rejected(choice, rules, style, show)),
        notes=(*hand_notes(choice, words, rules), *reading_notes(decisions, rules.book)),
    )


def _summary(best: Tally) -> str:
    return "" if best.limit_hand else _told(best)


def _told(best: Tally) -> str:
    if isinstance(best.reading, Totals) and not best.reading.special:
        points, times = best.reading.points, best.reading.doubles
    elif best.ordinary is None:
        return ""
    else:
        points, times = (sum(amount for _, amount in part) for part in (best.points, best.doubles))
    doubles = {0: "", 1: " 1 double"}.get(times, f" {times} doubles")
    return f"{points} point{'' if points == 1 else 's'}{doubles}"


def _steps(best: Tally, rules: TableRules) -> Iterator[Step]:
    """The arithmetic as it was carried out."""
    steps: list[Step] = []
    if isinstance(best.reading, Totals) and not best.reading.special:
        value_of(best.reading.points, best.reading.doubles, steps)
    elif best.ordinary is not None and not best.limit_hand:
        inside = sum(amount for _, amount in best.points) - best.after
        value_of(inside, sum(amount for _, amount in best.doubles), steps)
        if best.after:
            steps.append(Step(f"+ {best.after}", best.ordinary))
        if best.special_counts and best.special == best.value and rules.limit < best.ordinary:
            steps.append(Step("→ the limit of", rules.limit))
    yield from steps
    if best.special is not None and best.special_counts:
        names = " and ".join(running(s.item.name) for s in _counted(best, rules))
        more = "" if best.ordinary is None or best.limit_hand else ", which counts"
        yield Step(f"{names}{more}", best.special)
    if best.value < best.uncut:
        yield Step("→ the limit of", best.value)


def _sections(
    best: Tally, rules: TableRules, by_reading: frozenset[str], style: Style, show: Show
) -> Iterator[Section]:
    reading: Reading = best.reading  # type: ignore[assignment]  # totals have no sections
    counts = () if best.limit_hand else (("points", "points", best.points), ("doubles", "doubles", best.doubles))
    for title, unit, found in counts:
        lines = tuple(
            _marked(line, by_reading) for item, amount in found for line in _lines(item, amount, reading, style, show)
        )
        if lines or reading.laid_out or rules.book == "columbia":
            yield Section(title, unit, lines)
    if best.specials:
        lines = tuple(_marked(_special(s, best, style, show), by_reading) for s in _counted(best, rules))
        yield Section("special", "points", lines)


def _counted(best: Tally, rules: TableRules) -> tuple[Special, ...]:
    """The special hands that count, or would above the ordinary count: all, or the highest (CA5)."""
    return best.specials if rules.several_specials == "add" else best.specials[:1]


def _marked(line: LineItem, by_reading: frozenset[str]) -> LineItem:
    held = line.mark is None and line.id.partition(".")[2] in by_reading
    return line._replace(mark="reading") if held else line


def _lines(item: Item, amount: int, r: Reading, style: Style, show: Show) -> Iterator[LineItem]:
    if item.lines is None:
        yield _line(item, amount, item.why(r, show), r, style)
        return
    for one, why in item.lines(r, show, r.rules.worth[item.id][1]):
        yield _line(item, one, why, r, style)


def _line(item: Item, amount: int, why: str, r: Reading, style: Style) -> LineItem:
    book = r.rules.book
    return LineItem(f"{book}.{item.id}", item.spelled(style.names), amount, why, item.row(book), item.mark)


def _special(special: Special, best: Tally, style: Style, show: Show) -> LineItem:
    r: Reading = best.reading  # type: ignore[assignment]  # totals have no sections
    less = "" if best.special_counts else "less than the ordinary count"
    why = "; ".join(filter(None, [special.item.why(r, show), special.why, less]))
    return _line(special.item, special.value, why, r, style)._replace(counted=best.special_counts)


def _reading(r: Reading, show: Show) -> Mapping[str, Any]:
    pairs = [show(part.tiles) for part in r.parts if part.shape == PAIR]
    sets = [show(part.tiles) for part in r.parts if part.shape != PAIR]
    return {
        "sets": sets,
        "pair": pairs[0] if len(pairs) == 1 else None,
        "wait": None,
        "win": show((r.hand.win,)) if r.hand.win >= 0 else None,
    }


def _rejected(choice: Choice, rules: TableRules, style: Style, show: Show) -> Iterator[Rejected]:
    """The count that lost to the other, special hands that are less, and other ways to lay the hand out."""
    best: Tally = choice.best
    if best.special is not None and best.ordinary is not None:
        if best.special_counts:
            yield Rejected("ordinary count", min(best.ordinary, rules.limit), _told(best))
        else:
            names = " and ".join(running(s.item.spelled(style.names)) for s in _counted(best, rules))
            yield Rejected(names, best.special, "less than the ordinary count")
    for other in best.specials[len(_counted(best, rules)) :]:
        what, value = running(other.item.spelled(style.names)), within_limit(other, rules)
        yield Rejected(what, value, "the highest special hand counts")
    for item, stronger in best.gone:
        why = beside(item.id, stronger, style.names)
        yield Rejected(running(item.spelled(style.names)), None, why)
    seen = {_same(best)}
    for tally in choice.others:
        if _same(tally) not in seen:
            seen.add(_same(tally))
            laid = " ".join(show(part.tiles) for part in tally.reading.parts) or "as loose tiles"
            wait = wait_of(tally.reading)
            special = " and ".join(running(s.item.spelled(style.names)) for s in _counted(tally, rules))
            told = special if tally.special_counts else _told(tally)
            yield Rejected(f"{laid} ({wait} wait)" if wait else laid, tally.value, told)


def _same(tally: Tally) -> tuple[Any, ...]:
    return tally.value, tuple((item.id, n) for item, n in (*tally.points, *tally.doubles)), tally.special
