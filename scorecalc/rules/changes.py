"""What a file says of items under ``[items.ID]``: new values, names, and items that it declares itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scorecalc.problems import Problem
from scorecalc.rules.files import RulesFile

__all__ = ["WORDS_OF_EXPECTATIONS", "Change", "changes"]

_LARGEST = 100_000
_MOST_TEXT = 1000
#: the languages that results are shown in
_LANGUAGES = ("en", "ja", "zh")
#: ids that would be taken for something else behind `=>`, where a hand's items are expected by their ids
WORDS_OF_EXPECTATIONS = (
    "total", "limit", "winner", "outcome", "has", "lacks", "item", "note", "error", "none", "over", "order", "class",
    "ranks", "after",
)  # fmt: skip
_ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class Change(NamedTuple):
    """What one file says of one item; None where it does not say it.

    ``value`` is a number, two (exposed and hidden), or a word that the item's own option knows (mangan);
    ``on`` switches it.  An item that the game does not have is declared by ``when``, its condition.  ``refused`` are
    keys that were there and could not be used, so that nobody is told that they are missing.
    """

    id: str
    file: RulesFile
    name: str | None = None
    value: int | float | str | tuple[int | float, ...] | None = None
    open: int | float | None = None
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
    refused: frozenset[str] = frozenset()

    def without(self, key: str) -> Change:
        """The change without a key that cannot be used."""
        left: dict[str, Any] = {key: None, "refused": self.refused | {key}}
        return self._replace(**left)

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
        flaw = _flaw_of_id(change)
        if flaw:
            problems.append(flaw)
            continue
        read: dict[str, Any] = {}
        refused: set[str] = set()
        for key, value in table.items():
            if key not in _KINDS:
                known = "an item has " + ", ".join(_KINDS)
                problems.append(file.unknown("key of an item", change.place(key), _KINDS, known))
                continue
            kind, shape = _KINDS[key]
            typed = kind(value)
            if typed is None:
                problems.append(change.problem(f"`{key}` must be {shape}", key, code="D406"))
                refused.add(key)
            else:
                read[key] = typed
        yield change._replace(**read | {"refused": frozenset(refused)})


def _is_id(id: str) -> bool:
    return bool(id) and set(id) <= _ID_LETTERS and id[0].isalpha()


def _flaw_of_id(change: Change) -> Problem | None:
    """What is wrong with an id."""
    id = change.id
    if id in WORDS_OF_EXPECTATIONS:
        help = "`check` reads it behind `=>`: give the item another id"
        return change.problem(f"`{id}` is already a word of expectations", help=help)
    if _is_id(id):
        return None
    small = id.lower().replace("_", "-").replace(" ", "-")
    hints = (small,) if _is_id(small) else ()
    help = f"write [items.{small}]" if hints else ""
    return change.problem("an id has small letters, digits and `-`, a letter first", help=help, hints=hints)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() and len(value) <= _MOST_TEXT else None


def _texts(value: object) -> tuple[str, ...] | None:
    """One text or several."""
    listed = value if isinstance(value, list) else [value]
    texts = tuple(text for one in listed if (text := _text(one)) is not None)
    return texts if len(texts) == len(listed) and texts else None


def _ids(value: object) -> tuple[str, ...] | None:
    return () if value == [] else _texts(value)


def _number(value: object) -> int | float | None:
    """A number; one with a point may be a part of a limit, which only the unit of the item tells."""
    return value if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _LARGEST else None


def _worth(value: object) -> int | float | str | tuple[int | float, ...] | None:
    if isinstance(value, list):
        two = tuple(n for one in value if (n := _number(one)) is not None)
        return two if len(two) == len(value) == 2 else None
    return _text(value) if isinstance(value, str) else _number(value)


def _switch(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _names(value: object) -> Mapping[str, str] | None:
    if not isinstance(value, dict) or not all(_text(name) and key in _LANGUAGES for key, name in value.items()):
        return None
    return value


_TEXT = "text in quotes"
_LINES = "a line in quotes, or a list of them"
_KINDS: Mapping[str, tuple[Any, str]] = {
    "name": (_text, _TEXT),
    "section": (_text, _TEXT),
    "value": (_worth, f"a whole number from 0 to {_LARGEST}, a list of two, exposed and hidden, or a word"),
    "open": (_number, f"a whole number from 0 to {_LARGEST}"),
    "on": (_switch, "true or false"),
    "when": (_text, f"{_TEXT}, a condition of up to {_MOST_TEXT} characters"),
    "about": (_text, _TEXT),
    "cite": (_text, _TEXT),
    "yes": (_texts, _LINES),
    "no": (_texts, _LINES),
    "replaces": (_ids, "a list of items"),
    "excludes": (_ids, "a list of items"),
    "names": (_names, f'names by language ({", ".join(_LANGUAGES)}), as in {{ja = "..."}}'),
    "aliases": (_ids, "a list of texts"),
}
