"""The options of riichi and tokyo; those of a single hand of riichi stand beside its other option tests."""

from __future__ import annotations

from tests.rules.flips.row import Flip, flips, row_of
from tests.rulesets.fuhan.test_options import FLIPS as OF_ONE_HAND

__all__ = ["RIICHI"]

#: North discards, South is the nearest winner: his and West's bet lie there with one stick and two counters
_RONS = "from=N declared=SW sticks=1 honba=2 S: +mangan W: +mangan"
_THREE_RONS = f"{_RONS} E: +mangan"
_KANS = "66s kan=2222m kakan=4444p ankan=8888s kan=3333m win=6s"
_FED = "234m 22s pon=CCC pon=PPP pon=FFF win=2s seat=S from=E pao=N"
_NOBODY = "+nobody-won +abortive declared=ESWN"
_ABORTED = "outcome=abortive E=-1000 S=-1000 W=-1000 N=-1000 pot=+4000"
_UNPLAYED = f"{_ABORTED} note=abortive-off"

_RIICHI = flips(
    "riichi",
    # R1: two, three and four of the red fives of characters: 2 + 3, 3 + 4 and 4 + 4 han
    ("red-fives", "340m 067m 345p 678s 55s win=8s +riichi", "8000", "1", "error R202", "R1"),
    ("red-fives", "340m 340m 067m 678s 55s win=8s +riichi", "12000", "2", "error R202", "R1"),
    ("red-fives", "340m 340m 340m 067m 55s win=7m +riichi", "16000", "3", "error R202", "R1"),
    ("double-yakuman", "222m 444p 888s 66s CCC win=6s", "64000 yakuman=2", "kokushi-13", "32000 yakuman=1", "M11"),
    ("double-yakuman", "11123456789995m win=5m", "64000 yakuman=2", "suuankou-tanki", "32000 yakuman=1", "M13"),
    ("double-yakuman", "222m 444p 888s 66s CCC win=6s", "64000", "junsei-chuuren", "32000", "M11"),
    ("kazoe", "han=26", "32000", "multiple", "64000", "P2"),
    # 13 han for it and two for pinfu and tanyao
    ("renhou", "234m 567m 345p 678s 55s win=8s +renhou", "error R211", "13", "32000", "M2"),
    # P4: three players, a haneman of 3000: the dealer pays 6000, the other 3000, the absent one 3000
    ("players", "+haneman seat=S +tsumo", "E=-6000 S=+12000 W=-3000 N=-3000", "3", "E=-6000 S=+9000 W=-3000", "P4"),
    # P5: usually 300 from the discarder, 100 from each on a self-draw
    ("honba-value", "+mangan seat=S from=W honba=2", "S=+8600 W=-8600", "1500", "S=+11000 W=-11000", "P5"),
    ("honba-value", "+mangan seat=S +tsumo honba=1", "E=-4100 S=+8300 W=-2100", "1500",
     "E=-4500 S=+9500 W=-2500", "P5"),
    # P6: 8000 + 600 + 3 sticks - his own bet for South, 8000 - his own bet for West
    ("honba-to", _RONS, "S=+10600 W=+7000 N=-16600 pot=-1000", "every-winner",
     "S=+10600 W=+7600 N=-17200 pot=-1000", "P6"),
    ("sticks-to", _RONS, "S=+10600 W=+7000 N=-16600", "own-back", "S=+9600 W=+8000 N=-16600", "P6"),
    ("multiple-ron", _RONS, "S=+10600 W=+7000 N=-16600", "first", "S=+10600 W=-1000 N=-8600 pot=-1000", "P6"),
    # East is the nearest now: 12000 + 600 + 3000
    ("multiple-ron", _THREE_RONS, "E=+15600 S=+7000 W=+7000 N=-28600 pot=-1000", "triple-draw",
     "E=0 S=-1000 W=-1000 N=0 pot=+2000", "P6"),
    ("abortive-draws", _THREE_RONS, "E=+15600 S=+7000 W=+7000 N=-28600 pot=-1000", "sanchahou",
     "E=0 S=-1000 W=-1000 N=0 pot=+2000", "P10"),
    # P7: half of a ron each; of two units, the named one alone
    ("pao-yakuman", f"{_KANS} seat=S from=E pao=W", "error R218", "suukantsu",
     "32000 E=-16000 S=+32000 W=-16000 N=0", "P7"),
    ("pao-yakuman", _FED, "E=-16000 S=+32000 W=0 N=-16000", "none", "error R218", "P7"),
    ("pao-yakuman", _FED, "E=-16000 S=+32000 W=0 N=-16000", "daisuushii", "error R218", "P7"),
    ("pao-yakuman", "EEE pon=SSS pon=NNN pon=WWW 99s win=9s seat=S from=W pao=N round=E",
     "E=0 S=+32000 W=-16000 N=-16000", "daisangen", "error R218", "P7"),
    ("pao-scope", "yakuman=2 seat=S from=E pao=N", "E=-32000 S=+64000 N=-32000", "liable-yakuman",
     "E=-48000 S=+64000 N=-16000", "P7"),
    ("pao-honba", "yakuman=1 seat=S from=E pao=N honba=1", "E=-16000 S=+32300 N=-16300", "discarder",
     "E=-16300 S=+32300 N=-16000", "P7"),
    # P8: 3000 in all; a mangan self-draw of the dealer is 4000 from each
    ("noten-payment", "+nobody-won tenpai=E", "E=+3000 S=-1000 W=-1000 N=-1000", "1500",
     "E=+1500 S=-500 W=-500 N=-500", "P8"),
    ("nagashi-mangan", "+nobody-won nagashi=E", "E=+12000 S=-4000 W=-4000 N=-4000", "false", "error R211", "P8"),
    # P10: whatever ends it, the bets stay; a table that plays none is told so
    ("abortive-draws", _NOBODY, _UNPLAYED, "kyuushu-kyuuhai", _ABORTED, "P10"),
    ("abortive-draws", _NOBODY, _UNPLAYED, "suufon-renda", _ABORTED, "P10"),
    ("abortive-draws", _NOBODY, _UNPLAYED, "suukaikan", _ABORTED, "P10"),
    ("abortive-draws", _NOBODY, _UNPLAYED, "suucha-riichi", _ABORTED, "P10"),
)  # fmt: skip

