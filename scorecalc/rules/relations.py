"""Items among one another, once all files are read: what they replace and exclude must be there, and can give way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorecalc.problems import Problem, closest
from scorecalc.rules.changes import Change
from scorecalc.rules.item import Item

__all__ = ["Named", "names_told_apart", "relations"]

#: a change, its key ``replaces`` or ``excludes``, and an id that stands there
Named = tuple[Change, str, str]


def relations(named: Sequence[Named], items: Mapping[str, Item], rivals: Sequence[Sequence[str]]) -> Iterator[Problem]:
    """What is wrong with the items that others replace or exclude; a file may name one that it declares later.

    ``rivals`` are the sections of which an item can push out another, () where all can.
    """
    standing = [(change, key, id) for change, key, id in named if id in getattr(items.get(change.id), key, (id,))]
    for change, key, id in standing:  # what a nearer file took back is not among them
        own, other = items.get(change.id), items.get(id)
        if other is None:
            near = closest(id, items)
            help = f"did you mean `{near[0]}`?" if near else ""
            yield change.problem(f"`{key}` names no item: `{id}`", key, help, near, "D405")
        elif id == change.id:
            yield change.problem(f"`{key}` names the item itself", key)
        elif own and rivals and not any(own.section in group and other.section in group for group in rivals):
            help = f"items of {own.section} and of {other.section} are counted apart"
            yield change.problem(f"`{key}` cannot push out `{id}`, an item of {other.section}", key, help)
    told: set[frozenset[str]] = set()
    for change, key, id in reversed(standing):  # told of the one that closed it
        circle = _way_back(id, change.id, items) if key == "replaces" and id != change.id else []
        if circle and frozenset(circle) not in told:
            told.add(frozenset(circle))
            steps = [f"{one} replaces {after}" for one, after in zip(circle, [*circle[1:], circle[0]], strict=True)]
            yield change.problem(f"`replaces` goes round in a circle: {', '.join(steps)}", key)


def _way_back(start: str, end: str, items: Mapping[str, Item]) -> list[str]:
    """The ids from ``end`` by ``start`` along what each replaces, if that comes to ``end`` again; else nothing."""
    ways = [[end, start]]
    seen = {start}
    for way in ways:  # grows while it is read: the shortest circle is found first
        item = items.get(way[-1])
        for id in item.replaces if item else ():
            if id == end:
                return way
            if id not in seen:
                seen.add(id)
                ways.append([*way, id])
    return []


def names_told_apart(named: Sequence[Change], items: Mapping[str, Item], off: frozenset[str]) -> Iterator[Problem]:
    """Two items of one name cannot be told apart in a result; one that is switched off stands in none."""
    told: set[str] = set()
    for change in reversed(named):  # told of the later one alone
        own = items.get(change.id)
        if own is None or own.name != change.name or own.id in off:
            continue
        same = [one.id for one in items.values() if one.name.casefold() == own.name.casefold() and one.id != own.id]
        others = [id for id in same if id not in off and id not in told]
        if others:
            told.add(own.id)
            help = "give it another name, or switch one of them off: on = false"
            yield change.problem(f"`{own.name}` is the name of `{others[0]}` already", "name", help)
