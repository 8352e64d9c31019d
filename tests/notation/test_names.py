"""Players called in any alphabet: what a letter is, one name however composed, and names at a table."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.api import bind_line, load_rules, score
from scorecalc.model.names import LETTER, composed, folded, is_name, lettered
from scorecalc.notation import read
from scorecalc.notation.canon import canonical as written
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.players import misnamed
from scorecalc.table import enter_line

#: letters and signs that have no picture: what Unicode tells programs not to draw
UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164, 0xFFA0}
UNSEEN |= {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}


def test_a_letter_is_what_unicode_calls_one_and_shows():
    """Every character there is: numbers, signs, controls and fillers are no letters."""
    beyond = [chr(code) for code in range(0x80, sys.maxunicode + 1)]
    letters = {c for c in beyond if lettered(c) == LETTER}
    assert letters == {c for c in beyond if unicodedata.category(c)[0] == "L" and ord(c) not in UNSEEN}


@given(st.text())
def test_a_sign_above_a_letter_is_part_of_it_and_places_stay_true(text):
    """Character for character, and what is ASCII stays as it is."""
    plain = lettered(text)
    assert len(plain) == len(text)
    assert all(now == c for now, c in zip(plain, text, strict=True) if c.isascii())


@given(st.text("aZ9-éöäßन\u093f\u0308\u0323\u0301가\u1100\u1161Å\u212a", max_size=8))
def test_a_name_stays_one_when_it_is_composed_or_taken_apart(text):
    """However its letters are composed, it is a name, and the same one."""
    apart = unicodedata.normalize("NFD", text)
    assert is_name(text) == is_name(apart)
    assert composed(apart) == composed(text)
    if is_name(text):
        assert is_name(composed(text))
        assert folded(apart) == folded(text)


def test_names_and_values_are_composed_and_places_are_those_of_the_line_as_given():
    """`o` and a dieresis are one letter of a name and two places of the line."""
    label, setting, tiles = read("Jo\u0308rg: from=Zoe\u0308 123m").words
    assert (label.name, label.start, label.end) == ("Jörg", 0, 6)
    assert (setting.value, setting.start, setting.end) == ("Zoë", 7, 16)
    assert (tiles.start, tiles.end) == (17, 21)


def test_a_bad_value_is_marked_where_it_stands_however_it_is_composed():
    """The place counts the characters as they were typed."""
    with pytest.raises(Refused) as refused:
        score("riichi han=3 fu=30 seat=Jo\u0308rg from=E")
    (problem,) = refused.value.problems
    assert (problem.code, problem.start, problem.end) == ("N133", 24, 29)
    assert problem.message == "bad value for `seat=`: expected one of E, S, W, N, not `Jörg`"


def test_two_spellings_of_one_name_are_one_player():
    """All Green, example 1 of the rulebook: 11 chips, 13 with the dealer's 2, 7 from each of two others (A8)."""
    line = "all-green players=Jörg/Zoë/Ben +dealer seat=Jo\u0308rg 99s 123s win=1s +tsumo"
    assert score(line).deltas == {"Jörg": 14, "Zoë": -7, "Ben": -7}
    with pytest.raises(Refused) as refused:
        score("saint-poker river=2h3h4h5d9c Jörg: AhKd Jo\u0308rg: QsQh")
    assert refused.value.problems[0].code == "N141"


def test_what_is_expected_names_players_in_any_alphabet():
    """A name with a letter beyond a to z is a player's, in small letters too; `pot` and `fu` are fields as before."""
    found, problems = expectations("Jo\u0308rg=+5200 éva=-3 zoë=0 東=+1 pot=+1000 winner=Jörg/Zoë")
    assert not problems
    assert [(one.kind, one.name, one.value) for one in found] == [
        ("delta", "Jörg", "+5200"),
        ("delta", "éva", "-3"),
        ("delta", "zoë", "0"),
        ("delta", "東", "+1"),
        ("field", "pot", "+1000"),
        ("field", "winner", "Jörg/Zoë"),
    ]


def refused_names(*players, **more):
    return [problem.message for problem in misnamed(players, **more)]


