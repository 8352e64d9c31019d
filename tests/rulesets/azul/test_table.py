"""A game from round to round: what the table knows, fills in and refuses, the end and the ranking.

Walls are those of the board, row by row BYRKW, WBYRK, KWBYR, RKWBY, YRKWB; every number is reckoned by hand.
"""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import played

AB = ("Anna", "Ben")
#: four rounds in which Anna fills row 1 but for white, 1 + 2 + 3 + 4 points, and Ben does nothing; she takes every
#: marker, for a point each: 0, 1, 3, 6
FOUR = tuple(f"Anna: place={colour}1 +marker Ben:" for colour in "BYRK")


def table(lines: tuple[str, ...] = (), players: tuple[str, ...] = AB, rules: str = "azul") -> State:
    return played(lines, players, load_rules(rules))[0]


def entry(line: str, state: State, rules: str = "azul") -> Entry:
    return enter_line(read(line), load_rules(rules), state)[0]


def refused(line: str, state: State, rules: str = "azul") -> list[Problem]:
    with pytest.raises(Refused) as found:
        entry(line, state, rules)
    return list(found.value.problems)


def told(line: str, state: State, rules: str = "azul") -> list[tuple[str, str, str]]:
    """Code, place in the line and message of each problem."""
    return [
        (p.code, line[p.start : p.end] if p.start is not None else "", p.message) for p in refused(line, state, rules)
    ]


def payments(found: Entry) -> list[tuple[str, str, int, str]]:
    assert {one.unit for one in found.payments} <= {"points"}
    return [(one.payer, one.payee, one.amount, one.why) for one in found.payments]


# --- the beginning


def test_z1_everybody_begins_with_an_empty_wall_and_no_points() -> None:
    """The player named first begins."""
    begun = table(players=("Anna", "Ben", "Cleo"))
    assert begun.scores == {"Anna": 0, "Ben": 0, "Cleo": 0}
    assert (begun.round, begun.dealer, begun.over) == ("1", "Anna", "")
    assert begun.memory == {
        "walls": dict.fromkeys(("Anna", "Ben", "Cleo"), "...../...../...../...../....."), "in": [], "marker": "",
    }  # fmt: skip


@pytest.mark.parametrize(("players", "count"), [(("Anna",), "one player"), (("A", "B", "C", "D", "E"), "5 players")])
def test_two_to_four_play(players: tuple[str, ...], count: str) -> None:
    """R384, as one player or five would have no table in the rules (section 1)."""
    with pytest.raises(Refused) as found:
        flow_of(load_rules("azul")).begin(players)
    (problem,) = found.value.problems
    assert (problem.code, problem.message) == ("R384", f"{count}; two to four play Azul")
    assert problem.help == "name two to four players"


# --- a round


def test_z1_the_wall_and_the_score_of_the_round_before_are_filled_in() -> None:
    """Black 1 joins BYR that lies there from three rounds: a row of four; the marker costs 1, and 3 become 6."""
    state = table(FOUR[:3])
    assert state.memory["walls"]["Anna"] == "BYR../...../...../...../....."
    found = entry("anna: place=K1 +marker ben:", state)
    assert found.typed == "anna: place=K1 +marker ben:"
    assert found.line == "azul Anna: +marker wall=BYR.. place=K1 score=3 Ben:"
    assert payments(found) == [("bank", "Anna", 3, "round")]
    assert found.after.scores == {"Anna": 6, "Ben": 0}
    assert found.after.memory["walls"]["Anna"] == "BYRK./...../...../...../....."


def test_the_filled_in_line_scores_by_itself_to_the_same() -> None:
    """Postings and notes; the wall and the score stand in it."""
    found, breakdown = enter_line(read("Anna: place=K1 +marker Ben: place=B5"), load_rules("azul"), table(FOUR[:3]))
    alone = score(found.line)
    assert (alone.payments, alone.facts, alone.line) == (breakdown.payments, breakdown.facts, breakdown.line)
    assert alone.hands["Anna"].facts == breakdown.hands["Anna"].facts


def test_z5_a_score_does_not_fall_below_0_and_only_what_is_lost_is_posted() -> None:
    """Ben has 1 point and three on the floor cost 4: he loses 1, and then nothing."""
    state = table(("Anna: +marker Ben: place=B1",))
    assert state.scores["Ben"] == 1
    found = entry("Anna: +marker Ben: floor=3", state)
    assert payments(found) == [("Ben", "bank", 1, "round")]
    assert entry("Anna: +marker Ben: floor=3", found.after).payments == ()


