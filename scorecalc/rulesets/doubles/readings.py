"""All ways to lay a hand out: a winner's arrangements, a loser's hand as it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorecalc.mahjong.arrangements import arrangements
from scorecalc.mahjong.tiles import UNIT
from scorecalc.rulesets.doubles.hand import CHOW, KONG, PAIR, PUNG, Hand, Part, Reading
from scorecalc.rulesets.doubles.table import TableRules

__all__ = ["laid_out", "readings"]


def readings(hand: Hand, rules: TableRules) -> list[Reading]:
    """Every reading of a hand.

    A winner's hand is also read as loose tiles, for the special hands that are no sets.  Where a discard completed
    it and no call holds the winning tile, each set that may have been completed is taken as exposed in turn.
    """
    if not hand.won:
        return [Reading(hand, _as_it_lies(hand) if hand.scores else (), rules, laid_out=True)]
    found = [
        Reading(hand, parts, rules, laid_out=True, last=last)
        for parts in _laid_out_on(hand, rules.max_chows)
        for last in (_completed(hand, parts) if "wait" in rules.asks else (None,))
    ]
    return [*found, Reading(hand, _pairs(hand) if rules.limit_hands else (), rules, laid_out=False)]


def _completed(hand: Hand, parts: tuple[Part, ...]) -> list[Part] | tuple[None]:
    """Each part that the winning tile may have completed: 33m or 234m of 234m 33m with 3m.

    A drawn tile lies in no call; a claimed one lies in what it exposed, a call or a set of this reading.
    """
    called = sum(part.shape != PAIR for part in hand.parts)
    may = parts[called:] if hand.claimed or hand.drawn else parts
    found = [part for part in may if hand.win in part.tiles and part.shape != KONG and part.exposed != hand.drawn]
    return [*dict.fromkeys(found)] or (None,)


def laid_out(hand: Hand, chows: int = 4) -> Iterator[tuple[Part, ...]]:
    """The arrangements into four sets and a pair, the calls among them, with at most so many chows."""
    pairs = [part for part in hand.parts if part.shape == PAIR]
    called = tuple(part for part in hand.parts if part.shape != PAIR)
    loose = [*hand.loose, *hand.claimed, *(tile for part in pairs for tile in part.tiles)]
    if hand.counted != 14 or len(pairs) > 1:
        return
    for way in arrangements(sum(UNIT[tile] for tile in loose)):
        if pairs and way.pair != pairs[0].kind:
            continue
        if len(way.sequences) + sum(part.shape == CHOW for part in called) > chows:
            continue
        sets = [
            *(Part(CHOW, kind, False) for kind in way.sequences),
            *(Part(PUNG, kind, False) for kind in way.triplets),
        ]
        yield (*called, *sets, pairs[0] if pairs else Part(PAIR, way.pair, False))


def _laid_out_on(hand: Hand, chows: int) -> Iterator[tuple[Part, ...]]:
    held = any(hand.win in part.tiles for part in hand.parts if part.exposed)
    # a single tile told by pair= was claimed as well, and lies in no call
    claimed = bool(hand.claimed) or (hand.win >= 0 and not hand.drawn and not held)
    for parts in laid_out(hand, chows):
        if not claimed:
            yield parts
            continue
        own = range(len(hand.parts) - any(part.shape == PAIR for part in hand.parts), len(parts))
        for at in own:
            if hand.win in parts[at].tiles:
                yield (*parts[:at], parts[at]._replace(exposed=True), *parts[at + 1 :])


def _pairs(hand: Hand) -> tuple[Part, ...]:
    """Loose tiles as pairs, where they are nothing else (seven pairs of honours score theirs)."""
    if any(hand.tiles.count(tile) != 2 for tile in hand.tiles):
        return ()
    taken = {*hand.claimed, *(part.kind for part in hand.parts), *(() if hand.drawn else (hand.win,))}
    return tuple(Part(PAIR, kind, kind in taken) for kind in sorted({*hand.tiles}))


def _as_it_lies(hand: Hand) -> tuple[Part, ...]:
    """A loser's pungs and pairs; chows score nothing, so three or four alike are always a pung."""
    return (*hand.parts, *_alike((*hand.loose, *hand.claimed)))


def _alike(tiles: Iterable[int]) -> Iterator[Part]:
    held = [*tiles]
    for kind in sorted({*held}):
        if held.count(kind) >= 3:
            yield Part(PUNG, kind, False)
        elif held.count(kind) == 2:
            yield Part(PAIR, kind, False)
