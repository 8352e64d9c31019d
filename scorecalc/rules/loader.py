"""Rulesets from TOML: a title, what it extends, and the options and items that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from scorecalc.model.vocabulary import BadValue
from scorecalc.problems import Problem, Refused
from scorecalc.rules.files import Find, RulesFile, chain
from scorecalc.rules.options import Option, from_toml
from scorecalc.rules.ruleset import Game, Ruleset

__all__ = ["load"]


def load(name: str, file: Path, find: Find, game_of: Callable[[Path], Game | None], text: str | None = None) -> Ruleset:
    """The ruleset of a file, with everything it extends; raises Refused with D4xx problems.

    ``find`` gives the file of a ruleset that is named; ``game_of`` the game of a file that extends
    nothing; ``text`` what the file says, where it is kept elsewhere.
    """
    files = chain(file, find, text)
    game = game_of(files[-1].path)
    if game is None:
        help = 'say which game it is: extends = "riichi"'
        raise Refused([Problem("D403", "the ruleset extends nothing", file=str(file), help=help)])
    problems: list[Problem] = []
    items: Mapping[str, str] = {}
    settings: Mapping[Path, Any] = {}
    if any("items" in one.content for one in files):
        from scorecalc.rules.house import furnish

        game, settings, items = furnish(game, files, problems)
    options = {option.name: option for option in game.options}
    values: dict[str, Any] = {option.name: option.default for option in game.options}
    origins = dict.fromkeys(values, "default")
    for one in reversed(files):
        said = one.table("options", problems)
        for key, value in _typed(one, [(key, said[key], ("options", key)) for key in said], options, problems):
            values[key] = value
            origins[key] = one.origin
        for key, value in _typed(one, settings.get(one.path, ()), options, problems):
            if key in said:
                message = f"`{key}` stands under [options] and under [items.{key}]"
                problems.append(one.problem("D407", message, ("items", key), "leave one of them out"))
            values[key] = value
            origins[key] = one.origin
    if problems:
        raise Refused(problems)
    top = files[0].content
    about: dict[str, str] = {key: top[key] for key in ("extends", "source", "unsure") if key in top}
    if about.get("extends", "").endswith(".toml"):
        about["extends"] = str(files[1].path)
    rules = Ruleset(name, top.get("title", name), game, values, {**origins, **_keyed(items)}, about=about)
    if "hash" in top and top["hash"] != str(rules.hash):
        message = f"these rules were kept as {top['hash'][:40]}, and score otherwise now"
        help = "a value in the file was changed, or the program was: leave `hash` out to use them as they are now"
        raise Refused([files[0].problem("D409", message, ("hash",), help, value=True)])
    return rules


def _keyed(items: Mapping[str, str]) -> dict[str, str]:
    """The files that changed items, by keys that no option has."""
    return {f"items.{id}": origin for id, origin in items.items()}


def _typed(
    file: RulesFile, said: Any, options: Mapping[str, Option], problems: list[Problem]
) -> Iterator[tuple[str, Any]]:
    """Options with their typed values; what cannot be goes to ``problems``."""
    for key, value, place in said:
        option = options.get(key)
        if option is None:
            problems.append(file.unknown("option", place, options))
            continue
        try:
            yield key, from_toml(option, value)
        except BadValue as bad:
            what = "option" if place[0] == "options" else "item"
            problems.append(
                file.problem("D406", f"{what} `{key}`: {bad.message}", place, bad.help, bad.hints, value=True)
            )
