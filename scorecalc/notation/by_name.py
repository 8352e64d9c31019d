"""Problems of a line at a table told by names: games know seats alone, and players know each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Line
from scorecalc.notation.seated import names_of
from scorecalc.problems import Problem

__all__ = ["by_name"]

#: where a letter that is a word of its own can only be a seat: everywhere else it may be a tile or a wind
_WHOSE = (
    r"\b(?:for|hand of|discard of|leave|label|under) ({seat})(?![\w=-])",
    r"(?<=: )({seat})(?= (?:cannot|has)\b)",
    r"(?<![\w=-])({seat})(?= on [0-9A-Z])",
    r"(?<=`)({seat})(?=:)",
)


def by_name(
    problems: Iterable[Problem], typed: Line, there: Line, vocabulary: Vocabulary, seats: Mapping[str, str]
) -> list[Problem]:
    """The problems with names where their words call players by their seats.

    ``typed`` is the line as it was given and ``there`` the same with seats, which the game has read.  Words that
    were typed with seats keep them, and so does all that may be a tile or a wind.

    >>> from scorecalc.api import load_rules
    >>> from scorecalc.notation import read
    >>> from scorecalc.notation.seated import seated
    >>> words, table = load_rules("riichi").vocabulary, {"E": "Ben", "S": "Zoë"}
    >>> typed = read("Zoë: EEE from=Zoë")
    >>> there = seated(typed, words, table)
    >>> told = [Problem("R213", "from=S: S cannot win on a discard of their own"), Problem("R201", "5 copies of E")]
    >>> [problem.message for problem in by_name(told, typed, there, words, table)]
    ['from=Zoë: Zoë cannot win on a discard of their own', '5 copies of E']
    """
    if all(seat == player for seat, player in seats.items()):
        return [*problems]
    names = _Names(typed, there, vocabulary, seats)
    return [one._replace(message=names.told(one.message), help=names.told(one.help)) for one in problems]


class _Names:
    """How the words of a line and its players are called."""

    def __init__(self, typed: Line, there: Line, vocabulary: Vocabulary, seats: Mapping[str, str]) -> None:
        self.seats = seats
        #: words as they were typed with seats, and values as the game has read them: `S:daisangen` was `Ben:daisangen`
        self.kept = {word.text for word in typed.words}
        at = {word.start: word for word in typed.words}
        self.values = {w.value: at[w.start].value for w in there.words if w.value and at[w.start].text != w.text}
        letters = "|".join(sorted(map(re.escape, seats), key=len, reverse=True))
        players = "|".join(name for name, one in vocabulary.setting_names.items() if one.player)
        self.setting = re.compile(rf"\b({players})=((?:{letters})+)(?![\w/])") if players else None
        self.seat = re.compile(rf"\bthe seat ({letters})(?![\w-])")
        self.whose = [re.compile(pattern.replace("{seat}", letters)) for pattern in _WHOSE]

    def told(self, text: str) -> str:
        """The text with names."""
        for seated, value in self.values.items():
            text = text.replace(f"not `{seated}`", f"not `{value}`")
        if self.setting is not None:
            text = self.setting.sub(self._word, text)
        text = self.seat.sub(lambda found: f"the seat of {self.seats[found[1]]}", text)
        for pattern in self.whose:
            text = pattern.sub(self._player, text)
        return text

    def _word(self, found: re.Match[str]) -> str:
        return found[0] if found[0] in self.kept else f"{found[1]}={'/'.join(names_of(found[2], self.seats))}"

    def _player(self, found: re.Match[str]) -> str:
        if f"{found[1]}:" in self.kept and found.string[found.end() :][:1] == ":":
            return found[0]
        return found[0].removesuffix(found[1]) + self.seats[found[1]]
