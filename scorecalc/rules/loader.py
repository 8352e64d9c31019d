"""Rulesets from TOML: a title, what it extends, and the options that differ."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from scorecalc.model.vocabulary import BadValue
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.options import Option, from_toml
from scorecalc.rules.ruleset import Game, Ruleset

__all__ = ["load"]

_KEYS = ("title", "extends", "options", "source", "unsure")
_MOST_FILES = 20
_MOST_BYTES = 50_000  # the resolved rules of the largest game take a tenth of it


def load(name: str, file: Path, find: Callable[[str], Path | None], game_of: Callable[[Path], Game | None]) -> Ruleset:
    """The ruleset of a file, with everything it extends; raises Refused with D4xx problems.

    ``find`` gives the file of a ruleset that is named; ``game_of`` the game of a file that extends
    nothing.
    """
    chain: list[tuple[Path, dict[str, Any]]] = []
    where: Path | None = file
    while where is not None:
        if len(chain) == _MOST_FILES:
            raise Refused([Problem("D404", f"more than {_MOST_FILES} rulesets extend one another", file=str(file))])
        if any(where == seen for seen, _ in chain):
            raise Refused([Problem("D404", f"`extends` goes round in a circle at {where.name}", file=str(file))])
        content = _read(where)
        chain.append((where, content))
        parent = content.get("extends")
        if parent is None:
            break
        where = _extended(parent, where, find) if isinstance(parent, str) else None
        if where is None:
            help = 'name a ruleset, as in extends = "riichi", or a TOML file beside this one'
            raise Refused([Problem("D403", f"`extends` names no ruleset: `{parent}`", file=str(file), help=help)])
    game = game_of(chain[-1][0])
    if game is None:
        raise Refused(
            [
                Problem(
                    "D403",
                    "the ruleset extends nothing",
                    file=str(file),
                    help='say which game it is: extends = "riichi"',
                )
            ]
        )
    options = {option.name: option for option in game.options}
    values: dict[str, Any] = {option.name: option.default for option in game.options}
    origins = dict.fromkeys(values, "default")
    problems: list[Problem] = []
    for path, content in reversed(chain):
        origin = path.stem if path.suffix == ".toml" and find(path.stem) == path else str(path)
        for key, value in _options(content, path, options, problems):
            values[key] = value
            origins[key] = origin
    if problems:
        raise Refused(problems)
    about: dict[str, str] = {
        key: str(chain[0][1][key]) for key in ("extends", "source", "unsure") if key in chain[0][1]
    }
    if about.get("extends", "").endswith(".toml"):
        about["extends"] = str(chain[1][0])
    return Ruleset(name, str(chain[0][1].get("title", name)), game, values, origins, about=about)


def _extended(name: str, path: Path, find: Callable[[str], Path | None]) -> Path | None:
    """The file of the ruleset that ``path`` extends: one that comes with the package, or a file beside it."""
    return path.parent / name if name.endswith(".toml") else find(name)


def _read(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        if not path.is_file():  # a folder, a pipe, a device: nothing that ends where a ruleset does
            path.stat()
            raise Refused([Problem("D401", f"cannot read {path.name}: it is no file", file=str(path))])
        with path.open("rb") as stream:
            read = stream.read(_MOST_BYTES + 1)
        if len(read) > _MOST_BYTES:
            raise Refused([Problem("D402", f"{path.name} is larger than a ruleset can be", file=str(path))])
        content = tomllib.loads(read.decode("utf-8"))
    except OSError as error:
        raise Refused(
            [Problem("D401", f"cannot read {path.name}: {error.strerror or error}", file=str(path))]
        ) from None
    except (ValueError, RecursionError) as error:  # TOMLDecodeError and bad UTF-8 are ValueErrors
        raise Refused([Problem("D402", f"{path.name} is no TOML: {error}", file=str(path))]) from None
    unknown = [key for key in content if key not in _KEYS]
    if unknown:
        raise Refused([_unknown("key", key, _KEYS, path) for key in unknown])
    return content


def _options(
    content: dict[str, Any], path: Path, options: dict[str, Option], problems: list[Problem]
) -> list[tuple[str, Any]]:
    found = []
    table = content.get("options", {})
    if not isinstance(table, dict):
        problems.append(
            Problem("D406", "`options` must be a table", file=str(path), help="write [options] on a line of its own")
        )
        return []
    for key, value in table.items():
        option = options.get(key)
        if option is None:
            problems.append(_unknown("option", key, options, path))
            continue
        try:
            found.append((key, from_toml(option, value)))
        except BadValue as bad:
            problems.append(
                Problem("D406", f"option `{key}`: {bad.message}", file=str(path), help=bad.help, hints=bad.hints)
            )
    return found


def _unknown(what: str, key: str, known: Any, path: Path) -> Problem:
    near = closest(key, known)
    return Problem(
        "D405", f"no {what} `{key}`", file=str(path), help=f"did you mean `{near[0]}`?" if near else "", hints=near
    )
