"""The words of the doubles games: flags, settings, and one position in one way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.model.vocabulary import Flag, Setting, Vocabulary, choice, number, pieces, seats
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.doubles.hand import CHOW, KONG, PAIR, PUNG
from scorecalc.rulesets.doubles.tiles import FIRST_BONUS, SEATS, TILES

__all__ = ["CALLS", "TAKEN", "shape_of", "vocabulary"]

FLAGS = (
    Flag("mahjong", "the winner, where only points are given", ("mah-jong", "won")),
    Flag("drawn", "the winning tile was drawn", ("tsumo", "self-drawn", "self-draw")),
    Flag("last-tile", "won with the last tile of the wall, drawn", ("moon",)),
    Flag("last-discard", "won on the last discard", ("fish",)),
    Flag("robbed-kong", "won on the tile added to an exposed pung", ("robbing-kong",)),
    Flag("dead-wall", "won on a replacement tile", ("replacement",)),
    Flag("one-shot", "dealt a winning hand, the first draw included"),
    Flag("invoked", "won by invoking the discards, once the wall was exhausted"),
    Flag("reach", "declared reach"),
    Flag("one-pass", "won within one pass after the reach"),
    Flag("appellant", "announced a ready hand"),
    Flag("original-call", "announced a ready hand with the first discard"),
    Flag("kong-on-kong", "won on the replacement tile of a kong made of a replacement tile"),
    Flag("blessing-of-heaven", "East won with the tiles that were dealt", ("heavenly",)),
    Flag("blessing-of-earth", "won with East's first discard", ("earthly",)),
    Flag("east-nine-times", "East's ninth win in a row"),
    Flag("dangerous-game", "the discarder of the winning tile pays for all", ("pays-for-all",)),
    Flag("nobody-won", "the hand was drawn", ("draw",)),
    Flag("dealer", "the player is the dealer"),
)

#: a call -> its shape, its number of tiles, whether it lies exposed
CALLS = {
    "chow": (CHOW, 3, True),
    "pung": (PUNG, 3, True),
    "kong": (KONG, 4, True),
    "ckong": (KONG, 4, False),
    "added": (KONG, 4, True),
    "claimed-kong": (KONG, 4, True),
    "pair": (PAIR, 2, True),
}
#: those that take a discard
TAKEN = ("chow", "pung", "kong", "added", "claimed-kong")
_MANY = 9  #: more special hands than a table of words can list
_SEAT = choice({letter: letter for letter in SEATS})


def shape_of(name: str, tiles: tuple[int, ...]) -> bool:
    """Whether tiles have the shape of a call; `pair=` also holds the single tile claimed for a special hand."""
    if any(tile >= FIRST_BONUS for tile in tiles):
        return False
    if name == "chow":
        low = min(tiles)
        return sorted(tiles) == [low, low + 1, low + 2] and low < 27 and low // 9 == (low + 2) // 9
    return len(set(tiles)) == 1


def _call(name: str, help: str, aliases: tuple[str, ...]) -> Setting:
    size = CALLS[name][1]
    plain = pieces(TILES, 1 if name == "pair" else size, size)
    kind = plain._replace(read=lambda text: tuple(sorted(plain.read(text))))
    return Setting(name, kind, help, aliases, repeats=True, call=True, fits=lambda tiles: shape_of(name, tiles))


SETTINGS = (
    _call("chow", "an exposed chow", ("chi",)),
    _call("pung", "an exposed pung", ("pon",)),
    _call("kong", "an exposed kong", ("kan",)),
    _call("ckong", "a hidden kong", ("ankan",)),
    _call("added", "an exposed pung with its fourth tile added", ("kakan",)),
    _call("claimed-kong", "an exposed kong made of a hidden pung and a discard", ()),
    _call("pair", "a pair that a discard completed, or a single tile claimed for a special hand", ()),
    Setting("win", pieces(TILES, 1, 1), "the winning tile"),
    Setting("seat", _SEAT, "the player's seat", player=True),
    Setting(
        "wind",
        _SEAT,
        "the hand's wind (Columbia), the dominant wind (French)",
        ("dominant",),
        table=True,
        player=True,  # a chair in Columbia, whom East's throw named in the French rules
    ),
    Setting("dealer", _SEAT, "the dealer's seat, which in Columbia is the hand's wind", table=True, player=True),
    Setting("round", _SEAT, "the round wind", table=True),
    Setting("tower", _SEAT, "the tower wind, where it is played", table=True),
    Setting("from", _SEAT, "who discarded the winning tile", table=True, player=True),
    Setting(
        "declared",
        seats(SEATS),
        "seats whose reach stake of this hand is still to be put down",
        table=True,
        player=True,
    ),
    Setting("sticks", number(0, 999), "reach stakes in the pot from hands that nobody won", table=True, default=0),
    Setting("points", number(0, 1_000_000), "total instead of tiles: points"),
    Setting("doubles", number(0, 60), "total instead of tiles: doubles"),
)


def vocabulary(ruleset: str, options: Mapping[str, Setting], special: Sequence[str]) -> Vocabulary:
    """The vocabulary of a ruleset, its options among the settings; ``special`` are hands that totals tell by name."""
    named = choice({id: id for id in special})
    if len(special) > _MANY:
        named = named._replace(shape="the id of a special hand")
    by_name = Setting("special", named, "total instead of tiles: a special hand whose worth is fixed")
    return Vocabulary(
        ruleset,
        TILES,
        FLAGS,
        (*SETTINGS, by_name, *options.values()),
        table_flags=("nobody-won",),
        labels=tuple(SEATS),
        normal=_normal,
    )


def _normal(bound: Bound) -> Bound:
    """The same position in the words of the canonical form: a label is a seat."""

    def hand(words: HandWords) -> HandWords:
        settings: dict[str, Any] = dict(words.settings)
        if words.label and settings.get("seat") == words.label:
            del settings["seat"]
        return HandWords(words.label, words.tiles, words.flags, settings, words.words)

    return bound._replace(hands=tuple(map(hand, bound.hands)))
