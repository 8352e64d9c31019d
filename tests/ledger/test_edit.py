"""A correction: those behind it follow their players, and nothing that was written is touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from scorecalc.api import load_rules
from scorecalc.ledger.audit import audit
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import begin
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Problem, Refused
from tests.ledger.stage import FOUR, ROUNDS, begin_green, begin_poker, begin_riichi, dump


def _scores(table) -> list[dict[str, int]]:
    return [one.entry.after.scores for one in table.entries()]


def _four(*scores: int) -> dict[str, int]:
    return dict(zip(FOUR, scores, strict=True))


def test_entries_behind_a_correction_are_scored_again_for_the_same_players(file):
    """Reckoned by hand, by the points table: Anna's win as the dealer becomes Cleo's, so Ben deals the second hand."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")  # 1500, Anna stays: one counter
    table.add("han=2 fu=30 seat=S from=W")  # Ben from Cleo: 2000 and 300; Ben deals
    table.add("+nobody-won tenpai=EW")  # Ben and Dora: 1500 each
    assert _scores(table) == [
        _four(26500, 23500, 25000, 25000),
        _four(26500, 25800, 22700, 25000),
        _four(25000, 27300, 21200, 26500),
    ]
    change = table.edit(1, "han=1 fu=30 seat=Cleo from=Ben")  # 1000; Ben deals, without a counter
    # Ben, who deals now, has 2900 from Cleo, and stays; with him Dora is tenpai as before
    assert _scores(table) == [
        _four(25000, 24000, 26000, 25000),
        _four(25000, 26900, 23100, 25000),
        _four(23500, 28400, 21600, 26500),
    ]
    assert [entry.typed for entry in change.come] == [
        "han=1 fu=30 seat=Cleo from=Ben", "han=2 fu=30 seat=Ben from=Cleo", "+nobody-won tenpai=Ben/Dora",
    ]  # fmt: skip
    assert change.come[1].line == "riichi seat=E round=E from=S han=2 fu=30"
    assert (change.act, len(change.gone), change.state) == ("edit", 3, table.state())
    assert audit(table) == []


def test_what_a_line_says_of_the_table_gives_way(file):
    """A counter and a round that were right are left out where they no longer are."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("round=E honba=1 sticks=0 han=1 fu=30 seat=Ben from=Cleo")
    change = table.edit(1, "+nobody-won tenpai=none declared=Dora")
    # Anna was not tenpai: Ben deals with a counter and Dora's stick, 1500 + 300 + 1000
    assert change.come[1].typed == "round=E honba=1 han=1 fu=30 seat=Ben from=Cleo"
    assert change.state.scores == _four(25000, 27800, 23200, 24000)
    change = table.edit(1, "han=1 fu=30 seat=Cleo from=Dora")
    assert change.come[1].typed == "round=E han=1 fu=30 seat=Ben from=Cleo"
    assert change.state.scores == _four(25000, 26500, 24500, 24000)


@pytest.mark.parametrize(
    ("second", "payer"),
    [
        ("han=1 fu=30 +dealer from=Ben", "Ben"),
        ("han=1 fu=30 +dealer from=S honba=1", "Ben"),
        ("han=1 fu=30 +dealer from=Dora", "Dora"),
    ],
)
def test_a_winner_who_was_told_by_his_seat_alone_wins_still(file, second, payer):
    """`+dealer` was Anna; where Ben deals now it is Anna all the same, 1000 instead of 1500 and a counter."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add(second)
    change = table.edit(1, "han=1 fu=30 seat=Cleo from=Ben")
    assert change.come[1].summary == "Anna: 1 han 30 fu"
    expected = _four(26000, 24000, 26000, 25000)
    assert change.state.scores == {**expected, payer: expected[payer] - 1000}
    assert "seat=Anna" in change.come[1].typed
    assert audit(table) == []


