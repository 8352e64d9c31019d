"""Options: each reading that the rule rows leave open, both ways, and the note where it decided."""

from __future__ import annotations

from scorecalc.api import load_rules

from .board import after, codes, json_of, note_ids

FALLS = "SSS111 turn=A A: at=city B: hearts=3 stars=7 C:"


def test_k13_the_stars_of_the_eliminated_are_gone_or_kept():
    """None by default, with a note; with eliminated-stars=kept they stay, and nothing is paid back."""
    assert after(FALLS)["B"] == "0/0/0 out"
    assert "eliminated-stars" in note_ids(FALLS)
    kept = f"{FALLS} eliminated-stars=kept"
    assert after(kept)["B"] == "7/0/0 out"
    assert "eliminated-stars" not in note_ids(kept)
    assert [payment["from"] for payment in json_of(kept)["payments"]] == ["bank"]


def test_k13_no_note_where_no_star_was_lost():
    """A monster without stars loses none."""
    assert "eliminated-stars" not in note_ids("SSS111 turn=A A: at=city B: hearts=3 C:")


def test_k11_the_variant_for_two_holds_where_it_is_named():
    """A game of two without the flag gives stars, and a note says how it would be otherwise."""
    line = "112233 turn=A A: at=city B:"
    assert after(line)["A"] == "2/10/0 city"
    assert "no-variant" in note_ids(line)
    assert "no-variant" not in note_ids("112233 turn=A A: B: at=city")
    assert "no-variant" not in note_ids("112233 turn=A A: at=city B: C:")


def test_k11_the_variant_for_two_in_every_game_of_two():
    """On by default at Board Game Arena; more than two play without it."""
    line = "112233 turn=A A: at=city B:"
    for told, rules in ((f"{line} two-player-variant=games-of-two", "king-of-tokyo"), (line, "king-of-tokyo-bga")):
        assert after(told, rules)["A"] == "0/10/1 city"
        assert "two-player-variant" in note_ids(told, rules)
    assert after("112233 turn=A A: at=city B: C:", "king-of-tokyo-bga")["A"] == "2/10/0 city"
    assert after(f"{line} two-player-variant=named", "king-of-tokyo-bga")["A"] == "2/10/0 city"


def test_k11_a_flag_whose_variant_is_off_is_refused():
    """The help names the option."""
    assert codes("112233 turn=A +two-player two-player-variant=off A: at=city B:") == ["R348"]


def test_k11_is_for_games_of_two():
    """Not for two who are left of three, nor for three; `players=` says how many began."""
    assert codes("112233 turn=A +two-player A: at=city B: C: hearts=0") == ["R348"]
    assert codes("112233 turn=A +two-player players=3 A: at=city B:") == ["R348"]
    assert after("112233 turn=A players=3 A: at=city B:", "king-of-tokyo-bga")["A"] == "2/10/0 city"


def test_k3_a_power_card_may_allow_more_hearts():
    """Twelve with most-hearts=12: healing goes on to there."""
    assert codes("HHH112 turn=A A: hearts=11 B: at=city") == ["R345"]
    assert after("HHH112 turn=A most-hearts=12 A: hearts=11 B: at=city")["A"] == "0/12/0 out"


def test_both_rulesets_differ_in_the_variant_alone():
    """The preset says where it has that from."""
    base, bga = load_rules("king-of-tokyo"), load_rules("king-of-tokyo-bga")
    assert {name for name in base.options if base.options[name] != bga.options[name]} == {"two-player-variant"}
    assert bga.origins["two-player-variant"] == "king-of-tokyo-bga"
