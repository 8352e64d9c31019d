"""The rows of the rule file, each shown by walls whose points can be counted with a finger."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.model.score import Breakdown, HandScore
from scorecalc.problems import Refused


def hand(line: str) -> HandScore:
    (found,) = score(line).hands.values()
    return found


def amounts(line: str, title: str = "placements") -> list[int]:
    return [item.amount for section in hand(line).sections if section.title == title for item in section.items]


def after(line: str) -> int:
    found: int = score(line).facts["after"]["score"]
    return found


def codes(line: str) -> list[str]:
    with pytest.raises(Refused) as refused:
        score(line)
    return [problem.code for problem in refused.value.problems]


def notes(breakdown: Breakdown) -> list[str]:
    return [note.id for note in (*breakdown.notes, *(n for one in breakdown.hands.values() for n in one.notes))]


# --- Z1


def test_z1_a_score_that_is_not_given_is_0():
    """Scores start at 0; that it was taken so is said."""
    breakdown = score("azul place=B1")
    assert breakdown.facts["before"]["score"] == 0
    assert hand("azul place=B1").assumed == {"score": 0}
    assert hand("azul place=B1 score=0").assumed == {}


@pytest.mark.parametrize("order", ["B1W2K3R4Y5", "Y5R4K3W2B1", "K3B1Y5W2R4"])
def test_z1_lines_are_resolved_from_the_top_whatever_the_order_they_are_written_in(order: str):
    """Down column 1 each tile finds the ones above it."""
    assert amounts(f"azul place={order}") == [1, 2, 3, 4, 5]


def test_z1_a_tile_of_line_2_counts_for_line_3():
    """White joins BY and B, black then finds white above it."""
    assert amounts("azul wall=BY.../.B... place=W2K3") == [4, 3]


# --- Z2, Z3


@pytest.mark.parametrize(
    ("wall", "place", "points"),
    [
        ("...../.....", "B1", 1),
        ("B....", "Y1", 2),
        ("BY.KW", "R1", 5),
        ("B....", "W2", 2),
        ("B..../W..../...../R..../Y....", "K3", 5),
        ("BY.../.B...", "W2", 4),
        ("BY.../W....", "B2", 4),
        ("B.RK./W..../K....", "Y1", 4),
        ("BYRK./....K/....R/....Y/....B", "W1", 10),
        ("..R../..Y../KW.YR/..W../..K..", "B3", 10),
    ],
)
def test_z2_a_tile_counts_its_row_and_its_column_and_itself_in_both(wall: str, place: str, points: int):
    """Alone 1; one run its length; two runs both lengths, 10 at most."""
    assert amounts(f"azul wall={wall} place={place}") == [points]


def test_z2_the_runs_are_named():
    """The reason spells the tiles of each run from the left and from the top."""
    (section, *_) = hand("azul wall=BY.KW/...R./.....").sections
    assert section.items == ()
    (section, *_) = hand("azul wall=BY.KW/..Y../..... place=R1").sections
    assert section.items[0].why == "red in row 1, column 3: row of 5 (BYRKW) + column of 2 (RY)"
    (section, *_) = hand("azul wall=B..../.B... place=K5").sections
    assert section.items[0].why == "black in row 5, column 3: no tile beside it"


def test_z3_diagonals_never_count():
    """Blue lies on the diagonal of the printed wall."""
    assert amounts("azul wall=B..../...../..B.. place=B2") == [1]


@pytest.mark.parametrize(
    ("wall", "place", "points"), [("B..K.", "Y1", 2), ("B..../...../K..../.....", "R4", 2), ("B...W", "R1", 1)]
)
def test_z3_a_gap_ends_the_run(wall: str, place: str, points: int):
    """What lies behind an empty space does not count."""
    assert amounts(f"azul wall={wall} place={place}") == [points]


# --- Z4, Z5, Z6


@pytest.mark.parametrize(
    ("tiles", "cost"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14), (8, 14), (10, 14), (100, 14)]
)
def test_z4_z6_the_floor_line_costs_its_running_total(tiles: int, cost: int):
    """1 1 2 2 2 3 3, and nothing past the seventh."""
    assert amounts(f"azul floor={tiles} score=40", "floor") == [-cost]
    assert after(f"azul floor={tiles} score=40") == 40 - cost


@pytest.mark.parametrize(("words", "cost"), [("+marker", 1), ("floor=2 +marker", 4), ("floor=6 +marker", 14)])
def test_z4_the_marker_takes_a_space(words: str, cost: int):
    """It is counted as one tile more."""
    assert amounts(f"azul {words} score=40", "floor") == [-cost]


def test_z6_the_marker_on_a_full_floor_costs_nothing():
    """Seven tiles cost 14 with it and without it."""
    assert after("azul floor=7 +marker score=40") == after("azul floor=7 score=40") == 26


def test_an_empty_floor_line_has_no_item():
    """Its section is there, and comes to 0."""
    sections = {section.title: section for section in hand("azul place=B1 score=3").sections}
    assert sections["floor"].items == ()
    assert sections["floor"].total == 0


@pytest.mark.parametrize(
    ("line", "score_after", "change"),
    [
        ("azul wall=BY.../.B... place=W2 floor=2 score=0", 2, 2),
        ("azul place=B1 floor=7 score=5", 0, -5),
        ("azul place=B1 floor=1 score=0", 0, 0),
        ("azul floor=3 score=0", 0, 0),
        ("azul floor=3 score=4", 0, -4),
    ],
)
def test_z5_placements_come_first_and_the_score_never_falls_below_0(line: str, score_after: int, change: int):
    """The total is the change of the score, not the sum of the sections."""
    assert after(line) == score_after
    total = hand(line).total
    assert total is not None
    assert total == (change, "points")


def test_z5_the_steps_show_where_the_score_stops():
    """0 + 1 - 14 is below 0."""
    assert [(step.text, step.value) for step in hand("azul place=B1 floor=7").steps] == [
        ("0 + 1", 1),
        ("- 14", -13),
        ("→ not below", 0),
    ]


# --- Z7


def test_z7_a_colour_that_the_row_has_is_refused():
    """Line 1 cannot be blue where blue lies in row 1."""
    assert codes("azul wall=B.... place=B1") == ["R335"]
    assert codes("azul-grey wall=...B. place=B1:1") == ["R335"]
    assert codes("azul-grey wall=...B. place=B1:0") == ["R335"]


@pytest.mark.parametrize("words", ["place=B1R1", "place=B1K2B1", "place=B1 place=R1"])
def test_z7_two_tiles_for_one_line_are_refused(words: str):
    """Also where they are of one colour."""
    assert codes(f"azul {words}") == ["R334"]


@pytest.mark.parametrize("words", ["place=G1", "wall=G....", "place=C1", "place=b1"])
def test_z7_a_colour_outside_the_five_is_refused(words: str):
    """It cannot be read at all."""
    assert codes(f"azul {words}") == ["N133"]


@pytest.mark.parametrize(
    ("wall", "at"), [("YB...", (10, 11)), ("BYRKW/WBYRK/BWKYR", (22, 24)), ("B..../B....", (16,)), ("BB...", (11,))]
)
def test_a_tile_where_its_colour_is_not_printed_is_refused_at_its_letter(wall: str, at: tuple[int, ...]):
    """Of the coloured board; a colour twice in a row is one of these."""
    with pytest.raises(Refused) as refused:
        score(f"azul wall={wall}")
    found = refused.value.problems
    assert {problem.code for problem in found} == {"R331"}
    assert tuple(problem.start for problem in found) == at
    assert all(problem.end == (problem.start or 0) + 1 for problem in found)


# --- Z8, Z9, Z10


def test_z8_the_player_chooses_the_column():
    """The same tile in two columns: beside another or alone."""
    assert amounts("azul-grey wall=.B... place=R1:1") == [2]
    assert amounts("azul-grey wall=.B... place=R1:4") == [1]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("azul-grey wall=B.... place=R1:1", "R336"),
        ("azul-grey wall=B.... place=B2:1", "R337"),
        ("azul-grey place=B1:2B4:2", "R337"),
        ("azul-grey place=B4:2B1:2", "R337"),
        ("azul-grey place=R1", "R338"),
        ("azul-grey wall=RR...", "R330"),
        ("azul-grey wall=R..../...../R....", "R332"),
    ],
)
def test_z8_taken_spaces_and_colours_twice_are_refused(line: str, code: str):
    """Tiles of earlier lines of the same round count."""
    assert codes(line) == [code]


def test_z8_a_column_that_is_not_said_is_asked_for_with_those_that_are_legal():
    """Even where there is only one, since nothing is guessed."""
    with pytest.raises(Refused) as refused:
        score("azul-grey wall=BY.../..R../...R. place=R1")
    (problem,) = refused.value.problems
    assert problem.hints == ("R1:5",)


@pytest.mark.parametrize(
    ("line", "floor", "score_after"),
    [
        ("azul-grey wall=...../....W/...../BYRK. place=W4:0 score=20", -6, 14),
        ("azul-grey wall=...../....W/...../...../BYRK. place=W5:0 floor=5 score=20", -14, 6),
        ("azul-grey wall=BYRK./....W place=W1:0 score=20", -1, 19),
        ("azul-grey wall=BYRK./....W place=W1:0 +marker score=20", -2, 18),
    ],
)
def test_z9_a_line_without_a_legal_column_falls_with_all_its_tiles(line: str, floor: int, score_after: int):
    """They are charged in the same round, and the tile counts nothing on the wall."""
    assert amounts(line) == [0]
    assert amounts(line, "floor") == [floor]
    assert after(line) == score_after


def test_z9_a_fallen_line_stands_among_the_placements_in_its_turn_and_is_marked_as_a_reading():
    """The rulebook does not say it."""
    (placements, *_) = hand("azul-grey wall=BYRK./....W place=B3:2W1:0 score=9").sections
    assert [(item.id, item.amount, item.mark) for item in placements.items] == [
        ("azul.fallen-line", 0, "reading"),
        ("azul.placement", 1, None),
    ]


def test_z9_a_line_may_only_fall_where_no_column_is_legal():
    """Column 4 would take white."""
    assert codes("azul-grey wall=BYR../....W place=W1:0") == ["R339"]


def test_z9_an_earlier_line_of_the_round_may_take_the_last_legal_column():
    """White of line 1 goes to column 5, so white of line 2 has none."""
    assert codes("azul-grey wall=...../BYRK. place=W2:0") == ["R339"]
    assert amounts("azul-grey wall=...../BYRK. place=W1:5W2:0 score=9") == [1, 0]


def test_z9_on_the_coloured_board_no_line_falls():
    """Its space is printed and free, or the line could not be full."""
    assert codes("azul place=R1:0") == ["R331"]


def test_z10_a_colour_is_full_wherever_its_tiles_lie():
    """Five blue ones on the grey board, none of them on the printed diagonal's neighbour."""
    assert amounts("azul-grey wall=....B/B..../.B.../...B./..B.. +final score=1", "bonuses") == [10]


