"""Random won hands of the Tokyo rules, most of them built around an old yaku, and their lines."""

from __future__ import annotations

import random
from collections import Counter

from tests.oracles.tokyo import HONOURS, TERMINALS, Hand, dora_after

__all__ = ["line_of", "random_hand"]

SUITED = [f"{n}{s}" for s in "mps" for n in range(1, 10)]
ALL = [*SUITED, *HONOURS]
Group = list[str]


def run(n: int, suit: str) -> Group:
    return [f"{n + k}{suit}" for k in range(3)]


def triplet(tile: str) -> Group:
    return [tile] * 3


RUNS = [run(n, s) for s in "mps" for n in range(1, 8)]


def theme(rng: random.Random) -> tuple[list[Group], list[Group], list[str]]:
    """Sets that must be there, those from which the others come, and the pairs."""
    suit, n = rng.choice("mps"), rng.randint(1, 7)
    three = rng.sample("mps", 3)
    everything = [*RUNS, *map(triplet, ALL)]
    chosen: list[tuple[list[Group], list[Group], list[str]]] = [
        ([], everything, ALL),
        ([], RUNS, ALL),
        ([], [triplet(t) for t in ALL], ALL),
        ([], [g for g in everything if g[0][1:] == suit or g[0] in HONOURS], [t for t in ALL if t[1:] in ("", suit)]),
        ([], [g for g in everything if g[0][1:] == suit], [t for t in SUITED if t[1] == suit]),
        ([], [g for g in everything if any(t in HONOURS or t in TERMINALS for t in g)], [*TERMINALS, *HONOURS]),
        ([], [triplet(t) for t in [*TERMINALS, *HONOURS]], [*TERMINALS, *HONOURS]),
        ([], [triplet(t) for t in HONOURS], [*HONOURS]),
        ([run(1, suit), run(4, suit), run(7, suit)], everything, ALL),
        ([run(1, three[0]), run(4, three[1]), run(7, three[2])], everything, ALL),
        ([run(n, s) for s in "mps"], everything, ALL),
        ([triplet(f"{n}{s}") for s in "mps"], everything, ALL),
        ([run(n, suit)] * 2, RUNS, ALL),
        ([run(n, suit)] * 2 + [run(rng.randint(1, 7), three[0])] * 2, RUNS, ALL),
        ([run(n, suit)] * 3, everything, ALL),
        ([run(n, suit)] * 4, RUNS, ALL),
        ([triplet(f"{n + k}{suit}") for k in range(3)], everything, ALL),
        ([], [triplet(t) for t in TERMINALS], TERMINALS),
        (
            [triplet({"m": "C", "p": "F", "s": "P"}[suit])],
            [g for g in RUNS if g[0][1] == suit],
            [f"{n}{suit}" for n in range(1, 10)],
        ),
        ([triplet(f"{a}{suit}") for a in rng.choice([(1, 3, 5), (2, 4, 6), (5, 7, 9)])], everything, ALL),
        ([triplet(f"{a}{suit}") for a in rng.choice([(1, 4, 7), (3, 6, 9)])], everything, ALL),
        ([triplet(f"{a}{suit}") for a in (1, 5, 9)], everything, ALL),
        ([triplet(t) for t in "SWN"], everything, ALL),
        ([triplet(t) for t in rng.sample("ESWN", 3)], everything, list("ESWN")),
        ([triplet(t) for t in rng.sample("PFC", 2)], everything, list("PFC")),
        ([triplet(t) for t in "PFC"], everything, ALL),
        ([triplet(f"{a}{s}") for a in rng.sample(range(1, 10), 2) for s in three[:2]], everything, ALL),
        ([triplet("F")], [triplet(t) for t in ("2s", "3s", "4s", "6s", "8s")] + [run(2, "s")] * 3, ["2s", "6s", "8s"]),
        ([], [run(2, "s"), *(triplet(t) for t in ("2s", "3s", "4s", "6s", "8s"))], ["F", "6s", "8s"]),
    ]
    return rng.choice(chosen)


def apart(rng: random.Random) -> list[str]:
    """A shiisanpuutaa: tiles of a suit at least three apart, honours, and one of them twice."""
    while True:
        tiles = list(HONOURS[: rng.randint(4, 7)])
        for suit in "mps":
            n = rng.randint(1, 3)
            while n <= 9:
                tiles.append(f"{n}{suit}")
                n += rng.randint(3, 4)
        if len(tiles) >= 13:
            tiles = rng.sample(tiles, 13)
            return [*tiles, rng.choice(tiles)]


