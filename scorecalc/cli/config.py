"""What the user settled beforehand: the environment > scorecalc.toml > the user's own file; flags stand above all."""

from __future__ import annotations

import os
from typing import Any

from scorecalc.api import user_folder
from scorecalc.problems import Problem, Refused, closest

__all__ = ["COLORS", "FORMATS", "NAMES", "PIECES", "settled"]

FORMATS = ("text", "json", "jsonl", "csv", "tsv", "md")
COLORS = ("auto", "always", "never")
NAMES = ("en", "ja", "zh")
PIECES = ("text", "unicode")

#: each key of a configuration, and the values that it may have; () where any name will do
_KEYS: dict[str, tuple[str, ...]] = {
    "rules": (), "format": FORMATS, "color": COLORS, "names": NAMES, "pieces": PIECES, "db": (),
}  # fmt: skip
_MOST_BYTES = 100_000


def settled() -> dict[str, str]:
    """The keys that the user has set, and their values.

    Raises Refused (D4xx) where a file cannot be used or holds what it should not, or where a
    variable has a value that its key cannot have.
    """
    found: dict[str, str] = {}
    for path in (str(user_folder() / "config.toml"), "scorecalc.toml"):
        if os.path.exists(path):
            found |= _content(path)
    for key in _KEYS:
        variable = f"SCORECALC_{key.upper()}"
        value = os.environ.get(variable)
        if value:
            wrong = _wrong_value(key, value, f"{variable}: ")
            if wrong:
                raise Refused([wrong])
            found[key] = value
    return found


def _content(path: str) -> dict[str, str]:
    """The keys of one file; rules in a file of their own are looked for beside it."""
    import tomllib

    try:
        with open(path, "rb") as file:
            given = file.read(_MOST_BYTES + 1)
        if len(given) > _MOST_BYTES:
            raise Refused([Problem("D402", "larger than a configuration can be", file=path)])
        content = tomllib.loads(given.decode("utf-8-sig"))
    except OSError as error:
        raise Refused([Problem("D401", f"cannot be read: {error.strerror or error}", file=path)]) from None
    except (ValueError, RecursionError) as error:  # bad TOML and bad UTF-8 are both ValueErrors
        raise Refused([Problem("D402", f"no TOML: {error}", file=path)]) from None
    problems = [wrong._replace(file=path) for key, value in content.items() if (wrong := _wrong(key, value))]
    if problems:
        raise Refused(problems)
    for key, beside in (("rules", content.get("rules", "").endswith(".toml")), ("db", "db" in content)):
        if beside:
            content[key] = os.path.join(os.path.dirname(path), content[key])
    return content


def _wrong(key: str, value: Any) -> Problem | None:
    if key not in _KEYS:
        near = closest(key, _KEYS)
        help = f"did you mean `{near[0]}`?" if near else "the keys are " + ", ".join(_KEYS)
        return Problem("D405", f"no key `{key[:40]}` in a configuration", help=help, hints=near)
    if not isinstance(value, str):
        example = (*_KEYS[key], "riichi")[0]
        return Problem("D410", f"`{key}` must be text in quotes", help=f'write {key} = "{example}"')
    return _wrong_value(key, value, "")


def _wrong_value(key: str, value: str, where: str) -> Problem | None:
    allowed = _KEYS[key]
    if not allowed or value in allowed:
        return None
    near = closest(value, allowed)
    help = f"did you mean `{near[0]}`?" if near else "it is one of " + ", ".join(allowed)
    return Problem("D410", f"{where}`{key}` cannot be `{value[:40]}`", help=help, hints=near)
