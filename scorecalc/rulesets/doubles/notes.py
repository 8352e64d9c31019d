"""What a result should not be read without: what is missing, what scores nothing here, a reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.money import BANK, POT, Payment, deltas
from scorecalc.model.score import Note, listed
from scorecalc.model.words import HandWords
from scorecalc.rules.ruleset import Choice
from scorecalc.rulesets.doubles.deal import Deal
from scorecalc.rulesets.doubles.hand import Hand
from scorecalc.rulesets.doubles.schemes import STAKE
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import SEAT_NAMES, SEATS

__all__ = ["hand_notes", "table_notes"]

#: flags that tell of the winning tile without scoring
_SILENT = {
    "columbia": ("robbed-kong", "dead-wall"),
    "french": ("dead-wall",),
    "classical": ("dead-wall", "robbed-kong"),
}
#: where a rulebook speaks of an added kong
_ADDED = {"columbia": "columbia:C3", "french": "french:section 2", "classical": "doubles-family:Kajongg's tables"}
#: the items that hang on the winning tile
_OF_THE_LAST = ("only-wait", "pair-completed", "last-pair-simple", "last-pair-major")
#: limit hands that hang on it: the flag beside it, and the kind (5p, 1p, 2s)
_ON_ONE_TILE = {"plum-blossom": ("dead-wall", 13), "moon": ("last-tile", 9), "carrying-pole": ("robbed-kong", 19)}
#: items of other names that a flag scores as
_ALSO = {"dead-wall": ("exposed-tile", "last-of-breach")}


def hand_notes(choice: Choice, words: HandWords, rules: TableRules) -> Iterator[Note]:
    """Notes on one hand."""
    hand: Hand = choice.hand
    book = rules.book
    off = [flag for flag in ("drawn", "reach") if flag in rules.switched_off]
    counted = {item.id for item, _ in (*choice.best.points, *choice.best.doubles)}
    for flag in (*_SILENT[book], *off):
        if flag in hand.flags and not counted & {flag, *_ALSO.get(flag, ())}:
            more = f"; {flag}= says what it is worth" if flag in rules.switched_off else ""
            # a replacement tile was drawn, and that may score
            nothing = "no more than a drawn tile" if flag == "dead-wall" and "drawn" in counted else "nothing"
            yield Note(f"{book}.{flag}", f"+{flag} scores {nothing} in these rules{more}")
    if "invoked" in hand.flags and rules.invoked == "ordinary":
        yield Note(f"{book}.invoked", "a win by invoking the discards is an ordinary claimed win (french:FA21)")
    if "added" in words.settings:
        row = _ADDED[book]
        yield Note(f"{book}.added-kong", f"an added kong counts as {rules.added_kong} ({row})")
    if hand.won and choice.best.reading.laid_out and not hand.drawn and hand.win < 0 and choice.best.reading.hidden:
        text = "won on a discard, but no call shows which set it completed, so all count as hidden; win= tells it"
        yield Note(f"{book}.claimed-set-unknown", text)
    unheard = [item for item in _OF_THE_LAST if any(rules.worth.get(item, ()))]
    unheard += [
        item
        for item, (flag, kind) in _ON_ONE_TILE.items()
        if any(rules.worth.get(item, ())) and flag in hand.flags and kind in hand.tiles
    ]
    unheard += [item.id for item in rules.items if item.asks & {"win", "wait"} and rules.counts(item)]
    if hand.won and hand.win < 0 and unheard and choice.best.reading.laid_out and not choice.best.limit_hand:
        text = f"the winning tile is not told, so {' and '.join(unheard)} may be missing; win= tells it"
        yield Note(f"{book}.win-unknown", text)
    if not hand.scores:
        yield Note("french.appellant-lost", "announced and lost: only flowers and seasons count (french:F50)")
    if not hand.won:
        idle = [flag for flag in ("reach", "original-call") if flag in hand.flags]
        for flag in idle:
            yield Note(f"{book}.{flag}-lost", f"+{flag} doubles the winner's hand alone")


def table_notes(
    deal: Deal, table: HandWords, payments: Sequence[Payment], settled: str, rules: TableRules
) -> Iterator[Note]:
    """Notes on the settlement."""
    book = rules.book
    if "limit" in deal.assumed:
        yield Note("columbia.limit-assumed", f"the limit of {rules.limit} is assumed (half of a start of 2000)")
    if deal.assumed.get("dealer") is False:
        who = "winner" if deal.winner is not None else "player"
        yield Note(f"{book}.dealer-unknown", f"the {who} is taken for no dealer, since the line does not say it")
    for name in ("round", "tower"):
        if name in table.settings and not (name == "tower" and book == "french") and rules.hand_wind != name:
            yield Note(f"{book}.{name}", f"no item of these rules hangs on {name}=")
    left = STAKE * deal.sticks + deltas(payments, SEATS).get(POT, 0)
    if left and (deal.nobody or deal.winner is not None):
        yield Note(f"{book}.pot", f"{left} points stay in the pot: sticks={left // STAKE} with the next hand")
    if rules.settlement == "mark":
        yield Note(f"{book}.marks", "each player marks his own points, and nobody pays; marks need not sum to zero")
        return
    if deal.nobody and rules.drawn_hand == "nothing":
        row = {"columbia": "columbia:C73", "french": "french:FA8"}.get(book, "doubles-family:Kajongg's tables")
        yield Note(f"{book}.nobody-won", f"nobody won, so nobody pays for his hand ({row})")
    if settled == "all":
        accounts = [f"the {name}" for name in (POT, BANK) if any(name in (p.payer, p.payee) for p in payments)]
        of = listed(["the four", *accounts])
        yield Note(f"{book}.nets", f"the nets of {of} sum to {sum(deltas(payments, SEATS).values())}")
        return
    known = {hand.seat for hand in deal.hands}
    missing = [SEAT_NAMES[seat] for seat in SEATS if seat not in known]
    if deal.nobody:
        yield Note(f"{book}.hands-unknown", "the losers pay each other the differences, but not all hands are given")
    elif deal.winner is None:
        yield Note(f"{book}.no-winner", "a hand that did not win: who pays whom hangs on the other hands")
    elif settled == "winner" and "dangerous-game" not in deal.winner.flags:
        who = "the three others" if None in known else listed(missing)
        exceed = "; whoever has more than the winner is paid by him" if rules.settlement == "exceed" else ""
        yield Note(f"{book}.others-unknown", f"only the winner's part: the hands of {who} are not given, so what the "
                   f"losers pay each other is left out{exceed}")  # fmt: skip
