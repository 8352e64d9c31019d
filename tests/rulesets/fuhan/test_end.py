"""How a game of riichi ends and who has won (riichi:P11, P12); all numbers are reckoned by hand."""

from __future__ import annotations

import pytest

from scorecalc.model.money import Payment
from tests.rulesets.fuhan.played import Played

THREE = ("Anna", "Ben", "Cleo")
LEVEL = {"Anna": 25000, "Ben": 25000, "Cleo": 25000, "Dora": 25000}
#: Dora leads by far, and has what a game needs to end
DORA = {"Anna": 20000, "Ben": 20000, "Cleo": 20000, "Dora": 40000}


def tenhou(place: str, *, sticks: int = 0, **scores: int) -> Played:
    """A table of Tenhou somewhere in the game."""
    return Played("riichi-tenhou").at(place, sticks=sticks, **scores)


@pytest.mark.parametrize(
    ("line", "over"),
    [
        ("han=1 fu=30 seat=Dora +tsumo", "last hand"),
        ("from=Anna Dora: han=1 fu=30 Ben: han=1 fu=30", "last hand"),
        ("+nobody-won tenpai=Dora/Ben", "last hand"),
        ("+nobody-won nagashi=Ben tenpai=Dora", "last hand"),
        ("+nobody-won tenpai=Ben", "last hand"),
        ("han=1 fu=30 seat=Ben +tsumo", "last hand"),
        ("+nobody-won +abortive", ""),
        ("from=Dora Anna: han=1 fu=30 Ben: han=1 fu=30 Cleo: han=1 fu=30", ""),
        ("chombo=Ben", ""),
    ],
)
def test_the_last_hand_of_a_dealer_who_leads(line: str, over: str):
    """P11 with dealer-stop: by a win or tenpai he ends the game; a hand that comes to nothing is played again."""
    assert tenhou("S4", **DORA).enter(line).state.over == over


@pytest.mark.parametrize(
    ("scores", "over"),
    [
        ({"Anna": 42000, "Ben": 20000, "Cleo": 20000, "Dora": 18000}, ""),  # he does not lead
        ({"Anna": 27000, "Ben": 25000, "Cleo": 21000, "Dora": 27000}, ""),  # he leads with 28500, but nobody has 30000
        ({"Anna": 27000, "Ben": 25000, "Cleo": 19500, "Dora": 28500}, "last hand"),  # and here somebody has
    ],
)
def test_a_dealer_goes_on_where_he_does_not_lead_or_nobody_has_enough(scores: dict[str, int], over: str):
    """P11 with extra-rounds: the dealer's 1500 do not make the game end by themselves."""
    table = tenhou("S4", **scores).enter("han=1 fu=30 seat=Dora +tsumo")
    assert table.state.over == over
    assert over or table.deal == ("S4", "Dora", 1, 0)


def test_the_ranking_says_that_the_dealer_ended_the_game():
    """P11 with dealer-stop: why there is no further hand is told; a last hand that passes needs no word."""
    (note,) = tenhou("S4", **DORA).enter("han=1 fu=30 seat=Dora +tsumo").final.notes
    assert note.text == "Dora leads, and so ends the game as the dealer of the last hand"
    assert tenhou("S4", **DORA).enter("han=1 fu=30 seat=Ben +tsumo").final.notes == ()


def test_a_dealer_who_is_level_does_not_lead():
    """P11: Anna has 30500 as well, and sat down before him."""
    table = tenhou("S4", Anna=31000, Ben=20000, Cleo=20000, Dora=29000).enter("han=1 fu=30 seat=Dora +tsumo")
    assert table.scores == (30500, 19500, 19500, 30500)
    assert table.state.over == ""


