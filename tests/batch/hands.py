"""Lines for batches: wins of real games, and lines that are wrong, each in a way of its own."""

from __future__ import annotations

import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from tests.console import blocks, commands

__all__ = ["WRONG", "exchanged", "generated", "wins"]

TESTS = Path(__file__).parents[1]


def wins(count: int, *, expected: bool = True) -> list[str]:
    """So many wins of game logs with what they paid, over again where there are not enough of them."""
    text = (TESTS / "cases" / "riichi_logs.txt").read_text("utf-8")
    found = [line if expected else line.partition(" =>")[0] for line in text.splitlines() if " => " in line]
    return [found[at % len(found)] for at in range(count)]


_RUN = re.compile("([0-9]+)([mps])(?![a-z])")
_MIRRORED = str.maketrans("123456789", "987654321")
_SEATS = re.compile("(?<= )((?:seat|from|pao)=)([SWN])")


def exchanged(line: str, rng: random.Random) -> str:
    """The same hand with its suits exchanged; names of settings and flags are left as they are."""
    order = dict(zip("mps", rng.sample("mps", 3), strict=True))
    return _RUN.sub(lambda run: run[1] + order[run[2]], line)


def generated(count: int, seed: int = 11) -> Iterator[str]:
    """So many wins of one player in real games, nearly all of them different, reshuffled again and again.

    Suits are exchanged, and the seats of those who are not the dealer; ones and nines change places,
    and counters and sticks are as they come.
    """
    rng = random.Random(seed)
    # green tiles are of one suit
    lines = [line.partition(" =>")[0] for line in dict.fromkeys(wins(1000)) if "ryuuiisou" not in line]
    while count > 0:
        for line in rng.sample(lines, min(count, len(lines))):
            line = exchanged(line, rng)
            if rng.random() < 0.5:
                line = _RUN.sub(lambda run: run[1].translate(_MIRRORED) + run[2], line)
            # a wind may be the only yaku of who has that seat
            if not re.search("[SWN](?![a-z])", _SEATS.sub("", line)):
                seats = dict(zip("SWN", rng.sample("SWN", 3), strict=True))
                line = _SEATS.sub(lambda at, seats=seats: at[1] + seats[at[2]], line)
            line = re.sub(" (honba|sticks)=[0-9]+", "", line)
            yield f"{line} honba={rng.randrange(10)} sticks={rng.randrange(10)}"
        count -= len(lines)


def _wrong() -> list[tuple[str, tuple[str, ...]]]:
    """Lines of the catalogue of problems with the codes that it says they have, no two of one kind."""
    found: dict[tuple[tuple[str, ...], str], str] = {}
    for page in sorted((TESTS / "errors").glob("*.md")):
        for block in blocks(page):
            for command, shown in commands(block.text) if block.info == "console" else ():
                words = shlex.split(command)
                codes = tuple(re.findall(r"^error ([NR]\d+):", shown, re.MULTILINE))
                line = " ".join(words[2:])
                plain = words[:2] == ["scorecalc", "score"] and not any(w.startswith("-") for w in words[2:])
                if plain and codes and not re.search("=>|#|＃|＝＞", line):
                    found.setdefault((codes, words[2]), line)
    return [(line, codes) for (codes, _), line in found.items()]


WRONG = _wrong()