# --- Z11, Z12


@pytest.mark.parametrize(("line", "end"), [("wall=BY.KW place=R1", True), ("wall=BYR.W place=W2", False)])
def test_z11_the_game_ends_with_the_round_that_fills_a_row(line: str, end: bool):
    """The tiles of this round count."""
    assert score(f"azul {line}").facts["game_end"] is end


def test_z11_a_round_after_the_end_is_scored_and_noted():
    """Row 1 was full before it."""
    assert notes(score("azul wall=BYRKW place=W2 score=5")) == ["azul.over-before"]


def test_z12_a_full_wall_earns_95():
    """Five rows, five columns, five colours."""
    line = "azul wall=BYRKW/WBYRK/KWBYR/RKWBY/YRKWB score=5 +final"
    assert amounts(line, "bonuses") == [10, 35, 50]
    assert after(line) == 100


@pytest.mark.parametrize(
    ("wall", "bonuses"),
    [
        ("BYRKW", {"azul.rows": 2}),
        ("BYRKW/...../KWBYR", {"azul.rows": 4}),
        ("B..../W..../K..../R..../Y....", {"azul.columns": 7}),
        ("B..../.B.../..B../...B./....B", {"azul.colours": 10}),
        ("BYRK./WBYR./KWBY./RKWB./YRKW.", {"azul.columns": 28}),
        ("BYRK./WBYRK/KWBYR/RKWBY/.RKWB", {"azul.rows": 6, "azul.columns": 21, "azul.colours": 30}),
    ],
)
def test_z12_rows_columns_and_colours_are_counted_at_the_end(wall: str, bonuses: dict[str, int]):
    """Each kind is one line of the section."""
    sections = {section.title: section for section in hand(f"azul wall={wall} score=1 +final").sections}
    assert {item.id: item.amount for item in sections["bonuses"].items} == bonuses


