"""Tables of the doubles games: the rows in games of a few hands, all numbers reckoned by hand."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.table import Entry, Final, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import with_options

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
NONE: Mapping[str, str] = {}
ALL_ZERO = "E: points=0 S: points=0 W: points=0 N: points=0"


def entered(ruleset: str, *lines: str, options: Mapping[str, str] = NONE) -> list[Entry]:
    """The entries of some lines at a table that begins with the first."""
    rules = with_options(ruleset, options)
    state, entries = flow_of(rules).begin(PLAYERS), []
    for line in lines:
        entry, _ = enter_line(read(line), rules, state)
        entries.append(entry)
        state = entry.after
    return entries


def stands(ruleset: str, *lines: str, options: Mapping[str, str] = NONE) -> State:
    """The table behind some lines."""
    return entered(ruleset, *lines, options=options)[-1].after


def refused(ruleset: str, *lines: str, options: Mapping[str, str] = NONE) -> Problem:
    """The one problem of the last line."""
    with pytest.raises(Refused) as caught:
        entered(ruleset, *lines, options=options)
    (problem,) = caught.value.problems
    return problem


def ranking(ruleset: str, *lines: str) -> Final:
    """The ranking behind some lines."""
    return flow_of(load_rules(ruleset)).final(stands(ruleset, *lines))


def wins(player: str, points: int = 20) -> str:
    """A hand in which nobody else has anything."""
    others = [f"{name}: points=0" for name in PLAYERS if name != player]
    return " ".join([f"{player}: points={points} +mahjong", *others])


class TestBegin:
    """Who plays, and with what."""

    @pytest.mark.parametrize(
        ("ruleset", "start"),
        [("columbia", 2000), ("french-simple", 0), ("french-advanced", 0), ("dmjl", 0), ("bmja", 0)],
    )
    def test_four_begin_with_the_start_of_the_ruleset(self, ruleset: str, start: int) -> None:
        """Columbia assumes 2000 (section 7); nobody plays for points of his own in the others."""
        state = flow_of(load_rules(ruleset)).begin(PLAYERS)
        assert state.scores == dict.fromkeys(PLAYERS, start)
        assert (state.round, state.hand, state.dealer, state.pot, state.over) == ("E", 1, "Anna", 0, "")

    @pytest.mark.parametrize(("players", "so_many"), [(("Anna",), "1 player"), ((*PLAYERS, "Emil"), "5 players")])
    def test_no_other_number_can_play(self, players: tuple[str, ...], so_many: str) -> None:
        """R384, with the order in which they are named."""
        with pytest.raises(Refused) as caught:
            flow_of(load_rules("french-simple")).begin(players)
        (problem,) = caught.value.problems
        assert (problem.code, problem.message) == ("R384", f"{so_many}, but four play french-simple")
        assert problem.help == "name four, in the order of turns: East, South, West, North"


class TestColumbiaChairs:
    """C1, CA10: chairs keep their winds, and the hand's wind is that of the dealer's chair."""

    def test_the_line_gets_the_hands_wind(self) -> None:
        """Ben deals the second hand in the chair of South; he is still South."""
        first, second = entered("columbia", wins("Ben"), wins("Ben"))
        zeros = "W: points=0 N: points=0"
        assert first.line == f"columbia wind=E dealer=E E: points=0 S: +mahjong points=20 {zeros}"
        assert second.line == f"columbia wind=S dealer=S E: points=0 S: +mahjong points=20 {zeros}"
        assert score(first.line).deltas == {"E": -20, "S": 60, "W": -20, "N": -20}

    def test_the_hands_wind_doubles(self) -> None:
        """The pung of South of East's chair is 8 in the first hand; in the second it has the hand's wind, 16."""
        first, second = entered("columbia", *["Anna: SSS Ben: points=0 +mahjong Cleo: points=0 Dora: points=0"] * 2)
        assert first.after.scores == {"Anna": 2016, "Ben": 2000, "Cleo": 1992, "Dora": 1992}
        assert second.after.scores == {"Anna": 2048, "Ben": 2000, "Cleo": 1976, "Dora": 1976}

    def test_the_dealers_own_double_counts_where_the_table_knows_who_deals(self) -> None:
        """C49: four pungs of simples drawn by the dealer, 20 + 2 + 16 points, no terminals and the dealer: 152."""
        line = "Anna: 222m 444m 666p 888p 33s win=3s +drawn Ben: points=0 Cleo: points=0 Dora: points=0"
        assert stands("columbia", line).scores["Anna"] == 2000 + 3 * 152

    def test_where_the_hands_wind_is_the_rounds_the_dealer_is_told_beside_it(self) -> None:
        """CA10: the second deal of the East round has the wind of East."""
        line = entered("columbia", wins("Ben"), wins("Ben"), options={"hand-wind-is": "round"})[1].line
        assert line.startswith("columbia dealer=S round=E hand-wind-is=round E: points=0 S:")

    def test_the_dealer_who_wins_deals_again(self) -> None:
        """C74: the same hand of the same round."""
        state = stands("columbia", wins("Ben"), wins("Ben"))
        assert (state.dealer, state.round, state.hand) == ("Ben", "E", 2)


class TestColumbiaStakes:
    """C72, CA15, CA19: ten points in the pond."""

    def test_a_stake_of_a_drawn_hand_goes_to_the_next_winner(self) -> None:
        """Cleo's ten wait in the pot, the next line has them as one stake, and Ben gets them."""
        drawn, won = entered("columbia", "+nobody-won declared=Cleo", wins("Ben"))
        assert (drawn.after.pot, drawn.after.scores["Cleo"]) == (10, 1990)
        assert "sticks=1" in won.line.split()
        assert (won.after.pot, won.after.scores["Ben"]) == (0, 2070)

    def test_where_lost_stakes_stay_they_add_up(self) -> None:
        """CA15: two of the first hand and one of the second lie there, whoever wins."""
        lines = ["+nobody-won declared=Cleo/Dora", f"declared=Anna {wins('Ben')}"]
        assert stands("columbia", *lines, options={"lost-reach": "stays"}).pot == 30
        assert stands("columbia", *lines, options={"lost-reach": "lost"}).pot == 0

    def test_a_hand_in_reach_has_put_down_its_stake(self) -> None:
        """Dora lost in reach: her pair of a guest wind is nothing, her ten are Ben's."""
        (entry,) = entered("columbia", "Ben: points=20 +mahjong Anna: points=0 Cleo: points=0 Dora: WW +reach")
        assert "declared=N" in entry.line.split()
        assert entry.after.scores == {"Anna": 1980, "Ben": 2070, "Cleo": 1980, "Dora": 1970}

    def test_a_winner_in_reach_takes_his_own_back(self) -> None:
        """Four chows of simples with reach, 20 x 2 x 2; nothing is left in the pot."""
        reached = "Dora: 234m 567m 345p 678s 55s win=8s +reach"
        state = stands("columbia", f"{reached} Anna: points=0 Ben: points=0 Cleo: points=0")
        assert (state.pot, state.scores["Dora"], state.scores["Anna"]) == (0, 2240, 1920)

    def test_declared_that_leaves_out_a_hand_in_reach(self) -> None:
        """R380: somebody's stake would be forgotten."""
        line = "declared=Anna Ben: points=20 +mahjong Anna: points=0 Cleo: points=0 Dora: WW +reach"
        problem = refused("columbia", line)
        assert (problem.code, problem.message) == ("R380", "declared=Anna, but Dora is in reach too")
        assert (problem.start, problem.end, problem.help) == (0, 13, "say declared=Anna/Dora")

    @pytest.mark.parametrize(("before", "told"), [(0, "no stake lies"), (1, "one stake lies"), (2, "2 stakes lie")])
    def test_another_number_of_stakes_is_refused(self, before: int, told: str) -> None:
        """R380: the pot is known."""
        problem = refused("columbia", *["+nobody-won declared=Anna"] * before, "+nobody-won sticks=7")
        assert (problem.code, problem.message) == ("R380", f"sticks=7, but {told} in the pot")

    def test_stakes_that_nobody_won_are_left_in_the_end(self) -> None:
        """Ten of the 8000 points are no player's, which the ranking says when the table is closed, and not before."""
        state = stands("columbia", "+nobody-won declared=Anna")
        flow = flow_of(load_rules("columbia"))
        assert flow.final(state).notes == ()
        final = flow.final(state._replace(over="ended early"))
        assert [(one.player, one.place, one.score) for one in final.places] == [
            ("Ben", 1, 2000), ("Cleo", 1, 2000), ("Dora", 1, 2000), ("Anna", 4, 1990),
        ]  # fmt: skip
        (note,) = final.notes
        assert note.text == "10 points of stakes stay in the pot: the rules do not say whose they are (columbia:C72)"


