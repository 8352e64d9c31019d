"""What scores in any hand of the classical game: points of sets, pairs and bonus tiles, and doubles of them.

Two tables share these items, as Kajongg has them: the German (dmjl) and the British (bmja).  A value stands as the
German table has it; what only the British one plays is ``OFF`` there.
"""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rules.item import Items, Line
from scorecalc.rulesets.doubles.hand import KONG, PAIR, PUNG, Reading, Show
from scorecalc.rulesets.doubles.items.declare import of_parts, of_sets, shaped
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal

__all__ = ["CLASSICAL", "HAND", "PUNGS", "doubles", "limits", "points", "simple"]

CLASSICAL = Items("classical")
points = CLASSICAL.section("points")
doubles = CLASSICAL.section("doubles")
limits = CLASSICAL.section("special")  #: parts of the limit, in percent

HAND = "chow=234m 555p 111s 678s 33m"
PUNGS = "pung=222m 555p 111s 666s 33m"
_TABLE = "doubles-family:Kajongg's tables"
_EAST, _SOUTH = "seat=E round=S", "seat=S round=E"


def simple(kind: int) -> bool:
    """Whether a kind is a 2 to 8."""
    return not is_honour(kind) and not is_terminal(kind)


def _dragon(kind: int) -> bool:
    return kind >= 31


def _wind(kind: int) -> bool:
    return EAST <= kind < 31


