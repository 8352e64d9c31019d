"""How long `scorecalc score` takes from start to answer, in units of a bare Python: `python tests/benchmarks/start.py`.

The budget is nine.  The first run of each is thrown away: it writes the bytecode that an installed
package has.  Nothing fails here, since a busy machine would fail it; the figures are read.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parents[2]
LINE = "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"
BARE = [sys.executable, "-c", "pass"]
SCORE = [sys.executable, "-m", "scorecalc", "score", *LINE.split()]
PAIRS = 11
BUDGET = 9

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)


def seconds(command: list[str]) -> float:
    """The wall time of one run."""
    begin = perf_counter()
    subprocess.run(command, env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begin


def imports() -> list[tuple[int, str]]:
    """What each package costs to import in microseconds, its own modules alone, the dearest first."""
    command = [SCORE[0], "-X", "importtime", *SCORE[1:]]
    shown = subprocess.run(command, env=ENVIRONMENT, check=True, capture_output=True, text=True).stderr
    costs: dict[str, int] = {}
    for own, name in re.findall(r"import time: +(\d+) \| +\d+ \| +(\S+)", shown):
        package = ".".join(name.split(".")[:2]) if name.startswith("scorecalc.") else name.split(".")[0]
        costs[package] = costs.get(package, 0) + int(own)
    return sorted(((cost, package) for package, cost in costs.items()), reverse=True)


def main() -> None:
    """Writes the times and their ratio; with `--imports` the dearest packages too."""
    seconds(BARE), seconds(SCORE)
    pairs = [(seconds(BARE), seconds(SCORE)) for _ in range(PAIRS)]
    bare, score = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    lines = [
        f"python -c pass   {1000 * bare:6.1f} ms",
        f"scorecalc score  {1000 * score:6.1f} ms",
        f"{score / bare:.2f} times as long, {ratio:.2f} in the median of {PAIRS} pairs; the budget is {BUDGET}",
    ]
    if "--imports" in sys.argv:
        lines += [f"  {cost / 1000:6.2f} ms  {package}" for cost, package in imports()[:25]]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
