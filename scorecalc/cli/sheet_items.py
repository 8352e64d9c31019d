"""The items of a rule sheet: what counts, how much, and hands that have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from pathlib import PurePath

from scorecalc.api import score
from scorecalc.cli.sheet_words import BY_VALUE, HANDS, MARKS, NOTES, SECTIONS
from scorecalc.problems import Refused
from scorecalc.render.inline import code, escaped
from scorecalc.render.payments import counted
from scorecalc.render.table import table
from scorecalc.rules.item import Item
from scorecalc.rules.ruleset import Ruleset

__all__ = ["SheetItems", "origin", "sentence"]

_LINE = 200  #: a list of names that is longer goes on in the next line
_CLOSED_AND_OPEN = (("closed", "value"), ("open", "open"))


def origin(said: str) -> str:
    """Where a value comes from: a ruleset by its name, a file without the folders that it lies in."""
    return code(PurePath(said).name)


def sentence(text: str) -> str:
    """A text as it begins a cell or a line: its first letter large."""
    return escaped(text[:1].upper() + text[1:])


def _folded(names: Sequence[str]) -> str:
    """Names one after the other, on as many lines as they need; none is broken."""
    lines = [""]
    for name in names:
        if len(lines[-1]) + len(name) > _LINE:
            lines.append("")
        lines[-1] += f" {name},"
    return "\n".join(lines).strip().removesuffix(",")


class SheetItems:
    """The items of a ruleset as its sheet has them; ``base`` is the ruleset that stands for the game."""

    def __init__(self, rules: Ruleset, base: Ruleset) -> None:
        self.rules = rules
        self.game = rules.game.name
        worth = rules.game.items_at(rules.ready)
        on = [item for item, counts in worth if counts]
        self.on: Mapping[str, Item] = {item.id: item for item in on}
        self.off = [item for item, counts in worth if not counts]
        self.usual_names = {item.id: item.name for item in base.game.items}
        #: whose worth an option says, which may be a word (`mangan`)
        self.chosen = {option.name for option in rules.game.options if option.worth}
        self.sections = self._sections(on)

    def _sections(self, on: Sequence[Item]) -> list[tuple[str, list[Item]]]:
        """The items by section, both in the order in which they are looked for."""
        order = [*SECTIONS, *(item.section for item in on)]
        found = []
        for section, group in groupby(sorted(on, key=lambda it: order.index(it.section)), lambda it: it.section):
            items = [*group]
            if section in BY_VALUE:
                items.sort(key=lambda item: item.value)
            found.append((section, items))
        return found

    def blocks(self) -> Iterator[str]:
        """A table for each section and what is to be said of its items; then what is off, and what marks mean."""
        for section, items in self.sections:
            yield f"### {self._title(section)}{self._of_unit(section, items)}"
            yield self._table(items)
            yield "\n".join(f"- **{sentence(item.name)}**: {said}" for item in items if (said := self._beside(item)))
            yield NOTES.get(self.game, {}).get(section, "")
        names = dict.fromkeys(item.name for item in self.off)
        off = [sentence(name) for name in names if all(item.name != name for item in self.on.values())]
        yield f"**Not played at this table:** {_folded(off)}." if off else ""
        marks = dict.fromkeys(item.mark for item in self.on.values() if item.mark)
        rows = f"*Row* says where it stands in the rules of {code(self.game)}, unless another book is named."
        yield "  \n".join([rows, *(f"*({mark})* {MARKS[mark]}." for mark in marks if mark in MARKS)])

    def examples(self) -> Iterator[str]:
        """A line for each item under these rules; an item without one is left out."""
        for section, items in self.sections:
            rows = [
                [sentence(item.name), code(item.id), code(line)] for item in items if (line := self._held.get(item.id))
            ]
            if rows:
                yield table(rows, [self._title(section), "id", "a line that has it"], style="markdown")

    def line(self) -> str:
        """A line to begin with: of those of the first section the one with most to see."""
        lines = (self._held.get(item.id, "") for _, items in self.sections[:1] for item in items)
        return max(lines, key=len, default="")

    def worth(self, item: Item) -> str:
        """What an item is worth, in words: ``3 han closed, 2 open``."""
        unit = self._unit(item.section)
        if item.value == item.open:
            return f"{item.value} {counted(unit, item.value)}"
        (first, one), (second, other) = self._hands()
        value = int(getattr(item, one))
        return f"{value} {counted(unit, value)} {first}, {getattr(item, other) or 'nothing'} {second}"

    def _unit(self, section: str) -> str:
        return self.rules.game.units.get(section, section)

    def _title(self, section: str) -> str:
        return escaped(SECTIONS.get(section, section.capitalize()))

    def _of_unit(self, section: str, items: Sequence[Item]) -> str:
        """``, in han`` where a section is not called by its unit."""
        unit = self._unit(section)
        named = self._title(section).lower() == unit or not any(item.value for item in items)
        return "" if named else f", in {escaped(unit)}"

    def _hands(self) -> tuple[tuple[str, str], ...]:
        return HANDS.get(self.game, _CLOSED_AND_OPEN)

    def _table(self, items: Sequence[Item]) -> str:
        """The items of one section; columns that none of them fills are left out."""
        values: tuple[tuple[str, str], ...] = (("worth", "value"),)
        if any(item.open != item.value for item in items):
            values = self._hands()
        elif not any(item.value for item in items):
            values = ()
        names = {item.id: self._other_names(item) for item in items}
        called = any(names.values())
        rows = [
            [
                f"**{sentence(item.name)}**",
                *(self._value(item, key) for _, key in values),
                escaped(item.doc) + (f" *({item.mark})*" if item.mark else ""),
                *([names[item.id]] if called else []),
                escaped(item.row(self.game).removeprefix(f"{self.game}:")),
            ]
            for item in items
        ]
        heads = ["", *(head for head, _ in values), "what it is", *(["also called"] if called else []), "row"]
        return table(rows, heads, style="markdown", right=range(1, 1 + len(values)))

    def _value(self, item: Item, key: str) -> str:
        """One of the two values; what has none is worth what its text says, or what a word of its option says."""
        option = self.rules.options.get(item.option)
        if item.option in self.chosen and isinstance(option, str) and getattr(item, key):
            return escaped(option)
        return f"{getattr(item, key) or '-'}" if item.value or item.open else "see text"

    def _other_names(self, item: Item) -> str:
        """The names in other languages, and the usual one of an item that the table calls otherwise."""
        usual = self.usual_names.get(item.id, item.name)
        names = dict.fromkeys([*([usual] if usual != item.name else []), *item.names.values()])
        return " / ".join(map(escaped, names))

    def _beside(self, item: Item) -> str:
        """The condition of an item that a file declares, what gives way to it, and the file; "" where all is plain."""
        parts = [f"counts when {code(item.when)}"] if item.when else []
        for ids, said in (
            (item.replaces, "counts in place of {}"),
            (item.excludes, "does not count beside {}, the better of them does"),
        ):
            names = [sentence(self.on[id].name) for id in ids if id in self.on]
            parts += [said.format(", ".join(names))] if names else []
        house = self.rules.house.get(f"{self.game}.{item.id}")
        parts += [f"{'house rule of' if item.when else 'changed by'} {origin(house)}"] if house else []
        return f"{'; '.join(parts)}." if parts else ""

    @cached_property
    def _held(self) -> Mapping[str, str]:
        """By the id of an item the first of its own lines that has it here; some cannot be under every option."""
        return {
            item.id: line
            for item in self.on.values()
            if (line := next((line for own in item.yes for line in self._tried(own) if self._has(item, line)), ""))
        }

    def _tried(self, line: str) -> Iterator[str]:
        """A line without its options, since the table's hold as they are, and the line itself."""
        settings = self.rules.vocabulary.setting_names
        words = line.split()
        kept = [word for word in words if not ((name := settings.get(word.partition("=")[0])) and name.option)]
        yield " ".join(kept)
        if kept != words:
            yield line

    def _has(self, item: Item, line: str) -> bool:
        try:
            breakdown = score(line, self.rules)
        except Refused:
            return False
        scored = {it.id for hand in breakdown.hands.values() for section in hand.sections for it in section.items}
        return f"{self.game}.{item.id}" in scored
