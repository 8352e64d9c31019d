"""Hands that cannot be: wrong counts, wrong calls, declarations that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracles.riichi_hand import Hand, Meld, plain

__all__ = ["refusals"]


def refusals(hand: Hand) -> tuple[str, ...]:
    """The codes of everything that is wrong before a shape is looked for; empty where nothing is.

    >>> from tests.oracles.riichi_hand import tiles
    >>> refusals(Hand(tiles("1111m"), "1m", tsumo=True, flags=frozenset({"houtei"}), indicators=tiles("1m")))
    ('R201', 'R203', 'R210')
    """
    return tuple(sorted(set(_all(hand))))


def _all(hand: Hand) -> Iterator[str]:
    if any(count > 4 for count in hand.copies().values()):  # R1
        yield "R201"
    allowed = hand.option("red-fives")
    if allowed != "any":
        seen = hand.all_tiles + hand.indicators + hand.ura
        if any(seen.count("0" + suit) > allowed for suit in "mps"):
            yield "R202"
    if len(hand.concealed) + 3 * len(hand.melds) != 14:  # R2
        yield "R203"
    if hand.win is not None and plain(hand.win) not in map(plain, hand.concealed):
        yield "R205"
    if not all(map(well_formed, hand.melds)):
        yield "R206"
    if any(_contradictions(hand)):
        yield "R210"
    for flag in ("ippatsu", "open-riichi", "renhou"):
        if flag in hand.flags and hand.option(flag) in (False, "off"):
            yield "R211"
    most = 5 if hand.option("kan-dora") else 1  # D1
    if len(hand.indicators) > most or len(hand.ura) > most:
        yield "R212"


def well_formed(meld: Meld) -> bool:
    """A chi is three in a row of one suit, a pon three alike, a kan four alike."""
    tiles = sorted(map(plain, meld.tiles))
    if meld.kind == "chi":
        ranks, suits = [int(tile[0]) for tile in tiles], {tile[1] for tile in tiles}
        return len(suits) == 1 and suits != {"z"} and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]
    return len(tiles) == (3 if meld.kind == "pon" else 4) and len(set(tiles)) == 1


def _contradictions(hand: Hand) -> Iterator[bool]:
    """The declarations that cannot be true, in the order in which the rules list them."""
    flags, ron, dealer = hand.flags, not hand.tsumo, hand.seat == "E"
    riichi = bool(flags & {"riichi", "double-riichi", "open-riichi"})
    first_turn = flags & {"tenhou", "chiihou", "renhou"}
    yield "ippatsu" in flags and not riichi
    yield {"riichi", "double-riichi"} <= flags  # Y1 excludes Y2
    yield riichi and hand.is_open
    yield "haitei" in flags and ron
    yield "houtei" in flags and hand.tsumo
    yield {"haitei", "rinshan"} <= flags
    yield {"houtei", "chankan"} <= flags
    yield "rinshan" in flags and hand.kans == 0 and hand.nuki == 0
    yield "rinshan" in flags and ron
    yield "chankan" in flags and hand.tsumo
    if "chankan" in flags and hand.win is not None:
        yield list(map(plain, hand.all_tiles)).count(plain(hand.win)) > 1
    yield {"ippatsu", "rinshan"} <= flags
    yield "tenhou" in flags and (not dealer or bool(hand.melds) or ron)
    yield "chiihou" in flags and (dealer or bool(hand.melds) or ron)
    yield "renhou" in flags and (dealer or bool(hand.melds) or hand.tsumo)
    yield riichi and bool(first_turn)
    yield "rinshan" in flags and bool(first_turn)
    yield hand.tsumo and hand.source is not None
    yield hand.source == hand.seat
