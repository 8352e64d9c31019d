"""What scores in the winner's hand of the classical game: going out, the last tile, doubles of the whole hand."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import Reading
from scorecalc.rulesets.doubles.items.classical import HAND, PUNGS, doubles, points, simple
from scorecalc.rulesets.doubles.items.declare import of_flag
from scorecalc.rulesets.doubles.waits import completed_its_pair, was_the_only_kind

__all__ = ["concealed", "one_suit_alone"]

_TABLE = "doubles-family:Kajongg's tables"
_OUT = "doubles-family:going out / drawn"
_PAIR = "doubles-family:only place; pair minor/major"
_SUIT = "doubles-family:one suit / with honours"
_CHOWS = "chow=234m 567p 123s 789s 55m"


@points.item("going-out", "Mah-jong", 20, cite=_OUT, why="the winner, four sets and a pair", yes=HAND,
             no=("555p 111s", "11m 99m 11p 99p EE SS PP seat=W round=W all-pair-honours=0.5"))  # fmt: skip
def going_out(r: Reading) -> bool:
    """The winner's points for four sets and a pair; hands of another shape have none."""
    return r.won and r.laid_out


@points.item("drawn", "Winning tile drawn", 2, cite=_OUT, why="from the wall", yes=f"{HAND} +drawn", no=HAND)
def drawn(r: Reading) -> bool:
    """The winning tile came from the wall, the dead wall too."""
    return r.won and r.hand.drawn


@points.item("last-pair-simple", "Last tile completes a pair of 2 to 8", 2, cite=_PAIR,
             why=lambda r, show: f"{show((r.hand.win,))} came last",
             yes=("234m 555p 111s 678s 33m win=3m +drawn", "234m 555p 111s 678s pair=33m"),
             no=("234m 555p 111s 678s 99m win=9m +drawn", "234m 555p 111s 678s 33m win=5p"))  # fmt: skip
def last_pair_simple(r: Reading) -> bool:
    """The winning tile completed a pair of 2 to 8; it needs win= or pair=."""
    return r.won and r.laid_out and completed_its_pair(r) and simple(r.hand.win)


@points.item("last-pair-major", "Last tile completes a pair of ends or honours", 4, cite=_PAIR,
             why=lambda r, show: f"{show((r.hand.win,))} came last",
             yes=("234m 555p 111s 678s 99m win=9m +drawn", "234m 555p 111s 678s pair=PP"),
             no=("234m 555p 111s 678s 33m win=3m +drawn", "234m 555p 111s 678s 99m win=8s"))  # fmt: skip
def last_pair_major(r: Reading) -> bool:
    """The winning tile completed a pair of terminals or honours; it needs win= or pair=."""
    return r.won and r.laid_out and completed_its_pair(r) and not simple(r.hand.win)


@points.item("only-wait", "Only possible tile", 2, cite=_PAIR,
             why=lambda r, show: f"nothing but {show((r.hand.win,))} completes the hand",
             yes=("234m 555p 111s 678s 99m win=9m +drawn", "chow=123m 555p 111s 678s 99m win=3m"),
             no=("chow=234m 555p 111s 678s 99m win=4m", "234m 555p 111s 678s 99m +drawn"))  # fmt: skip
def only_wait(r: Reading) -> bool:
    """No other kind of tile, of which the hand has not all four, would have completed it; it needs win= or pair=."""
    return r.won and was_the_only_kind(r)


@doubles.item("zero-points", "Zero points", 1, cite="doubles-family:four chows",
              why="no set and no pair has points", yes=(_CHOWS, f"{_CHOWS} 1f seat=S round=E"),
              no=(HAND, "chow=234m 567p 123s 789s PP"))  # fmt: skip
def zero_points(r: Reading) -> bool:
    """Four chows and a worthless pair: flowers, seasons and the points of the last tile do not matter; German."""
    pair = r.pair
    return r.won and r.laid_out and not r.sets and not (pair >= 31 or r.is_own(pair) or r.is_wind(pair))


@doubles.item("no-chow", "No chow", 1, cite="doubles-family:no chow / all concealed", why="no chow", yes=PUNGS,
              no=HAND)  # fmt: skip
def no_chow(r: Reading) -> bool:
    """The winner has no chow."""
    return r.won and not r.chows


def concealed(r: Reading) -> bool:
    """Whether nothing lies exposed but kongs made of a hidden pung and a discard.

    What the winning discard completed is exposed; loose tiles of a hand that is no four sets likewise.
    """
    taken = bool(r.hand.claimed) or (not r.laid_out and r.hand.win >= 0 and not r.hand.drawn)
    return not taken and all(not part.exposed or part.claimed for part in r.parts or r.hand.parts)


