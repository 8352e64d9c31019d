"""The end of a game and its expectation.

==============================  =================================================================
written                         compared with
==============================  =================================================================
``Anna=40`` ``Ben=-3``          a player's final score
``results=Anna:+51.0/Ben:-20``  what those who are named take home, in the units in which it is shown
``first=Anna`` ``first=none``   who has won, several joined by ``/``
``order=Anna/Ben+Cleo``         the whole ranking, those who share a place joined by ``+``
``over=last-hand``              why the game is over, `-` for spaces; ``no`` while it goes on
``sum=100000``                  the sum of all final scores
``pot=0``                       what is left on the table
==============================  =================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from scorecalc.expect.difference import NOTHING, Difference, differ, field, number, refuse
from scorecalc.expect.entry import over, reason
from scorecalc.expect.players import group, parted, player
from scorecalc.model.money import POT
from scorecalc.model.table import Final, Place, State
from scorecalc.notation.expectation import Expected
from scorecalc.problems import Problem, Refused, closest

__all__ = ["Ended", "compare_final", "written_final"]

#: a result as it is shown: +51.0 -38.8 12
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?")


class Ended(NamedTuple):
    """The ranking of a game and the table at its end, before the end itself moves anything.

    ``unit`` is that of the scores; ``told`` says of a player how his score came about.
    """

    final: Final
    state: State
    unit: str
    told: Callable[[str], str]

    @property
    def names(self) -> Mapping[str, str]:
        """Players are called by their names alone."""
        return {name: name for name in self.state.players}

    def place(self, name: str) -> Place:
        """A player's place."""
        return next(place for place in self.final.places if place.player == name)

    @property
    def ranking(self) -> str:
        """The ranking in a few words: ``1 Anna 40, 2 Ben 20``."""
        return ", ".join(f"{one.place} {one.player} {one.score}" for one in self.final.places)

    @property
    def first(self) -> tuple[str, ...]:
        """Who has won."""
        return tuple(one.player for one in self.final.places if one.place == 1)


_Judge = Callable[[Expected, Ended], Difference | None]


def compare_final(ended: Ended, expected: Sequence[Expected]) -> tuple[Difference, ...]:
    """What differs in a ranking, in the order in which it was written.

    Raises :class:`Refused` (C501, C504, C507) with every word that no ranking could meet.
    """
    found: list[Difference | None] = []
    problems: list[Problem] = []
    for word in expected:
        try:
            found.append(_judge(word, ended)(word, ended))
        except Refused as refused:
            problems += refused.problems
    if problems:
        raise Refused(problems)
    return tuple(difference for difference in found if difference is not None)


def written_final(ended: Ended) -> str:
    """A ranking as an expectation: the scores, who has won, and why the game is over."""
    scores = [f"{name}={ended.place(name).score}" for name in ended.state.players]
    return " ".join([*scores, f"first={'/'.join(ended.first) or NOTHING}", f"over={reason(ended.state.over)}"])


def _judge(word: Expected, ended: Ended) -> _Judge:
    if word.name in ended.names or word.kind == "delta":
        return _score
    if word.kind == "field" and word.name in _FIELDS:
        return _FIELDS[word.name]
    written = {"error": f"error {word.value}", "amount": f"{word.value}{word.name}"}.get(word.kind, word.name)
    near = closest(word.name, _FIELDS)
    help = "" if near else f"the ranking has `Anna=40` for each player, {', '.join(f'`{one}=`' for one in _FIELDS)}"
    return refuse("C501", f"no ranking has a `{written}`", word, help, near)


def _score(word: Expected, ended: Ended) -> Difference | None:
    name = player(word.name, ended.names, word)
    if word.value[:1] == "+":
        bare = word.value[1:]
        home = ended.place(name).result is not None
        help = f"write `{name}={bare}`" + (f", or `results={name}:+{bare}` for what he takes home" if home else "")
        refuse("C504", "a final score has no `+`", word, help)
    return field(word, number(word, word.value), ended.place(name).score, lambda: ended.told(name))


def _results(word: Expected, ended: Ended) -> Difference | None:
    places = ended.final.places
    got = {place.player: place.score if place.result is None else place.result for place in places}
    if all(place.result is None for place in places):
        refuse("C501", "nobody takes home more than his score", word, "the scores are all there is: `Anna=40`")
    scale = ended.final.scale

    def read(word: Expected, value: str) -> int:
        if not _NUMBER.fullmatch(value):
            refuse("C504", f"`{value}` is no number", word, f"as in `{word.name}={next(iter(got))}:+51.0`")
        exact = Decimal(value) * scale
        if exact != int(exact):
            refuse("C504", f"`{value}` is finer than a result can be", word)
        return int(exact)

    return parted(word, ended.names, got, read, lambda result: _scaled(result, scale), lambda name: _parts(name, ended))


def _scaled(result: int, scale: int) -> str:
    """A result in the units in which it is shown: ``+51``, ``-38.8``."""
    return f"{Decimal(result) / scale:+f}" if result else "0"


def _parts(name: str, ended: Ended) -> str:
    place = ended.place(name)
    told = [f"{what} {_scaled(amount, ended.final.scale)}" for what, amount in place.parts]
    return f"{name}: {', '.join(told)}" if told else f"{name}: {place.score}"


def _first(word: Expected, ended: Ended) -> Difference | None:
    wanted, got = group(word, ended.names), ended.first
    if set(wanted) == set(got):
        return None
    first = "/".join(got) or NOTHING
    return Difference("first", word.value, first, ended.ranking, (word,), f"first={first}")


def _order(word: Expected, ended: Ended) -> Difference | None:
    """Equal players may be named in any order."""
    groups: dict[int, list[str]] = {}
    for place in ended.final.places:
        groups.setdefault(place.place, []).append(place.player)
    wanted = [[player(name, ended.names, word) for name in part.split("+")] for part in word.value.split("/")]
    got = "/".join("+".join(groups[place]) for place in sorted(groups))
    if [sorted(part) for part in wanted] == [sorted(groups[place]) for place in sorted(groups)]:
        return None
    return Difference("order", word.value, got, ended.ranking, (word,), f"order={got}")


def _over(word: Expected, ended: Ended) -> Difference | None:
    return over(word, ended.state, ended.state.over and ended.ranking)


def _sum(word: Expected, ended: Ended) -> Difference | None:
    got = sum(place.score for place in ended.final.places)
    return differ("sum", number(word, word.value), got, lambda: ended.ranking, word, f"sum={got}")


def _pot(word: Expected, ended: Ended) -> Difference | None:
    left = ended.state.paid(ended.final.payments, ended.unit).pot
    told = "; ".join(f"{p.payer} pays {p.payee} {p.amount}" for p in ended.final.payments)
    return field(word, number(word, word.value), left, lambda: told or "nothing is moved at the end")


_FIELDS: dict[str, _Judge] = {
    "results": _results,
    "first": _first,
    "order": _order,
    "over": _over,
    "sum": _sum,
    POT: _pot,
}
