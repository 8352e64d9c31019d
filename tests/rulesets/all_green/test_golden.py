"""All 160 winning hands with each winning card, against the rule file's table of hand types."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from scorecalc.api import load_rules
from scorecalc.notation import bind, read
from scorecalc.rules.engine import choose

DECK = "123456789H"
RULES = load_rules("all-green")

#: section 3 of the rule file: yaku -> points, hands, deals of 658,008; ron, no dora, pinfu left out
TABLE = {
    ("super-all-green",): (30, 11, 624),
    ("ryuuiisou",): (24, 25, 1440),
    ("chinroutou",): (24, 2, 48),
    ("chin-itsu", "junchan"): (9, 4, 896),
    ("chin-itsu", "toitoi", "tanyao"): (9, 22, 528),
    ("chin-itsu", "toitoi"): (8, 28, 672),
    ("chin-itsu", "tanyao"): (7, 30, 7680),
    ("chin-itsu",): (6, 24, 7936),
    ("hon-itsu", "hatsu", "toitoi", "honrou"): (8, 2, 48),
    ("hon-itsu", "toitoi", "honrou"): (7, 2, 48),
    ("hon-itsu", "hatsu", "toitoi"): (6, 2, 48),
    ("hon-itsu", "toitoi"): (5, 2, 48),
    ("hon-itsu", "chanta"): (5, 2, 768),
    ("hon-itsu",): (3, 4, 1536),
}


def wins(cards: str) -> bool:
    """A pair, and a sequence or triplet of the rest: by trying every pair."""
    for pair in set(cards):
        rest = "".join(sorted(cards.replace(pair, "", 2))) if cards.count(pair) > 1 else ""
        if rest and (rest in "123456789" or rest == rest[0] * 3):
            return max(map(cards.count, cards)) <= 4
    return False


HANDS = ["".join(cards) for cards in combinations_with_replacement(DECK, 5) if wins("".join(cards))]


def word(cards: str) -> str:
    """``199H`` is written 199sH."""
    numbers = cards.replace("H", "")
    return f"{numbers}s" * bool(numbers) + "H" * cards.count("H")


def scored(cards: str, win: str) -> tuple[tuple[str, ...], int]:
    """The ids of what counts and the chips."""
    bound = bind(read(f"all-green {word(cards)} win={word(win)}"), RULES.vocabulary)
    (hand,) = RULES.game.position(bound, RULES.ready).winners
    choice = choose(hand, RULES)
    assert choice is not None
    return tuple(item.id for item, _ in choice.best.items), choice.best.income


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], tuple[tuple[str, ...], int]]:
    """Every hand with every card that may have won it."""
    return {(cards, win): scored(cards, win) for cards in HANDS for win in sorted(set(cards))}


def deals(cards: str) -> int:
    return prod(comb(4, cards.count(card)) for card in set(cards))


def test_there_are_160_winning_hands_in_22320_deals():
    """A1, and the sum of section 3; five cards of forty are 658,008 deals."""
    assert len(HANDS) == 160
    assert sum(map(deals, HANDS)) == 22320
    assert comb(40, 5) == 658008


def test_the_table_of_hand_types_comes_out_literally(found):
    """Section 3, with every winning card: the types, their points, how many hands and how many deals."""
    types: dict[frozenset[str], set[str]] = {}
    points: dict[frozenset[str], set[int]] = {}
    for (cards, _), (ids, total) in found.items():
        pinfu = "pinfu" in ids
        kind = frozenset(ids) - {"pinfu"}
        types.setdefault(kind, set()).add(cards)
        points.setdefault(kind, set()).add(total - pinfu)
    got = {kind: (points[kind], len(hands), sum(map(deals, hands))) for kind, hands in types.items()}
    assert got == {frozenset(ids): ({total}, hands, dealt) for ids, (total, hands, dealt) in TABLE.items()}


def test_pinfu_is_there_with_the_right_winning_card_and_adds_one(found):
    """Section 3 and G3: 58 hands; of a, a+1, a+2 the card a up to 6, a+2 from 2 on, the middle and the pair never."""
    with_pinfu = {(cards, win) for (cards, win), (ids, _) in found.items() if "pinfu" in ids}
    assert len({cards for cards, _ in with_pinfu}) == 58
    expected = set()
    for cards in HANDS:
        if "H" in cards or any("".join(sorted(cards.replace(c, "", 2))) == d * 3 for c in cards for d in DECK):
            continue
        if set(cards) <= set("23468"):  # a yakuman
            continue
        for pair in (c for c in set(cards) if cards.count(c) > 1):
            rest = "".join(sorted(cards.replace(pair, "", 2)))
            if rest in "123456789":
                a = int(rest[0])
                expected |= {(cards, rest[0])} if a <= 6 else set()
                expected |= {(cards, rest[2])} if a >= 2 else set()
    assert with_pinfu == expected


def test_the_winning_card_decides_nothing_but_pinfu(found):
    """G4: every hand has one total, or two that are one chip apart."""
    for cards in HANDS:
        totals = Counter(total for (of, _), (_, total) in found.items() if of == cards)
        assert max(totals) - min(totals) <= 1
