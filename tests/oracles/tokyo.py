"""A slow, obvious scorer of the Tokyo rules, straight from their rows and apart from the program.

Tiles are strings: ``1m`` to ``9s`` and ``E S W N P F C``.  Every way of laying the tiles is tried, every
yaku is asked of the laid sets one by one, and the dearest of all is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

__all__ = ["Hand", "Laid", "Result", "best", "results"]

HONOURS = "ESWNPFC"
TERMINALS = [n + s for s in "mps" for n in "19"]
GREEN = ["2s", "3s", "4s", "6s", "8s", "F"]
LIMITS = {"shoumangan": 1500, "daimangan": 3000, "chuuren": 4000}


@dataclass
class Hand:
    """A won hand; ``concealed`` holds the winning tile, ``melds`` are calls with their tiles."""

    concealed: list[str]
    melds: list[tuple[str, list[str]]]
    win: str
    tsumo: bool
    seat: str
    flags: set[str] = field(default_factory=set)
    indicator: str | None = None
    zoroba: int = 1

    @property
    def tiles(self) -> list[str]:
        """All tiles, called ones among them."""
        return self.concealed + [t for _, tiles in self.melds for t in tiles]

    @property
    def closed(self) -> bool:
        """Without a call; a concealed kan is none."""
        return all(kind == "ankan" for kind, _ in self.melds)


@dataclass
class Laid:
    """The sets of a hand as laid: (tiles, how it came), the pair, the wait, and the form."""

    sets: list[tuple[list[str], str]]
    pair: str
    wait: str
    form: str = "sets"


@dataclass
class Result:
    """What a laying is worth; of a limit the han and fu are 0."""

    income: int
    han: int
    fu: int
    limit: str | None
    yaku: dict[str, int]


def dora_after(tile: str) -> str:
    for ring in ("ESWN", "PFC"):
        if tile in ring:
            return ring[(ring.index(tile) + 1) % len(ring)]
    return f"{int(tile[0]) % 9 + 1}{tile[1]}"


def order(tile: str) -> tuple[str, str]:
    return (tile[1:] or "z", tile[0]) if tile not in HONOURS else ("z", str(HONOURS.index(tile)))


def groups(tiles: list[str]) -> Iterator[list[list[str]]]:
    """Every way to cut sorted tiles into sets."""
    if not tiles:
        yield []
        return
    first = tiles[0]
    wanted = [[first] * 3]
    if first not in HONOURS and int(first[0]) < 8:
        wanted.append([f"{int(first[0]) + n}{first[1]}" for n in range(3)])
    for group in wanted:
        rest = list(tiles)
        try:
            for tile in group:
                rest.remove(tile)
        except ValueError:
            continue
        for others in groups(rest):
            yield [group, *others]


def layings(hand: Hand) -> Iterator[Laid]:
    counts = Counter(hand.concealed)
    called = [(tiles, kind) for kind, tiles in hand.melds]
    for pair in [tile for tile, number in counts.items() if number >= 2]:
        rest = sorted(hand.concealed, key=order)
        rest.remove(pair)
        rest.remove(pair)
        for own in groups(rest):
            if pair == hand.win:
                yield Laid([*((g, "own") for g in own), *called], pair, "pair")
            for n, group in enumerate(own):
                if hand.win in group:
                    wait = "triplet"
                    if group[0] != group[1]:
                        place = group.index(hand.win)
                        edge = (place == 2 and group[0][0] == "1") or (place == 0 and group[2][0] == "9")
                        wait = "middle" if place == 1 else "edge" if edge else "two-sided"
                    how = "own" if hand.tsumo else "won"
                    yield Laid([*((g, how if i == n else "own") for i, g in enumerate(own)), *called], pair, wait)
    if not hand.melds:
        kinds = set(hand.concealed)
        if len(kinds) == 7 and set(counts.values()) == {2}:
            yield Laid([], "", "pair", "pairs")
        if kinds == {*TERMINALS, *HONOURS} and len(hand.concealed) == 14:
            yield Laid([], "", "pair", "orphans")
        elif hand.tsumo and not hand.flags and sorted(counts.values()) == [1] * 12 + [2]:
            near = [
                (a, b)
                for a in kinds
                for b in kinds
                if a != b and a not in HONOURS and b not in HONOURS and a[1] == b[1] and abs(int(a[0]) - int(b[0])) < 3
            ]
            if not near:
                yield Laid([], "", "none", "shiisan")


def is_triplet(group: list[str]) -> bool:
    return group[0] == group[1]


def han_yaku(hand: Hand, laid: Laid) -> dict[str, int]:
    """Every yaku that counts as han (T11 to T50)."""
    flags, closed, tiles = hand.flags, hand.closed, hand.tiles
    runs = [g for g, _ in laid.sets if not is_triplet(g)]
    triplets = [g[0] for g, _ in laid.sets if is_triplet(g)]
    four = laid.form == "sets"
    yaku: dict[str, int] = {}
    if "double-riichi" in flags:
        yaku["double-riichi"] = 2
    elif "riichi" in flags:
        yaku["riichi"] = 1
    if closed and hand.tsumo:
        yaku["menzen-tsumo"] = 1
    if all(t not in HONOURS and t[0] not in "19" for t in tiles):
        yaku["tanyao"] = 1
    worth = sum((t in "PFC") + (t == hand.seat) + (t == "E") for t in triplets)
    if worth:
        yaku["yakuhai"] = worth
    values = [laid.pair in "PFC", laid.pair == hand.seat, laid.pair == "E"] if laid.pair else [False]
    if four and closed and not triplets and not any(values) and laid.wait == "two-sided":
        yaku["pinfu"] = 1
    alike = sorted(Counter("".join(g) for g in runs).values(), reverse=True)
    if alike and alike[0] >= 3:
        yaku["isshoku-sanjun"] = 4 if closed else 3
    elif closed and len([n for n in alike if n == 2]) == 2:
        yaku["ryanpeikou"] = 4
    elif closed and alike and alike[0] == 2:
        yaku["iipeikou"] = 1
    special = laid.wait in ("middle", "edge")
    last, robbed, extra = "haitei" in flags, "chankan" in flags, flags & {"rinshan", "renkaihou"}
    if last:
        yaku.update({"iipin-mouyue": 4} if hand.win == "1p" else {"haitei": 1})
    if "houtei" in flags:
        yaku["houtei"] = 1
    if extra and hand.win == "5p":
        yaku["uupin-kaihou"] = 4
    elif extra:
        yaku.update({"renkaihou": 3} if "renkaihou" in flags else {"rinshan": 1})
    if robbed and hand.win == "2s":
        yaku["ryansou-chankan"] = 4
    elif robbed and special:
        yaku["chinchii-toushii"] = 4
    elif robbed:
        yaku["chankan"] = 1
    if "ketsupai" in flags and special and not robbed:
        yaku["ketsupaihou"] = 1
    if len(hand.melds) == 4 and all(kind != "ankan" for kind, _ in hand.melds):
        yaku["shiiaru-raotai"] = 1
    suits = {t[1] for t in tiles if t not in HONOURS}
    honours = [t for t in tiles if t in HONOURS]
    if len(suits) == 1 and honours:
        yaku["honitsu"] = 2
        if all(t in GREEN for t in tiles):
            yaku["ryuuiisou"] = 2
    firsts = {g[0] for g in runs}
    if any({f"1{a}", f"4{b}", f"7{c}"} <= firsts for a, b, c in permutations("mps")):
        yaku["sanshoku-ittsuu"] = 2
    if laid.form == "pairs":
        yaku["chiitoitsu"] = 2
    if laid.form == "shiisan":
        yaku["shiisanpuutaa"] = 3
    if len(triplets) == 4:
        yaku["toitoi"] = 2
    hidden = [g for g, how in laid.sets if is_triplet(g) and how in ("own", "ankan")]
    if len(hidden) == 3:
        yaku["sanankou"] = 2
    if sum(len(g) == 4 for g, _ in laid.sets) == 3:
        yaku["sankantsu"] = 2
    straights = [s for s in "mps" if {f"1{s}", f"4{s}", f"7{s}"} <= firsts]
    if straights:
        by_five = laid.wait == "middle" and hand.win == f"5{straights[0]}"
        yaku.update({"uushin-tsuukan": 4} if by_five else {"ittsuu": 3 if closed else 2})
    if any(all(f"{n}{s}" in firsts for s in "mps") for n in range(1, 8)):
        yaku["sanshoku-doujun"] = 3 if closed else 2
    outer = [any(t in HONOURS or t[0] in "19" for t in g) for g in [*(g for g, _ in laid.sets), [laid.pair or "5m"]]]
    if four and runs and all(outer):
        yaku.update({"chanta": 3 if closed else 2} if honours else {"junchan": 4 if closed else 3})
    for name, apart in (("sanrenkou", 1), ("choupaikou", 2), ("sujipaikou", 3), ("chousankou", 4)):
        if any(all(f"{n + k * apart}{s}" in triplets for k in range(3)) for s in "mps" for n in range(1, 8)):
            yaku[name] = 3
    if len([t for t in triplets if t in "SWN"]) == 3 and hand.seat == "E":
        yaku["otakaze-sankou"] = 3
    numbers = Counter(t[0] for t in triplets if t not in HONOURS)
    if any(number == 3 for number in numbers.values()):
        yaku["sanshoku-doukou"] = 3
    if sorted(numbers.values()) == [2, 2]:
        yaku["ryandoukou"] = 2
    if len([t for t in triplets if t in "PFC"]) == 2 and laid.pair and laid.pair in "PFC":
        yaku["shousangen"] = 2
    return yaku


def limits(hand: Hand, laid: Laid) -> dict[str, str]:
    """Every yaku that fixes a value (T61, T71, T72)."""
    tiles, kinds = hand.tiles, set(hand.tiles)
    triplets = [g[0] for g, _ in laid.sets if is_triplet(g)]
    runs = ["".join(g) for g, _ in laid.sets if not is_triplet(g)]
    suits = {t[1] for t in tiles if t not in HONOURS}
    honours = kinds & set(HONOURS)
    dora = dora_after(hand.indicator) if hand.indicator else None
    hidden = [g for g, how in laid.sets if is_triplet(g) and how in ("own", "ankan")]
    winds = [t for t in triplets if t in "ESWN"]
    linked = {"p": "F", "s": "P", "m": "C"}
    low: dict[str, bool] = {
        "isshoku-yonjun": len(runs) == 4 and len(set(runs)) == 1,
        "rentsuu-honitsu": len(suits) == 1 and linked[min(suits)] in triplets,
        "chinitsu": len(suits) == 1 and not honours,
        "honroutou": all(t in HONOURS or t in TERMINALS for t in tiles),
        "dorahairi-chinroutou-chiitoitsu": laid.form == "pairs"
        and set(TERMINALS) < kinds
        and kinds - set(TERMINALS) == {dora},
        "daichiishin": laid.form == "pairs" and kinds == set(HONOURS),
        "renhou": "renhou" in hand.flags,
    }
    high: dict[str, bool] = {
        "chinroutou": all(t in TERMINALS for t in tiles),
        "daisangen": len([t for t in triplets if t in "PFC"]) == 3,
        "suushiihou": len(winds) == 4 or (len(winds) == 3 and bool(laid.pair) and laid.pair in "ESWN"),
        "tsuuiisou": laid.form == "sets" and all(t in HONOURS for t in tiles),
        "suuankou": len(hidden) == 4,
        "suukantsu": sum(len(g) == 4 for g, _ in laid.sets) == 4,
        "tenhou": "tenhou" in hand.flags,
        "chiihou": "chiihou" in hand.flags,
        "kokushi-musou": laid.form == "orphans",
    }
    gates = Counter(t[0] for t in tiles)
    nine = len(suits) == 1 and not honours and not hand.melds and laid.form == "sets"
    if nine and gates["1"] >= 3 and gates["9"] >= 3 and len(gates) == 9:
        return {"chuuren-poutou": "chuuren"}
    if any(high.values()):
        return {name: "daimangan" for name, holds in high.items() if holds}
    return {name: "shoumangan" for name, holds in low.items() if holds}


def fu_of(hand: Hand, laid: Laid) -> int:
    """Fu as in riichi, an open pinfu being 20 (T4)."""
    if laid.form == "pairs":
        return 25
    if laid.form != "sets":
        return 30
    fu = 20
    if hand.closed and not hand.tsumo:
        fu += 10
    value = (laid.pair in "PFC") + (laid.pair == hand.seat) + (laid.pair == "E")
    runs = [g for g, _ in laid.sets if not is_triplet(g)]
    pinfu = hand.closed and len(runs) == 4 and not value and laid.wait == "two-sided"
    if hand.tsumo and not pinfu:
        fu += 2
    for group, how in laid.sets:
        if is_triplet(group):
            worth = 4 if group[0] in HONOURS or group[0] in TERMINALS else 2
            fu += worth * (4 if len(group) == 4 else 1) * (2 if how in ("own", "ankan") else 1)
    fu += 2 * value
    if laid.wait in ("pair", "middle", "edge"):
        fu += 2
    return -(-fu // 10) * 10


def income(base: int, hand: Hand) -> int:
    return base * (6 if hand.seat == "E" else 4)


def results(hand: Hand) -> Iterator[Result]:
    """The worth of each laying that may win."""
    dora = Counter(hand.tiles)[dora_after(hand.indicator)] if hand.indicator else 0
    for laid in layings(hand):
        fixed = limits(hand, laid)
        yaku = han_yaku(hand, laid)
        counted = None
        if yaku:
            extra = {"zoroba": hand.zoroba, **({"dora": dora} if dora else {})}
            han, fu = sum(yaku.values()) + sum(extra.values()), fu_of(hand, laid)
            base: int = fu * 2**han
            limit = None
            if han >= (8 if dora else 7):
                base, limit = 2000, "haneman"
            elif base > 1000:
                base, limit = 1000, "mangan"
            counted = Result(income(base, hand), han, fu, limit, {**yaku, **extra})
        if fixed:
            name = next(iter(fixed.values()))
            value = income(LIMITS[name], hand)
            if counted is None or counted.income <= value:
                yield Result(value, 0, 0, name, dict.fromkeys(fixed, 0))
                continue
        if counted is not None:
            yield counted


def best(hand: Hand) -> list[Result]:
    """The dearest results, those that tie in han and fu beside each other; empty where there is no win."""
    found = list(results(hand))
    if not found:
        return []
    top = max((r.income, r.han, r.fu) for r in found)
    return [r for r in found if (r.income, r.han, r.fu) == top]
