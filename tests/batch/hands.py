"""Lines for batches: wins of real games, and lines that are wrong, each in a way of its own."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.console import blocks, commands

__all__ = ["WRONG", "wins"]

TESTS = Path(__file__).parents[1]


def wins(count: int, *, expected: bool = True) -> list[str]:
    """So many wins of game logs with what they paid, over again where there are not enough of them."""
    text = (TESTS / "cases" / "riichi_logs.txt").read_text("utf-8")
    found = [line if expected else line.partition(" =>")[0] for line in text.splitlines() if " => " in line]
    return [found[at % len(found)] for at in range(count)]


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
