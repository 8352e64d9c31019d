"""What the rulebooks leave to the table, each option with its row; the recommended readings are the defaults."""

from __future__ import annotations

from collections.abc import Container

from scorecalc.model.vocabulary import BadValue, ValueKind, choice, flag_value, number
from scorecalc.rules.amounts import most
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rulesets.doubles.classical_options import LIMIT_PART
from scorecalc.rulesets.doubles.table_options import COLUMBIA_TABLE, FRENCH_TABLE

__all__ = ["COLUMBIA_OPTIONS", "FRENCH_OPTIONS", "READINGS", "SETTLEMENTS", "worth"]

#: who pays whom: the winner's value and differences without a dealer factor, with East's doubled, with the rule
#: for losers who exceed the winner, the winner alone, or nobody
SETTLEMENTS = ("flat", "east-double", "exceed", "winner-only", "mark")
_MOST = 10**9 - 1


def _words(values: str) -> ValueKind:
    return choice({word: word for word in values.split()})


def _worth(item: Item, *, part: bool = False) -> ValueKind:
    """What an item is worth: one number, or two, exposed and hidden, as in ``2/4``; ``false`` is nothing.

    A ``part`` is one of the limit.
    """
    two, at_most = item.open != item.value, most(item.section)
    plain = LIMIT_PART if part else number(0, at_most)
    numbers, example = ("parts of the limit", "0.5/1") if part else (f"whole numbers up to {at_most}", "2/4")
    shape = f"two {numbers} joined by /, exposed and hidden, as in {example}" if two else plain.shape
    usual = (item.open, item.value)

    def read(text: str) -> int | tuple[int, int]:
        parts = {"false": ["0"], "off": ["0"], "true": [plain.write(n) for n in usual]}.get(text, text.split("/"))
        try:
            exposed, hidden = plain.read(parts[0]), plain.read(parts[-1])
        except BadValue:
            raise BadValue(f"expected {shape}, not `{text}`") from None
        if len(parts) > 2 or (exposed != hidden and not two):
            raise BadValue(f"expected {shape}, not `{text}`")
        return (exposed, hidden) if two else hidden

    def write(value: int | tuple[int, int]) -> str:
        return "/".join(map(plain.write, value if isinstance(value, tuple) else (value,)))

    return ValueKind(shape, read, write, () if two else plain.words)


def worth(book: str, item: Item, off: Container[str]) -> Option:
    """The option for the worth of an item, so that a table may bring its own; one that is ``off`` starts at 0."""
    told = f"what {item.name} is worth"
    cite = item.row(book)
    if item.section == "special" and book == "classical":
        told = f"{item.name}: how much of the limit"
        usual = item.value if item.open == item.value else (item.open, item.value)
        return Option(item.option, _worth(item, part=True), 0 if item.id in off else usual, told, cite, worth=True)
    if item.section == "special" and not item.value:
        return Option(item.option, flag_value(), True, f"{item.name} counts", cite)
    if item.open != item.value:
        return Option(item.option, _worth(item), (item.open, item.value), f"{told}, exposed/hidden", cite, worth=True)
    return Option(item.option, _worth(item), 0 if item.id in off else item.value, told, cite, worth=True)


def _common(book: str, limit: str, losers: str, drawn: str, settlement: str, by: str) -> tuple[Option, ...]:
    return (
        Option("limit", number(1, _MOST), 1000, "the most that a hand is worth", f"{book}:{limit}"),
        Option("limit-losers", flag_value(), True, "the limit holds for losing hands too", f"{book}:{losers}"),
        Option("settlement", _words(" ".join(SETTLEMENTS)), settlement, "who pays whom", f"{book}:{by}"),
        Option(
            "drawn-hand",
            _words("nothing differences"),
            "differences" if book == "french" else "nothing",
            "what is paid where nobody won",
            f"{book}:{drawn}",
        ),
        Option("added-kong", _words("exposed hidden"), "exposed", "how a kong made by adding the fourth tile counts",
               f"{book}:{'C3' if book == 'columbia' else 'section 2'}"),
    )  # fmt: skip


