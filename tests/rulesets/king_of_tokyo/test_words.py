"""How a position is written: spellings, the one canonical form, and what cannot be."""

from __future__ import annotations

import pytest

from scorecalc.api import bind_line
from scorecalc.notation import read
from scorecalc.notation.canon import canonical

from .board import after, codes, json_of, totals


def canon(line: str) -> str:
    bound, rules = bind_line(read(f"king-of-tokyo {line}"))
    return canonical(bound, rules.vocabulary, "king-of-tokyo").removeprefix("king-of-tokyo ")


@pytest.mark.parametrize("roll", ["11SSHE", "S1H1SE", "1 1 S S H E", "11 SS HE", "11sshe", "1S1hSe"])
def test_dice_may_be_written_in_any_order_and_spacing(roll: str):
    """Small letters behind a digit or a capital are read too."""
    assert totals(roll) == (0, 1, 1, 2)
    assert canon(roll) == "11HESS"


@pytest.mark.parametrize(
    "line",
    [
        "11SSHE turn=B yield=A A: hearts=9 stars=4 energy=2 at=city B: hearts=10 at=out C:",
        "turn=B yield=A 11SSHE A: at=city energy=2 stars=4 hearts=9 B: C:",
        "yield=A A: at=city energy=2 stars=4 hearts=9 B: 11SSHE C:",
        "turn=B A: place=city energy=2 vp=4 hp=9 yield=A B: 11 SS HE C: players=3",
        "11SSHE A: at=tokyo stars=4 hearts=9 energy=2 B: turn=B C: yield=A yield=A",
    ],
)
def test_a_turn_has_one_canonical_form(line: str):
    """Dice before the labels or with the monster whose turn it is, table words anywhere, defaults left out."""
    expected = "11HESS turn=B yield=A A: at=city stars=4 hearts=9 energy=2 B: C:"
    assert canon(line) == expected
    assert canon(expected) == expected
    assert json_of(line)["after"] == json_of(expected)["after"]


@pytest.mark.parametrize("word", ["yield=A/B", "yield=AB", "yield=BA", "yield=B/A", "yield=A yield=B"])
def test_the_willing_are_joined_or_repeated(word: str):
    """Letters may stand together where monsters have one-letter names."""
    line = f"SS1123 turn=C {word} A: at=city B: at=bay C: D: E:"
    assert after(line)["A"].endswith(" out")
    assert after(line)["B"].endswith(" out")
    assert "yield=A/B" in canon(line)


def test_nobody_yields_without_the_word_or_with_none():
    """Both say the same."""
    assert after("SS1123 turn=B yield=none A: at=city B:") == after("SS1123 turn=B A: at=city B:")
    assert canon("SS1123 turn=B yield=none A: at=city B:") == "1123SS turn=B A: at=city B:"


def test_monsters_have_names():
    """Any name, in the order of the table."""
    line = "SS1123 turn=Gigazaur yield=The-King The-King: at=city Gigazaur: stars=3"
    assert after(line) == {"The-King": "0/8/0 out", "Gigazaur": "4/10/0 city"}
    assert canon(line) == "1123SS turn=Gigazaur yield=The-King The-King: at=city Gigazaur: stars=3"


def test_those_not_written_are_eliminated():
    """Three are left of a game of six: the Bay is closed to them."""
    assert after("112233 turn=A players=6 A: B: at=city C:")["A"] == "0/10/0 out"
    assert canon("112233 turn=A players=6 A: B: at=city C:") == "112233 turn=A players=6 A: B: at=city C:"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("11SSHE2", ["R340"]),
        ("11SSH", ["R340"]),
        ("", ["N100"]),
        ("extra-stars=2", ["R340"]),
        ("turn=A A: B:", ["R340"]),
        ("11SSHE turn=A A: 11SSHE B:", ["R340"]),
        ("turn=A A: 11SSHE B: 11SSHE", ["R340"]),
        ("11SSHE at=city stars=3", ["R341", "R341"]),
        ("11SSHE +two-player turn=A yield=A players=2", ["R341"] * 4),
        ("11SSHE turn=A A:", ["R342"]),
        ("11SSHE turn=A A: B: C: D: E: F: G:", ["R342"]),
        ("11SSHE turn=A players=2 A: B: C:", ["R342"]),
        ("11SSHE turn=A players=7 A: B: C:", ["N133"]),
        ("11SSHE turn=A A: at=city B: at=city", ["R343"]),
        ("11SSHE turn=A A: at=bay B: at=bay C: D: E:", ["R343"]),
        ("11SSHE turn=A A: at=bay B: C: D:", ["R344"]),
        ("11SSHE turn=A A: at=bay B: C: D: E: hearts=0", ["R344"]),
        ("11SSHE turn=A A: B: at=city hearts=0 C:", ["R344"]),
        ("11SSHE turn=A A: hearts=11 B:", ["R345"]),
        ("11SSHE turn=A A: B: stars=21", ["R345"]),
        ("11SSHE A: B:", ["R346"]),
        ("11SSHE turn=Z A: B:", ["R346"]),
        ("11SSHE turn=C A: B: C: hearts=0", ["R346"]),
        ("turn=A A: B: 11SSHE", ["R346"]),
        ("11SSHE turn=A yield=B/Z A: B: at=city", ["R347"]),
        ("11SSHE turn=A yield=BZ A: B: at=city", ["R347"]),
        ("11SSHE turn=A +two-player A: B: C:", ["R348"]),
        ("11SSHE turn=A A: stars=20 B:", ["R349"]),
        ("11SSHE turn=A A: B: hearts=0", ["R349"]),
        ("11SSHE turn=A A: hearts=0 B: hearts=0", ["R346", "R349"]),
        ("11SSHE turn=A at=city A: B:", ["N142"]),
        ("11SSHE turn=A A: at=here B:", ["N133"]),
        ("11SSHE turn=A A: hearts=-1 B:", ["N133"]),
        ("11SSHX turn=A A: B:", ["N101"]),
        ("11SSHE turn=A A: A:", ["N141"]),
        ("11SSHE turn=A wind=E A: B:", ["N130"]),
        ("11SSHE turn=A +rage A: B:", ["N120"]),
    ],
)
def test_what_cannot_be_is_refused(line: str, expected: list[str]):
    """Each problem by its code, and no other."""
    assert codes(line) == expected


def test_all_problems_of_a_line_are_told_at_once():
    """In the order of their places."""
    line = "11SSHE2 turn=B yield=Z A: hearts=11 at=city B: at=city hearts=0 C:"
    assert codes(line) == ["R340", "R346", "R347", "R345", "R344"]
