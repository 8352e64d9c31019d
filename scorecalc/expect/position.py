"""What a game's own fields are expected to say: ``over=true``, ``after=score:23``, ``order=B/A+C``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.expect.difference import Difference, Seen, differ, refuse
from scorecalc.notation.expectation import Expected
from scorecalc.problems import closest

__all__ = ["facts", "stated"]


def facts(seen: Seen) -> Mapping[str, Any]:
    """The fields that only some games have, by the names under which they are asked for: `game_end` is `game-end`."""
    hands = seen.hands if len(seen.hands) == 1 else ()
    found = {name: value for hand in hands for name, value in hand.facts.items()} | {**seen.result.facts}
    return {name.replace("_", "-"): value for name, value in found.items() if _asked_for(value)}


def _asked_for(value: Any) -> bool:
    if isinstance(value, (tuple, list)):
        return not any(isinstance(part, Mapping) for part in value)
    return isinstance(value, (bool, int, str, Mapping))


def stated(word: Expected, seen: Seen) -> Difference | None:
    """``over=true``; of a field with parts those that are named: ``after=score:23``, ``after=B:at:out/hearts:7``.

    Of a list all of it, those who are equal in any order: ``order=B/A+C``.
    """
    found = facts(seen)[word.name]
    if isinstance(found, (tuple, list)):
        wanted = _written([group.split("+") for group in word.value.split("/")])
        return _differ(word, seen, word.name, wanted, found, f"{word.name}={_written(found)}")
    if not isinstance(found, Mapping):
        return _differ(word, seen, word.name, word.value, found, f"{word.name}={_written(found)}")
    path = [word.name]
    rest = word.value
    while isinstance(found, Mapping):
        key, sign, rest = rest.partition(":")
        if key not in found or not sign:
            _refuse(word, path, key, found)
        inner = found[key]
        if isinstance(inner, Mapping) and not any(isinstance(value, Mapping) for value in inner.values()):
            return _parts(word, seen, [*path, key], rest, inner)
        path.append(key)
        found = inner
    return _differ(word, seen, " ".join(path), rest, found, f"{path[0]}={':'.join(path[1:])}:{_written(found)}")


def _parts(word: Expected, seen: Seen, path: list[str], rest: str, found: Mapping[str, Any]) -> Difference | None:
    """Several parts of one thing, joined by ``/``; the difference is all of those that are not as expected."""
    wanted: dict[str, str] = {}
    for part in rest.split("/"):
        key, sign, value = part.partition(":")
        if key not in found or not sign:
            _refuse(word, path, key, found)
        wanted[key] = value
    got = {key: _written(found[key]) for key in wanted}
    instead = f"{path[0]}={':'.join(path[1:])}:" + "/".join(f"{key}:{value}" for key, value in got.items())
    wrong = [key for key in wanted if wanted[key] != got[key]]
    expected, came = (" ".join(f"{key} {what[key]}" for key in wrong) for what in (wanted, got))
    return differ(" ".join(path), expected, came, lambda: _because(seen), word, instead)


def _differ(word: Expected, seen: Seen, what: str, wanted: str, got: Any, instead: str) -> Difference | None:
    return differ(what, wanted, _written(got), lambda: _because(seen), word, instead)


def _because(seen: Seen) -> str:
    """What happened, where the result tells it; else the line in a few words."""
    told = [row[0] for grid in seen.result.grids if grid.cites for row in grid.rows]
    return "; ".join(told) or seen.heading


def _written(value: Any) -> str:
    """``B/A+C``: B before A and C, who are equal."""
    if isinstance(value, (tuple, list)):
        return "/".join("+".join(sorted(part)) if isinstance(part, (tuple, list)) else f"{part}" for part in value)
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else f"{value}"


def _refuse(word: Expected, path: list[str], key: str, found: Mapping[str, Any]) -> None:
    whole = f"{path[0]}={':'.join([*path[1:], ''])}"
    near = closest(key, found) if key not in found else ()
    help = f"write it as `{whole}{next(iter(found), '')}:` and its value"
    refuse(
        "C501",
        f"no result has a `{word.name}={word.value}`",
        word,
        f"did you mean `{whole}{near[0]}:`?" if near else help,
    )
