"""Random won Tokyo hands, hands built for a yaku, and their lines.

Every hand can lie on a table: tiles and indicator come out of one wall, calls are whole, flags do
not contradict each other.  Only a yaku may be missing.
"""

from __future__ import annotations

import random

from tests.oracles.hands import HONOURS, SUITED, Group, Wall
from tests.oracles.riichi_hand import Meld, indicator_of
from tests.oracles.tokyo import all_readings, score
from tests.oracles.tokyo_hand import TokyoHand, line_of, zoroba_of
from tests.oracles.tokyo_limits import liable_for
from tests.oracles.tokyo_themes import PLANS, Plan, any_plan

__all__ = ["CLOSED_ONLY", "OPEN_ONLY", "built_hand", "line_of", "planned_hand", "random_hand"]

SEATS = "ESWN"

#: yaku that an open hand cannot have, and the one that needs four calls
CLOSED_ONLY = {
    "chiitoitsu",
    "double-riichi",
    "shiisanpuutaa",
    "ryanpeikou",
    "dorahairi-chinroutou-chiitoitsu",
    "daichiishin",
    "renhou",
    "suuankou",
    "tenhou",
    "chiihou",
    "kokushi-musou",
    "chuuren-poutou",
}
OPEN_ONLY = {"shiiaru-raotai"}


def random_hand(rng: random.Random) -> TokyoHand:
    """A hand of some plan."""
    while True:
        hand = planned_hand(rng, any_plan(rng))
        if hand is not None:
            return hand


def built_hand(rng: random.Random, yaku: str, *, is_open: bool) -> TokyoHand:
    """A hand that counts a yaku, open or closed as told."""
    for _ in range(20_000):
        plan = PLANS[yaku](rng)
        if plan.opened is None:
            plan.opened = rng.choice([0.4, 0.7, 1]) if is_open else 0
        hand = planned_hand(rng, plan)
        if hand is not None and hand.is_open is is_open and yaku in score(hand).yaku:
            return hand
    raise ValueError(f"no hand with {yaku} comes up")


def planned_hand(rng: random.Random, plan: Plan) -> TokyoHand | None:
    """A hand after a plan, None where the tiles do not suffice."""
    wall = Wall(rng, 4, 0)
    hand = TokyoHand([], None, tsumo=rng.random() < 0.5 if plan.tsumo is None else plan.tsumo)
    if plan.bare is not None:
        bare, groups = list(plan.bare), []
    else:
        groups = with_kans(rng, plan)
        bare = [plan.pair or rng.choice(SUITED + HONOURS)] * 2
    calls = rng.choice([0, 0, 0, 0.3, 0.6, 1]) if plan.opened is None else plan.opened
    for group in groups:
        if rng.random() < calls or len(group) == 4:
            hand.melds.append(Meld(kind_of_call(rng, group, calls), list(group)))
        else:
            bare += group
    laid = bare + [tile for meld in hand.melds for tile in meld.tiles]
    if any(laid.count(tile) > 4 for tile in laid) or (plan.win and plan.win not in bare):
        return None
    for tile in laid:
        wall.take(tile)
    hand.concealed = rng.sample(bare, len(bare))
    hand.win = plan.win or win_of(rng, hand)
    hand.seat = plan.seat or rng.choice(SEATS)
    if not hand.tsumo and rng.random() < 0.9:
        hand.source = rng.choice(SEATS.replace(hand.seat, ""))
    declare(rng, hand, plan.flag)
    roll(rng, hand)
    show(rng, hand, wall, plan.dora)
    stake(rng, hand)
    return hand


def with_kans(rng: random.Random, plan: Plan) -> list[Group]:
    """Four sets, some of the triplets turned into kans."""
    groups = [*plan.must, *(rng.choice(plan.others) for _ in range(4))][:4]
    triplets = [at for at, group in enumerate(groups) if group[0] == group[1]]
    odds = rng.choice([0, 0, 0, 0.1, 0.3, 0.6])
    chosen = {at for at in triplets if rng.random() < odds}
    chosen |= set(rng.sample(triplets, min(plan.kans, len(triplets))))
    return [group + group[:1] if at in chosen else group for at, group in enumerate(groups)]


def kind_of_call(rng: random.Random, group: Group, calls: float) -> str:
    if len(group) == 3:
        return "pon" if group[0] == group[1] else "chi"
    return "ankan" if calls == 0 else rng.choice(["kan", "kakan", "ankan"])


