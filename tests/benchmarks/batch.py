"""`scorecalc batch` on many generated lines: lines a second, memory, two jobs beside one, and whether it stays so.

    python tests/benchmarks/batch.py             10,000 and 100,000 lines
    python tests/benchmarks/batch.py 1000000     these and a million

Nothing is asserted, since a busy machine would fail it.  Where others use the cores too, two jobs
cannot be twice as fast: so they are also compared with two runs at once of half the lines each, which
is the best that two processes can do there.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.batch.hands import generated  # noqa: E402

SIZES = (10_000, 100_000)
ROUNDS = 5
PAIRED = 20_000  #: lines of each run that is compared
MEGABYTE = 1024 * 1024 if sys.platform == "darwin" else 1024  # of ru_maxrss


class Run(NamedTuple):
    """Wall and processor seconds, and the largest resident memory of a process in megabytes."""

    wall: float
    cpu: float
    memory: float


def started(path: Path, out: Path, *words: str) -> subprocess.Popen[bytes]:
    """The command on its way."""
    command = [sys.executable, "-m", "scorecalc", "batch", str(path), "-q", "-o", str(out), *words]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)})


def run(path: Path, out: Path, *words: str) -> Run:
    """One run of the command, its workers included."""
    begin = perf_counter()
    process = started(path, out, *words)
    _, status, used = os.wait4(process.pid, 0)
    wall = perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(wall, used.ru_utime + used.ru_stime, used.ru_maxrss / MEGABYTE)


def told(name: str, lines: int, ran: Run) -> None:
    """One row of the table."""
    sys.stdout.write(
        f"{name:30} {lines / ran.wall:8.0f} lines/s   {1e6 * ran.cpu / lines:6.1f} µs of processor a line   "
        f"{ran.memory:5.0f} MB\n"
    )
    sys.stdout.flush()


def halves(folder: Path, form: str) -> float:
    """The seconds of two runs at once, each of half the lines."""
    begin = perf_counter()
    both = [started(folder / f"half{at}.txt", folder / f"out{at}", "--format", form) for at in range(2)]
    for process in both:
        process.wait()
    return perf_counter() - begin


def compared(folder: Path, form: str) -> None:
    """Two jobs beside one, and beside two runs of half the lines, in turns."""
    path = folder / "pairs.txt"
    lines = [f"{line}\n" for line in generated(PAIRED)]
    path.write_text("".join(lines), "utf-8")
    for at in range(2):
        (folder / f"half{at}.txt").write_text("".join(lines[at::2]), "utf-8")
    rounds = []
    for _ in range(ROUNDS):
        one, two = (run(path, folder / "out", "--format", form, "--jobs", jobs) for jobs in ("1", "2"))
        rounds.append((one, two, halves(folder, form)))
    told(f"{PAIRED} lines, {form}, 1 job", PAIRED, sorted(one for one, _, _ in rounds)[ROUNDS // 2])
    told(f"{PAIRED} lines, {form}, 2 jobs", PAIRED, sorted(two for _, two, _ in rounds)[ROUNDS // 2])
    ratios = sorted(one.wall / two.wall for one, two, _ in rounds)
    best = sorted(one.wall / split for one, _, split in rounds)
    sys.stdout.write(
        f"  2 jobs are {median(ratios):.2f} times as fast ({ratios[0]:.2f} to {ratios[-1]:.2f}), "
        f"2 runs of half the lines {median(best):.2f} times ({best[0]:.2f} to {best[-1]:.2f})\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Writes the rates, the ratios, and how the time of a line changes with the number of lines."""
    sizes = [*SIZES, *(int(word) for word in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for form in ("csv", "jsonl"):
            compared(folder, form)
        first: float | None = None
        for size in sizes:
            path = folder / f"{size}.txt"
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in generated(size))
            ran = run(path, folder / "out", "--format", "csv")
            told(f"{size} lines, csv, 1 job", size, ran)
            first = first or ran.cpu / size
            sys.stdout.write(f"  a line takes {ran.cpu / size / first:.2f} times what it takes in {sizes[0]}\n")
    ours = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / MEGABYTE
    sys.stdout.write(f"the largest process of all had {ours:.0f} MB\n")


if __name__ == "__main__":
    main()
