"""What commands on a table show of games of every kind: names, walls, monsters, payments that a line does not have."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorecalc.cli.output import Output
from scorecalc.cli.table_shown import write_chart
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find
from tests.console import call, run

pytestmark = pytest.mark.usefixtures("quiet_place")
DB = "--db club.db"


def begun(rules: str, players: str = "Anna Ben", *lines: str) -> None:
    """A table `x` with lines entered."""
    assert run(f"scorecalc table new x -q -r {rules} {players} {DB}").code == 0
    for line in lines:
        ran = run(f"scorecalc table add x {line} {DB}")
        assert ran.code == 0, ran.shown


def shown(command: str) -> str:
    """What a command on the table shows."""
    ran = run(f"scorecalc table {command} {DB}")
    assert ran.code == 0, ran.shown
    return ran.shown


def test_a_game_of_azul_that_goes_on() -> None:
    """Round 1 as reckoned in the example: red 1, yellow 2, the marker -1; 1 + 2 + 3 and a tile on the floor -1."""
    begun("azul", "Anna Ben", "Anna: place=R1Y2 +marker Ben: place=B1W2K3 floor=1", "Ben: place=Y1")
    assert shown("show x") == (
        "x   azul   Azul\n"
        "round 2, Anna begins\n"
        "begun 2026-03-06 19:30, last entry 2026-03-06 19:30\n"
        "\n"
        "place  player  points  behind   (so far)\n"
        "    1  Ben          7\n"
        "    2  Anna         2       5\n"
        "\n"
        "note: round 2: no round has ended with a full row, so end bonuses are not added (Z11, Z12)\n"
        "\n"
        "Anna's wall  Ben's wall\n"
        ". . R . .    B Y . . .\n"
        ". . Y . .    W . . . .\n"
        ". . . . .    K . . . .\n"
        ". . . . .    . . . . .\n"
        ". . . . .    . . . . .\n"
        "\n"
        "Anna is still to come in round 2\n"
        "\n"
        "   round  Anna  Ben\n"
        "1      1    +2   +5  Anna 2, Ben 5\n"
        "   Anna: place=R1Y2 +marker Ben: place=B1W2K3 floor=1\n"
        "2      2     0   +2  Ben 2\n"
        "   Ben: place=Y1\n"
    )


def test_the_end_bonuses_of_somebody_who_was_entered_before_are_told() -> None:
    """Z12: the 2 points of Anna's full row come with Ben's last line, and nobody is told to say +final."""
    begun("azul", "Anna Ben", *(f"Anna: place={colour}1 +marker Ben:" for colour in "BYRK"))
    assert "  note: a row is full, so this round is the last\n" in shown("add x Anna: place=W1 +marker")
    told = shown("add x Ben: place=B1")
    assert "\n\n  Ben marks   +1   round with end bonuses\n  Anna marks  +2   end bonuses\n\n" in told
    assert told.endswith("x   over: a full row\nAnna 12   Ben 1\n"
                         "the game is over; `scorecalc table end x` gives the final ranking\n")  # fmt: skip


def test_a_game_of_king_of_tokyo_that_was_ended_early() -> None:
    """Two turns; nobody has won, and the entry that closes the table has no round."""
    begun("king-of-tokyo", "Anna Ben Cleo", "111EES", "2233SS yield=Anna")
    assert shown("show x").splitlines()[1] == "round 1, Cleo has the turn"
    assert shown("end x") == (
        "x   king-of-tokyo   King of Tokyo: dice and turns without Power cards\n"
        "over: ended early\n"
        "begun 2026-03-06 19:30, last entry 2026-03-06 19:30\n"
        "\n"
        "place  player  stars  behind\n"
        "    1  Anna        2\n"
        "    2  Ben         1       1\n"
        "    3  Cleo        0       2\n"
        "\n"
        "note: the rules name the winner only: behind him the living stand before the eliminated, then stars decide\n"
        "\n"
        "monster  stars  energy  hearts  where\n"
        "Anna         2       2       8  outside Tokyo\n"
        "Ben          1       0      10  Tokyo City\n"
        "Cleo         0       0      10  outside Tokyo\n"
        "\n"
        "   round  Anna  Ben  Cleo\n"
        "1      1    +2    0     0  Anna: 2 stars, 2 energy, 1 smash\n"
        "   111EES\n"
        "2      1     0   +1     0  Ben: 1 star, 2 smashes; Anna yields\n"
        "   2233SS yield=Anna\n"
        "3            0    0     0  Anna: first place\n"
    )


def test_a_hand_of_columbia_names_players_in_its_payments_and_notes() -> None:
    """Cleo's stake lies in the pot; Dora wins 80 in reach and takes it, with her own: 250 of which 10 were hers."""
    begun("columbia", "Anna Ben Cleo Dora", "+nobody-won declared=Cleo")
    assert shown("show x").split("\n\n")[2] == "a stake of 10 points lies in the pot"
    told = shown("add x E: points=16 S: points=40 W: points=0 N: points=80 +mahjong declared=Dora")
    assert told.split("\n\n", 5)[5] == (
        "  Anna, Ben and Cleo pay Dora 80 each, 240 in all   mahjong\n"
        "  Anna pays Ben      24                             difference 40 - 16\n"
        "  Cleo pays Anna     16                             difference 16 - 0\n"
        "  Cleo pays Ben      40                             difference 40 - 0\n"
        "  Dora pays the pot  10                             reach\n"
        "  the pot pays Dora  20                             10 for his own stake + 10 for stakes in the pot\n"
        "  Anna -88  Ben -16  Cleo -136  Dora +250  pot -10\n"
        "\n"
        "  note: lost-reach=winner is a reading of columbia:CA15; with lost-reach=stays: Dora +240  pot 0\n"
        "  note: lost-reach=winner is a reading of columbia:CA15; with lost-reach=lost: Dora +240  bank +10\n"
        "  note: the limit of 1000 is assumed (half of a start of 2000)\n"
        "  note: the nets of the four and the pot sum to 0\n"
        "\n"
        "x   East 2, Ben deals\n"
        "Anna 1912   Ben 1984   Cleo 1854   Dora 2250\n"
    )


