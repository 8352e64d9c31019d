"""The public functions: load rules by name, read a line, score it."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, NoReturn

from scorecalc.model.score import Breakdown
from scorecalc.model.words import Bound, Line
from scorecalc.notation import bind, read
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.engine import score as score_bound
from scorecalc.rules.loader import load
from scorecalc.rules.ruleset import Game, Ruleset, Style

__all__ = [
    "base_of", "bind_line", "files_without_name", "house_names", "kept_rules", "load_rules",
    "rules_kept", "ruleset_names", "score", "score_line", "user_folder",
]  # fmt: skip

_FOLDER = Path(__file__).parent / "rulesets"
#: what can be the first word of a line
_NAME = re.compile("[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@lru_cache(maxsize=1)
def ruleset_names() -> tuple[str, ...]:
    """The names of all rulesets that come with the package; :func:`house_names` are the user's own.

    >>> "riichi" in ruleset_names()
    True
    """
    return tuple(sorted(path.stem for path in _FOLDER.glob("*/*.toml")))


def user_folder() -> Path:
    """The user's own folder, which may hold `config.toml` and rulesets of his own in `rules`."""
    home = os.path.expanduser("~")
    base = os.environ.get("APPDATA", home) if os.name == "nt" else os.environ.get("XDG_CONFIG_HOME")
    return Path(base or os.path.join(home, ".config")) / "scorecalc"


def house_names() -> tuple[str, ...]:
    """The names of the user's own rulesets: the TOML files in the folder `rules` of :func:`user_folder`."""
    return tuple(one.name for one in _house_files() if not one.flaw)


def files_without_name() -> tuple[tuple[str, str], ...]:
    """The TOML files in that folder that are no ruleset by their name, each with the reason."""
    return tuple((f"{one.name}.toml", one.flaw) for one in _house_files() if one.flaw)


class _HouseFile(NamedTuple):
    """One of the user's rulesets, with its time and size, so that one that was changed is read again."""

    name: str
    time: int
    size: int
    #: why it has no name by which it could be asked for
    flaw: str


def _house_files() -> tuple[_HouseFile, ...]:
    try:
        with os.scandir(user_folder() / "rules") as entries:
            return tuple(sorted(_house_file(entry) for entry in entries if entry.name.endswith(".toml")))
    except OSError:
        return ()


def _house_file(entry: os.DirEntry[str]) -> _HouseFile:
    name = entry.name.removesuffix(".toml")
    try:
        at = entry.stat()
    except OSError as error:  # a link to nowhere; the others are there all the same
        return _HouseFile(name, 0, 0, f"cannot be read: {error.strerror or error}")
    flaw = "" if _NAME.fullmatch(name) else "names are small letters, digits and `-`, a letter first"
    return _HouseFile(
        name, at.st_mtime_ns, at.st_size, "is a ruleset of the package" if name in ruleset_names() else flaw
    )


def _find(name: str) -> Path | None:
    """The file of a ruleset that has a name: of the package, or the user's own."""
    if len(name) > 100 or not name.replace("-", "").isalnum():
        return None
    own = user_folder() / "rules" / f"{name}.toml"
    return next(_FOLDER.glob(f"*/{name}.toml"), own if own.is_file() else None)


def _game_of(path: Path) -> Game | None:
    if path.parent.parent != _FOLDER:
        return None
    from importlib import import_module

    # a game is a folder: its rulesets are TOML files in it, and its module `game` holds GAME, or GAMES, what makes
    # a game by the ruleset that extends nothing, where several rulebooks share an engine; a second game of a
    # family has a folder in that folder, by the name of its first file (fuhan/tokyo)
    own = f".{path.stem}" if (path.parent / path.stem).is_dir() else ""
    module = import_module(f"scorecalc.rulesets.{path.parent.name}{own}.game")
    game: Game = module.GAMES[path.stem]() if hasattr(module, "GAMES") else module.GAME
    return game


def load_rules(name: str) -> Ruleset:
    """A ruleset by its name, or by the path of a TOML file (anything that ends in ``.toml``).

    A file is read each time, since it may have changed; what comes with the package is read once.

    >>> load_rules("riichi").title
    'Riichi, the common Japanese rules'
    >>> load_rules("riichy")
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: N110: no ruleset `riichy`
    """
    if name.endswith(".toml"):
        path = Path(name)
        return load(path.stem, path, _find, _game_of)
    return _named(name, () if name in ruleset_names() else _house_files())


@lru_cache(maxsize=64)
def _named(name: str, _house_files: tuple[_HouseFile, ...]) -> Ruleset:
    found = _find(name)
    if found is None:
        known = (*ruleset_names(), *house_names())
        near = closest(name, known)
        help = f"did you mean `{near[0]}`?" if near else "the rulesets are " + ", ".join(known)
        raise Refused([Problem("N110", f"no ruleset `{name}`", 0, len(name), help, near)], name)
    return load(name, found, _find, _game_of)


