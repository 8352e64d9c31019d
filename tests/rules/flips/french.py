"""The options of the French rules that are no item's worth."""

from __future__ import annotations

from tests.rules.flips.row import flips

__all__ = ["FRENCH"]

#: case 1 of section 8 with its exception: East wins 100
_HANDS = "E: points=100 +mahjong S: points=250 W: points=40 N: points=10"
_MARKED = "E=+200 S=+250 W=+40 N=+10"
_HAND = "chow=234m 555p 111s 678s 33m"
_CLAIMED = "chow=234m chow=567p pung=555p chow=789s 55m"
_ENDS = "pung=111m pung=999m pung=111p pung=PPP"
_HAPPINESSES = "WWW NNN CC seat=S wind=N"

_SIMPLE = flips(
    "french-simple",
    # 555p 4, 111s 8, mah-jong 20, drawn 5
    ("limit", "chow=234m 555p 111s 678s 33m +drawn", "37", "30", "30 limit=limit", "section 5"),
    # four hidden kongs of 32, doubled for three dragons and the dominant wind
    ("limit-losers", "ckong=PPPP ckong=FFFF ckong=CCCC ckong=NNNN seat=S wind=N", "1000", "false", "2048", "FA5"),
    ("settlement", _HANDS, _MARKED, "exceed", "E=0 S=+850 W=-380 N=-470", "section 8"),
    # East gets 200 of each; South 210 and 240, West 30 of North
    ("settlement", _HANDS, _MARKED, "east-double", "E=+600 S=+250 W=-380 N=-470", "section 8"),
    ("settlement", _HANDS, _MARKED, "flat", "E=+300 S=+350 W=-280 N=-370", "section 8"),
    ("settlement", _HANDS, _MARKED, "winner-only", "E=+300 S=-100 W=-100 N=-100", "section 8"),
    ("added-kong", "added=5555m", "8", "hidden", "16", "section 2"),
    ("wind-pairs", "NN seat=N wind=N", "4", "once", "2", "FA1"),
    # 444s 2, WWW 4, FF 2, mah-jong 20, doubled three times for one suit
    ("pure-honours", "chow=123s pung=444s pung=WWW chow=789s FF seat=S wind=N", "224", "false", "28", "FA2"),
    # 16 × 2^4, or × 2^(4 + 1)
    ("bouquet-and-own", "1f 2f 3f 4f seat=S wind=N", "256", "beside", "512", "FA3"),
    ("east-double", "E: points=40 doubles=4 +mahjong", "640 E=+1280", "before-limit", "640 E=+1000", "FA4"),
    # 20 + 10 for four suites
    ("hidden-claimed", "234m 567p 123s 789s 55m", "30", "true", "60", "FA7"),
    ("great-game-east", "222s 444s 666s FFF 88s seat=E wind=S", "3600 E=+7200", "false", "3600 E=+3600", "FA9"),
    # 111 8, mah-jong 20, doubled three times for one suit: 111 123 456 789 99
    ("full-hand-pair", "11112345678999p", "1800", "simples", "224", "FA11"),
    ("appellant-doubles", "PPP 2f +appellant seat=S wind=N", "8", "false", "4", "FA13"),
    ("lanterns-honour-pair", "19m 19p 19s ESWNPFC C", "error R370", "true", "1600", "F62"),
    # 16 + 4 + 8 + 8 + 2 + 20, doubled for South, North, no suite and honours alone
    ("happinesses-kong", f"kong=EEEE pung=SSS {_HAPPINESSES}", "4000", "false", "928", "FA19"),
    # 555p 4, 111s 8, mah-jong 20, doubled once; and drawn 5 for the last tile of the dead wall
    ("last-gap", f"{_HAND} +last-discard", "64", "breach", "error R376", "FA6"),
    ("last-gap", f"{_HAND} +dead-wall +last-tile", "error R373", "breach", "74 doubles=1", "FA6"),
    # EEEE 16, CC 2, mah-jong 20, doubled three times for one suit
    ("great-game-kong", "kong=EEEE 123456789m CC seat=S wind=N", "1500", "4", "304", "FA12"),
    ("own-four-alike", "EEEE SSSS WWWW NN seat=S wind=N", "error R370", "kong", "5000", "FA16"),
    # four pungs of 4, mah-jong 20, doubled for the dragons and no suite
    ("only-honours-is", f"{_ENDS} 55s", "144", "pungs", "288", "FA18"),
    ("only-honours-is", f"{_ENDS} 99s", "144", "ends", "288", "FA18"),
    # 555p 2, mah-jong 20
    ("invoked-discards", f"{_CLAIMED} +invoked", "22", "last-discard", "44", "FA21"),
    # 4 + 8 + 8 + 8 + 2 + 20, the same doubles
    ("great-game-hidden", f"pung=EEE SSS {_HAPPINESSES}", "4000", "true", "800", "FA20"),
)  # fmt: skip

_ADVANCED = flips(
    "french-advanced",
    ("settlement", _HANDS, "E=0 S=+850 W=-380 N=-470", "mark", _MARKED, "section 7"),
    # East pays 2 × 70 to South and 2 × 20 to West, gets 2 × 20 of North; the others 50, 90 and 40
    ("drawn-hand", "+nobody-won E: points=30 S: points=100 W: points=50 N: points=10",
     "E=-140 S=+280 W=+30 N=-170", "nothing", "E=0 S=0 W=0 N=0", "FA8"),
)  # fmt: skip

FRENCH = (*_SIMPLE, *_ADVANCED)
