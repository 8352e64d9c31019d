"""The rules row by row: A1 to A8 and the ambiguities G1 to G22 as they are read by default."""

from __future__ import annotations

import pytest

from scorecalc.problems import Refused

from .scored import codes, hand_of, items_of, payments_of, result, total_of

#: worked examples of the rulebook: line, chips, items
EXAMPLES = [
    ("99s 123s win=1s +tsumo", 11, {"chin-itsu": 6, "pinfu": 1, "junchan": 3, "tsumo": 1}),
    ("66s 777s win=7s", 9, {"chin-itsu": 6, "toitoi": 2, "tanyao": 1}),
    ("99s HHH win=H", 8, {"hon-itsu": 3, "toitoi": 2, "hatsu": 1, "honrou": 2}),
    ("HH 789s win=8s dora=H", 7, {"hon-itsu": 3, "chanta": 2, "dora": 2}),
]


@pytest.mark.parametrize(("line", "total", "items"), EXAMPLES)
def test_the_worked_examples_give_what_the_rulebook_says(line: str, total: int, items: dict[str, int]):
    """Examples 1 to 4: 11, 9, 8 and 7."""
    assert total_of(line) == total
    assert items_of(line) == items


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("11s 111s win=1s", "R320"),
        ("99s 12s win=1s", "R321"),
        ("99s 1234s win=1s", "R321"),
        ("11s 89s H win=H", "R322"),
        ("22s 891s win=1s", "R322"),  # 9 and 1 are no neighbours
        ("12345s win=1s", "R322"),
        ("99s 123s win=4s", "R323"),
        ("10s 99s 123s", "N101"),
        ("99 123 win=1s", "N102"),
    ],
)
def test_a1_five_cards_make_a_pair_and_a_set(line: str, code: str):
    """A1: four of each card, five in the hand, a pair with a sequence or a triplet."""
    assert code in codes(line)


def test_a1_every_spelling_of_the_cards_is_one_hand():
    """Rule 1 of the notation: spaces, order and signs mean nothing."""
    for cards in ("99s 123s", "12399s", "1s9s2s 9s3s", "🀐🀑🀒🀘🀘", "🀐\ufe0e🀑🀒99s", "９９ｓ 123s"):
        assert total_of(f"{cards} win=1s") == 10


def test_a2_to_a4_h_decides_the_type():
    """A2: base 6 without H, 3 with it; pinfu, tanyao and junchan belong to the one, hatsu and chanta to the other."""
    assert items_of("HH 456s win=4s") == {"hon-itsu": 3}
    assert items_of("HH 567s win=7s") == {"hon-itsu": 3}
    assert items_of("11s 456s win=5s") == {"chin-itsu": 6}


@pytest.mark.parametrize(
    ("line", "item", "chips"),
    [
        ("11s 999s win=9s", "chinroutou", 24),
        ("66s 888s win=8s", "ryuuiisou", 24),
        ("66s 234s win=2s", "ryuuiisou", 24),
        ("HH 888s win=8s", "super-all-green", 30),
        ("88s HHH win=8s", "super-all-green", 30),
    ],
)
def test_a5_a_yakuman_is_a_fixed_value(line: str, item: str, chips: int):
    """A5 and G8: 24 or 30, whatever else the hand has, with a Dora and a self-draw too."""
    for more in ("", " +tsumo", " dora=8s", " +tsumo dora=H"):
        assert items_of(line + more) == {item: chips}
    assert hand_of(line).limit == "yakuman"
    assert hand_of("99s HHH win=H").limit is None


def test_a6_dora_counts_each_copy_and_answers_when_there_is_none():
    """A6 and G5: three at most; a Dora that is named and not held is shown with 0."""
    assert items_of("66s 777s win=7s dora=7s")["dora"] == 3
    assert items_of("99s 123s win=1s dora=9s")["dora"] == 2
    assert items_of("99s 123s win=1s dora=H")["dora"] == 0
    assert "dora" not in items_of("99s 123s win=1s")


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("99s 123s win=1s +tsumo +chiihou", 16),
        ("99s 123s win=1s +tsumo +tenhou +dealer", 18),
        ("99s 123s win=1s +tsumo +chiihou dora=9s", 18),
        ("HH 234s win=4s +tsumo +tenhou +dealer", 38),
        ("11s 999s win=1s +tsumo +chiihou", 30),
    ],
)
def test_a6_and_g9_a_first_draw_is_six_with_the_self_draw_inside(line: str, total: int):
    """A6 and G9: six in all, added to yaku, Dora and yakuman."""
    assert total_of(line) == total
    assert "tsumo" not in items_of(line)


