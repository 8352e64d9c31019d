"""What a result looks like: text with the wall drawn, JSON, the charts, expectations."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from scorecalc.api import load_rules, score
from scorecalc.expect import compare
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused
from scorecalc.render.schema import schema
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json, dumps


def test_a_round_in_text():
    """Each placement with its runs, the floor line, the arithmetic, the wall before and after, the end of the game."""
    line = "azul wall=BY.KW/W.Y.K/.WBY./...B./....B place=R1R2 floor=3 score=9"
    assert text(score(line)).splitlines() == [
        "azul   a round",
        "",
        "  placement     8 points   red in row 1, column 3: row of 5 (BYRKW) + column of 3 (RYB)",
        "  placement     7 points   red in row 2, column 4: row of 3 (YRK) + column of 4 (KRYB)",
        "  floor line   -4 points   3 tiles: -1 -1 -2",
        "               ---------",
        "  score 9 → 20             9 + 8 + 7 = 24, - 4 = 20",
        "",
        "  wall before       after",
        "   B  Y  .  K  W     B  Y [R] K  W",
        "   W  .  Y  .  K     W  .  Y [R] K",
        "   .  W  B  Y  .     .  W  B  Y  .",
        "   .  .  .  B  .     .  .  .  B  .",
        "   .  .  .  .  B     .  .  .  .  B",
        "",
        "  the player marks  +11   round",
        "",
        "  note: row 1 is full, so the game ends; +final adds the end bonuses",
    ]


def test_a_fallen_line_in_text():
    """Why it counts nothing, and what its tiles cost."""
    shown = text(score("azul-grey wall=...../....W/...../BYRK. place=W4:0 floor=6 +marker score=20"))
    assert (
        "  fallen line     0 points   white in row 4: no legal column, so its 4 tiles go to the floor line [reading]\n"
        "  floor line    -14 points   6 tiles, 4 tiles of fallen lines and the marker: -1 -1 -2 -2 -2 -3 -3, "
        "4 more cost nothing\n"
    ) in shown


def test_a_final_ranking_in_text():
    """Who wins stands first; places, scores and full rows stand in a table, and what decided is noted."""
    shown = text(score("azul +final Anna: wall=BYRKW score=55 Ben: wall=BYRKW/WBYRK score=53 Cleo: score=9"))
    assert shown.startswith("azul   the end bonuses   Ben wins with 57 points\n")
    assert (
        "  place   player   score   full rows\n"
        "  1       Ben      57      2\n"
        "  2       Anna     57      1\n"
        "  3       Cleo     9       0\n"
    ) in shown
    assert shown.endswith("  note: 57 points each, so more full rows decide (Z13): Ben 2, Anna 1")


def test_every_line_of_the_text_can_be_shown_in_ascii():
    """The arrow is the only other sign."""
    line = "azul-grey wall=BYRK./....W place=W1:0Y2:4 floor=9 +marker +final"
    assert text(score(line), explain=True, ascii=True).isascii()


def test_a_round_in_json():
    """Sections, positions and the end of the game; the bank marks the change."""
    shown = json.loads(dumps(as_json(score("azul wall=BY.KW place=R1 floor=2 +marker score=23"))))
    assert shown["total"] == {"amount": 1, "unit": "points"}
    assert [(s["title"], s["unit"], s["total"], len(s["items"])) for s in shown["sections"]] == [
        ("placements", "points", 5, 1),
        ("floor", "points", -4, 1),
    ]
    assert shown["sections"][1]["items"][0] == {
        "id": "azul.floor-line",
        "label": "floor line",
        "amount": -4,
        "why": "2 tiles and the marker: -1 -1 -2",
        "cite": "azul:Z4",
        "mark": None,
    }
    assert shown["before"] == {"wall": "BY.KW/...../...../...../.....", "score": 23}
    assert shown["after"] == {"wall": "BYRKW/...../...../...../.....", "score": 24}
    assert shown["game_end"] is True
    assert shown["payments"] == [
        {"from": "bank", "to": "player", "amount": 1, "unit": "points", "why": "round"},
    ]
    assert shown["deltas"] == {"player": 1, "bank": -1}
    assert (shown["winner"], shown["outcome"], shown["settled"]) == ([], "marks", "all")


def test_several_players_in_json():
    """Each has his own positions; the order is the line's."""
    shown = json.loads(dumps(as_json(score("azul +final Anna: wall=BYRKW score=5 Ben: floor=1 score=3"))))
    assert shown["order"] == [["Anna"], ["Ben"]]
    assert shown["winner"] == ["Anna"]
    assert shown["game_end"] is True
    assert shown["hands"]["Ben"]["line"] == "floor=1 score=3"
    assert shown["hands"]["Ben"]["total"] == {"amount": -1, "unit": "points"}
    assert shown["hands"]["Anna"]["after"] == {"wall": "BYRKW/...../...../...../.....", "score": 7}
    assert shown["hands"]["Anna"]["game_end"] is True
    assert shown["deltas"] == {"Anna": 2, "Ben": -1, "bank": -1}


