"""The options of Columbia that are no item's worth."""

from __future__ import annotations

from tests.rules.flips.row import flips

__all__ = ["COLUMBIA"]

#: 555p hidden 4, 111s hidden 8, going out 20; the chow was completed by the discard
_HAND = "chow=234m 555p 111s 678s 33m"
_STRAIGHT = "123m 456m 789m 999s 22p"
#: the example of C70: South wins 64
_HANDS = "E: points=10 S: points=64 +mahjong W: points=4 N: points=0"
_FLAT = "E=-48 S=+192 W=-66 N=-78"
_MORE = "E: points=100 +mahjong S: points=250 W: points=40 N: points=10"
#: South wins the same on a discard: 4 + 8 + 20, doubled for his reach
_REACH = (
    "declared=S from=E wind=E lost-reach=stays E: points=10 S: 234m 555p 111s 678s 33m +reach W: points=4 N: points=0"
)

COLUMBIA = flips(
    "columbia",
    # section 7: a hidden straight is 500
    ("limit", f"{_STRAIGHT} +drawn", "500", "400", "400 limit=limit", "section 7"),
    # four hidden kongs of 32, doubled for three dragons and the own wind
    ("limit-losers", "ckong=PPPP ckong=FFFF ckong=CCCC ckong=SSSS seat=S wind=E", "1000", "false", "2048", "CA11"),
    ("settlement", _HANDS, _FLAT, "winner-only", "E=-64 S=+192 W=-64 N=-64", "C70"),
    ("settlement", _HANDS, _FLAT, "mark", "E=+20 S=+64 W=+4", "C70"),
    # South gets 128 + 64 + 64; East gets 2 × 6 of West and 2 × 10 of North, West 4 of North
    ("settlement", _HANDS, _FLAT, "east-double", "E=-96 S=+256 W=-72 N=-88", "C70"),
    # flat: South pays 100, gets 210 and 240; exceeding: the third example of french:section 8
    ("settlement", _MORE, "E=+300 S=+350 W=-280 N=-370", "exceed", "E=0 S=+850 W=-380 N=-470", "C70"),
    # 54 + 60 + 64 for South; East gets 6 and 10, West 4
    ("drawn-hand", f"+nobody-won {_HANDS.replace(' +mahjong', '')}", "E=0 S=0 W=0 N=0", "differences",
     "E=-38 S=+178 W=-62 N=-78", "C73"),
    ("added-kong", "added=5555m", "8", "hidden", "16", "C3"),
    # a claimed straight of a dealer: 300 × 2; ordinary (8 + 20) × 2
    ("special-doubles", "chow=123m 456m 789m 999s 22p +dealer", "300", "all", "600", "CA3"),
    # four claimed pungs of honours: (16 + 20) × 2^6 = 2304, cut to 1000; as all honours 300
    ("special-or-ordinary", "pung=EEE pung=SSS pung=PPP pung=FFF WW seat=E wind=E", "1000", "special", "300", "CA4"),
    # four winds 400 and all honours 300; ordinary (16 + 2 + 20) × 2^3
    ("several-specials", "pung=EEE pung=SSS pung=WWW pung=NNN PP seat=S wind=E", "400", "add", "700", "CA5"),
    ("special-hidden", _STRAIGHT, "300", "any", "500", "CA6"),
    # (32 + 20) × 2 as the dealer; 32 × 2 + 20
    ("event", f"{_HAND} +last-discard +dealer", "104", "after", "84", "CA7"),
    ("own-bonus-doubles", "2f 2g seat=S wind=E", "32", "one", "16", "CA8"),
    # 2 for the dragons and 20
    ("one-suit-honours", "123s 234s 567s 789s CC", "22", "true", "44", "CA9"),
    # the dealer sits South, the round is East's: the pung of East is 8, or 8 × 2
    ("hand-wind-is", "EEE seat=S round=E +dealer", "8", "round", "16", "CA10"),
    # with 10 for going out (C30) the ordinary count is 2 + 10
    ("no-points-pair", "123m 456p 234s 789s PP going-out=10", "20", "worthless", "12", "CA12"),
    # (12 + 20 + 2 + 40) × 2, or without the double
    ("dealer-one-shot", "234m 555p 111s 678s 33m +one-shot +dealer", "148", "points", "74", "CA13"),
    ("lost-reach", f"declared=W {_HANDS}", "S=+202 W=-76 pot=0", "stays", "S=+192 W=-76 pot=+10", "CA15"),
    ("lost-reach", f"declared=W {_HANDS}", "S=+202 W=-76", "lost", "S=+192 W=-76 pot=0 bank=+10", "CA15"),
    # (4 + 8 + 20) × 2 for one suit
    ("nine-gates-hidden", "pung=111p 2345678999p 5p", "2000", "true", "64", "CA16"),
    # (12 + 20 + 2) × 2 as the dealer; 12 × 2 + 22
    ("additional", f"{_HAND} +drawn +dealer", "68", "after", "46", "CA18"),
    ("reach-on-discard", _REACH, "S=+192 pot=0", "pond", "S=+182 pot=+10", "CA19"),
    ("seven-pairs-four-alike", "1111m 77p 99p 22s PP CC", "error R370", "true", "100", "C51"),
)  # fmt: skip
