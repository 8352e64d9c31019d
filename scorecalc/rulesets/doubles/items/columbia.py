"""What scores in Columbia: points of sets, pairs and bonus tiles, the winner's points, and doubles."""

from __future__ import annotations

from scorecalc.rules.item import Items, Line
from scorecalc.rulesets.doubles.hand import KONG, PAIR, PUNG, Reading, Show
from scorecalc.rulesets.doubles.items.declare import of_flag, of_parts, of_sets, shaped
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal
from scorecalc.rulesets.doubles.waits import completed_its_pair, was_the_only_kind

__all__ = ["COLUMBIA", "OFF", "special"]

#: items that a table must switch on (section 3)
OFF = ("only-wait", "pair-completed")

COLUMBIA = Items("columbia")
points = COLUMBIA.section("points")
doubles = COLUMBIA.section("doubles")
special = COLUMBIA.section("special")

_HAND = "chow=234m 555p 111s 678s 33m"


def _simple(kind: int) -> bool:
    return not is_honour(kind) and not is_terminal(kind)


def _dragon(kind: int) -> bool:
    return kind >= 31


of_parts(
    points, "pung-simple", "Pung of 2 to 8", 2, 4, shaped(PUNG, _simple),
    "A pung of simples; four alike that were not declared count as one.",
    cite="C11", mark="assumed", yes=("555m", "pung=555m"), no=("999m", "55m", "ckong=5555m"),
)  # fmt: skip
of_parts(
    points, "pung-terminal", "Pung of 1 or 9", 4, 8, shaped(PUNG, is_terminal),
    "A pung of terminals.", cite="C12", mark="assumed", yes=("111p", "pung=111p"), no="222p",
)  # fmt: skip
of_parts(
    points, "pung-honour", "Pung of honours", 4, 8, shaped(PUNG, is_honour),
    "A pung of winds or dragons.", cite="C13", mark="assumed", yes=("WWW seat=S wind=E", "pung=PPP"), no="999p",
)  # fmt: skip
of_parts(
    points, "kong-simple", "Kong of 2 to 8", 8, 16, shaped(KONG, _simple),
    "A kong of simples; revealed where a discard completed it.",
    cite="C14", mark="assumed", yes=("ckong=5555m", "kong=5555m", "added=5555m"), no="5555m",
)  # fmt: skip
of_parts(
    points, "kong-terminal", "Kong of 1 or 9", 16, 32, shaped(KONG, is_terminal),
    "A kong of terminals.", cite="C15", mark="assumed", yes=("ckong=9999m", "kong=9999m"), no="kong=8888m",
)  # fmt: skip
of_parts(
    points, "kong-honour", "Kong of honours", 16, 32, shaped(KONG, is_honour),
    "A kong of winds or dragons.", cite="C16", mark="assumed", yes=("ckong=FFFF", "kong=FFFF"), no="kong=9999m",
)  # fmt: skip
of_parts(
    points, "pair-dragon", "Pair of dragons", 2, 2, shaped(PAIR, _dragon),
    "A pair of dragons, exposed or not.", cite="C17", mark="assumed", yes="PP", no=("PPP", "55m"),
)  # fmt: skip
of_parts(
    points, "pair-own-wind", "Pair of own wind", 2, 2, lambda r, part: part.shape == PAIR and r.is_own(part.kind),
    "A pair of the player's wind.", cite="C18", mark="assumed", yes="SS seat=S wind=E", no="WW seat=S wind=E",
)  # fmt: skip
of_parts(
    points, "pair-hand-wind", "Pair of the hand's wind", 2, 2,
    lambda r, part: part.shape == PAIR and r.is_wind(part.kind),
    "A pair of the hand's wind; it adds to that of the own wind.",
    cite="C19", mark="assumed", yes="EE seat=S wind=E", no="SS seat=S wind=E",
)  # fmt: skip


def _bonus_lines(r: Reading, show: Show, value: int) -> list[Line]:
    return [Line(value * len(r.hand.bonus), show(r.hand.bonus))]


def _bonus(r: Reading) -> int:
    """Each flower and each season."""
    return len(r.hand.bonus) * r.rules.worth["bonus-tile"][1]


points.item(
    "bonus-tile", "Flowers and seasons", 4, cite="C20", mark="assumed", lines=_bonus_lines,
    yes="555m 1f 3g seat=S wind=E", no="555m",
)(_bonus)  # fmt: skip


@points.item("going-out", "Going out", 20, cite="C30", mark="assumed", why="the winner", yes=_HAND, no="555p 111s")
def going_out(r: Reading) -> bool:
    """The winner's points for going out; 20 is assumed, 10 is the other reading."""
    return r.won


@points.item("drawn", "Winning tile drawn", 2, cite="C31", mark="assumed", why="from the wall",
             yes=f"{_HAND} +drawn", no=_HAND)  # fmt: skip
def drawn(r: Reading) -> bool:
    """The winning tile was drawn."""
    return r.won and r.hand.drawn


@points.item("only-wait", "Only possible tile", 2, cite="C32", mark="assumed",
             why=lambda r, show: f"nothing but {show((r.hand.win,))} completes the hand",
             yes=("234m 555p 111s 678s 33m win=3m +drawn only-wait=2", "234m 555p 111s pair=33m 678s only-wait=2"),
             no=("234m 555p 111s 678s 33m win=8s only-wait=2", "234m 555p 111s 678s 33m only-wait=2"))  # fmt: skip
def only_wait(r: Reading) -> bool:
    """No other kind of tile would have completed the hand, however it is laid out (a reading); needs win= or pair=."""
    return r.won and was_the_only_kind(r)