class TestColumbiaEnd:
    """C74: out of points, or after the rounds."""

    def test_nothing_left_is_out_of_points(self) -> None:
        """Exactly 0: with a start of 20 all three losers are out, and no further hand is taken."""
        state = stands("columbia", wins("Ben"), options={"start": "20"})
        assert state.scores == {"Anna": 0, "Ben": 80, "Cleo": 0, "Dora": 0}
        assert state.over == "Anna, Cleo and Dora are out of points"
        problem = refused("columbia", wins("Ben"), wins("Ben"), options={"start": "20"})
        assert problem.code == "R381"
        assert problem.message == "the game is over: Anna, Cleo and Dora are out of points"

    def test_one_point_left_is_not(self) -> None:
        """21 less 20."""
        assert stands("columbia", wins("Ben"), options={"start": "21"}).over == ""

    def test_a_stake_can_be_the_last_points(self) -> None:
        """Ten points, put into the pot in a hand that nobody won."""
        assert stands("columbia", "+nobody-won declared=Ben", options={"start": "10"}).over == "Ben is out of points"

    def test_a_game_has_sixteen_deals_that_passed(self) -> None:
        """4 x 4, each hand won by the next to deal; the round's wind moves after four."""
        lines = [wins(PLAYERS[(deal + 1) % 4]) for deal in range(16)]
        rounds = [(entry.after.round, entry.after.hand) for entry in entered("columbia", *lines)[:-1]]
        assert rounds == [(wind, hand) for wind in "ESWN" for hand in (1, 2, 3, 4)][1:]
        assert stands("columbia", *lines).over == "last hand"

    def test_the_last_dealer_who_wins_goes_on(self) -> None:
        """Dora deals the last hand, wins it and deals again; then Anna wins, and it is over."""
        lines = [wins("Ben"), wins("Cleo"), wins("Dora"), wins("Dora")]
        on, over = (stands("columbia", *lines, *more, options={"rounds": "1"}) for more in ((), (wins("Anna"),)))
        assert (on.over, on.dealer, on.hand) == ("", "Dora", 4)
        assert over.over == "last hand"