def test_a_dealers_hand_of_another_dealer_is_refused(file):
    """Heavenly hands are the dealer's: Anna's no longer fits where Ben deals, and is nobody else's (R385)."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("234m 567m 345p 678s 55s win=8s +tsumo +tenhou seat=Anna")
    before = table.entries()
    with pytest.raises(Refused) as refused:
        table.edit(1, "han=1 fu=30 seat=Cleo from=Ben")
    assert [problem.code for problem in refused.value.problems] == ["R385"]
    assert refused.value.problems[0].message.startswith("entry 2 no longer fits: ")
    assert table.entries() == before


def test_a_correction_that_a_later_entry_cannot_follow_changes_nothing(file, path):
    """The game would have been over before the second hand: exact words, and no row is written."""
    table = begin_riichi(file, bust=True)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("han=2 fu=30 seat=Ben from=Cleo")
    before = dump(path)
    with pytest.raises(Refused) as refused:
        table.edit(1, "yakuman=1 seat=Anna from=Ben")  # 48000, and Ben has 25000
    assert refused.value.problems == (
        Problem(
            "R385", "entry 2 no longer fits: the game is over: bust",
            help="nothing was changed: correct that one first, or undo the entries from it on",
        ),
    )  # fmt: skip
    assert dump(path) == before


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, "han=1 fu=30 seat=Zoe from=Ben", "N143"),
        (1, "han=1 fu=30 seat=Anna from=Ben honba=3", "R380"),
        (1, "", "N100"),
        (0, "han=1 fu=30 seat=Anna from=Ben", "D469"),
        (2, "han=1 fu=30 seat=Anna from=Ben", "D469"),
        (-1, "han=1 fu=30 seat=Anna from=Ben", "D469"),
        (10**30, "han=1 fu=30 seat=Anna from=Ben", "D469"),
    ],
)
def test_a_correction_that_is_wrong_itself_changes_nothing(file, path, number, line, code):
    """It is refused as it would be at its place."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    before = dump(path)
    with pytest.raises(Refused) as refused:
        table.edit(number, line)
    assert [problem.code for problem in refused.value.problems] == [code]
    assert dump(path) == before


@pytest.mark.parametrize(
    ("entries", "help"),
    [
        (0, "it has none yet; `scorecalc table show` numbers them"),
        (1, "there is one entry; `scorecalc table show` numbers them"),
        (2, "the entries are 1 to 2; `scorecalc table show` numbers them"),
    ],
)
def test_an_entry_that_is_not_there_is_told_with_those_that_are(file, entries, help):
    """The end is no entry that can be corrected."""
    table = begin_poker(file)
    for line in ROUNDS[:entries]:
        table.add(line)
    table.end()
    with pytest.raises(Refused) as refused:
        table.edit(entries + 1, ROUNDS[0])
    assert refused.value.problems == (Problem("D469", f"no entry {entries + 1}", help=help),)


def test_a_table_that_was_ended_stays_ended_with_another_ranking(file):
    """The end is made again behind a corrected entry; the stick that is left over goes to whoever is first now."""
    table = begin_riichi(file)
    table.add("+nobody-won tenpai=Anna/Ben declared=Anna")  # 1500 each from Cleo and Dora; 1000 on the table
    table.add("han=1 fu=30 seat=Ben from=Cleo honba=1 sticks=1")  # 1000 + 300 + 1000
    table.undo()
    table.end()
    ended = table.entries()[-1]
    # Ben has 26500, Anna 25500: the stick is Ben's
    assert ended.entry.after.scores == _four(25500, 27500, 23500, 23500)
    assert (ended.entry.after.pot, ended.entry.summary) == (0, "Ben: first place")
    change = table.edit(1, "+nobody-won tenpai=Anna/Dora declared=Anna/Ben")
    # Anna 25500, Ben 22500, Cleo 23500, Dora 26500, and two sticks
    assert change.state.scores == _four(25500, 22500, 23500, 28500)
    assert [entry.outcome for entry in change.come] == ["draw", "end"]
    assert change.come[1].summary == "Dora: first place"
    assert [one.kind for one in table.entries()] == ["line", "end"]
    assert table.state().over == "ended early"
    assert audit(table) == []


def test_undoing_a_correction_brings_back_the_very_same_rows(file):
    """Rows, not copies: their numbers and their times are the same."""
    table = begin_riichi(file)
    for line in ("han=1 fu=30 seat=Anna from=Ben", "han=2 fu=30 seat=S from=W", "+nobody-won tenpai=EW"):
        table.add(line)
    before = table.entries()
    table.edit(2, "han=3 fu=30 seat=Ben from=Anna")
    after = table.entries()
    assert after[0] == before[0]
    assert {one.id for one in after[1:]}.isdisjoint(one.id for one in before)
    change = table.undo()
    assert table.entries() == before
    assert change.gone == tuple(one.entry for one in after[1:])
    assert change.come == tuple(one.entry for one in before[1:])
    table.redo()
    assert table.entries() == after


def test_no_act_changes_a_row_that_was_written(file, path):
    """After every act the rows of before are the first of those that are there."""
    acts = [
        lambda: table.add("han=1 fu=30 seat=Anna from=Ben"), lambda: table.add("han=2 fu=30 seat=S from=W"),
        lambda: table.edit(1, "han=1 fu=30 seat=Cleo from=Ben"), lambda: table.undo(), lambda: table.redo(),
        lambda: table.end(), lambda: table.edit(2, "+nobody-won tenpai=none"), lambda: table.undo(),
        lambda: table.undo(), lambda: table.undo(), lambda: table.add("+nobody-won tenpai=none"),
        lambda: begin_green(file),
    ]  # fmt: skip
    table = begin_riichi(file)
    before = dump(path)
    for act in acts:
        act()
        after = dump(path)
        assert {name: rows[: len(before[name])] for name, rows in after.items()} == before
        assert after != before
        before = after
    assert audit(table) == []


