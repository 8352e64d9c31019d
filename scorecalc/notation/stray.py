"""Names at a table that stand where none can, or that nobody there has: what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from scorecalc.model.names import composed, folded
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Line, Word
from scorecalc.notation.players import lists_players
from scorecalc.notation.spelling import fold
from scorecalc.notation.wording import did_you_mean, shown
from scorecalc.problems import Problem, closest

__all__ = ["stranger", "too_many", "without_strays"]

_TAKEN = re.compile("([A-Z][0-9]?)=(.+)")
#: settings that name one player, as they are offered
_OF_ONE = ("seat", "from", "turn")


def stranger(name: str, start: int, seats: Mapping[str, str]) -> Problem:
    """A name that nobody at the table has (N143)."""
    near = closest(name, seats.values())
    help = did_you_mean(near[:1], f"the players are {_known(seats)}")
    return Problem("N143", f"no player `{shown(name)}` at this table", start, start + len(name), help, near)


def too_many(word: Word, names: Sequence[str], seats: Mapping[str, str]) -> Problem:
    """Several names in a word for one player (N143)."""
    called = [_player(name, seats) or name for name in names]
    hints = tuple(f"{word.name}={name}" for name in called)
    message = f"`{word.name}=` names one player, not {len(names)}"
    return Problem("N143", message, word.start, word.end, did_you_mean(hints), hints)


def without_strays(line: Line, vocabulary: Vocabulary, seats: Mapping[str, str]) -> Line:
    """The line without names that stand alone, or are joined by a comma, each such row a problem that says how.

    A name that the game reads as pieces (somebody may be called `C`) is left alone.
    """
    said = {word.name for word in line.words}
    words: list[Word] = []
    problems: list[Problem] = []
    row: list[_Stretch] = []
    behind: _Stretch | None = None  # the list of players that a row of names belongs to
    for one in [*_stretches(line), None]:
        before = row[-1] if row else behind
        goes_on = before is not None and before.text.endswith(",")
        if one is not None and one.stands_alone(vocabulary, seats, in_list=goes_on):
            row.append(one)
            continue
        begun = one is not None and _listed(one, vocabulary, seats)
        if row or (behind is not None and behind.problem):
            problems.append(_row(behind, row, vocabulary, seats, said))
        row, behind = [], one if begun else None
        if one is None or (begun and one.problem):
            continue
        if one.word:
            words.append(one.word)
        if one.problem:
            problems.append(_taken(one, seats) or one.problem)
    return Line(line.text, tuple(words), tuple(problems))


class _Stretch(NamedTuple):
    """What stands between two spaces: a word, or a problem of reading."""

    text: str
    start: int
    end: int
    word: Word | None
    problem: Problem | None

    def stands_alone(self, vocabulary: Vocabulary, seats: Mapping[str, str], *, in_list: bool) -> bool:
        """Whether it is a player's name that cannot be read as anything else, or that a comma joins to a list."""
        if _player(self.text.rstrip(",;"), seats) is None:
            return False
        if self.word is None:
            return self.problem is not None and self.problem.code == "N103"
        if self.word.kind == "ruleset":
            return self.text != vocabulary.game
        return self.word.kind == "tiles" and (in_list or bool(vocabulary.alphabet.read(self.text)[1]))


def _stretches(line: Line) -> Iterator[_Stretch]:
    plain = fold(line.text)
    found = [(word.start, word.end, word, None) for word in line.words]
    for problem in line.problems:
        start = plain.rfind(" ", 0, problem.start or 0) + 1
        end = plain.find(" ", start)
        end = len(plain) if end < 0 else end
        found.append((start, end, None, problem))  # type: ignore[arg-type]
    for start, end, word, wrong in sorted(found, key=lambda one: one[:2]):
        yield _Stretch(composed(plain[start:end]), start, end, word, wrong)


def _player(name: str, seats: Mapping[str, str]) -> str | None:
    return next((player for player in seats.values() if folded(player) == folded(name)), None)


def _listed(one: _Stretch, vocabulary: Vocabulary, seats: Mapping[str, str]) -> bool:
    """Whether it is a word that lists players, be it with commas between the names."""
    name, _, value = one.text.partition("=")
    setting = vocabulary.setting_names.get(name) if value else None
    if setting is None or not setting.player:
        return False
    if one.problem is None:
        return lists_players(setting, seats)
    return "," in value and all(_player(part, seats) for part in _parts(value))


def _parts(value: str) -> list[str]:
    return [part for part in re.split("[,;/]", value) if part]


def _row(
    behind: _Stretch | None,
    row: Sequence[_Stretch],
    vocabulary: Vocabulary,
    seats: Mapping[str, str],
    said: Collection[str],
) -> Problem:
    """Names in a row that stand alone, behind a list to which they belong or behind anything else."""
    names = [_player(one.text.rstrip(",;"), seats) or "" for one in row]
    if behind is not None:
        name, _, value = behind.text.partition("=")
        meant = f"{name}={'/'.join([_player(part, seats) or part for part in _parts(value)] + names)}"
        setting = vocabulary.setting_names[name]
        start, end = behind.start, (row[-1] if row else behind).end
        help = f"lists are joined by `/`: {meant}"
        if not lists_players(setting, seats):
            return too_many(Word("setting", "", start, end, name), [*_parts(value), *names], seats)
        return Problem("N143", f"the names behind `{name}=` are not joined", start, end, help, (meant,))
    first = names[0]
    of_one = [f"{name}={first}" for name in _OF_ONE if name in vocabulary.settings and name not in said]
    help = f"write `{first}:` before his words" + (f", or say {' or '.join(of_one)}" if of_one else "")
    lists = [one.name for one in vocabulary.settings.values() if lists_players(one, seats)]
    if len(names) > 1 and lists:
        joined = "tenpai" if "tenpai" in lists else lists[0]
        help += f"; lists are joined by `/`: {joined}={'/'.join(names)}"
    message = f"`{' '.join(names)}`: a name by itself does not say what the player did"
    return Problem("N143", message, row[0].start, row[-1].end, help, (f"{first}:",))


def _taken(one: _Stretch, seats: Mapping[str, str]) -> Problem | None:
    """``E=Ben`` in a line: who sits where was told when the table was begun."""
    found = _TAKEN.fullmatch(one.text)
    if found is None or not (found[1] in seats or _player(found[2], seats)):
        return None
    message = f"`{shown(one.text)}` seats nobody: players keep the seats they sat down in"
    return Problem("N143", message, one.start, one.end, f"leave it out; the players are {_known(seats)}")


def _known(seats: Mapping[str, str]) -> str:
    return ", ".join(player if seat == player else f"{player} ({seat})" for seat, player in seats.items())
