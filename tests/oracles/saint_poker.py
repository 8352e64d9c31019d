"""A slow, obvious Saint Poker showdown, written from the rule rows alone, to hold the program against.

A hand is worth the best of its 21 choices of five of seven (P1); a choice is worth its class and a
plain list of ranks, so that lists are compared and nothing else (P6).  Cards are ``Ah``, ``Td``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

__all__ = [
    "CLASSES",
    "DECK",
    "Showdown",
    "best",
    "groups",
    "line_of",
    "pick_up",
    "points",
    "ranks",
    "refusals",
    "value",
    "worth",
]

RANKS = "23456789TJQKA"
SUITS = "shdc"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

#: from the lowest to the highest (P4)
CLASSES = [
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
]

ROUNDS = 8


@dataclass
class Showdown:
    """The river, every player's two cards, and the number of the round.

    ``flushes_by_top``: flushes are told apart by their highest card alone, as the rulebook has it (P6).
    """

    river: list[str]
    hands: dict[str, list[str]]
    round: int
    flushes_by_top: bool = False


def value(five: tuple[str, ...]) -> tuple[int, list[int]]:
    """The class of five cards, counted from 0, and the ranks that decide inside it, 2 to 14 (P4 to P6).

    >>> value(("As", "2h", "3d", "4c", "5s"))
    (4, [5])
    >>> value(("Kh", "2c", "Kd", "2s", "2d")), value(("7h", "7c", "Kd", "2s", "7d"))
    ((6, [2, 13]), (3, [7, 13, 2]))
    """
    numbers = sorted((RANKS.index(card[0]) + 2 for card in five), reverse=True)
    flush = len({card[1] for card in five}) == 1
    top = straight_top(numbers)
    times = {number: numbers.count(number) for number in numbers}
    counts = sorted(times.values(), reverse=True)
    # the ranks held most often come first, among them the higher
    in_order = sorted(times, key=lambda number: (times[number], number), reverse=True)
    if flush and top is not None:
        return CLASSES.index("straight flush"), [top]
    if counts == [4, 1]:
        return CLASSES.index("four of a kind"), in_order
    if counts == [3, 2]:
        return CLASSES.index("full house"), in_order
    if flush:
        return CLASSES.index("flush"), numbers
    if top is not None:
        return CLASSES.index("straight"), [top]
    if counts == [3, 1, 1]:
        return CLASSES.index("three of a kind"), in_order
    if counts == [2, 2, 1]:
        return CLASSES.index("two pair"), in_order
    if counts == [2, 1, 1, 1]:
        return CLASSES.index("one pair"), in_order
    return CLASSES.index("high card"), numbers


def straight_top(numbers: list[int]) -> int | None:
    """The top card of five in a row; an ace under a 2 makes it five high, and goes nowhere round the corner (P5).

    >>> straight_top([14, 13, 12, 11, 10]), straight_top([14, 5, 4, 3, 2]), straight_top([14, 13, 12, 3, 2])
    (14, 5, None)
    """
    if numbers == [14, 5, 4, 3, 2]:
        return 5
    highest = numbers[0]
    in_a_row = [highest, highest - 1, highest - 2, highest - 3, highest - 4]
    return highest if numbers == in_a_row else None


def best(river: list[str], own: list[str]) -> tuple[int, list[int]]:
    """The value of the best five of seven (P1, P7, P8).

    >>> best(["7h", "Ks", "2s", "Kd", "7c"], ["3s", "3c"])
    (2, [13, 7, 3])
    """
    return max(value(five) for five in combinations([*river, *own], 5))


def ranks(worth: tuple[int, list[int]]) -> str:
    """The ranks of the five cards of a value in the order in which they decide.

    >>> ranks((2, [13, 7, 3])), ranks((4, [5])), ranks((8, [14]))
    ('KK773', '5432A', 'AKQJT')
    """
    which, deciding = worth
    name = CLASSES[which]
    if name in ("straight", "straight flush"):
        (top,) = deciding
        row = [top, top - 1, top - 2, top - 3, 14 if top == 5 else top - 4]
        return "".join(RANKS[number - 2] for number in row)
    times = {
        "four of a kind": [4, 1],
        "full house": [3, 2],
        "three of a kind": [3, 1, 1],
        "two pair": [2, 2, 1],
        "one pair": [2, 1, 1, 1],
    }.get(name, [1, 1, 1, 1, 1])
    return "".join(RANKS[number - 2] * often for number, often in zip(deciding, times, strict=True))


def worth(showdown: Showdown) -> dict[str, tuple[int, list[int]]]:
    """The value of every player's hand.

    >>> worth(Showdown(["Ks", "Qs", "Js", "2s", "3d"], {"A": ["9s", "2h"]}, 1, flushes_by_top=True))
    {'A': (5, [13])}
    """
    values = {player: best(showdown.river, own) for player, own in showdown.hands.items()}
    if showdown.flushes_by_top:
        for player, (which, deciding) in values.items():
            if CLASSES[which] == "flush":
                values[player] = (which, deciding[:1])
    return values


def groups(values: dict[str, tuple[int, list[int]]]) -> list[list[str]]:
    """Players of equal hands together, the best first (P12).

    >>> groups({"A": (1, [13, 9, 7]), "B": (1, [13, 14, 9]), "C": (1, [13, 9, 7])})
    [['B'], ['A', 'C']]
    """
    found = []
    left = list(values)
    while left:
        highest = max(values[player] for player in left)
        found.append([player for player in left if values[player] == highest])
        left = [player for player in left if values[player] != highest]
    return found


def points(order: list[list[str]], number: int) -> dict[str, int]:
    """The round's number, shared and rounded up, to the winners; nothing to the others (P10).

    >>> points([["A", "C"], ["B"]], 7)
    {'A': 4, 'C': 4, 'B': 0}
    """
    winners = order[0]
    share, rest = divmod(number, len(winners))
    each = share + 1 if rest else share
    return {player: each if player in winners else 0 for group in order for player in group}


def pick_up(order: list[list[str]]) -> list[list[str]]:
    """Who takes a card back, one time round: the worst group first, the winners last (P12).

    >>> pick_up([["A", "C"], ["B"]])
    [['B'], ['A', 'C']]
    """
    return order[::-1]


def refusals(showdown: Showdown) -> list[str]:
    """The codes of what is wrong with a showdown; what cannot be read hides the rest.

    >>> refusals(Showdown(["Ts", "Js", "Qs", "Ks"], {"A": ["2h", "2h"]}, 8))
    ['R350', 'R351', 'R353']
    """
    cards = [*showdown.river, *(card for own in showdown.hands.values() for card in own)]
    unread = set()
    if any(card not in DECK for card in cards):
        unread.add("N101")  # no such rank or suit (P2)
    if not 1 <= showdown.round <= ROUNDS:
        unread.add("N133")  # a game has eight rounds (P11)
    if unread:
        return sorted(unread)
    found = set()
    if len(set(cards)) < len(cards):
        found.add("R350")  # a card twice (P3)
    if len(showdown.river) != 5:
        found.add("R351")  # the river has five (P3)
    if any(len(own) != 2 for own in showdown.hands.values()):
        found.add("R352")  # a hand has two (P3)
    if not 2 <= len(showdown.hands) <= 5:
        found.add("R353")  # two to five players (P3)
    return sorted(found)


def line_of(showdown: Showdown) -> str:
    """The showdown as a line.

    >>> line_of(Showdown(["Ts", "Js", "Qs", "Ks", "As"], {"A": ["2h", "3h"], "B": ["2d", "3d"]}, 7))
    'saint-poker river=TsJsQsKsAs round=7 A: 2h3h B: 2d3d'
    """
    hands = [f"{player}: {''.join(own)}" for player, own in showdown.hands.items()]
    words = ["saint-poker", f"river={''.join(showdown.river)}", f"round={showdown.round}"]
    if showdown.flushes_by_top:
        words.append("flush-ties=highest")
    return " ".join(words + hands)
