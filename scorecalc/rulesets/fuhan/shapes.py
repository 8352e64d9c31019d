"""What items say about a reading's shape: its sets in words, what blocks an item, what it waits on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from scorecalc.mahjong.tiles import DRAGONS, EAST, HONOURS, SUITS
from scorecalc.model.score import listed
from scorecalc.rulesets.fuhan.reading import PAIR, PAIRS, SETS, TRIPLET, Reading

__all__ = [
    "SUIT_NAMES",
    "Show",
    "TileSet",
    "blocking",
    "kans",
    "kinds_in",
    "pair_value",
    "shown",
    "suit_of",
    "three_suits",
    "tile_sets",
    "win_side",
]

Show = Callable[[tuple[int, ...]], str]  #: kinds -> how they are shown

SUIT_NAMES = ("characters", "circles", "bamboo")


def kinds_in(mask: int) -> Iterator[int]:
    """The kinds of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def suit_of(mask: int) -> int | None:
    """0 1 2 where all kinds of the mask that are no honours are of one suit, None otherwise."""
    for i, suit in enumerate(SUITS):
        if mask & suit and not mask & ~(suit | HONOURS):
            return i
    return None


def pair_value(r: Reading) -> int:
    """How many of the circumstances make the pair worth something: dragon, seat wind, round wind (F8, F9)."""
    if r.pair < EAST:
        return 0
    if DRAGONS >> r.pair & 1:
        return 1
    wind = r.pair - EAST
    return (wind == r.hand.seat) + (wind == r.hand.round)


class TileSet(NamedTuple):
    """A set or the pair of a reading, for showing: its kinds, what it is, and how it came about.

    ``shape`` is ``sequence``, ``triplet``, ``kan``, ``pair``; ``state`` is ``called``, ``concealed``
    or ``won`` (completed by the winning tile on a discard, so open for fu).
    """

    kinds: tuple[int, ...]
    shape: str
    state: str


def tile_sets(r: Reading) -> list[TileSet]:
    """The sets of a reading in the order of their tiles, concealed ones first, the pair last."""
    calls = [m.kind for m in r.hand.melds if m.call == "chi"]
    own = list(r.sequences)
    for kind in calls:
        own.remove(kind)
    by_ron = not r.tsumo
    found: list[TileSet] = []
    won = False
    for kind in own:
        here = by_ron and not won and r.wait not in (PAIR, TRIPLET) and kind == r.win_set
        won = won or here
        found.append(TileSet((kind, kind + 1, kind + 2), "sequence", "won" if here else "concealed"))
    called = {m.kind for m in r.hand.melds if m.call != "chi"}
    for kind in kinds_in(r.triplet_mask):
        if kind not in called:
            here = by_ron and r.wait == TRIPLET and kind == r.win_set
            found.append(TileSet((kind,) * 3, "triplet", "won" if here else "concealed"))
    found.sort(key=lambda s: s.kinds)
    for meld in r.hand.melds:
        shape = {"chi": "sequence", "pon": "triplet"}.get(meld.call, "kan")
        kinds = (meld.kind, meld.kind + 1, meld.kind + 2) if meld.call == "chi" else (meld.kind,) * len(meld.pieces)
        found.append(TileSet(kinds, shape, "concealed" if meld.call == "ankan" else "called"))
    if r.form == PAIRS:
        found = [TileSet((kind, kind), "pair", "concealed") for kind in kinds_in(r.kinds)]
    if r.pair >= 0:
        found.append(TileSet((r.pair, r.pair), "pair", "concealed"))
    return found


def shown(r: Reading, show: Show, wanted: Callable[[TileSet], bool]) -> str:
    """The sets that are wanted, in words: ``111m and 111p``."""
    return listed(show(s.kinds) for s in tile_sets(r) if wanted(s))


def blocking(r: Reading, show: Show, bad: int) -> str:
    """``blocked by 999s`` where exactly one set holds tiles of the mask ``bad``, else ""."""
    if r.form not in (SETS, PAIRS):
        return ""
    sets = [s for s in tile_sets(r) if any(bad >> kind & 1 for kind in s.kinds)]
    return f"blocked by {show(sets[0].kinds)}" if len(sets) == 1 else ""


def win_side(r: Reading, show: Show) -> str:
    """The wait in words: ``67s waits on 5s and 8s``, ``the pair waits on 5s``."""
    win = r.hand.win
    if r.wait == PAIR:
        return f"the pair waits on {show((win,))}"
    if r.wait == TRIPLET:
        return f"{show((win, win))} and {show((r.pair, r.pair))} wait on {show((win,))} and {show((r.pair,))}"
    rest = tuple(kind for kind in (r.win_set, r.win_set + 1, r.win_set + 2) if kind != win)
    if r.wait == "two-sided":
        low, high = rest[0] - 1, rest[1] + 1
        return f"{show(rest)} waits on {show((low,))} and {show((high,))}"
    return f"{show(rest)} waits on {show((win,))} only"


def three_suits(mask: int) -> int:
    """Places 0 to 8 that the mask has in all three suits, as a mask."""
    return mask & mask >> 9 & mask >> 18 & 0x1FF


def kans(r: Reading) -> int:
    """How many kans a reading has; they are all among the calls."""
    return sum(len(meld.pieces) == 4 for meld in r.hand.melds)
