"""Yaku of riichi and Tokyo said as conditions, against the predicates of the items, over random hands."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

from scorecalc.mahjong.conditions import Facts, Part, read
from scorecalc.mahjong.tiles import EAST, KIND, TILES
from scorecalc.rulesets.fuhan.hand import Hand, meld_of
from scorecalc.rulesets.fuhan.items import kinds, sequences, triplets, yakuman
from scorecalc.rulesets.fuhan.reading import Reading, readings
from scorecalc.rulesets.fuhan.shapes import tile_sets
from scorecalc.rulesets.fuhan.tokyo.items import limits, oldyaku
from scorecalc.rulesets.fuhan.tokyo.items import triplets as tokyo_triplets
from tests.oracles.hands import SEATS, random_hand

SAID = {
    kinds.tanyao: "all tiles are simples",
    kinds.chiitoitsu: "7 pairs",
    kinds.honroutou: "all tiles are ends and some tile is a terminal and some tile is an honour",
    kinds.honitsu: "one suit and some tile is an honour",
    kinds.chinitsu: "one suit and no tile is an honour",
    sequences.iipeikou: "2 equal chows",
    sequences.ryanpeikou: "2 equal chows twice",
    sequences.sanshoku_doujun: "3 chows in three suits",
    sequences.ittsuu: "3 chows in a row by 3",
    sequences.chanta: "a chow and some tile is an honour and every set and the pair has an end",
    sequences.junchan: "a chow and every set and the pair has a terminal",
    triplets.haku: "a pung of white dragons",
    triplets.hatsu: "a pung of green dragons",
    triplets.chun: "a pung of C",
    triplets.seat_wind: "a pung of own wind",
    triplets.round_wind: "a pung of round wind",
    triplets.toitoi: "4 pungs",
    triplets.sanankou: "exactly 3 hidden pungs",
    triplets.sanshoku_doukou: "3 pungs in three suits",
    triplets.sankantsu: "exactly 3 kongs",
    triplets.shousangen: "2 pungs of dragons and a pair of dragons",
    yakuman.daisangen: "3 pungs of dragons",
    yakuman.suukantsu: "4 kongs",
    yakuman.ryuuiisou: "all tiles are green",
    yakuman.tsuuiisou: "all tiles are honours",
    yakuman.chinroutou: "all tiles are terminals",
    yakuman.kokushi: "13 kinds of ends",
    yakuman.suuankou: "4 hidden pungs",
    yakuman.suuankou_tanki: "4 hidden pungs and wait pair",
    yakuman.shousuushii: "3 pungs of winds and pair of winds",
    yakuman.daisuushii: "4 pungs of winds",
    tokyo_triplets.sanrenkou: "3 pungs in a row",
    tokyo_triplets.choupaikou: "3 pungs in a row by 2",
    tokyo_triplets.sujipaikou: "3 pungs in a row by 3",
    tokyo_triplets.chousankou: "3 pungs in a row by 4",
    tokyo_triplets.otakaze_sankou: "3 pungs of guest winds",
    tokyo_triplets.ryandoukou: "2 pungs in 2 suits twice",
    oldyaku.shiiaru_raotai: "4 exposed sets and open and wait pair",
    oldyaku.sanshoku_ittsuu: "3 chows in a row by 3 in 3 suits",
    oldyaku.isshoku_sanjun: "3 equal chows",
    limits.isshoku_yonjun: "4 equal chows",
    yakuman.chuuren: "closed and one suit and no tile is an honour and 4 sets and no kongs "
    "and holds 1112345678999 of one suit",
}
CONDITIONS = {predicate: read(text) for predicate, text in SAID.items()}
SHAPES = {"sequence": "chow", "triplet": "pung", "kan": "kong", "pair": "pair"}


def hands(seed: int, number: int) -> Iterator[Hand]:
    """Random hands of the oracle, as hands of the family."""
    rng = random.Random(seed)
    for _ in range(number):
        drawn = random_hand(rng)
        flags = drawn.flags | ({"tsumo"} if drawn.tsumo else set())
        melds = tuple(meld_of(meld.kind, TILES.read("".join(meld.tiles))[0]) for meld in drawn.melds)
        own = TILES.read("".join(drawn.concealed))[0]
        win = KIND[TILES.read(drawn.win)[0][0]]
        yield Hand("", own, melds, win, frozenset(flags), SEATS.index(drawn.seat), SEATS.index(drawn.round))


def facts(r: Reading) -> Facts:
    """A reading of the family in the words of conditions."""
    parts, counts = [], [0] * 34
    called = [tuple(sorted(KIND[piece] for piece in meld.pieces)) for meld in r.hand.melds]
    for tiles in tile_sets(r):
        # a set that the discard completed is exposed where it is a triplet (R3)
        parts.append(Part(SHAPES[tiles.shape], tiles.kinds[0], tiles.state != "concealed"))
    for kind in [*(KIND[piece] for piece in r.hand.tiles), *(kind for meld in called for kind in meld)]:
        counts[kind] += 1
    return Facts(
        parts=tuple(parts),
        counts=tuple(counts),
        flags=r.flags,
        win=r.hand.win,
        wait=r.wait,
        own_wind=EAST + (r.hand.seat or 0),
        round_wind=EAST + r.hand.round,
        exposed=not r.closed,
        drawn=r.tsumo,
        dealer=r.hand.dealer,
    )


def test_conditions_are_the_yaku_that_they_say():
    """4,000 hands, every reading of each: 42 conditions hold where their yaku does, and nowhere else."""
    met: Counter[str] = Counter()
    wrong = []
    four_alike = Hand("", TILES.read("11112222333355p")[0], (), 9, frozenset(), 1, 0)  # no theme deals it
    for hand in chain([four_alike], hands(7, 4_000)):
        for r in readings(hand):
            told = facts(r)
            for predicate, condition in CONDITIONS.items():
                if predicate is tokyo_triplets.otakaze_sankou and hand.round != 0:
                    continue  # Tokyo knows no other round
                expected = bool(predicate(r))
                met[condition.text] += expected
                if bool(condition.test(told)) != expected:
                    wrong.append((condition.text, hand.tiles, hand.melds, r.wait))
    assert wrong == []
    assert {text for text in SAID.values() if not met[text]} == set()
