"""How a game of All Green goes from deal to deal, row by row; every figure is reckoned by hand."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules
from scorecalc.model.money import deltas
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.rules.table_flips.row import played, with_options

from .test_any_words import HAND

RULES = load_rules("all-green")
THREE = ("Anna", "Ben", "Cleo")
#: 6 + 2 + 1, and the dealer's 2
TOITOI = "66s 777s win=7s"


def begun(*players: str) -> State:
    return flow_of(RULES).begin(players)


def enter(line: str, state: State) -> Entry:
    return enter_line(read(line), RULES, state)[0]


def tried(line: str, state: State) -> Entry | Refused:
    """What the table answers."""
    try:
        return enter(line, state)
    except Refused as refused:
        return refused


def behind(*lines: str, players: tuple[str, ...] = THREE) -> State:
    return played(lines, players, RULES)[0]


def where(state: State) -> tuple[str, int, str]:
    return state.round, state.hand, state.dealer


def problem(line: str, state: State) -> Problem:
    """The one problem of a line that the table refuses."""
    with pytest.raises(Refused) as refused:
        enter(line, state)
    (found,) = refused.value.problems
    return found


@pytest.mark.parametrize("count", range(2, 7))
def test_a9_and_g19_two_to_six_begin_with_25_chips(count: int):
    """A9, G19: the first is the dealer of East 1."""
    players = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")[:count]
    state = begun(*players)
    assert (state.scores, where(state), state.pot, state.over) == (dict.fromkeys(players, 25), ("E", 1, "Anna"), 0, "")


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (("Anna",), "1 player; All Green has 2 to 6"),
        (tuple("ABCDFGH"), "7 players; All Green has 2 to 6"),
    ],
)
def test_g19_fewer_or_more_cannot_play(players: tuple[str, ...], message: str):
    """G19."""
    with pytest.raises(Refused) as refused:
        begun(*players)
    (found,) = refused.value.problems
    assert (found.code, found.message) == ("R384", message)
    assert found.help == "name two to six, in turn order from the first dealer"


@pytest.mark.parametrize(
    ("agreed", "players", "message"),
    [
        ("4", THREE, "3 players, but the rules are for players=4"),
        ("Anna/Ben/Dora", THREE, "the rules are for players=Anna/Ben/Dora"),
        ("Anna/Ben", THREE, "the rules are for players=Anna/Ben"),
    ],
)
def test_rules_that_say_who_plays_are_kept(agreed: str, players: tuple[str, ...], message: str):
    """G19: `players` may stand in a file of rules; in which order they sit is the table's."""
    flow = flow_of(with_options("all-green", {"players": agreed}))
    with pytest.raises(Refused, match="R384") as refused:
        flow.begin(players)
    assert refused.value.problems[0].message == message
    assert flow.begin(tuple(reversed(agreed.split("/"))) if "/" in agreed else ("A", "B", "C", "D")).over == ""


def test_rules_that_name_the_players_still_have_seats_at_a_table():
    """The line has their number, and E is whoever deals now, not who is named first in the rules."""
    rules = with_options("all-green", {"players": "Anna/Ben/Cleo"})
    state = flow_of(rules).begin(("Cleo", "Anna", "Ben"))
    entry, _ = enter_line(read(f"{TOITOI} seat=Cleo from=Ben"), rules, state)
    assert entry.line == "all-green 66777s win=7s seat=E from=W players=3"
    assert entry.after.scores == {"Cleo": 36, "Anna": 25, "Ben": 14}


@pytest.mark.parametrize("count", range(2, 7))
def test_the_seats_begin_with_the_dealer_and_go_on_in_turn_order(count: int):
    """G19: E S W N P5 P6, as many as play; after one deal nobody won they have moved on by one."""
    players = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")[:count]
    letters = ("E", "S", "W", "N", "P5", "P6")[:count]
    assert flow_of(RULES).seats(begun(*players)) == dict(zip(letters, players, strict=True))
    moved = behind("+nobody-won", players=players)
    assert list(flow_of(RULES).seats(moved).items()) == [*zip(letters, (*players[1:], "Anna"), strict=True)]


def test_a7_and_a9_a_dealer_who_wins_gets_two_more_and_deals_again():
    """A7, A8, A9: 9 + 2 by the discarder; 9 + 1 + 2 = 12 by a self-draw, 6 from each."""
    state = behind(f"{TOITOI} seat=Anna from=Cleo")
    assert (state.scores, where(state)) == ({"Anna": 36, "Ben": 25, "Cleo": 14}, ("E", 1, "Anna"))
    state = behind(f"{TOITOI} seat=Anna +tsumo", f"{TOITOI} seat=Anna +tsumo")
    assert (state.scores, where(state)) == ({"Anna": 49, "Ben": 13, "Cleo": 13}, ("E", 1, "Anna"))


