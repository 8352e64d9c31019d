"""Every option that decides how a table goes on, flipped; a new option gets a row in the module of its game."""

from __future__ import annotations

from tests.rules.table_flips.all_green import ALL_GREEN
from tests.rules.table_flips.doubles import DOUBLES
from tests.rules.table_flips.riichi import RIICHI
from tests.rules.table_flips.row import TableFlip
from tests.rules.table_flips.saint_poker import SAINT_POKER

__all__ = ["TABLE_FLIPS", "TableFlip"]

TABLE_FLIPS: tuple[TableFlip, ...] = (*RIICHI, *ALL_GREEN, *DOUBLES, *SAINT_POKER)
