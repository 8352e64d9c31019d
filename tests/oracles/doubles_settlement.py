"""What four players gain, after the rows C70 to C73 and F80 to F83, and what the French simple system marks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.doubles import Result, has_won, score
from tests.oracles.doubles_great import GREAT_GAMES
from tests.oracles.doubles_hand import SEATS, DoublesHand, hand_of, option_words, words_of

__all__ = ["STAKE", "Table", "line_of_table", "mark_of", "nets_of", "table_of"]

STAKE = 10  # C72

#: settings of the table, with the field of a hand
TABLE_WORDS = {"wind": "wind", "round": "round", "tower": "tower", "from": "source"}


@dataclass
class Table:
    """Four hands; the words of the table are the same in each of them."""

    ruleset: str
    hands: dict[str, DoublesHand]
    declared: str = ""
    nobody_won: bool = False
    options: dict[str, Any] = field(default_factory=dict)


def line_of_table(table: Table) -> str:
    """One line: the table's words, then each player's own behind his label."""
    first = table.hands["E"]
    words = [table.ruleset, *["+nobody-won"] * table.nobody_won]
    words += [f"{name}={getattr(first, at)}" for name, at in TABLE_WORDS.items() if getattr(first, at)]
    words += [f"declared={table.declared}"] * bool(table.declared) + option_words(table.options)
    for seat, hand in table.hands.items():
        words += [f"{seat}:", *(word for word in words_of(hand) if word != "+nobody-won")]
    return " ".join(words)


def table_of(line: str) -> Table:
    """The table that a line of four players means."""
    head, *players = re.split(r" ([ESWN]):(?: |$)", line)
    before = hand_of(head)
    declared = str(before.options.pop("declared", ""))
    shared = " ".join(word for word in head.split()[1:] if not word.startswith("declared="))
    hands = {}
    for seat, words in zip(players[::2], players[1::2], strict=True):
        hands[seat] = hand_of(f"{before.ruleset} {shared} seat={seat} {words}")
    return Table(before.ruleset, hands, declared, "nobody-won" in before.flags, before.options)


def mark_of(hand: DoublesHand, result: Result) -> int:
    """Section 7: East marks twice his value, after the limit or before it (FA4), a Great Game too or not (FA9)."""
    if hand.seat != "E":
        return result.total
    if result.limit in GREAT_GAMES:
        return result.total * (2 if hand.option("great-game-east") else 1)
    if hand.option("east-double") == "after-limit":
        return 2 * result.total
    is_capped = result.won or hand.option("limit-losers")
    return min(2 * result.uncapped, hand.option("limit")) if is_capped else 2 * result.uncapped


def nets_of(table: Table) -> dict[str, int]:
    """What every seat and the pot gain.

    >>> line = "french-advanced E: points=100 +mahjong S: points=250 W: points=40 N: points=10"
    >>> nets_of(table_of(line))
    {'E': 0, 'S': 850, 'W': -380, 'N': -470, 'pot': 0}
    """
    nets = dict.fromkeys([*SEATS, "pot"], 0)
    results = {seat: score(hand) for seat, hand in table.hands.items()}
    winner = next((seat for seat, hand in table.hands.items() if has_won(hand)), None)
    if table.ruleset == "french-simple":
        return {**nets, **{seat: mark_of(hand, results[seat]) for seat, hand in table.hands.items()}}
    values = {seat: result.total for seat, result in results.items()}

    def pay(payer: str, payee: str, amount: int) -> None:
        nets[payer] -= amount
        nets[payee] += amount

    for payer in SEATS:
        for payee in SEATS:
            twice = 2 if table.ruleset == "french-advanced" and "E" in (payer, payee) else 1
            if payer == payee:
                continue
            if payee == winner:  # C70, F80
                pay(payer, payee, twice * values[payee])
            elif payer == winner:  # F82; C71: the winner pays nobody
                more = values[payee] - values[payer]
                if table.ruleset == "french-advanced" and more > 0:
                    pay(payer, payee, 2 * twice * more)
            elif values[payee] > values[payer] and (winner or first_hand_option(table) == "differences"):  # C71, F81
                pay(payer, payee, twice * (values[payee] - values[payer]))
    if table.declared:
        stake(table, winner, pay)
    return nets


def first_hand_option(table: Table) -> Any:
    """C73, FA8."""
    return table.hands["E"].option("drawn-hand")


def stake(table: Table, winner: str | None, pay: Any) -> None:
    """C72, CA15, CA19: everybody puts down 10; the winner takes his own back, and the others' or not."""
    for seat in table.declared:
        pay(seat, "pot", STAKE)
    if winner is None:
        return
    hand = table.hands[winner]
    back = hand.drawn or hand.option("reach-on-discard") == "back"
    for seat in table.declared:
        if (seat == winner and back) or hand.option("lost-reach") == "winner":
            pay("pot", winner, STAKE)