def test_players_without_seats_keep_their_hands(file):
    """Round after round by names: two points go from Ben to Anna, and who takes cards back follows (P12)."""
    table = begin_poker(file)
    for line in ROUNDS:
        table.add(line)
    assert table.state().scores == {"Anna": 1, "Ben": 2}
    change = table.edit(1, "river=2h3d7c8s9h Anna: AsAh Ben: JdJc")
    assert change.come[1].typed == ROUNDS[1]
    assert change.state.scores == {"Anna": 1, "Ben": 2}
    assert table.edit(2, "river=2c3s7d8hTd Anna: QsQh Ben: JhKc").state.scores == {"Anna": 3, "Ben": 0}


def test_a_heads_up_hand_keeps_its_winner_where_only_the_discarder_is_told(file):
    """Of two players the other one wins; the first hand's correction passes the deal, and the payer pays still."""
    table = begin(file, "two", load_rules("all-green").with_options({"bust": "never"}), ("Anna", "Ben"))
    table.add("99s 123s win=1s seat=Anna from=Ben dora=H")
    table.add("99s 123s win=1s from=S dora=H")
    # 12 chips twice: with the dealer's 2
    assert table.state().scores == {"Anna": 49, "Ben": 1}
    change = table.edit(1, "99s 123s win=1s seat=Ben from=Anna dora=H")
    # 10 to Ben, who deals then; 10 to Anna
    assert change.state.scores == {"Anna": 25, "Ben": 25}
    assert change.come[1].summary == "Anna: 10 P"


def test_an_entry_that_was_made_twice_is_left_out(file):
    """Reckoned by hand: without Anna's second win there is one counter less, and Ben's 2000 have 300 of one counter."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")  # 1500
    table.add("han=1 fu=30 seat=Anna from=Ben")  # 1500 and 300
    table.add("han=2 fu=30 seat=S from=W")  # Ben from Cleo: 2000 and 600
    assert _scores(table)[-1] == _four(28300, 24300, 22400, 25000)
    change = table.remove(2)
    assert _scores(table) == [_four(26500, 23500, 25000, 25000), _four(26500, 25800, 22700, 25000)]
    assert ([one.number for one in change.gone], [one.number for one in change.come]) == ([2, 3], [2])
    assert audit(table) == []
    assert table.undo().state.scores == _four(28300, 24300, 22400, 25000)
    assert table.redo().state == change.state


def test_the_last_entry_and_the_only_one_can_be_left_out(file):
    """Behind it nothing is scored again; without the only one the table is as it was begun."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("+nobody-won tenpai=none")
    assert table.remove(2).state.scores == _four(26500, 23500, 25000, 25000)
    assert table.remove(1).state == table.first
    assert table.entries() == []
    with pytest.raises(Refused, match="D469"):
        table.remove(1)
    assert table.undo().state.scores == _four(26500, 23500, 25000, 25000)


def test_a_hand_that_was_forgotten_is_put_in_before_another(file):
    """Reckoned by hand: Cleo's 1000 of Dora move the deal to Ben, whose 2000 of Cleo become a dealer's 2900."""
    table = begin_riichi(file)
    table.add("han=2 fu=30 seat=S from=W")  # Ben from Cleo
    change = table.insert(1, "han=1 fu=30 seat=Cleo from=Dora")
    assert _scores(table) == [_four(25000, 25000, 26000, 24000), _four(25000, 27900, 23100, 24000)]
    assert [entry.typed for entry in change.come] == [
        "han=1 fu=30 seat=Cleo from=Dora",
        "han=2 fu=30 seat=Ben from=Cleo",
    ]
    assert audit(table) == []


def test_what_makes_an_entry_behind_impossible_changes_nothing(file):
    """Ben's yakuman of Anna ends the game by bust; the hand behind it cannot have been."""
    table = begin(file, "friday", load_rules("riichi-tenhou"), FOUR)
    table.add("han=1 fu=30 seat=Cleo from=Dora")
    before = dump(file.path)
    with pytest.raises(Refused, match="R385: entry 1 no longer fits: the game is over: bust"):
        table.insert(1, "yakuman=1 seat=Ben from=Anna")
    assert dump(file.path) == before


