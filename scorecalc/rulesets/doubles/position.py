"""From bound words to a deal: tiles become hands, and what cannot be so is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.doubles.checks import (
    call_problems,
    dealer_problems,
    flag_problems,
    over_the_table,
    robbed_problems,
    table_problems,
    table_words,
)
from scorecalc.rulesets.doubles.classical_checks import EASTS, classical_contradictions, no_shape
from scorecalc.rulesets.doubles.contradictions import contradictions, lost_problems
from scorecalc.rulesets.doubles.deal import Deal
from scorecalc.rulesets.doubles.hand import PAIR, Hand, Part, Totals
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import best_tally
from scorecalc.rulesets.doubles.tiles import FIRST_BONUS, so_many
from scorecalc.rulesets.doubles.totals import are_totals, totals_problems
from scorecalc.rulesets.doubles.untold import hangs_on_dealer, unknown_win, unknown_winds
from scorecalc.rulesets.doubles.words import CALLS

__all__ = ["Short", "deal_of"]

Short = Callable[[Hand, TableRules], bool]

#: flags that tell how a hand was won
_OF_A_WIN = (
    "mahjong", "drawn", "last-tile", "last-discard", "robbed-kong", "dead-wall", "one-shot", "invoked", "one-pass",
    "kong-on-kong", "blessing-of-heaven", "blessing-of-earth", "east-nine-times", "dangerous-game",
)  # fmt: skip
#: half of the assumed start of 2000 (section 7 of the rule file)
_ASSUMED_LIMIT = 1000


def deal_of(bound: Bound, rules: TableRules, short: Short) -> Deal:
    """The deal that a line tells; raises Refused with everything that is wrong with it.

    ``short`` says whether a hand of fewer sets is won all the same (three hidden kongs and a pair).
    """
    table = bound.table
    problems: list[Problem] = [*table_words(table, rules)]
    nobody = "nobody-won" in table.flags
    if nobody and [words.label for words in bound.hands] == [""] and not bound.hands[0].words:
        _refuse(problems, bound)
        return Deal((), nobody, *_stakes(table), _limit_assumed(rules))
    problems += dealer_problems(bound, rules)
    wind = _wind(bound, rules)
    dealer_seat = _dealer_seat(bound, wind, rules)
    hands: list[Hand | Totals] = []
    for words in bound.hands:
        seat = words.label or words.settings.get("seat")
        dealer = _is_dealer(words, seat, dealer_seat)
        if seat is None and dealer:
            seat = dealer_seat
        problems += flag_problems(words, rules)
        if are_totals(words):
            problems += totals_problems(words, table, rules)
            won = "mahjong" in words.flags
            points, doubles = words.settings.get("points", 0), words.settings.get("doubles", 0)
            hands.append(
                Totals(words.label, seat, dealer, won, points, doubles, words.settings.get("special", ""), words.flags)
            )
            continue
        found = [*call_problems(words), *contradictions(words, table, rules)]
        found += classical_contradictions(words, table) if rules.limit_hands else ()
        problems += found
        if not found:
            found_hand = _hand(words, table, seat, wind, rules, short, problems, dealer=dealer)
            hands.append(found_hand._replace(dealer_seat=dealer_seat))
    if not problems:
        problems += [*robbed_problems(hands, bound)] or over_the_table(hands, bound)
        problems += table_problems(hands, bound, rules)
    _refuse(problems, bound)
    for hand, words in zip(hands, bound.hands, strict=True):
        if isinstance(hand, Hand):
            problems += unknown_winds(hand, words, rules, best_tally)
    _refuse(problems, bound)
    assumed = _limit_assumed(rules)
    losers = [hand for hand in hands if isinstance(hand, Hand) and hangs_on_dealer(hand, rules, best_tally)]
    if losers or any(_dealer_unknown(hand, dealer_seat, rules) for hand in hands):
        assumed["dealer"] = False
    return Deal(tuple(hands), nobody, *_stakes(table), assumed, table.settings.get("from"))


def _stakes(table: HandWords) -> tuple[tuple[str, ...], int]:
    """Who is still to put down a stake, and how many lie in the pot."""
    return table.settings.get("declared", ()), table.settings.get("sticks", 0)


def _limit_assumed(rules: TableRules) -> dict[str, Any]:
    # also where the line says limit=1000: an option of the ruleset's own value is no part of the canonical form
    return {"limit": rules.limit} if rules.book == "columbia" and rules.limit == _ASSUMED_LIMIT else {}


def _dealer_unknown(hand: Hand | Totals, dealer_seat: str | None, rules: TableRules) -> bool:
    """Whether a winner is taken for no dealer because the line does not say it."""
    # where the hand's wind is the round's, it does not tell who deals: dealer= and +dealer do (CA10)
    no_chair = dealer_seat is None and (isinstance(hand, Hand) or rules.hand_wind == "round")
    return hand.won and not hand.dealer and (hand.seat is None or no_chair)


def _refuse(problems: Sequence[Problem], bound: Bound) -> None:
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)


def _wind(bound: Bound, rules: TableRules) -> str | None:
    """The dominant or hand's wind: told, the dealer's chair, or the round's where the table reads it so (C1, CA10)."""
    settings: Mapping[str, Any] = bound.table.settings
    told: str | None = settings.get("wind")
    if rules.book == "french":
        return told
    return told or (settings.get("round") if rules.hand_wind == "round" else _told_dealer(bound))


