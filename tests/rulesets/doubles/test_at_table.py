"""What a table of the doubles games shows: stakes, and a hand in a few words."""

from __future__ import annotations

import pytest

from tests.rulesets.fuhan.played import Played


@pytest.mark.parametrize(
    ("ruleset", "line", "summary"),
    [
        ("columbia", "E: points=10 S: points=64 +mahjong W: points=4 N: points=0", "Ben: 64 points"),
        ("columbia", "E: points=22 doubles=1 +mahjong +drawn S: points=2 W: points=8 N: points=0", "Anna: 44 points"),
        ("columbia", "+nobody-won declared=Cleo", "nobody won"),
        (
            "columbia",
            "Anna: 11m 33m 55p 77p 22s 99s CC win=C Ben: pung=EEE Cleo: points=12 Dora: NN from=Ben",
            "Anna: seven pairs, 100 points",
        ),
        ("french-simple", "Ben: points=16 +mahjong Anna: points=0 Cleo: points=1 Dora: points=0", "Ben: 16 points"),
        ("bmja", "+nobody-won", "nobody won"),
    ],
)
def test_an_entry_says_who_won_and_what_the_hand_is_worth(ruleset: str, line: str, summary: str) -> None:
    """22 points and a double are 44; a special hand that counts is named."""
    entry = Played(ruleset).enter(line).entry
    assert entry is not None
    assert entry.summary == summary


def test_stakes_in_the_pot_are_counted() -> None:
    """C72: 10 points each, until somebody wins them."""
    table = Played("columbia")
    assert table.flow.shown(table.state) == ()
    table.enter("+nobody-won declared=Cleo")
    assert [grid.rows for grid in table.flow.shown(table.state)] == [(("a stake of 10 points lies in the pot",),)]
    table.enter("+nobody-won declared=Anna/Ben")
    assert [grid.rows for grid in table.flow.shown(table.state)] == [(("3 stakes of 10 points lie in the pot",),)]
    table.enter("E: points=10 S: points=64 +mahjong W: points=4 N: points=0")
    assert table.flow.shown(table.state) == ()
