"""What an id stands for: items, options, words of a line, rulesets, problem codes; one name may be several of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from scorecalc.api import house_names, load_rules, ruleset_names
from scorecalc.problems.pages import PAGES
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["games", "known_ids", "meanings"]

#: a row of a rule file; two letters are its readings and assumptions (columbia:CA3)
_ROW = re.compile("[A-Z]{1,2}[0-9]{1,2}x?")
#: one meaning: its ``kind`` and what there is to tell, in the order of the JSON
Meaning = dict[str, Any]


def games() -> list[Ruleset]:
    """One ruleset for each game: the one that extends no other."""
    rulesets = [load_rules(name) for name in ruleset_names()]
    return [rules for rules in rulesets if "extends" not in rules.about]


def known_ids(rulesets: Sequence[Ruleset]) -> list[str]:
    """Every id that has a meaning under these rulesets, as it may be typed, aliases included."""
    ids: dict[str, None] = {}
    for rules in rulesets:
        words = rules.vocabulary
        for item in rules.game.items:
            ids |= dict.fromkeys([item.id, *item.aliases])
        ids |= dict.fromkeys([*words.flag_names, *words.setting_names])
    return [*ids, *ruleset_names(), *PAGES]


def meanings(id: str, rulesets: Sequence[Ruleset], given: tuple[Ruleset, str] | None = None) -> Iterator[Meaning]:
    """All that ``id`` stands for; nothing where it is unknown.

    ``riichi.pinfu`` asks one ruleset, ``+tsumo`` for the flag alone, ``win=`` for the setting or option
    (a value may stand behind it); ``P3`` or ``riichi:P3`` is a row of the rules, as results cite it.
    ``given`` is the ruleset of ``-r``, which may be a file, and what was typed for it.
    """
    if id.upper() in PAGES:
        page = PAGES[id.upper()]
        yield {"kind": "problem", "code": id.upper(), "title": page.title, "text": page.text, "example": page.example}
        return
    game, _, row = id.rpartition(":")
    if _ROW.fullmatch(row):
        for rules in rulesets:
            if game in ("", rules.game.name):
                yield from _cited(row, rules)
        return
    prefix, _, name = id.rpartition(".")
    if prefix:
        # results name their items after the game, which may be no ruleset: french.pure
        named = [rules for rules in rulesets if rules.game.name == prefix]
        rulesets = [load_rules(prefix)] if prefix in ruleset_names() else named
    flags, settings = "=" not in name, not name.startswith("+")
    name = name.removeprefix("+").partition("=")[0]
    for rules in rulesets:
        if flags and settings:
            yield from _items(name, rules)
        yield from _words(name, rules, flags=flags, settings=settings)
    if not prefix and flags and settings:
        typed = given[1] if given and given[0].name == name else name
        if typed != name or name in (*ruleset_names(), *house_names()):
            rules = given[0] if given and typed == given[1] else load_rules(name)
            yield {"kind": "ruleset", "name": name, "title": rules.title, "next": f"scorecalc rules show {typed}"}


def _items(name: str, rules: Ruleset) -> Iterator[Meaning]:
    """Items of this id, and those that have it among their other names, in any language."""
    found = [pair for pair in rules.game.items_at(rules.ready) if name.casefold() in _names(pair[0])]
    for item, on in sorted(found, key=lambda pair: pair[0].id != name):
        yield _item(item, rules, on=on)


def _names(item: Item) -> set[str]:
    return {name.casefold() for name in (item.id, item.option, item.name, *item.aliases, *item.names.values())}


def _cited(row: str, rules: Ruleset) -> Iterator[Meaning]:
    """Items and options that come from a row of the rules."""
    for item, on in rules.game.items_at(rules.ready):
        if item.cite == row:
            yield _item(item, rules, on=on)
    switches = {item.option for item in rules.game.items if item.switchable}
    for option in rules.game.options:
        if option.cite == f"{rules.game.name}:{row}" and option.name not in switches:
            yield _option(option, rules)


def _item(item: Item, rules: Ruleset, *, on: bool) -> Meaning:
    return {
        "kind": "item",
        "id": f"{rules.game.name}.{item.id}",
        "ruleset": rules.name,
        "label": item.name,
        "names": dict(item.names),
        "aliases": list(item.aliases),
        "section": item.section,
        "unit": rules.game.units.get(item.section, item.section),
        "amount": item.value,
        "open": item.open,
        "on": on,
        "cite": item.row(rules.game.name),
        "mark": item.mark,
        "text": item.doc,
        "replaces": list(item.replaces),
        "holds": [_line(rules, line) for line in item.yes],
        "misses": [_line(rules, line) for line in item.no],
        "option": item.option if item.switchable else None,
        "switch": _switch(item, rules, on=on),
    }


def _switch(item: Item, rules: Ruleset, *, on: bool) -> str | None:
    """What a line says to switch the item, its option alone where that takes a value of its own."""
    option = next((option for option in rules.game.options if option.name == item.option), None)
    if option is None or not item.switchable:
        return None
    is_flag = isinstance(rules.options[option.name], bool)
    return f"{option.name}={'false' if on else 'true' if is_flag else ''}"


def _line(rules: Ruleset, line: str) -> str:
    """A line of an item with its ruleset, where that has a name; rules in a file are given beside the line."""
    return f"{rules.name} {line}" if rules.name in ruleset_names() else line


def _words(name: str, rules: Ruleset, *, flags: bool, settings: bool) -> Iterator[Meaning]:
    words = rules.vocabulary
    switches = {item.option for item in rules.game.items if item.switchable}
    option = next((o for o in rules.game.options if name in (o.name, *o.aliases)), None)
    if settings and option and (option.name not in switches or not flags):
        yield _option(option, rules)
    flag = words.flag_names.get(name)
    if flags and flag:
        yield {
            "kind": "flag", "name": f"+{flag.name}", "ruleset": rules.name, "text": flag.help,
            "aliases": [f"+{other}" for other in flag.aliases],
        }  # fmt: skip
    setting = words.setting_names.get(name)
    if settings and setting and not setting.option:
        yield {
            "kind": "setting", "name": f"{setting.name}=", "ruleset": rules.name, "text": setting.help,
            "accepts": setting.kind.shape, "aliases": [f"{other}=" for other in setting.aliases],
        }  # fmt: skip


def _option(option: Option, rules: Ruleset) -> Meaning:
    """An option with its value in every ruleset of its game."""
    same = [other for name in ruleset_names() if (other := load_rules(name)).game.name == rules.game.name]
    others = [other for other in same if option.name in other.options]
    listed = [*others] if rules in others else [rules, *others]
    return {
        "kind": "option",
        "name": option.name,
        "ruleset": rules.name,
        "aliases": list(option.aliases),
        "text": option.help,
        "accepts": option.kind.shape,
        "value": option.written(rules.options[option.name]),
        "default": option.written(option.default),
        "cite": option.cite,
        "values": {other.name: option.written(other.options[option.name]) for other in listed},
    }
