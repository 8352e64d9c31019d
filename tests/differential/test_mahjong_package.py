"""The program against the `mahjong` package: 20,000 random won hands, their han, fu, yaku and points.

The package knows fewer rules than the program, so the hands are drawn under the options that it has.
Where the two are meant to differ, `DIFFERENCES` names it and says why.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld

from tests.differential.found import Found, by_oracle, by_program, differences
from tests.oracles.hands import random_hand
from tests.oracles.lines import line_of
from tests.oracles.riichi_hand import Hand, plain

HANDS = 20_000
WINDS = {"E": EAST, "S": SOUTH, "W": WEST, "N": NORTH}
FIRST_OF_SUIT = {"m": 0, "p": 36, "s": 72, "z": 108}
DOUBLES = ("kokushi-13", "suuankou-tanki", "junsei-chuuren", "daisuushii")
KAZOE = {
    "yakuman": HandConstants.KAZOE_LIMITED,
    "sanbaiman": HandConstants.KAZOE_SANBAIMAN,
    "multiple": HandConstants.KAZOE_NO_LIMIT,
}

#: the package's names of yaku, and the ids of the program
IDS = {
    "Menzen Tsumo": "menzen-tsumo", "Riichi": "riichi", "Double Riichi": "double-riichi", "Ippatsu": "ippatsu",
    "Chankan": "chankan", "Rinshan Kaihou": "rinshan", "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei",
    "Renhou": "renhou", "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Yakuhai (haku)": "haku",
    "Yakuhai (hatsu)": "hatsu", "Yakuhai (chun)": "chun", "Sanshoku Doujun": "sanshoku-doujun", "Ittsu": "ittsuu",
    "Chantai": "chanta", "Honroutou": "honroutou", "Toitoi": "toitoi", "San Ankou": "sanankou",
    "San Kantsu": "sankantsu", "Sanshoku Doukou": "sanshoku-doukou", "Chiitoitsu": "chiitoitsu",
    "Shou Sangen": "shousangen", "Honitsu": "honitsu", "Junchan": "junchan", "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu", "Dora": "dora", "Aka Dora": "red-five", "Ura Dora": "ura-dora",
    "Kokushi Musou": "kokushi", "Kokushi Musou Juusanmen Matchi": "kokushi-13", "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei-chuuren", "Suu Ankou": "suuankou", "Suu Ankou Tanki": "suuankou-tanki",
    "Daisangen": "daisangen", "Shousuushii": "shousuushii", "Dai Suushii": "daisuushii", "Ryuuiisou": "ryuuiisou",
    "Suu Kantsu": "suukantsu", "Tsuu Iisou": "tsuuiisou", "Chinroutou": "chinroutou", "Tenhou": "tenhou",
    "Chiihou": "chiihou", "Renhou (yakuman)": "renhou",
    **{f"Yakuhai (seat wind {wind})": "seat-wind" for wind in ("east", "south", "west", "north")},
    **{f"Yakuhai (round wind {wind})": "round-wind" for wind in ("east", "south", "west", "north")},
}  # fmt: skip


def package_options(rng: random.Random) -> dict[str, Any]:
    """Options that the package has too, half of the hands under the plain ruleset."""
    options: dict[str, Any] = {"red-fives": 1, "double-yakuman": DOUBLES}
    if rng.random() < 0.5:
        return options
    others: dict[str, list[Any]] = {
        "open-tanyao": [False],
        "double-yakuman": [()],
        "kazoe": ["sanbaiman", "multiple"],
        "kiriage-mangan": [True],
        "open-pinfu-fu": [20],
        "pinfu-tsumo-fu": [30],
        "renhou": [5, "yakuman"],
        "open-riichi": [True],
        "players": [3],
    }
    return options | {name: rng.choice(values) for name, values in others.items() if rng.random() < 0.3}


class Tiles136:
    """Gives each tile of a hand one of the 136 numbers of the package, red fives the ones it keeps for them."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()

    def number(self, tile: str) -> int:
        """The next free number of a tile."""
        first = FIRST_OF_SUIT[tile[1]] + 4 * (int(plain(tile)[0]) - 1)
        if tile[0] == "0":
            return first
        has_red = tile[0] == "5" and tile[1] != "z"
        self.used[tile] += 1
        return first + self.used[tile] - (0 if has_red else 1)


def rules_of(hand: Hand) -> OptionalRules:
    """The options of a hand as the package has them."""
    return OptionalRules(
        has_open_tanyao=hand.option("open-tanyao"),
        has_aka_dora=True,
        has_double_yakuman=bool(hand.option("double-yakuman")),
        kazoe_limit=KAZOE[hand.option("kazoe")],
        kiriage=hand.option("kiriage-mangan"),
        fu_for_open_pinfu=hand.option("open-pinfu-fu") == 30,
        fu_for_pinfu_tsumo=hand.option("pinfu-tsumo-fu") == 30,
        renhou_as_yakuman=hand.option("renhou") == "yakuman",
        limit_to_sextuple_yakuman=False,
        is_three_player=hand.players == 3,
    )


