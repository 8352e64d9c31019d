"""Totals in the place of tiles: what does not go with them, and a special hand that the limit would cut."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.score import Note, running
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.contradictions import how_it_came, same_seat
from scorecalc.rulesets.doubles.hand import Totals
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import Tally, fixed_worth
from scorecalc.rulesets.doubles.words import CALLS

__all__ = ["are_totals", "totals_notes", "totals_problems"]

_WORDS = ("points", "doubles", "special")


def are_totals(words: HandWords) -> bool:
    """Whether a hand is told in totals."""
    return any(name in words.settings for name in _WORDS)


def totals_problems(words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Totals beside tiles, doubles of nothing, or points of a special hand that has its own (R375, R373, R376)."""
    special = words.settings.get("special")
    if special is None and "points" not in words.settings:
        yield Problem("R375", "doubles= without points=", *words.place("doubles"), "say points= too")
    for name in ("tiles", "win", *CALLS):
        if words.place(name) != (None, None):
            what = "tiles" if name == "tiles" else f"{name}="
            help = "write the tiles, or the totals in their place"
            yield Problem("R375", f"{what} beside totals", *words.place(name), help)
    # how the tile came decides who gets the winner's stake back (C72, CA19), and in the French rules only points
    beside = {"mahjong", "dealer", "reach"} | ({"drawn"} if rules.book == "columbia" else set())
    beside |= {"dangerous-game"} if rules.book == "classical" else set()
    for flag in sorted(words.flags - beside):
        help = "it is counted in them: leave it out"
        yield Problem("R375", f"+{flag} beside totals", *words.place(f"+{flag}"), help)
    if "drawn" in words.flags & beside and "mahjong" not in words.flags:
        help = "say +mahjong too: only a winner draws the winning tile"
        yield Problem("R373", "+drawn without +mahjong", *words.place("+drawn"), help)
    if special is not None:
        yield from _special_problems(special, words, rules)
    yield from how_it_came([flag for flag in ("drawn",) if flag in words.flags & beside], words, table)
    yield from same_seat(words)


def _special_problems(special: str, words: HandWords, rules: TableRules) -> Iterator[Problem]:
    if special in rules.switched_off:
        message = f"special={special} is worth nothing at this table"
        yield Problem("R376", message, *words.place("special"), f"leave it out, or switch it on with {special}=")
        return
    item = rules.item(special)
    for name in ("points", "doubles"):
        if name in words.settings:
            help = f"{running(item.name)} is worth {fixed_worth(item, rules)}, and nothing is added: leave {name}= out"
            yield Problem("R375", f"{name}= beside special={special}", *words.place(name), help)
    if "mahjong" not in words.flags:
        help = "say +mahjong too: only the winner has a special hand"
        yield Problem("R373", f"special={special} without +mahjong", *words.place("special"), help)


def totals_notes(totals: Totals, best: Tally, rules: TableRules) -> Iterator[Note]:
    """A special hand that points may have meant, where the limit cut them."""
    if not totals.won or best.limit != "limit" or totals.doubles:
        return
    for item in rules.items_of("special"):
        if item.id in rules.told_by_name and fixed_worth(item, rules) == totals.points:
            text = (
                f"points={totals.points} are cut to the limit; {running(item.name)} is not: special={item.id} in the "
                "place of points="
            )
            yield Note(f"{rules.book}.special-totals", text)
