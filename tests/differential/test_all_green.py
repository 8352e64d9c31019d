"""All Green against the slow oracle: every winning hand with every winning card, won in every way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from math import comb, prod
from typing import Any, NamedTuple

import pytest

from scorecalc.api import score as score_line
from scorecalc.problems import Refused
from tests.oracles.all_green import CARDS, Hand, score, splits, without_win
from tests.oracles.all_green_hands import (
    WINNING,
    card_word,
    line_of,
    random_hand,
    random_options,
    seats_of,
    spoiled_hand,
)

#: the table of all hands: yaku without pinfu, and by them the chips, the hands, the deals that make these
TABLE = {
    ("super-all-green",): (30, 11, 624),
    ("ryuuiisou",): (24, 25, 1_440),
    ("chinroutou",): (24, 2, 48),
    ("chin-itsu", "junchan"): (9, 4, 896),
    ("chin-itsu", "toitoi", "tanyao"): (9, 22, 528),
    ("chin-itsu", "toitoi"): (8, 28, 672),
    ("chin-itsu", "tanyao"): (7, 30, 7_680),
    ("chin-itsu",): (6, 24, 7_936),
    ("hon-itsu", "hatsu", "toitoi", "honrou"): (8, 2, 48),
    ("hon-itsu", "toitoi", "honrou"): (7, 2, 48),
    ("hon-itsu", "hatsu", "toitoi"): (6, 2, 48),
    ("hon-itsu", "toitoi"): (5, 2, 48),
    ("hon-itsu", "chanta"): (5, 2, 768),
    ("hon-itsu",): (3, 4, 1_536),
}


class Found(NamedTuple):
    """What a hand is worth and who pays: ``payments`` maps a payer to how many pay how much each."""

    refused: bool = False
    items: Mapping[str, int] = {}
    total: int = 0
    payments: Mapping[str, tuple[int, int]] = {}


def by_oracle(hand: Hand) -> Found:
    """The oracle's answer to a hand whose winning card is told."""
    result = score(hand)
    if result.refused:
        return Found(refused=True)
    payments = {"other" if hand.tsumo else "discarder": (result.payers, result.each)}
    if result.bank:
        payments["bank"] = (1, result.bank)
    return Found(False, result.items, result.total, payments)


def by_program(line: str) -> Found:
    """The program's answer; items that add nothing are left out."""
    try:
        breakdown = score_line(line)
    except Refused:
        return Found(refused=True)
    (scored,) = breakdown.hands.values()
    assert scored.total is not None
    return Found(False, items_of(scored), scored.total.amount, payments_of(breakdown.payments))


def items_of(scored: Any) -> dict[str, int]:
    """All items with their chips."""
    items = [item for section in scored.sections for item in section.items]
    return {item.id.partition(".")[2]: item.amount for item in items if item.amount}


def payments_of(payments: Any) -> dict[str, tuple[int, int]]:
    assert {payment.payee for payment in payments} == {"winner"}
    return {payment.payer: (payment.times, payment.amount) for payment in payments}


def disagreements(hands: Iterator[Hand]) -> list[tuple[str, Found, Found]]:
    """The lines on which the two disagree, with the program's answer and the oracle's."""
    lines = ((line_of(hand), by_oracle(hand)) for hand in hands)
    return [(line, ours, theirs) for line, theirs in lines if (ours := by_program(line)) != theirs]


def every_hand() -> Iterator[Hand]:
    """Each winning hand with each winning card, by discard, self-draw and first draw, of the dealer and of others."""
    for cards in WINNING:
        ways = product(sorted(set(cards)), [(False, False), (True, False), (True, True)], [False, True])
        for win, (tsumo, first_draw), dealer in ways:
            yield Hand(cards, win, tsumo, dealer=dealer, first_draw=first_draw)


def test_the_oracle_knows_the_table_of_all_hands():
    """A1 and the table: 160 hands of one reading each, with their chips and the deals that make them, 58 with pinfu."""
    hands, deals, pinfu = Counter(), Counter(), 0
    for cards in WINNING:
        assert len(splits(cards)) == 1
        found = [score(Hand(cards, win)).items for win in set(cards)]
        pinfu += any("pinfu" in items for items in found)
        yaku = tuple(name for name in found[0] if name != "pinfu")
        assert sum(found[0].values()) - found[0].get("pinfu", 0) == TABLE[yaku][0], cards
        hands[yaku] += 1
        deals[yaku] += prod(comb(4, copies) for copies in Counter(cards).values())
    assert {yaku: (hands[yaku], deals[yaku]) for yaku in hands} == {yaku: row[1:] for yaku, row in TABLE.items()}
    assert (sum(hands.values()), sum(deals.values()), pinfu) == (160, 22_320, 58)


