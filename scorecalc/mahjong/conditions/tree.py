"""What the grammar makes of a condition: its words in their places, and nothing said yet of what they mean.

No named tuples: pyparsing takes a tuple that an action returns apart.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Amount", "Count", "Denied", "Every", "Held", "Joined", "Node", "Relation", "Said", "Sets", "Tiles", "Word"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was written, and where."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Amount:
    """How many: ``how`` is ``least exactly most no each``; ``plain`` where a bare number was written."""

    how: str
    number: int
    plain: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Tiles:
    """A class of tiles: what the commas part widens, and within that each term narrows the ones before it.

    A term is a tuple of words: ``own wind``, ``1 to 5``, ``2s 3s``.
    """

    options: tuple[tuple[tuple[Word, ...], ...], ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Relation:
    """How sets stand to one another: in a ``row`` by a ``step``, in so many ``suits``, 0 where not told."""

    row: bool
    step: int
    suits: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Sets:
    """``2 hidden pungs of honours``, ``3 chows in a row by 3``."""

    amount: Amount | None
    adjectives: tuple[Word, ...]
    shape: Word
    of: Tiles | None
    having: Tiles | None
    relation: Relation | None
    twice: Word | None


@dataclass(frozen=True, slots=True)
class Every:
    """``every set and the pair has an end``: ``parts`` is ``sets``, ``both`` or ``pairs``; a state, or tiles."""

    parts: str
    verb: str
    state: str
    tiles: Tiles | None


@dataclass(frozen=True, slots=True)
class Count:
    """``all tiles are bamboo``, ``4 kinds of winds``: ``how`` is ``all``, ``some`` or an amount."""

    how: str
    amount: Amount | None
    noun: str
    verb: Word
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Held:
    """``holds 19m ESWN``, ``holds 1112345678999 of one suit``."""

    tiles: tuple[Word, ...]
    one_suit: bool


@dataclass(frozen=True, slots=True)
class Said:
    """What is told of the hand or its win: ``closed``, ``wait edge``, ``won on 1p``, ``2 suits``, ``+riichi``."""

    what: str
    word: Word
    tiles: Tiles | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Denied:
    """``not`` and what it denies."""

    side: Node
    word: Word


@dataclass(frozen=True, slots=True)
class Joined:
    """Conditions with the words that join them, one fewer."""

    sides: tuple[Node, ...]
    words: tuple[Word, ...]


Node = Sets | Every | Count | Held | Said | Denied | Joined
