"""What a game remembers beside scores and dealer, shown in every form; and games whose rounds are numbers."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from scorecalc.model.score import Grid, Note
from scorecalc.model.table import Entry
from scorecalc.model.table_view import Played
from scorecalc.render.schema import schema
from scorecalc.render.signs import cells
from scorecalc.render.table_html import table_html
from scorecalc.render.table_json import table_json
from scorecalc.render.table_markdown import table_markdown
from scorecalc.render.table_text import table_text
from scorecalc.render.table_words import deal, stands
from scorecalc.render.to_json import dumps
from tests.render.page import elements
from tests.render.tables import EMPTY, RUNNING, many, state

WALLS = Grid("", (("B . R K W", ". . . . ."), ("W B . . .", ". Y . . .")), ("Anna's wall", "Ben's wall"), drawn=True)
MONSTERS = Grid("", (("Anna", "8", "outside Tokyo"), ("Ben", "12", "Tokyo City")), ("monster", "stars", "where"))
SENTENCE = Grid("", (("Ben is still to come in round 2",),))

TWO = many(2, 1, unit="points", step=1, start=5)
AFTER = TWO.state._replace(round="2", hand=0, dealer="P2")
#: two players in their second round, P2 of whom begins it; the first round was 1, and P2 won a point from P1
ROUNDS = TWO._replace(
    start=TWO.start._replace(round="1", hand=0),
    state=AFTER,
    played=(TWO.played[0]._replace(entry=TWO.played[0].entry._replace(after=AFTER)),),
    shown=(WALLS, MONSTERS, SENTENCE),
    deals="begins",
    rounds="round",
)
#: the same, closed: the last entry has neither a line nor a round of its own
CLOSED = ROUNDS._replace(
    state=AFTER._replace(over="ended early"),
    played=(*ROUNDS.played, Played(Entry(2, "", "", "end", "P2: first place", (), AFTER._replace(over="ended early")))),
    ended=True,
)


def test_rounds_that_are_numbers_are_called_rounds():
    """Azul begins a round, in King of Tokyo somebody has the turn; riichi deals East 2."""
    assert stands(ROUNDS) == "round 2, P2 begins"
    assert stands(ROUNDS._replace(deals="has the turn")) == "round 2, P2 has the turn"
    assert deal(AFTER._replace(round=""), ROUNDS) == ""
    assert stands(RUNNING._replace(state=state((0, 0, 0, 0), hand=2, dealer="Ben"))) == "East 2, Ben deals"


def test_a_terminal_shows_it_between_the_ranking_and_the_entries():
    """Columns as wide as they need, amounts to the right, a block each; the entry that closes a table has no round."""
    assert table_text(CLOSED, width=60) == (
        "long   x\n"
        "over: ended early\n"
        "\n"
        "place  player  points  behind\n"
        "    1  P2           6\n"
        "    2  P1           4       2\n"
        "\n"
        "Anna's wall  Ben's wall\n"
        "B . R K W    . . . . .\n"
        "W B . . .    . Y . . .\n"
        "\n"
        "monster  stars  where\n"
        "Anna         8  outside Tokyo\n"
        "Ben         12  Tokyo City\n"
        "\n"
        "Ben is still to come in round 2\n"
        "\n"
        "   round  P1  P2\n"
        "1      1  -1  +1  P2: 1\n"
        "   P2: x\n"
        "2          0   0  P2: first place"
    )


def test_markdown_shows_pictures_as_code():
    """So that the spaces of a wall stay; a sentence is an item of a list."""
    lines = list(table_markdown(ROUNDS))
    at = lines.index("## On the table")
    assert lines[at : at + 18] == [
        "## On the table",
        "",
        "| Anna's wall | Ben's wall |",
        "| - | - |",
        "| `B . R K W` | `. . . . .` |",
        "| `W B . . .` | `. Y . . .` |",
        "",
        "| monster | stars | where |",
        "| - | -: | - |",
        "| Anna | 8 | outside Tokyo |",
        "| Ben | 12 | Tokyo City |",
        "",
        "- Ben is still to come in round 2",
        "",
        "## Entries",
        "",
        "|  | round | P1 | P2 | result | line |",
        "| -: | - | -: | -: | - | - |",
    ]


def test_a_page_keeps_the_spaces_of_a_picture_and_sets_amounts_to_the_right():
    """The style sheet has `white-space: pre` for it; the column of rounds is called so and has their numbers."""
    found = elements("\n".join(table_html(CLOSED)))
    assert [one.text for one in found if one.name == "h2"] == ["Final ranking", "On the table", "Scores", "Entries"]
    shown = [one for one in found if "section" in one.within and one.name == "table"]
    assert [one.attributes.get("class") for one in shown] == ["ranking", "drawn", None, "entries"]
    twelve = next(one for one in found if one.name == "td" and one.text == "12")
    assert twelve.attributes == {"class": "n"}
    assert "Ben is still to come in round 2" in [one.text for one in found if one.name == "li"]
    hands = [one.text for one in found if one.attributes.get("class") == "hand"]
    assert hands == ["round", "1", ""]
    assert ".drawn td {" in "".join(table_html(CLOSED))
    assert "white-space: pre" in "".join(table_html(CLOSED))


def test_json_has_its_texts():
    """As they are shown, row by row; the schema of the table describes them."""
    shown = json.loads(dumps(table_json(ROUNDS)))
    assert shown["shown"][1:] == [
        {"title": "", "heads": ["monster", "stars", "where"],
         "rows": [["Anna", "8", "outside Tokyo"], ["Ben", "12", "Tokyo City"]]},
        {"title": "", "heads": [], "rows": [["Ben is still to come in round 2"]]},
    ]  # fmt: skip
    assert Draft202012Validator(schema()).is_valid(shown)
    assert not Draft202012Validator(schema()).is_valid({**shown, "shown": [{"title": "", "rows": []}]})


def test_nothing_is_shown_of_a_game_that_remembers_nothing():
    """No heading without a body."""
    assert table_json(RUNNING)["shown"] == []
    assert "On the table" not in "".join(table_html(RUNNING)) + "".join(table_markdown(RUNNING))


def test_notes_on_the_ranking_wait_for_the_first_entry():
    """That all share the first place with nothing at all is no news."""
    note = (Note("x.tie", "equal players share the place"),)
    begun, played = (view._replace(final=view.final._replace(notes=note)) for view in (EMPTY, RUNNING))
    for shown in (table_text, lambda view: "".join(table_markdown(view)), lambda view: "".join(table_html(view))):
        assert "equal players" not in shown(begun)
        assert "equal players" in shown(played)


@pytest.mark.parametrize("width", [12, 30, 80])
def test_it_stays_within_the_width_and_harmless(width):
    """Names of players stand in the heads of columns."""
    hostile = "B\x1b[2J\u202e<b>|`" + "x" * 40
    grid = Grid(hostile, ((hostile, "7"),), (hostile, "stars"))
    view = ROUNDS._replace(shown=(grid, Grid("", ((hostile,),))))
    for ascii in (False, True):
        lines = table_text(view, width=width, ascii=ascii).split("\n")
        assert max(map(cells, lines)) <= width
        assert all(line.isprintable() for line in lines)
    assert not [one for one in elements("\n".join(table_html(view))) if one.name == "b"]
