"""What a hand is worth: points and doubles, special hands, the limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.model.score import Step, running
from scorecalc.rules.exclusion import given_way
from scorecalc.rules.item import Item
from scorecalc.rulesets.doubles.beside import Found, out_of_the_count
from scorecalc.rulesets.doubles.hand import Hand, Reading, Totals
from scorecalc.rulesets.doubles.table import TableRules, is_call

__all__ = ["Special", "Tally", "best_tally", "fixed_worth", "of_totals", "tally", "value_of", "within_limit"]

_EVENTS = ("one-shot", "last-tile", "last-discard")
_ADDITIONAL = ("going-out", "drawn", "only-wait", "pair-completed")
#: special hands of Columbia that are worth the limit once and twice
_LIMITS = {"thirteen-orphans": 1, "nine-gates": 2}
#: the doubles that a no-points hand may have (C50)
_NO_POINTS_DOUBLES = ("one-suit", "no-ends", "reach")


class Special(NamedTuple):
    """A special hand: its item, what it comes to, and how."""

    item: Item
    value: int
    why: str


class Tally(NamedTuple):
    """``points`` and ``doubles`` are items with their amounts; ``after`` are points that no double touches.

    ``ordinary`` is None where the hand has none.  ``value`` is after the limit; ``limit`` says what set it.
    """

    reading: Reading | Totals
    points: tuple[tuple[Item, int], ...]
    doubles: tuple[tuple[Item, int], ...]
    after: int
    ordinary: int | None
    specials: tuple[Special, ...]
    special: int | None
    uncut: int
    value: int
    limit: str | None
    #: whether the special hand set the value, not the ordinary count
    special_counts: bool = False
    #: items that hold and do not count, each with the one that it gives way to
    gone: tuple[tuple[Item, Item], ...] = ()
    #: whether it stands alone, without points and doubles
    limit_hand: bool = False

    @property
    def rank(self) -> tuple[int, ...]:
        """What is better: more points in the end, then before the limit, then by the ordinary count."""
        return self.value, self.limit_hand, self.uncut, self.ordinary or 0

    @property
    def income(self) -> int:
        """What the hand is worth."""
        return self.value


#: more doubles than this change nothing at any table, and some thousands of them give numbers too long to print:
#: items of a house may count each tile of a hand, and be worth a hundred doubles
_MOST_DOUBLES = 1000


def value_of(points: int, doubles: int, steps: list[Step] | None = None) -> int:
    """Points doubled, written down as a step.

    >>> steps: list[Step] = []
    >>> value_of(34, 2, steps), steps[0].text
    (136, '34 × 2^2')
    """
    value = points << min(doubles, _MOST_DOUBLES)
    if steps is not None:
        more = f", no more than 2^{_MOST_DOUBLES}" if doubles > _MOST_DOUBLES else ""
        steps.append(Step(f"{points} × 2^{doubles}{more}", value))
    return value


def of_totals(totals: Totals, rules: TableRules) -> Tally:
    """Points and doubles that stand for tiles: only the arithmetic."""
    if totals.special:
        item = rules.item(totals.special)
        value = fixed_worth(item, rules)
        special = Special(item, value, "")
        return Tally(totals, (), (), 0, None, (special,), value, value, value, item.id, special_counts=True)
    uncut = value_of(totals.points, totals.doubles)
    capped = min(uncut, rules.limit) if (totals.won or rules.limit_losers) and not rules.roof_off else uncut
    return Tally(totals, (), (), 0, uncut, (), None, uncut, capped, "limit" if capped < uncut else None)


def fixed_worth(item: Item, rules: TableRules) -> int:
    """What a special hand is worth to which nothing is added: some limits of Columbia, a Great Game."""
    if rules.limit_hands:
        return _of_limit(rules.worth[item.id][1], rules.limit)
    times = _LIMITS.get(item.id)
    return rules.worth[item.id][1] if times is None else times * rules.limit


def tally(reading: Reading, rules: TableRules) -> Tally | None:
    """The worth of a reading; None where loose tiles make no special hand."""
    if rules.limit_hands and not reading.laid_out and not any(item.test(reading) for item in rules.loose_hands):
        return None
    points: list[tuple[Item, int]] = []
    doubles: list[tuple[Item, int]] = []
    held: list[Item] = []
    for item in rules.items:
        if item.id in rules.switched_off:
            continue
        if item.section == "special":
            if (reading.won or is_call(item)) and item.test(reading):
                held.append(item)
            continue
        found = int(item.test(reading))
        if found and (item.lines is None or (item.section == "doubles" and not item.when)):
            found *= rules.worth[item.id][1]
        if found:
            (points if item.section == "points" else doubles).append((item, found))
    if not reading.laid_out and not held:
        return None
    if not reading.laid_out and rules.book == "french":
        points, doubles = [], []
    if rules.exclusive:
        return _exclusive(reading, points, doubles, held, rules)
    return _valued(reading, points, doubles, held, rules)


def _exclusive(
    reading: Reading, points: list[Found], doubles: list[Found], held: list[Item], rules: TableRules
) -> Tally:
    """The worth of a reading at a table where items give way to others."""
    out = out_of_the_count(points, doubles)
    specials = _valued(reading, points, doubles, held, rules).specials
    out |= given_way([(special.item, special.value) for special in specials])
    points, doubles = ([found for found in part if found[0].id not in out] for part in (points, doubles))
    best = _valued(reading, points, doubles, [item for item in held if item.id not in out], rules)
    return best._replace(gone=tuple((item, out[item.id]) for item in rules.items if item.id in out))


def _valued(
    reading: Reading,
    points: Sequence[tuple[Item, int]],
    doubles: Sequence[tuple[Item, int]],
    held: Sequence[Item],
    rules: TableRules,
) -> Tally:
    if rules.limit_hands:
        return _limited(reading, points, doubles, held, rules)
    later = (*(_EVENTS if rules.event == "after" and rules.book == "columbia" else ()),
             *(_ADDITIONAL if rules.additional == "after" and rules.book == "columbia" else ()))  # fmt: skip
    after = sum(amount for item, amount in points if item.id in later)
    inside = sum(amount for _, amount in points) - after
    times = sum(amount for _, amount in doubles)
    ordinary = value_of(inside, times) + after if reading.laid_out else None
    event = sum(amount for item, amount in points if item.id in _EVENTS)
    specials = _specials(held, reading, doubles, event, rules)
    special = None
    if specials:
        special = sum(s.value for s in specials) if rules.several_specials == "add" else specials[0].value
    # what the limit does not cut is compared with the ordinary count as the limit leaves it; where they are added,
    # nine gates lift the limit for all of the hand (C59), else only for themselves: 600 above a straight cut to 300
    counted = specials if rules.several_specials == "add" else specials[:1]
    free = any(_is_free(s.item, rules) for s in counted)
    named = special is not None and (
        ordinary is None
        or special >= ordinary
        or (free and special > rules.limit)
        or rules.special_or_ordinary == "special"
    )
    uncut = special if named and special is not None else ordinary or 0
    free = free and named
    capped = min(uncut, rules.limit) if (reading.won or rules.limit_losers) and not free else uncut
    limit = specials[0].item.id if named else None
    return Tally(
        reading, tuple(points), tuple(doubles), after, ordinary, specials, special, uncut, capped,
        "limit" if capped < uncut else limit, named,
    )  # fmt: skip


def _specials(
    held: Sequence[Item], reading: Reading, doubles: Sequence[tuple[Item, int]], event: int, rules: TableRules
) -> tuple[Special, ...]:
    """The special hands of a reading, the best first as the limit leaves them.

    Where they are added, the event is: 500 and 20 for 123m 456m 789m 345m 22p, drawn last, and 20 for its chows (C60
    to C62 are bonuses of the hand, CA5).
    """

    def worth(special: Special) -> tuple[int, int]:
        return -within_limit(special, rules), -special.value

    once = rules.several_specials == "add"
    found = sorted((_special(item, reading, doubles, 0 if once else event, rules) for item in held), key=worth)
    first = next((at for at, special in enumerate(found) if special.item.id not in _LIMITS), None)
    if once and event and first is not None:
        found[first] = _special(found[first].item, reading, doubles, event, rules)
    return tuple(found)


def within_limit(special: Special, rules: TableRules) -> int:
    """What the limit leaves of a special hand."""
    return special.value if _is_free(special.item, rules) else min(special.value, rules.limit)


def _is_free(item: Item, rules: TableRules) -> bool:
    """Whether a special hand may exceed the limit: nine gates and the Great Games alone."""
    return rules.book == "french" or item.id == "nine-gates"


def _special(
    item: Item, reading: Reading, doubles: Sequence[tuple[Item, int]], event: int, rules: TableRules
) -> Special:
    """What a special hand comes to, and how."""
    times = _LIMITS.get(item.id)
    if times is not None:
        return Special(item, fixed_worth(item, rules), "")
    exposed, hidden = rules.worth[item.id]
    concealed = reading.entirely_hidden
    value = hidden if concealed else exposed
    why = "" if exposed == hidden else f"{value}, {'hidden and drawn' if concealed else 'not entirely hidden'}"
    if rules.book == "french":
        return Special(item, value, why)
    counted = [
        (other, amount)
        for other, amount in doubles
        if rules.special_doubles == "all" or (item.id == "no-points" and other.id in _NO_POINTS_DOUBLES)
        if other.id not in (*item.replaces, *item.excludes) and item.id not in (*other.replaces, *other.excludes)
    ]
    total = sum(amount for _, amount in counted)
    base = value
    if total:
        why = f"{base} × 2^{total} for {' and '.join(running(other.name) for other, _ in counted)}"
        value = value_of(base, total)
    if event:
        why = f"{why or base}, + {event} for the event"
        value += event
    return Special(item, value, why)


def best_tally(hand: Hand | Totals, rules: TableRules) -> Tally | None:
    """The best tally of a hand, None where a winner's makes no winning shape."""
    from scorecalc.rulesets.doubles.readings import readings

    if isinstance(hand, Totals):
        return of_totals(hand, rules)
    found = [t for t in [tally(reading, rules) for reading in readings(hand, rules)] if t is not None]
    return max(found, key=lambda t: t.rank, default=None)