class TestFrenchWinds:
    """F84, FA14, F3, F32: East deals, and the winds move."""

    @pytest.mark.parametrize("winner", ["Ben", "Cleo", "Dora"])
    def test_when_another_wins_south_becomes_east(self, winner: str) -> None:
        """Whoever won."""
        flow, state = flow_of(load_rules("french-simple")), stands("french-simple", wins(winner))
        assert flow.seats(state) == {"E": "Ben", "S": "Cleo", "W": "Dora", "N": "Anna"}

    def test_east_who_wins_stays(self) -> None:
        """F84, and a hand of the round is played all the same (F32)."""
        state = stands("french-simple", wins("Anna"))
        assert (state.dealer, state.round, state.hand) == ("Anna", "E", 2)

    def test_a_game_of_four_rounds_has_sixteen_hands(self) -> None:
        """By the letter of F32 whoever is East: the tower wind is South from the fifth hand on."""
        entries = entered("french-simple", *[wins("Anna")] * 16)
        assert [entry.after.round for entry in entries[:15]] == [*"EEE", *"SSSS", *"WWWW", *"NNNN"]
        assert [entry.after.over for entry in entries] == [""] * 15 + ["last hand"]

    def test_the_tower_wind_is_filled_in(self) -> None:
        """The text's example: South is dominant and tower wind, and South's pung of South doubles three times.

        Four hands that Anna wins first, so that the fifth has the tower wind South: 8 points x 8 = 64.
        """
        line = "dominant=Ben Ben: SSS Anna: points=0 +mahjong Cleo: points=0 Dora: points=0"
        entry = entered("french-simple", *[wins("Anna", 0)] * 4, line, options={"play-tower": "true"})[-1]
        assert entry.line.startswith("french-simple wind=S tower=S E:")
        assert entry.after.scores["Ben"] == 64

    def test_no_tower_wind_where_none_is_played(self) -> None:
        """R380: it would count for this hand alone."""
        problem = refused("french-simple", f"tower=E {wins('Ben')}")
        assert (problem.code, problem.message, problem.start, problem.end) == (
            "R380", "tower=E, but no tower wind is played at this table", 0, 7,
        )  # fmt: skip
        assert problem.help == "leave it out; play-tower=true, when a table is begun, plays it"

    def test_another_tower_wind_than_the_rounds(self) -> None:
        """R380."""
        problem = refused("french-simple", f"tower=S {wins('Ben')}", options={"play-tower": "true"})
        assert (problem.code, problem.message) == ("R380", "tower=S, but it is East 1, and Anna deals")

    def test_the_dominant_wind_is_a_player_and_is_asked_for(self) -> None:
        """East's throw decides it in each hand, so that no table knows it (R371)."""
        line = "Ben: SS Anna: points=0 +mahjong Cleo: points=0 Dora: points=0"
        assert stands("french-simple", f"dominant=Ben {line}").scores["Ben"] == 4  # F1 and F2
        assert stands("french-simple", f"dominant=Cleo {line}").scores["Ben"] == 2
        problem = refused("french-simple", line)
        assert (problem.code, problem.message) == ("R371", "what the hand is worth hangs on the dominant wind")


