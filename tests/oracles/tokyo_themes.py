"""What random and built Tokyo hands are made of: sets and a pair, or bare tiles, with the win that a yaku asks for."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.oracles.hands import GREEN, HONOURS, ORPHANS, RUNS, SUITED, THEMES, TRIPLETS, Group, Sets

__all__ = ["PLANS", "Plan", "any_plan"]

SETS = Sets(4)
TERMINALS = [tile for tile in ORPHANS if tile[1] != "z"]


@dataclass
class Plan:
    """Sets that the hand must have, sets that the others are drawn from, and the win.

    ``bare`` stands instead of all sets.  ``kans`` is the least number of kans.  ``opened`` None
    leaves the calls to chance; ``win``, ``tsumo``, ``flag``, ``seat`` and ``dora`` likewise.
    """

    must: list[Group] = field(default_factory=list)
    others: list[Group] = field(default_factory=lambda: SETS.all)
    pair: str | None = None
    bare: list[str] | None = None
    kans: int = 0
    opened: float | None = None
    win: str | None = None
    tsumo: bool | None = None
    flag: str | None = None
    seat: str | None = None
    dora: str | None = None


Maker = Callable[[random.Random], Plan]


def three(tile: str) -> Group:
    return (tile,) * 3


def apart(distance: int) -> Maker:
    """Three triplets of one suit whose numbers lie so far apart (T32, T33)."""

    def make(rng: random.Random) -> Plan:
        suit, low = rng.choice("mps"), rng.randrange(1, 10 - 2 * distance)
        return Plan([three(f"{low + step * distance}{suit}") for step in range(3)])

    return make


def same_runs(copies: int) -> Maker:
    def make(rng: random.Random) -> Plan:
        return Plan([rng.choice(RUNS)] * copies)

    return make


def straight(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    must = [run for run in RUNS if run[0][1] == suit and run[0][0] in "147"]
    return Plan(must, win=rng.choice(["5" + suit, None]))


def mixed_straight(rng: random.Random) -> Plan:
    suits = rng.sample("mps", 3)
    return Plan([run for run in RUNS if run[0] in ("1" + suits[0], "4" + suits[1], "7" + suits[2])])


def same_numbers(rng: random.Random) -> Plan:
    """Two numbers with triplets in two suits each (T46)."""
    ranks = rng.sample("123456789", 2)
    return Plan([three(rank + suit) for rank in ranks for suit in rng.sample("mps", 2)])


def same_in_suits(among: list[Group]) -> Maker:
    def make(rng: random.Random) -> Plan:
        rank = rng.choice(rng.choice([group for group in among if group[0][1] != "z"])[0][0])
        return Plan([group for group in among if group[0][0] == rank and group[0][1] != "z"])

    return make


def dragons(number: int) -> Maker:
    def make(rng: random.Random) -> Plan:
        tiles = rng.sample(HONOURS[4:], 3)
        return Plan([three(tile) for tile in tiles[:number]], pair=tiles[2] if number == 2 else None)

    return make


def four_winds(rng: random.Random) -> Plan:
    winds = rng.sample(HONOURS[:4], 4)
    big = rng.random() < 0.5
    return Plan([three(wind) for wind in (winds if big else winds[:3])], pair=None if big else winds[3])


def drawn_from(tiles: Callable[[random.Random], list[str]]) -> Maker:
    """All sets and the pair of certain tiles."""

    def make(rng: random.Random) -> Plan:
        kept = tiles(rng)
        return Plan(others=SETS.of(lambda tile: tile in kept), pair=rng.choice(kept))

    return make


def of_suit(honours: list[str]) -> Callable[[random.Random], list[str]]:
    def tiles(rng: random.Random) -> list[str]:
        suit = rng.choice("mps")
        return [tile for tile in SUITED if tile[1] == suit] + honours

    return tiles


def matched_suit(rng: random.Random) -> Plan:
    """Circles with Green, bamboo with White, characters with Red (T61)."""
    suit, dragon = rng.choice([("p", "6z"), ("s", "5z"), ("m", "7z")])
    others = SETS.of(lambda tile: tile[1] in (suit, "z"))
    return Plan([three(dragon)], others, pair=rng.choice(rng.choice(others)))


def green(rng: random.Random) -> Plan:
    as_pair = rng.random() < 0.3
    others = SETS.of(lambda tile: tile in GREEN)
    return Plan([] if as_pair else [three("6z")], others, pair="6z" if as_pair else rng.choice(GREEN[:5]))


def outside(with_honours: bool) -> Maker:
    def make(rng: random.Random) -> Plan:
        others = [g for g in SETS.with_orphan() if with_honours or g[0][1] != "z"]
        pair = rng.choice([tile for tile in ORPHANS if with_honours or tile[1] != "z"])
        return Plan([rng.choice([g for g in others if g in RUNS])], others, pair)

    return make


def pairs(tiles: list[str]) -> Maker:
    def make(rng: random.Random) -> Plan:
        return Plan(bare=rng.sample(tiles, 7) * 2)

    return make


def pairs_of_one_suit(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    return Plan(bare=rng.sample([t for t in SUITED if t[1] == suit] + rng.choice([[], HONOURS]), 7) * 2)


def terminals_and_dora(rng: random.Random) -> Plan:
    seventh = rng.choice([tile for tile in SUITED + HONOURS if tile not in TERMINALS])
    return Plan(bare=[*TERMINALS, seventh] * 2, dora=seventh)


def orphans(rng: random.Random) -> Plan:
    return Plan(bare=[*ORPHANS, rng.choice(ORPHANS)])


def nine_gates(rng: random.Random) -> Plan:
    suit = rng.choice("mps")
    return Plan(bare=[rank + suit for rank in "1112345678999" + rng.choice("123456789")])


def scattered(rng: random.Random) -> Plan:
    """No two tiles of a suit within two of each other, but for one pair (T37)."""
    wide = [[a, b, c] for a in range(1, 10) for b in range(a + 3, 10) for c in range(b + 3, 10)]
    narrow = [[a, b] for a in range(1, 10) for b in range(a + 3, 10)]
    while True:
        ranks = {suit: rng.choice(wide if rng.random() < 0.7 else narrow) for suit in "mps"}
        tiles = [f"{rank}{suit}" for suit, some in ranks.items() for rank in some]
        if len(tiles) >= 6:
            tiles += rng.sample(HONOURS, 13 - len(tiles))
            return Plan(bare=[*tiles, rng.choice(tiles)], tsumo=True, flag="none")


def called_out(rng: random.Random) -> Plan:
    pair = rng.choice(SUITED + HONOURS)
    return Plan(pair=pair, opened=1, win=pair)


def gap(flag: str) -> Maker:
    """An edge or middle wait, by self-draw or discard, with a flag."""

    def make(rng: random.Random) -> Plan:
        run = rng.choice(RUNS)
        win = run[2] if run[0][0] == "1" and rng.random() < 0.5 else run[1]
        if run[2][0] == "9" and rng.random() < 0.5:
            win = run[0]
        return Plan([run], win=win, flag=flag, tsumo=False if flag == "chankan" else None)

    return make


def on_tile(win: str, flag: str, tsumo: bool, kans: int = 0, among: list[Group] = SETS.all) -> Maker:
    """A win on one tile with one flag."""

    def make(rng: random.Random) -> Plan:
        if kans < 4 and rng.random() < 0.8:
            return Plan([rng.choice([g for g in among if win in g])], kans=kans, win=win, tsumo=tsumo, flag=flag)
        return Plan(others=among, pair=win, kans=kans, win=win, tsumo=tsumo, flag=flag)

    return make


def concealed(rng: random.Random) -> Plan:
    if rng.random() < 0.5:
        return Plan(others=TRIPLETS, opened=0, tsumo=True, kans=rng.choice([0, 0, 1, 2]))
    pair = rng.choice(SUITED + HONOURS)
    return Plan(others=TRIPLETS, opened=0, pair=pair, win=pair)


def simply(**fixed: object) -> Maker:
    def make(_: random.Random) -> Plan:
        return Plan(**fixed)  # type: ignore[arg-type]

    return make


def of_riichi(rng: random.Random) -> Plan:
    """One of the themes of the riichi hands."""
    must, others = rng.choice(THEMES)(rng, SETS)
    pair = must.pop()[0] if must and len(must[-1]) == 2 else None
    return Plan(must, others, pair or rng.choice(rng.choice(others if rng.random() < 0.7 else SETS.all)))


#: a plan for each yaku of the rule file that is no everyday one
PLANS: dict[str, Maker] = {
    "shiiaru-raotai": called_out,
    "ketsupaihou": gap("ketsupai"),
    "honitsu": drawn_from(of_suit(HONOURS)),
    "sanshoku-ittsuu": mixed_straight,
    "chiitoitsu": pairs(SUITED + HONOURS),
    "toitoi": simply(others=TRIPLETS),
    "sanankou": simply(others=TRIPLETS, kans=0),
    "sankantsu": simply(others=TRIPLETS + RUNS, kans=3),
    "double-riichi": simply(opened=0, flag="double-riichi"),
    "ittsuu": straight,
    "sanshoku-doujun": same_in_suits(RUNS),
    "chanta": outside(with_honours=True),
    "sanrenkou": apart(1),
    "choupaikou": apart(2),
    "sujipaikou": apart(3),
    "chousankou": apart(4),
    "otakaze-sankou": simply(must=[three(wind) for wind in HONOURS[1:4]], seat="E"),
    "sanshoku-doukou": same_in_suits(TRIPLETS),
    "renkaihou": simply(others=SETS.all, kans=2, tsumo=True, flag="renkaihou"),
    "shiisanpuutaa": scattered,
    "isshoku-sanjun": same_runs(3),
    "junchan": outside(with_honours=False),
    "uushin-tsuukan": straight,
    "ryuuiisou": green,
    "shousangen": dragons(2),
    "ryanpeikou": lambda rng: Plan(rng.sample(RUNS, 2) * 2, opened=0),
    "ryandoukou": same_numbers,
    "iipin-mouyue": on_tile("1p", "haitei", tsumo=True),
    "uupin-kaihou": on_tile("5p", "rinshan", tsumo=True, kans=1),
    "ryansou-chankan": on_tile("2s", "chankan", tsumo=False, among=RUNS),
    "chinchii-toushii": gap("chankan"),
    "isshoku-yonjun": same_runs(4),
    "rentsuu-honitsu": matched_suit,
    "chinitsu": drawn_from(of_suit([])),
    "honroutou": drawn_from(lambda _: ORPHANS),
    "dorahairi-chinroutou-chiitoitsu": terminals_and_dora,
    "daichiishin": pairs(HONOURS),
    "renhou": simply(opened=0, flag="renhou"),
    "chinroutou": drawn_from(lambda _: TERMINALS),
    "daisangen": dragons(3),
    "suushiihou": four_winds,
    "tsuuiisou": drawn_from(lambda _: HONOURS),
    "suuankou": concealed,
    "suukantsu": simply(others=TRIPLETS, kans=4),
    "tenhou": simply(opened=0, flag="tenhou", seat="E", tsumo=True),
    "chiihou": simply(opened=0, flag="chiihou", seat="S", tsumo=False),
    "kokushi-musou": orphans,
    "chuuren-poutou": nine_gates,
}


def any_plan(rng: random.Random) -> Plan:
    """A plan for a random hand: half of them a theme of riichi, the others one of the rule file's."""
    if rng.random() < 0.5:
        return of_riichi(rng)
    if rng.random() < 0.1:
        return pairs_of_one_suit(rng)
    return rng.choice(list(PLANS.values()))(rng)
