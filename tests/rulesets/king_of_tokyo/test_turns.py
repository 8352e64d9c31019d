"""A turn on a stated table, rule by rule; values worked out by hand from the rule rows."""

from __future__ import annotations

import pytest

from .board import after, events, json_of, totals


def test_k3_hearts_heal_outside_tokyo_up_to_ten():
    """Three hearts at 8: two of them count; the place is that of the start, before entering."""
    assert after("HHH112 turn=A A: hearts=4 B: at=city")["A"] == "0/7/0 out"
    assert after("HHH112 turn=A A: hearts=8 B: at=city")["A"] == "0/10/0 out"
    assert after("HHH112 turn=A A: hearts=4 B:")["A"] == "1/7/0 city"
    assert totals("HHH112 turn=A A: hearts=8 B: at=city") == (0, 0, 2, 0)
    assert events("HHH112 turn=A A: hearts=8 B: at=city") == ["A hearts-full"]


@pytest.mark.parametrize("place", ["city", "bay"])
def test_k3_hearts_heal_nothing_in_tokyo(place: str):
    """City and Bay alike."""
    line = f"HHH112 turn=A A: hearts=4 at={place} B: C: D: E:"
    assert after(line)["A"] == f"2/4/0 {place}"
    assert events(line) == ["A hearts-in-vain"]


def test_k4_smashes_from_outside_hit_city_and_bay():
    """Everybody in Tokyo, nobody outside."""
    line = "SS1123 turn=C A: at=city B: at=bay C: D: E:"
    assert after(line) == {"A": "0/8/0 city", "B": "0/8/0 bay", "C": "0/10/0 out", "D": "0/10/0 out", "E": "0/10/0 out"}


def test_k4_smashes_from_tokyo_hit_everybody_outside():
    """The Bay does not hit the City, nor the City the Bay; the dead are not hit again."""
    line = "SSS112 turn=B A: at=city B: at=bay C: D: E: F: hearts=0"
    assert [monster.split("/")[1] for monster in after(line).values()] == ["10", "10", "7", "7", "7", "0"]
    line = "SSS112 turn=A A: at=city B: at=bay C: D: E:"
    assert [monster.split("/")[1] for monster in after(line).values()] == ["10", "10", "7", "7", "7"]


def test_k4_k10_smashes_hit_nobody_while_tokyo_is_empty():
    """The first turn of a game: its monster enters, nobody is hurt (the rulebook's own remark)."""
    line = "SSSSSS turn=A A: B: C:"
    assert after(line) == {"A": "1/10/0 city", "B": "0/10/0 out", "C": "0/10/0 out"}
    assert events(line) == ["A nobody-smashed", "A enters"]


@pytest.mark.parametrize("place", ["city", "bay"])
def test_k6_a_start_in_tokyo_brings_two_stars(place: str):
    """City and Bay alike; outside nothing."""
    assert after(f"112233 turn=A A: at={place} B: C: D: E:")["A"] == f"2/10/0 {place}"
    assert after("112233 turn=A A: B: at=city")["A"] == "0/10/0 out"


def test_k7_who_was_smashed_in_tokyo_may_yield_and_keeps_the_loss():
    """The attacker then has to enter."""
    assert after("SS1123 turn=B yield=A A: at=city B: C:") == {"A": "0/8/0 out", "B": "1/10/0 city", "C": "0/10/0 out"}
    assert after("SS1123 turn=B A: at=city B: C:") == {"A": "0/8/0 city", "B": "0/10/0 out", "C": "0/10/0 out"}
    assert events("SS1123 turn=B yield=A A: at=city B: C:") == ["A smashed", "A yields", "B enters"]
    assert events("SS1123 turn=B A: at=city B: C:") == ["A smashed", "A stays"]


def test_k7_without_a_smash_nobody_yields():
    """A willing monster stays, and a note says that its word changed nothing."""
    shown = json_of("112233 turn=B yield=A A: at=city B: C:")
    assert shown["after"]["A"]["at"] == "city"
    assert shown["notes"][0]["id"] == "king-of-tokyo.cannot-yield"


def test_k7_smashes_of_power_cards_alone_let_nobody_yield():
    """Hearts lost otherwise than to smash dice are no reason to leave; with a smash die they are."""
    assert after("112233 turn=B yield=A extra-smashes=2 A: at=city B:")["A"] == "0/8/0 city"
    assert after("11223S turn=B yield=A extra-smashes=2 A: at=city B:")["A"] == "0/7/0 out"


