"""Turns of phrase that reasons, notes and problems share."""

from __future__ import annotations

__all__ = ["tiles"]


def tiles(count: int) -> str:
    """``1 tile``, ``2 tiles``."""
    return "1 tile" if count == 1 else f"{count} tiles"
