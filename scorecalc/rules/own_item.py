"""An item that a file declares itself, made of what the file says of it."""

from __future__ import annotations

from typing import Any

from scorecalc.rules.changes import Change
from scorecalc.rules.item import Item

__all__ = ["EXAMPLE", "cited", "new_item"]

EXAMPLE = 'as in name = "Three in a row", section = "han", value = 2'


def new_item(change: Change) -> Item:
    """An item of a file's own, whose predicate the game has yet to make from ``when``."""
    value = change.value
    exposed, hidden = value if isinstance(value, tuple) else (value if change.open is None else change.open, value)
    assert isinstance(exposed, int) and isinstance(hidden, int)  # noqa: S101, PT018  (all else was refused before)
    when = change.when or ""
    return Item(
        id=change.id, name=change.name or change.id, section=change.section or "", value=hidden, open=exposed,
        cite=cited(change), doc=change.about or f"{when[0].upper()}{when[1:]}.", test=_never,
        yes=change.yes or (), no=change.no or (), why=lambda _reading, _show: when, lines=None, near=None,
        replaces=change.replaces or (), aliases=change.aliases or (), names=change.names or {}, mark=None,
        switchable=True, declared=False, excludes=change.excludes or (), when=when, fixed=True,
    )  # fmt: skip


def _never(_reading: Any) -> bool:
    raise AssertionError("an item without its predicate")


def cited(change: Change) -> str:
    """Where a house rule stands: the file, and what it says of the place in its own book."""
    said = change.cite or change.id
    return said if ":" in said else f"{change.file.path.stem}:{said}"
