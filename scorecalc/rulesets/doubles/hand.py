"""A player's hand as the line tells it, and one way to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.tiles import FIRST_SEASON, SEATS

if TYPE_CHECKING:
    from scorecalc.rulesets.doubles.table import TableRules

__all__ = ["CHOW", "DRAWN", "KONG", "PAIR", "PUNG", "Hand", "Part", "Reading", "Show", "Totals"]

Show = Callable[[Iterable[int]], str]
CHOW, PUNG, KONG, PAIR = "chow", "pung", "kong", "pair"
#: the flags of a winning tile that came from a wall
DRAWN = ("drawn", "last-tile", "dead-wall", "one-shot", "kong-on-kong", "blessing-of-heaven")


class Part(NamedTuple):
    """A set or a pair: its shape, its (lowest) kind, and whether it lies exposed.

    ``claimed``: an exposed kong that was a hidden pung before it took a discard.
    """

    shape: str
    kind: int
    exposed: bool
    claimed: bool = False

    @property
    def tiles(self) -> tuple[int, ...]:
        """Its tiles."""
        if self.shape == CHOW:
            return self.kind, self.kind + 1, self.kind + 2
        return (self.kind,) * {PUNG: 3, KONG: 4, PAIR: 2}[self.shape]


class Totals(NamedTuple):
    """Points and doubles that stand for a hand's tiles, or the id of a ``special`` hand whose worth is fixed."""

    label: str
    seat: str | None
    dealer: bool
    won: bool
    points: int
    doubles: int
    special: str = ""
    flags: frozenset[str] = frozenset()

    @property
    def drawn(self) -> bool:
        """Whether the winning tile is said to have been drawn."""
        return "drawn" in self.flags


class Hand(NamedTuple):
    """``loose`` are concealed tiles that are no declared set, ``parts`` the calls and hidden kongs.

    ``claimed`` are single tiles taken for a special hand.  ``seat``, ``wind`` (the dominant or hand's wind), ``tower``
    and ``dealer_seat`` (whoever that is) are letters, None where they are not told.  ``win`` is -1 where it is not
    told.  ``scores`` is False for an announced hand of which only flowers and seasons count.
    """

    label: str
    seat: str | None
    wind: str | None
    tower: str | None
    dealer: bool
    loose: tuple[int, ...]
    parts: tuple[Part, ...]
    claimed: tuple[int, ...]
    bonus: tuple[int, ...]
    win: int
    flags: frozenset[str]
    won: bool
    scores: bool = True
    dealer_seat: str | None = None

    @property
    def drawn(self) -> bool:
        """Whether the winning tile came from a wall."""
        return not self.flags.isdisjoint(DRAWN)

    @property
    def tiles(self) -> tuple[int, ...]:
        """All tiles but flowers and seasons."""
        return (*self.loose, *self.claimed, *(tile for part in self.parts for tile in part.tiles))

    @property
    def counted(self) -> int:
        """How many tiles the hand has, a kong as three."""
        return len(self.tiles) - sum(part.shape == KONG for part in self.parts)


class Reading:
    """One way to lay a hand out.  ``parts`` are () where it is read as loose tiles, for special hands alone.

    ``last`` is the part that the winning tile completed, None where that is not told or no item asks for it.
    """

    __slots__ = ("counts", "hand", "laid_out", "last", "parts", "rules")

    def __init__(
        self, hand: Hand, parts: tuple[Part, ...], rules: TableRules, *, laid_out: bool, last: Part | None = None
    ) -> None:
        self.hand, self.parts, self.rules, self.laid_out, self.last = hand, parts, rules, laid_out, last
        counts = [0] * 34
        for tile in hand.tiles:
            counts[tile] += 1
        self.counts = tuple(counts)

    @property
    def won(self) -> bool:
        """Whether it is the winner's."""
        return self.hand.won

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds that occur."""
        return tuple(kind for kind, count in enumerate(self.counts) if count)

    @property
    def hidden(self) -> bool:
        """Whether no part is exposed."""
        return not self.hand.claimed and not any(part.exposed for part in self.parts or self.hand.parts)

    @property
    def hidden_until_won(self) -> bool:
        """Whether nothing was exposed before the win: at most the part that the claimed winning tile completed.

        A call beside a reach is that part, since who claims a discard may not reach (C47).
        """
        hand = self.hand
        exposed = [part for part in hand.parts if part.exposed]
        if hand.drawn or hand.claimed or not exposed:
            return not exposed
        last = exposed[0].shape == PAIR or hand.win in exposed[0].tiles or "reach" in hand.flags
        return len(exposed) == 1 and last

    @property
    def entirely_hidden(self) -> bool:
        """Whether a special hand is hidden; a claimed winning tile reveals it, unless the table says not (CA6)."""
        return self.hidden_until_won and (self.hand.drawn or self.rules.special_hidden == "any")

    @property
    def sets(self) -> tuple[Part, ...]:
        """The pungs and kongs."""
        return tuple(part for part in self.parts if part.shape in (PUNG, KONG))

    @property
    def chows(self) -> tuple[Part, ...]:
        """The chows."""
        return tuple(part for part in self.parts if part.shape == CHOW)

    @property
    def pair(self) -> int:
        """The kind of the first pair, -1 where there is none."""
        return next((part.kind for part in self.parts if part.shape == PAIR), -1)

    def is_own(self, kind: int) -> bool:
        """Whether a kind is the player's wind."""
        return self.hand.seat is not None and kind == EAST + SEATS.index(self.hand.seat)

    def is_wind(self, kind: int) -> bool:
        """Whether a kind is the dominant or hand's wind."""
        return self.hand.wind is not None and kind == EAST + SEATS.index(self.hand.wind)

    def is_tower(self, kind: int) -> bool:
        """Whether a kind is the tower wind."""
        return self.hand.tower is not None and kind == EAST + SEATS.index(self.hand.tower)

    @property
    def flowers(self) -> tuple[int, ...]:
        """The flowers."""
        return tuple(tile for tile in self.hand.bonus if tile < FIRST_SEASON)

    @property
    def seasons(self) -> tuple[int, ...]:
        """The seasons."""
        return tuple(tile for tile in self.hand.bonus if tile >= FIRST_SEASON)

    @property
    def own_bonus(self) -> tuple[int, ...]:
        """The flower and the season of the player's seat that he has."""
        if self.hand.seat is None:
            return ()
        at = SEATS.index(self.hand.seat)
        return tuple(tile for tile in self.hand.bonus if (tile - 34) % 4 == at)
