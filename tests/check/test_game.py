"""Whole games in a fence: entered line after line, each compared, and the ranking at the end."""

import subprocess
import sys

import pytest

from scorecalc.api import load_rules
from scorecalc.check import Rules, check_text
from scorecalc.check.report import as_json, counted, differing, next_command

GREEN = "rules=all-green players=Anna/Ben/Cleo"
RIICHI = "rules=riichi players=Anna/Ben/Cleo/Dora"


def game(lines, header=GREEN, rules=None):
    """A suite that holds one game under a heading."""
    return check_text(f"# Friday\n```scorecalc-game {header}\n{lines}\n```\n", "club.md", rules)


def found(checked):
    """Line number, what, expected and got of each difference; the text must have no flaw."""
    assert not checked.flaws
    return [(one.case.line_number, *diff[:3]) for one in checked.differing for diff in one.differences]


def flaws(checked):
    """Code, line number, message and marked text of what is wrong with the text."""
    return [
        (p.code, p.line_number, p.message, None if p.start is None else one.line[p.start : p.end])
        for one in checked.flaws
        for p in one.problems
    ]


# the first hand is the rulebook's example 1, 11 chips (all-green:A3), and the dealer's 2 (A7): 13 / 2 others, rounded
# up (A8), are 7 from each; then nobody wins and the deal passes (A9); 9s 9s 1s 2s 3s on the 1s is 10 without the draw
PLAYED = """\
# East 1, Anna deals
99s 123s win=1s +tsumo seat=Anna  => Anna=+14 Ben=-7 Cleo=-7 13P chin-itsu pinfu junchan tsumo dealer dealer=Anna
+nobody-won
  => round=E hand=2 dealer=Ben pot=0 Anna=0 outcome=draw
99s 123s win=1s from=Ben seat=Anna +dealer => error R380
99s 123s win=1s from=Ben seat=Cleo => Cleo=+10 Ben=-10 winner=Cleo scores=Anna:39/Ben:8/Cleo:28 round=E hand=3
end => Anna=39 Ben=8 Cleo=28 first=Anna order=Anna/Cleo/Ben over=no sum=75 pot=0"""


def test_a_game_goes_on_from_line_to_line():
    """All five lines hold, each because of those before it (all-green:A8, A9)."""
    checked = game(PLAYED)
    assert found(checked) == []
    assert counted(checked) == "club.md: 5 cases, all as expected"


def test_what_differs_is_told_with_the_entry_and_the_line_that_shows_it_all():
    """The next command scores the line by itself, with all that the table knew; the end tells how scores came about."""
    lines = (
        "99s 123s win=1s +tsumo seat=Anna => Anna=+12 Ben=-7 dealer=Ben\n"
        "end => Anna=37 first=Ben over=last-hand order=Anna/Ben/Cleo"
    )
    first, second = differing(game(lines))
    assert first == (
        "club.md:3: Friday\n"
        "  Anna\n"
        "    expected: 12\n"
        "    got:      14\n"
        "    because:  Ben and Cleo pay Anna 7 each, 14 in all; Anna: 13 P\n"
        "  dealer\n"
        "    expected: Ben\n"
        "    got:      Anna\n"
        "    because:  Anna: 13 P\n"
        "  next: scorecalc score -e all-green 12399s win=1s +tsumo seat=E players=3"
    )
    assert second == (
        "club.md:4: Friday\n"
        "  Anna\n"
        "    expected: 37\n"
        "    got:      39\n"
        "    because:  25 at the start, +14 in line 3\n"
        "  first\n"
        "    expected: Ben\n"
        "    got:      Anna\n"
        "    because:  1 Anna 39, 2 Ben 18, 2 Cleo 18\n"
        "  over\n"
        "    expected: last-hand\n"
        "    got:      no\n"
        "  order\n"
        "    expected: Anna/Ben/Cleo\n"
        "    got:      Anna/Ben+Cleo\n"
        "    because:  1 Anna 39, 2 Ben 18, 2 Cleo 18"
    )


