"""The options of All Green, Azul, King of Tokyo and Saint Poker."""

from __future__ import annotations

from tests.rules.flips.row import Flip, flips, row_of
from tests.rulesets.all_green.test_options import FLIPS as OF_ONE_HAND

__all__ = ["OTHERS"]

_ALL_GREEN = flips(
    "all-green",
    # 6 + 3 + 1 for the self-draw: a third rounded up, or half
    ("players", "99s 123s win=2s +tsumo seat=S", "10 S=+12 E=-4 W=-4 N=-4", "3", "10 S=+10 E=-5 W=-5", "G19"),
    ("players", "99s 123s win=2s +tsumo seat=S", "10 S=+12 E=-4 W=-4 N=-4", "2", "10 S=+10 E=-10", "G19"),
    # 6 + 2 + 1: a third, which four are asked for anyway; a quarter of 9, and a fifth, both rounded up
    ("players", "55s 111s win=1s +tsumo", "9 winner=+9 other=-9", "4", "9 winner=+9 other=-9", "G19"),
    ("players", "55s 111s win=1s +tsumo", "9 winner=+9 other=-9", "5", "9 winner=+12 other=-12", "G19"),
    ("players", "55s 111s win=1s +tsumo", "9 winner=+9 other=-9", "6", "9 winner=+10 other=-10", "G19"),
    # 6 + 2 + 1 + 1 and the dealer's 2
    ("dealer-bonus-from", "66s 777s win=7s seat=E +tsumo players=3", "12 E=+12 S=-6 W=-6", "bank",
     "12 E=+12 S=-5 W=-5 bank=-2", "G7"),
    ("yaku-needed", "11s 456s win=5s", "6", "true", "error R310", "G10"),
    # South 6 + 1 + 1, East 6 + 2 + 1 + 2; East is the next after North
    ("multiple-ron", "from=N S: 55s 567s win=7s E: 66s 777s", "E=+11 S=+8 N=-19", "first", "E=+11 S=0 N=-11", "G14"),
)  # fmt: skip

_AZUL = flips(
    "azul",
    # blue is printed in column 1 of row 1; on the grey side the player says where it goes
    ("board", "place=B1", "1", "grey", "error R338", "Z8"),
    ("board", "place=B1:4", "error R331", "grey", "1", "Z8"),
)

_AZUL_GREY = flips("azul-grey", ("board", "place=B1:4", "1", "colour", "error R331", "Z8"))

_KING_OF_TOKYO = flips(
    "king-of-tokyo",
    ("eliminated-stars", "SSS111 turn=A A: at=city B: hearts=3 stars=7 C:", "after=B:stars:0/hearts:0", "kept",
     "after=B:stars:7/hearts:0", "K13"),
    # K6: two stars for starting in Tokyo, or one energy
    ("two-player-variant", "112233 turn=A A: at=city B:", "after=A:stars:2/energy:0", "games-of-two",
     "after=A:stars:0/energy:1", "K11"),
    ("two-player-variant", "112233 turn=A +two-player A: at=city B:", "after=A:stars:0/energy:1", "off",
     "error R348", "K11"),
    ("most-hearts", "HHH112 turn=A A: hearts=9 B: at=city", "after=A:hearts:10", "12", "after=A:hearts:12", "K3"),
)  # fmt: skip

_BGA = flips(
    "king-of-tokyo-bga",
    ("two-player-variant", "112233 turn=A A: at=city B:", "after=A:stars:0/energy:1", "named",
     "after=A:stars:2/energy:0", "K11"),
)  # fmt: skip

_SAINT_POKER = flips(
    "saint-poker",
    # flushes A T 9 7 4 and A T 8 7 5: by the third card, or a tie of half of 7 rounded up
    ("flush-ties", "round=7 river=AhTh7h2c3d A: 9h4h B: 8h5h", "A=+7 order=A/B", "highest", "A=+4 B=+4 order=A+B",
     "P6"),
)  # fmt: skip


def _expected(chips: int) -> str:
    return f"{chips}"


OTHERS = (
    *(
        Flip(
            "all-green",
            option,
            line,
            _expected(before),
            setting.partition("=")[2],
            _expected(after),
            row_of("all-green", option),
        )
        for option, line, before, setting, after in OF_ONE_HAND
        if before != after
    ),
    *_ALL_GREEN,
    *_AZUL,
    *_AZUL_GREY,
    *_KING_OF_TOKYO,
    *_BGA,
    *_SAINT_POKER,
)
