"""Where the items of riichi are declared, a section for each unit."""

from __future__ import annotations

from scorecalc.rules.item import Items

__all__ = ["RIICHI", "dora_han", "fu", "han", "yakuman"]

RIICHI = Items("riichi")
han = RIICHI.section("han")
dora_han = RIICHI.section("dora")
fu = RIICHI.section("fu")
yakuman = RIICHI.section("yakuman")
