"""The rules of one table made ready: options as attributes, and the items that count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorecalc.rules.item import Item
from scorecalc.rulesets.all_green.cards import H
from scorecalc.rulesets.all_green.seats import SEATS

__all__ = ["TableRules"]

_USUAL_PLAYERS = 4


class TableRules:
    """Options as attributes, and the items in the order in which they are shown.

    ``players`` is how many play, ``said`` whether that is known or assumed, and ``names`` the players'
    names in turn order, () where only their number was said.
    """

    def __init__(self, options: Mapping[str, Any], items: Iterable[Item]) -> None:
        self.options = options
        players: int | tuple[str, ...] | None = options["players"]
        self.said = players is not None
        self.names: tuple[str, ...] = players if isinstance(players, tuple) else ()
        self.players: int = len(self.names) or (players if isinstance(players, int) else _USUAL_PLAYERS)
        self.hatsu_pair: str = options["hatsu-pair"]
        self.chanta_triplets: bool = options["chanta-triplets"]
        self.pinfu_wait: str = options["pinfu-wait"]
        self.shared_card: str = options["pinfu-shared-card"]
        self.dora_indicator: str = options["dora-indicator"]
        self.dealer_bonus_from: str = options["dealer-bonus-from"]
        self.yakuman_base: bool = options["yakuman-base"]
        self.yakuman_dealer_bonus: bool = options["yakuman-dealer-bonus"]
        self.yaku_needed: bool = options["yaku-needed"]
        self.multiple_ron: str = options["multiple-ron"]
        self.items = tuple(item for item in items if self.counts(item))

    @property
    def seats(self) -> tuple[str, ...]:
        """The accounts of all players in turn order: their names, or the seats from the dealer on."""
        return self.names or SEATS[: self.players]

    def counts(self, item: Item) -> bool:
        """Whether an item is played here."""
        return not item.switchable or bool(self.options[item.id])

    def dora_card(self, named: int | None, shown: int | None) -> int | None:
        """The card that counts as Dora: the one named, or what the card turned up makes it (G5).

        Where it is the next one, 1s follows 9s, and H, the only honour, itself.
        """
        if named is not None or shown is None:
            return named
        return shown if self.dora_indicator == "shown" or shown == H else (shown + 1) % H

    def turned_up(self, named: int | None, shown: int | None) -> int | None:
        """The card that lies on the table as the Dora's, by the same reading."""
        if shown is not None or named is None:
            return shown
        return named if self.dora_indicator == "shown" or named == H else (named - 1) % H
