"""How a game of riichi goes from hand to hand (riichi:P5, P6, P8 to P10); all numbers are reckoned by hand."""

from __future__ import annotations

import pytest

from scorecalc.api import score
from scorecalc.problems import Refused
from tests.rulesets.fuhan.played import Played

RIICHI_HAND = "234m567m345p678s55s win=8s +riichi"


def test_seats_turn_with_the_deal():
    """P9: the next player deals, and is East from then on; his own names are found whatever their case."""
    table = Played().enter("han=3 fu=40 seat=Ben from=Anna")
    assert table.deal == ("E2", "Ben", 0, 0)
    assert table.flow.seats(table.state) == {"E": "Ben", "S": "Cleo", "W": "Dora", "N": "Anna"}
    table.enter("han=3 fu=40 seat=anna from=CLEO")
    assert table.entry.line == "riichi seat=N round=E from=S han=3 fu=40"
    assert table.scores == (25000, 30200, 19800, 25000)


def test_a_dealer_who_wins_stays_and_a_honba_is_added():
    """P5, P9: the second win has 300 more."""
    table = Played().enter("han=2 fu=30 seat=E from=S", "han=2 fu=30 seat=E from=S")
    assert table.deal == ("E1", "Anna", 2, 0)
    assert table.scores == (25000 + 2900 + 3200, 25000 - 2900 - 3200, 25000, 25000)


def test_a_round_is_over_when_all_have_dealt():
    """P11: behind East 4 comes South 1 with the first dealer; a draw adds a honba though the deal moves on."""
    table = Played().enter(*("+nobody-won tenpai=none",) * 4)
    assert table.deal == ("S1", "Anna", 4, 0)


def test_a_winner_in_riichi_has_put_down_his_stick():
    """P5: it is his again; the line that is kept says so, and scores to the same by itself."""
    table = Played().enter(f"Cleo: {RIICHI_HAND} from=Dora declared=Ben")
    assert table.entry.line == "riichi 234567m 345p 55678s win=8s +riichi seat=W round=E from=N declared=SW"
    assert table.scores == (25000, 24000, 25000 + 3900 + 1000, 25000 - 3900)
    assert score(table.entry.line).deltas == {"E": 0, "S": -1000, "W": 4900, "N": -3900, "pot": 0}


def test_two_winners_in_riichi_put_down_both_sticks():
    """P6: the nearest after the discarder has them all; each is paid in full."""
    hands = "Cleo: 123m456m789m23455p win=5p +riichi Dora: 567m99m345p345s678s win=5p +riichi"
    table = Played().enter(f"from=Anna declared=Ben {hands}")
    assert " declared=SWN " in table.entry.line
    # riichi and ittsuu, 40 fu: 5200; riichi and pinfu, 30 fu: 2000
    assert table.scores == (25000 - 5200 - 2000, 24000, 25000 + 5200 + 2000, 25000 - 1000 + 2000)
    assert table.deal == ("E2", "Ben", 0, 0)


@pytest.mark.parametrize(
    ("line", "deal"),
    [
        ("from=Ben Cleo: han=2 fu=30 Anna: han=2 fu=30", ("E1", "Anna", 3, 0)),
        ("from=Ben Cleo: han=2 fu=30 Dora: han=2 fu=30", ("E2", "Ben", 0, 0)),
    ],
)
def test_a_dealer_among_several_winners_stays(line: str, deal: tuple[str, str, int, int]):
    """P9; counters and sticks go to Cleo, the nearest after Ben."""
    table = Played().at("E1 2", sticks=2000, Anna=25000, Ben=24000, Cleo=25000, Dora=24000).enter(line)
    assert table.deal == deal
    assert table.state.scores["Cleo"] == 25000 + 2000 + 600 + 2000


def test_a_dealer_who_is_not_paid_has_not_won():
    """P6, P9: under multiple-ron=first Cleo, the nearest after Ben, is the only winner, and the deal moves on."""
    table = Played(multiple_ron="first").enter("from=Ben Cleo: han=2 fu=30 Anna: han=2 fu=30")
    assert table.deal == ("E2", "Ben", 0, 0)
    assert table.scores == (25000, 23000, 27000, 25000)


