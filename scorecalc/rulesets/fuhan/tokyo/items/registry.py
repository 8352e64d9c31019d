"""Where the items of the Tokyo rules are declared, and how those of riichi are taken over."""

from __future__ import annotations

from collections.abc import Callable

from scorecalc.rules.item import Item, Items
from scorecalc.rulesets.fuhan.items import ITEMS as RIICHI_ITEMS

__all__ = ["TOKYO", "adopt", "adopt_fu", "dora_han", "han", "limit"]

TOKYO = Items("tokyo")
han = TOKYO.section("han")
dora_han = TOKYO.section("dora")
#: items that set the value of a hand, in base points
limit = TOKYO.section("limit")

_RIICHI = {item.id: item for item in RIICHI_ITEMS}
#: riichi's lines tell the round; here it is always East
_ROUNDS = (" round=E", " round=S")


def _line(line: str) -> str:
    for word in _ROUNDS:
        line = line.replace(word, "")
    return f"{line} zoroba=1"


def adopt(
    id: str,
    cite: str,
    value: int,
    open: int | None = None,
    *,
    yes: str = "",
    no: str = "",
    replaces: tuple[str, ...] = (),
    mark: str | None = None,
    section: str = "han",
    new_id: str | None = None,
    why: Callable[..., str] | None = None,
) -> None:
    """Takes an item of riichi over at its value here; ``open`` is like ``value`` where it is not said."""
    item = _RIICHI[id]
    TOKYO.add(
        item._replace(
            id=new_id or id,
            section=section,
            value=value,
            open=value if open is None else open,
            cite=cite,
            yes=(yes,) if yes else tuple(map(_line, item.yes)),
            no=(no,) if no else tuple(map(_line, item.no)),
            replaces=replaces,
            mark=mark,
            why=why or item.why,
            aliases=tuple(alias for alias in item.aliases if alias != new_id),
        )
    )


def adopt_fu(item: Item) -> None:
    """Takes a fu item over: fu are riichi's (T4), and so are their rows."""
    TOKYO.add(item._replace(cite=f"riichi:{item.cite}", yes=tuple(map(_line, item.yes)), no=tuple(map(_line, item.no))))