def test_an_ended_table_without_an_entry_is_ended_otherwise(file):
    """The end is reckoned again: the stick of the drawn hand is nobody's any more."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Ben from=Anna")
    table.add("+nobody-won tenpai=none declared=Dora")
    table.end()
    assert table.state().scores == _four(24000, 27000, 25000, 24000)  # the stick is the first's, Ben's
    change = table.remove(2)
    assert change.state.scores == _four(24000, 26000, 25000, 25000)
    assert (change.come[-1].outcome, change.come[-1].payments) == ("end", ())


def _table(file: File, ruleset: str, players: Sequence[str], *lines: str, **options: Any) -> Sitting:
    table = begin(file, ruleset, load_rules(ruleset).with_options(options), players)
    for line in lines:
        table.add(line)
    return table


def test_no_name_gives_way(file):
    """Ben's board is in round 1 already: his floor tiles do not become Anna's."""
    table = _table(file, "azul", FOUR[:3], "Cleo: place=W1 +marker", "Anna: place=R1 Ben: floor=3")
    with pytest.raises(Refused, match="R385: entry 2 no longer fits: Ben is in round 1 already"):
        table.insert(1, "Ben: place=B1")
    assert [one.entry.after.scores for one in table.entries()][-1] == {"Anna": 1, "Ben": 0, "Cleo": 0}


def test_no_card_gives_way(file):
    """Cards that cannot have come again are told as what they are, and not left out of the river."""
    first = "river=Ad2d9cJd8h Anna: 7d9d Ben: 5dTd Cleo: 9s8d"
    second = "river=KhKd9sTc4d Anna: 9h9c Ben: AhTd Cleo: ThAd"
    table = _table(file, "saint-poker", FOUR[:3], first, second)
    with pytest.raises(Refused, match=r"R385: entry 2 no longer fits: .*card"):
        table.edit(1, second)


def test_a_turn_that_names_its_player_is_nobody_elses(file):
    """Ben's dice stay his where Anna's turn before them is left out; dice that name nobody are the next player's."""
    table = _table(file, "king-of-tokyo", FOUR[:3], "111EES", "turn=Ben 222SSE yield=Anna", "Cleo: 333EEE")
    with pytest.raises(Refused, match="R385: entry 2 no longer fits: turn=Ben, but it is Anna's turn"):
        table.remove(1)
    table = begin(file, "another", load_rules("king-of-tokyo"), FOUR[:3])
    for line in ("111EES", "111EES", "222SSE yield=Anna"):
        table.add(line)
    assert table.remove(2).come[0].after.dealer == "Cleo"


@pytest.mark.parametrize(
    ("ruleset", "lines", "number", "options"),
    [
        (
            "columbia",
            ("+nobody-won declared=Anna", "E: points=0 S: points=20 +mahjong W: points=0 N: points=0",
             "+nobody-won declared=Cleo", "wind=S dealer=S sticks=1 +nobody-won"),
            2,
            {},
        ),
        (
            "french-advanced",
            (*["+nobody-won E: points=0 S: points=0 W: points=0 N: points=0"] * 4,
             "round=S tower=S E: points=22 +mahjong S: points=0 W: points=0 N: points=0"),
            1,
            {"play-tower": True},
        ),
    ],
    ids=["winds, dealer and stakes", "round and tower"],
)  # fmt: skip
def test_all_that_a_line_says_of_the_table_gives_way(file, ruleset, lines, number, options):
    """One word after another, though the game objects to the second only without the first."""
    table = _table(file, ruleset, FOUR, *lines, **options)
    change = table.remove(number)
    assert not {"wind", "dealer", "sticks", "round", "tower"} & {
        word.partition("=")[0] for word in change.come[-1].typed.split()
    }
    assert audit(table) == []


def test_a_dealer_by_a_flag_gives_way_too(file):
    """Ben, who deals no longer, wins all the same."""
    lines = (
        "Anna: points=0 Ben: points=20 +mahjong Cleo: points=0 Dora: points=0",
        "dealer=E E: points=22 +mahjong +dealer S: points=0 W: points=0 N: points=0",
    )
    table = _table(file, "dmjl", FOUR, *lines)
    change = table.edit(1, "Anna: points=22 +mahjong Ben: points=0 Cleo: points=0 Dora: points=0")
    assert change.come[1].summary == "Ben: 22 points"
    assert audit(table) == []


def test_names_that_are_made_of_seats_are_read_as_names(file):
    """Wes is a player, WES are three seats; nobody is called so that the two could be taken for each other."""
    with pytest.raises(Refused, match="R384: a player cannot be called `ES`"):
        begin(file, "seats", load_rules("riichi"), ("ES", "Ben", "Cleo", "Dora"))
    table = begin(file, "friday", load_rules("riichi"), ("Anna", "Wes", "Cleo", "Dora"))
    table.add("+nobody-won tenpai=Wes")
    table.add("+nobody-won tenpai=wes")
    table.add("+nobody-won tenpai=SEW")
    assert [entry.typed for entry in table.edit(1, "+nobody-won tenpai=none").come[1:]] == [
        "+nobody-won tenpai=wes", "+nobody-won tenpai=Cleo/Wes/Dora",  # Wes deals: he is East
    ]  # fmt: skip
    assert audit(table) == []
