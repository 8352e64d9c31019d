"""Cards, hands and what sets two of them apart, in words."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.model.score import listed
from scorecalc.rules.item import Item
from scorecalc.rulesets.saint_poker.cards import NAMES, SUIT
from scorecalc.rulesets.saint_poker.five import ACE
from scorecalc.rulesets.saint_poker.worth import Worth

__all__ = ["apart", "named", "rank", "ranks_in_letters", "several", "what"]

_RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUITS = ("spades", "hearts", "diamonds", "clubs")
_ORDINALS = ("first", "second", "third", "fourth", "fifth")

#: what the cards of a class decide, the card that does so behind it: its place among the five
_DECIDES = {
    "straight-flush": ("top card",),
    "four-of-a-kind": ("four of a kind",) * 4,
    "full-house": ("triple", "triple", "triple", "pair", "pair"),
    "straight": ("top card",),
    "three-of-a-kind": ("triple", "triple", "triple"),
    "two-pair": ("first pair", "first pair", "second pair", "second pair"),
    "one-pair": ("pair", "pair"),
}


def rank(number: int) -> str:
    """A rank from 2 to 14.

    >>> rank(14), rank(2)
    ('ace', 'two')
    """
    return _RANKS[number - 2]


def several(number: int) -> str:
    """Cards of a rank.

    >>> several(6), several(13)
    ('sixes', 'kings')
    """
    return rank(number) + ("es" if number == 6 else "s")


def ranks_in_letters(ranks: Sequence[int]) -> str:
    """The ranks of five cards as letters.

    >>> ranks_in_letters((5, 4, 3, 2, 14))
    '5432A'
    """
    return "".join(NAMES[4 * (ACE - one)][0] for one in ranks)


def named(of: Item) -> str:
    """A class in a sentence: ``a flush``, ``two pair``."""
    article = "a " if of.id in ("straight-flush", "full-house", "flush", "straight") else ""
    return article + of.name.lower()


def what(worth: Worth) -> str:
    """The class with the ranks that make it.

    >>> from scorecalc.rulesets.saint_poker.five import Five
    >>> from scorecalc.rulesets.saint_poker.worth import worth_of
    >>> what(worth_of(Five((0, 1, 2, 50, 51)))), what(worth_of(Five((0, 1, 5, 6, 51))))
    ('aces over twos', 'aces and kings, two kicker')
    """
    name, ranks = worth.of.id, worth.five.ranks
    if name in ("straight-flush", "straight"):
        return f"{rank(ranks[0])} high"
    if name == "flush":
        return f"{rank(ranks[0])} high in {_SUITS[SUIT[worth.five.cards[0]]]}"
    if name == "full-house":
        return f"{several(ranks[0])} over {several(ranks[3])}"
    if name == "high-card":
        return f"{rank(ranks[0])}, then {listed([rank(one) for one in ranks[1:]])}"
    made = [several(ranks[0])] + ([several(ranks[2])] if name == "two-pair" else [])
    beside = ranks[sum(worth.five.alike[: len(made)]) :]
    kickers = listed([rank(one) for one in beside])
    return f"{' and '.join(made)}, {kickers} kicker{'s' * (len(beside) > 1)}"


def apart(better: Worth, worse: Worth) -> str:
    """What sets a better hand apart from a worse one, behind "wins with".

    >>> from scorecalc.rulesets.saint_poker.five import Five
    >>> from scorecalc.rulesets.saint_poker.worth import worth_of
    >>> kings = [worth_of(Five((4, 5, *beside))) for beside in ((0, 12, 20), (8, 12, 20), (0, 12, 24))]
    >>> apart(kings[0], kings[1]), apart(kings[0], kings[2])
    ('the ace kicker against the queen', 'the nine as third kicker against the eight')
    """
    if better.of is not worse.of:
        return f"{named(better.of)} against {named(worse.of)}"
    mine, theirs = better.five.ranks, worse.five.ranks
    at = next(place for place in range(5) if mine[place] != theirs[place])
    high, low = rank(mine[at]), rank(theirs[at])
    decides = _DECIDES.get(better.of.id, ())
    if at < len(decides):
        if decides[at] == "top card":
            return f"{high} high against {low} high"
        return f"the higher {decides[at]}, {several(mine[at])} against {several(theirs[at])}"
    if better.of.id in ("flush", "high-card"):
        if not at:
            return f"{high} high against {low} high"
        return f"the {high} as {_ORDINALS[at]} card against the {low}"
    kicker = at - len(decides)
    if not kicker:
        return f"the {high} kicker against the {low}"
    return f"the {high} as {_ORDINALS[kicker]} kicker against the {low}"