class TestFrenchSettlement:
    """F50, F51, F80 to F84 and section 7, under winds that have moved."""

    def test_the_simple_system_marks_and_nobody_pays(self) -> None:
        """East twice; when Ben is East, his."""
        line = "Anna: points=10 Ben: points=30 +mahjong Cleo: points=4 Dora: points=0"
        first, second = entered("french-simple", line, line)
        assert first.after.scores == {"Anna": 20, "Ben": 30, "Cleo": 4, "Dora": 0}
        assert second.after.scores == {"Anna": 30, "Ben": 90, "Cleo": 8, "Dora": 0}
        assert {payment.payer for payment in second.payments} == {"bank"}

    @pytest.mark.parametrize(
        ("scores", "winner", "nets"),
        [
            ((100, 50, 20, 10), 0, (600, -130, -220, -250)),
            ((100, 250, 40, 10), 0, (0, 850, -380, -470)),
            ((30, 100, 50, 10), 1, (-200, 400, -20, -180)),
            ((0, 100, 160, 0), 1, (-520, 280, 500, -260)),
            ((160, 100, 0, 0), 1, (680, 160, -420, -420)),
        ],
        ids=["case 1", "case 1, exception", "case 2", "a loser has more", "East has more"],
    )
    def test_the_examples_of_the_text_at_a_table(
        self, scores: tuple[int, ...], winner: int, nets: tuple[int, ...]
    ) -> None:
        """F80 to F82, first with Anna as East, then with Ben, to whom the winds have moved."""
        for first, before in ((0, []), (1, [wins("Cleo", 0)])):
            sitting = [*PLAYERS[first:], *PLAYERS[:first]]
            hands = [f"{name}: points={points}" for name, points in zip(sitting, scores, strict=True)]
            hands[winner] += " +mahjong"
            state = stands("french-advanced", *before, " ".join(hands))
            assert state.scores == dict(zip(sitting, nets, strict=True))

    def test_a_drawn_hand_settles_the_differences(self) -> None:
        """FA8: East 10 and South 4, the others nothing: East gets 2 x 6, 2 x 10 and 2 x 10."""
        line = "+nobody-won E: points=10 S: points=4 W: points=0 N: points=0"
        assert stands("french-advanced", line).scores == {"Anna": 52, "Ben": -4, "Cleo": -24, "Dora": -24}
        assert stands("french-advanced", line, options={"drawn-hand": "nothing"}).scores == dict.fromkeys(PLAYERS, 0)

    def test_an_announced_hand_that_lost_has_its_flowers_alone(self) -> None:
        """F50: 4 points and a double for South's own flower; F51: with nobody's win the pung of dragons, 12 x 4."""
        hands = "Ben: CCC 2f +appellant Cleo: points=0 Dora: points=0 Anna: points=0"
        assert stands("french-simple", f"{hands} +mahjong").scores["Ben"] == 8
        assert stands("french-simple", f"+nobody-won {hands}").scores["Ben"] == 48


