"""From bound words to a deal: cards become hands, and what cannot be so is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.all_green.cards import NAMES
from scorecalc.rulesets.all_green.deal import Deal
from scorecalc.rulesets.all_green.hand import Hand
from scorecalc.rulesets.all_green.impossible import card_problems, contradictions, held_too_often, switched_off
from scorecalc.rulesets.all_green.seating import seating
from scorecalc.rulesets.all_green.seats import DEALER
from scorecalc.rulesets.all_green.table import TableRules

__all__ = ["deal_of"]


def deal_of(bound: Bound, rules: TableRules) -> Deal:
    """The deal that a line tells; raises Refused with everything that is wrong with it."""
    table = bound.table
    problems: list[Problem] = []
    seats = seating(bound, rules, problems)
    dora, shown = (table.settings[name][0] if name in table.settings else None for name in ("dora", "ind"))
    problems += _two_dora(table, dora, shown, rules)
    assumed = {} if rules.said else {"players": rules.players}
    if "nobody-won" in table.flags:
        problems += _words_of_a_win(bound)
        _refuse(problems, bound)
        return Deal((), None, rules.seats, assumed)
    winners: list[Hand] = []
    for words in bound.hands:
        flags = words.flags
        seat = words.label or words.settings.get("seat")
        hand = Hand(
            words.tiles,
            label=words.label,
            seat=seat,
            win=words.settings["win"][0] if "win" in words.settings else None,
            tsumo="tsumo" in flags,
            dealer="dealer" in flags or (seat == DEALER and not rules.names),
            first_draw=bool(flags & {"tenhou", "chiihou"}),
            dora=dora,
            shown=shown,
        )
        problems += card_problems(hand, words)
        problems += contradictions(hand, words, table, rules)
        problems += switched_off(words, rules)
        winners.append(hand)
    source = table.settings.get("from")
    if len(winners) > 1:
        problems += _several(bound)
        if not problems:
            winners = _on_one_discard(winners, bound, rules, problems)
        if source in seats:
            turn = seats.index(source)
            winners.sort(key=lambda w: (seats.index(w.seat or "") - turn) % len(seats) if w.seat in seats else 0)
    _refuse(problems, bound)
    deal = Deal(tuple(winners), source, seats, assumed)
    # how many play matters where they share the payment, and where each has a seat
    return deal if deal.settled or winners[0].tsumo else deal._replace(assumed={})


def _refuse(problems: Sequence[Problem], bound: Bound) -> None:
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)


def _two_dora(table: HandWords, dora: int | None, shown: int | None, rules: TableRules) -> Iterator[Problem]:
    """The Dora card and the card turned up, which do not agree (R328)."""
    if dora is None or shown is None:
        return
    made = rules.dora_card(None, shown)
    if made is not None and made != dora:
        message = f"ind={NAMES[shown]} makes {NAMES[made]} the Dora, not {NAMES[dora]}"
        help = f"say one of them; dora-indicator={rules.dora_indicator} here"
        yield Problem("R328", message, *table.place("dora"), help)


def _words_of_a_win(bound: Bound) -> Iterator[Problem]:
    """What only a winner has, in a deal that nobody won (R327)."""
    table = [("from", word) for key, word in bound.table.words if key == "from"]
    for key, word in [*table, *(pair for hand in bound.hands for pair in hand.words)]:
        if key != "label":
            message = f"`{word.text}` in a deal that nobody won"
            yield Problem("R327", message, word.start, word.end, "leave it out, or leave out +nobody-won")


def _several(bound: Bound) -> Iterator[Problem]:
    """Several winners, but a self-draw or two dealers (R324)."""
    drawn = [words for words in bound.hands if "tsumo" in words.flags]
    for words in drawn:
        help = "only a discard has several winners"
        yield Problem("R324", "several winners, but +tsumo", *words.place("+tsumo"), help)
    dealers = [words for words in bound.hands if "dealer" in words.flags]
    for words in dealers[1:]:
        yield Problem("R324", "two dealers", *words.place("+dealer"), "keep the one that is right")


def _on_one_discard(winners: list[Hand], bound: Bound, rules: TableRules, problems: list[Problem]) -> list[Hand]:
    """The winners with the cards that can have been the one discard they all won on (G14)."""
    named = {hand.win for hand in winners if hand.win is not None}
    if len(named) > 1:
        wins = " and ".join(f"{hand.label} on {NAMES[hand.win]}" for hand in winners if hand.win is not None)
        last = next(words for words in reversed(bound.hands) if "win" in words.settings)
        problems.append(Problem("R326", f"{wins}: one discard is one card", *last.place("win")))
        return winners
    common = [card for card in winners[0].candidates if all(card in hand.cards for hand in winners)]
    if named:
        common = [card for card in named if all(card in hand.cards for hand in winners)]
    if not common:
        help = "several win on the same card, so all of them hold it"
        problems.append(Problem("R326", "no card is in all the hands", *bound.hands[-1].place("tiles"), help))
        return winners
    turned = rules.turned_up(winners[0].dora, winners[0].shown)
    possible = [card for card in common if held_too_often(winners, card, turned) is None]
    if not possible:
        held = held_too_often(winners, common[0], turned)
        problems.append(Problem("R320", f"{held} in the winners' hands together", *bound.hands[-1].place("tiles")))
        return winners
    if len(possible) > 1 and any(len(set(hand.cards)) > 2 for hand in winners):
        # a sequence may be a pinfu on one of the cards, and each winner has the same one
        cards = " or ".join(f"win={NAMES[card]}" for card in possible)
        message = f"{len(winners)} hands won on one discard, but not on which card"
        problems.append(Problem("R326", message, None, None, f"say it once, under one of the players: {cards}"))
    return [hand.among(tuple(possible)) for hand in winners]
