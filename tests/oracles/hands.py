"""Random won riichi hands, as the oracle's input and, by `line_of`, as lines of the notation.

Every hand can lie on a table: tiles and indicators come out of one wall with its red fives, calls
are whole, flags do not contradict each other.  Only a yaku may be missing.  Themes make yaku and
yakuman far more frequent than at a real table.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.oracles.lines import line_of
from tests.oracles.riichi_hand import Hand, Meld, indicator_of, plain

__all__ = ["line_of", "random_hand", "random_options"]

Group = tuple[str, ...]

SEATS = "ESWN"
HONOURS = [rank + "z" for rank in "1234567"]
ORPHANS = [rank + suit for suit in "mps" for rank in "19"] + HONOURS
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]
SUITED = [rank + suit for suit in "mps" for rank in "123456789"]
TRIPLETS: list[Group] = [(tile,) * 3 for tile in SUITED + HONOURS]
RUNS: list[Group] = [(f"{r}{s}", f"{r + 1}{s}", f"{r + 2}{s}") for s in "mps" for r in range(1, 8)]


class Sets:
    """The sets that a theme may use: all that the wall of 4 or 3 players can make."""

    def __init__(self, players: int) -> None:
        self.runs = RUNS if players == 4 else [run for run in RUNS if run[0][1] != "m"]
        self.triplets = [t for t in TRIPLETS if players == 4 or t[0][1] != "m" or t[0] in ORPHANS]
        self.all = self.runs + self.triplets

    def of(self, keep: Callable[[str], bool]) -> list[Group]:
        return [group for group in self.all if all(map(keep, group))]

    def with_orphan(self) -> list[Group]:
        return [group for group in self.all if any(tile in ORPHANS for tile in group)]


#: a theme gives the sets (perhaps the pair, last) that the hand must have, and the sets that the others are drawn from
Theme = Callable[[random.Random, Sets], tuple[list[Group], list[Group]]]


def one_suit(rng: random.Random, sets: Sets) -> tuple[list[Group], list[Group]]:
    suits = rng.choice("ps" if len(sets.runs) < len(RUNS) else "mps") + rng.choice(["", "z"])
    return [], sets.of(lambda tile: tile[1] in suits)


def same_in_three_suits(rng: random.Random, sets: Sets) -> tuple[list[Group], list[Group]]:
    rank, among = rng.choice("123456789"), rng.choice([sets.runs, sets.triplets])
    return [group for group in among if group[0][0] == rank and group[0][1] != "z"], sets.all


def straight(rng: random.Random, sets: Sets) -> tuple[list[Group], list[Group]]:
    suit = rng.choice("ps")
    return [run for run in sets.runs if run[0][1] == suit and run[0][0] in "147"], sets.all


def twins(rng: random.Random, sets: Sets) -> tuple[list[Group], list[Group]]:
    return rng.sample(sets.runs, rng.choice([1, 2])) * 2, sets.runs


def honour_triplets(rng: random.Random, sets: Sets) -> tuple[list[Group], list[Group]]:
    among = rng.choice([["5z", "6z", "7z"], ["1z", "2z", "3z", "4z"]])
    chosen = rng.sample(among, rng.randrange(2, len(among) + 1))
    must: list[Group] = [(tile,) * 3 for tile in chosen]
    if rng.random() < 0.5:
        must[-1] = (chosen[-1],) * 2
    return must, sets.all


THEMES: list[Theme] = [
    lambda _, sets: ([], sets.all),
    lambda _, sets: ([], sets.runs),
    lambda _, sets: ([], sets.runs),
    lambda _, sets: ([], sets.triplets),
    lambda _, sets: ([], sets.of(lambda tile: tile not in ORPHANS)),
    lambda _, sets: ([], sets.with_orphan()),
    lambda _, sets: ([], [group for group in sets.with_orphan() if group[0][1] != "z"]),
    lambda _, sets: ([], sets.of(lambda tile: tile in ORPHANS)),
    lambda _, sets: ([], sets.of(lambda tile: tile in ORPHANS and tile[1] != "z")),
    lambda _, sets: ([], sets.of(lambda tile: tile in HONOURS)),
    lambda _, sets: ([], sets.of(lambda tile: tile in GREEN)),
    one_suit,
    one_suit,
    same_in_three_suits,
    straight,
    twins,
    honour_triplets,
]


def seven_pairs(rng: random.Random, players: int) -> list[str]:
    """Seven different pairs, some of them all simple, all orphans, all honours or all of one suit."""
    wall = [t[0] for t in Sets(players).triplets]
    simple, orphan = [tile for tile in wall if tile not in ORPHANS], [tile for tile in wall if tile in ORPHANS]
    suits = rng.choice(["p", "s", "pz", "sz"])
    kinds = [wall, simple, orphan, HONOURS, [tile for tile in wall if tile[1] in suits]]
    return rng.sample(rng.choice(kinds), 7) * 2


def nine_gates(rng: random.Random) -> list[str]:
    suit = rng.choice("ps")
    return [rank + suit for rank in "1112345678999" + rng.choice("123456789")]


def groups_of(rng: random.Random, players: int) -> list[Group]:
    """Four sets and a pair out of one wall, the pair last; some triplets are kans, now and then all of them."""
    sets, odds = Sets(players), rng.choice([0, 0, 0.1, 0.1, 0.3, 0.6, 1])
    while True:
        must, others = rng.choice(THEMES)(rng, sets)
        pair: Group = (rng.choice(rng.choice(others if rng.random() < 0.7 else sets.all)),) * 2
        if must and len(must[-1]) == 2:
            pair = must.pop()
        groups = [*must, *(rng.choice(others) for _ in range(4))][:4]
        groups = [g + g[:1] if g[0] == g[1] and rng.random() < odds else g for g in groups]
        groups.append(pair)
        laid = [tile for group in groups for tile in group]
        if all(laid.count(tile) <= 4 for tile in set(laid)):
            return groups


class Wall:
    """The tiles of a game that are still free, red fives among them."""

    def __init__(self, rng: random.Random, players: int, red: int) -> None:
        self.rng = rng
        kinds = [t[0] for t in Sets(players).triplets]
        self.free = [tile for tile in kinds for _ in range(4)]
        for suit in "mps":
            if "5" + suit in kinds:
                for _ in range(red):
                    self.free.remove("5" + suit)
                    self.free.append("0" + suit)

    def left(self, tile: str) -> int:
        return sum(plain(t) == tile for t in self.free)

    def take(self, tile: str) -> str:
        """A copy of the tile; of a five any copy, red or not."""
        found = tile
        if tile[0] == "5" and tile[1] != "z":
            found = self.rng.choice([t for t in self.free if plain(t) == tile])
        self.free.remove(found)
        return found


def random_hand(rng: random.Random, options: dict[str, Any] | None = None) -> Hand:
    """A won hand that lies within the options, which are the ones of the plain ruleset where none are given."""
    options = options or {}
    hand = Hand([], None, options=options, tsumo=rng.random() < 0.5)
    players, red = hand.players, hand.option("red-fives")
    wall = Wall(rng, players, rng.choice([1, 1, 1, 2, 4]) if red == "any" else red)
    kind, groups = rng.random(), []
    if kind < 0.05:
        bare = seven_pairs(rng, players)
    elif kind < 0.07:
        bare = [*ORPHANS, rng.choice(ORPHANS)]
    elif kind < 0.09:
        bare = nine_gates(rng)
    else:
        groups = groups_of(rng, players)
        bare = list(groups.pop())
    calls = rng.choice([0, 0, 0, 0.3, 0.6, 1])
    for group in groups:
        called = rng.random() < calls and not (players == 3 and group[0] != group[1])  # three players: no chi
        if called or len(group) == 4:
            kind_of_call = ("chi" if group[0] != group[1] else "pon") if len(group) == 3 else "ankan"
            if called and len(group) == 4:
                kind_of_call = rng.choice(["kan", "kakan", "ankan"])
            hand.melds.append(Meld(kind_of_call, [wall.take(tile) for tile in group]))
        else:
            bare += group
    hand.concealed = [wall.take(tile) for tile in bare]
    rng.shuffle(hand.concealed)
    hand.win = rng.choice(hand.concealed)
    hand.seat, hand.round = rng.choice(SEATS[:players]), rng.choice("EEESSW" + ("N" if players == 4 else ""))
    hand.source = None if hand.tsumo else rng.choice(SEATS[:players].replace(hand.seat, ""))
    if players == 3:
        hand.nuki = rng.randrange(wall.left("4z") + 1)
        for _ in range(hand.nuki):
            wall.take("4z")
    declare(rng, hand)
    show(rng, hand, wall)
    stake(rng, hand)
    return hand


def declare(rng: random.Random, hand: Hand) -> None:
    """Flags that can be true together."""

    def maybe(flag: str, chance: float, possible: bool = True) -> bool:
        if possible and rng.random() < chance:
            flags.add(flag)
        return flag in flags

    flags: set[str] = set()
    riichi = first_turn = False
    if not hand.is_open:
        riichi = maybe("riichi", 0.5) or maybe("double-riichi", 0.1)
        maybe("ippatsu", 0.3, riichi and hand.option("ippatsu"))
        maybe("open-riichi", 0.3, riichi and hand.option("open-riichi"))
        if not riichi and not hand.melds and not hand.nuki:
            dealer = hand.seat == "E"
            flag = "tenhou" if dealer and hand.tsumo else "chiihou" if hand.tsumo else "renhou"
            first_turn = maybe(flag, 0.5, hand.tsumo or (not dealer and hand.option("renhou") != "off"))
    if hand.tsumo and not first_turn:
        replacement = (hand.kans > 0 or hand.nuki > 0) and "ippatsu" not in flags
        maybe("rinshan", 0.3, replacement) or maybe("haitei", 0.15)
    elif not first_turn:
        single = list(map(plain, hand.all_tiles)).count(plain(hand.win or "")) == 1
        maybe("chankan", 0.2, single) or maybe("houtei", 0.15)
    hand.flags = frozenset(flags)


def show(rng: random.Random, hand: Hand, wall: Wall) -> None:
    """Indicators, half of them chosen so that a tile of the hand is dora."""
    count = rng.randrange(1, min(5, 2 + hand.kans) + 1) if hand.option("kan-dora") else 1
    robbed = plain(hand.win or "") if "chankan" in hand.flags else ""  # its other copies lie in the kan

    def shown() -> str:
        wanted = indicator_of(rng.choice(hand.all_tiles), hand.players)
        tile = wanted if rng.random() < 0.5 and wall.left(wanted) else plain(rng.choice(wall.free))
        return shown() if tile == robbed else wall.take(tile)

    hand.indicators = [shown() for _ in range(count)]
    riichi = hand.flags & {"riichi", "double-riichi"}
    if hand.option("ura-dora") and rng.random() < (0.9 if riichi else 0.05):
        hand.ura = [shown() for _ in range(count)]


def stake(rng: random.Random, hand: Hand) -> None:
    """Honba, sticks, stakes of this hand, and who is liable for three dragons or four winds.

    Nobody is liable where only one of several yakuman counts, since it need not be the one that he fed.
    """
    hand.honba, hand.sticks = rng.choice([0, 0, 0, 1, 2, 5]), rng.choice([0, 0, 0, 1, 3])
    riichi = bool(hand.flags & {"riichi", "double-riichi"})
    if not hand.flags & {"tenhou", "chiihou", "renhou"} and rng.random() < 0.2:
        may = [seat for seat in SEATS[: hand.players] if seat != hand.seat or riichi]
        hand.declared = "".join(seat for seat in may if rng.random() < 0.5)
    triplets = [meld for meld in hand.melds if meld.kind != "chi"]
    for name, tiles, number in (("daisangen", HONOURS[4:], 3), ("daisuushii", HONOURS[:4], 4)):
        made = [meld for meld in triplets if meld.tiles[0] in tiles]
        certain = len(made) == number and made[-1].kind != "ankan"
        if certain and name in hand.option("pao-yakuman") and hand.option("stack-yakuman"):
            hand.pao = rng.choice(SEATS[: hand.players].replace(hand.seat, ""))
            hand.pao_of = rng.choice([None, name])


def random_options(rng: random.Random) -> dict[str, Any]:
    """Options, each of them off its default now and then."""
    choices: dict[str, list[Any]] = {
        "open-tanyao": [False],
        "ippatsu": [False],
        "ura-dora": [False],
        "kan-dora": [False],
        "red-fives": [0, 1, 2, 3, 4],
        "double-yakuman": [(), ("suuankou-tanki",), ("kokushi-13", "daisuushii"), ("junsei-chuuren",)],
        "stack-yakuman": [False],
        "kazoe": ["sanbaiman", "multiple"],
        "tenhou-wait": ["best"],
        "renhou": ["mangan", "yakuman", 2, 5],
        "open-riichi": [True],
        "kiriage-mangan": [True],
        "double-wind-pair-fu": [2],
        "open-pinfu-fu": [20],
        "pinfu-tsumo-fu": [30],
        "rinshan-fu": [False],
        "players": [3],
        "honba-value": [600, 1500],  # divisible by two and by three payers
        "pao-yakuman": [(), ("daisangen",), ("daisuushii",)],
        "pao-scope": ["liable-yakuman"],
        "pao-honba": ["discarder"],
    }
    options = {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.2}
    if options.get("players") == 3 and rng.random() < 0.7:
        losses = ["off", "half", "full", "equal", "proportional", "dealer", "other", "add-1000", "ron-loss"]
        options["tsumo-loss"] = rng.choice(losses)
    return options
