"""The rows about the game, P9 to P14: the river, a round's points, the order of taking cards back, the last round."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from scorecalc.api import load_rules, score
from scorecalc.model.table import in_groups
from scorecalc.render.markdown import markdown
from scorecalc.render.schema import schema
from scorecalc.render.text import text
from scorecalc.render.to_json import dumps
from scorecalc.rulesets.saint_poker.cards import CARDS
from scorecalc.rulesets.saint_poker.five import Five
from scorecalc.rulesets.saint_poker.rounds import cards_left, future_river
from scorecalc.rulesets.saint_poker.worth import worth_of
from tests.rulesets.saint_poker.shown import problems, shown

#: the river's full house plays for as many as there are
ALL_TIE = "river=KsQsQhKdKc A: 3d2s B: JsJd C: 4d5c D: 7c8c E: 9s2c"


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_p9_the_future_river_and_a_card_from_each_player_make_five(players, cards):
    """P9."""
    assert future_river(players) == cards
    assert cards + players == 5


@pytest.mark.parametrize("number", range(1, 9))
def test_p10_the_winner_gets_the_number_of_the_round_and_the_others_nothing(number):
    """P10: what nobody pays comes from the bank."""
    found = shown(f"river=2h7cJs9h7h round={number} A: Ad2d B: 8c4h C: 4sTc")
    assert found["total"] == {"amount": number, "unit": "points"}
    assert found["deltas"] == {"A": number, "B": 0, "C": 0, "bank": -number}
    assert found["payments"] == [
        {"from": "bank", "to": "A", "amount": number, "unit": "points", "why": f"round {number}"}
    ]
    assert {player: hand["total"]["amount"] for player, hand in found["hands"].items()} == {"A": number, "B": 0, "C": 0}
    assert (found["winner"], found["outcome"], found["settled"]) == (["A"], "marks", "all")


@pytest.mark.parametrize(
    ("number", "winners", "each"),
    [(7, 2, 4), (8, 2, 4), (1, 2, 1), (1, 5, 1), (8, 3, 3), (7, 3, 3), (6, 4, 2), (8, 5, 2), (5, 5, 1), (6, 5, 2)],
)
def test_p10_winners_share_and_the_shares_are_rounded_up(number, winners, each):
    """P10; two winners of round 7 get 4 each."""
    line = " ".join(ALL_TIE.split()[: 1 + 2 * winners])
    found = shown(f"round={number} {line}")
    assert found["total"] == {"amount": each, "unit": "points"}
    assert found["deltas"] == {**dict.fromkeys("ABCDE"[:winners], each), "bank": -each * winners}
    assert sum(found["deltas"].values()) == 0
    assert all(hand["steps"][0]["value"] == each for hand in found["hands"].values())


def test_p10_the_division_is_shown():
    """The step, and the reason of the payment."""
    found = shown(f"round=7 {' '.join(ALL_TIE.split()[:5])}")
    assert found["hands"]["A"]["steps"] == [{"text": "7 / 2 = 3½, rounded up", "value": 4}]
    assert found["payments"][0]["why"] == "round 7 shared: 7 / 2 = 3½, rounded up"


@pytest.mark.parametrize("number", ["0", "9", "-1", "x", "1/2", ""])
def test_p11_there_are_eight_rounds(number):
    """P11: what is no round is refused."""
    assert problems(f"river=2h7cJs9h7h round={number} A: Ad2d B: 8c4h")[0].code in ("N132", "N133")


def test_p11_eight_rounds_without_a_tie_bring_36_points():
    """P11."""
    assert (
        sum(shown(f"river=2h7cJs9h7h round={number} A: Ad2d B: 8c4h")["total"]["amount"] for number in range(1, 9))
        == 36
    )


def test_p12_the_worst_take_first_and_equal_ones_stand_together():
    """P12: groups, since equal hands take in random order; the winner is the last."""
    found = shown("river=7s6d8h6sJh round=2 A: AcKc B: 5dKh C: Tc2s D: Jc2d E: Th4s")
    assert found["order"] == [["D"], ["A"], ["B"], ["C", "E"]]
    assert found["pick_up"] == [["C", "E"], ["B"], ["A"], ["D"]]


@pytest.mark.parametrize(("after", "left"), [(0, 10), (1, 9), (7, 3), (8, 2)])
def test_p13_two_cards_are_left_after_the_last_round(after, left):
    """P13: three used and two taken back in each round."""
    assert cards_left(after) == left


def test_p14_equal_points_at_the_end_share_the_place():
    """P14."""
    points = {"Anna": 12, "Bert": 14, "Cleo": 12}
    assert in_groups(points, points.__getitem__) == [["Bert"], ["Anna", "Cleo"]]


def test_without_a_round_there_is_an_order_and_no_points():
    """Nothing is guessed: the hands are compared, and a note says why no points are marked."""
    found = shown("river=2h7cJs9h7h A: Ad2d B: 8c4h C: 4sTc")
    assert (found["total"], found["payments"], found["deltas"], found["settled"]) == (None, [], {}, "none")
    assert (found["order"], found["winner"]) == ([["A"], ["C"], ["B"]], ["A"])
    assert [hand["total"] for hand in found["hands"].values()] == [None, None, None]
    assert [note["id"] for note in found["notes"]] == ["saint-poker.round-not-given"]


def test_a_hand_without_a_label_is_only_looked_at():
    """Class and cards stand at the top; it wins nothing, even in a round."""
    found = shown("river=2h7cJs9h7h Ad2d")
    assert (found["class"], found["cards"], found["ranks"]) == ("two pair", ["7h", "7c", "2h", "2d", "Ad"], "7722A")
    assert (found["total"], found["winner"], found["outcome"], found["settled"]) == (None, [], "marks", "none")
    assert "hands" not in found
    assert "order" not in found
    assert found["notes"] == []
    alone = shown("river=2h7cJs9h7h Ad2d round=4")
    assert (alone["total"], [note["id"] for note in alone["notes"]]) == (None, ["saint-poker.nobody-else"])


def test_the_river_may_stand_bare_before_the_first_label():
    """`river=`, its cards with `/` between them, or bare; in parts as well."""
    usual = shown("river=2h7cJs9h7h round=4 A: Ad2d B: 8c4h")
    for river in ("2h7cJs9h7h", "river=2h/7c/Js/9h/7h", "board=2h7cJs9h7h", "Js 9h 7h river=2h7c"):
        other = shown(f"{river} round=4 A: Ad2d B: 8c4h")
        assert {**other, "line": usual["line"]} == usual


def test_cards_in_another_order_give_the_same_to_the_last_card():
    """Of two sevens in the river that do the same in a straight, always the same one is shown."""
    one = shown("river=7s7c8d9hTc A: JdAs B: 2d2c")
    other = shown("river=Tc9h8d7c7s A: AsJd B: 2c2d")
    assert one["hands"] == other["hands"]
    assert one["hands"]["A"]["cards"] == ["Jd", "Tc", "9h", "8d", "7s"]


def test_players_have_any_name_but_that_of_an_account():
    """`bank` pays what nobody pays."""
    assert shown("river=2h7cJs9h7h round=1 Anna: Ad2d p-2: 8c4h")["deltas"] == {"Anna": 1, "p-2": 0, "bank": -1}
    for name in ("bank", "pot"):
        assert [problem.code for problem in problems(f"river=2h7cJs9h7h {name}: Ad2d B: 8c4h")] == ["N140"]


@pytest.mark.parametrize("line", ["round=7 A: Ad2d B: 8c4h", "A: Ad2d B: 8c4h", "Ad2d", "Ad2d round=3"])
def test_the_json_is_as_its_schema_says(line):
    """A showdown with and without points, a hand alone."""
    found = json.loads(dumps(shown(f"river=2h7cJs9h7h {line}")))
    assert Draft202012Validator(schema()).is_valid(found)
    assert Draft202012Validator({"$defs": schema()["$defs"], "$ref": "#/$defs/score"}).is_valid(found)


def test_the_text_says_who_wins_and_why():
    """A table of the hands, the best first; sentences; what is marked."""
    assert text(score("saint-poker river=2h7cJs9h7h round=4 A: Ad2d B: 8c4h C: 4sTc")) == (
        "saint-poker   round 4   river Js 9h 7h 7c 2h\n"
        "\n"
        "  A   two pair   7h 7c 2h 2d Ad   sevens and twos, ace kicker\n"
        "  C   one pair   7h 7c Js Tc 9h   sevens, jack, ten and nine kickers\n"
        "  B   one pair   7h 7c Js 9h 8c   sevens, jack, nine and eight kickers\n"
        "\n"
        "  A wins with two pair against one pair\n"
        "  C is before B with the ten as second kicker against the nine\n"
        "  cards are taken back twice round: B, then C, then A\n"
        "\n"
        "  A marks  +4   round 4"
    )


def test_the_text_says_why_hands_are_equal():
    """Ties for the first place and behind it."""
    shown = text(score("saint-poker river=KsQsQhKdTc round=7 Anna: KcAs Bert: KhAd Cleo: 2c3c Dora: 4c5c"))
    assert shown.split("\n\n")[2].splitlines() == [
        "  Anna and Bert tie: kings over queens",
        "  Anna and Bert win with a full house against two pair",
        "  Cleo and Dora tie: the river's two pair plays",
        "  cards are taken back twice round: Cleo and Dora by lot, then Anna and Bert by lot",
    ]


def test_markdown_has_the_hands_in_a_table():
    """With citations and what was rejected where those are asked for."""
    shown = markdown(score("saint-poker river=7hKs2sKd7c round=2 A: 3s3c B: AsQc"), explain=True)
    assert shown.split("\n\n")[2:5] == [
        "|    |          |                |                                | row            |\n"
        "|:---|:---------|:---------------|:-------------------------------|:---------------|\n"
        "| B  | two pair | Ks Kd 7h 7c As | kings and sevens, ace kicker   | saint-poker:P4 |\n"
        "| A  | two pair | Ks Kd 7h 7c 3s | kings and sevens, three kicker | saint-poker:P4 |",
        "*rejected:* A: third pair, threes: only two count; one of it is the kicker",
        "1. B wins with the ace kicker against the three (saint-poker:P6)\n"
        "1. cards are taken back twice round: A, then B (saint-poker:P12)",
    ]


def test_signs_and_names_are_shown_as_asked_for():
    """`--pieces unicode` and `--names`; JSON keeps letters and ids."""
    found = score("saint-poker river=2h7cJs9h7h Ad2d", names="ja", pieces="unicode")
    assert found.hands[""].row[:2] == ("ツーペア", "7♥ 7♣ 2♥ 2♦ A♦")
    assert (found.hands[""].facts["class"], found.hands[""].facts["cards"][0]) == ("two pair", "7h")


def test_the_chart_shows_classes_points_and_rivers():
    """P4, P10, P9 and P13 as tables."""
    rules = load_rules("saint-poker")
    classes, rounds, rivers = rules.game.charts(rules.ready)
    assert [row for row, _ in classes.rows] == [
        "straight flush",
        "four of a kind",
        "full house",
        "flush",
        "straight",
        "three of a kind",
        "two pair",
        "one pair",
        "high card",
    ]
    assert dict(classes.rows)["flush"] == ("Kh 9h 7h 6h 2h", "5,108", "0.1965%", "4,047,644", "3.0255%")
    assert dict(rounds.rows)["round 7"] == ("7", "4", "3", "2", "2", "3")
    assert rivers.rows == (("future river", ("3", "2", "1", "0")),)
    for name, cells in classes.rows:
        assert worth_of(Five(CARDS.read(cells[0].replace(" ", ""))[0])).of.name.lower() == name