def test_a_game_goes_on_with_what_was_got():
    """The second line is compared with the table as it is, not as the first line wanted it."""
    lines = "99s 123s win=1s +tsumo seat=Anna => Anna=+12\n+nobody-won => scores=Anna:39 dealer=Ben"
    assert found(game(lines)) == [(3, "Anna", 12, 14)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("99s 123s win=1s from=Ben seat=Anna +dealer", "R380"),
        ("99s 123s win=1s from=Ben seat=Anna +dealer => Anna=+12", "R380"),
        ("99s 123s win=1s +tsum seat=Anna", "N120"),
        ("99s 123s win=1s from=Bne seat=Anna", "N143"),
        ("99s 123s from=Ben seat=Anna", "R382"),
        (f"{'9' * 4000}s", "D401"),
        (f"99s 123s +tsumo seat=Anna => Anna=+{'0' * 4000}", "D401"),
    ],
)
def test_behind_a_line_that_is_refused_the_rest_is_told_once(line, code):
    """Nothing is known of the table behind it: two lines are not played, in one difference."""
    checked = game(f"+nobody-won => dealer=Ben\n{line}\n99s 123s +tsumo seat=Ben => Ben=+3\nend => first=Ben")
    assert found(checked) == [(4, "error", None, code), (4, "the rest of the game", "2 more lines", "not played")]
    assert [one.because for one in checked.differing[0].differences][1] == "line 4 is refused"
    assert counted(checked) == "club.md: 2 cases, 1 differs"


def test_a_last_line_that_is_refused_has_no_rest():
    """One difference and no more."""
    assert found(game("99s 123s")) == [(3, "error", None, "R382")]


def test_a_line_that_should_be_refused_leaves_the_table_as_it_was():
    """Under another problem too; one that is entered after all has moved what it moves."""
    lines = (
        "99s 123s win=1s from=Ben seat=Ben => error R380\n"
        "+nobody-won => error R380\n"
        "99s 123s win=1s from=Anna seat=Ben => error R310 error R382\n"
        "+nobody-won => dealer=Cleo hand=3 round=E scores=Anna:13/Ben:37"
    )
    (first, second, third) = game(lines).differing
    assert [one[:3] for one in first.differences] == [("error", "R380", "R326")]
    assert [one[:3] for one in second.differences] == [("error", "R380", None)]
    assert [one[:3] for one in third.differences] == [("error", "R310 R382", None)]


def test_the_line_that_shows_a_refusal_calls_players_by_their_seats():
    """It is as near as a line by itself can be: no table stands behind it."""
    (answer,) = game("+nobody-won => dealer=Ben\n99s 123s win=1s from=Cleo seat=Anna +dealer").differing
    assert next_command(answer) == "scorecalc score -e all-green 99s 123s win=1s from=S seat=W +dealer"
    (answer,) = game("99s 123s win=1s +tsum seat=Anna").differing
    assert next_command(answer) == "scorecalc score -e all-green 99s 123s win=1s +tsum seat=E"


@pytest.mark.parametrize("line", ["99s 123s win=1s from=Benn seat=Anna", "Benn: 99s 123s win=1s from=Anna"])
def test_a_name_that_nobody_has_is_told_with_the_one_that_is_near(line):
    """Nothing could be shown of such a line by itself, and the players are told where no name is near."""
    (told,) = differing(game(f"{line} => Anna=+12"))
    assert told == (
        "club.md:3: Friday\n"
        "  error\n"
        "    expected: none\n"
        "    got:      N143\n"
        "    because:  no player `Benn` at this table\n"
        "    help:     did you mean `Ben`?"
    )
    shown = as_json([game(line.replace("Benn", "Ulrike"))])["differences"]
    assert [(one["next"], one["help"]) for one in shown] == [("", "the players are Anna (E), Ben (S), Cleo (W)")]


def test_options_of_the_header_hold_for_the_game():
    """Ten chips at the start (all-green:A9); 4 han 30 fu is a mangan where the table says so (riichi:P3)."""
    assert found(game("+nobody-won => scores=Anna:10", GREEN + " start-chips=10")) == []
    line = "han=4 fu=30 seat=Ben from=Anna => Ben=+7700"
    checked = game(line, RIICHI + " kiriage-mangan=yes start=30000")
    assert found(checked) == [(3, "Ben", 7700, 8000)]
    command = "scorecalc score -e riichi seat=S round=E from=E han=4 fu=30 kiriage-mangan=true"
    assert next_command(checked.differing[0]) == command
    assert found(game(line, RIICHI)) == []


