"""What a file says of items under ``[items.ID]``: new values, names, and items that it declares itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scorecalc.problems import Problem
from scorecalc.rules.files import RulesFile

__all__ = ["Change", "changes"]

#: what a number of each unit may be at most: no table plays for more, and doubles are a power of two
_MOST = {"han": 100, "yakuman": 100, "doubles": 100, "percent of the limit": 100}
_MOST_OTHERWISE = 100_000
_MOST_TEXT = 1000
_ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class Change(NamedTuple):
    """What one file says of one item; None where it does not say it.

    ``value`` is a number, two (exposed and hidden), or a word that the item's own option knows (mangan);
    ``on`` switches it.  An item that the game does not have is declared by ``when``, its condition.
    """

    id: str
    file: RulesFile
    name: str | None = None
    value: int | str | tuple[int, ...] | None = None
    open: int | None = None
    on: bool | None = None
    cite: str | None = None
    about: str | None = None
    section: str | None = None
    when: str | None = None
    yes: tuple[str, ...] | None = None
    no: tuple[str, ...] | None = None
    names: Mapping[str, str] | None = None
    aliases: tuple[str, ...] | None = None
    replaces: tuple[str, ...] | None = None
    excludes: tuple[str, ...] | None = None

    def place(self, key: str = "") -> tuple[str, ...]:
        """The path of a key of this item in its file."""
        return ("items", self.id, key) if key else ("items", self.id)

    def problem(
        self, message: str, key: str = "", help: str = "", hints: tuple[str, ...] = (), code: str = "D407"
    ) -> Problem:
        """A problem with one of the keys."""
        return self.file.problem(code, f"item `{self.id}`: {message}", self.place(key), help, hints, value=bool(key))


def changes(file: RulesFile, problems: list[Problem]) -> Iterator[Change]:
    """The items of a file, each key of its type; what is not goes to ``problems``."""
    for id, table in file.table("items", problems).items():
        change = Change(id[:80], file)
        if not isinstance(table, dict):
            help = f"write [items.{id}] on a line of its own, and its keys below"
            problems.append(change.problem("must be a table", help=help, code="D406"))
            continue
        if not id or not set(id) <= _ID_LETTERS or not id[0].isalpha():
            problems.append(change.problem("an id has small letters, digits and `-`, a letter first"))
            continue
        read: dict[str, Any] = {}
        for key, value in table.items():
            if key not in _KINDS:
                known = "an item has " + ", ".join(_KINDS)
                problems.append(file.unknown("key of an item", change.place(key), _KINDS, known))
                continue
            kind, shape = _KINDS[key]
            typed = kind(value)
            if typed is None:
                problems.append(change.problem(f"`{key}` must be {shape}", key, code="D406"))
            else:
                read[key] = typed
        yield change._replace(**read)


def most(unit: str) -> int:
    """The most that an item may be worth of its unit, which often is its section.

    >>> most("han"), most("points")
    (100, 100000)
    """
    return _MOST.get(unit, _MOST_OTHERWISE)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() and len(value) <= _MOST_TEXT else None


def _texts(value: object) -> tuple[str, ...] | None:
    """One text or several."""
    listed = value if isinstance(value, list) else [value]
    texts = tuple(text for one in listed if (text := _text(one)) is not None)
    return texts if len(texts) == len(listed) and texts else None


def _ids(value: object) -> tuple[str, ...] | None:
    return () if value == [] else _texts(value)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_OTHERWISE else None


def _worth(value: object) -> int | str | tuple[int, ...] | None:
    if isinstance(value, list):
        two = tuple(n for one in value if (n := _number(one)) is not None)
        return two if len(two) == len(value) == 2 else None
    return _text(value) if isinstance(value, str) else _number(value)


def _switch(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _names(value: object) -> Mapping[str, str] | None:
    if not isinstance(value, dict) or not all(_text(name) and len(key) < 10 for key, name in value.items()):
        return None
    return value


_TEXT = "text in quotes"
_LINES = "a line in quotes, or a list of them"
_KINDS: Mapping[str, tuple[Any, str]] = {
    "name": (_text, _TEXT),
    "section": (_text, _TEXT),
    "value": (_worth, f"a whole number from 0 to {_MOST_OTHERWISE}, a list of two, exposed and hidden, or a word"),
    "open": (_number, f"a whole number from 0 to {_MOST_OTHERWISE}"),
    "on": (_switch, "true or false"),
    "when": (_text, f"{_TEXT}, a condition of up to {_MOST_TEXT} characters"),
    "about": (_text, _TEXT),
    "cite": (_text, _TEXT),
    "yes": (_texts, _LINES),
    "no": (_texts, _LINES),
    "replaces": (_ids, "a list of items"),
    "excludes": (_ids, "a list of items"),
    "names": (_names, 'names by language, as in {ja = "..."}'),
    "aliases": (_ids, "a list of texts"),
}