def test_a9_the_deal_passes_when_another_player_wins():
    """A9."""
    state = behind(f"{TOITOI} seat=Cleo from=Ben")
    assert (state.scores, where(state)) == ({"Anna": 25, "Ben": 16, "Cleo": 34}, ("E", 2, "Ben"))


def test_g16_the_deal_passes_and_nobody_pays_when_the_pile_is_empty():
    """A9, G16."""
    entry = enter("+nobody-won", begun(*THREE))
    assert (entry.payments, entry.outcome, entry.summary) == ((), "draw", "nobody won")
    assert (entry.after.scores, where(entry.after)) == ({"Anna": 25, "Ben": 25, "Cleo": 25}, ("E", 2, "Ben"))


def test_a9_south_is_turned_up_after_one_pass_and_the_end_is_after_two():
    """A9, G18: Cleo's two wins as the dealer do not count as deals."""
    nobody = "+nobody-won"
    once = (nobody, nobody, f"{TOITOI} seat=Cleo from=Ben", f"{TOITOI} seat=Cleo from=Anna", nobody)
    assert where(behind(*once)) == ("S", 1, "Anna")
    state = behind(*once, nobody, nobody)
    assert (where(state), state.over) == (("S", 3, "Cleo"), "")
    state = behind(*once, nobody, nobody, nobody)
    assert (where(state), state.over) == (("S", 3, "Cleo"), "every player has dealt twice")
    assert state.scores == {"Anna": 14, "Ben": 14, "Cleo": 47}


def test_a_dealer_who_wins_the_last_deal_plays_on():
    """A9, G18: he stays, so he has not dealt twice yet."""
    state = behind(*["+nobody-won"] * 3, f"{TOITOI} seat=Ben from=Anna", players=("Anna", "Ben"))
    assert (where(state), state.over) == (("S", 2, "Ben"), "")


def test_r381_nothing_is_entered_when_the_game_is_over():
    """A9."""
    found = problem("+nobody-won", behind(*["+nobody-won"] * 4, players=("Anna", "Ben")))
    assert (found.code, found.message) == ("R381", "the game is over: every player has dealt twice")


def test_g17_a_score_below_0_ends_the_game_and_is_paid_in_full():
    """A9, G17: a yakuman of 30 from 25 chips."""
    state = behind("HH 888s win=8s seat=Ben from=Anna")
    assert (state.scores, state.over) == ({"Anna": -5, "Ben": 55, "Cleo": 25}, "Anna is below 0")
    assert where(state) == ("E", 1, "Anna")


def test_g17_a_score_of_0_goes_on():
    """G17: 9 + 11 + 5 = 25 from Anna: Ben, Ben as the dealer, Cleo with two Dora."""
    state = behind(
        f"{TOITOI} seat=Ben from=Anna",
        f"{TOITOI} seat=Ben from=Anna",
        "HH 456s win=5s dora=H seat=Cleo from=Anna",
    )
    assert (state.scores["Anna"], state.over) == (0, "")


def test_g17_several_may_be_below_0_at_once():
    """G17: (30 + 2) / 2 = 16 from each of two, twice."""
    state = behind(*["HH 888s win=8s seat=Anna +tsumo"] * 2)
    assert (state.scores, state.over) == ({"Anna": 89, "Ben": -7, "Cleo": -7}, "Ben and Cleo are below 0")


def test_g7_the_two_of_the_dealer_may_come_from_the_bank():
    """G7: Cleo pays 9, the bank 2, and the sum is zero."""
    rules = with_options("all-green", {"dealer-bonus-from": "bank"})
    entry, _ = enter_line(read(f"{TOITOI} seat=Anna from=Cleo"), rules, begun(*THREE))
    assert entry.after.scores == {"Anna": 36, "Ben": 25, "Cleo": 16}
    assert deltas(entry.payments, THREE) == {"Anna": 11, "Ben": 0, "Cleo": -9, "bank": -2}


def test_g14_two_winners_are_each_paid_and_the_dealer_stays_if_he_is_one():
    """G14: Anna 9 + 2, Ben 6 + 1 + 1; with two others the deal passes."""
    both = "from=Cleo Anna: 66s 777s win=7s Ben: 55s 567s"
    entry = enter(both, begun(*THREE))
    assert (entry.after.scores, where(entry.after)) == ({"Anna": 36, "Ben": 33, "Cleo": 6}, ("E", 1, "Anna"))
    assert entry.summary == "Anna: 11 P; Ben: 8 P"
    assert where(behind("from=Anna Cleo: 66s 777s win=7s Ben: 55s 567s")) == ("E", 2, "Ben")


