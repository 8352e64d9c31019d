"""The rules of one table made ready: options as attributes, and what each item is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorecalc.rules.item import Item
from scorecalc.rulesets.doubles.classical_options import SHAPES

__all__ = ["TableRules", "is_call", "named"]


def named(book: str, items: Iterable[Item]) -> tuple[str, ...]:
    """The ids of the winner's special hands of a fixed worth, to which a rulebook adds nothing.

    One of a house that is worth more where it is hidden is none: totals do not tell that.
    """
    fixed = [item for item in items if item.section == "special" and item.open == item.value and not is_call(item)]
    return tuple(item.id for item in fixed if book != "columbia" or not item.value)


def is_call(item: Item) -> bool:
    """Whether it is what a loser has who waited on a limit hand."""
    return item.id.startswith("calling-") and not item.when


class TableRules:
    """Options as attributes; an option that a rulebook does not have stands at its usual value.

    ``worth`` maps the id of an item to what it is worth exposed and hidden.  ``book`` is the rulebook's name.
    """

    def __init__(self, book: str, options: Mapping[str, Any], items: Iterable[Item]) -> None:
        self.book = book
        self.options = options
        self.limit: int = options["limit"]
        self.settlement: str = options["settlement"]
        self.drawn_hand: str = options["drawn-hand"]
        self.limit_losers: bool = options.get("limit-losers", True)
        self.added_kong: str = options.get("added-kong", "exposed")
        # Columbia
        self.special_doubles: str = options.get("special-doubles", "flat")
        self.special_or_ordinary: str = options.get("special-or-ordinary", "best")
        self.several_specials: str = options.get("several-specials", "highest")
        self.special_hidden: str = options.get("special-hidden", "drawn")
        self.event: str = options.get("event", "inside")
        self.additional: str = options.get("additional", "inside")
        self.own_bonus: str = options.get("own-bonus-doubles", "each")
        self.one_suit_honours: bool = options.get("one-suit-honours", False)
        self.hand_wind: str = options.get("hand-wind-is", "round" if book == "classical" else "dealer")
        self.no_points_pair: str = options.get("no-points-pair", "any")
        self.one_shot: str = options.get("dealer-one-shot", "both")
        self.nine_gates_hidden: bool = options.get("nine-gates-hidden", False)
        self.seven_pairs_four_alike: bool = options.get("seven-pairs-four-alike", False)
        self.lost_reach: str = options.get("lost-reach", "winner")
        self.reach_on_discard: str = options.get("reach-on-discard", "back")
        # French
        self.wind_pairs: str = options.get("wind-pairs", "add")
        self.pure_honours: bool = options.get("pure-honours", True)
        self.bouquet: str = options.get("bouquet-and-own", "alone")
        self.east_double: str = options.get("east-double", "after-limit")
        self.great_east: bool = options.get("great-game-east", True)
        self.hidden_claimed: bool = options.get("hidden-claimed", False)
        self.full_hand_pair: str = options.get("full-hand-pair", "any")
        self.appellant_doubles: bool = options.get("appellant-doubles", True)
        self.lanterns_honour_pair: bool = options.get("lanterns-honour-pair", False)
        self.great_hidden: bool = options.get("great-game-hidden", False)
        self.happinesses_kong: bool = options.get("happinesses-kong", True)
        self.last_gap: str = options.get("last-gap", "discard")
        self.great_kong: int = options.get("great-game-kong", 3)
        self.own_four_alike: str = options.get("own-four-alike", "pung")
        self.only_honours: str = options.get("only-honours-is", "honours")
        self.invoked: str = options.get("invoked-discards", "ordinary")
        # classical: special hands are parts of the limit, in the place of points and doubles
        self.limit_hands = book == "classical"
        self.roof_off: bool = options.get("roof-off", False)
        self.max_chows: int = options.get("max-chows", 4)
        self.scholars_chow: bool = options.get("scholars-chow", True)
        #: whether the dealer is whoever sits East
        self.east_deals = book in ("french", "classical")
        self.items = tuple(items)
        self.worth: dict[str, tuple[int, int]] = {item.id: self._worth(item) for item in self.items}
        self.switched_off = frozenset(item.id for item in self.items if not self.counts(item))
        #: the special hands that loose tiles may be
        self.loose_hands = [
            item for item in self.items_of("special") if not self.limit_hands or item.id in SHAPES or item.when
        ]
        self.has_calls = any(is_call(item) and self.counts(item) for item in self.items)
        #: whether items of a house give way to others
        self.exclusive = any(item.replaces or item.excludes for item in self.items)
        #: what items of a house hang on that a line may leave open: own_wind, round_wind, win, wait
        self.asks = frozenset(what for item in self.items if self.counts(item) for what in item.asks)

    def _worth(self, item: Item) -> tuple[int, int]:
        value = self.options.get(item.option, item.value)
        if isinstance(value, bool):
            return (item.open, item.value)
        return value if isinstance(value, tuple) else (value, value)

    def counts(self, item: Item) -> bool:
        """Whether an item is played here."""
        value = self.options.get(item.option)
        if isinstance(value, bool):  # a hand that is worth the limit
            return value
        return any(self.worth[item.id])

    def item(self, id: str) -> Item:
        """The item of an id."""
        return next(item for item in self.items if item.id == id)

    @property
    def told_by_name(self) -> tuple[str, ...]:
        """The special hands that totals tell by their name: Great Games, in Columbia those that are worth the limit."""
        return named(self.book, self.items)

    def items_of(self, section: str) -> Iterable[Item]:
        """The items of a section that are played here."""
        return (item for item in self.items if item.section == section and item.id not in self.switched_off)

    def valued(self, item: Item) -> Item:
        """The item at the value that the options give it."""
        exposed, hidden = self.worth[item.id]
        return item._replace(value=hidden, open=exposed)
