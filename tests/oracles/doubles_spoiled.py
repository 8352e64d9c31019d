"""Doubles hands and tables spoiled on purpose, with the code of the one thing that is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from tests.oracles.doubles import best
from tests.oracles.doubles_hand import HONOURS, SEATS, SUITED, DoublesHand, Meld, line_of
from tests.oracles.doubles_hands import loser, wall, winner
from tests.oracles.doubles_settlement import Table, line_of_table

__all__ = ["SPOILS", "spoiled"]

#: a line and its code; None where the hand is not of the kind that can be spoiled so
Spoiled = tuple[str, str] | None
Spoil = Callable[[random.Random, str], Spoiled]


def bare(rng: random.Random, ruleset: str, *, won: bool) -> DoublesHand:
    """A hand without a flag or a claim that could contradict what is added."""
    hand = DoublesHand(ruleset, seat=rng.choice(SEATS), wind=rng.choice(SEATS))
    while True:
        (winner if won else loser)(rng, hand, wall())
        hand.flags, hand.win = frozenset(), None
        if all(meld.kind != "pair" for meld in hand.melds):
            return hand


def claims(hand: DoublesHand) -> list[Meld]:
    return [meld for meld in hand.melds if meld.kind != "ckong"]


def flagged(hand: DoublesHand, *flags: str, code: str = "R373") -> Spoiled:
    return line_of(replace(hand, flags=frozenset(flags))), code


def one_tile_wrong(rng: random.Random, ruleset: str) -> Spoiled:
    """A full hand that makes no shape."""
    hand = bare(rng, ruleset, won=True)
    at, free = rng.randrange(len(hand.loose)), wall() - hand.copies()
    other = rng.choice([tile for tile in SUITED + HONOURS if free[tile]])
    hand.loose = [*hand.loose[:at], other, *hand.loose[at + 1 :]]
    return (line_of(hand), "R370") if hand.size == 14 and best(hand)[0].problem else None


def too_long(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    free = wall() - hand.copies()
    hand.loose += rng.sample([tile for tile in SUITED + HONOURS if free[tile]], rng.choice([1, 2, 3]))
    return (line_of(hand), "R370") if hand.size > 14 else None


def nothing(rng: random.Random, ruleset: str) -> Spoiled:
    return f"{ruleset} seat={rng.choice(SEATS)} wind=E", "R370"


def seat_untold(rng: random.Random, ruleset: str) -> Spoiled:
    """A set of a wind, or a flower, that only the seat can double; who tells no seat is not the dealer."""
    seat = rng.choice("SWN")
    hand = DoublesHand(ruleset, [seat] * 3, wind="E")
    if rng.random() < 0.4:
        hand = replace(hand, loose=["5m", "5m"], bonus=[{"S": "2", "W": "3", "N": "4"}[seat] + rng.choice("fg")])
    return line_of(hand), "R371"


def wind_untold(rng: random.Random, ruleset: str) -> Spoiled:
    """A set of a wind that is not the player's own, so that only the hand's wind can double it."""
    seat = rng.choice(SEATS)
    return line_of(DoublesHand(ruleset, [rng.choice(SEATS.replace(seat, ""))] * 3, seat=seat)), "R371"


def fifth_copy(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=False)
    tile = rng.choice(hand.loose) if hand.loose else "5m"
    hand.loose = [one for one in hand.loose if one != tile][: max(0, 8 - 3 * len(hand.melds))] + [tile] * 5
    hand.melds = [meld for meld in hand.melds if tile not in meld.tiles]
    return (line_of(hand), "R372") if hand.size < 14 else None


def second_flower(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=False)
    return (line_of(replace(hand, bonus=[*hand.bonus, hand.bonus[0]])), "R372") if hand.bonus else None


def drawn_and_claimed(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    return flagged(hand, "drawn", "last-discard")


def two_ways(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    hand.bonus = hand.bonus or ["1f"]
    return flagged(hand, "last-tile", "dead-wall")


def pass_without_reach(rng: random.Random, ruleset: str) -> Spoiled:
    return flagged(bare(rng, ruleset, won=True), "one-pass") if ruleset == "columbia" else None


def drawn_from_somebody(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    hand.source = rng.choice(SEATS.replace(hand.seat or "", ""))
    return flagged(hand, "drawn")


def own_discard(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    return line_of(replace(hand, source=hand.seat)), "R373"


def reach_after_claims(rng: random.Random, ruleset: str) -> Spoiled:
    """Two calls, one beside a drawn tile, or a kong."""
    hand = bare(rng, ruleset, won=True)
    called = claims(hand)
    if ruleset != "columbia" or not called:
        return None
    if len(called) > 1 or len(called[0].tiles) == 4:
        return flagged(hand, "reach")
    return flagged(hand, "reach", "drawn")


def dealt_with_a_call(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    return flagged(hand, "one-shot") if ruleset == "columbia" and claims(hand) else None


def dealer_elsewhere(rng: random.Random, ruleset: str) -> Spoiled:
    """Columbia: another chair than the hand's wind; French: another seat than East."""
    hand = bare(rng, ruleset, won=False)
    wrong = hand.seat != hand.wind if ruleset == "columbia" else hand.seat != "E"
    return flagged(hand, "dealer") if wrong else None


