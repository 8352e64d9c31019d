"""The chart of a table in a terminal: every player can be followed, in whatever room there is."""

from __future__ import annotations

import pytest

from scorecalc.model.money import Payment
from scorecalc.model.table import Entry, Final, State
from scorecalc.model.table_view import Played, TableView
from scorecalc.render.signs import cells
from scorecalc.render.table_chart import letters, table_chart
from tests.render.tables import EMPTY, RUNNING, many, renamed


def duel(*gains):
    """Anna and Ben with 4 each, of which Anna wins so much from Ben in each hand."""
    scores = {"Anna": 4, "Ben": 4}
    start = State(("Anna", "Ben"), scores)
    played = []
    for number, gain in enumerate(gains, 1):
        scores = {"Anna": scores["Anna"] + gain, "Ben": scores["Ben"] - gain}
        paid = (Payment("Ben", "Anna", gain, "chips", ""),)
        played.append(Played(Entry(number, "", "x", "win", "", paid, start._replace(scores=scores))))
    return TableView("duel", "x", "", "", "chips", start, start._replace(scores=scores), tuple(played), Final(()))


def test_lines_that_cross():
    """Scores 4 4, 6 2, 2 6, 3 5 on levels from 2 to 6, one row a chip: each letter stands where its score is.

    18 columns: the entries stand in 0, 6, 11 and 17.  From 6 down to 2 in five columns passes 5.2, 4.4, 3.6 and 2.8.
    """
    assert table_chart(duel(2, -4, 1), ascii=True, width=24, height=9) == (
        "chips\n"
        "6 +     .A    B...\n"
        "  |  ...  .  .    ..B B\n"
        "4 +A.------..--------\n"
        "  |  ...  .  .    ..A A\n"
        "2 +     .B    A...\n"
        "  ++-----+----+-----+\n"
        "   0     1    2     3\n"
        "A Anna 3   B Ben 5"
    )


def test_equal_scores_take_turns():
    """Where nobody has won anything the letters alternate, and both stand behind the end."""
    rows = table_chart(duel(0, 0, 0), ascii=True, width=24, height=9).splitlines()
    assert rows[3] == "4 +A.....B....A.....B AB"


def test_a_table_without_an_entry_has_its_start():
    """All of them stand at 25000, on the level of the start."""
    assert table_chart(EMPTY, width=40, height=10) == (
        "points\n"
        "30000 ┤\n"
        "      │\n"
        "25000 ┤A┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ ABCD\n"
        "      │\n"
        "20000 ┤\n"
        "      └┬───────────────────────────\n"
        "       0\n"
        "A Anna 25000   B Ben 25000\n"
        "C Cleo 25000   D Dora 25000"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("entries", [0, 1, 7, 63, 400])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (132, 40), (46, 12)])
def test_it_fits_and_everybody_is_in_it(players, entries, width, height):
    """No line is too long, no line is too many, and each player's letter stands at the end and in the legend."""
    view = renamed(many(players, entries, step=1, start=-3, unit="stars"), "ABCDEF"[:players])
    for ascii in (False, True):
        lines = table_chart(view, width=width, height=height, ascii=ascii).split("\n")
        assert max(map(cells, lines)) <= width
        assert len(lines) <= height
        assert not ascii or all(map(str.isascii, lines))
        axis = next(at for at, line in enumerate(lines) if line.lstrip().startswith(("└", "++")))
        ends = "".join(line[len(lines[axis]) + 1 :] for line in lines[1:axis])
        assert sorted(ends) == [*"ABCDEF"[:players]]
        assert all(f"{name} {name} {view.state.scores[name]}" in " ".join(lines[axis:]) for name in view.players)


def test_hostile_names_are_escaped_and_long_ones_cut():
    """The legend holds at most sixteen columns of a name, its control codes spelled."""
    view = renamed(RUNNING, ["Maximiliane von Hohenfels-Berg", "\x1b[2J", "שלום", "D\u202e"])
    shown = table_chart(view, width=80)
    assert "M Maximiliane von… 23900" in shown
    assert "2 \\x1b[2J 33800" in shown
    assert all(line.isprintable() for line in shown.split("\n"))


def test_letters_are_those_of_the_names():
    """The first that is free, else one of the alphabet."""
    assert letters(["Anna", "Alan", "Al", "A", "A'"]) == ["A", "L", "B", "C", "D"]


def test_colour_only_adds_to_it():
    """Letters are bold, all else is dim."""
    plain, colored = table_chart(RUNNING), table_chart(RUNNING, color=True)
    assert "\x1b[1mA\x1b[0m" in colored
    for code in ("\x1b[1m", "\x1b[2m", "\x1b[0m"):
        colored = colored.replace(code, "")
    assert colored == plain
