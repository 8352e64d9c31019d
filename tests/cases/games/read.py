"""Whole games read from their file: the rules, the players, each line with what it finds and leaves, the end."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

__all__ = ["GAMES", "Hand", "Record"]


class Hand(NamedTuple):
    """A line, the table before it (``("E", 1, "A", 0, 0)``), what everybody gains, and the scores behind it."""

    line: str
    at: tuple[str, int, str, int, int]
    gains: dict[str, int]
    scores: dict[str, int]


class Record(NamedTuple):
    """A game; ``options`` as they are written, ``result`` in points."""

    name: str
    ruleset: str
    options: dict[str, str]
    players: tuple[str, ...]
    hands: tuple[Hand, ...]
    end: str
    scores: dict[str, int]
    result: dict[str, int]


def _amounts(text: str) -> dict[str, int]:
    """``A=25000 B=-300``, or gains with their sign: ``A+1000 B-1000``."""
    return {word[0]: int(word[1:].lstrip("=")) for word in text.split()}


def _hand(line: str, below: str) -> Hand:
    at, gains, scores = below.strip().removeprefix("at ").split(" | ")
    deal, dealer, honba, sticks = at.split()
    found = (deal[0], int(deal[1]), dealer, int(honba.partition("=")[2]), int(sticks.partition("=")[2]))
    return Hand(line, found, _amounts(gains), _amounts(scores))


def _record(block: str) -> Record:
    name, rules, players, *hands, end, result = block.splitlines()
    _, ruleset, *options = rules.split()
    why, scores, _ = end.removeprefix("end ").split(" | ")
    return Record(
        name.removeprefix("game "),
        ruleset,
        dict(option.split("=") for option in options),
        tuple(players.split()[1:]),
        tuple(_hand(*pair) for pair in zip(hands[::2], hands[1::2], strict=True)),
        why,
        _amounts(scores),
        _amounts(result.removeprefix("result ")),
    )


_BLOCKS = Path(__file__).with_name("riichi.txt").read_text("utf-8").split("\n\n")
GAMES = tuple(_record(block.strip()) for block in _BLOCKS[1:])