def test_three_wins_on_one_discard_are_a_draw_on_tenhou():
    """P10: nobody is paid, the dealer stays, a honba is added, the stakes stay on the table."""
    lines = "from=Ben declared=Ben/Dora Cleo: han=2 fu=30 Dora: han=2 fu=30 Anna: han=2 fu=30"
    table = Played("riichi-tenhou").enter(lines)
    assert table.entry.outcome == "abortive"
    assert table.deal == ("E1", "Anna", 1, 2000)
    assert table.scores == (25000, 24000, 25000, 24000)


def test_three_winners_are_all_paid_where_that_is_agreed():
    """P6: 2000 to two non-dealers and 2900 to the dealer, who stays; the 300 of the counter go to Cleo."""
    table = Played().at("E1 1", Anna=25000, Ben=25000, Cleo=25000, Dora=25000)
    table.enter("from=Ben Cleo: han=2 fu=30 Dora: han=2 fu=30 Anna: han=2 fu=30")
    assert table.scores == (27900, 25000 - 2000 - 2000 - 2900 - 300, 27300, 27000)
    assert table.deal == ("E1", "Anna", 2, 0)


def test_an_abortive_draw_keeps_dealer_and_sticks():
    """P9, P10: four riichi pay 1000 each into the pot."""
    table = Played("riichi-tenhou").enter("+nobody-won +abortive declared=Anna/Ben/Cleo/Dora")
    assert table.deal == ("E1", "Anna", 1, 4000)
    assert table.scores == (24000,) * 4


def test_several_nagashi_are_each_paid_and_the_dealer_stays_by_tenpai():
    """P8, P9: Anna has 12000 and pays 4000, Cleo has 8000 and pays 4000; no counters, and the sticks stay."""
    table = Played().at("E1 2", sticks=1000, Anna=25000, Ben=25000, Cleo=24000, Dora=25000)
    table.enter("+nobody-won nagashi=Anna/Cleo tenpai=Anna declared=Anna")
    assert table.scores == (25000 - 1000 + 12000 - 4000, 25000 - 4000 - 2000, 24000 - 4000 + 8000, 25000 - 6000)
    assert table.deal == ("E1", "Anna", 3, 2000)
    table.enter("+nobody-won nagashi=Anna tenpai=Ben")
    assert table.deal == ("E2", "Ben", 4, 2000)


def test_a_table_asks_whether_the_dealer_was_tenpai():
    """R382: after a nagashi, or where a draw moves nothing, the line may leave it out; not where a win decides."""
    problem = (
        "R382", "was the dealer tenpai?",
        "say tenpai=Anna or tenpai=none, or all who were: it decides whether the dealer stays",
    )  # fmt: skip
    assert Played().refused("+nobody-won nagashi=S") == [problem]
    assert Played(noten_payment="0").refused("+nobody-won") == [problem]
    assert Played(dealer_repeat="win").enter("+nobody-won nagashi=S").deal == ("E2", "Ben", 1, 0)


def test_what_a_line_says_otherwise_is_refused():
    """R380: with how things stand."""
    table = Played().at("E2 1", sticks=1000, Anna=25000, Ben=24000, Cleo=25000, Dora=25000)
    known = "it is East 2, 1 honba, 1 stick on the table"
    help = "leave it out, and the table fills it in"
    assert table.refused("+mangan seat=S from=W honba=2 round=S sticks=3") == [
        ("R380", f"honba=2, but {known}", help),
        ("R380", f"round=S, but {known}", help),
        ("R380", f"sticks=3, but {known}", help),
    ]
    assert table.enter("+mangan seat=S from=W honba=1 round=E sticks=1").deal == ("E3", "Cleo", 0, 0)
    assert Played().refused("+mangan seat=S from=W honba=1")[0][1] == (
        "honba=1, but it is East 1, no honba, no sticks on the table"
    )


def test_a_game_that_is_over_takes_no_hand():
    """R381."""
    table = Played(length="east").enter(*("+nobody-won tenpai=none",) * 4)
    assert table.refused("+mangan seat=S from=W") == [
        ("R381", "the game is over: last hand", "`table undo` takes the last entry back, if it should not be")
    ]


