"""A table as one JSON text, and back: what is needed to keep it elsewhere and to score it again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from scorecalc.api import rules_kept
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import begin
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Problem, Refused

__all__ = ["exported", "imported"]

#: the form of the text; another number would be another form
_FORM = "scorecalc-table/1"
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def exported(table: Sitting) -> dict[str, Any]:
    """The rules, the players and every entry of a table, with what each moved."""
    with table.file.reading():
        kept = table.entries()
    ended = bool(kept) and kept[-1].kind == "end"
    return {
        "form": _FORM,
        "table": table.name,
        "ruleset": table.rules.name,
        "rules": table.toml,
        "rules_digest": _digest(table.toml),
        "begun_at": table.begun_at,
        "players": list(table.first.players),
        "final": _ranking(table) if ended else None,
        "entries": [
            {"n": one.entry.number, "kind": one.kind, "line": one.entry.typed, "written_at": one.written_at,
             "deltas": one.entry.gains(table.flow.unit)}
            for one in kept
        ],
    }  # fmt: skip


def _ranking(table: Sitting) -> list[dict[str, Any]]:
    """The places, and what each player takes home."""
    return [
        {"player": one.player, "place": one.place, "score": one.score, "result": one.result}
        for one in table.final().places
    ]


def _digest(rules: str) -> str:
    """What tells a text of rules from another."""
    return "b2:" + blake2b(rules.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def imported(file: File, text: str, name: str | None = None) -> Sitting:
    """A table from such a text, under its own name or another; every line is scored again on the way.

    Raises Refused: it is no such text (D471), an entry gives something else than it says (D472), or the table
    cannot be begun.
    """
    told = _told(text)
    try:
        rules = rules_kept(told["ruleset"], told["rules"])
    except Refused as refused:
        why = "; ".join(problem.message for problem in refused.problems)
        raise Refused([_no_table(f"its rules cannot be read: {why}")]) from None
    if told.get("rules_digest", _digest(told["rules"])) != _digest(told["rules"]):
        help = "nothing was taken in; somebody has changed `rules` in the file"
        raise Refused([Problem("D472", "the rules are not those the table was exported with", help=help)])
    with file.writing():
        table = begin(file, name or told["table"], rules, told["players"], _time(told.get("begun_at")))
        for one in told["entries"]:
            at = _time(one.get("written_at"))
            try:
                entry = table.end(at) if one["kind"] == "end" else table.add(one["line"], at=at)[0]
            except Refused as refused:
                why = "; ".join(problem.message for problem in refused.problems)
                raise Refused([_differs(one, why)]) from None
            moved = entry.gains(table.flow.unit)
            if moved != one["deltas"]:
                raise Refused([_differs(one, f"it says {_words(one['deltas'])}, and comes to {_words(moved)}")])
            if entry.number != one["n"]:
                raise Refused([_differs(one, f"it is entry {entry.number} of the table")])
        if told.get("final") is not None and told["final"] != _ranking(table):
            help = "nothing was taken in; the ranking may have been changed, or the rules reckon otherwise now"
            raise Refused([Problem("D472", "the final ranking is not as it was written", help=help)])
    return table


def _time(told: object) -> str:
    """A time as a ledger keeps it, "" where it is none."""
    return told if isinstance(told, str) and _TIME.fullmatch(told) else ""


def _words(deltas: Mapping[str, int]) -> str:
    return " ".join(f"{player}={gain:+d}" for player, gain in deltas.items()) or "nothing"


def _differs(one: Mapping[str, Any], why: str) -> Problem:
    help = "nothing was taken in; the line may have been changed, or the rules score otherwise now"
    return Problem("D472", f"entry {one['n']} is not as it was written: {why}", help=help)


def _told(text: str) -> dict[str, Any]:
    """The object, with everything that is read of it of its type."""
    try:
        told = json.loads(text)
        # a surrogate by itself is no letter, and no text that can be kept
        json.dumps(told, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Refused([_no_table("it has letters that are none")]) from None
    except (ValueError, RecursionError):
        raise Refused([_no_table("it is no JSON")]) from None
    if not isinstance(told, dict) or told.get("form") != _FORM:
        raise Refused([_no_table(f'it lacks "form": "{_FORM}"')])
    for key in ("table", "ruleset", "rules"):
        if not isinstance(told.get(key), str):
            raise Refused([_no_table(f"`{key}` is no text")])
    players, entries = told.get("players"), told.get("entries")
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise Refused([_no_table("`players` is no list of names")])
    if not isinstance(entries, list) or not all(_is_entry(one) for one in entries):
        raise Refused([_no_table("`entries` is no list of entries with n, kind, line and deltas")])
    return told


def _is_entry(one: object) -> bool:
    return (
        isinstance(one, dict)
        and type(one.get("n")) is int
        and one.get("kind") in ("line", "end")
        and isinstance(one.get("line"), str)
        and isinstance(one.get("deltas"), dict)
        and all(type(gain) is int for gain in one["deltas"].values())
    )


def _no_table(why: str) -> Problem:
    help = "`scorecalc table export NAME --format json` writes a table that can be taken in"
    return Problem("D471", f"no table can be taken in: {why}", help=help)
