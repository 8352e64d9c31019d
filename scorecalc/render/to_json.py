"""A breakdown, or a refusal, as a JSON object: ids and ints, the keys always in the same order.

The order is written down once, in the body of :func:`as_json`.  The schema beside this module
describes the same objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, HandScore, Note, Section, Total
from scorecalc.problems import Problem

__all__ = ["SCHEMA", "as_json", "as_row", "dumps", "refusal_json"]

SCHEMA = "scorecalc/1"


def as_json(breakdown: Breakdown) -> dict[str, Any]:
    """The object that `score --json` prints.

    A line of several hands has them under ``hands``; so that every object has the same keys, its
    own ``limit`` is then null, as is its ``total`` but where a game has one for the whole line, its
    ``sections``, ``steps`` and ``rejected`` empty, and ``reading`` is left out, as it is where no tiles
    were given.  ``deltas`` is empty where the seats are not known.
    """
    hands = [] if breakdown.several else list(breakdown.hands.values())
    hand = hands[0] if hands else HandScore("", None, None, "")
    shown: dict[str, Any] = {
        "schema": SCHEMA,
        "ruleset": breakdown.ruleset,
        "rules_hash": str(breakdown.rules_hash),
        "line": breakdown.line,
        "total": _total(breakdown.total if breakdown.several else hand.total),
        "limit": hand.limit,
        "sections": _sections(hand.sections),
        "steps": _steps(hand),
        "payments": _payments(breakdown.payments),
        "deltas": dict(breakdown.deltas),
        "depends_on_win": breakdown.depends_on_win,
        "alternatives": [
            {"win": other.win, "total": _total(other.total), "payments": _payments(other.payments)}
            for other in breakdown.alternatives
        ],
        "rejected": _rejected(hand),
        "notes": _notes(dict.fromkeys([*hand.notes, *breakdown.notes])),
        "winner": list(breakdown.winner),
        "outcome": breakdown.outcome,
        "assumed": _values({**breakdown.assumed, **hand.assumed}),
        "settled": breakdown.settled,
    }
    if breakdown.several:
        shown["hands"] = {label: _hand(own) for label, own in breakdown.hands.items()}
    if hand.reading is not None:
        shown["reading"] = _values(hand.reading)
    shown |= _values({**hand.facts, **breakdown.facts})
    return shown


def refusal_json(problems: Iterable[Problem], line: str | None = None) -> dict[str, Any]:
    """The object that stands for an input that cannot be used; with its ``line`` where one is given.

    >>> refusal_json([Problem("N101", "no piece `5x`", 10, 12, hints=("5s",))])["problems"][0]["hints"]
    ['5s']
    """
    found = {"schema": SCHEMA, "problems": [_problem(problem) for problem in problems]}
    return found if line is None else found | {"line": line}


def as_row(
    shown: Mapping[str, Any], line_number: int, status: str, differences: Sequence[Mapping[str, Any]] = ()
) -> dict[str, Any]:
    """An object as a row of `batch`: its line counted from 1, its status, and what differs from the expectation.

    >>> as_row({"schema": "scorecalc/1"}, 12, "differs", [{"what": "fu", "expected": 40, "got": 30}])["status"]
    'differs'
    """
    row = {**shown, "line_number": line_number, "status": status}
    return row | {"differences": _values(differences)} if differences else row


def dumps(value: Any) -> str:
    r"""One line of JSON, in UTF-8 as it stands; what is no harmless character is escaped.

    So a lone surrogate, which no encoding has, a line separator inside a name and a terminal's
    control codes are as safe as a quotation mark.

    >>> dumps({"label": "平和", "line": "\ud800\u2028\x9b"})
    '{"label": "平和", "line": "\\ud800\\u2028\\u009b"}'
    """
    import json

    text = json.dumps(value, ensure_ascii=False)
    if text.isprintable():
        return text
    # json.dumps of one character that ASCII lacks is its escape in quotes, a surrogate pair beyond U+FFFF
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


def _hand(hand: HandScore) -> dict[str, Any]:
    return {
        "line": hand.line,
        "total": _total(hand.total),
        "limit": hand.limit,
        "reading": None if hand.reading is None else _values(hand.reading),
        "sections": _sections(hand.sections),
        "steps": _steps(hand),
        "rejected": _rejected(hand),
        "notes": _notes(hand.notes),
        "assumed": _values(hand.assumed),
        **_values(hand.facts),
    }


def _total(total: Total | None) -> dict[str, Any] | None:
    return None if total is None else {"amount": total.amount, "unit": total.unit}


def _sections(sections: Iterable[Section]) -> list[dict[str, Any]]:
    return [
        {
            "title": section.title,
            "unit": section.unit,
            "total": section.total,
            "items": [
                {
                    "id": item.id,
                    "label": item.label,
                    "amount": item.amount,
                    "why": item.why,
                    "cite": item.cite,
                    "mark": item.mark,
                }
                for item in section.items
            ],
        }
        for section in sections
    ]


def _steps(hand: HandScore) -> list[dict[str, Any]]:
    return [{"text": step.text, "value": step.value} for step in hand.steps]


def _rejected(hand: HandScore) -> list[dict[str, Any]]:
    return [{"what": other.what, "amount": other.amount, "why": other.why} for other in hand.rejected]


def _notes(notes: Iterable[Note]) -> list[dict[str, Any]]:
    return [{"id": note.id, "text": note.text} for note in notes]


def _payments(payments: Iterable[Payment]) -> list[dict[str, Any]]:
    shown = []
    for p in payments:
        one: dict[str, Any] = {"from": p.payer, "to": p.payee, "amount": p.amount, "unit": p.unit, "why": p.why}
        shown.append(one if p.times == 1 and p.payer != "other" else one | {"count": p.times})
    return shown


def _problem(problem: Problem) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "code": problem.code,
        "message": problem.message,
        "start": problem.start,
        "end": problem.end,
        "hints": list(problem.hints),
        "help": problem.help,
    }
    if problem.file is not None:
        shown["file"] = problem.file
    if problem.line_number is not None:
        shown["line_number"] = problem.line_number
    return shown


def _values(value: Any) -> Any:
    """A game's own facts as JSON has them: tuples become lists, mappings dicts."""
    if isinstance(value, Mapping):
        return {str(key): _values(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_values(inner) for inner in value]
    return value