@pytest.mark.parametrize("words", ["+chiihou", "+tenhou +dealer", "+tsumo +tenhou", "+tsumo +chiihou +dealer"])
def test_g9_a_first_draw_is_a_self_draw_of_the_right_player(words: str):
    """G9: never on a discard; Tenhou is the dealer's, Chiihou another player's."""
    assert codes(f"99s 123s win=1s {words}") == ["R324"]


@pytest.mark.parametrize("dealer", ["+dealer", "seat=E", "+dealer seat=E"])
def test_a7_the_dealer_gets_two_more(dealer: str):
    """A7 and G7: in the hand's total, before it is paid and split; on a yakuman too (G8)."""
    assert total_of(f"66s 777s win=7s {dealer}") == 11
    assert total_of(f"66s 888s win=8s {dealer}") == 26
    assert total_of("66s 777s win=7s seat=S") == 9
    assert items_of(f"66s 777s win=7s {dealer}")["dealer"] == 2


def test_a8_the_discarder_pays_all():
    """A8: whatever the number of players."""
    for players in range(2, 7):
        assert payments_of(f"66s 777s win=7s players={players}") == [("discarder", "winner", 9, 1)]


@pytest.mark.parametrize(("players", "each"), [(2, 11), (3, 6), (4, 4), (5, 3), (6, 3)])
def test_a8_and_g11_a_self_draw_is_split_and_rounded_up(players: int, each: int):
    """A8, G11, G19: 11 P among one to five payers."""
    line = f"99s 123s win=1s +tsumo players={players}"
    assert payments_of(line) == [("other", "winner", each, players - 1)]


def test_a8_the_rounding_is_shown_as_it_was_done():
    """Steps are the arithmetic that was carried out."""
    assert [(s.text, s.value) for s in hand_of("99s 123s win=1s +tsumo players=5").steps] == [
        ("11 / 4 = 2¾, rounded up", 3)
    ]
    assert [(s.text, s.value) for s in hand_of("66s 567s win=6s +tsumo players=5").steps] == [("8 / 4", 2)]
    assert hand_of("99s 123s win=1s +tsumo players=2").steps == ()
    assert hand_of("99s 123s win=1s players=4").steps == ()


def test_g1_hatsu_has_any_pair_of_numbers():
    """G1: 11, 55, 77 and 99; with a green pair the hand is a yakuman."""
    for pair in "1579":
        assert items_of(f"{pair}{pair}s HHH win=H")["hatsu"] == 1
    for pair in "23468":
        assert items_of(f"{pair}{pair}s HHH win=H") == {"super-all-green": 30}


def test_g2_chanta_and_junchan_are_for_sequences():
    """G2: the four hands that a triplet reading would add 2 to."""
    for line, total in [("HH 111s win=1s", 7), ("HH 999s win=9s", 7), ("11s HHH win=H", 8), ("99s HHH win=H", 8)]:
        assert total_of(line) == total
        assert "all-green.chanta-triplets" in [note.id for note in hand_of(line).notes]


@pytest.mark.parametrize(
    ("line", "pinfu"),
    [
        ("33s 567s win=5s", True),
        ("33s 567s win=7s", True),
        ("33s 567s win=6s", False),
        ("33s 567s win=3s", False),
        ("33s 123s win=1s", True),  # 23 waits on 1 and 4
        ("33s 123s win=3s", False),  # the pair, or 12 waiting for 3 alone
        ("33s 789s win=7s", False),  # 89 waits on 7 alone
        ("33s 789s win=9s", True),
        ("99s 123s win=1s +tsumo", True),  # a pair of 9, by self-draw
        ("444s 56s win=4s", True),  # the pair or the sequence: what is better
        ("777s 56s win=7s", True),
        ("55s 456s win=5s", False),  # the pair or the middle
    ],
)
def test_g3_pinfu_waits_on_two_sides(line: str, pinfu: bool):
    """G3: both outside numbers exist; any pair of numbers; the better place of a card that fits twice."""
    assert ("pinfu" in items_of(line)) is pinfu


def test_g4_a_winning_card_that_is_not_told_gives_the_lowest_and_names_the_others():
    """G4: never assume pinfu; where it changes nothing, nothing is said."""
    depends = result("33s 567s")
    assert depends.depends_on_win
    assert total_of("33s 567s") == 7
    assert [(other.win, other.total.amount) for other in depends.alternatives] == [("5s", 8), ("7s", 8)]
    assert "with win=5s or 7s: 8 P" in hand_of("33s 567s").notes[0].text
    settled = result("66s 777s")
    assert not settled.depends_on_win
    assert settled.alternatives == ()
    assert hand_of("66s 777s").notes == ()