def _told_dealer(bound: Bound) -> str | None:
    """The seat of the dealer, as far as dealer= or +dealer tells it."""
    seats = [words.label or words.settings.get("seat") for words in bound.hands if "dealer" in words.flags]
    told: str | None = bound.table.settings.get("dealer")
    return told or next(filter(None, seats), None)


def _dealer_seat(bound: Bound, wind: str | None, rules: TableRules) -> str | None:
    """The seat of the dealer: East, but in Columbia that of the hand's wind (C1)."""
    if rules.east_deals:
        return "E"
    return wind if rules.hand_wind == "dealer" else _told_dealer(bound)


def _is_dealer(words: HandWords, seat: str | None, dealer_seat: str | None) -> bool:
    if seat is None:
        return not words.flags.isdisjoint(("dealer", *EASTS))
    return "dealer" in words.flags or seat == dealer_seat


def _hand(
    words: HandWords,
    table: HandWords,
    seat: str | None,
    wind: str | None,
    rules: TableRules,
    short: Short,
    problems: list[Problem],
    *,
    dealer: bool,
) -> Hand:
    """One hand of tiles, and whether it is won; a full hand without a shape is refused (R370)."""
    parts: list[Part] = []
    claimed: list[int] = []
    for name, (shape, _, exposed) in CALLS.items():
        for tiles in words.settings.get(name, ()):
            if name == "pair" and len(tiles) == 1:
                claimed += tiles
            else:
                lies = exposed and not (name == "added" and rules.added_kong == "hidden")
                parts.append(Part(shape, min(tiles), lies, name == "claimed-kong"))
    hand = Hand(
        words.label, seat, wind, table.settings.get("tower"), dealer,
        tuple(sorted(tile for tile in words.tiles if tile < FIRST_BONUS)),
        tuple(sorted(parts, key=lambda part: (part.shape == PAIR, part))),
        tuple(sorted(claimed)),
        tuple(sorted(tile for tile in words.tiles if tile >= FIRST_BONUS)),
        _winning_tile(words),
        words.flags, won=False,
    )  # fmt: skip
    wrong = _wrong_win(hand, words)
    if wrong:
        problems += wrong
        return hand
    if not hand.tiles and not hand.bonus:
        help = "write its tiles, or points= in their place"
        problems.append(Problem("R370", "a hand without tiles", *words.place("label", "seat"), help))
        return hand
    nobody = "nobody-won" in table.flags
    if hand.counted > 14:
        message = f"{len(hand.tiles)} tiles; a winning hand has 14, and one more for each kong"
        problems.append(Problem("R370", message, *words.place("tiles", *CALLS), "a losing hand has 13 at the most"))
        return hand
    won = hand._replace(won=True)

    def wins(hand: Hand) -> bool:
        return (hand.counted == 14 or short(hand, rules)) and best_tally(hand, rules) is not None

    if wins(won):
        return won
    untold = [*unknown_win(won, words, rules, wins)]
    if untold:
        problems += untold
        return hand
    if hand.counted == 14:
        message, help = no_shape(won, rules)
        problems.append(Problem("R370", message, *words.place("tiles", *CALLS), help))
        return hand
    needs = [flag for flag in _OF_A_WIN if flag in words.flags]
    for flag in needs:
        message = f"+{flag} with {so_many(len(hand.tiles))}: no winning hand"
        help = "a winning hand has 14 tiles, and one more for each kong"
        problems.append(Problem("R376", message, *words.place(f"+{flag}"), help))
    if "win" in words.settings and not needs:
        message = f"win={words_win(words)} with {so_many(len(hand.tiles))}: no winning hand"
        problems.append(Problem("R376", message, *words.place("win"), "a winning hand has 14 tiles"))
    if not needs:
        problems += lost_problems(words, len(hand.tiles))
    return hand._replace(scores=not ("appellant" in words.flags and rules.book == "french" and not nobody))


def _winning_tile(words: HandWords) -> int:
    """The winning tile, also where only the pair that it completed tells it; -1 where nothing does."""
    told: tuple[int, ...] = words.settings.get("win") or next(iter(words.settings.get("pair", ())), (-1,))
    return told[0]


def words_win(words: HandWords) -> str:
    """The winning tile as the line has it."""
    return next(word.value for key, word in words.words if key == "win")


def _wrong_win(hand: Hand, words: HandWords) -> list[Problem]:
    if hand.win < 0 or hand.win in hand.tiles:
        return []
    help = "the winning tile is one of the tiles; it is written among them, too"
    return [Problem("R378", f"win={words_win(words)} is not in the hand", *words.place("win"), help)]