def test_g14_where_only_the_first_is_paid_the_dealer_must_be_that_one():
    """G14, multiple-ron=first: after Ben comes Cleo, and then Anna."""
    rules = with_options("all-green", {"multiple-ron": "first"})
    entry, _ = enter_line(read("from=Ben Anna: 66s 777s win=7s Cleo: 55s 567s"), rules, begun(*THREE))
    assert (entry.after.scores, where(entry.after)) == ({"Anna": 25, "Ben": 17, "Cleo": 33}, ("E", 2, "Ben"))
    entry, _ = enter_line(read("from=Cleo Anna: 66s 777s win=7s Ben: 55s 567s"), rules, begun(*THREE))
    assert where(entry.after) == ("E", 1, "Anna")


def test_a6_a_first_draw_needs_no_seat_where_it_is_the_dealers():
    """A6, G9: 6 + 2 + 1 + tenhou 6 + 2 = 17, 9 from each of two."""
    entry = enter(f"{TOITOI} +tsumo +tenhou", begun(*THREE))
    assert entry.line == "all-green 66777s win=7s +tsumo +tenhou seat=E players=3"
    assert entry.after.scores == {"Anna": 43, "Ben": 16, "Cleo": 16}


def test_g20_equal_scores_share_the_place():
    """G20: and a note says that it is a reading; between different scores there is none."""
    state = behind(f"{TOITOI} seat=Ben from=Anna", f"{TOITOI} seat=Cleo from=Anna")
    final = flow_of(RULES).final(state)
    assert [(one.player, one.place, one.score) for one in final.places] == [
        ("Ben", 1, 34),
        ("Cleo", 1, 34),
        ("Anna", 3, 7),
    ]
    assert [(note.id, note.text) for note in final.notes] == [
        ("all-green.final-tie", "who has as many chips shares the place (a reading of all-green:G20)")
    ]
    assert flow_of(RULES).final(state._replace(scores={"Anna": 1, "Ben": 2, "Cleo": 3})).notes == ()
    assert final.payments == ()


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (f"{TOITOI} seat=Ben from=Anna", "all-green 66777s win=7s seat=S from=E players=3"),
        (f"{TOITOI} seat=ben from=E players=3", "all-green 66777s win=7s seat=S from=E players=3"),
        (f"players=Anna/Ben/Cleo {TOITOI} +tsumo seat=S", "all-green 66777s win=7s +tsumo seat=S players=3"),
        (f"players=ben/cleo/anna {TOITOI} +tsumo seat=S", "all-green 66777s win=7s +tsumo seat=S players=3"),
        (f"{TOITOI} +dealer from=Cleo", "all-green 66777s win=7s seat=E from=W players=3"),
        (f"Anna: {TOITOI} +dealer from=Cleo", "all-green from=W players=3 E: 66777s win=7s"),
        ("+nobody-won", "all-green +nobody-won players=3"),
    ],
)
def test_a_line_is_filled_in_with_what_the_table_knows(typed: str, line: str):
    """How many play, and where who sits; the line then stands by itself."""
    assert enter(typed, begun(*THREE)).line == line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (f"{TOITOI} seat=Ben", "all-green 66777s win=7s seat=S from=E players=2"),
        (f"{TOITOI} from=Ben", "all-green 66777s win=7s seat=E from=S players=2"),
        (f"Ben: {TOITOI}", "all-green from=E players=2 S: 66777s win=7s"),
        (f"{TOITOI} +dealer", "all-green 66777s win=7s seat=E from=S players=2"),
        (f"{TOITOI} seat=Ben +tsumo", "all-green 66777s win=7s +tsumo seat=S players=2"),
    ],
)
def test_of_two_players_the_other_one_is_known(typed: str, line: str):
    """A8: who did not discard has won, and who did not win has discarded."""
    assert enter(typed, begun("Anna", "Ben")).line == line


