"""What a table of the Tokyo rules may decide for itself, and where it has no choice."""

from __future__ import annotations

from typing import Any

from scorecalc.model.vocabulary import choice
from scorecalc.rules.options import Option
from scorecalc.rulesets.fuhan.options import ABORTIVE_DRAWS
from scorecalc.rulesets.fuhan.options import OPTIONS as RIICHI_OPTIONS
from scorecalc.rulesets.fuhan.table_options import TABLE_OPTIONS

__all__ = ["FIXED", "OPTIONS", "PAO"]

#: what its rule file leaves to the table at the end of a game, as riichi has it
_OF_THE_TABLE = ("ties", "bust", "leftover-sticks")

#: T7
PAO = ("daisangen", "daisuushii", "suukantsu", "tsuuiisou", "chinroutou")

#: what a table of riichi may choose and this one may not (T2 to T7); the rest is riichi's default
FIXED: dict[str, Any] = {
    **{option.name: option.default for option in RIICHI_OPTIONS},
    "red-fives": 0,
    "kan-dora": False,
    "double-yakuman": (),
    "open-pinfu-fu": 20,
    "honba-value": 300,
    "honba-to": "every-winner",
    "sticks-to": "own-back",
    "multiple-ron": "triple-draw",
    "pao-yakuman": PAO,
    "noten-payment": 0,
    "nagashi-mangan": False,
    "abortive-draws": ABORTIVE_DRAWS,
    "dealer-repeat": "draw",  # T5
    "length": "east",  # T1
    "start": 20000,
    "return": 20000,
    "uma": (),
    "oka": "none",
}

OPTIONS = (
    Option(
        "chinchii-toushii",
        choice({"chankan": "chankan", "kanchan": "kanchan"}),
        "chankan",
        "chinchii toushii: a robbed kan in an edge or middle wait, or a ketsupaihou in a middle wait",
        "tokyo:T50",
    ),
    *(option for option in TABLE_OPTIONS if option.name in _OF_THE_TABLE),
)