class TestClassical:
    """The winds of Kajongg's public rules, which no row has."""

    def test_the_round_wind_is_filled_in(self) -> None:
        """In the fifth deal that passed it is South; East stays when he wins."""
        lines = [wins("Anna"), *(wins(name) for name in ("Ben", "Cleo", "Dora", "Anna"))]
        entries = entered("dmjl", *lines, wins("Ben"))
        assert [entry.line.split()[1] for entry in entries] == ["round=E"] * 5 + ["round=S"]

    def test_between_rounds_seats_are_exchanged(self) -> None:
        """S and W, E and N; then S and E; then W and E; and nobody before a fifth round."""
        rules = with_options("bmja", {"rounds": "5"})
        flow = flow_of(rules)
        state, first = flow.begin(PLAYERS), []
        for _ in range(17):
            if state.hand == 1:
                first.append("".join(name[0] for name in flow.seats(state).values()))
            line = "E: points=0 S: points=20 +mahjong W: points=0 N: points=0"
            state = enter_line(read(line), rules, state)[0].after
        assert first == ["ABCD", "DCBA", "CDBA", "BDCA", "BDCA"]

    def test_nobody_moves_where_seats_are_kept(self) -> None:
        """After a round East is whoever began."""
        lines = ["E: points=0 S: points=20 +mahjong W: points=0 N: points=0"] * 4
        assert stands("dmjl", *lines, options={"exchange-seats": "false"}).dealer == "Anna"

    def test_the_ninth_win_of_east_is_the_limit_and_moves_the_winds(self) -> None:
        """Eight wins of 20 with a draw between: 8 x 120; the ninth is 500: 3000. The line says why."""
        ninth = "Anna: 234m 567m 345p 678s 55s win=8s Ben: points=0 Cleo: points=0 Dora: points=0"
        entry = entered("dmjl", *[wins("Anna")] * 5, "+nobody-won", *[wins("Anna")] * 3, ninth)[-1]
        assert "+east-nine-times" in entry.line.split()
        assert (entry.after.scores["Anna"], entry.after.dealer, entry.after.hand) == (3960, "Ben", 2)

    def test_totals_of_the_ninth_win_must_say_so(self) -> None:
        """R380: points= would be less than the limit."""
        problem = refused("dmjl", *[wins("Anna")] * 9)
        assert problem.code == "R380"
        assert problem.message == "points=20, but it is the ninth win of East: worth the limit"
        assert problem.help == "say special=east-nine-times in the place of points="

    @pytest.mark.parametrize(("before", "has"), [(0, "has not won"), (1, "has won once"), (2, "has won 2 times")])
    def test_another_win_is_not_the_ninth(self, before: int, has: str) -> None:
        """R380: the table counts."""
        line = "Anna: special=east-nine-times +mahjong Ben: points=0 Cleo: points=0 Dora: points=0"
        problem = refused("dmjl", *[wins("Anna")] * before, line)
        assert (problem.code, problem.message) == ("R380", f"east-nine-times, but Anna {has} as East")

    def test_the_british_table_has_no_ninth_win(self) -> None:
        """East may stay for a tenth hand."""
        assert stands("bmja", *[wins("Anna")] * 10).dealer == "Anna"

    def test_a_dangerous_game_needs_the_winner_alone(self) -> None:
        """20 points and a double for four chows (zero points), 40: the discarder pays for all, 4 x 40."""
        line = "seat=Ben 234m 567m 345p 678s 55s win=8s +dangerous-game from=Cleo"
        assert stands("dmjl", line).scores == {"Anna": 0, "Ben": 160, "Cleo": -160, "Dora": 0}
        problem = refused("dmjl", "seat=Ben 234m 567m 345p 678s 55s win=8s +dangerous-game")
        assert (problem.code, problem.message) == ("R382", "who discarded the winning tile?")