@pytest.mark.parametrize(
    ("ruleset", "players", "options", "message", "help"),
    [
        ("riichi", ("Anna", "Ben", "Cleo"), {}, "riichi is played by 4 here, not by 3",
         "name four players; three play under riichi-sanma, or players=3"),
        ("riichi-sanma", ("Anna", "Ben", "Cleo", "Dora"), {}, "riichi-sanma is played by 3 here, not by 4",
         "name three players; four play under players=4"),
        ("riichi", ("Anna", "Ben", "Cleo", "Dora"), {"uma": "20/0/-20"}, "uma=20/0/-20 has 3 places, but 4 play",
         "give a bonus for each place, or uma=usual"),
        ("riichi-sanma", ("Anna", "Ben", "Cleo"), {"uma": "jpml-a"}, "uma=jpml-a has 4 places, but 3 play",
         "give a bonus for each place, or uma=usual"),
        ("tokyo", ("Anna", "Ben", "Cleo"), {}, "tokyo is played by 4 here, not by 3", "name four players"),
    ],
)  # fmt: skip
def test_so_many_cannot_play(ruleset: str, players: tuple[str, ...], options: dict, message: str, help: str):
    """R384: the number of players, and uma that fit fewer or more."""
    with pytest.raises(Refused) as refused:
        Played(ruleset, players, **options)
    assert [(p.code, p.message, p.help) for p in refused.value.problems] == [("R384", message, help)]


def test_three_players_turn_in_three():
    """P9: East 3 is the last deal of the round; 2000 in all at a draw (P8); a stick waits for the next winner."""
    table = Played("riichi-sanma", ("Anna", "Ben", "Cleo")).enter("+nobody-won tenpai=Ben declared=Ben")
    assert table.scores == (34000, 36000, 34000)
    table.enter("han=3 fu=30 seat=Cleo +tsumo")
    # 2000 from Ben, the dealer, 1000 from Anna, 100 each for the counter, and the stick
    assert table.scores == (32900, 33900, 38200)
    table.enter("+nobody-won tenpai=none")
    assert table.deal == ("S1", "Anna", 1, 0)


class TestTokyo:
    """tokyo:T1, T5, T6."""

    def test_a_draw_is_played_again(self):
        """T5: whoever waited, without payments and without a counter; a stick is 100."""
        table = Played("tokyo").enter("+nobody-won declared=Ben", "+nobody-won +abortive")
        assert table.deal == ("E1", "Anna", 0, 100)
        assert table.scores == (20000, 19900, 20000, 20000)

    def test_the_deal_goes_round_once(self):
        """T1: four hands won by others than the dealer; results are the scores."""
        lines = ("han=2 fu=30 seat=Ben from=Anna", "han=2 fu=30 seat=Cleo from=Anna")
        table = Played("tokyo").enter(*lines, "han=2 fu=30 seat=Dora from=Anna")
        assert table.state.over == ""
        table.enter("han=2 fu=30 seat=Anna +tsumo")
        # 480 three times from Anna; then 240 from Dora, the dealer, and 120 from the others
        assert table.state.over == "last hand"
        assert table.scores == (20000 - 3 * 480 + 480, 20360, 20360, 20240)
        assert [(one.player, one.place, one.score, one.result) for one in table.final.places] == [
            ("Ben", 1, 20360, None), ("Cleo", 2, 20360, None), ("Dora", 3, 20240, None), ("Anna", 4, 19040, None),
        ]  # fmt: skip

    def test_two_winners_have_their_own_sticks_back(self):
        """T6: Cleo is paid in full, Anna, the dealer, half of 720; the stick of Dora goes to Cleo; Anna stays."""
        table = Played("tokyo").enter("from=Ben declared=Anna/Dora Cleo: han=2 fu=30 Anna: han=2 fu=30")
        assert table.scores == (20000 + 360, 20000 - 480 - 360, 20000 + 480 + 100, 19900)
        assert table.deal == ("E1", "Anna", 0, 0)

    def test_a_mangan_of_a_chombo_is_4000(self):
        """riichi:P12 by Tokyo's points: 2000 to the dealer, 1000 to the others."""
        table = Played("tokyo").enter("chombo=Ben")
        assert table.scores == (22000, 16000, 21000, 21000)
