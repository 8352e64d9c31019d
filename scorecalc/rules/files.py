"""Files of rules as they are read: TOML, with the place of every key, and the files that one extends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scorecalc.problems import Problem, Refused, closest

if TYPE_CHECKING:
    from scorecalc.rules.places import Place

__all__ = ["RulesFile", "chain"]

_KEYS = ("title", "extends", "source", "unsure", "hash", "options", "items")
_TEXTS = ("title", "extends", "source", "unsure", "hash")
_MOST_FILES = 20
_MOST_BYTES = 50_000  # the resolved rules of the largest game take a fifth of it

Find = Callable[[str], Path | None]


class RulesFile(NamedTuple):
    """A file of rules; ``origin`` is what its values are said to come from: a ruleset's name, or its path."""

    path: Path
    origin: str
    content: Mapping[str, Any]
    text: str

    def place(self, key: Sequence[str]) -> Place | None:
        """The place of a key; looked for where there is a problem, so that a start does not pay for it."""
        from scorecalc.rules.places import place_of, places

        return place_of(key, places(self.text))

    def problem(
        self,
        code: str,
        message: str,
        key: Sequence[str],
        help: str = "",
        hints: tuple[str, ...] = (),
        *,
        value: bool = False,
    ) -> Problem:
        """A problem with the line of a key, and carets under the key or its value."""
        place = self.place(key)
        if place is None:
            return Problem(code, message, None, None, help, hints, str(self.path))
        line = place.line
        start, end = (place.column, len(line)) if value else (0, place.column or len(line))
        said = line[start:end].rstrip().removesuffix("=").rstrip() if not value else line[start:end].rstrip()
        start += len(said) - len(said.lstrip())
        return Problem(
            code, message, start, start + len(said.lstrip()), help, hints, str(self.path), place.number, line
        )

    def problem_within(
        self,
        code: str,
        message: str,
        key: Sequence[str],
        text: str,
        span: tuple[int, int],
        help: str = "",
        hints: tuple[str, ...] = (),
    ) -> Problem:
        """A problem at a place inside the text that a key has."""
        place = self.place(key)
        number = place and place.number
        start, end = span
        if place and place.line[place.column + 1 :].startswith(text):  # a plain string in one line
            before = place.column + 1
            return Problem(code, message, before + start, before + end, help, hints, str(self.path), number, place.line)
        return Problem(code, message, start, end, help, hints, str(self.path), number, text)

    def unknown(self, what: str, key: Sequence[str], known: Iterable[str], help: str = "") -> Problem:
        """A key that nobody reads, and the nearest that somebody does."""
        near = closest(key[-1], known)
        help = f"did you mean `{near[0]}`?" if near else help
        return self.problem("D405", f"no {what} `{key[-1]}`", key, help, near)

    def table(self, key: str, problems: list[Problem]) -> Mapping[str, Any]:
        """A table of the file, empty where there is none."""
        table = self.content.get(key, {})
        if isinstance(table, dict):
            return table
        help = f"write [{key}] on a line of its own"
        problems.append(self.problem("D406", f"`{key}` must be a table", (key,), help))
        return {}


def chain(file: Path, find: Find, text: str | None = None) -> list[RulesFile]:
    """A file of rules and those that it extends, the last one last; raises Refused with D4xx problems.

    ``find`` gives the file of a ruleset that is named; ``text`` is what the first file says, where it is kept
    elsewhere and ``file`` is only what it is called.
    """
    files: list[RulesFile] = []
    where: Path | None = file
    while where is not None:
        if len(files) == _MOST_FILES:
            raise Refused([Problem("D404", f"more than {_MOST_FILES} rulesets extend one another", file=str(file))])
        if any(where == seen.path for seen in files):
            raise Refused([Problem("D404", f"`extends` goes round in a circle at {where.name}", file=str(file))])
        last = _read(where, find) if text is None or files else _parsed(where, text, find)
        files.append(last)
        parent = last.content.get("extends")
        if parent is None:
            break
        where = _extended(parent, last.path, find)
        if where is None:
            help = 'name a ruleset, as in extends = "riichi", or a TOML file beside this one'
            raise Refused(
                [last.problem("D403", f"`extends` names no ruleset: `{parent}`", ("extends",), help, value=True)]
            )
    return files


def _extended(name: str, path: Path, find: Find) -> Path | None:
    """The file of the ruleset that ``path`` extends: one that has a name, or a file beside it and nowhere else."""
    if not name.endswith(".toml"):
        return find(name)
    return None if "/" in name or "\\" in name else path.parent / name


def _read(path: Path, find: Find) -> RulesFile:
    try:
        if not path.is_file():  # a folder, a pipe, a device: nothing that ends where a ruleset does
            path.stat()
            raise Refused([Problem("D401", f"cannot read {path.name}: it is no file", file=str(path))])
        with path.open("rb") as stream:
            read = stream.read(_MOST_BYTES + 1)
        if len(read) > _MOST_BYTES:
            raise Refused([Problem("D402", f"{path.name} is larger than a ruleset can be", file=str(path))])
        return _parsed(path, read.decode("utf-8-sig").replace("\r\n", "\n"), find)
    except OSError as error:
        raise Refused(
            [Problem("D401", f"cannot read {path.name}: {error.strerror or error}", file=str(path))]
        ) from None
    except UnicodeDecodeError as error:
        raise Refused([Problem("D402", f"{path.name} is no TOML: {error}", file=str(path))]) from None


def _parsed(path: Path, text: str, find: Find) -> RulesFile:
    import tomllib

    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError
        raise Refused([Problem("D402", f"{path.name} is no TOML: {error}", file=str(path))]) from None
    origin = path.stem if find(path.stem) == path else str(path)
    file = RulesFile(path, origin, content, text)
    problems = [file.unknown("key", (key,), _KEYS) for key in content if key not in _KEYS]
    problems += [
        file.problem("D406", f"`{key}` must be text in quotes", (key,))
        for key in _TEXTS
        if not isinstance(content.get(key, ""), str)
    ]
    if isinstance(content.get("title"), str) and not content["title"].strip():
        help = "say what the rules are called, or leave it out"
        problems.append(file.problem("D406", "`title` is empty", ("title",), help))
    if problems:
        raise Refused(problems)
    return file
