"""What a line of Saint Poker gives, as the tests ask for it."""

from __future__ import annotations

from typing import Any

from scorecalc.api import score
from scorecalc.problems import Problem, Refused
from scorecalc.render.to_json import as_json

__all__ = ["hand", "problems", "shown"]


def shown(line: str) -> dict[str, Any]:
    """The JSON of a line without its ruleset."""
    return as_json(score(f"saint-poker {line}"))


def hand(line: str) -> tuple[str, str]:
    """Class and ranks of a hand alone: ``river=… AhKd``."""
    found = shown(line)
    return found["class"], found["ranks"]


def problems(line: str) -> list[Problem]:
    """The problems of a line that is refused."""
    try:
        score(f"saint-poker {line}")
    except Refused as refused:
        return list(refused.problems)
    raise AssertionError(f"scored: {line}")