_HANEMAN = "+haneman seat=S +tsumo"
_LOST = "E=-6000 S=+9000 W=-3000"
_SANMA = flips(
    "riichi-sanma",
    ("players", _HANEMAN, _LOST, "4", "E=-6000 S=+12000 W=-3000 N=-3000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "off", "E=-7500 S=+12000 W=-4500", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "half", "E=-7500 S=+12000 W=-4500", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "full", "E=-9000 S=+15000 W=-6000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "equal", "E=-6000 S=+12000 W=-6000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "proportional", "E=-8000 S=+12000 W=-4000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "dealer", "E=-9000 S=+12000 W=-3000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "other", "E=-6000 S=+12000 W=-6000", "P4"),
    ("tsumo-loss", _HANEMAN, _LOST, "add-1000", "E=-7000 S=+11000 W=-4000", "P4"),
    ("tsumo-loss", "+haneman seat=S from=W", "S=+12000 W=-12000", "ron-loss", "S=+9000 W=-9000", "P4"),
    # a third of 8000 is 2666⅔, rounded up; two thirds are 5333⅓, to the nearest 100
    ("tsumo-loss", "+mangan seat=S +tsumo", "E=-4000 S=+6000 W=-2000", "proportional", "E=-5300 S=+8000 W=-2700", "P4"),
    # P12: two thirds of a mangan by self-draw among three players, or nothing now
    ("chombo-penalty", "chombo=W", "E=+4000 S=+2000 W=-6000", "20000", "E=+0 S=+0 W=+0", "P12"),
    # P5, P8: 200 a counter, 2000 in all
    ("honba-value", "+mangan seat=S from=W honba=1", "S=+8200", "300", "S=+8300", "P5"),
    ("noten-payment", "+nobody-won tenpai=E", "E=+2000 S=-1000 W=-1000", "3000", "E=+3000 S=-1500 W=-1500", "P8"),
)  # fmt: skip

_TOKYO = flips(
    "tokyo",
    # a robbed kan in a middle wait: 4 + tanyao + zoroba are 6 han; as chankan 3 han, 30 × 2^3 × 4
    ("chinchii-toushii", "234m 234p 33678s chi=567p win=7s +chankan zoroba=1", "4000 has=chinchii-toushii",
     "kanchan", "960 lacks=chinchii-toushii", "T50"),
    # ketsupaihou in a middle wait: 1 + 2 + zoroba are 4 han, 30 × 2^4 × 4; with 4 for it 7 without dora
    ("chinchii-toushii", "234m 77p 123456s chi=789s win=3m +ketsupai zoroba=1", "1920 lacks=chinchii-toushii",
     "kanchan", "8000 has=chinchii-toushii", "T50"),
)  # fmt: skip


def _expected(outcome: int | str) -> str:
    return f"error {outcome}" if isinstance(outcome, str) else f"{outcome}"


RIICHI = (
    *(
        Flip(
            "riichi",
            option,
            line,
            _expected(before),
            setting.partition("=")[2],
            _expected(after),
            row_of("riichi", option),
        )
        for option, line, before, setting, after in OF_ONE_HAND
    ),
    *_RIICHI,
    *_SANMA,
    *_TOKYO,
)
