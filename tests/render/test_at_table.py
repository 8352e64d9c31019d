"""A breakdown at a table: names where its heading and its notes have seats, and nothing else touched."""

from __future__ import annotations

import pytest

from scorecalc.model.score import Note
from scorecalc.render.at_table import at_table
from tests.render.breakdowns import RIICHI, SEATS, TWO_RONS

SITTING = {"E": "Anna", "S": "Ben", "W": "Cleo", "N": "Dora"}


@pytest.mark.parametrize(
    ("part", "shown"),
    [
        ("South seat, East round", "Ben (South), East round"),
        ("discard by West on 8s", "discard by Cleo on 8s"),
        ("2 wins on a discard by North", "2 wins on a discard by Dora"),
        ("chombo by East", "chombo by Anna"),
        ("hand's wind East", "hand's wind East"),
        ("dominant wind West", "dominant wind West"),
        ("self-draw of E", "self-draw of E"),
        ("non-dealer", "non-dealer"),
    ],
)
def test_headings_name_players_and_leave_winds_alone(part, shown):
    """A round and the wind of a hand are nobody's."""
    breakdown = RIICHI._replace(heading=("riichi", part))
    assert at_table(breakdown, SITTING, SEATS, {}).heading == ("riichi", shown)


def test_a_player_who_is_called_like_a_wind_is_named_once():
    """Ben sits South and Cleo calls herself South: nobody is renamed twice."""
    breakdown = RIICHI._replace(heading=("South seat, East round", "discard by West"))
    seats = {"E": "Anna", "S": "West", "W": "South", "N": "Dora"}
    assert at_table(breakdown, seats, SEATS, {}).heading == ("West (South), East round", "discard by South")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("with lost-reach=stays: N +240  pot 0", "with lost-reach=stays: Dora +240  pot 0"),
        ("with lost-reach=lost: E 0  bank +10", "with lost-reach=lost: Anna 0  bank +10"),
        ("20000 points are taken off the result of S at the end of the game",
         "20000 points are taken off the result of Ben at the end of the game"),
        ("W declared riichi but is not named in tenpai=", "Cleo declared riichi but is not named in tenpai="),
        ("the pair of E may be a set of S or W", "the pair of E may be a set of S or W"),
        ("pao=S:2 says otherwise", "pao=S:2 says otherwise"),
    ],
)  # fmt: skip
def test_notes_name_players_where_a_letter_can_only_be_a_seat(text, shown):
    """A letter may be a tile or a word to be typed."""
    breakdown = RIICHI._replace(notes=(Note("x.y", text),))
    assert [note.text for note in at_table(breakdown, SITTING, SEATS, {}).notes] == [shown]


def test_a_table_says_its_own_in_the_place_of_a_note_or_nothing():
    """The hands' notes as well as those of the line."""
    notes = (Note("a.gone", "say +final"), Note("a.other", "say sticks=1"), Note("a.kept", "as it is"))
    hands = {label: hand._replace(notes=notes) for label, hand in TWO_RONS.hands.items()}
    shown = at_table(TWO_RONS._replace(notes=notes, hands=hands), SITTING, SEATS, {"a.gone": "", "a.other": "so be it"})
    expected = [("a.other", "so be it"), ("a.kept", "as it is")]
    assert [tuple(note) for note in shown.notes] == expected
    assert [[tuple(note) for note in hand.notes] for hand in shown.hands.values()] == [expected] * len(hands)


def test_players_who_are_called_by_their_names_change_nothing():
    """Azul, King of Tokyo and Saint Poker."""
    assert at_table(RIICHI, {"Anna": "Anna", "Ben": "Ben"}, {}, {}) == RIICHI
