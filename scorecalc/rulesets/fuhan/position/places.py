"""Where in a line certain tiles stand, so that a message can point at them."""

from __future__ import annotations

from collections.abc import Set

from scorecalc.mahjong.tiles import TILES
from scorecalc.model.words import HandWords

__all__ = ["place_of"]

_TABLE_TILES = ("ind", "dora", "uraind", "ura")


def place_of(pieces: Set[int], words: HandWords, table: HandWords | None = None) -> tuple[int | None, int | None]:
    """The last word that holds one of the pieces: an indicator on the table, a call, a group of tiles.

    Where none of them does, all tiles of the hand.
    """
    said = [*words.words, *((key, word) for key, word in (table.words if table else ()) if key in _TABLE_TILES)]
    held = [word for _, word in said if not pieces.isdisjoint(TILES.read(word.value or word.text)[0])]
    if not held:
        return words.place("tiles")
    last = max(held)
    return last.start, last.end