def test_three_names_are_three_players_where_the_rules_leave_it_open():
    """riichi:P4: three begin with 35000; a line by itself then says so.  2 han 30 fu are 2000."""
    three = "players=Anna/Ben/Cleo"
    line = "han=2 fu=30 seat=Ben from=Anna"
    checked = game(f"{line} => Ben=+2100 scores=Anna:33000/Ben:37000/Cleo:35000", f"rules=riichi {three}")
    assert found(checked) == [(3, "Ben", 2100, 2000)]
    command = "scorecalc score -e riichi seat=S round=E from=E han=2 fu=30 players=3"
    assert next_command(checked.differing[0]) == command
    assert found(game(f"{line} => scores=Anna:33000", f"rules=riichi-sanma {three}")) == []


@pytest.mark.parametrize(
    ("header", "problem", "help"),
    [
        (
            "rules=riichi-sanma players=Anna/Ben/Cleo/Dora",
            "riichi-sanma is played by 3 here, not by 4",
            "name three players; four play under players=4",
        ),
        (
            "rules=riichi players=Anna/Ben",
            "riichi is played by 4 here, not by 2",
            "name four players; three play under riichi-sanma, or players=3",
        ),
        ("rules=tokyo players=Anna/Ben/Cleo", "tokyo is played by 4 here, not by 3", "name four players"),
        (
            "rules=all-green players=Anna Ben Cleo",
            "`Ben` is no `name=value`",
            "names are joined with `/`: `players=Anna/Ben/Cleo`",
        ),
        (
            "rules=all-green players=Anna Ben start-chips=20",
            "`Ben` is no `name=value`",
            "names are joined with `/`: `players=Anna/Ben`",
        ),
        (
            'rules=all-green players="Anna, Ben"',
            "a player cannot be called `Anna, Ben`",
            "names are joined with `/`: `players=Anna/Ben`",
        ),
    ],
)
def test_a_header_of_wrong_players_says_how_they_are_named(header, problem, help):
    """A ruleset that says how many play is not overruled by the names."""
    (flaw,) = game("+nobody-won", header).flaws
    assert [(one.message, one.help) for one in flaw.problems] == [(problem, help)]


def test_behind_the_last_hand_the_end_is_the_reason():
    """13 han of the dealer are 48000 (riichi:P3), more than Ben has (riichi:P11)."""
    checked = game("han=13 seat=Anna from=Ben => hand=2 dealer=Ben round=S over=no", RIICHI + " bust=yes")
    (answer,) = checked.differing
    assert [one.what for one in answer.differences] == ["hand", "dealer", "round", "over"]
    assert {one.because for one in answer.differences} == {"the game is over: bust, Ben is below 0"}
    checked = game("+nobody-won\n+nobody-won\n+nobody-won => hand=1 round=S", f"{GREEN} passes=1")
    told = [one.because for answer in checked.differing for one in answer.differences]
    assert told == ["the game is over: every player has dealt once"] * 2


def test_the_rules_of_a_game_may_be_given_from_outside():
    """As those of the other blocks: where its header names none."""
    rules = Rules(load_rules("all-green"), "all-green")
    assert found(game(PLAYED, "players=Anna/Ben/Cleo", rules)) == []
    assert found(game(PLAYED, GREEN, Rules(load_rules("riichi"), "riichi"))) == []


def test_house_rules_are_found_beside_the_suite(tmp_path):
    """A club's file; the next command names it by its path."""
    (tmp_path / "club.toml").write_text('extends = "riichi"\n[options]\nkiriage-mangan = true\n', "utf-8")
    text = "```scorecalc-game rules=club.toml players=Anna/Ben/Cleo/Dora\nhan=4 fu=30 seat=Ben from=Anna => 1\n```"
    checked = check_text(text, str(tmp_path / "games.md"))
    assert found(checked) == [(2, "amount", 1, 8000)]
    (answer,) = checked.differing
    path = tmp_path / "club.toml"
    assert next_command(answer) == f"scorecalc score -e -r {path} club seat=S round=E from=E han=4 fu=30"


