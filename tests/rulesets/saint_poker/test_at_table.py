"""What a table of Saint Poker shows: in which order cards are taken back, and a round in a few words."""

from __future__ import annotations

from tests.rulesets.fuhan.played import Played

ABC = ("Anna", "Ben", "Cleo")
#: two flushes in diamonds before nines and eights; then nines full, and kings and tens twice
ONE = "river=Ad2d9cJd8h Anna: 7d9d Ben: 5dTd Cleo: 9s8d"
TWO = "river=KhKd9sTc4d Anna: 9h9c Ben: AhTd Cleo: ThAd"


def test_the_order_in_which_cards_are_taken_back_is_shown() -> None:
    """P12: the worst hand first; equal ones by lot; nothing before the first round."""
    table = Played("saint-poker", ABC)
    assert table.flow.shown(table.state) == ()
    table.enter(ONE)
    told = "cards are taken back after round 1 by Cleo, then Anna, then Ben"
    assert [grid.rows for grid in table.flow.shown(table.state)] == [((told,),)]
    table.enter(TWO)
    told = "cards are taken back after round 2 by Ben and Cleo by lot, then Anna"
    assert [grid.rows for grid in table.flow.shown(table.state)] == [((told,),)]


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """P11: behind the eighth round there is no order any more."""
    table = Played("saint-poker", ABC).enter(ONE)
    assert table.flow.shown(table.state._replace(over="all 8 rounds are played")) == ()


def test_an_entry_says_who_won_with_what() -> None:
    """One point in round 1, two in round 2."""
    table = Played("saint-poker", ABC).enter(ONE)
    assert table.entry is not None
    assert table.entry.summary == "Ben: flush, 1 point"
    assert table.enter(TWO).entry.summary == "Anna: full house, 2 points"  # type: ignore[union-attr]


def test_winners_who_share_are_named_together() -> None:
    """The board's own flush for all three of round 1: a third of a point, rounded up, is 1 each (P10)."""
    table = Played("saint-poker", ABC).enter("river=AdKdQdJd9d Anna: 7c9c Ben: 5hTh Cleo: 9s8s")
    assert table.entry is not None
    assert table.entry.summary == "Anna, Ben and Cleo: flush, 1 point each"