@pytest.mark.parametrize(
    ("line", "place", "message"),
    [
        ("players=4 +nobody-won", (0, 9), "players=4, but 3 play: Anna, Ben, Cleo"),
        ("players=Anna/Ben +nobody-won", (0, 16), "players=Anna/Ben, but in turn order it is Anna, Ben, Cleo"),
        (
            "players=Anna/Cleo/Ben +nobody-won",
            (0, 21),
            "players=Anna/Cleo/Ben, but in turn order it is Anna, Ben, Cleo",
        ),
        (f"{TOITOI} seat=Cleo +dealer from=Anna", (26, 33), "+dealer for Cleo, but Anna deals"),
        (f"from=Anna Ben: {TOITOI} +dealer", (31, 38), "+dealer for Ben, but Anna deals"),
    ],
)
def test_r380_a_line_that_says_otherwise_is_refused_in_its_place(line: str, place: tuple[int, int], message: str):
    """Another number of players, others, another order, another dealer."""
    found = problem(line, begun(*THREE))
    assert (found.code, (found.start, found.end), found.message) == ("R380", place, message)
    assert found.help == "leave it out, and the table fills it in"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"{TOITOI} +tsumo", "who won?"),
        (f"{TOITOI} from=Anna", "who won?"),
        (f"{TOITOI} seat=Anna", "who discarded the winning tile?"),
        ("99s 123s +tsumo seat=Anna", "what the hand is worth hangs on the winning tile"),
    ],
)
def test_r382_a_line_that_leaves_open_who_won_is_asked(line: str, message: str):
    """G4: the winner, the discarder, and the winning card where pinfu hangs on it."""
    found = problem(line, begun(*THREE))
    assert (found.code, found.message) == ("R382", message)


def test_an_option_of_a_hand_is_agreed_when_the_table_is_begun():
    """R383, but for `players`, which the table knows."""
    found = problem(f"{TOITOI} seat=Anna from=Ben hatsu-pair=7", begun(*THREE))
    assert (found.code, found.message) == ("R383", "hatsu-pair=7, but the table plays hatsu-pair=any")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("HHHHH win=H seat=Anna +tsumo", "R320"),
        ("66s 777s 8s win=7s seat=Anna +tsumo", "R321"),
        ("66s 778s win=7s seat=Anna +tsumo", "R322"),
        ("66s 777s win=8s seat=Anna +tsumo", "R323"),
        ("from=Cleo dora=6s Anna: 66s 777s win=7s Ben: 66s 567s", "R320"),
        ("66s 777s win=7s seat=Anna from=Anna", "R326"),
        ("66s 777s win=7s seat=Dora +tsumo", "N143"),
    ],
)
def test_cards_and_players_that_cannot_be_are_refused_as_everywhere(line: str, code: str):
    """A1: and the table stands as before."""
    state = begun(*THREE)
    assert problem(line, state).code == code
    assert state == begun(*THREE)


PLAYERS = st.sampled_from([("Anna", "Ben"), ("Anna", "Ben", "Cleo"), ("Ben", "X", "Anna", "Y", "Z")])
TABLE_WORDS = st.tuples(
    st.sampled_from(["", "from=Ben", "from=E"]),
    st.sampled_from(["", "", "dora=H", "ind=6s"]),
    st.sampled_from(["", "", "", "players=2", "players=3", "players=Anna/Ben", "multiple-ron=all"]),
)
OWN = st.tuples(
    st.one_of(HAND, st.sampled_from(["66s 777s win=7s", "555s 67s win=7s", "77s HHH win=7s"])),
    st.sampled_from(["", "seat=Anna", "seat=S"]),
    st.sampled_from(["", "", "+tsumo", "+dealer", "+tsumo +dealer", "+tsumo +tenhou"]),
)
LABELS = st.lists(st.sampled_from(["Anna:", "ben:", "S:", "N:"]), unique=True, max_size=2)


@given(TABLE_WORDS, LABELS, OWN, OWN, PLAYERS)
@settings(max_examples=1000, deadline=None)
def test_any_words_at_a_table_give_an_entry_or_problems(
    table: tuple[str, ...], labels: list[str], one: tuple[str, ...], other: tuple[str, ...], players: tuple[str, ...]
):
    """No line brings a table into a state that sums to another number of chips, or ends in anything but problems."""
    words = [*table]
    for label, own in zip(labels or [""], (one, other), strict=False):
        words += [label, *own]
    line = " ".join(filter(None, words))
    state = begun(*players)
    entry = tried(line, state)
    if isinstance(entry, Refused):
        assert all(p.start is None or 0 <= p.start <= (p.end or 0) <= len(line) for p in entry.problems)
        return
    assert sum(entry.after.scores.values()) == 25 * len(players)
    assert enter(entry.line, state).after == entry.after


def test_a_hand_that_is_only_scored_loads_no_flow():
    """What a table does is not loaded for a line."""
    code = (
        "import sys; from scorecalc.api import score; score('all-green 66s 777s win=7s'); "
        "score('saint-poker river=2h7cJs9h7h Ad2d'); "
        "sys.exit(any(name.endswith('.flow') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
