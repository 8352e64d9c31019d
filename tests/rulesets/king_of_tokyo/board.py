"""What the tests ask of a line: the table after it, its sections, the codes of its problems."""

from __future__ import annotations

from typing import Any

from scorecalc.api import score
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json

__all__ = ["after", "codes", "events", "json_of", "note_ids", "totals"]


def json_of(line: str, rules: str = "king-of-tokyo") -> dict[str, Any]:
    return as_json(score(f"{rules} {line}"))


def after(line: str, rules: str = "king-of-tokyo") -> dict[str, str]:
    """Each monster after the turn: ``stars/hearts/energy at``; one without hearts is where the eliminated are."""
    found = json_of(line, rules)["after"]
    assert all(monster["alive"] == (monster["hearts"] > 0) for monster in found.values())
    return {name: f"{m['stars']}/{m['hearts']}/{m['energy']} {m['at']}" for name, m in found.items()}


def totals(line: str) -> tuple[int, ...]:
    """Stars, energy, hearts and smashes."""
    shown = json_of(line)
    assert [section["title"] for section in shown["sections"]] == ["stars", "energy", "hearts", "smashes"]
    assert shown["total"] == {"amount": shown["sections"][0]["total"], "unit": "stars"}
    return tuple(section["total"] for section in shown["sections"])


def events(line: str) -> list[str]:
    return [f"{event['who']} {event['id']}" for event in json_of(line)["events"]]


def note_ids(line: str, rules: str = "king-of-tokyo") -> list[str]:
    return [note["id"].partition(".")[2] for note in json_of(line, rules)["notes"]]


def codes(line: str, rules: str = "king-of-tokyo") -> list[str]:
    try:
        score(f"{rules} {line}")
    except Refused as refused:
        return [problem.code for problem in refused.problems]
    return []
