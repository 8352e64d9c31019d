"""How a game of Saint Poker goes from round to round, row by row; every figure is reckoned by hand."""

from __future__ import annotations

import json

import pytest

from scorecalc.api import load_rules
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import played, with_options

RULES = load_rules("saint-poker")
TWO = ("Anna", "Ben")
#: sevens and twos before sevens
FIRST = "river=2h7cJs9h7h Anna: Ad2d Ben: 8c4h"


def begun(*players: str) -> State:
    return flow_of(RULES).begin(players)


def enter(line: str, state: State) -> Entry:
    return enter_line(read(line), RULES, state)[0]


def behind(*lines: str, players: tuple[str, ...] = TWO) -> State:
    return played(lines, players, RULES)[0]


def problems(line: str, state: State) -> list[Problem]:
    with pytest.raises(Refused) as refused:
        enter(line, state)
    return list(refused.value.problems)


def uncounted(state: State, number: int) -> State:
    """The table before another round, with no card shown so far."""
    return state._replace(round=str(number), memory={**state.memory, "shown": []})


@pytest.mark.parametrize("count", range(2, 6))
def test_p3_two_to_five_begin_without_points_in_round_1(count: int):
    """P3, P11: and nobody takes a card back yet."""
    players = ("Anna", "Ben", "Cleo", "Dora", "Emil")[:count]
    state = begun(*players)
    assert (state.scores, state.round, state.over) == (dict.fromkeys(players, 0), "1", "")
    assert state.memory["pick_up"] == []
    assert flow_of(RULES).seats(state) == {player: player for player in players}


@pytest.mark.parametrize(("players", "count"), [(("Anna",), "1 player"), (tuple("ABCDEF"), "6 players")])
def test_p3_fewer_or_more_cannot_play(players: tuple[str, ...], count: str):
    """P3, P13: six would need 60 cards."""
    with pytest.raises(Refused) as refused:
        begun(*players)
    (found,) = refused.value.problems
    assert (found.code, found.message) == ("R384", f"{count}; Saint Poker has 2 to 5")
    assert found.help == "name 2 to 5: each holds ten cards of one deck"


def test_p10_the_winner_marks_the_number_of_the_round_and_points_add_up():
    """P10: 1 for Anna, 2 for Ben, whose kings are before tens; the bank pays."""
    entry = enter(FIRST, begun(*TWO))
    assert (entry.after.scores, entry.after.round) == ({"Anna": 1, "Ben": 0}, "2")
    assert [(one.payer, one.payee, one.amount) for one in entry.payments] == [("bank", "Anna", 1)]
    entry = enter("river=2hQcQs3c5d Anna: TsTd Ben: KsKd", entry.after)
    assert (entry.after.scores, entry.after.round) == ({"Anna": 1, "Ben": 2}, "3")


@pytest.mark.parametrize(("number", "each"), [(7, 4), (8, 4), (1, 1)])
def test_p10_winners_share_a_round_and_the_shares_are_rounded_up(number: int, each: int):
    """P10: the river's full house plays for both."""
    entry = enter("river=KsQsQhKdKc Anna: 3d2s Ben: JsJd", uncounted(begun(*TWO), number))
    assert entry.after.scores == {"Anna": each, "Ben": each}


def test_p11_the_game_is_over_after_the_eighth_round():
    """P11: and stands in it; nothing more is entered."""
    state = enter(FIRST, uncounted(begun(*TWO), 7)).after
    assert (state.round, state.over) == ("8", "")
    state = enter(FIRST, uncounted(state, 8)).after
    assert (state.round, state.over, state.scores) == ("8", "all 8 rounds are played", {"Anna": 15, "Ben": 0})
    (found,) = problems(FIRST, state)
    assert (found.code, found.message) == ("R381", "the game is over: all 8 rounds are played")


def test_p12_the_table_remembers_who_takes_cards_back_the_worst_first():
    """P12: Cleo and Emil are equal and the lot decides; kept as JSON it is the same."""
    line = "river=7s6d8h6sJh Anna: AcKc Ben: 5dKh Cleo: Tc2s Dora: Jc2d Emil: Th4s"
    state = behind(line, players=("Anna", "Ben", "Cleo", "Dora", "Emil"))
    assert state.memory["pick_up"] == [["Cleo", "Emil"], ["Ben"], ["Anna"], ["Dora"]]
    assert json.loads(json.dumps(state.memory)) == state.memory


def test_p14_equal_points_share_the_place():
    """P14: and a note says that it is a reading; between different points there is none."""
    state = begun("Anna", "Ben", "Cleo")._replace(scores={"Anna": 12, "Ben": 14, "Cleo": 12})
    final = flow_of(RULES).final(state)
    assert [(one.player, one.place, one.score) for one in final.places] == [
        ("Ben", 1, 14),
        ("Anna", 2, 12),
        ("Cleo", 2, 12),
    ]
    assert [(note.id, note.text) for note in final.notes] == [
        ("saint-poker.final-tie", "who has as many points shares the place (a reading of saint-poker:P14)")
    ]
    assert flow_of(RULES).final(state._replace(scores={"Anna": 12, "Ben": 14, "Cleo": 1})).notes == ()


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (FIRST, "saint-poker river=Js9h7h7c2h round=1 Anna: Ad2d Ben: 8c4h"),
        ("Js9h7h round=1 river=7c2h ben: 4h8c ANNA: 2dAd", "saint-poker river=Js9h7h7c2h round=1 Anna: Ad2d Ben: 8c4h"),
    ],
)
def test_a_line_is_filled_in_with_its_round_and_stands_in_the_order_of_the_table(typed: str, line: str):
    """Whatever the case of the names and the order of the hands."""
    assert enter(typed, begun(*TWO)).line == line


