"""Random doubles hands, winners and losers, that can lie on a table of 144 tiles."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

from tests.oracles.doubles import best
from tests.oracles.doubles_hand import HONOURS, SEATS, SUITED, DoublesHand, Meld
from tests.oracles.doubles_layouts import laid_as_a_win
from tests.oracles.doubles_themes import OWN, RUNS, TRIPLETS, Group, Plan, any_theme

__all__ = ["loser", "random_hand", "random_options", "wall", "winner"]

Wall = Counter[str]

CHOICES: dict[str, list[Any]] = {
    "limit": [300, 500, 500, 700, 2000],
    "limit-losers": [False],
    "added-kong": ["hidden"],
    "drawn-hand": ["differences", "nothing"],
    "going-out": [10],
    "special-doubles": ["all"],
    "special-or-ordinary": ["special"],
    "several-specials": ["add"],
    "special-hidden": ["any"],
    "event": ["after"],
    "own-bonus-doubles": ["one"],
    "one-suit-honours": [True],
    "hand-wind-is": ["round"],
    "no-points-pair": ["worthless"],
    "dealer-one-shot": ["points"],
    "lost-reach": ["stays"],
    "nine-gates-hidden": [True],
    "additional": ["after"],
    "reach-on-discard": ["pond"],
    "seven-pairs-four-alike": [True],
    "wind-pairs": ["once"],
    "pure-honours": [False],
    "bouquet-and-own": ["beside"],
    "east-double": ["before-limit"],
    "hidden-claimed": [True],
    "great-game-east": [False],
    "drawn": [2],
    "full-hand-pair": ["simples"],
    "appellant-doubles": [False],
    "dead-wall": [1],
    "lanterns-honour-pair": [True],
    "happinesses-kong": [False],
    "great-game-hidden": [True],
}
COLUMBIA_ONLY = list(CHOICES)[list(CHOICES).index("going-out") : list(CHOICES).index("wind-pairs")]


def random_options(rng: random.Random, ruleset: str) -> dict[str, Any]:
    """Every reading off its default now and then."""
    odds = rng.choice([0, 0.1, 0.3])
    if ruleset == "columbia":
        names = ["limit", "limit-losers", "added-kong", "drawn-hand", *COLUMBIA_ONLY]
    else:
        names = ["limit", "limit-losers", "added-kong", *["drawn-hand"] * (ruleset == "french-advanced")]
        names += list(CHOICES)[list(CHOICES).index("wind-pairs") :]
    options = {name: rng.choice(CHOICES[name]) for name in names if rng.random() < odds}
    if ruleset != "columbia" and rng.random() < 0.2:  # off by itself, so that the item would be rare
        options["dead-wall"] = rng.choice([1, 2])
    return options


def wall() -> Wall:
    return Counter(dict.fromkeys(SUITED + HONOURS, 4) | {rank + sort: 1 for rank in "1234" for sort in "fg"})


def random_hand(rng: random.Random, ruleset: str) -> DoublesHand:
    """A single hand, most of them won."""
    hand = DoublesHand(ruleset, options=random_options(rng, ruleset))
    hand.seat, hand.wind = rng.choice(SEATS), rng.choice(SEATS)
    if ruleset != "columbia" and rng.random() < 0.4:
        hand.tower = rng.choice(SEATS)
    extra = set()
    if hand.options.get("hand-wind-is") == "round":
        extra = {"dealer"} if rng.random() < 0.4 else set()
        if rng.random() < 0.5:
            hand.wind, hand.round = None, hand.wind
    elif rng.random() < 0.1 and (hand.seat == "E" if hand.french else hand.seat == hand.wind):
        extra = {"dealer"}
    if rng.random() < 0.7:
        winner(rng, hand, wall())
        if not hand.drawn and rng.random() < 0.2:
            hand.source = rng.choice(SEATS.replace(hand.seat, ""))
    else:
        loser(rng, hand, wall())
        extra |= {"nobody-won"} if rng.random() < 0.2 else set()
    hand.flags |= extra
    if not hand.french and "dealer" in extra and hand.seat == hand.wind and not hand.options.get("hand-wind-is"):
        hand.wind = None  # his chair tells it
    return hand


def winner(rng: random.Random, hand: DoublesHand, free: Wall) -> None:
    """Fills a won hand, taking its tiles out of the wall; a theme that does not come out in 40 tries is left."""
    theme = any_theme(rng, hand.ruleset)
    for attempt in itertools.count(1):
        hand.loose, hand.melds, hand.bonus, hand.win, hand.flags = [], [], [], None, frozenset()
        plan = theme(rng)
        lay(rng, hand, plan)
        if not hand.copies() - free and not best(hand)[0].problem:
            break
        if attempt % 40 == 0:
            theme = any_theme(rng, hand.ruleset)
    free.subtract(hand.copies())
    flowers(rng, hand, free, 0.5 if plan.flowers else 0.1)
    finish(rng, hand)
    rng.shuffle(hand.loose)


def lay(rng: random.Random, hand: DoublesHand, plan: Plan) -> None:
    if plan.bare is not None:
        hand.loose = [hand.seat or "" if tile == OWN else tile for tile in plan.bare]
        hand.melds = [Meld("ckong", (tile,) * 4) for tile in plan.kongs]
        return
    groups = [*plan.must, *(rng.choice(plan.others) for _ in range(4))][:4]
    hand.loose = [plan.pair or rng.choice(rng.choice(plan.others if rng.random() < 0.5 else RUNS + TRIPLETS))] * 2
    calls, kongs = rng.choice([0, 0, 0.3, 0.6, 1]), rng.choice([0, 0, 0, 0.2, 0.5, 1])
    for group in groups:
        if group[0] == group[1] and rng.random() < kongs:
            hand.melds.append(Meld(rng.choice(["kong", "added", "ckong"]) if calls else "ckong", group + group[:1]))
        else:
            call(rng, hand, group, calls)


def call(rng: random.Random, hand: DoublesHand, group: Group, odds: float) -> None:
    if rng.random() < odds:
        hand.melds.append(Meld("pung" if group[0] == group[1] else "chow", group))
    else:
        hand.loose += group


def flowers(rng: random.Random, hand: DoublesHand, free: Wall, odds: float) -> None:
    """None, some, all of a sort."""
    if rng.random() >= odds:
        return
    left = [tile for tile in free if tile[1:] in ("f", "g") and free[tile]]
    some = rng.sample(left, min(len(left), rng.choice([1, 1, 2, 3, 5])))
    if rng.random() < 0.15:
        some = [tile for tile in left if tile[1] in rng.choice(["f", "g", "fg"])]
    hand.bonus = some
    free.subtract(some)


def finish(rng: random.Random, hand: DoublesHand) -> None:
    """How the hand was won, and what was announced."""
    flags: set[str] = set()
    claims = [meld for meld in hand.melds if meld.kind != "ckong"]
    if rng.random() < 0.5:
        hand.flags = frozenset(how_drawn(rng, hand, claims))
        if rng.random() < 0.3:
            hand.win = rng.choice(hand.loose)
        flags = set(hand.flags)
    else:
        claim(rng, hand)
        if rng.random() < 0.15:
            flags.add("last-discard")
        elif hand.win and hand.all_tiles.count(hand.win) == 1 and rng.random() < 0.6:
            flags.add("robbed-kong")
    announced = "reach" if hand.ruleset == "columbia" else "appellant"
    if "one-shot" not in flags and rng.random() < 0.3 and (announced == "appellant" or not claims):
        flags.add(announced)
        if announced == "reach" and rng.random() < 0.4:
            flags.add("one-pass")
    hand.flags = frozenset(flags)


def how_drawn(rng: random.Random, hand: DoublesHand, claims: list[Meld]) -> set[str]:
    replaced = bool(hand.bonus) or any(len(meld.tiles) == 4 for meld in hand.melds)
    ways = ["drawn"] * 3 + ["last-tile"] + ["dead-wall"] * 2 * replaced
    if hand.ruleset == "columbia" and not hand.melds and not claims:
        ways += ["one-shot"]
    way = rng.choice(ways)
    return {way} | ({"drawn"} if rng.random() < 0.8 else set())


def claim(rng: random.Random, hand: DoublesHand) -> None:
    """The winning discard: named or not, its set shown as a call or not."""
    shown = rng.random()
    if shown < 0.2:
        return
    hand.win = rng.choice(hand.loose)
    if shown < 0.5:
        return
    options: list[tuple[str, Group]] = [("pair", (hand.win,))]
    sets = [group for group in (*RUNS, (hand.win,) * 3, (hand.win,) * 2) if hand.win in group]
    for group in sets:
        kind = "chow" if group[0] != group[1] else "pair" if len(group) == 2 else "pung"
        options.append((kind, group))
    rng.shuffle(options)
    for kind, group in options:
        left = list(hand.loose)
        if Counter(group) - Counter(left):
            continue
        for tile in group:
            left.remove(tile)
        kept = hand.loose, hand.melds
        hand.loose, hand.melds = left, [*hand.melds, Meld(kind, group)]
        is_whole = best(hand)[0].problem is None
        if is_whole and (kind != "pair" or may_be_paired(hand, len(group))):
            break
        hand.loose, hand.melds = kept
    if rng.random() < 0.4 and hand.melds and hand.win in hand.melds[-1].tiles and hand.melds[-1].kind != "ckong":
        hand.win = None


def may_be_paired(hand: DoublesHand, size: int) -> bool:
    """Whether ``pair=`` can hold so many tiles: a single one is claimed for any hand, two are a pair of it."""
    return size == 1 or bool(laid_as_a_win(hand)) or all(count in (2, 4) for count in hand.copies().values())


def loser(rng: random.Random, hand: DoublesHand, free: Wall) -> None:
    """Fills a hand that has not won, taking its tiles out of the wall."""
    while True:
        hand.loose, hand.melds, hand.bonus, hand.win, hand.flags = [], [], [], None, frozenset()
        size = rng.choice([13, 13, 13, rng.randrange(1, 14)])
        dear = rng.random() < 0.5
        calls, kongs = rng.choice([0, 0.3, 0.6]), rng.choice([0, 0.2, 0.5])
        for _ in range(rng.choice([0, 1, 1, 2, 2, 3])):
            group = rng.choice(TRIPLETS[-7:] if dear and rng.random() < 0.5 else rng.choice([TRIPLETS, RUNS]))
            if size < 3:
                break
            size -= 3
            if group[0] == group[1] and rng.random() < kongs:
                hand.melds.append(Meld(rng.choice(["kong", "added", "ckong"]) if calls else "ckong", group + group[:1]))
            else:
                call(rng, hand, group, calls)
        for _ in range(rng.choice([0, 1, 2, 3])):
            if size >= 2:
                hand.loose += [rng.choice(HONOURS if dear else SUITED + HONOURS)] * 2
                size -= 2
        left = list((free - hand.copies()).elements())
        hand.loose += rng.sample([tile for tile in left if tile[1:] not in ("f", "g")], size)
        result = best(hand)[0]
        if not hand.copies() - free and not result.problem and not result.won:
            break
    free.subtract(hand.copies())
    flowers(rng, hand, free, 0.4)
    revealed = [meld for meld in hand.melds if meld.kind != "ckong"]
    announced = "appellant" if hand.french else "reach"
    if rng.random() < 0.2 and (hand.french or not revealed) and hand.size == 13:
        hand.flags = frozenset({announced})
    rng.shuffle(hand.loose)