def test_g5_the_card_shown_is_the_dora():
    """G5: `dora=` and `ind=` name the same card by default; two that differ are refused."""
    assert items_of("99s 123s win=1s ind=9s")["dora"] == 2
    assert items_of("99s 123s win=1s ind=8s")["dora"] == 0
    assert items_of("99s 123s win=1s ind=9s dora=9s")["dora"] == 2
    assert codes("99s 123s win=1s ind=8s dora=9s") == ["R328"]


def test_g10_the_base_alone_wins():
    """G10: 6 or 3, and the output says that this is a reading."""
    assert total_of("11s 456s win=5s") == 6
    assert total_of("HH 456s win=5s") == 3
    assert [note.id for note in hand_of("HH 456s win=5s").notes] == ["all-green.yaku-needed"]


def test_g12_toitoi_adds_up_with_other_yaku():
    """G12: with tanyao, with hatsu and honrou."""
    assert items_of("66s 777s win=7s") == {"chin-itsu": 6, "toitoi": 2, "tanyao": 1}
    assert items_of("99s HHH win=9s") == {"hon-itsu": 3, "toitoi": 2, "hatsu": 1, "honrou": 2}


def test_g13_chanta_needs_the_pair_hh_and_honrou_a_triplet():
    """G13."""
    assert items_of("HH 123s win=2s") == {"hon-itsu": 3, "chanta": 2}
    assert items_of("HH 999s win=9s") == {"hon-itsu": 3, "toitoi": 2, "honrou": 2}


def test_g14_each_of_two_winners_is_paid_in_full():
    """G14: the dealer among them gets his 2; the note says that it is a reading."""
    two = result("from=N E: 66s 777s win=7s S: 55s 567s")
    assert two.deltas == {"E": 11, "S": 8, "W": 0, "N": -19}
    assert {label: hand.total.amount for label, hand in two.hands.items() if hand.total} == {"E": 11, "S": 8}
    assert [note.id for note in two.notes] == ["all-green.multiple-ron"]
    assert payments_of("Anna: 66s 777s win=7s Ben: 55s 567s") == [
        ("discarder", "Anna", 9, 1),
        ("discarder", "Ben", 8, 1),
    ]


def test_g14_one_discard_is_one_card_of_one_deck():
    """G14 and A1: the winners hold the discard, and no fifth copy between them and the Dora card."""
    assert codes("from=N E: 66s 777s win=7s S: 55s 567s win=5s") == ["R326"]
    assert codes("from=N E: 66s 777s S: 99s 123s") == ["R326"]
    assert codes("from=N E: 66s 777s S: 777s 99s") == ["R320"]
    assert codes("from=N E: 66s 777s win=7s S: 77s 234s") == []
    assert codes("from=N dora=7s E: 66s 777s win=7s S: 77s 234s") == ["R320"]
    assert codes("from=N dora=8s E: 66s 777s win=7s S: 77s 234s dora-indicator=next") == ["R320"]


def test_g14_the_discard_is_a_card_that_all_winners_hold():
    """66777 and 55567 won on 6s or 7s: which is asked for; one hand names the card for all."""
    with pytest.raises(Refused, match="R326: 2 hands won on one discard, but not on which card") as caught:
        result("from=N E: 66s 777s S: 55s 567s")
    assert caught.value.problems[0].help == "say it once, under one of the players: win=6s or win=7s"
    named = result("from=N E: 66s 777s win=7s S: 55s 567s")
    assert not named.depends_on_win
    assert named.hands["S"].total == (8, "chips")


def test_g16_a_pile_that_ran_out_pays_nothing():
    """G16: with all seats at 0; words of a win are refused."""
    drawn = result("+nobody-won players=5")
    assert (drawn.outcome, drawn.payments, drawn.winner, drawn.settled) == ("draw", (), (), "all")
    assert drawn.deltas == {"E": 0, "S": 0, "W": 0, "N": 0, "P5": 0}
    assert codes("+nobody-won 99s 123s") == ["R327", "R327"]
    assert codes("+nobody-won from=E") == ["R327"]


@pytest.mark.parametrize("players", ["1", "7", "0", "x/1", "Anna/Anna"])
def test_g19_two_to_six_play(players: str):
    """G19."""
    assert codes(f"99s 123s win=1s players={players}") == ["N133"]


def test_g22_the_green_sequence_is_234():
    """G22: five hands, one for each green pair."""
    for pair in "23468":
        assert items_of(f"{pair}{pair}s 234s win=3s") == {"ryuuiisou": 24}
    assert "ryuuiisou" not in items_of("88s 345s win=4s")
