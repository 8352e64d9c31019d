"""A slow, obvious All Green scorer, written from the rule rows alone, to hold the program against.

:func:`score` tries every way to take five cards apart into a pair and a set (A1), names what holds
row by row and shares the payment out (A8).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

__all__ = ["CARDS", "READINGS", "Hand", "Result", "score", "splits", "without_win"]

CARDS = "123456789H"
GREEN = "23468"

#: the recommended readings of the rows G1 to G10; a hand names the ones it is read otherwise by
READINGS: dict[str, Any] = {
    "hatsu-pair": "any",  # G1; or "7"
    "chanta-triplets": False,  # G2
    "pinfu-wait": "two-sided",  # G3; or "edge-too": 12 waiting for 3 and 89 waiting for 7
    "pinfu-shared-card": "best",  # G3; or "pair": 44456 on 4 is none
    "dora-indicator": "shown",  # G5; or "next"
    "dealer-bonus-from": "hand",  # G7; or "bank"
    "yakuman-base": False,  # G8
    "yakuman-dealer-bonus": True,  # G8
    "yaku-needed": False,  # G10
}

Split = tuple[str, str]  #: a pair and a set: ("99", "123")


@dataclass
class Hand:
    """Five cards as one word of ``CARDS``, the winning card among them; None where it is not told.

    ``first_draw`` is a win on one's own very first draw: Tenhou of the dealer, Chiihou of the others (G9).
    ``dora`` is the card that counts, ``indicator`` the one turned up for it (G5); one of the two.
    """

    cards: str
    win: str | None
    tsumo: bool = False
    players: int = 4
    dealer: bool = False
    dora: str | None = None
    first_draw: bool = False
    indicator: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def option(self, name: str) -> Any:
        """How the hand is read in a point that the rules leave open."""
        return self.options.get(name, READINGS[name])

    def dora_card(self) -> str | None:
        """The card that counts (G5): the indicator itself, or the one after it, 1 after 9 and H after H."""
        if self.indicator is None or self.option("dora-indicator") == "shown":
            return self.dora or self.indicator
        return "234567891H"[CARDS.index(self.indicator)]


@dataclass
class Result:
    """What a hand is worth: ``items`` and ``total`` in chips, the dealer's 2 among them (cli.md).

    ``refused`` says why there is nothing to score.  ``payers`` players pay ``each`` (A8): the
    discarder alone, or everybody else; ``bank`` is what nobody pays (G7, where the option says so).
    """

    refused: str | None = None
    items: dict[str, int] = field(default_factory=dict)
    total: int = 0
    payers: int = 0
    each: int = 0
    bank: int = 0

    @property
    def received(self) -> int:
        """The winner's income, more than the total where the shares were rounded up (G11)."""
        return self.payers * self.each + self.bank


def is_sequence(cards: str) -> bool:
    """Three numbers in a row; H stands in none, and 9 and 1 are no neighbours.

    >>> is_sequence("789"), is_sequence("89H"), is_sequence("891"), is_sequence("777")
    (True, False, False, False)
    """
    return cards in "123456789" and len(cards) == 3


def is_triplet(cards: str) -> bool:
    """Three alike."""
    return len(cards) == 3 and len(set(cards)) == 1


def splits(cards: str) -> list[Split]:
    """Every pair and set that the cards make (A1), each once; the set in rising order.

    >>> splits("44456"), splits("9H9HH"), splits("11HH9")
    ([('44', '456')], [('99', 'HHH')], [])
    """
    found = []
    for card in sorted(set(cards)):
        if cards.count(card) >= 2:
            rest = "".join(sorted(cards.replace(card, "", 2)))
            if is_sequence(rest) or is_triplet(rest):
                found.append((card * 2, rest))
    return found


def refusal(hand: Hand) -> str | None:
    """What makes the hand none."""
    copies = Counter(hand.cards + (hand.dora or "") + (hand.indicator or ""))
    if any(card not in CARDS for card in copies):
        return "no such card"
    if len(hand.cards) != 5:
        return "five cards win"
    if max(copies.values()) > 4:
        return "five of one card"
    if not splits(hand.cards):
        return "no pair and set"
    if hand.win is not None and hand.win not in hand.cards:
        return "the winning card is not in the hand"
    if not 2 <= hand.players <= 6:  # G19
        return "2 to 6 play"
    if hand.first_draw and not hand.tsumo:  # G9
        return "a first draw is a self-draw"
    if hand.option("yaku-needed") and not any(yaku_of(hand, split) for split in splits(hand.cards)):  # G10
        return "the base alone does not win"
    return None


def is_two_sided(sequence: str, win: str) -> bool:
    """Whether the card completed the sequence from one of two sides, both of which exist (G3).

    >>> is_two_sided("123", "1"), is_two_sided("123", "3"), is_two_sided("456", "5"), is_two_sided("456", "6")
    (True, False, False, True)
    """
    low, high = waiting(sequence, win)
    return high == low + 1 and low - 1 >= 1 and high + 1 <= 9


def waiting(sequence: str, win: str) -> list[int]:
    """The two cards of a sequence that waited for the third."""
    return sorted(int(card) for card in sequence if card != win)