def base_of(rules: Ruleset) -> Ruleset:
    """The ruleset at the end of the chain of `extends`, which stands for the game."""
    while "extends" in rules.about:
        rules = load_rules(rules.about["extends"])
    return rules


def kept_rules(rules: Ruleset) -> str:
    """All that a ruleset says, as a text to be kept beside results; :func:`rules_kept` reads it."""
    from scorecalc.rules.resolved import as_toml

    return as_toml(rules, base_of(rules), hashed=False)


def rules_kept(name: str, text: str) -> Ruleset:
    """The ruleset that was kept as a text; raises Refused (D4xx) where it can no longer be read.

    >>> rules = load_rules("riichi-ema")
    >>> rules_kept("riichi-ema", kept_rules(rules)).hash == rules.hash
    True
    """
    return load(name, Path(name), _find, _game_of, text)


def bind_line(line: Line, rules: Ruleset | str | None = None) -> tuple[Bound, Ruleset]:
    """A line's words with their meaning, and the ruleset they are read under.

    The ruleset is the line's first word, or the one given; two that differ are refused (N111), and
    so is none at all (N112).
    """
    named = line.ruleset
    given = load_rules(rules) if isinstance(rules, str) else rules
    if given is None:
        if named is None:
            return _no_ruleset(line)
        try:
            given = load_rules(named)
        except Refused as refused:
            word = line.words[0]
            # what is wrong in a file of rules has its place there
            problems = [p if p.file else p._replace(start=word.start, end=word.end) for p in refused.problems]
            raise Refused([*problems, *line.problems], line.text) from None
    elif named is not None and named != given.name:
        _other_first_word(line, named, given)
    return bind(line, given.vocabulary), given


def _other_first_word(line: Line, named: str, rules: Ruleset) -> NoReturn:
    """Refuses a bare first word that is not the ruleset given: another (N111), nearly one (N110), or none (N113)."""
    word, vocabulary = line.words[0], rules.vocabulary
    known = (*ruleset_names(), *house_names())
    if named in known:
        message = f"the line says `{named}`, but the rules are `{rules.name}`"
        raise Refused([Problem("N111", message, word.start, word.end, "leave one of them out")], line.text)
    near = () if {named} & {*vocabulary.flag_names, *vocabulary.setting_names} else closest(named, known, 1)
    first = () if near else (word._replace(kind="bare"),)
    problems: list[Problem] = []
    if near:
        agreed = "" if near[0] == rules.name else f" the rules are `{rules.name}` already"
        help = f"did you mean `{near[0]}`?{agreed}"
        problems = [Problem("N110", f"no ruleset `{named}`", word.start, word.end, help, near)]
    try:
        bind(line._replace(words=(*first, *line.words[1:])), vocabulary)
    except Refused as refused:
        problems += [problem for problem in refused.problems if problem.code != "N100"]
    raise Refused(problems, line.text)


def _no_ruleset(line: Line) -> tuple[Bound, Ruleset]:
    """Refuses a line that names no ruleset, and names those that could read it."""
    first = line.words[0] if line.words else None
    if first is not None and first.text.lower() in ruleset_names():
        meant = first.text.lower()
        message = f"`{first.text}` is no ruleset: their names are in small letters"
        problem = Problem("N110", message, first.start, first.end, f"did you mean `{meant}`?", (meant,))
        raise Refused([problem, *line.problems], line.text)
    fits = []
    for name in ruleset_names():
        try:
            bind(line, load_rules(name).vocabulary)
        except Refused:
            continue
        fits.append(name)
    help = f"begin the line with a ruleset, or give it with -r: {', '.join(fits or ruleset_names())}"
    message = "no ruleset is named" + ("" if fits else ", and no ruleset reads this line")
    raise Refused([Problem("N112", message, None, None, help, tuple(fits)), *line.problems], line.text)


def score_line(line: Line, rules: Ruleset | str | None = None, style: Style = Style()) -> Breakdown:  # noqa: B008
    """A line that was read already, scored; see `score`."""
    bound, ruleset = bind_line(line, rules)
    return score_bound(bound, ruleset, style)


def score(line: str, rules: Ruleset | str | None = None, *, names: str = "en", pieces: str = "text") -> Breakdown:
    """Scores one line.

    ``rules`` is a ruleset or its name; a line that names one in its first word needs none.
    ``names`` is the language of the items (``en``, ``ja``, ``zh``), ``pieces`` how tiles are shown
    (``text`` or ``unicode``).  Raises :class:`scorecalc.problems.Refused` with every problem of the line.

    >>> score("riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W").deltas
    {'E': 0, 'S': 3900, 'W': -3900, 'N': 0}
    >>> score("riichi 234m 567m 345p 678s 55s win=9s")
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: R205: win=9s is not among the concealed tiles
    """
    return score_line(read(line), rules, Style(names, pieces))
