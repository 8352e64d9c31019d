"""What the table knows about a turn, filled into its line: whose it is, and every monster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorecalc.model.table import State
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import completed
from scorecalc.rulesets.king_of_tokyo.table import OUT, PLACES
from scorecalc.rulesets.king_of_tokyo.words import MONSTER, roller

__all__ = ["cannot_yield", "filled"]


def filled(state: State, bound: Bound, vocabulary: Vocabulary) -> Bound:
    """The line with everything that the table knows; raises Refused where it says otherwise (R380)."""
    problems = [*_unnamed(state, bound), *_variant(state, bound), *_roller(state, bound)]
    bound = _with_monsters(state, bound)
    told: list[tuple[Mapping[str, Any], str, str | None]] = [
        ({"turn": state.dealer}, f"it is {state.dealer}'s turn", None),
        ({"players": len(state.players)}, f"{len(state.players)} play", None),
    ]
    for player in state.players:
        monster = {**state.memory["monsters"][player], "stars": state.scores[player]}
        told.append((monster, _known(state, player), player))
    for settings, known, label in told:
        try:
            bound = completed(bound, settings, vocabulary, known, label)
        except Refused as refused:
            problems += [_in_turn(problem) if "turn" in settings else problem for problem in refused.problems]
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)
    return bound


def _in_turn(problem: Problem) -> Problem:
    """Whose turn it is said to be is no mere repetition: it tells who rolled, and nobody rolls for another."""
    return problem._replace(help="turns go round; if one was left out, it is entered before this one")


def cannot_yield(state: State, bound: Bound, names: tuple[str, ...]) -> Iterator[Problem]:
    """Monsters that the line lets yield, and that are not in Tokyo or were not smashed there (K7)."""
    for name in names:
        inside = state.memory["monsters"][name]["at"] != OUT
        why = "it lives in Tokyo no longer, or no smash dice hit it" if inside else "it is not in Tokyo"
        able = [one for one, monster in state.memory["monsters"].items() if monster["at"] != OUT]
        help = f"in Tokyo {'is' if len(able) == 1 else 'are'} {' and '.join(able)}" if able else "nobody is in Tokyo"
        yield Problem("R380", f"{name} cannot yield: {why}", *bound.table.place("yield"), help)


def _known(state: State, player: str) -> str:
    """``Ben has 4 stars, 9 hearts and 1 energy in Tokyo City``."""
    monster, stars = state.memory["monsters"][player], state.scores[player]
    at, hearts, energy = monster["at"], monster["hearts"], monster["energy"]
    if not hearts:
        return f"{player} is eliminated, with {_counted(stars, 'star')} and {energy} energy"
    where = PLACES[at] if at == OUT else f"in {PLACES[at]}"
    return f"{player} has {_counted(stars, 'star')}, {_counted(hearts, 'heart')} and {energy} energy {where}"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def _unnamed(state: State, bound: Bound) -> Iterator[Problem]:
    """A monster's words before any name."""
    hand = bound.hands[0]
    for name in MONSTER:
        if not hand.label and name in hand.settings:
            help = f"the table knows it, so leave it out, or say whose it is: `{state.dealer}: {name}=…`"
            yield Problem("R341", f"{name}= without a monster", *hand.place(name), help)


def _roller(state: State, bound: Bound) -> Iterator[Problem]:
    """Dice behind the name of a monster whose turn it is not."""
    owner = roller(bound)
    if owner is not None and owner.label != state.dealer:
        message = f"the dice are {owner.label}'s, but it is {state.dealer}'s turn"
        yield Problem("R380", message, *owner.place("tiles"), "leave the name out, and the table fills it in")


def _variant(state: State, bound: Bound) -> Iterator[Problem]:
    """In a game of two that was begun without the variant."""
    if "two-player" in bound.table.flags and state.memory["variant"] == "off":
        message = "+two-player, but the first turn was played without it"
        help = "the variant holds for a whole game: `table edit` corrects the first line"
        yield Problem("R380", message, *bound.table.place("+two-player"), help)


def _with_monsters(state: State, bound: Bound) -> Bound:
    """The dice at the table, every monster in the order of turns, and the variant where it was named."""
    first, table = bound.hands[0], bound.table
    tiles, words = table.tiles, table.words
    if not first.label:
        tiles, words = first.tiles, (*first.words, *table.words)
    flags = table.flags | {"two-player"} if state.memory["variant"] == "on" else table.flags
    said = {hand.label: hand for hand in bound.hands}
    hands = tuple(said.get(p) or HandWords(p, (), frozenset(), {}, ()) for p in state.players)
    return bound._replace(table=HandWords("", tiles, flags, table.settings, words), hands=hands)