@doubles.item("concealed", "Only concealed sets", 1, cite="doubles-family:no chow / all concealed",
              why="nothing exposed", yes=("234m 555p 111s 678s 33m +drawn", "234m claimed-kong=5555p 111s 678s 33m"),
              no=(f"{HAND} +drawn", "234m 555p 111s 678s 33m win=5p", "234m kong=5555p 111s 678s 33m"))  # fmt: skip
def only_concealed(r: Reading) -> bool:
    """Nothing of the winner's lies exposed; a kong made of a hidden pung and a discard counts as hidden here."""
    return r.won and concealed(r)


def one_suit_alone(r: Reading) -> bool:
    """Whether the tiles are of one suit, without honours."""
    return bool(r.kinds) and r.kinds[-1] < EAST and r.kinds[0] // 9 == r.kinds[-1] // 9


@doubles.item("one-suit-honours", "One suit with honours", 1, cite=_SUIT, why="one suit and honours",
              yes="chow=123s 234s 567s PPP 99s",
              no=("chow=123s 234s 567s 678s 99s", "chow=123s 234m 567s PPP 99s"))  # fmt: skip
def one_suit_honours(r: Reading) -> bool:
    """One suit with winds or dragons; German, also where the honours are a worthless pair."""
    suits = {kind // 9 for kind in r.kinds if kind < EAST}
    return r.won and len(suits) == 1 and r.kinds[-1] >= EAST


@doubles.item("one-suit", "One suit", 3, cite=_SUIT, why="one suit, no honours", yes="chow=123s 234s 567s 678s 99s",
              no=("chow=123s 234s 567s PPP 99s", "chow=123s 234s 567s 678m 99s"))  # fmt: skip
def one_suit(r: Reading) -> bool:
    """One suit without honours; German. Concealed it is worth the limit."""
    return r.won and one_suit_alone(r)


@doubles.item("purity", "Purity", 3, cite=_SUIT, why="one suit, no chow",
              yes="pung=222s 333s 444s 666s 99s one-suit=0 purity=3",
              no=("chow=234s 222s 555s 666s 99s purity=3", "pung=222s 333s 444s PPP 99s purity=3"))  # fmt: skip
def purity(r: Reading) -> bool:
    """One suit without honours and without a chow; British."""
    return r.won and one_suit_alone(r) and not r.chows


@doubles.item("only-ends", "Terminals and honours only", 1, cite="doubles-family:terminals and honours only",
              why="only 1, 9 and honours", yes="pung=111m 999m 111p PPP 99s",
              no="pung=111m 999m 123p PPP 99s")  # fmt: skip
def only_ends(r: Reading) -> bool:
    """Only terminals and honours."""
    return r.won and not any(simple(kind) for kind in r.kinds)


of_flag(doubles, "dead-wall", "Tile of the dead wall", 1, "dead-wall", "Won on a replacement tile; German.",
        cite=_TABLE, yes=f"{HAND} +dead-wall", no=f"{HAND} +drawn")  # fmt: skip
of_flag(doubles, "last-tile", "Last tile of the wall", 1, "last-tile", "Won with the last tile of the living wall.",
        cite=_TABLE, yes=f"{HAND} +last-tile", no=f"{HAND} +drawn")  # fmt: skip
of_flag(doubles, "last-discard", "Last discard", 1, "last-discard", "Won on the discard after the last tile.",
        cite=_TABLE, yes=f"{HAND} +last-discard", no=HAND)  # fmt: skip
of_flag(doubles, "robbed-kong", "Robbed kong", 1, "robbed-kong", "Won on the fourth tile of another player's kong.",
        cite=_TABLE, mark="reading", yes=f"{HAND} +robbed-kong", no=HAND)  # fmt: skip


@doubles.item("original-call", "Original call", 1, cite=_TABLE, mark="reading", declared=True,
              why="declared before the first discard", yes=f"{HAND} +original-call",
              no=("555p 111s +original-call", "chow=234m pung=555p pung=111s 678s 33m +original-call"))  # fmt: skip
def original_call(r: Reading) -> bool:
    """The winner had called with the dealt tiles, and has at most two exposed sets; a loser has nothing of it."""
    # two, since one discard may be claimed before the call and one to win: pung=555p pung=111s beside 678s 33m
    return r.won and "original-call" in r.hand.flags and sum(part.exposed for part in r.parts) < 3