def test_two_winners_are_named_over_their_hands_and_in_the_order_of_the_table() -> None:
    """In East 2 Ben is East and Cleo South; Anna, the nearest behind her, gets the counter, and stands first."""
    begun("riichi", "Anna Ben Cleo Dora", "han=3 fu=30 seat=Ben from=Cleo", "+nobody-won tenpai=Ben")
    assert shown("add x from=Cleo Anna: han=2 fu=30 Ben: han=5 fu=30") == (
        "riichi   East round   2 wins on a discard by Cleo\n"
        "\n"
        "  Anna\n"
        "    2 han 30 fu   30 × 2^(2+2) = 480, × 4 = 1920 → 2000\n"
        "\n"
        "  Ben\n"
        "    5 han 30 fu   mangan: 2000, × 6 = 12000\n"
        "\n"
        "  Cleo pays Anna   2300   2000 + 300 for 1 honba\n"
        "  Cleo pays Ben   12000\n"
        "  Anna +2300  Ben +12000  Cleo -14300  Dora 0\n"
        "\n"
        "x   East 2, 2 honba, Ben deals\n"
        "Anna 26300   Ben 43900   Cleo 5800   Dora 24000\n"
    )


def test_the_prompt_says_which_round_it_is() -> None:
    """A number by itself could be anything."""
    begun("saint-poker", "Anna Ben Cleo")
    ran = call(["table", "play", "x", "--db", "club.db"], "show\n")
    assert ran.shown.startswith("x   round 1\nAnna 0   Ben 0   Cleo 0\n")


@pytest.mark.parametrize("lines", [12, 30])
def test_a_chart_is_as_high_as_the_terminal_but_for_the_line_that_is_typed_next(lines: int) -> None:
    """In a file it has its usual 24."""
    begun("saint-poker", "Anna Ben Cleo", "river=Ad2d9cJd8h Anna: 7d9d Ben: 5dTd Cleo: 9s8d")
    with File(Path("club.db")) as file, Output(("text",), out="chart.txt") as output:
        output.width, output.height = 60, lines
        write_chart(find(file, "x"), output)
    assert len(Path("chart.txt").read_text("utf-8").splitlines()) == lines - 1
    with File(Path("club.db")) as file, Output(("text",), out="usual.txt") as output:
        write_chart(find(file, "x"), output)
    assert len(Path("usual.txt").read_text("utf-8").splitlines()) == 24