def crooked_call(rng: random.Random, ruleset: str) -> Spoiled:
    word = rng.choice(["pung=123m", "chow=135m", "chow=555m", "kong=5556m", "ckong=5556m", "added=5556p", "chow=ESW"])
    return f"{ruleset} {word} seat=S wind=E", "R374"


def tiles_beside_totals(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=False)
    if not hand.loose or hand.melds or hand.bonus:
        return None
    return f"{line_of(hand)} points={rng.randrange(99)}", "R375"


def foreign_flag(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    if claims(hand):
        return None
    return flagged(hand, "appellant" if ruleset == "columbia" else rng.choice(["reach", "one-shot"]), code="R376")


def drawn_by_a_loser(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=False)
    if rng.random() < 0.5 and hand.loose:
        return line_of(replace(hand, win=hand.loose[0])), "R376"
    return flagged(hand, "drawn", code="R376")


def win_elsewhere(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    others = [tile for tile in SUITED + HONOURS if tile not in hand.all_tiles]
    return line_of(replace(hand, win=rng.choice(others))), "R378"


def drawn_into_a_call(rng: random.Random, ruleset: str) -> Spoiled:
    """A drawn winning tile that lies in no concealed part."""
    hand = bare(rng, ruleset, won=True)
    held = [tile for meld in claims(hand) if len(meld.tiles) == 3 for tile in meld.tiles if tile not in hand.loose]
    return flagged(replace(hand, win=rng.choice(held)), "drawn") if held else None


def win_in_a_kong(rng: random.Random, ruleset: str) -> Spoiled:
    hand = bare(rng, ruleset, won=True)
    kongs = [meld for meld in hand.melds if len(meld.tiles) == 4]
    return (line_of(replace(hand, win=kongs[0].tiles[0])), "R373") if kongs else None


def table(rng: random.Random, ruleset: str, *won: bool) -> Table:
    """Four hands out of one wall, as many of them won as told."""
    free, hands = wall(), {}
    for seat, wins in zip(rng.sample(SEATS, 4), won, strict=True):
        hand = DoublesHand(ruleset, seat=seat, wind="E")
        (winner if wins else loser)(rng, hand, free)
        hand.flags = frozenset({"drawn"} if wins and not [m for m in hand.melds if m.kind == "pair"] else ())
        hand.win = None  # it may lie in a call, where no drawn tile is
        hands[seat] = hand
    return Table(ruleset, dict(sorted(hands.items(), key=lambda pair: SEATS.index(pair[0]))))


def nobody(rng: random.Random, ruleset: str) -> Spoiled:
    return line_of_table(table(rng, ruleset, False, False, False, False)), "R377"


def two_winners(rng: random.Random, ruleset: str) -> Spoiled:
    return line_of_table(table(rng, ruleset, True, True, False, False)), "R377"


def nobody_but_one(rng: random.Random, ruleset: str) -> Spoiled:
    found = table(rng, ruleset, True, False, False, False)
    found.nobody_won = True
    return line_of_table(found), "R377"


def too_many_over_the_table(rng: random.Random, ruleset: str) -> Spoiled:
    """Two hands hold tiles of which there are not so many; each alone is possible."""
    found = table(rng, ruleset, False, False, False, False)
    found.nobody_won = True
    first, second, *_ = rng.sample(SEATS, 4)
    found.hands[first] = DoublesHand(ruleset, ["5m"] * 3, seat=first, wind="E")
    found.hands[second] = DoublesHand(ruleset, ["5m"] * 2, seat=second, wind="E")
    return line_of_table(found), "R372"


def stake_without_reach(rng: random.Random, ruleset: str) -> Spoiled:
    found = table(rng, ruleset, True, False, False, False)
    found.declared = rng.choice(SEATS)
    return line_of_table(found), "R373" if ruleset == "columbia" else "R376"


SPOILS: list[Spoil] = [
    one_tile_wrong,
    too_long,
    nothing,
    seat_untold,
    wind_untold,
    fifth_copy,
    second_flower,
    drawn_and_claimed,
    two_ways,
    pass_without_reach,
    drawn_from_somebody,
    own_discard,
    reach_after_claims,
    dealt_with_a_call,
    dealer_elsewhere,
    crooked_call,
    tiles_beside_totals,
    foreign_flag,
    drawn_by_a_loser,
    win_elsewhere,
    drawn_into_a_call,
    win_in_a_kong,
    nobody,
    two_winners,
    nobody_but_one,
    too_many_over_the_table,
    stake_without_reach,
]


def spoiled(rng: random.Random, ruleset: str) -> tuple[str, str]:
    """Any spoiled line."""
    while True:
        found = rng.choice(SPOILS)(rng, ruleset)
        if found is not None:
            return found
