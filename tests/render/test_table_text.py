"""A table in a terminal: how it stands, the ranking, the entries, within the width and harmless."""

from __future__ import annotations

import pytest

from scorecalc.model.money import Payment
from scorecalc.model.table import Entry, Final, Place
from scorecalc.model.table_view import Played
from scorecalc.render.signs import cells
from scorecalc.render.table_text import table_text
from scorecalc.render.table_words import closing, deal, ranking, scaled, stands
from tests.render.tables import EMPTY, ENTRIES, OVER, RUNNING, START, many, renamed, state

HOSTILE = ("Maximiliane von Hohenfels-Berg", "B\x1b[2Jen", "\u202eoelC", "<script>|`'\"")


def test_a_table_that_goes_on():
    """Four hands of riichi in 80 columns; what does not fit into a line is told by its end."""
    assert table_text(RUNNING, width=80) == (
        "Thursday   riichi   Riichi, the common Japanese rules\n"
        "South 1, Anna deals\n"
        "begun 2026-03-05 19:30, last entry 2026-03-05 20:15\n"
        "\n"
        "place  player  seat   points  behind   (so far)\n"
        "    1  Dora    North   36300\n"
        "    2  Ben     South   33800    2500\n"
        "    3  Anna    East    23900   12400\n"
        "    4  Cleo    West     6000   30300\n"
        "\n"
        "          Anna    Ben    Cleo   Dora\n"
        "1  E1        0  +3900   -3900      0  Ben: 3 han 30 fu\n"
        "   234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo\n"
        "2  E2    -1000  -1000   -1000  +2000  draw\n"
        "   +nobody-won tenpai=Dora riichi=Dora\n"
        "3  E3-1  -2100  -2100   -4100  +9300  Dora: 5 han 30 fu, mangan\n"
        "   Dora: han=5 fu=30 +tsumo\n"
        "4  E4    +2000  +8000  -10000      0  Anna: 2 han 30 fu; Ben: 5 han 30 fu, mang…\n"
        "   from=Cleo Anna: 234567m 345p 55678s win=8s Ben: han=5 fu=30"
    )


def test_a_table_that_is_over_shows_results_and_what_they_are_made_of():
    """Parts and results in thousands with one decimal where one of them needs it (riichi P12), and the note."""
    assert table_text(OVER, width=80).splitlines()[1:10] == [
        "over: last hand",
        "begun 2026-03-05 19:30, last entry 2026-03-05 20:15",
        "",
        "place  player  seat   points  behind  score  uma  oka  result",
        "    1  Dora    North   36300           +6.3  +20  +20   +46.3",
        "    2  Ben     South   33800    2500   +3.8  +10        +13.8",
        "    3  Anna    East    23900   12400   -6.1  -10        -16.1",
        "    4  Cleo    West     6000   30300  -24.0  -20        -44.0",
        "",
    ]
    assert "note: equal scores go by the first seats" in table_text(OVER, width=80).splitlines()


def test_a_table_without_an_entry():
    """Equal players share the first place; nothing is behind and nothing was entered."""
    assert table_text(EMPTY) == (
        "Thursday   riichi   Riichi, the common Japanese rules\n"
        "East 1, Anna deals\n"
        "begun 2026-03-05 19:30\n"
        "\n"
        "place  player  seat   points\n"
        "    1  Anna    East    25000\n"
        "    1  Ben     South   25000\n"
        "    1  Cleo    West    25000\n"
        "    1  Dora    North   25000"
    )


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (state((0, 0, 0, 0), hand=2, honba=1, pot=1000, dealer="Ben"), "East 2, 1 honba, 1000 in the pot, Ben deals"),
        (state((0, 0, 0, 0), round="S", hand=4, dealer="Dora"), "South 4, Dora deals"),
        (state((0, 0, 0, 0), round="", hand=7, dealer=""), "hand 7"),
        (state((0, 0, 0, 0), round="", hand=0, dealer=""), "not begun"),
        (state((0, 0, 0, 0), over="Ben has less than 0"), "over: Ben has less than 0"),
    ],
)
def test_how_things_stand(now, told):
    """Round and hand, counters, what lies on the table and who deals, as far as the game has them."""
    assert stands(RUNNING._replace(state=now)) == told


def test_a_table_that_was_closed_early_says_so():
    """Its ranking is no longer provisional."""
    closed = RUNNING._replace(ended=True)
    assert stands(closed) == "ended before the game was over"
    assert "(so far)" not in table_text(closed)


