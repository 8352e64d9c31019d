"""The items of a game as files of rules change them: other values and names, and items of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from scorecalc.model.vocabulary import BadValue, Vocabulary
from scorecalc.problems import Problem, closest
from scorecalc.rules.amounts import PERCENT, in_units
from scorecalc.rules.changes import Change, changes
from scorecalc.rules.files import RulesFile
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.own_item import EXAMPLE, cited, new_item
from scorecalc.rules.relations import Named, names_told_apart, relations
from scorecalc.rules.ruleset import Game, OpenGame

__all__ = ["House", "furnish"]

#: what an item of the game keeps, whatever a file says
_OWN_ONLY = ("when", "section")
_NEEDED = ("name", "section", "value")


class House(NamedTuple):
    """A game with the items of the files.

    ``settings`` are options that an item's value or switch stands for, by the file that says so: the name, the
    value as TOML has it, and the key.  ``origins`` maps the ids of changed and new items to the file.
    """

    game: Game
    settings: Mapping[Path, Sequence[tuple[str, Any, tuple[str, ...]]]]
    origins: Mapping[str, str]


def furnish(game: Game, files: Sequence[RulesFile], problems: list[Problem]) -> House:
    """The game under the ``[items]`` of the files, the nearest file first; what is wrong goes to ``problems``."""
    if not isinstance(game, OpenGame):
        for file in files:
            if "items" in file.content:
                help = f"its options are in `scorecalc rules show {game.name}`"
                problems.append(file.problem("D407", f"{game.name} keeps its items as they are", ("items",), help))
        return House(game, {}, {})
    building = _Building(game, problems)
    for file in reversed(files):
        for change in changes(file, problems):
            building.take(change)
    building.check_together()
    return House(building.built(), building.settings, building.origins)


class _Building:
    """The items as they stand after the files that were read so far."""

    def __init__(self, game: OpenGame, problems: list[Problem]) -> None:
        self.game, self.problems = game, problems
        self.items: dict[str, Item] = {item.id: item for item in game.items}
        self.options: dict[str, Option] = {option.name: option for option in game.options}
        self.settings: dict[Path, list[tuple[str, Any, tuple[str, ...]]]] = {}
        self.origins: dict[str, str] = {}
        self.named: list[Named] = []
        self.renamed: list[Change] = []
        self.off: set[str] = set()

    def built(self) -> Game:
        """The game with these items."""
        items = tuple(self.items.values())
        return self.game if items == tuple(self.game.items) else self.game.with_items(items)

    def take(self, change: Change) -> None:
        """One item of one file."""
        known = self.items.get(change.id)
        section = known.section if known else change.section or ""
        change, found = in_units(change, section, self.game.units, self.game.terms.worths)
        found += self._changed(change, known) if known else self._declared(change)
        self.problems += found
        if not found:
            self.origins[change.id] = change.file.origin
            for key in ("replaces", "excludes"):
                self.named += [(change, key, id) for id in getattr(change, key) or ()]
            if change.name is not None:
                self.renamed.append(change)
            if change.on is not None or change.value is not None:
                on = change.on is not False and change.value not in (0, (0, 0))
                (self.off.discard if on else self.off.add)(change.id)

    def check_together(self) -> None:
        """Whether the items can stand beside one another as they say."""
        self.problems += relations(self.named, self.items, self.game.terms.rivals)
        self.problems += names_told_apart(self.renamed, self.items, frozenset(self.off))

    def _changed(self, change: Change, item: Item) -> Iterator[Problem]:
        """What a file says of an item that is there."""
        for key in _OWN_ONLY:
            if getattr(change, key) is not None:
                where = self.origins.get(item.id, self.game.name)
                help = "declare an item under another id, and switch this one off: on = false"
                yield change.problem(f"`{key}` cannot be changed: {where} has this item already", key, help)
        said: dict[str, Any] = {
            "name": change.name, "names": change.names, "aliases": change.aliases,
            "cite": change.cite and cited(change), "doc": change.about, "yes": change.yes, "no": change.no,
            "replaces": change.replaces, "excludes": change.excludes,
        }  # fmt: skip
        item = item._replace(**{key: value for key, value in said.items() if value is not None})
        if change.value is not None:
            item = item._replace(mark=None)  # what a table says is neither assumed nor a reading
        option = self.options.get(item.option)
        if option and option.worth:
            yield from self._by_option(change, item)
        else:
            yield from self._switched(change, option)
            if isinstance(change.value, str):
                yield change.problem(f"`value` must be a number, not `{change.value}`", "value")
            else:
                item = _revalued(change, item)
        self.items[item.id] = item

    def _by_option(self, change: Change, item: Item) -> Iterator[Problem]:
        """The value is the option's, so that a line can still change it."""
        value: Any = change.value
        if item.open == item.value and (change.open is not None or isinstance(value, tuple)):
            if change.open is not None:
                yield change.problem("has one value: leave `open` out", "open")
            else:
                yield change.problem("has one value, not two", "value")
            return
        if change.open is not None:
            if not isinstance(value, int):
                help = "write value = [exposed, hidden]"
                yield change.problem("`open` needs a number as `value` beside it", "open", help)
                return
            value = (change.open, value)
        if self.game.units.get(item.section) == PERCENT and not isinstance(value, str):
            # as a part of the limit, which its option reads
            value = value if value is None else [n / 100 for n in value] if isinstance(value, tuple) else value / 100
        if isinstance(value, tuple):
            value = list(value)
        if change.on is False:
            value = False
        elif change.on and value is None:
            value = True
        if value is not None:
            key = "value" if change.value is not None and change.on is not False else "on"
            self._set(change, item.option, value, key)

    def _switched(self, change: Change, option: Option | None) -> Iterator[Problem]:
        if change.on is None:
            return
        if option is None:
            by = self.game.terms.switched_by.get(change.id)
            if not change.on:
                yield change.problem("cannot be switched off", "on", "set what it is worth: value = 0")
            else:
                help = f"its switch stands under [options]: {by}" if by else "leave `on` out: it counts always"
                yield change.problem("cannot be switched on by itself", "on", help)
        else:
            self._set(change, option.name, change.on, "on")

    def _set(self, change: Change, option: str, value: Any, key: str) -> None:
        self.settings.setdefault(change.file.path, []).append((option, value, change.place(key)))

    def _declared(self, change: Change) -> Iterator[Problem]:
        """An item of a file's own."""
        if change.when is None:
            own = "an item of your own needs `when`, its condition" if self.game.sections else ""
            yield change.file.unknown("item", change.place(), self.items, own)
            return
        if not self.game.sections:
            yield change.problem(f"{self.game.name} takes no items of your own", "when")
            return
        lacking = [key for key in _NEEDED if getattr(change, key) is None]
        missing = [f"`{key}`" for key in lacking if key not in change.refused]
        if missing:
            yield change.problem(f"needs {' and '.join(missing)}", help=EXAMPLE)
        unfit = [*self._fits(change)]
        yield from unfit
        if lacking or unfit or "open" in change.refused:
            return
        item = new_item(change)
        try:
            self.items[item.id] = item = self.game.declare(item, self._flags())
        except BadValue as bad:
            end = len(item.when) if bad.end is None else bad.end
            yield change.file.problem_within(
                "D408", f"item `{item.id}`: {bad.message}", change.place("when"), item.when, (bad.start, end),
                bad.help, bad.hints,
            )  # fmt: skip
            return
        option = self.game.option_of(item)
        if option:
            self.options[option.name] = option
        yield from self._switched(change, option)

    def _words(self) -> Vocabulary:
        return self.game.vocabulary(self.game.name, {o.name: o.default for o in self.game.options})

    def _flags(self) -> Mapping[str, str]:
        return {written: flag.name for written, flag in self._words().flag_names.items()}

    def _fits(self, change: Change) -> Iterator[Problem]:
        """Whether the section, the value and the id of a new item can be."""
        sections = self.game.sections
        if change.section is not None and change.section not in sections:
            near = closest(change.section, sections)
            help = f"did you mean `{near[0]}`?" if near else ""
            message = f"`section` is one of {', '.join(sections)}, not `{change.section}`"
            yield change.problem(message, "section", help, near)
            return
        if isinstance(change.value, str):
            yield change.problem("`value` must be a number", "value")
        elif isinstance(change.value, tuple) and change.open is not None:
            yield change.problem("`value` has two numbers already: leave `open` out", "open")
        if change.id in self._words().setting_names:
            yield change.problem(f"`{change.id}=` is already a word of a line", help="give it another id")


def _revalued(change: Change, item: Item) -> Item:
    """The item at the value that a file gives it; a game where all hands are worth the same in the open keeps that."""
    value: Any = change.value
    opened: Any = change.open
    if value is None and opened is None:
        return item
    if isinstance(value, tuple):
        opened, value = value
    if value is None:
        value = item.value
    elif opened is None:
        opened = value if item.open == item.value else item.open
    return item._replace(value=value, open=item.open if opened is None else opened, fixed=True)
