"""Rules for the breakdowns made by hand: what a comparison asks of a ruleset, and no more."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["ALL_GREEN_RULES", "RIICHI_RULES", "SURNAMES", "Rules"]


class Item(NamedTuple):
    """What is known of an item by its name."""

    id: str
    section: str
    aliases: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The label, as rejected items are named."""
        return self.id.capitalize()


class Game(NamedTuple):
    """A game and its items."""

    name: str
    items: tuple[Item, ...]


class Words(NamedTuple):
    """A vocabulary, as far as players and flags go."""

    labels: tuple[str, ...] | None
    flags: tuple[str, ...] = ("mangan", "riichi")


class Rules:
    """A ruleset; each is itself alone, as real ones are."""

    def __init__(self, name: str, game: Game, labels: tuple[str, ...] | None) -> None:
        self.name: str = name
        self.game: Any = game
        self.vocabulary: Any = Words(labels)


_RIICHI = Game(
    "riichi",
    (
        Item("riichi", "han", ("reach",)),
        Item("pinfu", "han"),
        Item("tanyao", "han"),
        Item("iipeikou", "han"),
        Item("menzen-tsumo", "han", ("tsumo",)),
        Item("dora", "dora"),
        Item("daisangen", "yakuman"),
        Item("base", "fu"),
        Item("closed", "fu"),
        Item("tsumo", "fu"),
    ),
)
RIICHI_RULES = Rules("riichi", _RIICHI, ("E", "S", "W", "N"))
SURNAMES = Rules("riichi", _RIICHI, None)
ALL_GREEN_RULES = Rules(
    "all-green",
    Game("all-green", tuple(Item(id, "chips") for id in ("chin-itsu", "junchan", "tsumo", "dora", "pinfu"))),
    ("A", "B", "C", "D"),
)
