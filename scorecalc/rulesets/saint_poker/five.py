"""Five cards as they are compared, and the choices of five out of seven that can be the best one.

Of the 21 choices only those matter that are the best of their kind: by equal ranks, of one suit, in
a row, and in a row of one suit.  They are a hand's readings, one to four, and the engine takes the
highest; so the two triples of `7h7s7d 4c4h4d Ks` never are more than one full house.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorecalc.rulesets.saint_poker.cards import RANK, SUIT

__all__ = ["ACE", "FIVE_HIGH", "Five", "readings"]

ACE = 14
#: the one row in which the ace is low (P5)
FIVE_HIGH = (5, 4, 3, 2, ACE)


class Five:
    """Five cards in the order in which they count: what there is most of first, then the higher rank.

    ``ranks`` are theirs, 14 for the ace; ``alike`` says how many share a rank, the most first;
    ``suited`` and ``row`` whether all are of one suit, or five ranks in a row.

    >>> five = Five((51, 0, 48, 1, 2))  # 2c As 2s Ah Ad
    >>> five.ranks, five.alike
    ((14, 14, 14, 2, 2), (3, 2))
    """

    __slots__ = ("alike", "cards", "ranks", "row", "suited")

    def __init__(self, cards: Iterable[int]) -> None:
        ordered = sorted(cards)
        count: dict[int, int] = {}
        for card in ordered:
            rank = RANK[card]
            count[rank] = count.get(rank, 0) + 1
        ranks = tuple(RANK[card] for card in ordered)
        self.row = False
        if len(count) == 5:
            if ranks[0] - ranks[4] == 4:
                self.row = True
            elif ranks == (ACE, 5, 4, 3, 2):
                self.row = True
                ordered.append(ordered.pop(0))
                ranks = FIVE_HIGH
            self.alike: tuple[int, ...] = (1, 1, 1, 1, 1)
        else:
            ordered.sort(key=lambda card: -count[RANK[card]])
            ranks = tuple(RANK[card] for card in ordered)
            self.alike = tuple(sorted(count.values(), reverse=True))
        self.cards = tuple(ordered)
        self.ranks = ranks
        suit = SUIT[ordered[0]]
        self.suited = all(SUIT[card] == suit for card in ordered)


def readings(cards: Sequence[int]) -> list[Five]:
    """The best choices of five out of these cards, one of each kind that they hold.

    Of cards that do the same, the first one given is taken: the river's, where it stands first.

    >>> [five.ranks for five in readings((0, 5, 10, 15, 16, 20, 51))]  # As Kh Qd Jc Ts 9s 2c
    [(14, 13, 12, 11, 10), (14, 13, 12, 11, 10)]
    """
    by_rank: dict[int, list[int]] = {}
    by_suit: list[list[int]] = [[], [], [], []]
    for card in cards:
        rank = RANK[card]
        if rank in by_rank:
            by_rank[rank].append(card)
        else:
            by_rank[rank] = [card]
        by_suit[SUIT[card]].append(card)
    ranks = sorted(by_rank, reverse=True)
    found = [Five(_by_ranks(by_rank, ranks))]
    top = _row(by_rank)
    if top:
        found.append(Five(by_rank[rank or ACE][0] for rank in _down_from(top)))
    for suited in by_suit:
        if len(suited) >= 5:
            of_suit = {RANK[card]: card for card in suited}
            found.append(Five(sorted(suited)[:5]))
            top = _row(of_suit)
            if top:
                found.append(Five(of_suit[rank or ACE] for rank in _down_from(top)))
    return found


def _by_ranks(by_rank: dict[int, list[int]], ranks: list[int]) -> list[int]:
    """The best five by what is equal in them; the cards beside are the highest that are left (P8)."""
    most = max(ranks, key=lambda rank: len(by_rank[rank]))  # the highest of those
    first = by_rank[most]
    chosen = first[:]
    if 2 <= len(first) <= 3:  # a pair beside it, which may be two of another triple
        second = next((rank for rank in ranks if rank != most and len(by_rank[rank]) >= 2), 0)
        if second:
            chosen += by_rank[second][:2]
    beside = (card for rank in ranks if by_rank[rank][0] not in chosen for card in by_rank[rank])
    while len(chosen) < 5:
        chosen.append(next(beside))
    return chosen


def _row(ranks: Iterable[int]) -> int:
    """The top rank of the highest five in a row, 0 where there is none; the ace stands below the two as well (P5)."""
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    mask |= mask >> ACE << 1 & 2
    in_a_row = mask & mask << 1 & mask << 2 & mask << 3 & mask << 4
    return in_a_row.bit_length() - 1 if in_a_row else 0


def _down_from(top: int) -> list[int]:
    """Five ranks in a row; the ace below the two is 0.

    >>> _down_from(9), _down_from(5)
    ([9, 8, 7, 6, 5], [5, 4, 3, 2, 0])
    """
    return [top, top - 1, top - 2, top - 3, top - 4 if top > 5 else 0]