class TestExtraRounds:
    """P11: while nobody has what a game needs."""

    def test_an_east_game_goes_south_and_ends_as_soon_as_somebody_has_it(self):
        """In the middle of the South round, by a win of the dealer too."""
        table = Played("riichi-tenhou", length="east").at("E4", **LEVEL).enter("+nobody-won tenpai=Ben")
        assert (table.state.over, table.deal) == ("", ("S1", "Anna", 1, 0))
        table.enter("han=1 fu=30 seat=Anna +tsumo")
        assert table.deal == ("S1", "Anna", 2, 0)  # 600 each: Ben has 27400
        table.enter("han=3 fu=30 seat=Ben from=Anna")
        assert table.state.over == "last hand"
        assert table.state.scores["Ben"] == 25000 + 3000 - 600 + 3900 + 600

    def test_a_win_that_falls_short_goes_on(self):
        """29900 are not 30000."""
        table = tenhou("W1", Anna=25000, Ben=28900, Cleo=23000, Dora=23100)
        table.state = table.state._replace(memory={"stage": "extra round"})
        assert table.enter("han=1 fu=30 seat=Ben from=Cleo").deal == ("W2", "Ben", 0, 0)
        assert table.enter("+nobody-won tenpai=Ben").state.over == "last hand"

    def test_the_extra_round_is_the_last(self):
        """Eight draws without anybody tenpai, and four more: West 4 ends the game."""
        table = Played("riichi-tenhou").enter(*("+nobody-won tenpai=none",) * 11)
        assert (table.state.over, table.deal) == ("", ("W4", "Dora", 11, 0))
        assert table.enter("+nobody-won tenpai=none").state.over == "extra round over"

    def test_a_dealer_plays_its_last_hand_again(self):
        """Tenpai, and nobody has 30000."""
        table = Played("riichi-tenhou").enter(*("+nobody-won tenpai=none",) * 11, "+nobody-won tenpai=Dora")
        assert (table.state.over, table.deal) == ("", ("W4", "Dora", 12, 0))

    def test_a_bust_in_an_extra_round(self):
        """It ends the game though nobody has 30000."""
        table = tenhou("S4", sticks=28000, Anna=1000, Ben=23000, Cleo=24000, Dora=24000)
        assert table.enter("+nobody-won tenpai=none").deal == ("W1", "Anna", 1, 28000)
        assert table.enter("+nobody-won tenpai=Ben/Cleo/Dora declared=Anna").state.over == "bust"
        assert table.state.scores["Anna"] == 1000 - 1000 - 3000

    def test_three_players_go_west(self):
        """40000 are needed; behind South 3 comes West 1."""
        table = Played("riichi-sanma", THREE).enter(*("+nobody-won tenpai=none",) * 6)
        assert (table.state.over, table.deal) == ("", ("W1", "Anna", 6, 0))
        assert table.enter("han=5 seat=Ben from=Cleo").state.over == "last hand"


class TestBust:
    """P11: below 0, not at 0."""

    def test_nobody_is_bust_at_0(self):
        """1000 less 1000."""
        table = tenhou("E1", Anna=1000, Ben=33000, Cleo=33000, Dora=33000).enter("+nobody-won +abortive declared=Anna")
        assert (table.state.over, table.scores[0]) == ("", 0)

    def test_a_bust_in_the_last_hand_is_a_bust(self):
        """Whatever else ends the game at the same time."""
        assert tenhou("S4", **{**DORA, "Anna": 100}).enter("han=1 fu=30 seat=Dora +tsumo").state.over == "bust"

    def test_a_bust_is_not_played_off(self):
        """P11: it ends the game at once, with Ben and Cleo equal."""
        table = Played(bust="true", ties="extra-hands").at("E1", Anna=0, Ben=34000, Cleo=34000, Dora=32000)
        assert table.enter("+nobody-won tenpai=Ben/Cleo").state.over == "bust"
        assert [one.place for one in table.final.places] == [1, 1, 3, 4]


class TestTies:
    """P11, P12."""

    def test_a_tie_for_the_win_is_played_off(self):
        """Hand by hand, though the dealer would stay; a tie for another place is none."""
        table = Played(ties="extra-hands").at("S4", Anna=30000, Ben=30000, Cleo=20000, Dora=20000)
        table.enter("+nobody-won tenpai=Ben/Anna")
        assert (table.state.over, table.deal) == ("", ("W1", "Anna", 1, 0))
        table.enter("+nobody-won tenpai=Ben/Anna")
        assert (table.state.over, table.deal) == ("", ("W1", "Anna", 2, 0))
        table.enter("han=1 fu=30 seat=Anna +tsumo")
        assert table.state.over == "tie played off"

    def test_extra_hands_begin_again_behind_the_last_wind(self):
        """Among three the East round comes behind West."""
        table = Played("riichi-sanma", THREE, ties="extra-hands", extra_rounds="false")
        table.enter(*("+nobody-won tenpai=none",) * 9)
        assert (table.state.over, table.deal) == ("", ("E1", "Anna", 9, 0))

    def test_who_sat_down_first_is_before_the_other(self):
        """ties=seat, whoever deals."""
        table = Played().at("S3", Anna=20000, Ben=30000, Cleo=20000, Dora=30000)
        assert [(one.player, one.place) for one in table.final.places] == [
            ("Ben", 1), ("Dora", 2), ("Anna", 3), ("Cleo", 4),
        ]  # fmt: skip

    def test_equal_players_share_uma_and_oka(self):
        """Firsts: 20 + 10 of uma and 20 of oka between two; lasts: -10 - 20; the returns are 30000."""
        table = Played(ties="shared").at("S3", Anna=20000, Ben=30000, Cleo=20000, Dora=30000)
        assert table.results == {"Ben": 25000, "Dora": 25000, "Anna": -25000, "Cleo": -25000}
        assert [one.place for one in table.final.places] == [1, 1, 3, 3]

    def test_what_cannot_be_divided_goes_to_who_sat_down_first(self):
        """20 + 10 - 10 thousand among three are 6666 and two thirds."""
        table = Played(ties="shared", oka="none").at("S3", Anna=10000, Ben=30000, Cleo=30000, Dora=30000)
        assert table.results == {"Ben": 6667, "Cleo": 6667, "Dora": 6666, "Anna": -40000}