def test_a_round_goes_on_until_everybody_is_in() -> None:
    """Cleo, then Anna and Ben in one line; nobody is in the next round yet."""
    state = table(("Cleo: place=B1 +marker",), ("Anna", "Ben", "Cleo"))
    assert (state.round, state.memory["in"], state.memory["marker"]) == ("1", ["Cleo"], "Cleo")
    state = entry("Ben: place=Y1 Anna:", state).after
    assert (state.round, state.memory["in"], state.memory["marker"]) == ("2", [], "")
    assert state.scores == {"Anna": 0, "Ben": 1, "Cleo": 0}


@pytest.mark.parametrize("lines", [("Anna: Ben: +marker",), ("Anna:", "Ben: +marker"), ("Ben: +marker", "Anna:")])
def test_who_took_the_starting_marker_begins_the_next_round(lines: tuple[str, ...]) -> None:
    """In whatever line it was said."""
    assert table(lines).dealer == "Ben"


def test_where_nobody_took_the_marker_the_same_player_begins() -> None:
    """A reading: the marker stays where it was."""
    state = table(("Anna: Ben: +marker", "+no-marker Anna: Ben:"))
    assert (state.dealer, state.round) == ("Ben", "3")


def test_z9_a_line_that_falls_on_the_grey_board_is_charged_at_a_table_too() -> None:
    """Round 1: white to column 5 of row 2; round 2: BYRK in row 1 leaves white no column, so it falls: -1."""
    rounds = (
        "Anna: place=B1:1W2:5 +marker Ben:",  # 1 + 1 - 1
        "Anna: place=Y1:2 +marker Ben:",  # 2 - 1
        "Anna: place=R1:3 +marker Ben:",  # 3 - 1
        "Anna: place=K1:4 +marker Ben:",  # 4 - 1
    )
    state = table(rounds, rules="azul-grey")
    assert state.scores["Anna"] == 1 + 1 + 2 + 3
    found = entry("Anna: place=W1:0 Ben: +marker", state, "azul-grey")
    assert payments(found) == [("Anna", "bank", 1, "round")]
    assert found.after.memory["walls"]["Anna"] == "BYRK./....W/...../...../....."


# --- what is refused


def test_r380_a_score_and_a_wall_that_are_not_those_of_the_table() -> None:
    """Each at its word, both at once; what is right may be said."""
    state = table(FOUR[:2])
    line = "Anna: wall=B.... score=3 Ben: score=0 +marker"
    known = "but Anna has 1 point and the wall BY.../...../...../...../....."
    assert told(line, state) == [
        ("R380", "wall=B....", f"wall=B...., {known}"),
        ("R380", "score=3", f"score=3, {known}"),
    ]
    assert {problem.help for problem in refused(line, state)} == {"leave it out, and the table fills it in"}
    assert entry("Anna: wall=BY... score=1 Ben: +marker", state).after.round == "4"


def test_r380_a_player_who_is_in_already() -> None:
    """With who is still to come."""
    state = table(("Ben: place=B1",), ("Anna", "Ben", "Cleo"))
    line = "Ben: place=Y1 Cleo: +marker"
    assert told(line, state) == [("R380", "Ben:", "Ben is in round 1 already")]
    assert refused(line, state)[0].help == "still to come: Anna and Cleo; `table edit` corrects a line that is in"


def test_r380_a_second_starting_marker_in_another_line_of_the_round() -> None:
    """In one line it is refused with the boards (R360)."""
    state = table(("Ben: +marker",), ("Anna", "Ben", "Cleo"))
    line = "Anna: place=B1 +marker"
    assert told(line, state) == [("R380", "+marker", "+marker, but Ben has the starting marker of round 1")]
    assert refused(line, state)[0].help == "leave it out here; `table edit` corrects a line that is in"
    line = "Anna: +no-marker"
    assert told(line, state) == [("R380", "+no-marker", "+no-marker, but Ben has the starting marker of round 1")]
    nobody = table(("Ben: +no-marker",))
    message = "+marker, but nobody took the starting marker of round 1"
    assert told("Anna: +marker", nobody) == [("R380", "+marker", message)]
    assert told("Anna: +marker Ben: +marker", table()) == [("R360", "+marker", "2 starting markers; there is one")]
    message = "a starting marker, and +no-marker; nobody or one player takes it"
    assert told("Anna: +marker Ben: +no-marker", table()) == [("R360", "+no-marker", message)]


