"""A scoring item, declared once; everything else about it is derived.

A registry collects the items of one game as they are declared.  It refuses an item that lacks a
citation, a docstring, a hand that fires it or a near miss, so that an incomplete item cannot be
imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

__all__ = ["Item", "Items", "Line", "Section"]

Predicate = Callable[[Any], int]  # True and False, or how many times it holds
Why = Callable[[Any, Any], str]  # the reading, and how pieces are shown


class Line(NamedTuple):
    """One line of an item that is shown in several: its amount and why (``4, "444p called"``)."""

    amount: int
    why: str


Lines = Callable[[Any, Any, int], list[Line]]  # the same, and the value of one; their sum is the item's amount


class Item(NamedTuple):
    """One thing that scores.

    ``value`` is what it is worth in its section's unit, ``open`` the same in an exposed hand (0: it
    does not count there).  ``test`` says whether it holds for a reading, or how often.  ``why`` tells
    the reason in the words of the hand; ``lines`` splits an item that holds several times (fu of
    four triplets); ``near`` names the one condition that was missed, "" where it was more than one.
    ``replaces`` are ids that count within this one; of it and one of ``excludes`` only the better counts.
    ``declared`` says that the flags of the hand alone decide (+ippatsu), and ``switchable`` that an option
    of its name turns it off.  ``needs`` are traits of a reading, as a game numbers them in bits, without
    which it cannot hold: it is not asked where one is missing.  House rules fill the last three: ``when``
    is the condition of an item that a file declares, ``fixed`` says that a file set its value, so that no
    option changes it, and ``asks`` are the facts that the condition hangs on and that a line may leave open
    (``own_wind``, ``round_wind``, ``win``, ``wait``).  ``word`` names its option where the id is a word of a
    line already: ``dealer=S`` tells who deals.
    """

    id: str
    name: str
    section: str
    value: int
    open: int
    cite: str
    doc: str
    test: Predicate
    yes: tuple[str, ...]
    no: tuple[str, ...]
    why: Why
    lines: Lines | None
    near: Why | None
    replaces: tuple[str, ...]
    aliases: tuple[str, ...]
    names: Mapping[str, str]
    mark: str | None
    switchable: bool
    declared: bool
    needs: int = 0
    excludes: tuple[str, ...] = ()
    when: str = ""
    fixed: bool = False
    asks: frozenset[str] = frozenset()
    word: str = ""

    @property
    def option(self) -> str:
        """The name of the option that is its switch or says what it is worth."""
        return self.word or self.id

    def row(self, game: str) -> str:
        """The row that is cited, its rule file before it: the game's own, unless the item names another."""
        return self.cite if ":" in self.cite else f"{game}:{self.cite}"

    def spelled(self, language: str) -> str:
        """The name in a language, English where it has none."""
        return self.names.get(language, self.name)


class Items:
    """The items of one game in the order of their declaration.

    >>> items = Items("coins")
    >>> @items.section("points").item("one", "One", 1, cite="C1", yes="1c", no="2c")
    ... def one(r):
    ...     '''A single coin.'''
    ...     return True
    >>> [item.id for item in items]
    ['one']
    >>> items.section("points").item("one", "One", 1, cite="C1", yes="1c", no="2c")(one)
    Traceback (most recent call last):
    ...
    ValueError: coins.one: declared twice
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._items: dict[str, Item] = {}

    def section(self, title: str) -> Section:
        """Where items of one unit are declared."""
        return Section(self, title)

    def add(self, item: Item) -> None:
        """Takes an item; raises ValueError where it is incomplete or its id is taken."""
        missing = [
            what
            for what, there in (
                ("a citation", item.cite),
                ("a docstring", item.doc),
                ("a hand that fires it", item.yes),
                ("a near miss", item.no),
            )
            if not there
        ]
        if missing:
            raise ValueError(f"{self.game}.{item.id}: lacks {', '.join(missing)}")
        if item.id in self._items:
            raise ValueError(f"{self.game}.{item.id}: declared twice")
        self._items[item.id] = item

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items.values())


class Section(NamedTuple):
    """A part of a registry whose items share a unit."""

    items: Items
    title: str

    def item(
        self,
        id: str,
        name: str,
        value: int,
        *,
        cite: str,
        yes: str | tuple[str, ...],
        no: str | tuple[str, ...],
        open: int | None = None,
        why: str | Why = "",
        lines: Lines | None = None,
        near: Why | None = None,
        replaces: tuple[str, ...] = (),
        aliases: tuple[str, ...] = (),
        names: Mapping[str, str] | None = None,
        mark: str | None = None,
        switchable: bool = True,
        declared: bool = False,
        needs: int = 0,
        word: str = "",
    ) -> Callable[[Predicate], Predicate]:
        """Declares an item; the decorated function is its predicate and stays what it is.

        ``open`` defaults to ``value``; ``why`` is a text, or a function of the reading.
        """
        reason = why if callable(why) else lambda _reading, _show: why

        def declare(test: Predicate) -> Predicate:
            self.items.add(
                Item(
                    id,
                    name,
                    self.title,
                    value,
                    value if open is None else open,
                    cite,
                    (test.__doc__ or "").strip(),
                    test,
                    (yes,) if isinstance(yes, str) else yes,
                    (no,) if isinstance(no, str) else no,
                    reason,
                    lines,
                    near,
                    replaces,
                    aliases,
                    names or {},
                    mark,
                    switchable,
                    declared,
                    needs,
                    word=word,
                )
            )
            return test

        return declare
