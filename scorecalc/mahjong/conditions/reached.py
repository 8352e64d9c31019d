"""How far the reading of a condition came, and what to say of the word where it stopped."""

from __future__ import annotations

import re

from scorecalc.mahjong.conditions.mistake import BadCondition, listed
from scorecalc.mahjong.conditions.vocabulary import FIXED, OTHER_WORDS, PAIRED, WAITS
from scorecalc.problems import closest

__all__ = ["CONDITION", "LITERAL", "SINGLE", "WORD_END", "Reached"]

CONDITION = "a condition"  #: what is expected where a clause may begin
WORD_END = r"(?![\w+-])"
LITERAL = r"(?:[0-9]+[mpszfg]|[ESWNPFC])+" + WORD_END
SINGLE = tuple(word for word in FIXED if " " not in word)
_SPACE = " \t\r\n"
_SHOWN = 30  #: characters of a word that is told to be wrong
_STRETCH = re.compile(r"[^\s(),]+|[(),]")


class Reached:
    """The furthest place at which a word was expected, what could have stood there, and how that is spelled."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forgets the text before."""
        self.at = -1
        self.labels: dict[str, None] = {}
        self.words: dict[str, None] = {}

    def note(self, at: int, labels: tuple[str, ...], words: tuple[str, ...] = ()) -> None:
        """That a word did not fit at a place: what it would have been, and its spellings."""
        if at > self.at:
            self.at, self.labels, self.words = at, {}, {}
        if at == self.at:
            self.words.update(dict.fromkeys(words))
            self.labels.update(dict.fromkeys(labels))

    def problem(self, text: str) -> BadCondition:
        """What is wrong at the furthest place."""
        labels = [CONDITION] if CONDITION in self.labels else list(self.labels)
        expected = f"expected {listed(labels or ['sets'])}"  # behind a lone `equal`, where their words are unlabelled
        if self.at >= len(text.rstrip(_SPACE)):
            at = len(text.rstrip(_SPACE))
            return BadCondition(f"the condition breaks off: {expected}" if at else "the condition is empty", at, at)
        stretch = _STRETCH.match(text, self.at)
        found = stretch[0] if stretch else text[self.at]
        help, hints = self._advice(found, text[: self.at].split())
        short = found if len(found) <= _SHOWN else f"{found[:_SHOWN]}…"
        return BadCondition(f"{expected}, not `{short}`", self.at, self.at + len(found), help, hints)

    def _advice(self, found: str, before: list[str]) -> tuple[str, tuple[str, ...]]:
        """What to do about a word behind those before it, and what may be meant."""
        lower = found.lower()
        name = lower.lstrip("0123456789")
        number = lower[: len(lower) - len(name)]
        if number and name in FIXED.keys() | self.words.keys():
            return f"did you mean `{number} {name}`?", (f"{number} {name}",)
        last = before[-1] if before else ""
        condition = CONDITION in self.labels
        tiles = lower in SINGLE or lower in PAIRED or re.fullmatch(LITERAL, found)
        if tiles and "or" in before[-2:] and last in ("or", "a", "an"):
            return f"`or` joins whole conditions, tiles are listed by commas: `…, {found}`", (",",)
        if tiles and "and" in before[-2:] and last in ("and", "a", "an"):
            return "`and` joins whole conditions: say the second in full as well", ()
        if condition and last in ("and", "or") and lower in WAITS:
            return f"`{last}` joins whole conditions: `{last} wait {lower}`", (f"wait {lower}",)
        if condition and tiles:
            return "say what is with them: `all tiles are …`, `some tile is …`, `2 pungs of …`", ()
        if lower in SINGLE and "chows" in self.words:
            return "tiles stand behind the sets: `2 pungs of dragons`", ()
        if condition and found != lower and lower.startswith("+"):
            return f"flags are lower case: `{lower}`", (lower,)
        if lower in self.words:
            hints: tuple[str, ...] = (lower,)
        else:
            other = OTHER_WORDS.get(lower, "")
            hints = (other,) if other.split(" ")[0] in self.words else closest(lower, self.words)
            hints = tuple(hint for hint in hints if f"{hint}s" not in hints)
        return (f"did you mean {listed(f'`{hint}`' for hint in hints)}?" if hints else ""), hints
