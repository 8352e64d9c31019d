"""Every option that is no item's own switch or worth, flipped; a new option gets a row in the table of its game."""

from __future__ import annotations

from tests.rules.flips.classical import CLASSICAL
from tests.rules.flips.columbia import COLUMBIA
from tests.rules.flips.french import FRENCH
from tests.rules.flips.others import OTHERS
from tests.rules.flips.riichi import RIICHI
from tests.rules.flips.row import Flip

__all__ = ["FLIPS", "Flip"]

FLIPS: tuple[Flip, ...] = (*RIICHI, *COLUMBIA, *FRENCH, *CLASSICAL, *OTHERS)
