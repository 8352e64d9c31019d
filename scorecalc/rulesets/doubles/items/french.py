"""What scores in the French rules: points of sets, pairs and bonus tiles, the winner's points, and doubles."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rules.item import Items, Line
from scorecalc.rulesets.doubles.hand import KONG, PAIR, PUNG, Reading, Show
from scorecalc.rulesets.doubles.items.declare import of_flag, of_parts, of_sets, shaped
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal

__all__ = ["FRENCH", "great"]

FRENCH = Items("french")
points = FRENCH.section("points")
doubles = FRENCH.section("doubles")
great = FRENCH.section("special")

_HAND = "chow=234m 555p 111s 678s 33m"
_PUNGS = "pung=222m 555p 111s 666s 33m"


def _simple(kind: int) -> bool:
    return not is_honour(kind) and not is_terminal(kind)


def _end(kind: int) -> bool:
    return is_honour(kind) or is_terminal(kind)


def _dragon(kind: int) -> bool:
    return kind >= 31


of_parts(
    points, "pair-own-wind", "Pair of own wind", 2, 2, lambda r, part: part.shape == PAIR and r.is_own(part.kind),
    "A pair of the player's wind.", cite="F1", yes="SS seat=S wind=N", no="WW seat=S wind=N",
)  # fmt: skip
of_parts(
    points, "pair-dominant-wind", "Pair of the dominant wind", 2, 2,
    lambda r, part: part.shape == PAIR and r.is_wind(part.kind)
    and not (r.rules.wind_pairs == "once" and r.is_own(part.kind)),
    "A pair of the dominant wind; it adds to that of the own wind.",
    cite="F2", yes="NN seat=S wind=N", no="SS seat=S wind=N",
)  # fmt: skip
of_parts(
    points, "pair-tower-wind", "Pair of the tower wind", 0, 2,
    lambda r, part: part.shape == PAIR and r.is_tower(part.kind)
    and not (r.rules.wind_pairs == "once" and (r.is_own(part.kind) or r.is_wind(part.kind))),
    "A hidden pair of the tower wind, where it is played.",
    cite="F3", yes="EE seat=S wind=N tower=E", no="EE seat=S wind=N",
)  # fmt: skip
of_parts(
    points, "pair-dragon", "Pair of dragons", 0, 2, shaped(PAIR, _dragon),
    "A hidden pair of dragons.", cite="F4", yes="PP", no=("PPP", "55m", "chow=234m pair=PP 555p 111s 678s"),
)  # fmt: skip
of_parts(
    points, "pung-simple", "Pung of 2 to 8", 2, 4, shaped(PUNG, _simple),
    "A pung of 2 to 8; four alike that were not declared count as one.",
    cite="F6", yes=("555m", "pung=555m"), no=("999m", "ckong=5555m"),
)  # fmt: skip
of_parts(
    points, "pung-terminal", "Pung of 1 or 9", 4, 8, shaped(PUNG, is_terminal),
    "A pung of 1 or 9.", cite="F7", yes=("111p", "pung=111p"), no="222p",
)  # fmt: skip
of_parts(
    points, "pung-honour", "Pung of honours", 4, 8, shaped(PUNG, is_honour),
    "A pung of winds or dragons.", cite="F8", yes=("WWW seat=S wind=N", "pung=PPP"), no="999p",
)  # fmt: skip
of_parts(
    points, "kong-simple", "Kong of 2 to 8", 8, 16, shaped(KONG, _simple),
    "A kong of 2 to 8; exposed where a discard or an exposed pung made it.",
    cite="F9", yes=("ckong=5555m", "kong=5555m", "added=5555m"), no="5555m",
)  # fmt: skip
of_parts(
    points, "kong-terminal", "Kong of 1 or 9", 16, 32, shaped(KONG, is_terminal),
    "A kong of 1 or 9.", cite="F10", yes=("ckong=9999m", "kong=9999m"), no="kong=8888m",
)  # fmt: skip
of_parts(
    points, "kong-honour", "Kong of honours", 16, 32, shaped(KONG, is_honour),
    "A kong of winds or dragons.", cite="F11", yes=("ckong=FFFF", "kong=FFFF"), no="kong=9999m",
)  # fmt: skip


def _flower_lines(r: Reading, show: Show, value: int) -> list[Line]:
    return [Line(value * len(r.flowers), show(r.flowers))]


def _flowers(r: Reading) -> int:
    """Each flower."""
    return len(r.flowers) * r.rules.worth["flower"][1]


def _season_lines(r: Reading, show: Show, value: int) -> list[Line]:
    return [Line(value * len(r.seasons), show(r.seasons))]


def _seasons(r: Reading) -> int:
    """Each season."""
    return len(r.seasons) * r.rules.worth["season"][1]


points.item("flower", "Flowers", 4, cite="F12", lines=_flower_lines,
            yes="1f 4f seat=S wind=N", no="1g seat=S wind=N")(_flowers)  # fmt: skip
points.item("season", "Seasons", 4, cite="F13", lines=_season_lines,
            yes="2g seat=S wind=N", no="2f seat=S wind=N")(_seasons)  # fmt: skip


@points.item("mah-jong", "Mah-jong", 20, cite="F20", why="the winner", yes=_HAND, no="555p 111s")
def mah_jong(r: Reading) -> bool:
    """The winner's points."""
    return r.won