def test_stakes_lie_in_the_pot_and_results_are_in_thousands():
    """Riichi sticks (riichi:P9) go to the next winner; uma 20/10 and oka at the end (riichi:P12).

    By hand: 3 han 40 fu of a player who does not deal are 5200, and 300 for a counter (riichi:P8).  Anna: 25000 - 1000
    + 5200 + 300 + 1000 = 30500, less 30000 is 0.5, uma 20 and oka 20; Dora 25000 + 3000 - 1000 = 27000, -3 and uma 10;
    Cleo 24000, -6 and -10; Ben 25000 - 1000 - 5500 = 18500, -11.5 and -20.
    """
    lines = """\
+nobody-won tenpai=Dora declared=Dora => Dora=+2000 Anna=-1000 pot=+1000 pot=1000 hand=2 dealer=Ben honba=1
han=3 fu=40 seat=Anna from=Ben => Anna=+6500 Ben=-5500 pot=-1000 pot=0 5200 Dora=0 honba=0 dealer=Cleo hand=3
end => Anna=30500 sum=100000 results=Anna:+40.5/Dora:7.0/Cleo:-16/Ben:-31.5 first=Anna order=Anna/Dora/Cleo/Ben"""
    assert found(game(lines, RIICHI)) == []
    lines = lines.replace("honba=0", "honba=1").replace("pot=0", "pot=100").replace("7.0/Cleo:-16", "7.1/Cleo:-16.5")
    checked = game(lines, RIICHI)
    assert found(checked) == [
        (4, "pot", 100, 0),
        (4, "honba", 1, 0),
        (5, "results", "Dora +7.1 Cleo -16.5", "Dora +7 Cleo -16"),
    ]
    assert [one.because for one in checked.differing[1].differences] == [
        "Dora: score -3, uma +10, oka 0; Cleo: score -6, uma -10, oka 0"
    ]


def test_a_game_ends_where_its_flow_says_so():
    """A score below 0 ends it (all-green:G17); a line behind that is refused (R381)."""
    lines = (
        "99s 123s win=1s +tsumo seat=Anna => over=no Anna=+14\n"
        "99s 123s win=1s from=Ben seat=Anna => over=no Ben=-12 scores=Ben:6\n"
        "99s 123s win=1s from=Ben seat=Anna => over=ben-is-below-0 scores=Ben:-6\n"
        "+nobody-won => error R381\n"
        "end => Anna=63 Ben=-6 Cleo=18 over=Ben-is-below-0"
    )
    assert found(game(lines)) == []


@pytest.mark.parametrize(
    ("expectation", "differs"),
    [
        ("Anna=+13", ("Anna", 13, 14)),
        ("E=+13", ("E", 13, 14)),
        ("Ben=0", ("Ben", 0, -7)),
        ("pot=+1", ("pot", 1, 0)),
        ("pot=1", ("pot", 1, 0)),
        ("bank=-2", ("bank", -2, 0)),
        ("scores=Anna:40/Ben:18/Cleo:17", ("scores", "Anna 40 Cleo 17", "Anna 39 Cleo 18")),
        ("round=S", ("round", "S", "E")),
        ("round=none", ("round", None, "E")),
        ("hand=2", ("hand", 2, 1)),
        ("honba=1", ("honba", 1, 0)),
        ("dealer=Cleo", ("dealer", "Cleo", "Anna")),
        ("dealer=W", ("dealer", "Cleo", "Anna")),
        ("dealer=none", ("dealer", None, "Anna")),
        ("over=last-hand", ("over", "last-hand", "no")),
        ("winner=Ben", ("winner", "Ben", "Anna")),
        ("winner=none", ("winner", "none", "Anna")),
        ("winner=Anna/Ben", ("winner", "Anna/Ben", "Anna")),
        ("outcome=draw", ("outcome", "draw", "win")),
        ("12P", ("amount", 12, 13)),
        ("has=tanyao", ("tanyao", "has", "lacks")),
        ("error R310", ("error", "R310", None)),
    ],
)
def test_each_thing_that_a_line_may_say_is_compared(expectation, differs):
    """One that does not hold is the only difference of its line."""
    held = "Anna=+14 winner=Anna winner=E dealer=E over=no" if "error" not in expectation else ""
    assert found(game(f"99s 123s win=1s +tsumo seat=Anna => {held} {expectation}")) == [(3, *differs)]


