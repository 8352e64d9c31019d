"""The limit hands of the classical game: parts of the limit, in percent, in the place of points and doubles.

Their order matters: of several that are worth the same the first is named, as Kajongg has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import KONG, PAIR, PUNG, Reading
from scorecalc.rulesets.doubles.items.classical import limits
from scorecalc.rulesets.doubles.items.classical_shapes import is_shaped
from scorecalc.rulesets.doubles.items.classical_winner import concealed, one_suit_alone
from scorecalc.rulesets.doubles.tiles import is_terminal

__all__ = ["DONE"]

DONE = limits  #: what is declared once this module and those it imports are loaded
_TABLE = "doubles-family:Kajongg's tables"
_GREEN = frozenset((19, 20, 21, 23, 25, 32))  #: 2 3 4 6 8 of bamboo and the green dragon
_5P, _1P, _2S = 13, 9, 19
_SEATS = "seat=E round=S"
_WON = "234m 555p 111s 678s 33m"
Test = Callable[[Reading], bool]


def _limit(
    id: str, name: str, doc: str, test: Test, *, mark: str | None = None, cite: str = _TABLE, **more: Any
) -> None:
    """A hand of the winner's that is worth the limit: four sets and a pair, or a shape of its own."""

    def holds(r: Reading) -> bool:
        return r.won and test(r) and (r.laid_out or is_shaped(r))

    holds.__doc__ = doc
    limits.item(id, name, 100, cite=cite, mark=mark, **more)(holds)


def _declared(id: str, name: str, doc: str, yes: str, no: str, mark: str | None = None) -> None:
    def test(r: Reading) -> bool:
        return id in r.hand.flags

    _limit(id, name, doc, test, mark=mark, why="declared", declared=True, yes=yes, no=no)


_declared("kong-on-kong", "Twofold fortune",
          "Won on the replacement tile of a second kong, made with the replacement tile of a first.",
          "ckong=5555p kong=1111s 234m 678s 33m +kong-on-kong",
          "ckong=5555p kong=1111s 234m 678s 33m +dead-wall")  # fmt: skip
_declared("blessing-of-heaven", "Blessing of heaven", "East wins with the tiles that were dealt.",
          f"{_WON} +blessing-of-heaven", f"{_WON} seat=E +drawn", "reading")  # fmt: skip
_declared("blessing-of-earth", "Blessing of earth", "Another player wins with East's first discard.",
          f"{_WON} seat=W +blessing-of-earth", f"{_WON} seat=W from=E", "reading")  # fmt: skip
_declared("east-nine-times", "East won nine times", "East's ninth win in a row; German. The winds move on.",
          f"{_WON} +east-nine-times", f"{_WON} seat=E", "reading")  # fmt: skip

_limit("concealed-one-suit", "Concealed one suit", "One suit without honours, nothing exposed; German.",
       lambda r: one_suit_alone(r) and concealed(r), cite="doubles-family:one suit / with honours",
       why="one suit, nothing exposed", yes="123s 234s 567s 888s 99s +drawn",
       no=("chow=123s 234s 567s 678s 99s +drawn", "123s 234s 567s 678s 99s win=9s"))  # fmt: skip
_limit("only-honours", "Only honours", "Only winds and dragons.", lambda r: r.kinds[0] >= EAST,
       cite="doubles-family:terminals and honours only", why="only winds and dragons",
       yes=f"pung=EEE pung=WWW pung=FFF pung=PPP NN {_SEATS}",
       no=f"pung=EEE pung=WWW pung=FFF pung=PPP 99m {_SEATS}")  # fmt: skip


def _hides_treasure(r: Reading) -> bool:
    return r.laid_out and not r.chows and concealed(r) and r.hand.drawn


_limit("hidden-treasure", "Hidden treasure",
       "Four hidden pungs or kongs, the last tile from the wall; a kong made of a hidden pung and a discard counts as "
       "hidden. German.", _hides_treasure, mark="reading", why="hidden pungs or kongs, the last tile drawn",
       yes=("222m 555p 111s 666s 33m +drawn", "222m claimed-kong=5555p 111s 666s 33m +drawn"),
       no=("222m 555p 111s 666s 33m win=3m", "222m 555p 111s 678s 33m +drawn"))  # fmt: skip
_limit("all-terminals", "Heads and tails", "Only 1 and 9.", lambda r: all(map(is_terminal, r.kinds)),
       why="only 1 and 9", yes="pung=111m 999m pung=111p 999p 11s", no="pung=111m 999m pung=111p 999p PP")  # fmt: skip
