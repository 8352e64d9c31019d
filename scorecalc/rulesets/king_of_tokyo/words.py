"""The words of a line, and the one way in which a position is written with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scorecalc.model.names import is_name
from scorecalc.model.vocabulary import BadValue, Flag, Setting, ValueKind, Vocabulary, choice, number
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.king_of_tokyo.dice import DICE
from scorecalc.rulesets.king_of_tokyo.options import START_HEARTS
from scorecalc.rulesets.king_of_tokyo.table import BAY, CITY, OUT

__all__ = ["CARDS", "MONSTER", "named", "roller", "vocabulary"]

#: what Power cards add, in the order of `Cards`
CARDS = ("extra-stars", "extra-energy", "extra-hearts", "extra-smashes")
#: settings of one monster
MONSTER = ("at", "stars", "hearts", "energy")


def _name() -> ValueKind:
    shape = "a monster's name"

    def read(text: str) -> str:
        if not is_name(text):
            raise BadValue(f"expected {shape}, not `{text}`")
        return text

    return ValueKind(shape, read, str)


def _names() -> ValueKind:
    """``A/B``, ``Anna/Bert``; letters may stand together (``AB``): only a table tells whether they are names."""
    shape = "monsters' names joined by /, all or none"

    def read(text: str) -> tuple[str, ...]:
        parts = () if text == "none" else tuple(text.split("/"))
        at = 0
        for part in parts:
            if not is_name(part):
                raise BadValue(f"expected {shape}, not `{text}`", start=at, end=at + len(part))
            at += len(part) + 1
        return parts

    return ValueKind(shape, read, lambda value: "/".join(value) or "none", ("none",))


FLAGS = (Flag("two-player", "the variant for two: in Tokyo energy is gained instead of stars", ("two-players",)),)

SETTINGS = (
    Setting("turn", _name(), "whose turn it is", table=True, player=True),
    Setting("players", number(2, 6), "monsters that began the game; those not named are eliminated", table=True),
    Setting(
        "yield",
        _names(),
        "who leaves Tokyo if smashes allow it; whoever is not named stays",
        ("yields",),
        repeats=True,
        table=True,
        player=True,
    ),
    Setting("extra-stars", number(0, 99), "stars that Power cards add in the turn", table=True, default=0),
    Setting("extra-energy", number(0, 99), "energy that Power cards add in the turn", table=True, default=0),
    Setting(
        "extra-hearts",
        number(-99, 99),
        "hearts that Power cards give in the turn, also in Tokyo; below 0: that they cost",
        table=True,
        default=0,
    ),
    Setting("extra-smashes", number(0, 99), "smashes that Power cards add in the turn", table=True, default=0),
    Setting(
        "at",
        choice(
            {OUT: OUT, CITY: CITY, BAY: BAY},
            {"outside": OUT, "tokyo": CITY, "tokyo-city": CITY, "tokyo-bay": BAY},
        ),
        "where a monster is",
        ("place",),
        default=OUT,
    ),
    Setting("stars", number(0), "stars (victory points) of a monster", ("points", "vp"), default=0),
    Setting(
        "hearts",
        number(0),
        "hearts (life points) of a monster; one without is eliminated",
        ("hp",),
        default=START_HEARTS,
    ),
    Setting("energy", number(0), "energy of a monster", default=0),
)


def vocabulary(ruleset: str, options: Iterable[Setting]) -> Vocabulary:
    """The vocabulary of a ruleset of this game, its options among the settings."""
    return Vocabulary(
        ruleset,
        DICE,
        FLAGS,
        (*SETTINGS, *options),
        table_flags=("two-player",),
        normal=normal,
        table_tiles=True,
    )


def named(part: str, labels: Sequence[str]) -> tuple[str, ...]:
    """The monsters that a name in `yield=` means, () where it means none.

    >>> named("AB", ["A", "B", "C"]), named("Anna", ["Anna", "Bert"]), named("AZ", ["A", "B"])
    (('A', 'B'), ('Anna',), ())
    >>> named("all", ["A", "B", "C"])
    ('A', 'B', 'C')
    """
    if part in labels:
        return (part,)
    if part == "all":
        return tuple(labels)
    return tuple(part) if all(letter in labels for letter in part) else ()


def roller(bound: Bound) -> HandWords | None:
    """The one monster that has the dice of the turn among its words (``B: 11SSHE``), None where the table has them."""
    having = [hand for hand in bound.hands if hand.tiles]
    return having[0] if len(having) == 1 and having[0].label and not bound.table.tiles else None


def normal(bound: Bound) -> Bound:
    """The same position with the dice before the first label, and the willing in the order of the table."""
    if not bound.hands[0].label:
        return bound
    labels = [hand.label for hand in bound.hands]
    table, hands = bound.table, bound.hands
    settings: dict[str, object] = dict(table.settings)
    tiles = table.tiles
    owner = roller(bound)
    if owner is not None and settings.get("turn", owner.label) == owner.label:
        settings["turn"], tiles = owner.label, owner.tiles
        hands = tuple(_without_dice(hand) if hand is owner else hand for hand in hands)
    if settings.get("players") == len(hands):
        del settings["players"]
    if "yield" in settings:
        settings.pop("yield")
        willing = _willing(table.settings["yield"], labels)
        if willing:
            settings["yield"] = (willing,)
    return bound._replace(table=HandWords("", tiles, table.flags, settings, table.words), hands=hands)


def _without_dice(hand: HandWords) -> HandWords:
    return HandWords(hand.label, (), hand.flags, hand.settings, hand.words)


def _willing(values: Iterable[tuple[str, ...]], labels: Sequence[str]) -> tuple[str, ...]:
    """Each once, in the order of the table; names that no monster has stay, behind them."""
    meant: Mapping[str, None] = dict.fromkeys(
        name for value in values for part in value for name in named(part, labels) or (part,)
    )
    return (*(label for label in labels if label in meant), *(name for name in meant if name not in labels))
