"""Who sits where: the seats or the names of a line, and those that cannot be so (all-green:G19)."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.words import Bound
from scorecalc.problems import Problem, closest
from scorecalc.rulesets.all_green.seats import DEALER, SEATS
from scorecalc.rulesets.all_green.table import TableRules

__all__ = ["seating"]

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")

#: a player as a line names him, and the place of the word
Named = tuple[str, tuple[int | None, int | None]]


def seating(bound: Bound, rules: TableRules, problems: list[Problem]) -> tuple[str, ...]:
    """The accounts of all players, () where names do not tell them; what is wrong goes into ``problems``."""
    named = list(_named(bound))
    problems += _winners(bound, rules)
    if rules.names:
        problems += _strangers(named, rules)
        return rules.names
    seats = [name for name, _ in named if name in SEATS]
    if len(seats) == len(named):
        problems += _missing_seats(named, rules)
        return rules.seats
    if seats:
        name, at = next(pair for pair in named if pair[0] not in SEATS)
        message = f"{seats[0]} is a seat, {name} is a name"
        help = "call all by their seats, or say players= with the names of all in turn order"
        problems.append(Problem("R326", message, *at, help))
    return ()


def _named(bound: Bound) -> Iterator[Named]:
    for words in bound.hands:
        if words.label:
            yield words.label, words.place("label")
        if "seat" in words.settings:
            yield words.settings["seat"], words.place("seat")
    if "from" in bound.table.settings:
        yield bound.table.settings["from"], bound.table.place("from")


def _count(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else f"{number}"


def _strangers(named: list[Named], rules: TableRules) -> Iterator[Problem]:
    for name, at in named:
        if name not in rules.names:
            near = closest(name, rules.names)
            help = f"did you mean {near[0]}?" if near else f"the players are {', '.join(rules.names)}"
            yield Problem("R326", f"no {name} at the table", *at, help, near)


def _missing_seats(named: list[Named], rules: TableRules) -> Iterator[Problem]:
    for name, at in named:
        if SEATS.index(name) >= rules.players:
            message = f"{_count(rules.players)} players have no {name} seat"
            known = f"the seats are {', '.join(rules.seats)}"
            help = known if rules.said else f"say players={SEATS.index(name) + 1} or more"
            yield Problem("R326", message, *at, help)


def _winners(bound: Bound, rules: TableRules) -> Iterator[Problem]:
    """Two seats of one winner, one's own discard, more winners than there can be."""
    source = bound.table.settings.get("from")
    for words in bound.hands:
        seat = words.settings.get("seat")
        if words.label and seat not in (None, words.label):
            message = f"seat={seat} under {words.label}:"
            yield Problem("R326", message, *words.place("seat"), "the label is the seat: leave seat= out")
        unnamed = not (words.label or seat or rules.names)
        if source == DEALER and "dealer" in words.flags and unnamed:
            message = "from=E, but the winner is the dealer, who sits there"
            yield Problem("R326", message, *bound.table.place("from"), "say whose discard it was, or +tsumo")
        if source is not None and source in (words.label, seat):
            message = f"from={source}: {source} cannot win on a discard of their own"
            yield Problem("R326", message, *bound.table.place("from"), "say whose discard it was, or +tsumo")
    if len(bound.hands) >= rules.players:
        message = f"{_count(len(bound.hands))} winners on one discard among {_count(rules.players)} players"
        help = "one of them discarded it" if rules.said else "say how many play, as in players=6"
        yield Problem("R326", message, *bound.hands[-1].place("label"), help)
    if len(bound.hands) > 1 and rules.multiple_ron == "first":
        told = source is not None and (rules.names or source in SEATS)
        if not told:
            help = "say from= and seats, or players= with the names of all in turn order"
            yield Problem("R326", "who wins first is not known: multiple-ron=first", help=help)
