"""Conditions: what a scoring item asks of a hand, in words that a club writes into its house rules.

>>> isshoku_sanjun = read("3 equal chows")
>>> hand = Facts(parts=(*[Part("chow", 0)] * 3, Part("pung", 30), Part("pair", 33)))
>>> isshoku_sanjun.test(hand), isshoku_sanjun.matched(hand)[0]
(1, Part(shape='chow', kind=0, exposed=False))

The language is told in ``examples/house-rules/conditions.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorecalc.mahjong.conditions.facts import Facts, Part
from scorecalc.mahjong.conditions.mistake import BadCondition

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorecalc.mahjong.conditions.sets import Sense

__all__ = ["BadCondition", "Condition", "Facts", "Part", "read"]

_LONGEST = 1000  #: characters
_DEEPEST = 8  #: parentheses within parentheses


class Condition:
    """A condition that was read.

    ``text`` is as it was written; ``flag_places`` are the flags that it mentions with their place in the text, the
    ``+`` in it; ``asks`` names the facts that a line may leave open and that it hangs on (``own_wind``,
    ``round_wind``, ``win``, ``wait``).
    """

    __slots__ = ("_each", "_sense", "asks", "flag_places", "flags", "text")

    def __init__(
        self,
        text: str,
        sense: Sense,
        flag_places: tuple[tuple[str, int, int], ...],
        asks: frozenset[str],
        each: Sense | None,
    ) -> None:
        self.text = text
        self.flag_places = flag_places
        self.flags = frozenset(name for name, _, _ in flag_places)
        self.asks = asks
        self._sense = sense
        self._each = each

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[str], Condition], tuple[str]]:
        return read, (self.text,)  # it travels to other processes as its text

    @property
    def each(self) -> bool:
        """Whether it counts what it finds.

        >>> read("each pung of dragons and closed").each, read("2 pungs of dragons").each
        (True, False)
        """
        return self._each is not None

    def test(self, facts: Facts) -> int:
        """How many times a hand fulfils it: 0 for not at all, and more than 1 only for ``each …``.

        >>> each = read("each pung of dragons")
        >>> [each.test(Facts(parts=(Part("pung", 31),) * n)) for n in range(3)]
        [0, 1, 2]
        """
        return self._sense(facts)[0]

    def matched(self, facts: Facts) -> tuple[Part, ...]:
        """The parts that fulfil it, in the order of the hand; () where it does not hold or speaks of no parts.

        >>> read("a kong and closed").matched(Facts(parts=(Part("chow", 0), Part("kong", 27))))
        (Part(shape='kong', kind=27, exposed=False),)
        """
        return _parts(self._sense(facts)[1], facts)

    def counted(self, facts: Facts) -> tuple[Part, ...]:
        """The parts that ``each`` counts, without those that the rest of the condition wants; () where it has none.

        >>> hand = Facts(parts=(Part("chow", 0), Part("pung", 31), Part("pung", 32, True)))
        >>> [part.kind for part in read("each pung of dragons and a chow").counted(hand)]
        [31, 32]
        """
        return _parts(self._each(facts)[1], facts) if self._each and self.test(facts) else ()


def _parts(shown: int, facts: Facts) -> tuple[Part, ...]:
    return tuple(part for at, part in enumerate(facts.parts) if shown >> at & 1)


def read(text: str) -> Condition:
    """The condition that a text says.

    >>> read("4 pungs and +riichi").flag_places
    (('riichi', 12, 19),)
    >>> read("4 pungs of dragns")
    Traceback (most recent call last):
    ...
    scorecalc.mahjong.conditions.mistake.BadCondition: expected tiles, not `dragns`

    Raises :class:`BadCondition`, with a place in the text and, where one is near, the word that was meant.
    """
    if len(text) > _LONGEST:
        message = f"a condition has at most {_LONGEST} characters"
        raise BadCondition(message, _LONGEST, len(text), "make two items of it")
    depth = 0
    for at, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth > _DEEPEST:
            raise BadCondition(f"more than {_DEEPEST} parentheses within one another", at, at + 1)
    # loaded here: pyparsing takes longer than a line, and most rulesets have no conditions
    from scorecalc.mahjong.conditions.grammar import parsed
    from scorecalc.mahjong.conditions.meaning import asked, each_of, flag_words, sense_of

    node = parsed(text)
    sense = sense_of(node)
    places = tuple((word.text, word.start, word.end) for word in flag_words(node))
    return Condition(text, sense, places, asked(node), each_of(node))
