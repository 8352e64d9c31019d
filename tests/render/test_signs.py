"""Characters and terminals."""

from __future__ import annotations

import pytest

from scorecalc.render.signs import bold, cells, dim, plain, safe


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\x1b[31mred", r"\x1b[31mred"),
        ("a\nb\tc\rd\x00", r"a\x0ab\x09c\x0dd\x00"),
        ("\x7f\x9b", r"\x7f\x9b"),
        ("\u202eabc\u2066\u200b", r"\u202eabc\u2066\u200b"),
        ("\u2028\u2029\ufeff", r"\u2028\u2029\ufeff"),
        ("\ud800", r"\ud800"),
        ("\U000e0041", r"\U000e0041"),
        ("平和 × ⅓ 🀇 é\u3000x\xa0y", "平和 × ⅓ 🀇 é\u3000x\xa0y"),
    ],
)
def test_only_harmless_characters_are_shown_as_they_are(given, shown):
    """Controls, directions, separators, surrogates and tags are escaped; letters, signs and wide spaces are not."""
    assert safe(given) == shown


def test_ascii_stands_for_every_sign():
    """A fraction behind a whole number is set apart from it; what has no spelling is an escape."""
    assert plain("3⅓ ½ × → … ≥") == "3 1/3 1/2 x -> ... >="
    assert plain("é🀇\u3000x") == r"\xe9\U0001f007 x"


def test_columns_of_a_terminal():
    """Wide characters take two, combining ones none."""
    assert (cells("abc"), cells("平和"), cells("e\u0301"), cells("×→⅓")) == (3, 4, 1, 3)


def test_colour_surrounds_text_only_where_it_is_on():
    """And never nothing."""
    assert (bold("a", color=True), dim("a", color=True)) == ("\x1b[1ma\x1b[0m", "\x1b[2ma\x1b[0m")
    assert (bold("a", color=False), bold("", color=True), dim("", color=True)) == ("a", "", "")
