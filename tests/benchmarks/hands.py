"""Hands a second in memory, beside the `mahjong` package on the same hands: `python tests/benchmarks/hands.py`.

The hands are the wins of real games in tests/cases, suits and seats exchanged and reshuffled in each
round so that no memory answers for a hand that it has seen.  Nothing is asserted; the ratios are to be read.
"""

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from mahjong.hand_calculating.hand import HandCalculator  # noqa: E402

from scorecalc.api import bind_line, load_rules, score  # noqa: E402
from scorecalc.notation import read, split  # noqa: E402
from scorecalc.problems import Refused  # noqa: E402
from scorecalc.rules.engine import choose  # noqa: E402
from scorecalc.rules.ruleset import Ruleset  # noqa: E402
from tests.batch.hands import exchanged  # noqa: E402
from tests.differential.test_mahjong_package import arguments  # noqa: E402
from tests.oracles.lines import hand_of  # noqa: E402

ROUNDS = 11


def wins() -> list[str]:
    """The lines of one winner each under the plain ruleset, which the package plays too."""
    found = []
    for raw in (ROOT / "tests" / "cases" / "riichi_logs.txt").read_text(encoding="utf-8").splitlines():
        line, expectation = split(raw)
        if expectation and ": " not in line and "ryuuiisou" not in expectation:
            plain = line.replace("riichi-tenhou", "riichi")
            try:
                score(plain)
            except Refused:
                continue
            found.append(plain)
    return found


def reseated(line: str, rng: random.Random) -> str:
    """The same hand in another seat, its discard by another player.

    First-turn wins and liability stay as they are, and a hand with winds, which may be its only yaku.
    """
    if re.search(
        r"\+(?:tenhou|chiihou|renhou)|pao=|[ESWN](?= |[ESWN]+ )",
        re.sub(" (seat|from|round|ind|uraind)=[^ ]*", "", f"{line} "),
    ):
        return line
    seats = dict(zip("ESWN", rng.sample("ESWN", 4), strict=True))
    return re.sub(r"\b(seat|from)=([ESWN])", lambda word: f"{word[1]}={seats[word[2]]}", line)


def seconds(work: Callable[[], object]) -> float:
    """The time that something takes."""
    begin = perf_counter()
    work()
    return perf_counter() - begin


def measured(batch: list[str], rules: Ruleset) -> dict[str, float]:
    """Seconds for one batch of lines, by what was done with them."""
    prepared = [arguments(hand_of(line)) for line in batch]
    bound = [bind_line(read(line), rules)[0] for line in batch]
    ready = [(rules.with_options(b.options), b) for b in bound]
    hands = [(hand, r) for r, b in ready for hand in r.game.hands(r.game.position(b, r.ready))]
    return {
        "mahjong": seconds(lambda: [HandCalculator.estimate_hand_value(**a) for a in prepared]),
        "tally": seconds(lambda: [choose(hand, r) for hand, r in hands]),
        "words to breakdown": seconds(lambda: [score(line, rules) for line in batch]),
    }


def main() -> None:
    """Writes one table of ratios."""
    rng = random.Random(11)
    rules = load_rules("riichi")
    lines = wins()
    times: dict[str, list[float]] = {"mahjong": [], "tally": [], "words to breakdown": []}
    for _ in range(ROUNDS):
        for name, taken in measured(
            [reseated(exchanged(line, rng), rng) for line in rng.sample(lines, len(lines))], rules
        ).items():
            times[name].append(taken)
    theirs = times["mahjong"]
    for name, taken in times.items():
        ratio = median(a / b for a, b in zip(theirs, taken, strict=True))
        sys.stdout.write(f"{name:20} {len(lines) / median(taken):9.0f} hands/s   {ratio:5.2f} x mahjong\n")


if __name__ == "__main__":
    main()