class TestRefusals:
    """What the table knows otherwise, and what it must be told."""

    @pytest.mark.parametrize(
        ("ruleset", "words"),
        [
            ("columbia", "wind=Cleo"),
            ("columbia", "dealer=Anna"),
            ("columbia", "round=S"),
            ("french-advanced", "dealer=Anna"),
            ("french-simple", "round=S"),
            ("dmjl", "round=S"),
            ("bmja", "dealer=Cleo"),
        ],
    )
    def test_winds_and_dealer_are_those_of_the_table(self, ruleset: str, words: str) -> None:
        """R380, at the word."""
        problem = refused(ruleset, wins("Ben"), f"{words} {wins('Cleo')}")
        assert (problem.code, problem.message) == ("R380", f"{words}, but it is East 2, and Ben deals")
        assert (problem.start, problem.end) == (0, len(words))

    @pytest.mark.parametrize("ruleset", ["columbia", "french-simple", "dmjl"])
    def test_another_dealer_by_a_flag(self, ruleset: str) -> None:
        """R380: `+dealer` in the hand of Anna, who does not deal any more."""
        line = "Ben: points=20 +mahjong Cleo: points=0 Dora: points=0 Anna: points=0 +dealer"
        problem = refused(ruleset, wins("Ben"), line)
        assert (problem.code, problem.message) == ("R380", "+dealer, but it is East 2, and Ben deals")
        assert (problem.start, problem.help) == (len(line) - 7, "leave it out, and the table fills it in")

    @pytest.mark.parametrize(
        ("ruleset", "line", "message", "help"),
        [
            (
                "columbia", "Ben: points=20 +mahjong Dora: points=0",
                "what Anna and Cleo had is not told, but the losers settle with each other",
                "write the hands behind the player: `Anna: points=0` for one worth nothing",
            ),
            (
                "dmjl", "seat=Anna points=20 +mahjong",
                "what Ben, Cleo and Dora had is not told, but the losers settle with each other",
                "write the hands behind the player: `Ben: points=0` for one worth nothing",
            ),
            (
                "french-simple", "Anna: points=0 Ben: points=20 +mahjong Cleo: points=4",
                "what Dora had is not told, but each marks his own hand",
                "write the hand behind the player: `Dora: points=0` for one worth nothing",
            ),
            (
                "french-advanced", "+nobody-won",
                "what Anna, Ben, Cleo and Dora had is not told, but all settle with each other where nobody won",
                "write the hands behind the player: `Anna: points=0` for one worth nothing",
            ),
            (
                "columbia", "points=20 +mahjong", "whose hand is this?",
                "begin it with his name and a colon; the other three stand behind it, for the losers settle with each "
                "other",
            ),
        ],
    )  # fmt: skip
    def test_hands_that_are_missing_are_asked_for(self, ruleset: str, line: str, message: str, help: str) -> None:
        """R382: who they are, and why they are needed."""
        problem = refused(ruleset, line)
        assert (problem.code, problem.message, problem.help) == ("R382", message, help)

    def test_a_winner_is_enough_where_only_he_is_paid(self) -> None:
        """The settlement that knows no other payments; but somebody must have won."""
        options = {"settlement": "winner-only"}
        state = stands("columbia", "seat=Ben points=20 +mahjong", options=options)
        assert state.scores == {"Anna": 1980, "Ben": 2060, "Cleo": 1980, "Dora": 1980}
        problem = refused("columbia", "Ben: points=20", options=options)
        assert (problem.code, problem.message) == ("R382", "who won?")
        assert problem.help == "write the winner's hand, or say +nobody-won"

    def test_a_drawn_hand_needs_no_hands_where_it_moves_nothing(self) -> None:
        """C73."""
        assert stands("columbia", "+nobody-won").scores == dict.fromkeys(PLAYERS, 2000)

    def test_four_hands_without_a_winner(self) -> None:
        """R377 of the line itself."""
        assert refused("columbia", ALL_ZERO).code == "R377"


@pytest.mark.parametrize(("value", "notes"), [("passes", 1), ("stays", 0)])
def test_an_option_of_the_table_says_nothing_about_a_hand(value: str, notes: int) -> None:
    """A line by itself is told so, but not of the usual value, which is no part of its canonical form."""
    result = score(f"columbia drawn-deal={value} E: points=0 S: points=64 +mahjong W: points=0 N: points=0")
    assert [note.id for note in result.notes].count("columbia.of-the-table") == notes
