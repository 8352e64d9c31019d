"""What a table of riichi may decide about the course of a whole game: how it goes on, ends and is reckoned up."""

from __future__ import annotations

from scorecalc.model.vocabulary import BadValue, ValueKind, choice, flag_value, number
from scorecalc.rules.options import Option

__all__ = ["FLOATING", "TABLE_OPTIONS", "Uma", "points_or"]

#: place bonuses in thousands, the name of a floating table, or None for the usual ones
Uma = tuple[int, ...] | str | None

#: uma that hang on how many players finish below the start: name -> what holds for 3 and 1, and for any other number
FLOATING: dict[str, dict[int, tuple[int, ...]]] = {
    "jpml-a": {3: (12, -1, -3, -8), 1: (8, 3, 1, -12), -1: (8, 4, -4, -8)}
}
_UMA_SHAPE = "place bonuses in thousands (15/5/-5/-15), usual, none, or jpml-a"


def points_or(word: str, least: int = 0) -> ValueKind:
    """A number of points, or a word that stands for None.

    >>> points_or("usual").read("25000"), points_or("usual").read("usual")
    (25000, None)
    """
    shape = f"points, or {word}"
    digits = number(least)

    def read(text: str) -> int | None:
        if text == word:
            return None
        try:
            return int(digits.read(text))
        except BadValue:
            raise BadValue(f"expected {shape}, not `{text}`") from None

    return ValueKind(shape, read, lambda value: word if value is None else str(value), (word,))


def _uma() -> ValueKind:
    """Bonuses for each place, the first place first.

    >>> _uma().read("15/5/-5/-15"), _uma().read("none"), _uma().read("usual"), _uma().read("jpml-a")
    ((15, 5, -5, -15), (), None, 'jpml-a')
    """
    thousands = number(-9999)

    def read(text: str) -> Uma:
        if text in ("usual", "none", *FLOATING):
            return None if text == "usual" else () if text == "none" else text
        try:
            found = tuple(int(thousands.read(part)) for part in text.split("/"))
        except BadValue:
            found = ()
        if len(found) not in (3, 4):
            raise BadValue(f"expected {_UMA_SHAPE}, not `{text}`", "of four places: 20/10/-10/-20")
        if sum(found) or [*found] != sorted(found, reverse=True):
            raise BadValue(f"`{text}` is no uma", "bonuses go down from place to place, and sum to 0: 20/10/-10/-20")
        return found

    def write(value: Uma) -> str:
        if isinstance(value, tuple):
            return "/".join(str(bonus) for bonus in value) or "none"
        return value or "usual"

    return ValueKind(_UMA_SHAPE, read, write, ("usual", "none", *FLOATING))


def _words(values: str) -> ValueKind:
    return choice({word: word for word in values.split()})


def _option(name: str, kind: ValueKind, default: object, help: str, cite: str) -> Option:
    return Option(name, kind, default, help, f"riichi:{cite}", table=True)


TABLE_OPTIONS = (
    _option(
        "dealer-repeat", _words("tenpai win"), "tenpai", "the dealer stays: also tenpai at a draw, or by a win", "P9"
    ),
    _option("length", _words("south east"), "south", "the last round of a game", "P11"),
    _option("extra-rounds", flag_value(), False, "another round while nobody has the goal, until somebody has", "P11"),
    _option(
        "dealer-stop", flag_value(), False, "a leading dealer ends the game by a win or tenpai in the last hand", "P11"
    ),
    _option("start", points_or("usual"), None, "points to begin with; usual: 25000, of three players 35000", "P12"),
    _option(
        "return", points_or("usual"), None, "points that a result counts from; usual: 30000, of three 40000", "P12"
    ),
    _option("goal", points_or("usual"), None, "points without which the extra round begins; usual: the return", "P11"),
    _option("uma", _uma(), None, "bonuses by place; usual: 20/10/-10/-20, of three players 20/0/-20", "P12"),
    _option("oka", _words("first none"), "first", "who gets what all paid in by start and return", "P12"),
    _option("ties", _words("seat shared extra-hands"), "seat", "equal scores: by seats, alike, or played off", "P11"),
    _option("bust", flag_value(), False, "a score below 0 ends the game at once", "P11"),
    _option(
        "leftover-sticks",
        _words("first shared lost"),
        "first",
        "who gets the sticks left at the end; shared: all alike, a reading",
        "P12",
    ),
    _option(
        "result-rounding",
        _words("exact half-up half-down"),
        "exact",
        "results in whole thousands, a half up or down, the first takes the rest",
        "P12",
    ),
    # it decides what a single line pays as well
    Option(
        "chombo-penalty",
        points_or("mangan", 1),
        None,
        "what a chombo costs: a mangan to the others, or points off the result",
        "riichi:P12",
    ),
)