def _limited(
    reading: Reading,
    points: Sequence[tuple[Item, int]],
    doubles: Sequence[tuple[Item, int]],
    held: Sequence[Item],
    rules: TableRules,
) -> Tally:
    """A part of the limit in the place of the count: the whole limit always, less of it unless the count is more."""
    ordinary = value_of(sum(amount for _, amount in points), sum(amount for _, amount in doubles))
    parts = {item.id: rules.worth[item.id][reading.entirely_hidden] for item in held}
    specials = tuple(
        Special(item, _of_limit(parts[item.id], rules.limit), _part_of_limit(parts[item.id], rules.limit))
        for item in sorted(held, key=lambda item: -parts[item.id])
    )
    top = specials[0] if specials else None
    if top is not None and (parts[top.item.id] >= 100 or top.value >= ordinary):
        return Tally(reading, tuple(points), tuple(doubles), 0, ordinary, specials, top.value, top.value, top.value,
                     top.item.id, special_counts=True, limit_hand=True)  # fmt: skip
    capped = ordinary if rules.roof_off else min(ordinary, rules.limit)
    return Tally(reading, tuple(points), tuple(doubles), 0, ordinary, specials, top and top.value, ordinary, capped,
                 "limit" if capped < ordinary else None)  # fmt: skip


def _of_limit(percent: int, limit: int) -> int:
    return (percent * limit + 50) // 100


def _part_of_limit(percent: int, limit: int) -> str:
    return f"the limit of {limit}" if percent == 100 else f"{percent / 100:g} × the limit of {limit}"
