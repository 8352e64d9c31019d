"""The words of the fu-and-han family: flags, settings and the vocabulary made from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from scorecalc.mahjong.tiles import TILES
from scorecalc.model.vocabulary import BadValue, Flag, Setting, ValueKind, Vocabulary, choice, number, pieces, seats
from scorecalc.rulesets.fuhan.hand import meld_of
from scorecalc.rulesets.fuhan.position.normal import normal

__all__ = ["CALLS", "FLAGS", "LIMIT_FLAGS", "SEATS", "SEAT_NAMES", "SETTINGS", "pao_kind", "vocabulary"]

SEATS = "ESWN"
SEAT_NAMES = {"E": "East", "S": "South", "W": "West", "N": "North"}
CALLS = ("chi", "pon", "kan", "kakan", "ankan")
LIMIT_FLAGS = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")

FLAGS = (
    Flag("tsumo", "won by self-draw", ("self-drawn",)),
    Flag("ron", "won on a discard (holds anyway without +tsumo)", silent=True),
    Flag("riichi", "declared riichi", ("reach",)),
    Flag("double-riichi", "declared riichi on the first turn, before any call", ("daburu-riichi",)),
    Flag("open-riichi", "declared riichi with the waiting tiles shown"),
    Flag("ippatsu", "won within one uninterrupted turn after riichi"),
    Flag("rinshan", "won by the tile that was drawn after a kan"),
    Flag("chankan", "ron on the tile added to a pon"),
    Flag("haitei", "self-draw of the last tile of the wall"),
    Flag("houtei", "ron on the last discard"),
    Flag("tenhou", "the dealer's win with the dealt tiles"),
    Flag("chiihou", "a non-dealer's win with the first draw, before any call"),
    Flag("renhou", "a non-dealer's win on a discard before the first draw"),
    Flag("dealer", "the winner is the dealer, as seat=E says too"),
    Flag("nobody-won", "the hand was drawn", ("draw", "ryuukyoku")),
    Flag("abortive", "the hand ended in an abortive draw"),
    Flag("mangan", "the total: a mangan"),
    Flag("haneman", "the total: a haneman"),
    Flag("baiman", "the total: a baiman"),
    Flag("sanbaiman", "the total: a sanbaiman"),
    Flag("yakuman", "the total: a yakuman"),
)

_WINDS = choice({"E": 0, "S": 1, "W": 2, "N": 3})
_SEAT = choice({letter: letter for letter in SEATS})
_TILE = pieces(TILES, 1, 1)
_SOME = pieces(TILES)


def pao_kind(names: tuple[str, ...] | None = None) -> ValueKind:
    """Who is liable, and for what: ``W``, ``W:daisangen`` or, beside totals, ``W:2`` units."""
    from scorecalc.rulesets.fuhan.options import PAO_YAKUMAN

    known = names or PAO_YAKUMAN
    shape = "a seat, then if need be `:` and " + ", ".join(known) + ("" if names else " or a number of units")

    def read(text: str) -> tuple[str, str | int | None]:
        seat, _, what = text.partition(":")
        if len(seat) != 1 or seat not in SEATS or (":" in text and not what):
            raise BadValue(f"expected {shape}, not `{text}`")
        if not what or what in known:
            return seat, what or None
        if names:
            raise BadValue(f"expected {shape}, not `{text}`")
        return seat, int(number(1, 9).read(what))

    return ValueKind(shape, read, lambda value: value[0] + (f":{value[1]}" if value[1] else ""), tuple(SEATS))


def _call(name: str, tiles: int, help: str, aliases: tuple[str, ...]) -> Setting:
    kind = pieces(TILES, tiles, tiles)
    return Setting(
        name, kind, help, aliases, repeats=True, call=True, fits=lambda found: meld_of(name, found) is not None
    )


def _table(name: str, kind: ValueKind, help: str, **more: object) -> Setting:
    return Setting(name, kind, help, table=True, **more)  # type: ignore[arg-type]


SETTINGS = (
    _call("chi", 3, "a called sequence", ("chow",)),
    _call("pon", 3, "a called triplet", ("pung",)),
    _call("kan", 4, "a called kan", ("kong", "minkan", "daiminkan")),
    _call("kakan", 4, "a pon with its fourth tile added", ("added", "shouminkan")),
    _call("ankan", 4, "a concealed kan", ("ckong",)),
    Setting("nuki", number(0, 4), "North tiles set aside (three players)", default=0),
    Setting("win", _TILE, "the winning tile"),
    Setting("seat", _SEAT, "the winner's seat; E is the dealer", player=True),
    _table("round", _WINDS, "the round wind"),
    _table("from", _SEAT, "who discarded the winning tile", player=True),
    _table("dora", _SOME, "tiles that count as dora", repeats=True),
    _table("ind", _SOME, "dora indicators as they lie on the table", repeats=True),
    _table("ura", _SOME, "tiles that count as ura dora", repeats=True),
    _table("uraind", _SOME, "ura dora indicators", repeats=True),
    _table("honba", number(0, 999), "counters on the table", default=0),
    _table("sticks", number(0, 999), "riichi sticks on the table", default=0),
    _table("declared", seats(SEATS), "seats whose riichi stick of this hand is still to be put down", player=True),
    Setting("pao", pao_kind(), "who is liable for a yakuman that he fed (`W`, `W:daisangen`)", player=True),
    Setting("han", number(1, 200), "total instead of tiles: han, dora included"),
    Setting("fu", number(20, 200), "total instead of tiles: fu"),
    Setting("yakuman", number(1, 20), "total instead of tiles: units of yakuman"),
    _table("tenpai", seats(SEATS, none=True), "who was tenpai at an exhaustive draw", player=True),
    _table("nagashi", seats(SEATS), "who discarded 1, 9 and honours only, none called", player=True),
    _table("chombo", _SEAT, "who spoiled the hand and pays for it; it is played again", player=True),
)


def _of_all(setting: Setting, players: str) -> Setting:
    """A list of players, in which `all` are those that there are."""
    if setting.name not in ("declared", "tenpai", "nagashi") or players == SEATS:
        return setting
    return setting._replace(kind=seats(SEATS, none=setting.name == "tenpai", everybody=players))


def vocabulary(ruleset: str, options: Mapping[str, Setting]) -> Vocabulary:
    """The vocabulary of a ruleset of this family, its options among the settings."""
    players = SEATS[: options["players"].default]
    return Vocabulary(
        ruleset,
        TILES,
        FLAGS,
        (*(_of_all(setting, players) for setting in SETTINGS), *options.values()),
        table_flags=("nobody-won", "abortive"),
        labels=tuple(SEATS),
        normal=partial(normal, players=options["players"].default),
    )