def test_z12_the_bonuses_count_only_at_the_end():
    """Without +final there is no such section, and the end of the game is noted."""
    breakdown = score("azul wall=BYRKW score=5")
    assert [section.title for section in breakdown.hands[""].sections] == ["placements", "floor"]
    assert notes(breakdown) == ["azul.game-end"]


def test_z12_the_bonuses_come_after_the_floor_line():
    """The score falls to 0 first, then 2 are added."""
    line = "azul wall=BY.KW place=R1 floor=7 score=3 +final"
    assert [(step.text, step.value) for step in hand(line).steps] == [
        ("3 + 5", 8),
        ("- 14", -6),
        ("→ not below", 0),
        ("+ 2", 2),
    ]


# --- Z13


@pytest.mark.parametrize(
    ("players", "order"),
    [
        ("A: wall=BYRKW score=48 B: wall=BYRKW/WBYRK/KWBYR score=43", (("A",), ("B",))),
        ("A: wall=BYRKW score=48 B: wall=BYRKW/WBYRK score=46", (("B",), ("A",))),
        ("A: wall=BYRKW score=48 B: wall=BYRKW score=48", (("A", "B"),)),
        ("A: score=50 B: wall=BYRKW score=48 C: wall=BYRKW/WBYRK/KWBYR score=14", (("B",), ("A",), ("C",))),
        ("Anna: score=9 Ben: wall=BYRKW score=18 Cleo: score=9", (("Ben",), ("Anna", "Cleo"))),
        ("Anna: wall=BYRKW score=7 Ben: wall=BYRKW score=20 Cleo: score=9", (("Ben",), ("Anna",), ("Cleo",))),
    ],
)
def test_z13_points_then_full_rows_then_shared(players: str, order: tuple[tuple[str, ...], ...]):
    """The same key orders the lower places; whoever stands first has won."""
    breakdown = score(f"azul +final {players}")
    assert breakdown.facts["order"] == order
    assert breakdown.winner == order[0]