class TestLeftOverSticks:
    """P12: what nobody won."""

    def test_the_first_has_them_in_his_score(self):
        """Three sticks; Ben's 33000 and the order are those of the scores without them."""
        table = tenhou("S4", sticks=3000, Anna=20000, Ben=30000, Cleo=29000, Dora=18000).enter(
            "+nobody-won tenpai=none"
        )
        assert table.state.over == "last hand"
        assert table.state.pot == 3000
        final = table.final
        assert final.payments == (Payment("pot", "Ben", 3000, "points", "left-over riichi sticks"),)
        assert [(one.player, one.score) for one in final.places] == [
            ("Ben", 33000), ("Cleo", 29000), ("Anna", 20000), ("Dora", 18000),
        ]  # fmt: skip
        # -1 + 10, -10 - 10, -12 - 20; the first takes the rest
        assert table.results == {"Ben": 43000, "Cleo": 9000, "Anna": -20000, "Dora": -32000}

    def test_they_do_not_make_a_game_end(self):
        """29000 and two sticks on the table are not 30000."""
        table = tenhou("S4", sticks=2000, Anna=20000, Ben=29000, Cleo=29000, Dora=20000)
        assert table.enter("+nobody-won tenpai=none").state.over == ""

    def test_equal_firsts_share_them(self):
        """With ties=shared, 500 each."""
        table = Played(ties="shared").at("S4", sticks=1000, Anna=30000, Ben=30000, Cleo=20000, Dora=19000)
        assert [one.score for one in table.final.places] == [30500, 30500, 20000, 19000]

    def test_three_players_share_them_to_the_point(self):
        """leftover-sticks=shared: 333 and a third."""
        table = Played("riichi-sanma", THREE, leftover_sticks="shared")
        table.at("S3", sticks=1000, Anna=34000, Ben=35000, Cleo=35000)
        assert {one.player: one.score for one in table.final.places} == {"Ben": 35334, "Cleo": 35333, "Anna": 34333}

    def test_lost_ones_go_to_the_bank(self):
        """So that the sum is still nothing."""
        table = Played(leftover_sticks="lost").at("S4", sticks=1000, Anna=30000, Ben=30000, Cleo=20000, Dora=19000)
        assert table.final.payments == (Payment("pot", "bank", 1000, "points", "left-over riichi sticks"),)


def test_results_of_tenhou_are_whole_thousands():
    """A half goes up: 25500 are -4500, -4000; 24500 are -5500, -5000; 34500 would be 4500 and is what is left."""
    table = Played("riichi-tenhou").at("S4", Anna=34500, Ben=25500, Cleo=24500, Dora=15500)
    assert table.results == {"Ben": 6000, "Cleo": -15000, "Dora": -34000, "Anna": 43000}
    assert dict(table.final.places[1].parts) == {"score": -4500, "uma": 10000, "oka": 0, "rounding": 500}
    assert dict(table.final.places[0].parts) == {"score": 4500, "uma": 20000, "oka": 20000, "rounding": -1500}


@pytest.mark.parametrize(
    ("ruleset", "players", "results"),
    [
        # 40000, 30000, 20000 and 10000, or the like, in the order of seats
        ("riichi", 4, [10000 + 20000 + 20000, 10000, -20000, -40000]),
        ("riichi-tenhou", 4, [50000, 10000, -20000, -40000]),
        ("riichi-mahjong-soul", 4, [15000 + 15000, 5000 + 5000, -5000 - 5000, -15000 - 15000]),
        ("riichi-ema", 4, [10000 + 15000, 5000, -10000 - 5000, -20000 - 15000]),
        ("riichi-wrc", 4, [10000 + 15000, 5000, -10000 - 5000, -20000 - 15000]),
        ("riichi-m-league", 4, [10000 + 30000 + 20000, 10000, -10000 - 10000, -20000 - 30000]),
        ("riichi-sanma", 3, [10000 + 20000 + 15000, -5000, -20000 - 20000]),
    ],
)
def test_the_results_of_the_presets(ruleset: str, players: int, results: list[int]):
    """Score less return, uma and oka, as each preset has them."""
    names = ("Anna", "Ben", "Cleo", "Dora")[:players]
    scores = (40000, 30000, 20000, 10000) if players == 4 else (50000, 35000, 20000)
    table = Played(ruleset, names).at("S3", **dict(zip(names, scores, strict=True)))
    assert list(table.results.values()) == results


@pytest.mark.parametrize(
    ("ruleset", "start", "over"),
    [
        ("riichi", 25000, "last hand"),
        ("riichi-ema", 30000, "last hand"),
        ("riichi-wrc", 30000, "last hand"),
        ("riichi-m-league", 25000, "last hand"),
        ("riichi-tenhou", 25000, ""),
        ("riichi-mahjong-soul", 25000, ""),
    ],
)
def test_where_the_presets_begin_and_whether_they_go_west(ruleset: str, start: int, over: str):
    """P11, P12: eight draws without anybody tenpai."""
    table = Played(ruleset)
    assert table.scores == (start,) * 4
    assert table.enter(*("+nobody-won tenpai=none",) * 8).state.over == over