def tiles_of(rng: random.Random) -> tuple[list[str], list[tuple[str, list[str]]]]:
    kind = rng.random()
    if kind < 0.03:
        return apart(rng), []
    if kind < 0.035:
        return list(HONOURS) * 2, []
    if kind < 0.045:
        return [*TERMINALS, rng.choice(SUITED[1:8])] * 2, []
    if kind < 0.06:
        seven = rng.choice([ALL, [*TERMINALS, *HONOURS], list(HONOURS), [*TERMINALS, rng.choice(SUITED[1:8])]])
        return rng.sample(seven, 7) * 2, []
    if kind < 0.07:
        return [*TERMINALS, *HONOURS, rng.choice(TERMINALS)], []
    if kind < 0.08:
        return [n + "m" for n in "1112345678999" + rng.choice("123456789")], []
    if kind < 0.12:  # closed, since its triplets are often dearer
        return run(rng.randint(1, 7), rng.choice("mps")) * 4 + [rng.choice(HONOURS)] * 2, []
    calls = rng.choice([0, 0, 0.3, 0.6, 1])
    while True:
        must, others, pairs = theme(rng)
        sets = [*must, *(rng.choice(others) for _ in range(4))][:4]
        pair = rng.choice(pairs)
        kans = rng.choice([0, 0, 0.2, 0.7])
        sets = [s + s[:1] if s[0] == s[1] and rng.random() < kans else s for s in sets]
        laid = [t for s in sets for t in s] + [pair, pair]
        if max(Counter(laid).values()) <= 4:
            break
    concealed, melds = [pair, pair], []
    for group in sets:
        if len(group) == 4:
            melds.append((rng.choice(["ankan", "kan", "kakan"] if calls else ["ankan"]), group))
        elif rng.random() < calls:
            melds.append(("pon" if group[0] == group[1] else "chi", group))
        else:
            concealed += group
    return concealed, melds


def random_hand(rng: random.Random) -> Hand:
    """A hand that can lie on a table, its flags not contradicting each other."""
    concealed, melds = tiles_of(rng)
    hand = Hand(concealed, melds, rng.choice(concealed), rng.random() < 0.5, rng.choice("EESWN"))
    hand.zoroba = rng.choice([1, 1, 2, 2, 3, 4, 5, 6])
    held = Counter(hand.tiles)
    kans = sum(len(tiles) == 4 for _, tiles in melds)
    flags: set[str] = set()
    lucky = [t for t in concealed if t in ("1p", "5p", "2s")]
    if lucky and rng.random() < 0.8:
        hand.win = rng.choice(lucky)
    single = held[hand.win] == 1
    plain = len(set(concealed)) != 13
    if plain and hand.closed and rng.random() < 0.3:
        flags.add("double-riichi" if not melds and rng.random() < 0.3 else "riichi")
    if plain and hand.tsumo:
        if kans and not flags and rng.random() < 0.6:
            flags.add("renkaihou" if kans > 1 and rng.random() < 0.6 else "rinshan")
        elif rng.random() < 0.25:
            flags.add("haitei")
    elif not hand.tsumo:
        if single and rng.random() < 0.4:
            flags.add("chankan")
        elif rng.random() < 0.1:
            flags.add("houtei")
    if plain and not melds and not flags and rng.random() < 0.15:
        if hand.tsumo:
            flags.add("tenhou" if hand.seat == "E" else "renhou")
        else:
            flags.add("renhou" if hand.seat == "E" else rng.choice(["renhou", "chiihou"]))
    robbed = "chankan" in flags
    shown = [t for t in ALL if held[t] < 4 and not (robbed and t == hand.win)]
    hand.indicator = rng.choice([None, rng.choice(shown), *(t for t in shown if held[dora_after(t)])][:8])
    if set(held.values()) == {2} and rng.random() < 0.5:
        lone = next((t for t in concealed if t in SUITED[1:8]), None)
        hand.indicator = f"{int(lone[0]) - 1}{lone[1]}" if lone else hand.indicator
    hand.flags = flags
    if plain and concealed.count(hand.win) == 1 and hand.indicator != hand.win and rng.random() < 0.5:
        from tests.oracles.tokyo import layings

        if any(laid.wait in ("middle", "edge") for laid in layings(hand)):
            flags.add("ketsupai")
    return hand


def line_of(hand: Hand) -> str:
    """The hand as a line of the notation."""
    words = ["tokyo", "".join(hand.concealed)]
    words += [f"{kind}={''.join(tiles)}" for kind, tiles in hand.melds]
    words += [f"win={hand.win}", f"seat={hand.seat}", f"zoroba={hand.zoroba}"]
    words += ["+tsumo"] * hand.tsumo + [f"+{flag}" for flag in sorted(hand.flags)]
    return " ".join([*words, *([f"ind={hand.indicator}"] if hand.indicator else [])])