of_parts(
    points, "pung-simple", "Pung of 2 to 8", 2, 4, shaped(PUNG, simple),
    "A pung of 2 to 8; four alike that were not declared count as one.",
    cite="doubles-family:undeclared four alike of a loser", yes=("555m", "pung=555m", "5555m"),
    no=("999m", "55m", "ckong=5555m"),
)  # fmt: skip
of_parts(
    points, "pung-terminal", "Pung of 1 or 9", 4, 8, shaped(PUNG, is_terminal),
    "A pung of terminals.", cite=_TABLE, yes=("111p", "pung=111p"), no="222p",
)  # fmt: skip
of_parts(
    points, "pung-honour", "Pung of honours", 4, 8, shaped(PUNG, is_honour),
    "A pung of winds or dragons.", cite=_TABLE, yes=(f"WWW {_SOUTH}", "pung=PPP"), no="999p",
)  # fmt: skip
of_parts(
    points, "kong-simple", "Kong of 2 to 8", 8, 16, shaped(KONG, simple),
    "A kong of 2 to 8; for its points one made of a hidden pung and a discard is exposed.",
    cite=_TABLE, yes=("ckong=5555m", "kong=5555m", "added=5555m", "claimed-kong=5555m"), no="5555m",
)  # fmt: skip
of_parts(
    points, "kong-terminal", "Kong of 1 or 9", 16, 32, shaped(KONG, is_terminal),
    "A kong of terminals.", cite=_TABLE, yes=("ckong=9999m", "kong=9999m"), no="kong=8888m",
)  # fmt: skip
of_parts(
    points, "kong-honour", "Kong of honours", 16, 32, shaped(KONG, is_honour),
    "A kong of winds or dragons.", cite=_TABLE, yes=("ckong=FFFF", "kong=FFFF"), no="kong=9999m",
)  # fmt: skip
of_parts(
    points, "pair-dragon", "Pair of dragons", 2, 2, shaped(PAIR, _dragon),
    "A pair of dragons, exposed or not.", cite=_TABLE, yes="PP", no=("PPP", "55m"),
)  # fmt: skip
of_parts(
    points, "pair-own-wind", "Pair of own wind", 2, 2, lambda r, part: part.shape == PAIR and r.is_own(part.kind),
    "A pair of the player's wind.", cite=_TABLE, yes=f"SS {_SOUTH}", no=f"WW {_SOUTH}",
)  # fmt: skip
of_parts(
    points, "pair-round-wind", "Pair of the round's wind", 2, 2,
    lambda r, part: part.shape == PAIR and r.is_wind(part.kind),
    "A pair of the round's wind; it adds to that of the own wind.", cite=_TABLE, yes=f"EE {_SOUTH}",
    no=f"SS {_SOUTH}",
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


points.item("flower", "Flowers", 4, cite=_TABLE, lines=_flower_lines, yes=f"1f 4f {_SOUTH}",
            no=f"1g {_SOUTH}")(_flowers)  # fmt: skip
points.item("season", "Seasons", 4, cite=_TABLE, lines=_season_lines, yes=f"2g {_SOUTH}",
            no=f"2f {_SOUTH}")(_seasons)  # fmt: skip

of_sets(
    doubles, "own-wind", "Set of own wind", lambda r, kind: r.is_own(kind), "A pung or kong of the player's wind.",
    cite=_TABLE, yes=(f"SSS {_SOUTH}", f"kong=SSSS {_SOUTH}"), no=(f"WWW {_SOUTH}", f"SS {_SOUTH}"),
)  # fmt: skip
of_sets(
    doubles, "round-wind", "Set of the round's wind", lambda r, kind: r.is_wind(kind),
    "A pung or kong of the round's wind; it adds to the own wind.", cite=_TABLE, yes=f"EEE {_SOUTH}",
    no=f"SSS {_SOUTH}",
)  # fmt: skip
of_sets(
    doubles, "dragons", "Set of dragons", lambda _r, kind: _dragon(kind), "Each pung or kong of dragons.",
    cite=_TABLE, yes=("PPP", "FFF ckong=CCCC"), no=("PP", "999m"),
)  # fmt: skip


def _own(r: Reading, tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(tile for tile in tiles if tile in r.own_bonus)


@doubles.item("own-flower", "Own flower", 1, cite="doubles-family:own flower/season",
              why=lambda r, show: show(_own(r, r.flowers)), yes=f"2f {_SOUTH} own-flower=1",
              no=(f"1f {_SOUTH} own-flower=1", f"2g {_SOUTH} own-flower=1"))  # fmt: skip
def own_flower(r: Reading) -> bool:
    """The flower of the player's wind; British."""
    return bool(_own(r, r.flowers))


@doubles.item("own-season", "Own season", 1, cite="doubles-family:own flower/season",
              why=lambda r, show: show(_own(r, r.seasons)), yes=f"2g {_SOUTH} own-season=1",
              no=(f"1g {_SOUTH} own-season=1", f"2f {_SOUTH} own-season=1"))  # fmt: skip
def own_season(r: Reading) -> bool:
    """The season of the player's wind; British."""
    return bool(_own(r, r.seasons))


@doubles.item("own-flower-and-season", "Own flower and season", 1, cite="doubles-family:own flower/season",
              why=lambda r, show: show(r.own_bonus), yes=f"2f 2g {_SOUTH}", no=f"2f 3g {_SOUTH}")  # fmt: skip
def own_flower_and_season(r: Reading) -> bool:
    """The flower and the season of the player's wind: one double for both; German."""
    return len(r.own_bonus) == 2


@doubles.item("all-flowers", "All flowers", 1, cite="doubles-family:bouquet", why=lambda r, show: show(r.flowers),
              yes=f"1f 2f 3f 4f {_SOUTH}", no=f"1f 2f 3f 4g {_SOUTH}")  # fmt: skip
def all_flowers(r: Reading) -> bool:
    """The four flowers."""
    return len(r.flowers) == 4


@doubles.item("all-seasons", "All seasons", 1, cite="doubles-family:bouquet", why=lambda r, show: show(r.seasons),
              yes=f"1g 2g 3g 4g {_SOUTH}", no=f"1g 2g 3g 4f {_SOUTH}")  # fmt: skip
def all_seasons(r: Reading) -> bool:
    """The four seasons."""
    return len(r.seasons) == 4


@doubles.item("three-concealed", "Three concealed pungs", 1, cite="doubles-family:three concealed pungs",
              why=lambda r, show: " ".join(show(part.tiles) for part in r.sets if not part.exposed or part.claimed),
              yes=("555m 999p PPP", "555m 999p claimed-kong=PPPP", "ckong=5555m 999p PPP 6s"),
              no=("555m 999p pung=PPP", "555m 999p kong=PPPP"))  # fmt: skip
def three_concealed(r: Reading) -> bool:
    """Three pungs or kongs that are hidden; a kong made of a hidden pung and a discard is one of them."""
    return sum(not part.exposed or part.claimed for part in r.sets) >= 3


def _sets_and_pair(r: Reading, of: range) -> tuple[int, int]:
    """How many pungs and kongs, and how many pairs, a hand has of a range of kinds."""
    mine = [part for part in r.parts if part.kind in of]
    return sum(part.shape != PAIR for part in mine), sum(part.shape == PAIR for part in mine)


_DRAGONS, _WINDS = range(31, 34), range(EAST, 31)


@doubles.item("little-three-dragons", "Little three dragons", 1, cite=_TABLE, mark="reading",
              why="two sets and a pair of dragons", yes=("PPP pung=FFF CC", "PPP kong=FFFF CC 123m"),
              no=("PPP pung=FFF CCC", "PPP FFF C"))  # fmt: skip
def little_three_dragons(r: Reading) -> bool:
    """Two pungs or kongs of dragons and a pair of the third; German, in any hand."""
    return _sets_and_pair(r, _DRAGONS) == (2, 1)


@doubles.item("big-three-dragons", "Big three dragons", 2, cite=_TABLE, mark="reading", why="three sets of dragons",
              yes="PPP pung=FFF CCC 1m", no="PPP pung=FFF CC")  # fmt: skip
def big_three_dragons(r: Reading) -> bool:
    """Three pungs or kongs of dragons; German, in a losing hand, since a winner's is worth the limit."""
    return _sets_and_pair(r, _DRAGONS)[0] == 3


@doubles.item("little-four-joys", "Little four joys", 1, cite=_TABLE, mark="reading",
              why="three sets and a pair of winds", yes=f"EEE pung=SSS WWW NN 4m {_EAST}",
              no=f"EEE pung=SSS WWW N {_EAST}")  # fmt: skip
def little_four_joys(r: Reading) -> bool:
    """Three pungs or kongs of winds and a pair of the fourth; German, in any hand."""
    return _sets_and_pair(r, _WINDS) == (3, 1)


@doubles.item("big-four-joys", "Big four joys", 2, cite=_TABLE, why="four sets of winds",
              yes=f"EEE pung=SSS WWW NNN {_EAST}", no=f"EEE pung=SSS WWW NN {_EAST}")  # fmt: skip
def big_four_joys(r: Reading) -> bool:
    """Pungs or kongs of the four winds; German, in a losing hand, since a winner's is worth the limit."""
    return _sets_and_pair(r, _WINDS)[0] == 4
