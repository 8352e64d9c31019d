"""`score -r A -r B`: the same line under several rulesets, side by side, and the rules that made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from scorecalc.api import bind_line
from scorecalc.cli.codes import code_of
from scorecalc.cli.listing import write_table
from scorecalc.cli.output import Output
from scorecalc.model.score import Breakdown
from scorecalc.model.words import Bound, Line
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.render.comparison import side_by_side
from scorecalc.render.signs import safe
from scorecalc.rules.difference import Decisive, deciding
from scorecalc.rules.engine import score
from scorecalc.rules.ruleset import Ruleset, Style

__all__ = ["FORMATS", "write_comparison"]

FORMATS = ("text", "json", "jsonl", "md")


class _Scored(NamedTuple):
    """One ruleset's answer: a breakdown, or the problems for which it refuses the line.

    ``name`` is the ruleset's, or what was typed where two have one name: the paths of two files.
    """

    name: str
    rules: Ruleset
    bound: Bound | None
    breakdown: Breakdown | None
    problems: tuple[Problem, ...]


def write_comparison(text: str, rulesets: Sequence[tuple[str, Ruleset]], output: Output, style: Style) -> None:
    """A line under each of the rulesets; what a ruleset refuses is told, and the others stand all the same.

    ``rulesets`` stand beside what was typed for them.
    """
    line = read(text)
    names = [rules.name for _, rules in rulesets]
    found = [
        _scored(line, rules.name if names.count(rules.name) == 1 else typed, rules, style) for typed, rules in rulesets
    ]
    decided = [(one.name, list(_decided(found[0], one))) for one in found[1:]]
    if output.format in ("json", "jsonl"):
        _write_json(line, found, decided, output)
    else:
        _write_table(found, decided, output)
    for one in found:
        if one.problems:
            output.worst(code_of(one.problems))


def _scored(line: Line, name: str, rules: Ruleset, style: Style) -> _Scored:
    try:
        bound, _ = bind_line(line, rules)
        return _Scored(name, rules, bound, score(bound, rules, style), ())
    except Refused as refused:
        return _Scored(name, rules, None, None, refused.problems)


def _decided(first: _Scored, other: _Scored) -> list[Decisive]:
    """The rules of the other that alone change the first one's total; none between two games."""
    if first.bound is None or first.rules.game.name != other.rules.game.name:
        return []
    return list(deciding(first.bound, first.rules, other.rules))


def _write_table(found: Sequence[_Scored], decided: Sequence[tuple[str, Sequence[Decisive]]], output: Output) -> None:
    names = found[0].rules.game.accounts
    heads = ["", *(one.name for one in found)]
    rows = [[what, *cells] for what, cells in side_by_side([one.breakdown for one in found], names)]
    write_table(output, heads, rows, right=range(1, len(heads)))
    for one in found:
        for problem in one.problems:
            output.write("")
            output.write(safe(f"{one.name} refuses it: {problem.code}: {problem.message}"))
    base = found[0].name
    for name, decisive in decided:
        if decisive:
            output.write("")
            output.write(safe(f"what makes the difference between {base} and {name}:"))
            heads = ["rule", base, name, f"{base} with it", f"{name} without", "what it decides", "row"]
            write_table(output, heads, [_row(d) for d in decisive], right=(3, 4))


def _row(decisive: Decisive) -> list[str]:
    it = decisive.difference
    alone, without = ("refused" if n is None else str(n) for n in (decisive.alone, decisive.without))
    return [it.name, it.first, it.second, alone, without, it.help, it.cite]


def _write_json(
    line: Line, found: Sequence[_Scored], decided: Sequence[tuple[str, Sequence[Decisive]]], output: Output
) -> None:
    from scorecalc.render.to_json import SCHEMA, as_json, dumps, refusal_json

    shown: dict[str, Any] = {"schema": SCHEMA, "line": line.text, "results": []}
    for one in found:
        own = as_json(one.breakdown) if one.breakdown else refusal_json(one.problems, line.text)
        shown["results"].append(own | {"ruleset": one.name} if "ruleset" in own else {"ruleset": one.name, **own})
    shown["differences"] = [
        {
            "first": found[0].name,
            "second": name,
            "decided_by": [
                {**d.difference._asdict(), "first_with_it": d.alone, "second_without": d.without} for d in decisive
            ],
        }
        for name, decisive in decided
    ]
    output.write(dumps(shown))