def test_what_no_player_can_be_called():
    """R384: no letter, unseen signs, more than thirty letters, words for seats and lists, one name twice."""
    assert refused_names("Jörg", "Zoë", "अनिता", "東") == []
    assert refused_names("½", "a\u200db", "x" * 31) == [
        f"a player cannot be called `{name}`" for name in ("½", "a\u200db", "x" * 31)
    ]
    assert refused_names("All", "None", "East", accounts=["East"]) == [
        f"a player cannot be called `{name}`" for name in ("All", "None", "East")
    ]
    assert refused_names("East") == []
    assert refused_names("Jörg", "JO\u0308RG") == ["two players are called `JO\u0308RG`"]


def entered(*lines, rules="riichi", players=("Jörg", "Müller", "Zoë", "C")):
    """The last of some lines entered at a table."""
    ruleset = load_rules(rules)
    state = flow_of(ruleset).begin(players)
    for line in lines:
        entry = enter_line(read(line), ruleset, state)[0]
        state = entry.after
    return entry


def problem_at_table(line, **more):
    with pytest.raises(Refused) as refused:
        entered(line, **more)
    return [(one.code, line[one.start : one.end], one.help) for one in refused.value.problems]


def test_a_table_knows_its_players_whatever_the_case_and_the_composition():
    """3 han 30 fu of the dealer are 5800 (riichi:P3)."""
    entry = entered("JO\u0308RG: han=3 fu=30 from=zoe\u0308")
    assert entry.after.scores == {"Jörg": 30800, "Müller": 25000, "Zoë": 19200, "C": 25000}
    assert entry.line == "riichi seat=E round=E from=W han=3 fu=30"


@pytest.mark.parametrize(("rules", "players", "seats"), [("riichi", 4, "ESWN"), ("riichi-sanma", 3, "ESW")])
def test_all_are_all_who_sit_at_the_table(rules, players, seats):
    """As `none` is nobody; the line that is kept has their letters."""
    entry = entered("+nobody-won tenpai=all", rules=rules, players=("Jörg", "Müller", "Zoë", "C")[:players])
    assert entry.line == f"{rules} +nobody-won round=E tenpai={seats}"
    assert not entry.payments


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("riichi +nobody-won tenpai=all", "riichi +nobody-won tenpai=ESWN"),
        ("riichi-sanma +nobody-won tenpai=all", "riichi-sanma +nobody-won tenpai=ESW"),
        ("riichi +nobody-won tenpai=all players=3", "riichi +nobody-won tenpai=ESW players=3"),
        ("king-of-tokyo turn=A 11HSSS yield=all A: B: at=city", "king-of-tokyo 11HSSS turn=A yield=A/B A: B: at=city"),
    ],
)
def test_all_in_a_line_by_itself_are_all_who_play(line, canonical):
    """The number of players is the ruleset's, or the line's."""
    bound, rules = bind_line(read(line))
    assert written(bound, rules.vocabulary, rules.name) == canonical
    assert score(line).deltas == score(canonical).deltas


def test_three_who_are_named_are_still_no_four():
    """Only `all` follows the number of players."""
    with pytest.raises(Refused) as refused:
        score("riichi +nobody-won tenpai=ESWN players=3")
    assert [problem.code for problem in refused.value.problems] == ["R213"]


def test_a_name_that_is_a_piece_is_a_piece():
    """A player may be called C, and C is the red dragon."""
    assert problem_at_table("han=3 fu=30 C from=Zoë seat=Jörg")[0][0] == "R214"


def test_a_name_that_stands_alone_is_told_how_to_stand():
    """N143, whatever its alphabet, and at its place."""
    assert problem_at_table("han=3 fu=30 Jo\u0308rg from=Zoë") == [
        ("N143", "Jo\u0308rg", "write `Jörg:` before his words, or say seat=Jörg")
    ]
    assert problem_at_table("+nobody-won tenpai=jörg, C") == [
        ("N143", "tenpai=jörg, C", "lists are joined by `/`: tenpai=Jörg/C")
    ]
    assert problem_at_table("+nobody-won tenpai=jörg, müller, zoë") == [
        ("N143", "tenpai=jörg, müller, zoë", "lists are joined by `/`: tenpai=Jörg/Müller/Zoë")
    ]


def test_a_name_alone_in_a_game_without_seats():
    """Only a label, or whose turn it is, names a player there."""
    players = ("Jörg", "Zoë")
    assert problem_at_table("zoë R1K3", rules="azul", players=players)[0] == (
        "N143",
        "zoë",
        "write `Zoë:` before his words",
    )
    assert problem_at_table("11HSSS zoë", rules="king-of-tokyo", players=players) == [
        ("N143", "zoë", "write `Zoë:` before his words, or say turn=Zoë")
    ]