@pytest.mark.parametrize(
    ("expectation", "problem"),
    [
        ("Anna=14", ("C504", 3, "`Anna=14` may be a change or a score", "Anna=14")),
        ("Ann=+14", ("C507", 3, "no player `Ann`", "Ann=+14")),
        ("dealer=Dora", ("C507", 3, "no player `Dora`", "dealer=Dora")),
        ("winner=Anna/Dora", ("C507", 3, "no player `Dora`", "winner=Anna/Dora")),
        ("scores=Anna:1/Dora:2", ("C507", 3, "no player `Dora`", "scores=Anna:1/Dora:2")),
        ("scores=39/18/18", ("C504", 3, "`39` names no player and his number", "scores=39/18/18")),
        (
            "scores=Anna:x",
            ("C504", 3, "`scores=` is compared with a whole number of at most nine digits", "scores=Anna:x"),
        ),
        ("hand=two", ("C504", 3, "`hand=` is compared with a whole number of at most nine digits", "hand=two")),
        ("honbas=1", ("C501", 3, "no result has a `honbas`", "honbas=1")),
        ("tsumoo", ("C502", 3, "no item `tsumoo` in all-green", "tsumoo")),
        ("error R310 Anna=+14", ("C506", 3, "an error and a result are expected of the same line", "Anna=+14")),
        ("Anna:14", ("N150", 3, "`Anna:14` is no expectation", "Anna:14")),
    ],
)
def test_what_no_entry_could_meet_is_a_flaw_with_its_place(expectation, problem):
    """The line is entered all the same, and the game goes on."""
    checked = game(f"99s 123s win=1s +tsumo seat=Anna => {expectation}\n+nobody-won => scores=Anna:39 dealer=Ben")
    assert flaws(checked) == [problem]
    assert (len(checked.cases), checked.differing) == (1, ())


def test_all_that_is_wrong_with_an_expectation_is_told_in_its_order():
    """What only a table has and what every result has stand side by side; near words are offered."""
    checked = game("+nobody-won => fuu=1 Ann=+1 honbas=1 dealer=Bne")
    (told,) = checked.flaws
    assert [(p.code, p.start, p.help) for p in told.problems] == [
        ("C501", 15, ""),
        ("C507", 21, "did you mean `Anna`?"),
        ("C501", 28, "did you mean `honba`?"),
        ("C507", 37, "did you mean `Ben`?"),
    ]


@pytest.mark.parametrize(
    ("expectation", "problem"),
    [
        ("Anna=+25", ("C504", 3, "a final score has no `+`", "Anna=+25")),
        ("Dora=25", ("C507", 3, "no player `Dora`", "Dora=25")),
        ("first=Dora", ("C507", 3, "no player `Dora`", "first=Dora")),
        ("order=Anna/Ben+Dora", ("C507", 3, "no player `Dora`", "order=Anna/Ben+Dora")),
        ("results=Anna:25", ("C501", 3, "nobody takes home more than his score", "results=Anna:25")),
        ("sum=x", ("C504", 3, "`sum=` is compared with a whole number of at most nine digits", "sum=x")),
        ("firts=Anna", ("C501", 3, "no ranking has a `firts`", "firts=Anna")),
        ("13P", ("C501", 3, "no ranking has a `13P`", "13P")),
        ("error R310", ("C501", 3, "no ranking has a `error R310`", "error R310")),
        ("dealer=Anna", ("C501", 3, "no ranking has a `dealer`", "dealer=Anna")),
        ("=", ("N150", 3, "`=` is no expectation", "=")),
    ],
)
def test_what_no_ranking_could_meet_is_a_flaw_with_its_place(expectation, problem):
    """The end is no case then."""
    checked = game(f"end => {expectation}")
    assert (flaws(checked), len(checked.cases)) == ([problem], 0)


def test_results_are_numbers_as_they_are_shown():
    """Half a point is finer than points are."""
    lines = "end => results=Anna:x results=Ben:1.0005 results=Cleo:+1e3 results=25.0"
    assert [message for _, _, message, _ in flaws(game(lines, RIICHI))] == [
        "`x` is no number",
        "`1.0005` is finer than a result can be",
        "`+1e3` is no number",
        "`25.0` names no player and his number",
    ]


