"""Seats and names: who gains and who loses what, as far as the line tells."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.problems import Refused

from .scored import codes, payments_of, result


def test_seats_give_payments_and_changes_of_all():
    """The seats are E S W N P5 P6, as many as play; four where the line does not say it."""
    ron = result("66s 777s win=7s seat=S from=W")
    assert ron.deltas == {"E": 0, "S": 9, "W": -9, "N": 0}
    assert (ron.winner, ron.settled, ron.assumed) == (("S",), "all", {"players": 4})
    drawn = result("66s 777s win=7s seat=P6 +tsumo players=6")
    assert drawn.deltas == {"E": -2, "S": -2, "W": -2, "N": -2, "P5": -2, "P6": 10}
    assert drawn.assumed == {}


def test_names_take_the_place_of_seats():
    """Of players called by name only what is paid is known, unless all are named."""
    ron = result("66s 777s win=7s seat=Anna from=Ben")
    assert payments_of("66s 777s win=7s seat=Anna from=Ben") == [("Ben", "Anna", 9, 1)]
    assert (ron.deltas, ron.winner, ron.settled) == ({}, ("Anna",), "winner")
    assert payments_of("66s 777s win=7s seat=Anna +tsumo players=3") == [("other", "Anna", 5, 2)]
    named = result("66s 777s win=7s seat=Anna +tsumo players=Ben/Anna/Cleo")
    assert named.deltas == {"Ben": -5, "Anna": 10, "Cleo": -5}
    assert named.settled == "all"


def test_a_list_of_names_may_hold_letters_of_seats():
    """Players called A to E: there E is no dealer, unless +dealer says so."""
    assert result("66s 777s win=7s seat=E from=A players=A/B/C/D/E").deltas == {"A": -9, "B": 0, "C": 0, "D": 0, "E": 9}
    assert result("66s 777s win=7s seat=E +dealer from=A players=A/B/C/D/E").deltas["E"] == 11


def test_an_unnamed_winner_is_paid_by_the_others():
    """`discarder`, `other` with a count, `winner`; the dealer who is not seated is a winner too."""
    assert payments_of("66s 777s win=7s +dealer +tsumo players=4") == [("other", "winner", 4, 3)]
    assert payments_of("66s 777s win=7s from=W") == [("W", "winner", 9, 1)]
    assert payments_of("66s 777s win=7s seat=W") == [("discarder", "W", 9, 1)]


def test_players_are_assumed_only_where_they_matter():
    """On a discard it makes no difference how many play; a self-draw says that four are assumed."""
    assert result("66s 777s win=7s").assumed == {}
    drawn = result("66s 777s win=7s +tsumo")
    assert drawn.assumed == {"players": 4}
    assert [note.id for note in drawn.notes] == ["all-green.players-assumed"]
    assert result("66s 777s win=7s +tsumo players=4").notes == ()


def test_house_rules_may_name_the_players(tmp_path):
    """The option in a TOML file; a line needs no players= then."""
    club = tmp_path / "club.toml"
    club.write_text('extends = "all-green"\n[options]\nplayers = ["Anna", "Ben", "Cleo"]\n', "utf-8")
    assert score("66s 777s win=7s seat=Ben +tsumo", load_rules(str(club))).deltas == {"Anna": -5, "Ben": 10, "Cleo": -5}
    five = tmp_path / "five.toml"
    five.write_text('extends = "all-green"\n[options]\nplayers = 5\n', "utf-8")
    drawn = score("66s 777s win=7s +tsumo", load_rules(str(five)))
    assert (drawn.payments[0].times, drawn.assumed) == (4, {})


def test_winners_stand_in_turn_order_after_the_discarder():
    """E after N, then S; of names in the order of players=."""
    assert list(result("from=N S: 55s 567s win=7s E: 66s 777s").hands) == ["E", "S"]
    line = "players=Anna/Ben/Cleo from=Ben Anna: 55s 567s win=7s Cleo: 66s 777s"
    assert list(result(line).hands) == ["Cleo", "Anna"]


@pytest.mark.parametrize(
    "line",
    [
        "66s 777s win=7s seat=S from=S",
        "66s 777s win=7s seat=P5 from=S",
        "66s 777s win=7s seat=W from=S players=2",
        "66s 777s win=7s seat=S from=Anna",
        "66s 777s win=7s seat=Dora from=Anna players=Anna/Ben",
        "E: 66s 777s win=7s seat=S",
        "players=2 E: 66s 777s win=7s S: 55s 567s",
        "multiple-ron=first E: 66s 777s win=7s S: 55s 567s",
    ],
)
def test_players_that_cannot_be_so_are_refused(line: str):
    """R326."""
    assert codes(line) == ["R326"]


@pytest.mark.parametrize("value", ["east", "South", "s", "bank", "winner", "2"])
def test_a_seat_is_a_letter_or_a_name(value: str):
    """A seat that is spelled out is told its letter; an account of a settlement is no player."""
    assert codes(f"66s 777s win=7s seat={value}") == ["N133"]


def test_the_dealer_cannot_win_on_the_discard_of_the_seat_east():
    """G7: where players have no names the dealer sits East."""
    with pytest.raises(Refused, match="R326"):
        score("all-green 55123s win=1s +dealer from=E")