def win_of(rng: random.Random, hand: TokyoHand) -> str:
    """Any concealed tile, rather often one that an old yaku names or one that is held once."""
    named = [tile for tile in ("1p", "5p", "2s") if tile in hand.concealed]
    single = [tile for tile in hand.concealed if hand.concealed.count(tile) == 1]
    return rng.choice(rng.choice([hand.concealed, named or hand.concealed, single or hand.concealed]))


def declare(rng: random.Random, hand: TokyoHand, wanted: str | None) -> None:
    """Flags that can be true together, the wanted one among them where it can be."""
    flags: set[str] = set()

    def maybe(flag: str, chance: float, possible: bool) -> bool:
        if possible and (rng.random() < chance if wanted is None else flag == wanted or rng.random() < chance / 3):
            flags.add(flag)
        return flag in flags

    if wanted == "none":
        return
    win = hand.win or ""
    first = wanted in ("tenhou", "chiihou", "renhou") or (wanted is None and rng.random() < 0.15)
    if first and not hand.melds:
        if hand.tsumo:
            flags.add("tenhou" if hand.seat == "E" else "renhou")
        elif hand.seat != "E" and hand.source in (None, "E"):
            flags.add("chiihou")
        else:
            flags.add("renhou")
        hand.flags = frozenset(flags)
        return
    riichi = False
    if not hand.is_open and wanted in (None, "double-riichi", "ketsupai", "haitei", "chankan"):
        riichi = maybe("double-riichi", 0.08, hand.kans == 0) or maybe("riichi", 0.3, possible=True)
    if hand.tsumo:
        replaced = maybe("renkaihou", 0.3, hand.kans > 1 and not riichi)
        replaced = replaced or maybe("rinshan", 0.3, hand.kans > 0 and not riichi)
        maybe("haitei", 0.2, not replaced)
    else:
        robbed = maybe("chankan", 0.25, hand.all_tiles.count(win) == 1)
        maybe("houtei", 0.2, not robbed)
    waits = {reading.wait for reading in all_readings(hand)} & {"edge", "middle"}
    maybe("ketsupai", 0.4, bool(waits) and hand.concealed.count(win) == 1)
    hand.flags = frozenset(flags)


def roll(rng: random.Random, hand: TokyoHand) -> None:
    """The dice of the deal, or what they came to."""
    while zoroba_of(hand.rolls) is None:
        hand.rolls += [f"{rng.randrange(1, 7)}{rng.randrange(1, 7)}" for _ in range(2)]
    if rng.random() < 0.3:
        hand.zoroba, hand.rerolls = zoroba_of(hand.rolls) or (1, 0)
        hand.rolls = []


def show(rng: random.Random, hand: TokyoHand, wall: Wall, dora: str | None) -> None:
    """One indicator or none, half of them chosen so that a tile of the hand is dora."""
    if dora is None and rng.random() < 0.15:
        return
    wanted = indicator_of(dora or rng.choice(hand.all_tiles))
    chosen = dora is not None or rng.random() < 0.5
    shown = wanted if chosen and wall.left(wanted) else rng.choice(wall.free)
    if "chankan" in hand.flags and shown == hand.win:  # its other copies lie in the kan
        return
    hand.indicators = [shown]
    if dora is not None and indicator_of(dora) == shown and rng.random() < 0.5:
        hand.indicators, hand.dora = [], [dora]


def stake(rng: random.Random, hand: TokyoHand) -> None:
    """Bets on the table and of this hand, and who fed the set that a limit hand needed."""
    hand.sticks = rng.choice([0, 0, 0, 1, 3])
    riichi = bool(hand.flags & {"riichi", "double-riichi"})
    if not hand.flags & {"tenhou", "chiihou", "renhou"} and rng.random() < 0.2:
        may = [seat for seat in SEATS if seat != hand.seat or riichi]
        hand.declared = "".join(seat for seat in may if rng.random() < 0.5)
    liable = liable_for(hand, score(hand).yaku)
    if liable == ["suukantsu"] and not any(meld.kind == "kan" for meld in hand.melds):
        return  # nobody fed a fourth tile
    if liable and rng.random() < 0.5:
        hand.pao = rng.choice(SEATS.replace(hand.seat, ""))