def arguments(hand: Hand) -> dict[str, Any]:
    """What the package is called with."""
    numbers = Tiles136()
    concealed = [numbers.number(tile) for tile in hand.concealed]
    melds = []
    for meld in hand.melds:
        kind = {"chi": Meld.CHI, "pon": Meld.PON, "kakan": Meld.SHOUMINKAN}.get(meld.kind, Meld.KAN)
        called = sorted(numbers.number(tile) for tile in meld.tiles)
        melds.append(Meld(kind, called, opened=meld.kind != "ankan"))
    flags = hand.flags
    config = HandConfig(
        is_tsumo=hand.tsumo,
        is_riichi="riichi" in flags,
        is_daburu_riichi="double-riichi" in flags,
        is_open_riichi="open-riichi" in flags,
        is_ippatsu="ippatsu" in flags,
        is_rinshan="rinshan" in flags,
        is_chankan="chankan" in flags,
        is_haitei="haitei" in flags,
        is_houtei="houtei" in flags,
        is_tenhou="tenhou" in flags,
        is_chiihou="chiihou" in flags,
        is_renhou="renhou" in flags,
        player_wind=WINDS[hand.seat],
        round_wind=WINDS[hand.round],
        kyoutaku_number=hand.sticks + len(hand.declared),
        tsumi_number=hand.honba,
        num_nuki_dora=hand.nuki,
        options=rules_of(hand),
    )
    return {
        "tiles": [*concealed, *(tile for meld in melds for tile in meld.tiles)],
        "win_tile": concealed[hand.concealed.index(hand.win or "")],
        "melds": melds,
        "dora_indicators": [numbers.number(tile) for tile in hand.indicators],
        "ura_dora_indicators": [numbers.number(tile) for tile in hand.ura],
        "config": config,
    }


def by_package(hand: Hand) -> Found:
    """The package's answer; ``gains`` holds the winner's income alone."""
    answer = HandCalculator.estimate_hand_value(**arguments(hand))
    if answer.error is not None:
        return Found(refused=({"no_yaku": "R310", "hand_not_winning": "R204"}[answer.error],))
    yakuman = any(yaku.is_yakuman for yaku in answer.yaku)
    items: dict[str, int] = {}
    for yaku in answer.yaku:
        han = yaku.han_open if hand.is_open and yaku.han_open else yaku.han_closed
        for name, amount in named(yaku.name, han, hand):
            items[name] = amount // 13 if yakuman else amount
    own_stake = 1000 if hand.seat in hand.declared else 0
    return Found(
        han=0 if yakuman else answer.han,
        fu=0 if yakuman else answer.fu,
        yakuman=answer.han // 13 if yakuman else 0,
        items=items,
        gains={hand.seat: answer.cost["total"] - own_stake},
    )


def named(name: str, han: int, hand: Hand) -> Iterator[tuple[str, int]]:
    """The program's ids for a yaku of the package, which has open riichi and dora in one piece each."""
    if name in ("Open Riichi", "Double Open Riichi"):
        yield ("riichi" if name == "Open Riichi" else "double-riichi"), han
    elif name == "Dora" and hand.nuki:
        yield "nuki-dora", hand.nuki
        if han > hand.nuki:
            yield "dora", han - hand.nuki
    else:
        yield IDS[name], han


def comparable(found: Found, seat: str) -> Found:
    """What both can be asked: no fu items, no name of the limit, the winner's income, open riichi in one piece."""
    items = dict(found.items)
    extra = items.pop("open-riichi", 0)
    for name in ("riichi", "double-riichi"):
        if name in items:
            items[name] += extra
    income = {seat: found.gains[seat]} if seat in found.gains else {}
    if found.yakuman:
        found = found._replace(han=0, fu=0)
    return found._replace(items=items, fu_items={}, gains=income, total=0, limit=None)


class Difference(NamedTuple):
    """A way in which the two are meant to differ: ``holds`` tells whether it explains a hand's difference."""

    name: str
    reason: str
    holds: Callable[[Hand, Found, Found], bool]


DIFFERENCES: list[Difference] = [
    Difference(
        "pinfu by self-draw with 30 fu",
        "pinfu-tsumo-fu changes F14 alone and pinfu stays a yaku; in the package a hand with fu of its own is no pinfu",
        lambda hand, ours, theirs: (
            hand.option("pinfu-tsumo-fu") == 30 and hand.tsumo and "pinfu" in ours.items and "pinfu" not in theirs.items
        ),
    ),
    Difference(
        "open hand without fu by self-draw",
        "open-pinfu-fu changes F13 alone, which is about a discard, so F3 still adds 2 fu; the package leaves 20",
        lambda hand, ours, theirs: (
            hand.option("open-pinfu-fu") == 20
            and hand.tsumo
            and hand.is_open
            and (ours.fu, theirs.fu) == (30, 20)
            and ours.items == theirs.items
        ),
    ),
]


def test_twenty_thousand_random_hands_agree_with_the_mahjong_package():
    """Han, fu, yaku and income are the same but for the named differences, each of which occurs."""
    differing = compare(HANDS, by_program)
    assert differing.pop("", []) == []
    assert set(differing) == {difference.name for difference in DIFFERENCES}


def test_the_oracle_agrees_with_the_mahjong_package_too():
    """Where the program and the oracle differ, the oracle can be believed."""
    assert compare(2_000, by_oracle).get("", []) == []


def compare(number: int, scorer: Callable[[Hand], Found]) -> dict[str, list[Any]]:
    """The hands on which a scorer and the package differ, by the name of the difference, ``""`` where it has none."""
    rng, scored = random.Random(20_000), 0
    differing: dict[str, list[Any]] = {}
    while scored < number:
        hand = random_hand(rng, package_options(rng))
        theirs, ours = by_package(hand), scorer(hand)
        scored += not ours.refused
        ours, theirs = comparable(ours, hand.seat), comparable(theirs, hand.seat)
        found = differences(ours, theirs)
        if found:
            names = [difference.name for difference in DIFFERENCES if difference.holds(hand, ours, theirs)]
            differing.setdefault(names[0] if names else "", []).append((line_of(hand), found))
    return differing
