"""What a table of riichi shows beside scores and deal, and a hand in a few words."""

from __future__ import annotations

import pytest

from tests.rulesets.fuhan.played import Played


@pytest.mark.parametrize(
    ("line", "summary"),
    [
        ("han=3 fu=30 seat=Ben from=Cleo", "Ben: 3 han 30 fu"),
        ("Dora: han=5 fu=30 +tsumo", "Dora: 5 han 30 fu, mangan"),
        ("Anna: +mangan +tsumo", "Anna: mangan"),
        ("Anna: 19m19p19sESWNPFCC win=C +tsumo", "Anna: 2 × yakuman"),
        ("from=Cleo Anna: han=2 fu=30 Ben: han=5 fu=30", "Anna: 2 han 30 fu; Ben: 5 han 30 fu, mangan"),
        ("+nobody-won tenpai=Ben/Anna", "nobody won; tenpai Anna, Ben"),
        ("+nobody-won tenpai=none", "nobody won, nobody tenpai"),
        ("+nobody-won nagashi=Ben tenpai=Anna", "nagashi mangan: Ben"),
        ("chombo=Cleo", "chombo: Cleo"),
    ],
)
def test_an_entry_says_who_won_or_how_the_hand_ended(line: str, summary: str) -> None:
    """riichi:P5 to P12: names and never seats, in the order in which the players sit."""
    entry = Played().enter(line).entry
    assert entry is not None
    assert entry.summary == summary


def test_names_stand_in_the_order_of_the_table_whoever_deals() -> None:
    """In East 2 Ben is East: Anna, who sits North then, is still the first of the table."""
    entry = Played().at("E2", Anna=25000, Ben=25000, Cleo=25000, Dora=25000).enter("+nobody-won tenpai=Ben/Anna").entry
    assert entry is not None
    assert entry.summary == "nobody won; tenpai Anna, Ben"


def test_abortive_draws_are_told() -> None:
    """P8: one that is declared, and three wins on one discard where that is a draw (P6)."""
    table = Played("riichi-tenhou").enter("+nobody-won +abortive")
    assert table.entry is not None
    assert table.entry.summary == "abortive draw"
    three = "from=Anna Ben: han=1 fu=30 Cleo: han=1 fu=30 Dora: han=1 fu=30"
    assert table.enter(three).entry.summary == "abortive draw, as three won on one discard"  # type: ignore[union-attr]


def test_tokyo_has_no_tenpai_to_tell() -> None:
    """Nothing is paid for it there."""
    entry = Played("tokyo").enter("+nobody-won").entry
    assert entry is not None
    assert entry.summary == "nobody won"


def test_chombos_that_the_end_settles_are_shown_until_then() -> None:
    """P12: the WRC rules take 20000 off the result for each."""
    table = Played("riichi-wrc", chombo_penalty="20000")
    assert table.flow.shown(table.state) == ()
    table.enter("chombo=Cleo")
    shown = [grid.rows for grid in table.flow.shown(table.state)]
    assert shown == [(("chombo: Cleo once, which takes 20000 points off his result",),)]
    table.enter("chombo=Cleo", "chombo=Anna")
    assert [row[0] for row in table.flow.shown(table.state)[0].rows] == [
        "chombo: Cleo twice, which takes 40000 points off his result",
        "chombo: Anna once, which takes 20000 points off his result",
    ]
    assert table.flow.shown(table.state._replace(over="last hand")) == ()


def test_an_extra_round_says_what_ends_it() -> None:
    """P11: nobody has the goal of 30000 behind South 4, so West is played until somebody has."""
    table = Played("riichi-tenhou").at("S4", Anna=25000, Ben=25000, Cleo=25000, Dora=25000)
    table.enter("han=1 fu=30 seat=Anna from=Ben")  # Dora deals, Anna has 26000
    assert [grid.rows for grid in table.flow.shown(table.state)] == [
        (("extra round: the game ends as soon as somebody has 30000 points",),)
    ]
