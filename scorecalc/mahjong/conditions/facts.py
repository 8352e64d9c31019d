"""What a condition asks about: one way to read a hand, told alike by every family of tile games."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["KINDS", "Facts", "Part"]

KINDS = 34  #: kinds of tiles; flowers and seasons follow them


class Part(NamedTuple):
    """A set or a pair: ``chow``, ``pung``, ``kong`` or ``pair``, its (lowest) kind, and whether it lies exposed."""

    shape: str
    kind: int
    exposed: bool = False


class Facts:
    """One reading of one hand.

    ``parts`` are four sets and a pair, seven pairs, a loser's sets, or () where the tiles are not laid out.
    ``counts`` says how many of each of the 34 kinds the whole hand has, ``bonus`` are its flowers (34 to 37) and
    seasons (38 to 41).  ``flags`` are names without the ``+``.  ``win`` is the kind of the winning tile, -1 where
    it is not known, ``wait`` one of ``two-sided middle edge pair two-pair`` or "".  ``own_wind`` and ``round_wind``
    are kinds, -1 where they are not known.  ``exposed`` tells whether the hand is open, ``drawn`` whether it was
    won by self-draw.

    >>> facts = Facts(parts=(Part("pair", 33),), counts=(0,) * 33 + (2,), bonus=(34,))
    >>> facts.held()
    ((33, 2), (34, 1))
    """

    __slots__ = (
        "_held",
        "bonus",
        "counts",
        "dealer",
        "drawn",
        "exposed",
        "flags",
        "own_wind",
        "parts",
        "round_wind",
        "wait",
        "win",
        "won",
    )

    def __init__(
        self,
        parts: tuple[Part, ...] = (),
        counts: tuple[int, ...] = (0,) * KINDS,
        bonus: tuple[int, ...] = (),
        flags: frozenset[str] = frozenset(),
        win: int = -1,
        wait: str = "",
        own_wind: int = -1,
        round_wind: int = -1,
        exposed: bool = False,
        drawn: bool = False,
        won: bool = True,
        dealer: bool = False,
    ) -> None:
        self.parts = parts
        self.counts = counts
        self.bonus = bonus
        self.flags = flags
        self.win = win
        self.wait = wait
        self.own_wind = own_wind
        self.round_wind = round_wind
        self.exposed = exposed
        self.drawn = drawn
        self.won = won
        self.dealer = dealer
        self._held: tuple[tuple[int, int], ...] | None = None

    def held(self) -> tuple[tuple[int, int], ...]:
        """The kinds that are there, flowers and seasons last, each with how many: asked for by each clause on tiles."""
        if self._held is None:
            own = [(kind, count) for kind, count in enumerate(self.counts) if count]
            self._held = (*own, *((kind, self.bonus.count(kind)) for kind in sorted(set(self.bonus))))
        return self._held
