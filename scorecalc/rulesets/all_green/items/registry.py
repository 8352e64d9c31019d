"""Where the items of All Green are declared; all of them count chips."""

from __future__ import annotations

from scorecalc.rules.item import Items

__all__ = ["ALL_GREEN", "bonus", "chips", "yakuman"]

ALL_GREEN = Items("all-green")
chips = ALL_GREEN.section("chips")
yakuman = ALL_GREEN.section("yakuman")
bonus = ALL_GREEN.section("bonus")
