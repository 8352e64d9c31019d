"""A spoiled hand (riichi:P12), in a line and at a table; all numbers are reckoned by hand."""

from __future__ import annotations

import pytest

from scorecalc.api import bind_line, load_rules, score
from scorecalc.notation import read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json
from tests.rulesets.fuhan.played import Played


@pytest.mark.parametrize(
    ("line", "deltas"),
    [
        ("riichi chombo=S", {"E": 4000, "S": -8000, "W": 2000, "N": 2000}),
        ("riichi +nobody-won chombo=E declared=SE honba=3 sticks=2", {"E": -12000, "S": 4000, "W": 4000, "N": 4000}),
        # three players: what the absent one would have paid is lost; or paid by halves
        ("riichi-sanma chombo=W", {"E": 4000, "S": 2000, "W": -6000}),
        ("riichi-sanma chombo=W tsumo-loss=off", {"E": 5000, "S": 3000, "W": -8000}),
    ],
)
def test_the_offender_pays_what_a_mangan_would_have_brought(line: str, deltas: dict[str, int]):
    """P12: without counters; the sticks of the hand and of the table stay where they were before it."""
    result = score(line)
    assert result.deltas == deltas
    assert (result.outcome, result.winner, result.settled) == ("chombo", (), "all")
    assert {payment.why for payment in result.payments} == {"chombo"}


def test_points_off_the_result_move_nothing_now():
    """chombo-penalty: JSON has the outcome, and a note says what is to come."""
    shown = as_json(score("riichi-ema chombo=N"))
    assert (shown["outcome"], shown["payments"], shown["total"]) == ("chombo", [], None)
    assert shown["notes"] == [
        {"id": "riichi.chombo", "text": "20000 points are taken off the result of N at the end of the game"}
    ]


@pytest.mark.parametrize("line", ["riichi chombo=S round=S", "riichi +nobody-won round=S chombo=S"])
def test_a_chombo_has_one_canonical_form(line: str):
    """With or without the word that nobody won."""
    bound, rules = bind_line(read(line))
    assert canonical(bound, rules.vocabulary, rules.name) == "riichi +nobody-won round=S chombo=S"


@pytest.mark.parametrize(
    ("line", "problems"),
    [
        ("riichi chombo=S tenpai=E", [("R216", "chombo= and tenpai= contradict each other")]),
        ("riichi chombo=S nagashi=E", [("R216", "chombo= and nagashi= contradict each other")]),
        ("riichi chombo=S +abortive", [("R216", "chombo= and +abortive contradict each other")]),
        ("riichi chombo=S 123m", [("R216", "`123m` in a deal that nobody won")]),
        ("riichi chombo=S han=3", [("R216", "`han=3` in a deal that nobody won")]),
        ("riichi chombo=S from=E", [("R216", "from= in a deal that nobody won")]),
        ("riichi chombo=S ind=3m", [("R216", "ind= in a deal that nobody won")]),
        ("riichi-sanma chombo=N", [("R213", "chombo=N: three players have no North seat")]),
        ("riichi chombo=SW", [("N133", "bad value for `chombo=`: expected one of E, S, W, N, not `SW`")]),
    ],
)
def test_what_cannot_be_told_of_a_chombo_is_refused(line: str, problems: list[tuple[str, str]]):
    """The hand was not played out, and one player spoiled it."""
    with pytest.raises(Refused) as refused:
        score(line)
    assert [(problem.code, problem.message) for problem in refused.value.problems] == problems


def test_the_hand_is_played_again_and_its_sticks_go_back():
    """P12: dealer, honba and the sticks from before stay; Ben's of this hand goes back to him."""
    table = Played().at("E2 1", sticks=1000, Anna=25000, Ben=25000, Cleo=24000, Dora=25000)
    table.enter("chombo=Cleo declared=Ben")
    assert table.deal == ("E2", "Ben", 1, 1000)
    assert table.scores == (27000, 29000, 16000, 27000)
    assert table.entry.line == "riichi +nobody-won round=E honba=1 sticks=1 declared=E chombo=S"
    assert [note.id for note in score(table.entry.line).notes] == ["riichi.chombo-sticks"]


def test_points_are_taken_off_the_result_for_each_chombo():
    """Ben's two chombo, and the uma of riichi-wrc: he is second by his seat's score, not by the result."""
    table = Played("riichi-wrc").enter("chombo=Ben", "chombo=Ben", "+mangan seat=Ben from=Anna")
    assert table.scores == (22000, 38000, 30000, 30000)
    assert table.results == {"Ben": 8000 + 15000 - 40000, "Cleo": 0, "Dora": 0, "Anna": -8000 - 15000}
    assert dict(table.final.places[0].parts) == {"score": 8000, "uma": 15000, "oka": 0, "chombo": -40000}
    assert table.final.scale == 1000


def test_a_chombo_can_bust():
    """P11: 7000 less 8000."""
    table = Played(bust="true").at("E1", Anna=31000, Ben=7000, Cleo=31000, Dora=31000).enter("chombo=Ben")
    assert table.state.over == "bust"


def test_a_chombo_in_the_last_hand_ends_nothing():
    """P12: it is played again, with a dealer who leads as well."""
    table = Played("riichi-tenhou").at("S4", Anna=20000, Ben=20000, Cleo=20000, Dora=40000).enter("chombo=Anna")
    assert (table.state.over, table.deal) == ("", ("S4", "Dora", 0, 0))


def test_the_word_is_known_by_its_ruleset():
    """The vocabulary has it, as a word that names a player."""
    setting = load_rules("riichi").vocabulary.settings["chombo"]
    assert (setting.player, setting.table, setting.option) == (True, True, False)
    assert "chombo-penalty" in {option.name for option in load_rules("riichi").game.options}