def is_pinfu(hand: Hand, pair: str, sequence: str) -> bool:
    """Whether the winning card completed the sequence as Pinfu asks (G3)."""
    assert hand.win is not None
    if hand.win not in sequence:
        return False
    if hand.win in pair and hand.option("pinfu-shared-card") == "pair":
        return False
    if hand.option("pinfu-wait") == "edge-too" and waiting(sequence, hand.win) in ([1, 2], [8, 9]):
        return True
    return is_two_sided(sequence, hand.win)


def yakuman_of(pair: str, of_three: str) -> dict[str, int]:
    """A5: nothing else counts beside it (G8)."""
    cards = set(pair + of_three)
    if is_triplet(of_three) and cards <= set("19"):
        return {"chinroutou": 24}
    if cards <= set(GREEN):
        return {"ryuuiisou": 24}
    if "H" in cards and cards <= {*GREEN, "H"}:
        return {"super-all-green": 30}
    return {}


def base_of(cards: str) -> dict[str, int]:
    """A2."""
    return {"hon-itsu": 3} if "H" in cards else {"chin-itsu": 6}


def yaku_of(hand: Hand, split: Split) -> dict[str, int]:
    """The yaku of one reading, without its base (A3, A4), or its yakuman (A5)."""
    pair, of_three = split
    if yakuman_of(pair, of_three):
        return yakuman_of(pair, of_three)
    cards = set(pair + of_three)
    outside = of_three in ("123", "789")
    items = {}
    if "H" not in cards:
        if is_sequence(of_three) and is_pinfu(hand, pair, of_three):
            items["pinfu"] = 1
        if is_triplet(of_three):
            items["toitoi"] = 2
        if cards <= set("2345678"):
            items["tanyao"] = 1
        if pair in ("11", "99") and outside:
            items["junchan"] = 3
    else:
        if of_three == "HHH" and hand.option("hatsu-pair") in ("any", pair[0]):  # G1
            items["hatsu"] = 1
        if is_triplet(of_three):
            items["toitoi"] = 2
        if is_triplet(of_three) and cards <= set("19H"):
            items["honrou"] = 2
        if pair == "HH" and outside:
            items["chanta"] = 2
        if hand.option("chanta-triplets") and is_triplet(of_three) and cards <= set("19H"):  # G2
            items["chanta"] = 2
    return items


def bonuses(hand: Hand, is_yakuman: bool) -> dict[str, int]:
    """A6 and A7, none of them a yaku: self-draw and Dora not on a yakuman, first draw and dealer's 2 on everything."""
    items = {}
    if hand.first_draw:  # the self-draw is inside (G9)
        items["tenhou" if hand.dealer else "chiihou"] = 6
    elif hand.tsumo and not is_yakuman:
        items["tsumo"] = 1
    dora = hand.dora_card()
    if dora is not None and not is_yakuman:
        items["dora"] = hand.cards.count(dora)  # G5
    if hand.dealer and (hand.option("yakuman-dealer-bonus") or not is_yakuman):
        items["dealer"] = 2
    return {name: chips for name, chips in items.items() if chips}


def readings(hand: Hand) -> Iterator[Result]:
    """Each reading, added up and shared out, for the winning card told."""
    for split in splits(hand.cards):
        is_yakuman = bool(yakuman_of(*split))
        base = {} if is_yakuman and not hand.option("yakuman-base") else base_of(hand.cards)
        items = base | yaku_of(hand, split) | bonuses(hand, is_yakuman)
        total = sum(items.values())
        bank = items.get("dealer", 0) if hand.option("dealer-bonus-from") == "bank" else 0
        payers = hand.players - 1 if hand.tsumo else 1
        each, left = divmod(total - bank, payers)
        yield Result(None, items, total, payers, each + (left > 0), bank)  # A8: rounded up


def score(hand: Hand) -> Result:
    """The best reading of a hand whose winning card is told, or why there is none.

    >>> result = score(Hand("99123", "1", tsumo=True, dora="H"))  # example 1
    >>> result.items, result.total, result.each, result.received
    ({'chin-itsu': 6, 'pinfu': 1, 'junchan': 3, 'tsumo': 1}, 11, 4, 12)
    >>> [score(Hand(*hand)).total for hand in (("66777", "7"), ("99HHH", "H"))]  # examples 2 and 3
    [9, 8]
    >>> score(Hand("HH789", "H", dora="H")).items  # example 4
    {'hon-itsu': 3, 'chanta': 2, 'dora': 2}
    >>> score(Hand("11HH9", "9")).refused
    'no pair and set'
    """
    problem = refusal(hand)
    if problem is not None:
        return Result(refused=problem)
    return max(readings(hand), key=lambda result: result.total)


def without_win(hand: Hand) -> dict[str, Result]:
    """The result for each card that may have been the winning one (G4).

    >>> {card: result.total for card, result in without_win(Hand("99123", None)).items()}
    {'1': 10, '2': 9, '3': 9, '9': 9}
    """
    return {card: score(replace(hand, win=card)) for card in sorted(set(hand.cards))}
