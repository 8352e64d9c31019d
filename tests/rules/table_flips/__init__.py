"""Every option that decides how a table goes on, flipped; a new option gets a row in the module of its game."""

from __future__ import annotations

from tests.rules.table_flips.doubles import DOUBLES_TABLE_FLIPS
from tests.rules.table_flips.row import TableFlip

__all__ = ["TABLE_FLIPS", "TableFlip"]

TABLE_FLIPS: tuple[TableFlip, ...] = (*DOUBLES_TABLE_FLIPS,)