def test_r382_a_round_without_a_starting_marker_asks_for_it() -> None:
    """At its end: before that it may still come."""
    question = ("R382", "", "who has the starting marker of round 1?")
    assert told("Anna: place=B1 Ben:", table()) == [question]
    help = "write +marker with the player who took it first, or +no-marker if nobody did"
    assert refused("Anna: place=B1 Ben:", table())[0].help == help
    state = table(("Anna: place=B1",))
    assert told("Ben:", state) == [question]
    assert refused("Ben:", state)[0].help == f"{help}; `table edit` corrects a line that is in"
    assert entry("Ben: +marker", state).after.round == "2"


def test_r382_a_board_without_a_name() -> None:
    """The place is that of what was said."""
    line = "place=B1 floor=1"
    assert told(line, table()) == [("R382", "place=B1", "whose board is it?")]
    assert refused(line, table())[0].help == "begin with the player and a colon: `Anna: …`"


def test_n143_a_stranger() -> None:
    """Names are those of the table."""
    assert told("Bne: place=B1", table()) == [("N143", "Bne", "no player `Bne` at this table")]


def test_r383_the_other_side_of_the_board() -> None:
    """The side is that of the table."""
    line = "Anna: place=B1:2 Ben: +marker board=grey"
    assert told(line, table()) == [("R383", "board=grey", "board=grey, but the table plays board=colour")]


def test_what_the_board_forbids_is_refused_as_in_any_line() -> None:
    """Z7: blue is in row 1 since the first round, which the line does not say."""
    assert told("Anna: place=B1 Ben: +marker", table(FOUR[:1])) == [
        ("R335", "B1", "blue is in row 1 of the wall already")
    ]


def test_r380_the_end_is_no_players_to_say() -> None:
    """`+final` while no row is full, or while somebody is still to come."""
    message = "+final, but no row is full"
    assert told("+final Anna: place=B1 Ben: +marker", table()) == [("R380", "+final", message)]
    message = "+final, but Ben of round 5 is still to come"
    assert told("Anna: place=W1 +final", table(FOUR)) == [("R380", "+final", message)]
    help = "leave it out: the table adds the end bonuses when a round ends with a full row"
    assert refused("Anna: place=W1 +final", table(FOUR))[0].help == help
    state = table(("Anna: +marker",), ("Anna", "Ben", "Cleo", "Dora"))
    message = "+final, but Cleo and Dora of round 1 are still to come"
    assert told("Ben: +final", state) == [("R380", "+final", message)]


# --- the end


def test_z11_z12_the_round_with_a_full_row_is_the_last_and_brings_the_bonuses() -> None:
    """Anna: a row of five 5, +2 for the row; the filled-in line says that it is the last."""
    found = entry("Anna: place=W1 Ben: place=B1 +marker", table(FOUR))
    assert found.line == "azul +final Anna: wall=BYRK. place=W1 score=6 Ben: +marker place=B1"
    assert payments(found) == [("bank", "Anna", 7, "round with end bonuses")]
    assert (found.after.scores, found.after.over) == ({"Anna": 13, "Ben": 0}, "a full row")
    assert found.after.round == "5"


def test_z11_a_round_is_played_to_its_end() -> None:
    """A row that is full does not end the game before everybody is in; no bonus comes before that either."""
    state = entry("Anna: place=W1", table(FOUR)).after
    assert (state.scores, state.over) == ({"Anna": 11, "Ben": 0}, "")
    found = entry("Ben: place=B1 +marker", state)
    assert found.line == "azul +final Ben: +marker place=B1"
    assert payments(found) == [("bank", "Anna", 2, "end bonuses")]
    assert (found.after.scores, found.after.over) == ({"Anna": 13, "Ben": 0}, "a full row")


def test_z12_everybody_has_bonuses_whoever_filled_the_row() -> None:
    """Ben's first column is full since round 1, 15 points: 7 more at the end, in one line or in two."""
    first = ("Anna: place=B1 Ben: place=B1W2K3R4Y5 +marker",)
    state = table((*first, *FOUR[1:]))
    assert state.scores == {"Anna": 1 + 1 + 2 + 3, "Ben": 14}
    together = entry("Anna: place=W1 +marker Ben:", state).after
    one_by_one = entry("Anna: place=W1 +marker", entry("Ben:", state).after).after
    assert together.scores == one_by_one.scores == {"Anna": 7 + 5 - 1 + 2, "Ben": 21}
    assert together.over == one_by_one.over == "a full row"


