"""The words of a line of Saint Poker: the river, the round, and hands under the names of their players."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.vocabulary import BadValue, Setting, ValueKind, Vocabulary, number
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.saint_poker.cards import CARDS
from scorecalc.rulesets.saint_poker.rounds import ROUNDS

__all__ = ["vocabulary"]


def _river() -> ValueKind:
    """Cards, joined or with `/` between them; that they are five is a rule and no matter of spelling."""
    shape = "five cards, as `2h7cJs9h7h`"

    def read(text: str) -> tuple[int, ...]:
        found: list[int] = []
        start = 0
        for part in text.split("/"):
            cards, unread = CARDS.read(part)
            if unread:
                first = unread[0]
                raise BadValue(first.reason, CARDS.shape, start=start + first.start, end=start + first.end)
            found += cards
            start += len(part) + 1
        if not found:
            raise BadValue(f"expected {shape}")
        return tuple(found)

    return ValueKind(shape, read, lambda value: CARDS.write(value).replace(" ", ""))


_ROUND = number(1, ROUNDS, tuple(f"{one}" for one in range(1, ROUNDS + 1)))

SETTINGS = (
    Setting("river", _river(), "the five cards that all share", ("board",), table=True),
    Setting("round", _ROUND, "which round it is, and so its points", table=True),
)


def vocabulary(ruleset: str, options: Mapping[str, Setting]) -> Vocabulary:
    """All words of a line; players are called as they like."""
    return Vocabulary(ruleset, CARDS, (), (*SETTINGS, *options.values()), normal=_normal, table_tiles=True)


def _normal(bound: Bound) -> Bound:
    """The same showdown with every card of the river in `river=`, wherever the line has it."""
    table = bound.table
    river = (*table.settings.get("river", ()), *table.tiles)
    if not river:
        return bound
    return bound._replace(table=HandWords("", (), table.flags, {**table.settings, "river": river}, table.words))
