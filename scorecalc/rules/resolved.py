"""A ruleset as one TOML file that needs nothing but its game, as `rules show --resolved` prints it."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

from scorecalc.rules.amounts import PERCENT
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["as_toml"]


def as_toml(rules: Ruleset, base: Ruleset, *, hashed: bool = True) -> str:
    """Every option with its value and every item that a file changed or declared.

    ``base`` is the ruleset that extends nothing, and stands for the game.  The text loads again to rules of
    the same fingerprint, whatever the presets become; should the program ever score otherwise, its ``hash``
    no longer fits and the file is refused.  Without it (``hashed``) the text outlives an option that is added to
    the game: a ledger that keeps it has results to compare with instead.
    """
    about = {key: said for key, said in rules.about.items() if key != "extends"}
    lines = [f"title = {_text(rules.title)}", f"extends = {_text(base.name)}"]
    lines += [f"{key} = {_text(said)}" for key, said in about.items()]
    lines += [f"hash = {_text(str(rules.hash))}"] * hashed + ["", "[options]"]
    changed = [item for item in rules.game.items if f"items.{item.id}" in rules.origins]
    own = {item.id: item for item in base.game.items}
    new = [item for item in changed if item.id not in own]
    known = {option.name for option in base.game.options}
    lines += [
        f"{option.name} = {_value(option, rules.options[option.name])}"
        for option in rules.game.options
        if option.name in known or rules.options[option.name] != option.default
    ]
    for item in changed:
        percent = rules.game.units.get(item.section) == PERCENT
        keys = [*_keys(item, own.get(item.id), is_new=item in new, percent=percent)]
        lines += ["", f"[items.{item.id}]", *keys] if keys else []
    return "\n".join(lines) + "\n"


def _keys(item: Item, own: Item | None, *, is_new: bool, percent: bool) -> Iterator[str]:
    """The keys of an item that differ from the game's own."""
    if is_new:
        yield f"section = {_text(item.section)}"
        yield f"when = {_text(item.when)}"
    if own is None or item.fixed:
        # a whole number of 1 would be refused where a part of a limit is meant
        for key, worth in (("value", item.value), ("open", item.open)):
            yield f"{key} = {f'{worth / 100:.2f}' if percent else worth}"
    for key, value, usual in (
        ("name", item.name, own and own.name),
        ("about", item.doc, own and own.doc),
        ("cite", item.cite, own and own.cite),
        ("yes", item.yes, own and own.yes),
        ("no", item.no, own and own.no),
        ("replaces", item.replaces, own and own.replaces),
        ("excludes", item.excludes, own and own.excludes),
        ("aliases", item.aliases, own and own.aliases),
    ):
        if value != (usual or ()):
            yield f"{key} = {_text(value) if isinstance(value, str) else _list(value)}"
    if item.names and (own is None or item.names != own.names):
        yield "names = {" + ", ".join(f"{_text(key)} = {_text(name)}" for key, name in item.names.items()) + "}"


def _value(option: Option, value: Any) -> str:
    written = option.written(value)
    if isinstance(value, tuple):  # as it is written, not as it is kept: place bonuses are in thousands
        return _list(() if written == "none" else tuple(written.split("/")))
    if isinstance(value, bool) or written.removeprefix("-").isdigit():
        return written
    return _text(written)


def _list(values: tuple[Any, ...]) -> str:
    return "[" + ", ".join(_text(str(part)) for part in values) + "]"


def _text(text: str) -> str:
    r"""A TOML string; JSON's escapes are TOML's too, where surrogates stay out.

    What is not seen, or turns the text round, is escaped: a file should say what it seems to say.

    >>> _text("a\u200b\u202e")
    '"a\\u200b\\u202e"'
    """
    return "".join(map(_escaped, json.dumps(text, ensure_ascii=False)))


def _escaped(letter: str) -> str:
    if unicodedata.category(letter) not in ("Cc", "Cf", "Zl", "Zp"):
        return letter
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
