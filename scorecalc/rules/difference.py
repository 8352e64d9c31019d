"""How two rulesets of one game differ, in words, and which of the differences decides a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorecalc.model.score import Breakdown
from scorecalc.model.words import Bound
from scorecalc.problems import Refused
from scorecalc.rules.engine import score
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import OpenGame, Ruleset

__all__ = ["Decisive", "Difference", "deciding", "differences"]


class Difference(NamedTuple):
    """One option or item that differs: what it is under the first ruleset and under the second.

    ``kind`` is ``option`` or ``item``; ``help`` says what it decides, ``cite`` is the row.
    """

    kind: str
    name: str
    first: str
    second: str
    help: str
    cite: str


class Decisive(NamedTuple):
    """A difference that changes a result.

    ``alone`` is what the first ruleset gives with this rule of the second, ``without`` what the second gives with
    this rule of the first; None where that is refused.
    """

    difference: Difference
    alone: int | None
    without: int | None


def differences(one: Ruleset, other: Ruleset) -> list[Difference]:
    """Every option that has another value, then every item that is worth another number or is in one alone."""
    theirs = {option.name: option for option in other.game.options}
    found = [
        Difference(
            "option", option.name, option.written(one.options[option.name]), option.written(other.options[option.name]),
            option.help, option.cite,
        )
        for option in one.game.options
        if option.name in theirs and one.options[option.name] != other.options[option.name]
    ]  # fmt: skip
    raw, theirs_raw = ({item.id: item for item in rules.game.items} for rules in (one, other))
    first, second = ({item.id: item for item, _ in rules.game.items_at(rules.ready)} for rules in (one, other))
    for id in dict.fromkeys([*first, *second]):
        a, b = first.get(id), second.get(id)
        said = (_said(raw.get(id)), _said(theirs_raw.get(id)))  # by files; what options make of it differs there
        if said[0] != said[1] and _scored(a) != _scored(b):
            item = b or a
            assert item is not None  # noqa: S101  (one of the two has it)
            opens = (a or item).open != (b or item).open
            mine, yours = (_worth(it, one, opens=opens) + _terms(it, other) for it, other in ((a, b), (b, a)))
            found.append(Difference("item", id, mine, yours, item.doc, item.row(one.game.name)))
    return found


def deciding(bound: Bound, one: Ruleset, other: Ruleset) -> Iterator[Decisive]:
    """The differences that change what ``bound`` comes to, taken over by themselves or left out alone.

    Two rules may make a difference only together: a yaku of 2 han and 4 han 30 fu as a mangan.
    """
    first, second = _total(bound, one), _total(bound, other)
    for difference in differences(one, other):
        alone = _total(bound, _taken_over(difference, one, other))
        without = _total(bound, _taken_over(difference, other, one))
        if alone != first or without != second:
            yield Decisive(difference, alone, without)


def _scored(item: Item | None) -> tuple[object, ...] | None:
    """All of an item that a file may change and that changes a score."""
    return item and (item.section, item.value, item.open, item.when, item.replaces, item.excludes)


def _said(item: Item | None) -> tuple[object, ...] | None:
    """The same as it is declared, and whether options have a say."""
    return item and (_scored(item), item.fixed)


def _worth(item: Item | None, rules: Ruleset, *, opens: bool) -> str:
    """``2 han``, ``3 han, open 2``, ``-`` where there is no such item; the open value where it says something."""
    if item is None:
        return "-"
    told = f"{item.value} {rules.game.units.get(item.section, item.section)}"
    return f"{told}, open {item.open}" if opens or item.open not in (0, item.value) else told


def _terms(item: Item | None, other: Item | None) -> str:
    """The condition and what is pushed out, where that is otherwise in the other: ``; 3 pungs; replaces toitoi``."""
    if item is None or other is None:
        return ""
    told = [item.when] if item.when != other.when else []
    for key, ids, theirs in (
        ("replaces", item.replaces, other.replaces),
        ("excludes", item.excludes, other.excludes),
    ):
        if {*ids} != {*theirs}:
            told.append(f"{key} {', '.join(ids) or 'nothing'}")
    return "".join(f"; {one}" for one in told)


def _taken_over(difference: Difference, one: Ruleset, other: Ruleset) -> Ruleset:
    if difference.kind == "option":
        return one.with_options({difference.name: other.options[difference.name]})
    theirs = {item.id: item for item in other.game.items}.get(difference.name)
    kept = [theirs if item.id == difference.name else item for item in one.game.items]
    if theirs is not None and all(item.id != theirs.id for item in one.game.items):
        kept.append(theirs)
    game = one.game
    assert isinstance(game, OpenGame)  # noqa: S101  (another game's items do not differ)
    game = game.with_items(tuple(item for item in kept if item is not None))
    own = {option.name: one.options.get(option.name, option.default) for option in game.options}
    return Ruleset(one.name, one.title, game, own, one.origins, about=one.about)


def _total(bound: Bound, rules: Ruleset) -> int | None:
    """What a line comes to; None where it is refused, or nothing is scored."""
    try:
        breakdown = score(bound, rules)
    except Refused:
        return None
    return total_of(breakdown)


def total_of(breakdown: Breakdown) -> int | None:
    """The total of a line, of several hands those of all together."""
    if breakdown.total is not None:
        return breakdown.total.amount
    totals = [hand.total.amount for hand in breakdown.hands.values() if hand.total is not None]
    return sum(totals) if totals else None