def test_k7_the_eliminated_leave_tokyo_at_once():
    """More smashes than hearts are left leave none, and the attacker enters."""
    line = "SSS112 turn=B A: at=city hearts=2 stars=7 energy=4 B: C:"
    assert after(line) == {"A": "0/0/4 out", "B": "1/10/0 city", "C": "0/10/0 out"}
    assert events(line) == ["A smashed", "A eliminated", "B enters"]


def test_k8_the_city_is_entered_before_the_bay():
    """Both empty: the City. The City taken: the Bay, with five. Both taken: none."""
    assert after("112233 turn=A A: B: C: D: E:")["A"] == "1/10/0 city"
    assert after("112233 turn=A A: B: at=city C: D: E:")["A"] == "1/10/0 bay"
    assert after("112233 turn=A A: B: at=city C: at=bay D: E:")["A"] == "0/10/0 out"


def test_k8_the_bay_is_for_five_living_monsters():
    """Four seats never; six seats with two dead no more (K9)."""
    assert after("112233 turn=A A: B: at=city C: D:")["A"] == "0/10/0 out"
    assert after("112233 turn=A A: B: at=city C: D: E: hearts=0 F: hearts=0")["A"] == "0/10/0 out"
    assert after("112233 turn=A A: B: at=city C: D: E: F: hearts=0")["A"] == "1/10/0 bay"


def test_k8_both_yield_and_the_attacker_takes_the_city():
    """One place is entered, and one star is gained."""
    line = "SS1123 turn=C yield=A/B A: at=city B: at=bay C: D: E:"
    assert after(line) == {"A": "0/8/0 out", "B": "0/8/0 out", "C": "1/10/0 city", "D": "0/10/0 out", "E": "0/10/0 out"}


def test_k8_the_bay_alone_yields_and_the_attacker_takes_it():
    """The City stays taken."""
    line = "SS1123 turn=C yield=B A: at=city B: at=bay C: D: E:"
    assert after(line)["B"] == "0/8/0 out"
    assert after(line)["C"] == "1/10/0 bay"


def test_k9_the_bay_closes_when_the_fifth_falls():
    """The Bay monster leaves where the City is taken; its own start in the Bay still counts."""
    line = "SSS112 turn=B A: at=city B: at=bay C: hearts=3 D: E:"
    assert after(line) == {"A": "0/10/0 city", "B": "2/10/0 out", "C": "0/0/0 out", "D": "0/7/0 out", "E": "0/7/0 out"}
    assert events(line)[-2:] == ["C eliminated", "B bay-closes"]


def test_k9_the_bay_monster_moves_to_an_empty_city_without_a_star():
    """The attacker of both finds the City taken again."""
    line = "S11223 turn=C A: at=city hearts=1 B: at=bay C: D: E:"
    assert after(line)["B"] == "0/9/0 city"
    assert after(line)["C"] == "0/10/0 out"


def test_k9_having_moved_to_the_city_it_may_still_yield():
    """It was smashed, so it may leave, and the attacker enters."""
    line = "S11223 turn=C yield=B A: at=city hearts=1 B: at=bay C: D: E:"
    assert after(line)["B"] == "0/9/0 out"
    assert after(line)["C"] == "1/10/0 city"
    assert events(line) == ["A smashed", "B smashed", "A eliminated", "B bay-closes", "B yields", "C enters"]


def test_k9_with_five_left_of_six_the_bay_stays_open():
    """The City monster falls: the Bay monster stays where it is, and the attacker takes the City."""
    line = "S11223 turn=C A: at=city hearts=1 B: at=bay C: D: E: F:"
    assert after(line)["B"] == "0/9/0 bay"
    assert after(line)["C"] == "1/10/0 city"


def test_k9_a_monster_of_the_bay_with_an_empty_city_starts_its_turn_there():
    """After a card emptied the City; it is in Tokyo, so it does not enter again."""
    assert after("112233 turn=A A: at=bay B: C: D: E:")["A"] == "2/10/0 bay"


def test_k11_the_variant_for_two_gives_energy_in_tokyo():
    """One energy for a start and one for entering; the stars of the dice stay."""
    assert after("111233 turn=A +two-player A: at=city B:")["A"] == "1/10/1 city"
    assert after("SS1112 turn=A +two-player yield=B A: B: at=city") == {"A": "1/10/1 city", "B": "0/8/0 out"}
    assert totals("11EE33 turn=A +two-player A: at=city B:") == (0, 3, 0, 0)