def test_z13_the_standing_before_the_end_has_no_winner():
    """Without +final the order is that of the scores as they are."""
    breakdown = score("azul A: wall=BYRKW score=50 B: score=51")
    assert breakdown.facts["order"] == (("B",), ("A",))
    assert breakdown.winner == ()


def test_z13_what_decided_is_noted():
    """The tie-break with the rows of each, a shared win as a reading, and a game that no row has ended."""
    assert notes(score("azul +final A: wall=BYRKW score=48 B: wall=BYRKW/WBYRK score=46")) == ["azul.tie-break"]
    assert notes(score("azul +final A: wall=BYRKW score=48 B: wall=BYRKW score=48")) == ["azul.shared"]
    assert "azul.no-full-row" in notes(score("azul +final A: wall=BYRK. score=48 B: score=50"))


def test_z13_the_last_round_of_all_players_can_stand_in_the_line():
    """Each has his own lines, floor and marker; what all have marked sums to zero with the bank."""
    breakdown = score(
        "azul +final Anna: wall=BY.KW place=R1 floor=1 score=20 Ben: wall=.YRKW +marker score=24 Cleo: score=3"
    )
    assert breakdown.facts["order"] == (("Anna",), ("Ben",), ("Cleo",))
    assert {label: one.facts["after"]["score"] for label, one in breakdown.hands.items()} == {
        "Anna": 26,
        "Ben": 23,
        "Cleo": 3,
    }
    assert breakdown.deltas == {"Anna": 6, "Ben": -1, "Cleo": 0, "bank": -5}
    assert breakdown.facts["game_end"] is True