def test_lines_that_expect_nothing_are_no_cases():
    """They are played; so is an end without an expectation, which compares nothing."""
    checked = game("+nobody-won\n+nobody-won => dealer=Cleo\nend")
    assert (len(checked.answers), len(checked.cases), checked.bare, found(checked)) == (3, 1, 0, [])
    assert counted(checked) == "club.md: 1 case, all as expected"
    assert as_json([checked])["cases"] == 1


def test_the_end_has_no_command_that_shows_more():
    """It is no line that could be scored."""
    shown = as_json([game("+nobody-won => Anna=+1\nend => Anna=26")])
    assert [(one["line_number"], one["next"]) for one in shown["differences"]] == [
        (3, "scorecalc score -e all-green +nobody-won players=3"),
        (4, ""),
    ]


def test_nothing_stands_behind_the_end_or_beside_it():
    """One flaw for all that is behind it; the ranking is compared where its word stands alone."""
    checked = game("+nobody-won\nend => Anna=25\n+nobody-won\nend\n99s")
    assert flaws(checked) == [("C518", 5, "a line behind the `end` of a game", "+nobody-won")]
    assert len(checked.cases) == 1
    checked = game("end Anna=25 => first=Anna\n+nobody-won => Anna=+1")
    assert flaws(checked) == [
        ("C518", 3, "`end` stands alone on its line", "end Anna=25"),
        ("C518", 4, "a line behind the `end` of a game", "+nobody-won"),
    ]
    assert checked.answers == ()


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("players=Anna/Ben", ("C517", 2, "a game has no rules", "```scorecalc-game players=Anna/Ben")),
        ("rules=riichi", ("C517", 2, "a game has no players", "```scorecalc-game rules=riichi")),
        ("rules=riichy players=Anna/Ben", ("N110", 2, "no ruleset `riichy`", "riichy")),
        (f"{GREEN} Dora", ("C511", 2, "`Dora` is no `name=value`", "Dora")),
        (f"{GREEN} players=Dora/Eve", ("C511", 2, "`players=` stands twice", "players=Dora/Eve")),
        (f"{GREEN} passes=1 passes=2", ("C511", 2, "`passes=` stands twice", "passes=2")),
        (f"{GREEN} pases=1", ("C511", 2, "all-green has no option `pases=`", "pases=1")),
        (f"{GREEN} seat=E", ("C511", 2, "all-green has no option `seat=`", "seat=E")),
        (f'{GREEN} line="99s"', ("C511", 2, "all-green has no option `line=`", 'line="99s"')),
        (f"{GREEN} Passes=1", ("C511", 2, "all-green has no option `Passes=`", "Passes=1")),
        ("rules=all-green players=Anna", ("R384", 2, "1 player; All Green has 2 to 6", "players=Anna")),
        (
            "rules=all-green players=Anna/Ben/anna",
            ("R384", 2, "two players are called `anna`", "players=Anna/Ben/anna"),
        ),
        ("rules=all-green players=Anna//Ben", ("R384", 2, "a player cannot be called ``", "players=Anna//Ben")),
        ("rules=all-green players=Anna,Ben", ("R384", 2, "a player cannot be called `Anna,Ben`", "players=Anna,Ben")),
        (
            'rules=all-green players="Anna B/Ben"',
            ("R384", 2, "a player cannot be called `Anna B`", 'players="Anna B/Ben"'),
        ),
        ("rules=all-green players=Anna/pot", ("R384", 2, "a player cannot be called `pot`", "players=Anna/pot")),
        ("rules=all-green players=Anna/S", ("R384", 2, "a player cannot be called `S`", "players=Anna/S")),
        ("rules=all-green players=none/Ben", ("R384", 2, "a player cannot be called `none`", "players=none/Ben")),
        (
            "rules=all-green players=A/B/C/D/P6/F",  # of six players the fifth and the sixth sit on P5 and P6
            ("R384", 2, "a player cannot be called `P6`", "players=A/B/C/D/P6/F"),
        ),
    ],
)
def test_a_header_that_begins_no_game_is_refused_at_its_place(header, problem):
    """None of its lines is played."""
    checked = game("+nobody-won => dealer=Ben\nend", header)
    assert (flaws(checked), checked.answers) == ([problem], ())