@pytest.mark.parametrize(
    "line",
    [
        "azul wall=BY.KW place=R1 floor=2 +marker score=23 +final",
        "azul-grey wall=BYRK./....W place=W1:0",
        "azul +final Anna: wall=BYRKW score=5 Ben: floor=1 score=3",
    ],
)
def test_the_json_is_what_the_schema_says(line: str):
    """A round, a fallen line, a ranking."""
    Draft202012Validator(schema()).validate(json.loads(dumps(as_json(score(line)))))


def test_the_charts_are_the_board_and_the_rules():
    """The floor line with its running totals (Z4, Z6), placements (Z2), bonuses (Z12)."""
    rules = load_rules("azul")
    floor, placements, bonuses = rules.game.charts(rules.ready)
    assert floor.columns == ("1", "2", "3", "4", "5", "6", "7", "8+")
    assert floor.rows == (
        ("space", ("-1", "-1", "-2", "-2", "-2", "-3", "-3", "0")),
        ("in all", ("-1", "-2", "-4", "-6", "-8", "-11", "-14", "-14")),
    )
    assert placements.rows[0] == ("row of 1", ("1", "2", "3", "4", "5"))
    assert placements.rows[4] == ("row of 5", ("5", "7", "8", "9", "10"))
    assert [(label, cells[0], cells[4]) for label, cells in bonuses.rows] == [
        ("full rows", "2", "10"),
        ("full columns", "7", "35"),
        ("full colours", "10", "50"),
    ]


LINE = "azul wall=BY.KW/W.Y.K place=R1R2 floor=3 score=9 +final"


@pytest.mark.parametrize(
    ("expected", "differing"),
    [
        ("placements=7/5", []),
        ("placements=12 floor=-4 bonuses=2", []),
        ("placements=7/6", ["placements"]),
        ("placements=7", ["placements"]),
        ("bonuses=2/0", ["bonuses"]),
        ("after=score:19 game-end=true", []),
        ("after=score:18", ["after score"]),
    ],
)
def test_what_a_round_is_expected_to_give(expected: str, differing: list[str]):
    """A section is its total, or the amounts of its lines one by one."""
    assert [d.what for d in compare(score(LINE), expectations(expected)[0], load_rules("azul"))] == differing


def test_the_amounts_of_a_section_are_numbers():
    """C504, as for its total."""
    with pytest.raises(Refused) as refused:
        compare(score(LINE), expectations("placements=7/x")[0], load_rules("azul"))
    assert [problem.code for problem in refused.value.problems] == ["C504"]


@pytest.mark.parametrize(("order", "holds"), [("Ben/Anna+Cleo", True), ("Ben/Cleo+Anna", True), ("Anna/Ben", False)])
def test_the_order_that_is_expected(order: str, holds: bool):
    """Groups are joined by `/`, equal players by `+` in any order."""
    line = "azul +final Anna: score=9 Ben: wall=BYRKW score=18 Cleo: score=9"
    assert (compare(score(line), expectations(f"order={order}")[0], load_rules("azul")) == ()) is holds