@points.item("four-suites", "Four suites", 10, cite="F21", why="four suites and a pair",
             yes="chow=234m 567p 123s 789s 55m", no=_HAND)  # fmt: skip
def four_suites(r: Reading) -> bool:
    """The winner has four suites (chows) and a pair."""
    return r.won and len(r.chows) == 4


@points.item("drawn", "Winning tile from the wall", 5, cite="F22", why="from the wall", yes=f"{_HAND} +drawn", no=_HAND)
def drawn(r: Reading) -> bool:
    """The winning tile came from the wall; another edition gives 2."""
    return r.won and r.hand.drawn


of_sets(
    doubles, "own-wind", "Set of own wind", lambda r, kind: r.is_own(kind), "A pung or kong of the player's wind.",
    cite="F30", yes="pung=SSS seat=S wind=N", no=("WWW seat=S wind=N", "SS seat=S wind=N"),
)  # fmt: skip
of_sets(
    doubles, "dominant-wind", "Set of the dominant wind", lambda r, kind: r.is_wind(kind),
    "A pung or kong of the dominant wind.", cite="F31", yes="ckong=NNNN seat=S wind=N", no="SSS seat=S wind=N",
)  # fmt: skip
of_sets(
    doubles, "tower-wind", "Set of the tower wind", lambda r, kind: r.is_tower(kind),
    "A pung or kong of the tower wind, where it is played.",
    cite="F32", yes="EEE seat=S wind=N tower=E", no="EEE seat=S wind=N",
)  # fmt: skip
of_sets(
    doubles, "dragons", "Set of dragons", lambda _r, kind: _dragon(kind), "Each pung or kong of dragons.",
    cite="F33", yes=("PPP", "FFF ckong=CCCC"), no=("PP", "999m"),
)  # fmt: skip


def _bouquet(r: Reading) -> bool:
    return len(r.flowers) == 4 or len(r.seasons) == 4


def _counts_bonus(r: Reading) -> bool:
    return (r.hand.scores or r.rules.appellant_doubles) and not (_bouquet(r) and r.rules.bouquet == "alone")


@doubles.item("own-flower-or-season", "Own flower or season", 1, cite="F34",
              why=lambda r, show: show(r.own_bonus), yes=("2f seat=S wind=N", "2g seat=S wind=N"),
              no=("1f seat=S wind=N", "2f 2g seat=S wind=N", "1f 2f 3f 4f seat=S wind=N"))  # fmt: skip
def own_flower_or_season(r: Reading) -> bool:
    """The flower or the season of the player's wind, one of the two."""
    return len(r.own_bonus) == 1 and _counts_bonus(r)


@doubles.item("own-flower-and-season", "Own flower and season", 2, cite="F35",
              why=lambda r, show: show(r.own_bonus), yes="2f 2g seat=S wind=N", no="2f 3g seat=S wind=N")  # fmt: skip
def own_flower_and_season(r: Reading) -> bool:
    """The flower and the season of the player's wind: two doubles in all."""
    return len(r.own_bonus) == 2 and _counts_bonus(r)


@doubles.item("bouquet", "All flowers or all seasons", 4, cite="F36",
              why=lambda r, show: show(r.hand.bonus),
              yes="1f 2f 3f 4f seat=S wind=N", no="1f 2f 3f 4g seat=S wind=N")  # fmt: skip
