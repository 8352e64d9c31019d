"""What a table of Azul shows: walls, who is to come, and a round in a few words."""

from __future__ import annotations

from tests.rulesets.fuhan.played import Played

AB = ("Anna", "Ben")
#: red in row 1 stands in the third column, blue in the first (the board's row 1 is BYRKW)
FIRST = "Anna: place=R1 +marker Ben: place=B1W2 floor=1"


def rows(played: Played) -> list[tuple[str, ...]]:
    return [row for grid in played.flow.shown(played.state) for row in grid.rows]


def test_the_walls_stand_beside_each_other() -> None:
    """Z1: empty at the start; with the tiles of round 1 behind it."""
    table = Played("azul", AB)
    wall = table.flow.shown(table.state)[0]
    assert (wall.heads, wall.drawn) == (("Anna's wall", "Ben's wall"), True)
    assert wall.rows == ((". . . . .", ". . . . ."),) * 5
    assert rows(table.enter(FIRST))[:2] == [(". . R . .", "B . . . ."), (". . . . .", "W . . . .")]


def test_a_round_that_is_begun_says_who_is_to_come_and_who_has_the_marker() -> None:
    """Round 1 waits for Anna and Cleo, then for Cleo alone; behind the last one nobody is waited for."""
    table = Played("azul", ("Anna", "Ben", "Cleo")).enter("Ben: place=B1 +marker")
    assert rows(table)[5:] == [("Anna and Cleo are still to come in round 1; Ben has the starting marker",)]
    table.enter("Anna: place=R1")
    assert rows(table)[5:] == [("Cleo is still to come in round 1; Ben has the starting marker",)]
    assert rows(table.enter("Cleo: place=K1"))[5:] == []


def test_nobody_has_the_marker_before_it_is_said() -> None:
    """A marker that nobody took has no player either (Z4)."""
    assert rows(Played("azul", AB).enter("Ben: place=B1"))[5:] == [("Anna is still to come in round 1",)]
    assert rows(Played("azul", AB).enter("+no-marker Ben: place=B1"))[5:] == [("Anna is still to come in round 1",)]


def test_an_entry_says_what_each_gained() -> None:
    """Anna 1 - 1 for the marker; Ben 1 + 2 - 1; a player who was entered alone stands alone."""
    table = Played("azul", AB).enter(FIRST)
    assert table.entry is not None
    assert table.entry.summary == "Anna 0, Ben 2"
    table.enter("Ben: floor=3")
    assert table.entry.summary == "Ben -2"  # -1 -1 -2 are 4, but he has only 2


def test_the_last_entry_says_the_bonuses_of_all() -> None:
    """Z11, Z12: row 1 is full with 1 + 2 + 3 + 4 and now 5; 2 for it go to Anna, though Ben ends the round."""
    table = Played("azul", AB)
    table.enter(*(f"Anna: place={colour}1 +marker Ben:" for colour in "BYRK"), "Anna: place=W1 +marker")
    assert table.entry is not None
    assert table.entry.summary == "Anna 4"
    table.enter("Ben: place=B1")
    assert table.entry.summary == "Anna 2, Ben 1; the end, with bonuses"
    assert len(table.flow.shown(table.state)) == 1
