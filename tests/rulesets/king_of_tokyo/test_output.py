"""What is printed: a roll, a turn step by step with the table after it, JSON by its schema, the chart."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from scorecalc.api import load_rules, score
from scorecalc.render.markdown import markdown
from scorecalc.render.schema import schema
from scorecalc.render.text import text
from scorecalc.render.to_json import dumps

from .board import json_of

TURN = "11SSHE turn=B yield=A A: hearts=9 stars=4 energy=2 at=city B: hearts=9 stars=0 energy=0 at=out"


def test_a_turn_is_told_step_by_step():
    """Items with reasons, what happened, the table with what changed, the stars that are marked."""
    assert text(score(f"king-of-tokyo {TURN}")) == (
        "king-of-tokyo   B's turn   dice 11HESS\n"
        "\n"
        "  entering Tokyo   1 star      B enters Tokyo City\n"
        "  energy           1 energy    E\n"
        "  hearts           1 heart     H\n"
        "  smashes          2 smashes   SS\n"
        "                   ---------\n"
        "  1 star, 1 energy, 1 heart, 2 smashes\n"
        "\n"
        "  B's 2 smashes hit A, in Tokyo City: 9 → 7 hearts\n"
        "  A yields Tokyo City\n"
        "  B enters Tokyo City, which is empty\n"
        "\n"
        "      stars   energy   hearts   where\n"
        "  A   4       2        9 → 7    city → out\n"
        "  B   0 → 1   0 → 1    9 → 10   out → city\n"
        "\n"
        "  B marks  +1 star   turn\n"
        "\n"
        "  note: a game of two without its variant: Tokyo gives stars; with +two-player it gives energy"
    )


def test_explained_each_step_cites_its_row():
    """Behind the step, under one another."""
    shown = text(score(f"king-of-tokyo {TURN}"), explain=True)
    assert "  entering Tokyo   1 star      king-of-tokyo:K6   B enters Tokyo City\n" in shown
    assert "  B's 2 smashes hit A, in Tokyo City: 9 → 7 hearts   king-of-tokyo:K4\n" in shown
    assert "  A yields Tokyo City                                king-of-tokyo:K7\n" in shown


def test_markdown_has_the_steps_as_a_list_and_the_table_as_a_table():
    """With its citations where they are asked for."""
    shown = markdown(score(f"king-of-tokyo {TURN}"))
    assert "1. A yields Tokyo City\n1. B enters Tokyo City, which is empty\n" in shown
    assert "| A  | 4       | 2        | 9 → 7    | city → out |\n" in shown
    assert "1. A yields Tokyo City (king-of-tokyo:K7)\n" in markdown(score(f"king-of-tokyo {TURN}"), explain=True)


def test_a_roll_is_told_in_its_four_kinds():
    """The heart says that it counts outside Tokyo."""
    assert text(score("king-of-tokyo 1111HS")) == (
        "king-of-tokyo   dice 1111HS\n"
        "\n"
        "  three 1s     1 star    111\n"
        "  more alike   1 star    one more 1\n"
        "  hearts       1 heart   H, outside Tokyo\n"
        "  smashes      1 smash   S\n"
        "               -------\n"
        "  2 stars, 0 energy, 1 heart, 1 smash\n"
        "\n"
        "  the player marks  +2 stars   dice"
    )


def test_every_event_has_its_words():
    """All that may happen in a turn, as it is told."""
    told = [
        event["text"]
        for line in (
            "HHSSS1 turn=A A: at=city hearts=4 B: hearts=3 stars=1 C: hearts=5 stars=2",
            "HH1122 turn=A A: hearts=9 B: at=city",
            "S11223 turn=A A: B:",
            "11SS22 turn=A A: at=city B: hearts=0 C: hearts=2 D: hearts=2 stars=9",
            "S11223 turn=C yield=B A: at=city hearts=1 B: at=bay C: D: E:",
            "SSS112 turn=A A: at=city B: at=bay C: hearts=3 D: E:",
            "SS1122 turn=A extra-hearts=-1 A: hearts=1 B: at=city hearts=2",
            "111223 turn=A A: at=city stars=17 B: C:",
            "S11223 turn=A A: B: at=city C:",
        )
        for event in json_of(line)["events"]
    ]
    assert told == [
        "A is in Tokyo City, where HH heal nothing",
        "A's 3 smashes hit B, outside: 3 → 0 hearts",
        "A's 3 smashes hit C, outside: 5 → 2 hearts",
        "B is eliminated, and 1 star is gone",
        "A has 10 hearts, the most there are: 1 heart in vain",
        "A's 1 smash hits nobody: no other monster is in Tokyo",
        "A enters Tokyo City, which is empty",
        "A's 2 smashes hit C, outside: 2 → 0 hearts",
        "A's 2 smashes hit D, outside: 2 → 0 hearts",
        "C is eliminated",
        "D is eliminated, and 9 stars are gone",
        "A is the last one standing: A wins",
        "C's 1 smash hits A, in Tokyo City: 1 → 0 hearts",
        "C's 1 smash hits B, in Tokyo Bay: 10 → 9 hearts",
        "A is eliminated and leaves Tokyo City",
        "4 monsters live, so Tokyo Bay closes: B moves to Tokyo City, for no star",
        "B yields Tokyo City",
        "C enters Tokyo City, which is empty",
        "A's 3 smashes hit C, outside: 3 → 0 hearts",
        "A's 3 smashes hit D, outside: 10 → 7 hearts",
        "A's 3 smashes hit E, outside: 10 → 7 hearts",
        "C is eliminated",
        "4 monsters live, so Tokyo Bay closes: B leaves Tokyo, the City is taken",
        "A's 2 smashes hit B, in Tokyo City: 2 → 0 hearts",
        "A loses 1 heart to Power cards: 1 → 0 hearts",
        "A is eliminated",
        "B is eliminated and leaves Tokyo City",
        "no monster is left, so nobody wins",
        "A has 20 stars: A wins",
        "A's 1 smash hits B, in Tokyo City: 10 → 9 hearts",
        "B stays in Tokyo City",
    ]


def test_json_holds_by_the_schema():
    """A roll, a turn and a turn that ends the game, with the keys that the command line's description lists."""
    validator = Draft202012Validator(schema())
    for line in ("111EHS", TURN, "333333 turn=A A: stars=17 B: hearts=1 at=city", "112233 turn=A players=4 A: B:"):
        assert validator.is_valid(json.loads(dumps(json_of(line))))
    shown = json_of(TURN)
    assert shown["before"] == {
        "A": {"stars": 4, "hearts": 9, "energy": 2, "at": "city", "alive": True},
        "B": {"stars": 0, "hearts": 9, "energy": 0, "at": "out", "alive": True},
    }
    assert shown["after"] == {
        "A": {"stars": 4, "hearts": 7, "energy": 2, "at": "out", "alive": True},
        "B": {"stars": 1, "hearts": 10, "energy": 1, "at": "city", "alive": True},
    }
    assert (shown["over"], shown["winner"], shown["outcome"], shown["settled"]) == (False, [], "marks", "all")
    assert shown["total"] == {"amount": 1, "unit": "stars"}


def test_k1_the_chart_has_the_stars_of_each_number():
    """Three of a number bring the number, each further die one more."""
    rules = load_rules("king-of-tokyo")
    (chart,) = rules.game.charts(rules.ready)
    assert chart.columns == ("1 die", "2 dice", "3 dice", "4 dice", "5 dice", "6 dice")
    assert chart.rows == (
        ("of 1", (None, None, "1", "2", "3", "4")),
        ("of 2", (None, None, "2", "3", "4", "5")),
        ("of 3", (None, None, "3", "4", "5", "6")),
    )
