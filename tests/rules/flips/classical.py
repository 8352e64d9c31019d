"""The options of the classical game that are no item's worth; the German table stands for both."""

from __future__ import annotations

from tests.rules.flips.row import flips

__all__ = ["CLASSICAL"]

#: four scores of which South wins 84: East pays 168, the others 84 each
_HANDS = "E: points=80 S: points=84 +mahjong W: points=208 N: points=416"
#: the losers' differences are 128, 336 and 208, those with East twice
_DOUBLED = "E=-1096 S=+336 W=-36 N=+796"
_TABLES = "Kajongg's tables"

CLASSICAL = (
    *flips(
        "dmjl",
        # three hidden kongs of 32, doubled for each, three of them together, and the big three dragons
        ("limit", "ckong=PPPP ckong=FFFF ckong=CCCC", "500 limit=limit", "7000", "6144 limit=none", "limit"),
        ("roof-off", "ckong=PPPP ckong=FFFF ckong=CCCC", "500 limit=limit", "true", "6144 limit=none", "limit"),
        ("settlement", _HANDS, _DOUBLED, "flat", "E=-548 S=+252 W=-164 N=+460", "losers settle, East double"),
        ("settlement", _HANDS, _DOUBLED, "winner-only", "E=-84 S=+252 W=-84 N=-84", "losers settle, East double"),
        # West has 124 more than South, North 332, and he pays each twice that
        ("settlement", _HANDS, _DOUBLED, "exceed", "E=-1096 S=-576 W=+212 N=+1460", "losers settle, East double"),
        ("drawn-hand", "+nobody-won E: points=10 S: points=4 W: points=4 N: points=0", "E=0 S=0 W=0 N=0",
         "differences", "E=+44 S=-8 W=-8 N=-28", _TABLES),
        ("added-kong", "added=8888p", "8", "hidden", "16", _TABLES),
        ("max-chows", "chow=234m 555p 123s PPP 33m seat=S round=E", "64", "1", "error R370", "four chows"),
        # a pung of 8, one of 4, a kong of 16 and 20: three dragons and the big three of them are five doubles
        ("scholars-chow", "PPP kong=FFFF pung=CCC chow=123m 55p seat=S round=E limit=800", "800 limit=three-scholars",
         "false", "800 limit=limit", _TABLES),
    ),
    *flips(
        "bmja",
        # the same without the big three dragons: 48 × 2^3
        ("scholars-chow", "PPP kong=FFFF pung=CCC chow=123m 55p seat=S round=E", "384 limit=none", "true",
         "1000 limit=three-scholars", _TABLES),
        ("max-chows", "chow=234m 555p 123s PPP 33m seat=S round=E", "error R370", "2", "64", "four chows"),
    ),
)  # fmt: skip
