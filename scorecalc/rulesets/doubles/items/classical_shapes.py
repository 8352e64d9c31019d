"""Hands of the classical game that win with a shape of their own, beside four sets and a pair."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import CHOW, KONG, PUNG, Reading
from scorecalc.rulesets.doubles.items.classical import limits
from scorecalc.rulesets.doubles.items.classical_winner import concealed, one_suit_alone
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal

__all__ = ["is_shaped"]

_TABLE = "doubles-family:Kajongg's tables"
_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
_HAND = "234m 555p 111s 678s 33m"


def _more_than_gates(r: Reading) -> int:
    """The kind from 2 to 8 that a hand of 1112345678999 in one suit has twice, -1 where it is no such hand."""
    if not one_suit_alone(r) or sum(r.counts) != 14:
        return -1
    suit = 9 * (r.kinds[0] // 9)
    more = [count - least for count, least in zip(r.counts[suit : suit + 9], _GATES, strict=True)]
    if min(more) < 0 or more[0] or more[8]:
        return -1
    return suit + more.index(1)


def _has_sets(r: Reading) -> bool:
    """Whether a set was declared, so that tiles are no longer loose."""
    return any(part.shape in (CHOW, PUNG, KONG) for part in r.hand.parts)


def _loose(r: Reading) -> bool:
    return r.won and not r.laid_out and not _has_sets(r) and sum(r.counts) == 14


@limits.item("nine-gates", "Nine gates", 100, cite=_TABLE, mark="reading",
             why="1112345678999 and the tile that came last",
             yes="1112345678999p 5p win=5p +drawn",
             no=("1112345678999p 5p win=6p +drawn", "1112345678999p 9p win=9p +drawn"))  # fmt: skip
def nine_gates(r: Reading) -> bool:
    """1112345678999 of a suit, and as the last tile, drawn, a 2 to 8 of it; German."""
    # as Kajongg has it: a 1 or 9, another last tile or a claimed one make it what the suit is worth
    more = _more_than_gates(r)
    return r.won and r.laid_out and not _has_sets(r) and concealed(r) and more >= 0 and more == r.hand.win


@limits.item("gates-of-heaven", "Gates of heaven", 100, cite=_TABLE, why="1112345678999 and one of 2 to 8 again",
             yes=("1112345678999p 5p +drawn max-chows=1 gates-of-heaven=1",
                  "1112345678999p 5p win=5p max-chows=1 gates-of-heaven=1"),
             no=("111234567899p 55p gates-of-heaven=1", "pung=111p 2345678999p 5p gates-of-heaven=1"))  # fmt: skip
def gates_of_heaven(r: Reading) -> bool:
    """1112345678999 of a suit and one of 2 to 8 again, whatever came last; no set may be declared. British."""
    return _loose(r) and _more_than_gates(r) >= 0


@limits.item("thirteen-orphans", "Thirteen orphans", 100, cite=_TABLE, why="all thirteen, and one again",
             yes=("19m 19p 19s ESWNPFC C", "19m 19p 19s ESWNPF C pair=C"), no=_HAND)  # fmt: skip
def thirteen_orphans(r: Reading) -> bool:
    """One of each terminal and honour and any of them again."""
    return _loose(r) and len(r.kinds) == 13 and all(is_honour(kind) or is_terminal(kind) for kind in r.kinds)


@limits.item("squirming-snake", "Squirming snake", 100, cite=_TABLE, mark="reading",
             why="pungs of 1 and 9, a pair of 2, 5 or 8, the rest in a row",
             yes="pung=111p pung=999p 345p 678p 22p", no="pung=111p pung=999p 234p 567p 88s")  # fmt: skip
def squirming_snake(r: Reading) -> bool:
    """One suit: pungs (as Kajongg counts, no kongs) of 1 and 9, a pair of 2, 5 or 8, the others once; German."""
    more = _more_than_gates(r)
    return r.won and r.laid_out and more >= 0 and more % 9 in (1, 4, 7)


@limits.item("wriggling-snake", "Wriggling snake", 100, cite=_TABLE, why="a pair of 1, 2 to 9, the four winds",
             yes="11m 23456789m ESWN +drawn seat=E round=E wriggling-snake=1",
             no="123m 456m 789m EEE SS +drawn seat=E round=E wriggling-snake=1")  # fmt: skip
def wriggling_snake(r: Reading) -> bool:
    """A pair of 1, 2 to 9 of the same suit and one of each wind; as Kajongg has it, nothing may be claimed. British."""
    if not _loose(r) or r.kinds[0] >= EAST:
        return False
    suit = 9 * (r.kinds[0] // 9)
    snake = r.counts[suit : suit + 9] == (2, *(1,) * 8) and r.counts[EAST : EAST + 4] == (1,) * 4
    return snake and concealed(r)


def _by_number(r: Reading) -> list[tuple[int, ...]]:
    """For each number the tiles of the three suits; [] where the hand has honours."""
    if r.kinds[-1] >= EAST:
        return []
    return [(r.counts[n], r.counts[9 + n], r.counts[18 + n]) for n in range(9)]


@limits.item("triple-knitting", "Triple knitting", 50, cite=_TABLE, mark="reading",
             why="four times a number in all three suits, and once in two",
             yes="1479m 1479p 1479s 2p 2s triple-knitting=0.5", no=_HAND)  # fmt: skip
def triple_knitting(r: Reading) -> bool:
    """Four sets of the same number in the three suits, and a pair of the same number in two of them. British."""
    if not _loose(r):
        return False
    numbers = _by_number(r)
    rest = [(max(own) - min(own), sum(own) - 3 * min(own)) for own in numbers]
    return sum(map(min, numbers)) == 4 and [one for one in rest if one[1]] == [(1, 2)]


@limits.item("knitting", "Knitting", 50, cite=_TABLE, mark="reading", why="seven numbers in the same two suits",
             yes="1235679p 1235679s knitting=0.5", no=_HAND)  # fmt: skip
def knitting(r: Reading) -> bool:
    """Seven pairs of the same number in two suits, the same two. British."""
    if not _loose(r):
        return False
    numbers = _by_number(r)
    suits = [[own[suit] for own in numbers] for suit in range(3) if any(own[suit] for own in numbers)]
    return len(suits) == 2 and suits[0] == suits[1]


@limits.item("all-pair-honours", "All pair honours", 50, cite=_TABLE, mark="reading",
             why="seven pairs of ends and honours",
             yes="11m 99m 11p 99p EE SS PP seat=W round=W all-pair-honours=0.5", no=_HAND)  # fmt: skip
def all_pair_honours(r: Reading) -> bool:
    """Seven different pairs of 1, 9, winds and dragons. British."""
    ends = all(is_honour(kind) or is_terminal(kind) for kind in r.kinds)
    return _loose(r) and ends and all(count in (0, 2) for count in r.counts)


def is_shaped(r: Reading) -> bool:
    """Whether loose tiles win by a shape that the table plays."""
    return any(item.test(r) for item in r.rules.loose_hands)
