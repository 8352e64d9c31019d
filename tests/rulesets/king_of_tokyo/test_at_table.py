"""What a table of King of Tokyo shows: the monsters, and a turn in a few words."""

from __future__ import annotations

import pytest

from tests.rulesets.fuhan.played import Played

ABC = ("Anna", "Ben", "Cleo")


def test_every_monster_is_shown_with_what_it_has_and_where_it_is() -> None:
    """K10, and two turns: Anna enters with 2 energy and 2 stars; Ben hits her twice, she yields, and he enters."""
    table = Played("king-of-tokyo", ABC)
    (grid,) = table.flow.shown(table.state)
    assert grid.heads == ("monster", "stars", "energy", "hearts", "where")
    assert grid.rows[2] == ("Cleo", "0", "0", "10", "outside Tokyo")
    table.enter("111EES", "2233SS yield=Anna")
    assert table.flow.shown(table.state)[0].rows == (
        ("Anna", "2", "2", "8", "outside Tokyo"),
        ("Ben", "1", "0", "10", "Tokyo City"),
        ("Cleo", "0", "0", "10", "outside Tokyo"),
    )


@pytest.mark.parametrize(
    ("lines", "summary"),
    [
        (["111EES"], "Anna: 2 stars, 2 energy, 1 smash"),
        (["11223E"], "Anna: 1 star, 1 energy"),
        (["111EES", "112233"], "Ben: nothing"),
        (["111EES", "2233SS yield=Anna"], "Ben: 1 star, 2 smashes; Anna yields"),
        (["111EES", "1223SS"], "Ben: 2 smashes"),
        (["111EES", "SSSSSS yield=Anna", "SSSSSS yield=Ben", "H12233"], "Anna: 1 heart"),
    ],
)
def test_an_entry_says_what_the_dice_brought_and_who_left(lines: list[str], summary: str) -> None:
    """One is a star, a heart, a smash; Anna enters an empty Tokyo for a star; what a turn did not bring is not told."""
    entry = Played("king-of-tokyo", ABC).enter(*lines).entry
    assert entry is not None
    assert entry.summary == summary


def test_an_elimination_and_the_winner_are_told() -> None:
    """K12: of two, Ben hits Anna in Tokyo with six and then with four, and is the last one standing."""
    table = Played("king-of-tokyo", ("Anna", "Ben")).enter("1122ES", "SSSSSS", "112233", "SSSS12")
    assert table.entry is not None
    # the star is for Tokyo, which is empty then (K8)
    assert table.entry.summary == "Ben: 1 star, 4 smashes; Anna is eliminated; Ben wins"
    assert table.flow.shown(table.state)[0].rows[0][3:] == ("0", "eliminated")
