"""A ruleset as one TOML file that needs nothing but its game, as `rules show --resolved` prints it."""

from __future__ import annotations

import json
from typing import Any

from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["as_toml"]


def as_toml(rules: Ruleset, base: str) -> str:
    """Every option with its value; ``base`` is the ruleset of the game that the file is to extend.

    It loads again to rules of the same fingerprint, whatever the presets become.
    """
    about = {key: said for key, said in rules.about.items() if key != "extends"}
    lines = [f"title = {_text(rules.title)}", f"extends = {_text(base)}"]
    lines += [f"{key} = {_text(said)}" for key, said in about.items()]
    lines += ["", "[options]"]
    lines += [f"{option.name} = {_value(option, rules.options[option.name])}" for option in rules.game.options]
    return "\n".join(lines) + "\n"


def _value(option: Option, value: Any) -> str:
    written = option.written(value)
    if isinstance(value, tuple):
        return "[" + ", ".join(_text(str(part)) for part in value) + "]"
    if isinstance(value, bool) or written.removeprefix("-").isdigit():
        return written
    return _text(written)


def _text(text: str) -> str:
    """A TOML string; JSON's escapes are TOML's too, where surrogates stay out."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
