"""A scored position, itemised: what `render` shows and what `--json` prints.

Every game fills the same shape: sections of line items, the steps of the arithmetic, payments.
Ids and ints are data; labels, reasons and notes are text in the language that was asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from scorecalc.model.money import Payment

__all__ = [
    "Alternative", "Breakdown", "Grid", "HandScore", "LineItem", "Note", "Rejected", "Section", "Settled", "Short",
    "Step", "Total", "listed", "running",
]  # fmt: skip


class Total(NamedTuple):
    """An amount with its unit (``points``, ``chips``, ``stars`` …)."""

    amount: int
    unit: str


class LineItem(NamedTuple):
    """One thing that scores: ``amount`` in the section's unit, why it holds here, and the row it comes from.

    ``mark`` is ``"reading"`` where the rule text leaves the value open and one way was chosen,
    ``"assumed"`` where the text is lost.  ``counted`` is False for what is listed and lost to something else: a
    special hand that is less than the ordinary count.
    """

    id: str
    label: str
    amount: int
    why: str
    cite: str
    mark: str | None = None
    counted: bool = True

    @property
    def running(self) -> str:
        """The label in running text."""
        return running(self.label)


def listed(words: Iterable[object], last_word: str = "and") -> str:
    """Words joined as in a sentence, "" for none.

    >>> listed([1, 3, 4]), listed(["`R1:2`", "`R1:4`"], "or"), listed(["Anna"]), listed([])
    ('1, 3 and 4', '`R1:2` or `R1:4`', 'Anna', '')
    """
    *most, last = [*map(str, words)] or [""]
    return f"{', '.join(most)} {last_word} {last}" if most else last


def running(name: str) -> str:
    """A name as it stands in running text: ``Pinfu`` becomes ``pinfu``; what follows is left as it was written.

    >>> running("Pinfu"), running("Kong of East"), running("H pair")
    ('pinfu', 'kong of East', 'H pair')
    """
    return name[0].lower() + name[1:] if len(name) > 1 and name[1].islower() else name


class Section(NamedTuple):
    """Items of one unit; the total is their sum and nothing else."""

    title: str
    unit: str
    items: tuple[LineItem, ...]

    @property
    def total(self) -> int:
        """The sum of the amounts."""
        return sum(item.amount for item in self.items)


class Step(NamedTuple):
    """One step of the arithmetic as it was carried out: ``30 × 2^(2+3)`` with the value 960."""

    text: str
    value: int


class Rejected(NamedTuple):
    """A reading or an item that lost: what, its income or value, and why it does not count."""

    what: str
    amount: int | None
    why: str


class Note(NamedTuple):
    """Something the reader should know about this result: a reading, a default, a missing word."""

    id: str
    text: str


class Grid(NamedTuple):
    """Something shown in rows that does not score by itself: a wall, what happened in a turn, the table after it.

    ``heads`` name the columns, none where they need no names; ``cites`` are the rows of the rules,
    one a row, shown where citations are.  ``drawn`` says that the cells are pictures in letters of one width.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]
    heads: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    drawn: bool = False


class Alternative(NamedTuple):
    """What another winning tile would have given."""

    win: str
    total: Total
    payments: tuple[Payment, ...]


class Settled(NamedTuple):
    """Who pays whom, and what each player gains; ``deltas`` is empty where the seats are not known."""

    payments: tuple[Payment, ...]
    deltas: Mapping[str, int]


class Short(NamedTuple):
    """The result of a line of one hand in short: all that a row has, and none of the reasons.

    ``items`` are ids without their game's name, joined by spaces; ``settled`` is one object for all lines
    that are paid alike.
    """

    total: int
    unit: str
    limit: str | None
    settled: Settled
    items: str


class HandScore(NamedTuple):
    """One hand, scored: the part of a breakdown that belongs to a single player.

    ``summary`` is the result in a few words (``3 han 30 fu``).  ``reading`` holds the tiles as they
    were read (``{"sets": [...], "pair": ..., "wait": ..., "win": ...}``), None where no tiles were given.
    ``facts`` are further JSON fields of one game (poker's ``class`` and ``cards``).  ``row`` is the hand
    in a few cells, where a game shows its hands as the rows of one table and not item by item.
    """

    line: str
    total: Total | None
    limit: str | None
    summary: str
    sections: tuple[Section, ...] = ()
    steps: tuple[Step, ...] = ()
    reading: Mapping[str, Any] | None = None
    rejected: tuple[Rejected, ...] = ()
    notes: tuple[Note, ...] = ()
    assumed: Mapping[str, Any] = {}
    facts: Mapping[str, Any] = {}
    row: tuple[str, ...] = ()


class Breakdown(NamedTuple):
    """A whole line, scored and settled.

    ``hands`` maps a player's label to his hand; a line with a single hand has one entry, whose
    key is its seat or ``""``.  ``several`` says that the line named its players, so that JSON
    shows ``hands``.  ``heading`` is the first line of the text output in parts.
    ``facts`` are further JSON fields of one game (``before``, ``after``, ``order``), ``grids`` what is
    shown of them beside the items.  ``total`` is that of a line of several hands, where its game has
    one (a winner's points); a single hand has its own.
    ``rules_hash`` is the fingerprint of the rules as its ``str()``, which is computed when it is printed.
    """

    ruleset: str
    rules_hash: object
    line: str
    heading: tuple[str, ...]
    hands: Mapping[str, HandScore]
    several: bool
    payments: tuple[Payment, ...]
    deltas: Mapping[str, int]
    winner: tuple[str, ...]
    outcome: str
    settled: str
    assumed: Mapping[str, Any] = {}
    depends_on_win: bool = False
    alternatives: tuple[Alternative, ...] = ()
    notes: tuple[Note, ...] = ()
    facts: Mapping[str, Any] = {}
    grids: tuple[Grid, ...] = ()
    total: Total | None = None
