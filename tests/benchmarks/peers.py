"""One table of ratios: how fast lines become rows here, and how fast others score the same hands.

`pip install -e ".[test,benchmark]"`, then `python tests/benchmarks/peers.py [ROUNDS]`.  The others are given their
hands prepared, in their own objects; here a line of text goes in and a row of CSV comes out.  The hands are the wins
of real games in tests/cases; in each round suits and seats are exchanged and the lines reshuffled, so that no memory
answers for a hand that it has seen.  Nothing is asserted, and absolute times mean nothing: the ratios are to be read.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from mahjong.hand_calculating.hand import HandCalculator  # noqa: E402
from mahjong.meld import Meld  # noqa: E402

from scorecalc.api import bind_line, load_rules, score  # noqa: E402
from scorecalc.batch.chunks import Chunk, How, Way, done, ready  # noqa: E402
from scorecalc.notation import read  # noqa: E402
from scorecalc.rules.engine import choose  # noqa: E402
from tests.batch.hands import exchanged  # noqa: E402
from tests.benchmarks.hands import reseated, wins  # noqa: E402
from tests.differential.test_mahjong_package import arguments  # noqa: E402
from tests.oracles.lines import hand_of  # noqa: E402

#: rounds that are not counted: the shapes of suits are learnt in them, as they are in a long file
WARM_UP = 12


def rust_calls(lines: list[str]) -> Callable[[], object] | None:
    """The hands for RiichiEnv, prepared; None where the extra is not installed."""
    try:
        from riichienv import _riichienv as rust
    except ImportError:
        return None
    kinds = {Meld.CHI: rust.MeldType.Chi, Meld.PON: rust.MeldType.Pon, Meld.SHOUMINKAN: rust.MeldType.Kakan}
    winds = {"E": rust.Wind.East, "S": rust.Wind.South, "W": rust.Wind.West, "N": rust.Wind.North}
    flags = {flag: flag.replace("-", "_") for flag in ("riichi", "double-riichi", "ippatsu", "haitei", "houtei",
                                                       "rinshan", "chankan")}  # fmt: skip
    prepared = []
    for line in lines:
        hand, given = hand_of(line), arguments(hand_of(line))
        melds = [
            rust.Meld(
                kinds.get(meld.type, rust.MeldType.Daiminkan if meld.opened else rust.MeldType.Ankan),
                list(meld.tiles),
                meld.opened,
            )
            for meld in given["melds"]
        ]
        own = given["tiles"][: len(given["tiles"]) - sum(len(meld.tiles) for meld in given["melds"])]
        own.remove(given["win_tile"])
        conditions = rust.Conditions(
            tsumo=hand.tsumo,
            tsumo_first_turn=bool({"tenhou", "chiihou"} & hand.flags),
            player_wind=winds[hand.seat],
            round_wind=winds[hand.round],
            **{name: flag in hand.flags for flag, name in flags.items()},
        )
        shown = given["win_tile"], given["dora_indicators"], given["ura_dora_indicators"] or [], conditions
        prepared.append((sorted(own), melds, shown))
    return lambda: [rust.HandEvaluator(own, melds).calc(*shown) for own, melds, shown in prepared]


def works(lines: list[str], csv: How, jsonl: How) -> dict[str, Callable[[], object]]:
    """What is measured, by the name of its row; the first is what the others are compared with."""
    prepared = [arguments(hand_of(line)) for line in lines]
    rules = load_rules("riichi")
    bound = [bind_line(read(line), rules)[0] for line in lines]
    ready_rules = [(rules.with_options(b.options), b) for b in bound]
    hands = [(hand, r) for r, b in ready_rules for hand in r.game.hands(r.game.position(b, r.ready))]
    chunk = Chunk(range(1, len(lines) + 1), lines)
    found: dict[str, Callable[[], object]] = {
        "mahjong 2.1.0, hands prepared": lambda: [HandCalculator.estimate_hand_value(**a) for a in prepared],
        "line to row of CSV": lambda: done(chunk, csv),
        "position to tally": lambda: [choose(hand, r) for hand, r in hands],
        "line to breakdown, with reasons": lambda: [score(line, rules) for line in lines],
        "line to object of JSONL": lambda: done(chunk, jsonl),
    }
    rust = rust_calls(lines)
    return found | ({"RiichiEnv (Rust), hands prepared": rust} if rust else {})


def seconds(work: Callable[[], object]) -> float:
    """The time of the processor that something takes."""
    begin = process_time()
    work()
    return process_time() - begin


def main(rounds: int) -> None:
    """Writes the table."""
    rng = random.Random(11)
    lines = wins()
    csv, jsonl = ready(Way("csv", rules="riichi")), ready(Way("jsonl", rules="riichi"))
    ratios: dict[str, list[float]] = {}
    taken: dict[str, list[float]] = {}
    for number in range(WARM_UP + rounds):
        found = works([reseated(exchanged(line, rng), rng) for line in rng.sample(lines, len(lines))], csv, jsonl)
        base, *_ = found.values()
        for name, work in found.items():
            before, own, after = seconds(base), seconds(work), seconds(base)
            if number >= WARM_UP:
                ratios.setdefault(name, []).append((before + after) / 2 / own)
                taken.setdefault(name, []).append(own)
    for name, values in ratios.items():
        rate = len(lines) / median(taken[name])
        low, high = sorted(values)[len(values) // 4], sorted(values)[-1 - len(values) // 4]
        sys.stdout.write(f"{name:34} {rate:9.0f} a second  {median(values):6.2f} x  ({low:.2f} to {high:.2f})\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