COLUMBIA_OPTIONS = (
    *_common("columbia", "section 7", "CA11", "C73", "flat", "C70"),
    Option("special-doubles", _words("flat all"), "flat", "special hands are doubled by C40 to C49", "columbia:CA3"),
    Option("special-or-ordinary", _words("best special"), "best", "a special hand or the ordinary count",
           "columbia:CA4"),
    Option("several-specials", _words("highest add"), "highest", "several special hands at once", "columbia:CA5"),
    Option("special-hidden", _words("drawn any"), "drawn", "whether a hidden special hand needs a drawn tile",
           "columbia:CA6"),
    Option("event", _words("inside after"), "inside", "events before the doubles or after them", "columbia:CA7"),
    Option("own-bonus-doubles", _words("each one"), "each", "own flower and season: a double each, or one in all",
           "columbia:CA8"),
    Option("one-suit-honours", flag_value(), False, "one suit counts with honours", "columbia:CA9"),
    Option("hand-wind-is", _words("dealer round"), "dealer", "whose wind the hand's wind is", "columbia:CA10"),
    Option("no-points-pair", _words("any worthless"), "any", "the pair of a no-points hand", "columbia:CA12"),
    Option("dealer-one-shot", _words("both points"), "both", "the dealer's one shot: 40 and his double, or 40 alone",
           "columbia:CA13"),
    Option("lost-reach", _words("winner stays lost"), "winner",
           "stakes of those who did not win: the winner's, left in the pot, or lost", "columbia:CA15"),
    Option("nine-gates-hidden", flag_value(), False, "nine gates must be hidden", "columbia:CA16"),
    Option("additional", _words("inside after"), "inside", "going out and the drawn tile before the doubles or after",
           "columbia:CA18"),
    Option("reach-on-discard", _words("back pond"), "back", "the winner's own stake where he won on a discard",
           "columbia:CA19"),
    Option("seven-pairs-four-alike", flag_value(), False, "four alike are two of the seven pairs", "columbia:C51"),
    *COLUMBIA_TABLE,
)  # fmt: skip

FRENCH_OPTIONS = (
    *_common("french", "section 5", "FA5", "FA8", "mark", "section 7"),
    Option("wind-pairs", _words("add once"), "add", "a pair of a wind that counts twice", "french:FA1"),
    Option("pure-honours", flag_value(), True, "pure counts with honours", "french:FA2"),
    Option("bouquet-and-own", _words("alone beside"), "alone", "own flower and season beside four of a sort",
           "french:FA3"),
    Option("east-double", _words("after-limit before-limit"), "after-limit", "when East's value is doubled",
           "french:FA4"),
    Option("hidden-claimed", flag_value(), False, "completely hidden with a claimed last tile", "french:FA7"),
    Option("great-game-east", flag_value(), True, "East's Great Game is doubled too where points are marked",
           "french:FA9"),
    Option("full-hand-pair", _words("any simples"), "any", "the last tile of the full hand of nine", "french:FA11"),
    Option("appellant-doubles", flag_value(), True, "doubles of flowers in a lost announced hand", "french:FA13"),
    Option("lanterns-honour-pair", flag_value(), False, "thirteen lanterns with a pair of honours", "french:F62"),
    Option("happinesses-kong", flag_value(), True, "a kong in the four happinesses", "french:FA19"),
    Option("last-gap", _words("discard breach"), "discard",
           "the last gap of F44: the last discard, or the last tile of the dead wall", "french:FA6"),
    Option("great-game-kong", choice({"3": 3, "4": 4}), 3, "how many of fourteen tiles a kong is in F61, F63 and F64",
           "french:FA12"),
    Option("own-four-alike", _words("pung kong"), "pung", "four alike that the winner did not declare", "french:FA16"),
    Option("only-honours-is", _words("honours pungs ends"), "honours",
           "what F47 asks for: honours alone, pungs of 1, 9 and honours, or those tiles alone", "french:FA18"),
    Option("invoked-discards", _words("ordinary last-discard"), "ordinary", "a win by invoking the discards",
           "french:FA21"),
    Option("great-game-hidden", flag_value(), False, "the pungs of a Great Game must be hidden", "french:FA20"),
    *FRENCH_TABLE,
)  # fmt: skip

#: options of few values, another of which may change what a hand is worth
READINGS = (
    "limit-losers", "special-doubles", "special-or-ordinary", "several-specials", "special-hidden", "event",
    "own-bonus-doubles", "one-suit-honours", "no-points-pair", "dealer-one-shot", "nine-gates-hidden", "additional",
    "seven-pairs-four-alike", "wind-pairs", "pure-honours", "bouquet-and-own", "hidden-claimed", "full-hand-pair",
    "appellant-doubles", "lanterns-honour-pair", "happinesses-kong", "great-game-hidden",
    "last-gap", "great-game-kong", "own-four-alike", "only-honours-is", "invoked-discards",
)  # fmt: skip