@points.item("pair-completed", "Pair completed", 2, cite="C33", mark="assumed",
             why=lambda r, show: f"{show((r.hand.win,))} came last",
             yes=("234m 555p 111s 678s 99m win=9m +drawn pair-completed=2",
                  "234m 555p 111s pair=33m 678s pair-completed=2"),
             no=("234m 555p 111s 678s 99m win=8s pair-completed=2",
                 "234m 555p 111s 678s 99m pair-completed=2"))  # fmt: skip
def pair_completed(r: Reading) -> bool:
    """The winning tile completed the pair; it needs win= or pair=."""
    return r.won and completed_its_pair(r)


def _event(id: str, name: str, flag: str, cite: str, doc: str) -> None:
    of_flag(points, id, name, 20, flag, doc, cite=cite, yes=f"{_HAND} +{flag}", no=_HAND)


def _one_shot_lines(r: Reading, _show: Show, value: int) -> list[Line]:
    return [Line(2 * value, "the dealer's, so twice")] if r.hand.dealer else [Line(value, "declared")]


def _one_shot(r: Reading) -> int:
    """Dealt a winning hand, the first draw included; twice as much for the dealer."""
    value = r.rules.worth["one-shot"][1]
    return (2 * value if r.hand.dealer else value) if r.won and "one-shot" in r.hand.flags else 0


points.item(
    "one-shot", "One shot", 20, cite="C60", lines=_one_shot_lines, declared=True,
    yes=("234m 555p 111s 678s 33m +one-shot", "234m 555p 111s 678s 33m +one-shot +dealer"), no=f"{_HAND} +drawn",
)(_one_shot)  # fmt: skip
_event("last-tile", "Moon from the seabed", "last-tile", "C61", "The last tile of the live wall, drawn.")
_event("last-discard", "Fish from the riverbed", "last-discard", "C62", "The last discard that was possible.")

of_sets(
    doubles, "own-wind", "Set of own wind", lambda r, kind: r.is_own(kind), "A pung or kong of the player's wind.",
    cite="C40", yes=("SSS seat=S wind=E", "kong=SSSS seat=S wind=E"), no=("WWW seat=S wind=E", "SS seat=S wind=E"),
)  # fmt: skip
of_sets(
    doubles, "hand-wind", "Set of the hand's wind", lambda r, kind: r.is_wind(kind),
    "A pung or kong of the hand's wind, that of the dealer's chair; it adds to the own wind.",
    cite="C41", yes="EEE seat=S wind=E", no="SSS seat=S wind=E",
)  # fmt: skip
of_sets(
    doubles, "dragons", "Set of dragons", lambda _r, kind: _dragon(kind), "Each pung or kong of dragons.",
    cite="C42", yes=("PPP", "FFF ckong=CCCC"), no=("PP", "999m"),
)  # fmt: skip


def _own_bonus_lines(r: Reading, show: Show, value: int) -> list[Line]:
    return [Line(value * _own_bonus(r), show(r.own_bonus))]


def _own_bonus(r: Reading) -> int:
    """The season and the flower of the player's seat, a double each."""
    return min(len(r.own_bonus), 1) if r.rules.own_bonus == "one" else len(r.own_bonus)


doubles.item(
    "own-bonus", "Own flower or season", 1, cite="C43", lines=_own_bonus_lines,
    yes=("2f seat=S wind=E", "2f 2g seat=S wind=E"), no="1f 3g seat=S wind=E",
)(_own_bonus)  # fmt: skip


@doubles.item("one-suit", "One suit", 1, cite="C44", why="one suit, no honours",
              yes="123s 234s 567s 678s 99s", no=("123s 234s 567s PPP 99s", "123s 234s 567s 678m 99s"))  # fmt: skip
def one_suit(r: Reading) -> bool:
    """The winner has tiles of one suit alone; honours break it, unless the table allows them."""
    suits = {kind // 9 for kind in r.kinds if kind < 27}
    return r.won and len(suits) == 1 and (r.rules.one_suit_honours or r.kinds[-1] < 27)


@doubles.item("only-ends", "Terminals and honours only", 1, cite="C45", why="only 1, 9 and honours",
              yes="111m 999m 111p PPP 99s", no="111m 999m 123p PPP 99s")  # fmt: skip
def only_ends(r: Reading) -> bool:
    """The winner has only terminals and honours."""
    return r.won and not any(_simple(kind) for kind in r.kinds)


@doubles.item("no-ends", "No terminals or honours", 1, cite="C46", why="only 2 to 8",
              yes="234m 567p 234s 678s 55m", no=("123m 567p 234s 678s 55m", "234m 567p 234s 678s PP"))  # fmt: skip
def no_ends(r: Reading) -> bool:
    """The winner has neither terminals nor honours."""
    return r.won and all(_simple(kind) for kind in r.kinds)


of_flag(
    doubles, "reach", "Reach", 1, "reach", "The winner had declared a reach, his hand without a claimed discard.",
    cite="C47", yes="234m 555p 111s 678s 33m +reach", no="234m 555p 111s 678s 33m",
)  # fmt: skip
of_flag(
    doubles, "one-pass", "Reach within one pass", 1, "one-pass", "Won before a full pass after the reach.",
    cite="C48", yes="234m 555p 111s 678s 33m +reach +one-pass", no="234m 555p 111s 678s 33m +reach",
)  # fmt: skip


@doubles.item("dealer", "Dealer", 1, cite="C49", why="the winner dealt", word="dealer-doubles",
              yes=(f"{_HAND} +dealer", f"{_HAND} seat=W wind=W"), no=f"{_HAND} seat=S wind=E")  # fmt: skip
def dealer(r: Reading) -> bool:
    """The winner was the dealer of the hand; with a one shot only where both are counted."""
    return r.won and r.hand.dealer and not (r.rules.one_shot == "points" and "one-shot" in r.hand.flags)
