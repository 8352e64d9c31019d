"""What a ruleset hands to the notation: the words it knows, with their types and their help.

Binding, suggestions, completion, `rules show` and the README's table all read this one object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from scorecalc.model.pieces import Alphabet, Unread
from scorecalc.model.words import Bound

__all__ = [
    "BadValue",
    "Flag",
    "Setting",
    "ValueKind",
    "Vocabulary",
    "choice",
    "flag_value",
    "listed",
    "number",
    "pieces",
    "seats",
]


class BadValue(Exception):
    """A value that its kind cannot read; the place counts within the value."""

    def __init__(
        self, message: str, help: str = "", hints: tuple[str, ...] = (), start: int = 0, end: int | None = None
    ) -> None:
        super().__init__(message)
        self.message, self.help, self.hints, self.start, self.end = message, help, hints, start, end


class ValueKind(NamedTuple):
    """How the value of a setting is read and written back.

    ``read`` gives the value or raises :class:`BadValue`; ``write`` is its inverse; ``shape`` says in
    a word or two what is expected (``a whole number from 0``); ``words`` are values worth offering.
    """

    shape: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    words: tuple[str, ...] = ()


class Flag(NamedTuple):
    """A ``+name``.  ``silent`` flags say what holds anyway (`+ron`) and are left out of the canonical form."""

    name: str
    help: str
    aliases: tuple[str, ...] = ()
    silent: bool = False


class Setting(NamedTuple):
    """A ``name=value``.

    ``repeats``: may stand several times in a hand, and its value is a tuple.  ``table``: belongs to
    the table wherever it stands.  ``option``: overrides an option of the ruleset.  A value equal to
    ``default`` is left out of the canonical form.  ``fits`` says whether a value that can be read has
    the shape that is meant (three tiles in a row): only such a one is ever suggested.  ``player``: its value names
    players by their seats, for which a table also reads their names.
    """

    name: str
    kind: ValueKind
    help: str
    aliases: tuple[str, ...] = ()
    repeats: bool = False
    table: bool = False
    option: bool = False
    call: bool = False  #: a call (chi, pon, kan): printed beside the tiles
    default: Any = None
    fits: Callable[[Any], bool] | None = None
    player: bool = False


class Vocabulary:
    """All words of one ruleset.

    ``normal`` gives the same position in the words of the canonical form, where a game has two ways
    to say one thing.  ``table_flags`` are flags that concern nobody's hand (`+nobody-won`).  ``labels``
    are the players' names that a line may use, or None where any name will do.  ``table_tiles`` says
    that pieces before the first label are the table's (the dice of a turn).  ``meanings`` is the bounded memory of
    binding: what single flags, settings and labels were found to mean.
    """

    __slots__ = (
        "alphabet",
        "flag_names",
        "flags",
        "game",
        "labels",
        "meanings",
        "normal",
        "setting_names",
        "settings",
        "table_flags",
        "table_tiles",
    )

    def __init__(
        self,
        game: str,
        alphabet: Alphabet,
        flags: Iterable[Flag],
        settings: Iterable[Setting],
        *,
        table_flags: Iterable[str] = (),
        labels: tuple[str, ...] | None = None,
        normal: Callable[[Bound], Bound] = lambda bound: bound,
        table_tiles: bool = False,
    ) -> None:
        self.game = game
        self.alphabet = alphabet
        self.flags: Mapping[str, Flag] = {flag.name: flag for flag in flags}
        self.settings: Mapping[str, Setting] = {setting.name: setting for setting in settings}
        #: every spelling of a flag or a setting, and what it names
        self.flag_names = {n: f for f in self.flags.values() for n in (f.name, *f.aliases)}
        self.setting_names = {n: s for s in self.settings.values() for n in (s.name, *s.aliases)}
        self.table_flags = frozenset(table_flags)
        self.labels = labels
        self.normal = normal
        self.table_tiles = table_tiles
        self.meanings: dict[str, tuple[bool, int, str, Any]] = {}


def number(least: int = 0, most: int | None = None, words: tuple[str, ...] = ()) -> ValueKind:
    """A whole number.

    >>> number(0).read("12")
    12
    >>> number(0).read("x")
    Traceback (most recent call last):
    ...
    scorecalc.model.vocabulary.BadValue: expected a whole number from 0, not `x`
    """
    shape = f"a whole number from {least}" + (f" to {most}" if most is not None else "")

    def read(text: str) -> int:
        digits = text[1:] if text[:1] == "-" else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise BadValue(f"expected {shape}, not `{text}`")
        value = int(text)
        if value < least or (most is not None and value > most):
            raise BadValue(f"expected {shape}, not `{text}`")
        return value

    return ValueKind(shape, read, str, words)


def choice(values: Mapping[str, Any], aliases: Mapping[str, str] | None = None) -> ValueKind:
    """One of a few words, each standing for a value.

    >>> choice({"E": 0, "S": 1}).read("S")
    1
    """
    from scorecalc.problems import closest

    also = aliases or {}
    shape = "one of " + ", ".join(values)
    names = {v: n for n, v in reversed([*values.items()])}

    def read(text: str) -> Any:
        name = also.get(text, text)
        if name not in values:
            raise BadValue(f"expected {shape}, not `{text}`", hints=closest(text, [*values, *also]))
        return values[name]

    return ValueKind(shape, read, lambda value: names[value], tuple(values))


def flag_value() -> ValueKind:
    """``true`` or ``false`` (also on/off, yes/no)."""
    return choice({"true": True, "false": False}, {"on": "true", "yes": "true", "off": "false", "no": "false"})


def listed(values: Iterable[str], aliases: Mapping[str, str] | None = None) -> ValueKind:
    """A list of known words joined by ``/``; ``none`` is the empty list.  The order is the known one.

    >>> listed(["a", "b"]).read("b/a")
    ('a', 'b')
    """
    from scorecalc.problems import closest

    known = tuple(values)
    also = aliases or {}
    shape = "a list joined by / of " + ", ".join(known) + ", or none"

    def read(text: str) -> tuple[str, ...]:
        if text == "none":
            return ()
        chosen: set[str] = set()
        at = 0
        for part in text.split("/"):
            name = also.get(part, part)
            if name not in known:
                near = closest(part, [*known, *also])
                raise BadValue(f"expected {shape}, not `{part}`", hints=near, start=at, end=at + len(part))
            chosen.add(name)
            at += len(part) + 1
        return tuple(name for name in known if name in chosen)

    return ValueKind(shape, read, lambda value: "/".join(value) or "none", (*known, "none"))


def seats(letters: str, *, none: bool = False, everybody: str = "") -> ValueKind:
    """Seats joined without a space (``EW``), in seat order; ``none`` is nobody where that is allowed.

    ``all`` is ``everybody``, those letters that are taken.

    >>> seats("ESWN").read("all"), seats("ESWN", everybody="ESW").read("all"), seats("ESWN", none=True).read("none")
    (('E', 'S', 'W', 'N'), ('E', 'S', 'W'), ())
    """
    shape = f"seats out of {letters}, or " + ("all or none" if none else "all")

    def read(text: str) -> tuple[str, ...]:
        if none and text == "none":
            return ()
        if text == "all":
            return tuple(everybody or letters)
        for at, letter in enumerate(text):
            if letter not in letters or letter in text[:at]:
                raise BadValue(f"expected {shape}, not `{text}`", start=at, end=at + 1)
        return tuple(letter for letter in letters if letter in text)

    return ValueKind(shape, read, lambda value: "".join(value) or "none", tuple(letters))


def _with_suit(unread: Unread, alphabet: Alphabet) -> tuple[str, ...]:
    """Digits that lack a suit, with each that they may have: ``8`` is ``8m``, ``8p`` or ``8s``."""
    digits = unread.text
    if not digits.isdigit() or digits not in unread.reason.split("`"):  # of `9z` the suit is there
        return ()
    suits = dict.fromkeys(suit for suit, _ in alphabet.suit_of.values())
    return tuple(digits + suit for suit in suits if not alphabet.read(digits + suit)[1])


def pieces(alphabet: Alphabet, least: int = 1, most: int | None = None) -> ValueKind:
    """Pieces of the game, at least ``least`` and at most ``most``, in the order written."""
    count = f"{least}" if most == least else f"{least} to {most}" if most is not None else f"{least} or more"
    shape = "one piece" if least == most == 1 else f"{count} pieces"

    def read(text: str) -> tuple[int, ...]:
        found, unread = alphabet.read(text)
        if unread:
            first = unread[0]
            hints = _with_suit(first, alphabet) if most is None or len(first.text) <= most else ()
            raise BadValue(first.reason, hints=hints, start=first.start, end=first.end)
        if len(found) < least or (most is not None and len(found) > most):
            raise BadValue(f"expected {shape}, not `{text}`")
        return found

    return ValueKind(shape, read, lambda value: alphabet.write(value).replace(" ", ""), ())
