"""Why cards on a table are no showdown: everything that is wrong with a line at once (P1, P3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.score import listed
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.saint_poker.cards import CARDS, NAMES, places
from scorecalc.rulesets.saint_poker.rounds import LEAST_PLAYERS, MOST_PLAYERS, OWN, RIVER

__all__ = ["Lying", "lying", "refusal"]

#: one card on the table: the card, whose it is, its characters in the line
Lying = tuple[int, str, int, int]


def refusal(bound: Bound, river: Sequence[int]) -> Refused:
    """All problems of a line, in the order of their places."""
    problems = [*_players(bound), *_river(bound, river), *_hands(bound, river), *_repeated(bound)]
    return Refused(sorted(problems, key=lambda problem: problem.start or 0), bound.line)


def _players(bound: Bound) -> Iterator[Problem]:
    """R353: fewer than two players or more than five; a hand that is nobody's is only looked at."""
    hands = bound.hands
    message = f"a showdown has {LEAST_PLAYERS} to {MOST_PLAYERS} players"
    if len(hands) > MOST_PLAYERS:
        yield Problem("R353", f"{len(hands)} players; {message}", *hands[MOST_PLAYERS].place("label"))
    elif hands[0].label and len(hands) < LEAST_PLAYERS:
        help = f"add the other hands, or leave `{hands[0].label}:` out to see what this one is"
        yield Problem("R353", f"one player; {message}", *hands[0].place("label"), help)


def _river(bound: Bound, river: Sequence[int]) -> Iterator[Problem]:
    """R351: the river is missing, or has not five cards."""
    if not river:
        yield Problem("R351", "no river", help="write `river=` and its five cards, as river=2h7cJs9h7h")
    elif len(river) != RIVER:
        at = bound.table.place("river", "tiles")
        yield Problem("R351", f"{_cards(len(river))} in the river instead of five", *at, _off(RIVER - len(river)))


def _hands(bound: Bound, river: Sequence[int]) -> Iterator[Problem]:
    """R352: a hand has not two cards."""
    for words in bound.hands:
        count = len(words.tiles)
        if count != OWN:
            message = f"{_cards(count)} in {_whose(words)} instead of two"
            help = _off(OWN - count)
            if not river and count == RIVER + OWN:
                help = "all seven stand here: the five of the river go behind `river=`"
            yield Problem("R352", message, *words.place("tiles", "label"), help)


def _repeated(bound: Bound) -> Iterator[Problem]:
    """R350: there is one of each card; the place is that of the second."""
    found: dict[int, list[Lying]] = {}
    for one in lying(bound):
        found.setdefault(one[0], []).append(one)
    for card, copies in found.items():
        if len(copies) > 1:
            times = "twice" if len(copies) == 2 else f"{len(copies)} times"
            where = listed([f"in {whose}" for whose in dict.fromkeys(whose for _, whose, _, _ in copies)])
            _, _, start, end = copies[1]
            yield Problem("R350", f"{NAMES[card]} lies {times}: {where}", start, end, "there is one of each card")


def lying(bound: Bound) -> Iterator[Lying]:
    """All cards of a line."""
    for words, whose in ((bound.table, "the river"), *((hand, _whose(hand)) for hand in bound.hands)):
        for key, word in words.words:
            written = word.value if key == "river" else word.text if key == "tiles" else ""
            first = word.end - len(written)
            for start, end in places(written):
                yield CARDS.read(written[start:end])[0][0], whose, first + start, first + end


def _whose(words: HandWords) -> str:
    return f"{words.label}'s hand" if words.label else "the hand"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count or 'no'} cards"


def _off(missing: int) -> str:
    one = abs(missing) == 1
    number = "one card" if one else f"{abs(missing)} cards"
    return f"{number} {'is' if one else 'are'} {'missing' if missing > 0 else 'too many'}"