def bouquet(r: Reading) -> int:
    """The four flowers or the four seasons, once, in the place of the own ones; or both sets, and the own ones too."""
    if not (r.hand.scores or r.rules.appellant_doubles):
        return 0
    sets = (len(r.flowers) == 4) + (len(r.seasons) == 4)
    return sets if r.rules.bouquet == "beside" else min(sets, 1)


@doubles.item("no-suite", "No suite", 1, cite="F40", why="no suite", yes=_PUNGS, no=_HAND)
def no_suite(r: Reading) -> bool:
    """The winner has no suite (chow)."""
    return r.won and r.laid_out and not r.chows


@doubles.item("last-tile", "Last tile of the wall", 1, cite="F41", why="declared", declared=True,
              yes=f"{_HAND} +last-tile",
              no=(f"{_HAND} +drawn", f"{_HAND} +last-tile +dead-wall last-gap=breach"))  # fmt: skip
def last_tile(r: Reading) -> bool:
    """Won with the last tile of the wall; that of the dead wall is none."""
    return r.won and "last-tile" in r.hand.flags and "dead-wall" not in r.hand.flags


of_flag(doubles, "robbed-kong", "Robbed kong", 1, "robbed-kong", "Won on a tile added to an exposed pung.",
        cite="F42", yes=f"{_HAND} +robbed-kong", no=_HAND)  # fmt: skip


@doubles.item("pure", "Pure", 3, cite="F43", why="suit tiles of one suit", mark="reading",
              yes="chow=123s pung=444s pung=WWW chow=789s FF seat=S wind=N",
              no="chow=123s pung=444m 222p chow=789s FF")  # fmt: skip
def pure(r: Reading) -> bool:
    """All suit tiles of one suit; honours do not break it, and all honours are never pure."""
    suits = {kind // 9 for kind in r.kinds if kind < EAST}
    return r.won and len(suits) == 1 and (r.rules.pure_honours or r.kinds[-1] < EAST)


@doubles.item("last-discard", "Last discard", 1, cite="F44", declared=True, mark="reading",
              why=lambda r, _: "by invoking the discards" if "invoked" in r.hand.flags else "declared",
              yes=(f"{_HAND} +last-discard", f"{_HAND} +invoked invoked-discards=last-discard"),
              no=(_HAND, f"{_HAND} +invoked"))  # fmt: skip
def last_discard(r: Reading) -> bool:
    """Won on the last discard, the reading of the last gap; by invoking the discards only where the table says so."""
    flags = r.hand.flags
    invoked = "invoked" in flags and r.rules.invoked == "last-discard"
    return r.won and r.rules.last_gap == "discard" and ("last-discard" in flags or invoked)


of_flag(doubles, "appellant", "Announced appellant", 1, "appellant", "The winner had announced a ready hand.",
        cite="F45", yes=f"{_HAND} +appellant", no=_HAND)  # fmt: skip


@doubles.item("hidden", "Completely hidden", 1, cite="F46", mark="reading",
              why=lambda r, _: f"nothing exposed, the last tile {'drawn' if r.hand.drawn else 'claimed'}",
              yes="234m 555p 111s 678s 33m +drawn", no=(f"{_HAND} +drawn", "234m 555p 111s 678s 33m"))  # fmt: skip
def hidden(r: Reading) -> bool:
    """Nothing was exposed; the last tile was drawn, unless the table lets it be claimed."""
    return r.won and r.hidden_until_won and (r.hand.drawn or r.rules.hidden_claimed)


_HONOURS_WHY = {
    "honours": "only winds and dragons",
    "pungs": "four pungs or kongs of 1, 9 and honours",
    "ends": "only 1, 9 and honours",
}


@doubles.item("only-honours", "Only winds and dragons", 1, cite="F47",
              why=lambda r, _: _HONOURS_WHY[r.rules.only_honours],
              yes="pung=EEE pung=WWW pung=FFF pung=PPP NN seat=S wind=N",
              no="pung=EEE pung=WWW pung=FFF pung=PPP 99m seat=S wind=N")  # fmt: skip
def only_honours(r: Reading) -> bool:
    """The winner has only winds and dragons; other tables ask for pungs of 1, 9 and honours, or those tiles alone."""
    if r.rules.only_honours == "pungs":
        return r.won and len(r.sets) == 4 and all(_end(part.kind) for part in r.sets)
    of = is_honour if r.rules.only_honours == "honours" else _end
    return r.won and all(of(kind) for kind in r.kinds)
