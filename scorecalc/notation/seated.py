"""The players of a table in a line: their names become the seats they have now, wherever a word names a player."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Line, Word
from scorecalc.problems import Problem, Refused, closest

__all__ = ["named", "seated"]


def seated(line: Line, vocabulary: Vocabulary, seats: Mapping[str, str]) -> Line:
    """The same line with seats in the place of names: ``from=Ben`` is ``from=W`` while Ben sits there.

    ``seats`` maps what a line may call the players to their names.  Names are found whatever the case; in a list
    they are joined by ``/`` (``tenpai=Anna/Ben``).  Places stay those of the line as given.  A word with a name that
    nobody at the table has becomes a problem (N143); a hand that is nobody's raises Refused, since all words behind
    its label would be somebody else's.

    >>> from scorecalc.api import load_rules
    >>> from scorecalc.notation import read
    >>> table = {"E": "Ben", "S": "Cleo", "W": "Anna", "N": "Dora"}
    >>> there = seated(read("Anna: han=3 fu=40 from=cleo"), load_rules("riichi").vocabulary, table)
    >>> [word.text for word in there.words]
    ['W:', 'han=3', 'fu=40', 'from=S']
    >>> seated(read("han=3 fu=40 from=Cloe"), load_rules("riichi").vocabulary, table).problems[0].message
    'no player `Cloe` at this table'
    """
    sits = {name.lower(): seat for seat, name in seats.items()}
    words, problems = [], list(line.problems)
    for word in line.words:
        setting = vocabulary.setting_names.get(word.name) if word.kind == "setting" else None
        if word.kind == "label":
            seat = _seat(word.name, seats, sits)
            if seat is None:
                raise Refused([*problems, _stranger(word.name, word.start, seats)], line.text)
            words.append(word._replace(name=seat, text=f"{seat}:"))
        elif setting is not None and setting.player and word.value:
            strangers = len(problems)
            there = _with_seats(word, seats, sits, problems, frozenset(setting.kind.words))
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
    parts = [value] if value in seats else value.split("/")
    if len(parts) == 1 and value not in seats and value and all(letter in seats for letter in value):
        parts = [*value]
    return f"{word.name}={'/'.join(seats.get(part, part) for part in parts)}{colon}{behind}"


def _seat(name: str, seats: Mapping[str, str], sits: Mapping[str, str]) -> str | None:
    return name if name in seats else sits.get(name.lower())


def _with_seats(
    word: Word, seats: Mapping[str, str], sits: Mapping[str, str], problems: list[Problem], known: frozenset[str]
) -> Word:
    """A setting with seats for names; what stands behind a ``:`` in a value is no player (``pao=Ben:daisangen``)."""
    value, colon, behind = word.value.partition(":")
    parts = value.split("/")
    if not all(_seat(part, seats, sits) for part in parts) and (
        value in ("none", *known) or all(letter in seats for letter in value)
    ):
        return word  # seats joined without a sign (`tenpai=EW`), or a word like `none`
    found: list[str] = []
    at = word.start + len(word.text) - len(word.value)
    for part in parts:
        seat = _seat(part, seats, sits)
        if seat is None:
            problems.append(_stranger(part, at, seats))
        else:
            found.append(seat)
        at += len(part) + 1
    sign = "" if all(len(seat) == 1 for seat in seats) and any(name != seat for seat, name in seats.items()) else "/"
    value = sign.join(found) + colon + behind
    return word._replace(value=value, text=f"{word.name}={value}")


def _stranger(name: str, start: int, seats: Mapping[str, str]) -> Problem:
    near = closest(name, seats.values())
    known = ", ".join(player if seat == player else f"{player} ({seat})" for seat, player in seats.items())
    help = f"did you mean `{near[0]}`?" if near else f"the players are {known}"
    return Problem("N143", f"no player `{name}` at this table", start, start + len(name), help, near)
