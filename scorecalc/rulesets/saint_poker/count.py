"""The cards of a game counted round by round: which of those shown can still be in play (P9, P12, P13).

Nobody writes down what is in the players' hands, but three things hold.  The cards of the future river come from the
deck, so no round has shown them.  Of the cards of a round as many come back as are taken back, and no more, however
much later.  And of the others, which no round has shown, each player was dealt ten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.score import listed
from scorecalc.model.words import Bound
from scorecalc.problems import Problem
from scorecalc.rulesets.saint_poker.cards import NAMES
from scorecalc.rulesets.saint_poker.refusal import Lying, lying
from scorecalc.rulesets.saint_poker.rounds import TAKEN, cards_left, future_river

__all__ = ["miscounted"]

_HELP = "a card is wrong, here or in a round before: `table edit` corrects that one"


def miscounted(bound: Bound, rounds: Sequence[Sequence[int]], players: int) -> Iterator[Problem]:
    """What cannot be so after these rounds (R380); ``rounds`` are all cards that each of them showed."""
    shown = [*lying(bound)]
    now = {card for card, *_ in shown}
    before = {card for cards in rounds for card in cards}
    river = [one for one in shown if one[1] == "the river" and one[0] in before]
    turned_up = future_river(players)
    most = 5 - turned_up
    if len(river) > most:
        message = f"{_cards(river)} of the river were shown before, but {turned_up} of its five come from the deck"
        yield _problem(message, river[most])
    for number, cards in enumerate(rounds, 1):
        later = now.union(*rounds[number:])
        again = sorted({*cards} & later)
        taken = TAKEN * players
        here = [one for one in shown if one[0] in cards]
        if len(again) > taken and here:
            names = listed([NAMES[card] for card in again])
            yield _problem(
                f"{len(again)} cards of round {number} are back, but {taken} were taken back: {names}", here[0]
            )
    new = [one for one in shown if one[0] not in before]
    own = len(before) + len(new) - turned_up * (len(rounds) + 1)
    dealt = cards_left(0) * players
    if own > dealt:
        message = f"{own} cards of the players were new so far, but {dealt} were dealt to them"
        yield _problem(message, new[dealt - own])


def _cards(cards: Sequence[Lying]) -> str:
    return listed([NAMES[card] for card, *_ in cards])


def _problem(message: str, at: Lying) -> Problem:
    _, _, start, end = at
    return Problem("R380", message, start, end, _HELP)