_limit("four-kongs", "Fourfold plenty", "Four kongs.", lambda r: sum(part.shape == KONG for part in r.parts) == 4,
       why="four kongs", yes="ckong=5555p kong=1111s kong=9999s added=2222m 33m",
       no="ckong=5555p kong=1111s kong=9999s 222m 33m")  # fmt: skip
_limit("four-winds", "Four blessings hovering over the door", "Pungs or kongs of the four winds.",
       lambda r: sum(EAST <= part.kind < 31 for part in r.sets) == 4, why="sets of all four winds",
       yes=f"EEE pung=SSS WWW kong=NNNN 33m {_SEATS}", no=f"EEE pung=SSS WWW NN 333m {_SEATS}")  # fmt: skip
_limit("imperial-jade", "Imperial jade",
       "Only green dragons and 2, 3, 4, 6 and 8 of bamboo. As Kajongg has it, one of these six kinds must be missing.",
       lambda r: {*r.kinds} < _GREEN, mark="reading", why="only green tiles",
       yes=("pung=222s chow=234s pung=666s FFF 44s", "chow=234s pung=222s pung=666s pung=888s 33s"),
       no=("pung=222s 333s 444s PPP 66s", "chow=234s 666s pung=888s FFF 22s"))  # fmt: skip
_limit("plum-blossom", "Gathering the plum blossom from the roof", "Won with 5 of circles from the dead wall.",
       lambda r: "dead-wall" in r.hand.flags and r.hand.win == _5P, mark="reading", why="5p from the dead wall",
       yes="chow=234m 555p 111s 678s 33m win=5p +dead-wall",
       no=("chow=234m 555p 111s 678s 33m win=5p +drawn", "chow=234m 555p 111s 678s 33m win=3m +dead-wall"))  # fmt: skip
_limit("moon", "Plucking the moon from the bottom of the sea", "Won with 1 of circles as the last tile of the wall.",
       lambda r: "last-tile" in r.hand.flags and r.hand.win == _1P, mark="reading", why="1p, the last tile of the wall",
       yes="chow=234m 111p 111s 678s 33m win=1p +last-tile",
       no=("chow=234m 111p 111s 678s 33m win=1p +drawn", "chow=234m 111p 111s 678s 33m win=3m +last-tile"))  # fmt: skip
_limit("carrying-pole", "Scratching a carrying pole", "Won by robbing the kong of 2 of bamboo.",
       lambda r: "robbed-kong" in r.hand.flags and r.hand.win == _2S, why="2s, robbed",
       yes="chow=123s 555p 111m 678s 33m win=2s +robbed-kong",
       no="chow=234m 555p 111m 678s 33m win=2m +robbed-kong")  # fmt: skip


def _buries_treasure(r: Reading) -> bool:
    suits = {kind // 9 for kind in r.kinds if kind < EAST}
    hidden = all(part.shape == PAIR or (part.shape == PUNG and not part.exposed) for part in r.parts)
    return r.laid_out and len(suits) == 1 and hidden


_limit("buried-treasure", "Buried treasure",
       "Four hidden pungs and a pair, of one suit with or without honours; kongs do not count, and the pair may be "
       "claimed. British.", _buries_treasure, mark="reading", why="hidden pungs of one suit",
       yes=("222m 555m 111m PPP 33m +drawn hidden-treasure=0 buried-treasure=1",
            "222m 555m 111m PPP 33m win=3m buried-treasure=1"),
       no=("222m 555m 111m PPP 33m win=5m buried-treasure=1", "222m 555p 111m PPP 33m +drawn buried-treasure=1",
           "222m 555m 111m ckong=PPPP 33m +drawn buried-treasure=1"))  # fmt: skip


def _has_three_scholars(r: Reading) -> bool:
    return sum(part.kind >= 31 for part in r.sets) == 3 and (r.rules.scholars_chow or not r.chows)


_limit("three-scholars", "Three great scholars",
       "Pungs or kongs of the three dragons; the fourth set may be a chow where the table says so (scholars-chow).",
       _has_three_scholars, why="sets of all three dragons",
       yes=("PPP kong=FFFF CCC chow=123m 55p", "PPP kong=FFFF CCC 222m 55p scholars-chow=false"),
       no=("PPP kong=FFFF CC 222m chow=345p", "PPP kong=FFFF CCC chow=123m 55p scholars-chow=false"))  # fmt: skip