@pytest.mark.parametrize(
    ("line", "message", "help"),
    [
        ("river=2h7cJs9h7h Anna: Ad2d Ben: 8c4h", "what does Cleo show?", "Cleo: AhKd"),
        ("river=2h7cJs9h7h Cleo: Ad2d", "what do Anna and Ben show?", "Anna: AhKd"),
        ("river=2h7cJs9h7h", "what do Anna, Ben and Cleo show?", "Anna: AhKd"),
        ("river=2h7cJs9h7h Ad2d", "what do Anna, Ben and Cleo show?", "Anna: AhKd"),
    ],
)
def test_r382_everybody_shows_a_hand(line: str, message: str, help: str):
    """Who is missing is asked for."""
    (found,) = problems(line, begun("Anna", "Ben", "Cleo"))
    assert (found.code, found.message) == ("R382", message)
    assert found.help == f"everybody shows two cards, behind his name: {help}"


def test_nobody_else_shows_one():
    """N143."""
    (found,) = problems(f"{FIRST} Cleo: 3s3c", begun(*TWO))
    assert (found.code, found.message, found.start) == ("N143", "no player `Cleo` at this table", 38)


def test_r380_a_line_that_says_another_round_is_refused_in_its_place():
    """P11."""
    (found,) = problems(f"round=3 {FIRST}", begun(*TWO))
    assert (found.code, found.message, found.start, found.end) == ("R380", "round=3, but it is round 1", 0, 7)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("river=2h7cJs9h7h Anna: Ad2d Ben: 2d4h", "R350"),
        ("river=2h7cJs9h Anna: Ad2d Ben: 8c4h", "R351"),
        ("Anna: Ad2d Ben: 8c4h", "R351"),
        ("river=2h7cJs9h7h Anna: Ad Ben: 8c4h", "R352"),
        ("river=2h7cJs9h7h Anna: Ad2d Ben:", "R352"),
    ],
)
def test_cards_that_are_no_showdown_are_refused_as_everywhere(line: str, code: str):
    """P1, P3."""
    assert [found.code for found in problems(line, begun(*TWO))] == [code]


def test_p9_three_cards_of_the_river_of_two_come_from_the_deck():
    """P9: two of the first round may lie there again, put there by the players, but not three."""
    state = behind(FIRST)
    assert enter("river=2h7cQs3c3d Anna: KsKd Ben: TsTd", state).after.scores == {"Anna": 3, "Ben": 0}
    (found,) = problems("river=2hQs7c3cJs Anna: KsKd Ben: TsTd", state)
    assert (found.code, found.start, found.end) == ("R380", 14, 16)
    assert found.message == "2h, 7c and Js of the river were shown before, but 3 of its five come from the deck"
    assert found.help == "a card is wrong, here or in a round before: `table edit` corrects that one"


def test_p9_of_the_river_of_five_players_none_comes_from_the_deck():
    """P9: all five may have been shown before; here they are five of the ten that were taken back."""
    five = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    state = behind("river=2h3h4d5d7c Anna: AsAd Ben: KsKd Cleo: QsQd Dora: JsJd Emil: TsTd", players=five)
    again = enter("river=AsAdKsKdQs Anna: 2c3c Ben: 4c5c Cleo: 6c8c Dora: 2d3d Emil: 8s8h", state)
    assert again.after.round == "3"


def test_p12_no_more_cards_come_back_than_were_taken():
    """P12: of nine cards two players take four, also when the fifth waits for a round."""
    state = behind(FIRST)
    (found,) = problems("river=2h7cQs3c3d Anna: AdKd Ben: 4hJs", state)
    assert (found.code, found.start, found.end) == ("R380", 6, 8)
    assert found.message == "5 cards of round 1 are back, but 4 were taken back: Ad, Js, 7c, 4h and 2h"
    later = enter("river=2h7cQs3c3d Anna: AdKd Ben: 4hTs", state).after
    (found,) = problems("river=QdQh6c5c5d Anna: JsKh Ben: ThTd", later)
    assert found.message == "5 cards of round 1 are back, but 4 were taken back: Ad, Js, 7c, 4h and 2h"


def test_p13_ten_cards_were_dealt_to_each_player():
    """P13: 9 new cards in each of three rounds, 3 of them the deck's: 18 of two players' 20; the fourth may add two."""
    rounds = (
        "river=2s3s4s5s6s Anna: 7s8s Ben: 9sTs",
        "river=2h3h4h5h6h Anna: 7h8h Ben: 9hTh",
        "river=2d3d4d5d6d Anna: 7d8d Ben: 9dTd",
    )
    state = behind(*rounds)
    assert enter("river=2c3c4c5c6c Anna: 7d8d Ben: 9dTd", state).after.round == "5"
    (found,) = problems("river=2c3c4c5c6c Anna: 7cTs Ben: 9dTd", state)
    assert (found.code, found.start, found.end) == ("R380", 23, 25)
    assert found.message == "21 cards of the players were new so far, but 20 were dealt to them"


def test_p13_cards_are_not_counted_where_a_table_does_not_want_it():
    """P13, count-cards=false: the same nine cards twice."""
    rules = with_options("saint-poker", {"count-cards": "false"})
    state, _ = played((FIRST, FIRST), TWO, rules)
    assert state.scores == {"Anna": 3, "Ben": 0}
    codes = [found.code for found in problems(FIRST, behind(FIRST))]
    assert codes == ["R380", "R380"]
