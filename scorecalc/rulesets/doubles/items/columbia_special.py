"""The special hands of Columbia (section 5): a value of their own beside the ordinary count."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import PAIR, Reading
from scorecalc.rulesets.doubles.items.columbia import special
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal

__all__ = ["special"]

_GREEN = frozenset((19, 20, 21, 23, 25, 32))  #: 2 3 4 6 8 of bamboo and the green dragon


@special.item("no-points", "No points hand", 20, cite="C50", why="four chows, no flower or season",
              yes=("123m 456p 234s 678s 55m", "123s 234s 567s 678s 99s +reach"),
              no=("123m 456p 234s 666s 55m", "123m 456p 234s 678s 55m 1f seat=S wind=E"))  # fmt: skip
def no_points(r: Reading) -> bool:
    """Four chows and a pair, without flowers or seasons; doubled only for one suit, no ends and a reach."""
    if not r.laid_out or len(r.chows) != 4 or r.hand.bonus:
        return False
    pair = r.pair
    return r.rules.no_points_pair == "any" or not (pair >= 31 or r.is_own(pair) or r.is_wind(pair))


@special.item("seven-pairs", "Seven pairs", 100, cite="C51", why="seven pairs",
              yes="11m 44m 77p 99p 22s EE CC", no="234m 555p 111s 678s 33m")  # fmt: skip
def seven_pairs(r: Reading) -> bool:
    """Seven pairs, which have no ordinary count; four alike are two pairs only where the table says so."""
    if r.laid_out or any(part.shape != PAIR for part in r.hand.parts):
        return False
    counts = [count for count in r.counts if count]
    return sum(counts) == 14 and all(count == 2 or (count == 4 and r.rules.seven_pairs_four_alike) for count in counts)


@special.item("thirteen-orphans", "Thirteen orphans", 0, cite="C52", why="the limit",
              yes="19m 19p 19s ESWNPFC C", no="234m 555p 111s 678s 33m")  # fmt: skip
def thirteen_orphans(r: Reading) -> bool:
    """One of each terminal and honour and any of them again: the limit."""
    if r.laid_out or any(part.shape != PAIR for part in r.hand.parts) or len(r.kinds) != 13:
        return False
    return all(is_honour(kind) or is_terminal(kind) for kind in r.kinds) and sum(r.counts) == 14


@special.item("three-color-straight", "Three-colour straight", 500, open=300, cite="C53",
              why="the same chow in three suits", yes=("345m 345p 345s 999s 22m +drawn", "345m 345p 345s 999s 22m"),
              no="345m 345p 456s 999s 22m")  # fmt: skip
def three_color_straight(r: Reading) -> bool:
    """The same chow in all three suits, a set and a pair."""
    lowest = {part.kind for part in r.chows}
    return r.laid_out and any({kind % 9 + 9 * suit for suit in range(3)} <= lowest for kind in lowest)


@special.item("straight", "Straight", 500, open=300, cite="C54", why="1 to 9 of one suit in three chows",
              yes=("123m 456m 789m 999s 22p +drawn", "chow=123m 456m 789m 999s 22p"),
              no="123m 456m 678m 999s 22p")  # fmt: skip
def straight(r: Reading) -> bool:
    """1 to 9 of a suit as three chows, a set and a pair."""
    lowest = {part.kind for part in r.chows}
    return r.laid_out and any({9 * suit, 9 * suit + 3, 9 * suit + 6} <= lowest for suit in range(3))


@special.item("three-dragons", "Big three dragons", 700, open=400, cite="C55", why="sets of all three dragons",
              yes=("PPP FFF CCC 123m 55p +drawn", "pung=PPP kong=FFFF CCC 123m 55p"),
              no="PPP FFF CC 123m 555p")  # fmt: skip
def three_dragons(r: Reading) -> bool:
    """Pungs or kongs of the three dragons."""
    return r.laid_out and sum(part.kind >= 31 for part in r.sets) == 3


@special.item("four-winds", "Big four winds", 700, open=400, cite="C56", why="sets of all four winds",
              yes="EEE SSS WWW NNN 55p seat=S wind=E +drawn",
              no="EEE SSS WWW NN 555p seat=S wind=E +drawn")  # fmt: skip
def four_winds(r: Reading) -> bool:
    """Pungs or kongs of the four winds and any pair."""
    return r.laid_out and sum(EAST <= part.kind < 31 for part in r.sets) == 4


@special.item("all-honors", "All honours", 500, open=300, cite="C57", why="only winds and dragons",
              yes="EEE SSS PPP FFF WW seat=W wind=N +drawn", no="EEE SSS PPP FFF 11m seat=W wind=N +drawn")  # fmt: skip
def all_honors(r: Reading) -> bool:
    """Four sets and a pair of winds and dragons."""
    return r.laid_out and r.kinds[0] >= EAST


@special.item("jade", "Jade garden", 500, open=300, cite="C58", why="only green tiles",
              yes=("234s 666s 888s FFF 44s +drawn", "chow=234s pung=666s pung=888s 222s 44s"),
              no="234s 666s 888s CCC 44s +drawn")  # fmt: skip
def jade(r: Reading) -> bool:
    """Only 2, 3, 4, 6 and 8 of bamboo and green dragons, which may be missing."""
    return r.laid_out and all(kind in _GREEN for kind in r.kinds)


@special.item("nine-gates", "Nine gates", 0, cite="C59", why=lambda r, _: f"twice the limit of {r.rules.limit}",
              yes=("1112345678999p 5p +drawn", "pung=111p 2345678999p 5p"), no="111234567899p 55p +drawn")  # fmt: skip
def nine_gates(r: Reading) -> bool:
    """1112345678999 of a suit and any tile of it: twice the limit, and not cut by it."""
    # where it must be hidden, it is so as the hands of 500 and 700 are: drawn, or hidden until the win (CA6)
    return r.laid_out and _is_nine_gates(r) and (r.entirely_hidden or not r.rules.nine_gates_hidden)


def _is_nine_gates(r: Reading) -> bool:
    """Whether the tiles have the pattern; kongs break it."""
    suit = r.kinds[0] // 9
    if r.kinds[-1] // 9 != suit or sum(r.counts) != 14 or suit > 2:
        return False
    own = r.counts[9 * suit : 9 * suit + 9]
    return min(own[0], own[8]) >= 3 and min(own) >= 1