def test_k12_twenty_stars_win_at_the_end_of_the_turn():
    """Won by entering, and stars above 20 are not counted."""
    shown = json_of("S12323 turn=A A: stars=19 B: at=city hearts=1 stars=3 C:")
    assert (shown["over"], shown["winner"], shown["outcome"]) == (True, ["A"], "win")
    shown = json_of("333333 turn=A A: stars=17 at=city B: C:")
    assert shown["after"]["A"]["stars"] == 20
    assert shown["total"] == {"amount": 3, "unit": "stars"}
    cut = shown["sections"][0]["items"][-1]
    assert (cut["id"], cut["amount"], cut["cite"], cut["mark"]) == (
        "king-of-tokyo.above-twenty",
        -5,
        "king-of-tokyo:K12",
        "reading",
    )


def test_k12_nineteen_stars_do_not_win():
    """The game goes on."""
    shown = json_of("112233 turn=A A: stars=17 at=city B: C:")
    assert (shown["over"], shown["winner"], shown["outcome"]) == (False, [], "marks")


def test_k12_the_last_one_standing_wins():
    """Whatever its stars; the turn is played to its end, so it still enters."""
    shown = json_of("SSS112 turn=A A: B: at=city hearts=3 C: hearts=0")
    assert (shown["over"], shown["winner"]) == (True, ["A"])
    assert shown["after"]["A"] == {"stars": 1, "hearts": 10, "energy": 0, "at": "city", "alive": True}
    assert "king-of-tokyo.played-out" in [note["id"] for note in shown["notes"]]


def test_k12_who_falls_to_a_card_in_its_own_turn_does_not_win():
    """Twenty stars without a heart are no win; the other one is the last standing."""
    shown = json_of("111222 turn=A extra-hearts=-1 A: hearts=1 stars=18 at=city B:")
    assert shown["winner"] == ["B"]
    assert shown["after"]["A"] == {"stars": 0, "hearts": 0, "energy": 0, "at": "out", "alive": False}


def test_k12_nobody_wins_when_all_fall_at_once():
    """The attacker falls to a card while its smashes take the last other one."""
    shown = json_of("SS1122 turn=A extra-hearts=-3 A: hearts=3 B: at=city hearts=2")
    assert (shown["over"], shown["winner"], shown["outcome"]) == (True, [], "draw")
    assert shown["events"][-1]["id"] == "nobody-left"


def test_k13_the_stars_of_an_eliminated_monster_are_gone():
    """They go back to the bank; those who were eliminated before are left as they are."""
    shown = json_of("SSS111 turn=A A: at=city stars=3 B: hearts=3 stars=7 C: hearts=0 stars=5 D:")
    assert shown["after"]["B"]["stars"] == 0
    assert shown["after"]["C"]["stars"] == 5
    assert shown["payments"] == [
        {"from": "bank", "to": "A", "amount": 3, "unit": "stars", "why": "turn"},
        {"from": "B", "to": "bank", "amount": 7, "unit": "stars", "why": "eliminated"},
    ]
    assert shown["deltas"] == {"A": 3, "B": -7, "C": 0, "D": 0, "bank": 4}


def test_k14_what_is_not_given_is_as_at_the_start():
    """Ten hearts, no stars, no energy, outside; the result says what was filled in."""
    shown = json_of("112233 turn=B A: at=city stars=3 hearts=9 energy=2 B: hearts=4")
    assert shown["before"]["B"] == {"stars": 0, "hearts": 4, "energy": 0, "at": "out", "alive": True}
    assert shown["assumed"] == {"B": {"stars": 0, "energy": 0, "at": "out"}}
    note = next(note for note in shown["notes"] if note["id"] == "king-of-tokyo.start-values")
    assert note["text"] == "not given, so as at the start of a game: stars=0 (B), energy=0 (B), at=out (B)"
    given = "112233 turn=A A: at=city stars=3 hearts=9 energy=2 B: at=out stars=0 hearts=4 energy=0 C: hearts=0"
    assert json_of(given)["notes"] == []  # what an eliminated monster lacks decides nothing


def test_power_cards_heal_in_tokyo_too():
    """What hearts of the dice cannot do there; never above ten."""
    assert after("112233 turn=A extra-hearts=3 A: hearts=4 at=city B:")["A"] == "2/7/0 city"
    assert after("112233 turn=A extra-hearts=3 A: hearts=9 at=city B:")["A"] == "2/10/0 city"


def test_hearts_are_healed_before_a_card_takes_them():
    """Dice first, then losses with the smashes: 1 + 2 - 2."""
    assert after("HH1123 turn=A extra-hearts=-2 A: hearts=1 B: at=city")["A"] == "0/1/0 out"