def test_every_hand_with_every_winning_card_agrees_with_the_oracle():
    """A2 to A8: items, total and payments, with the Dora and the number of players drawn by lot."""
    rng = random.Random(1)
    drawn = (replace(hand, dora=rng.choice([None, *CARDS]), players=rng.randrange(2, 7)) for hand in every_hand())
    assert disagreements(drawn) == []


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_every_hand_agrees_with_every_dora_and_number_of_players(players):
    """The same with all of them."""
    hands = (replace(hand, dora=dora, players=players) for hand in every_hand() for dora in [None, *CARDS])
    assert disagreements(hands) == []


def test_without_a_winning_card_the_lowest_total_stands_and_the_others_are_named():
    """G4: for each of the 160 hands, by discard and by self-draw."""
    depending = 0
    for cards, tsumo, dealer in product(WINNING, [False, True], [False, True]):
        hand = Hand(cards, None, tsumo, dealer=dealer)
        each = {win: result.total for win, result in without_win(hand).items()}
        breakdown = score_line(line_of(hand))
        (scored,) = breakdown.hands.values()
        lowest = min(each.values())
        others = {alternative.win: alternative.total.amount for alternative in breakdown.alternatives}
        better = {"H" if win == "H" else win + "s": total for win, total in each.items() if total > lowest}
        assert (scored.total, breakdown.depends_on_win, others) == ((lowest, "chips"), bool(better), better), cards
        depending += bool(better)
    assert depending == 4 * 58


def test_hands_under_other_readings_agree_with_the_oracle():
    """G1 to G10: each open point read otherwise at random, one at a time and several together."""
    rng = random.Random(2)
    assert disagreements(random_hand(rng, random_options(rng)) for _ in range(1_500)) == []


def test_spoiled_hands_are_refused_where_the_oracle_refuses_them():
    """Cards that are none, too few or many of them, no pair and set, five alike, players, first draws by discard."""
    rng = random.Random(3)
    hands = [spoiled_hand(rng) for _ in range(1_500)]
    assert sum(by_oracle(hand).refused for hand in hands) > 1_000
    assert disagreements(iter(hands)) == []


def test_with_seats_every_player_gains_what_the_oracle_says():
    """A8: the discarder alone pays, or all the others their share, for 2 to 6 seats."""
    rng = random.Random(4)
    for _ in range(600):
        hand = random_hand(rng)
        seats = seats_of(hand.players)
        winner = "E" if hand.dealer else rng.choice(seats[1:])
        others = [seat for seat in seats if seat != winner]
        payers = others if hand.tsumo else [rng.choice(others)]
        line = f"{line_of(replace(hand, dealer=False))} seat={winner}" + f" from={payers[0]}" * (not hand.tsumo)
        line = line.replace("+chiihou", "+tenhou") if hand.dealer else line
        result = score(hand)
        expected = {seat: -result.each if seat in payers else 0 for seat in seats} | {winner: result.received}
        breakdown = score_line(line)
        assert {seat: breakdown.deltas[seat] for seat in seats} == expected, line
        assert (breakdown.winner, sum(breakdown.deltas.values())) == ((winner,), 0), line


def test_several_winners_on_one_discard_are_each_paid_in_full():
    """G14: the discarder pays every winner his whole hand."""
    rng = random.Random(5)
    for players, win, dora in product(range(3, 7), CARDS, CARDS):
        source, *winners = rng.sample(seats_of(players), rng.randrange(3, players + 1))
        held = rng.sample([cards for cards in WINNING if win in cards], len(winners))
        others = dora + win + "".join(cards.replace(win, "", 1) for cards in held)
        if max(Counter(others).values()) > 4:
            continue  # the deck has no five of a card; the one discarded is in all the hands
        hands = {seat: Hand(cards, win, dealer=seat == "E") for seat, cards in zip(winners, held, strict=True)}
        owed = {seat: score(replace(hand, dora=dora)).total for seat, hand in hands.items()}
        table = f"all-green from={source} dora={card_word(dora)} players={players}"
        labelled = (f"{seat}: {card_word(hand.cards)} win={card_word(win)}" for seat, hand in hands.items())
        line = " ".join([table, *labelled])
        expected = owed | {source: -sum(owed.values())}
        assert {seat: gain for seat, gain in score_line(line).deltas.items() if gain} == expected, line