def test_a_value_that_an_option_cannot_have_is_marked_in_the_header():
    """Both of them, with the words of the notation."""
    checked = game("+nobody-won", f'{GREEN} passes=ten start-chips="0"')
    assert [(code, number, marked) for code, number, _, marked in flaws(checked)] == [
        ("N133", 2, "passes=ten"),
        ("N133", 2, 'start-chips="0"'),
    ]


@pytest.mark.parametrize(
    ("lines", "wrong", "differs"),
    [
        ("", [], []),
        ("# nothing", [], []),
        ("=> Anna=+1", ["C515"], []),
        ("=>=>=>", ["C515"], []),
        ("end\n=> \n=> 5", ["N152", "C516"], []),
        ("end=>", [], ["N103"]),
        ("End", [], ["N101"]),
        ("end end", ["C518"], []),
        ("riichi +nobody-won", [], ["N111"]),
        ("\x00\x1b[2J =>", ["N152"], ["N104"]),
    ],
)
def test_odd_lines_are_answered(lines, wrong, differs):
    """What is wrong is a flaw or a difference, and nothing of it moves the cursor."""
    checked = game(lines)
    assert [code for code, *_ in flaws(checked)] == wrong
    assert [diff.got for one in checked.differing for diff in one.differences] == differs
    assert all(line.isprintable() for block in differing(checked) for line in block.split("\n"))


def test_a_block_that_is_not_closed_is_not_played():
    """As the other blocks (C514)."""
    checked = check_text(f"```scorecalc-game {GREEN}\n+nobody-won", "club.md")
    assert [code for code, *_ in flaws(checked)] == ["C514"]


def test_ten_thousand_lines_are_played():
    """All dealers who win deal again: the chips move 10,000 times, and the end tells of the last ten."""
    lines = ["123s HH win=1s +tsumo seat=Anna => dealer=Anna"] * 10_000
    checked = game("\n".join([*lines, "end => Anna=0"]), f"{GREEN} bust=never")
    (answer,) = checked.differing
    assert len(checked.cases) == 10_001
    # base 3, chanta 2, self-draw 1 and the dealer's 2 are 8: 4 from each (all-green:A2, A4, A6 to A8)
    assert [one[:3] for one in answer.differences] == [("Anna", 0, 25 + 8 * 10_000)]
    last = ", ".join(f"+8 in line {number}" for number in range(9993, 10_003))
    assert answer.differences[0].because == f"25 at the start, 9990 changes, {last}"


def test_games_and_cases_stand_in_one_suite():
    """Each game begins anew, and flaws are told in the order of the file."""
    block = f"```scorecalc-game {GREEN}\n{PLAYED}\n```\n"
    cases = "```scorecalc rules=riichi\nhan=4 fu=30 => 7700\nhan=4 fu=30 => x,y\n```\n"
    quoted = "".join(f"> {line}\n" for line in block.splitlines())
    text = block + cases + quoted
    checked = check_text(text, "suite.md")
    assert [code for code, *_ in flaws(checked)] == ["N150"]
    assert (len(checked.cases), checked.differing) == (11, ())


def test_what_a_game_needs_is_not_loaded_for_a_suite_without_one():
    """A suite of cases starts as fast as before."""
    code = (
        "import sys\n"
        "from scorecalc.check import check_text\n"
        "check_text('```scorecalc\\nriichi han=4 fu=30 => 7700\\n```', 'a.md')\n"
        "late = ('scorecalc.check.play', 'scorecalc.check.sitting', 'scorecalc.expect.entry', 'scorecalc.rules.flow')\n"
        "print([name for name in late if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_players_in_any_alphabet_are_expected_by_their_names():
    """All Green, 11 chips and the dealer's 2, 7 from each (A8); capitals and composition make no difference."""
    names = "rules=all-green players=Jo\u0308rg/Zoë/東"
    line = "99s 123s win=1s +tsumo seat=jörg => "
    assert found(game(line + "Jörg=+14 ZOË=-7 東=-7 dealer=jo\u0308rg winner=Jörg scores=Jörg:39/Zoë:18", names)) == []
    assert found(game(line + "Zoë=+7", names)) == [(3, "Zoë", 7, -7)]