def test_z12_bonuses_are_added_after_the_floor() -> None:
    """Ben has 0 points with a full column: 14 for the floor costs nothing, and 7 are added."""
    lines = (
        "Anna: place=B1 Ben: place=B1W2K3R4Y5 +marker",  # Ben 15 - 1
        "Anna: place=Y1 +marker Ben: floor=9",  # 14 - 14
        *FOUR[2:],
    )
    state = table(lines)
    assert state.scores["Ben"] == 0
    assert entry("Anna: place=W1 +marker Ben: floor=7", state).after.scores["Ben"] == 7


def test_r381_the_game_is_over() -> None:
    """No line follows."""
    over = table((*FOUR, "Anna: place=W1 Ben: +marker"))
    assert told("Anna: +marker Ben:", over) == [("R381", "", "the game is over: a full row")]


def test_z13_equal_points_and_full_rows_share_a_place() -> None:
    """Anna and Cleo do the same in every round, Ben and Dora nothing."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    lines = [f"Anna: place={colour}1 Ben: Cleo: place={colour}1 Dora: +marker" for colour in "BYRKW"]
    state, final = played(tuple(lines), names, load_rules("azul"))
    assert state.over == "a full row"
    assert [(one.player, one.place, one.score) for one in final.places] == [
        ("Anna", 1, 17), ("Cleo", 1, 17), ("Ben", 3, 0), ("Dora", 3, 0),
    ]  # fmt: skip
    assert [note.id for note in final.notes] == ["azul.shared", "azul.shared"]


def test_z13_equal_points_are_ordered_by_full_rows() -> None:
    """Anna has 15 for five tiles of row 1 and 2 for the row; Ben as many points without a row.

    He fills the first column, 15, which brings 7 at the end; then yellow beside blue 2, and blue beside white and
    below yellow 2 + 2; four on the floor and three markers cost him 8, 1, 1 and 1.
    """
    lines = (
        "Anna: place=B1 Ben: place=B1W2K3R4Y5 +marker",  # 15 - 1 = 14
        "Anna: place=Y1 Ben: floor=4 +marker",  # four and the marker: 14 - 8 = 6
        "Anna: place=R1 Ben: place=Y1 +marker",  # 6 + 2 - 1 = 7
        "Anna: place=K1 Ben: place=B2 +marker",  # 7 + 4 - 1 = 10
        "Anna: place=W1 Ben: +no-marker",  # 10 + 7
    )
    _, final = played(lines, AB, load_rules("azul"))
    assert [(one.player, one.place, one.score) for one in final.places] == [("Anna", 1, 17), ("Ben", 2, 17)]
    assert [note.id for note in final.notes] == ["azul.tie-break"]


def test_a_game_that_is_broken_off_is_ranked_without_bonuses() -> None:
    """Ben's column is full, but no row is: the rows know bonuses only after the last round (Z11, Z12)."""
    _, final = played(("Anna: Ben: place=B1W2K3R4Y5 +marker",), AB, load_rules("azul"))
    assert [(one.player, one.place, one.score) for one in final.places] == [("Ben", 1, 14), ("Anna", 2, 0)]
    assert [note.text for note in final.notes] == [
        "round 2: no round has ended with a full row, so end bonuses are not added (Z11, Z12)"
    ]
    assert final.payments == ()


def test_a_tie_while_the_game_goes_on_is_no_win() -> None:
    """Before the first round all share a place."""
    _, final = played((), AB, load_rules("azul"))
    assert (final.notes[0].id, final.notes[0].text) == (
        "azul.shared", "Anna and Ben are equal in points and full rows and share the place (a reading of Z13)",
    )  # fmt: skip


def test_z14_five_rounds_are_the_shortest_game() -> None:
    """A line gives a tile a round: after four rounds no row can be full, and a second tile is refused (Z7)."""
    assert table(FOUR).over == ""
    assert told("Anna: place=K1W1 Ben: +marker", table(FOUR[:3])) == [("R334", "W1", "two tiles for line 1: K and W")]


def test_a_state_is_a_value() -> None:
    """Entering a line leaves the table before it as it was, so that an entry can be undone."""
    state = table(FOUR)
    before = repr(state)
    entry("Anna: place=W1 Ben: +marker", state)
    assert repr(state) == before