def test_what_the_end_moves_is_told_at_the_end_only():
    """A stick that is left over goes to the first (riichi, `leftover-sticks`)."""
    final = RUNNING.final._replace(payments=(Payment("pot", "Dora", 1000, "points", "left over"),))
    over = RUNNING._replace(final=final, ended=True)
    assert closing(RUNNING._replace(final=final)) == []
    assert "the pot pays Dora 1000   left over" in table_text(over).splitlines()


def test_what_the_end_has_moved_is_told_of_a_closed_table():
    """Nothing is left in its pot, so that its ranking moves no more; the entry that closed it did."""
    paid = (Payment("pot", "Dora", 1000, "points", "left over"),)
    end = Played(Entry(5, "", "", "end", "Dora: first place", paid, RUNNING.state))
    closed = RUNNING._replace(played=(*RUNNING.played, end), ended=True)
    assert "the pot pays Dora 1000   left over" in table_text(closed).splitlines()


def test_scores_are_those_on_the_table_until_the_end():
    """A ranking that already counts the sticks in the pot does not show them while they lie there."""
    final = Final((Place("Dora", 1, 37300), *RUNNING.final.places[1:]))
    assert ranking(RUNNING._replace(final=final))[1][0][3] == "36300"
    assert ranking(RUNNING._replace(final=final, ended=True))[1][0][3] == "37300"


def test_results_keep_their_last_digit():
    """A result in thousands is never rounded while three decimals hold it."""
    assert scaled([-38800, 12345, 26455], 1000) == ["-38.800", "+12.345", "+26.455"]
    assert scaled([-38000, 38000], 1000) == ["-38", "+38"]


def test_hands_of_a_game_without_rounds_have_no_column():
    """Nothing stands between the number and the changes."""
    shown = table_text(many(3, 2)).splitlines()
    # 1 × 1 % 3 and 2 × 2 % 3 are both 1: the second player gains, and the third pays
    assert shown[-4:] == ["1   0  +100  -100  P2: 100", "   P2: x", "2   0  +100  -100  P2: 100", "   P2: x"]


@pytest.mark.parametrize("view", [RUNNING, OVER, EMPTY, many(2, 30), many(5, 400), many(6, 12, start=-25000)])
@pytest.mark.parametrize("names", [HOSTILE, ("平和平和平和平和", "Ö", "x" * 30, "שלום")])
@pytest.mark.parametrize("width", [30, 60, 80, 132])
def test_no_line_exceeds_the_width_and_nothing_moves_the_terminal(view, names, width):
    """Whatever the names are: escapes, wide signs, right to left; in Unicode and in ASCII."""
    view = renamed(view, [*names, "E", "F"][: len(view.players)])
    view = view._replace(name="\x1b]0;x\x07", title="\u2028" + "t" * 99)
    for ascii in (False, True):
        lines = table_text(view, width=width, ascii=ascii).split("\n")
        assert max(map(cells, lines)) <= width
        assert all(line.isprintable() for line in lines)
        assert not ascii or all(map(str.isascii, lines))


def test_stored_lines_are_escaped():
    """A line that was imported from somewhere is shown with its control codes spelled."""
    entry = ENTRIES[0]._replace(typed="\x1b[31mred\x1b[0m", summary="a\rb")
    view = RUNNING._replace(played=(RUNNING.played[0]._replace(entry=entry),))
    shown = table_text(view)
    assert "\\x1b[31mred\\x1b[0m" in shown
    assert "a\\x0db" in shown


def test_colour_is_modest_and_changes_nothing_else():
    """The name is bold; heads, times and lines are dim."""
    plain, colored = table_text(RUNNING, width=80), table_text(RUNNING, width=80, color=True)
    assert colored.replace("\x1b[1m", "").replace("\x1b[2m", "").replace("\x1b[0m", "") == plain
    assert colored.startswith("\x1b[1mThursday\x1b[0m   riichi")


def test_long_names_leave_room_for_the_result():
    """Six names of thirty letters are cut to 8: 3 + 6 × (8 + 2) leave 17 columns of 80; with 9 they left 11."""
    view = renamed(many(6, 1), [f"{letter}{'x' * 29}" for letter in "ABCDEF"])
    head, row = table_text(view, width=80).splitlines()[-3:-1]
    assert head == "   Axxxxxx…  Bxxxxxx…  Cxxxxxx…  Dxxxxxx…  Exxxxxx…  Fxxxxxx…"
    assert row.endswith("P2: 100")


def test_counters_are_told_with_the_hand():
    """East 1 with two honba, spelled out and in short."""
    assert deal(START._replace(honba=2), RUNNING) == "East 1, 2 honba"
