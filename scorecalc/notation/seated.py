"""The players of a table in a line: their names become the seats they have now, wherever a word names a player."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.names import folded
from scorecalc.model.vocabulary import Setting, Vocabulary
from scorecalc.model.words import Line, Word
from scorecalc.notation.players import joined, lists_players
from scorecalc.problems import Problem, Refused

__all__ = ["ALL", "named", "names_of", "seated"]

#: everybody at the table, where a list of players is read
ALL = "all"


def seated(line: Line, vocabulary: Vocabulary, seats: Mapping[str, str]) -> Line:
    """The same line with seats in the place of names: ``from=Ben`` is ``from=W`` while Ben sits there.

    ``seats`` maps what a line may call the players to their names.  Names are found whatever the case; in a list
    they are joined by ``/`` (``tenpai=Anna/Ben``), and ``all`` are all of them.  Places stay those of the line as
    given.  A word with a name that nobody at the table has becomes a problem (N143), and so does a name that stands
    where none can; a hand that is nobody's raises Refused, since all words behind its label would be somebody else's.

    >>> from scorecalc.api import load_rules
    >>> from scorecalc.notation import read
    >>> table = {"E": "Ben", "S": "Cleo", "W": "Anna", "N": "Dora"}
    >>> there = seated(read("Anna: han=3 fu=40 from=cleo"), load_rules("riichi").vocabulary, table)
    >>> [word.text for word in there.words]
    ['W:', 'han=3', 'fu=40', 'from=S']
    >>> [word.text for word in seated(read("tenpai=all"), load_rules("riichi").vocabulary, table).words]
    ['tenpai=ESWN']
    >>> seated(read("han=3 fu=40 from=Cloe"), load_rules("riichi").vocabulary, table).problems[0].message
    'no player `Cloe` at this table'
    """
    sits = {folded(name): seat for seat, name in seats.items()}
    if line.problems or any(word.kind in ("tiles", "ruleset") and folded(word.text) in sits for word in line.words):
        from scorecalc.notation.stray import without_strays

        line = without_strays(line, vocabulary, seats)
    words, problems = [], list(line.problems)
    for word in line.words:
        setting = vocabulary.setting_names.get(word.name) if word.kind == "setting" else None
        if word.kind == "label":
            seat = _seat(word.name, seats, sits)
            if seat is None:
                from scorecalc.notation.stray import stranger

                raise Refused([*problems, stranger(word.name, word.start, seats)], line.text)
            words.append(word._replace(name=seat, text=f"{seat}:"))
        elif setting is not None and setting.player and word.value:
            strangers = len(problems)
            there = _with_seats(word, setting, seats, sits, problems)
            if len(problems) == strangers:
                words.append(there)
        else:
            words.append(word)
    return Line(line.text, tuple(words), tuple(problems))


def named(line: Line, vocabulary: Vocabulary, seats: Mapping[str, str]) -> str:
    """The text of a line with players' names in the place of seats: who is meant, wherever he sits later.

    >>> from scorecalc.api import load_rules
    >>> from scorecalc.notation import read
    >>> table = {"E": "Ben", "S": "Cleo", "W": "Anna", "N": "Dora"}
    >>> named(read("+nobody-won tenpai=EW declared=Cleo"), load_rules("riichi").vocabulary, table)
    '+nobody-won tenpai=Ben/Anna declared=Cleo'
    """
    return " ".join(_with_names(word, vocabulary, seats) for word in line.words)


def _with_names(word: Word, vocabulary: Vocabulary, seats: Mapping[str, str]) -> str:
    if word.kind == "label":
        return f"{seats.get(word.name, word.name)}:"
    setting = vocabulary.setting_names.get(word.name) if word.kind == "setting" else None
    if setting is None or not setting.player:
        return word.text
    value, colon, behind = word.value.partition(":")
    return f"{word.name}={'/'.join(names_of(value, seats))}{colon}{behind}"


def names_of(value: str, seats: Mapping[str, str]) -> list[str]:
    """The names of those whom a value lists, joined by ``/`` or seat by seat; what is no seat stays.

    >>> names_of("EW", {"E": "Ben", "S": "Cleo", "W": "Anna"}), names_of("P5/E", {"E": "Ben", "P5": "Dora"})
    (['Ben', 'Anna'], ['Dora', 'Ben'])
    """
    parts = [value] if value in seats else value.split("/")
    if len(parts) == 1 and value not in seats and value and all(letter in seats for letter in value):
        parts = [*value]
    return [seats.get(part, part) for part in parts]


def _seat(name: str, seats: Mapping[str, str], sits: Mapping[str, str]) -> str | None:
    return name if name in seats else sits.get(folded(name))


def _with_seats(
    word: Word, setting: Setting, seats: Mapping[str, str], sits: Mapping[str, str], problems: list[Problem]
) -> Word:
    """A setting with seats for names; what stands behind a ``:`` in a value is no player (``pao=Ben:daisangen``)."""
    value, colon, behind = word.value.partition(":")
    parts = value.split("/")
    if value == ALL and lists_players(setting, seats):
        parts = [*seats]
    elif value in ("none", *setting.kind.words) or (value not in seats and all(letter in seats for letter in value)):
        return word  # seats joined without a sign (`tenpai=EW`), or a word like `none`
    found: list[str] = []
    at = word.start + len(word.name) + 1
    for part in parts:
        seat = _seat(part, seats, sits)
        if seat is None:
            from scorecalc.notation.stray import stranger

            problems.append(stranger(part, at, seats))
        else:
            found.append(seat)
        at += len(part) + 1
    if len(found) == len(parts) > 1 and not lists_players(setting, seats):
        from scorecalc.notation.stray import too_many

        problems.append(too_many(word, parts, seats))
    value = joined(found, seats) + colon + behind
    return word._replace(value=value, text=f"{word.name}={value}")
